"""Games that are the same every time, for the browser tests.

`dealt.py record` plays a game of each kind with bots and writes down how it went. `dealt.py serve` is `sunstone serve`
that deals every table from the seed of those games.
"""

import json
import sys
from typing import Any

import sunstone
from sunstone import bots
from sunstone.cli.app import main
from sunstone.server.lobby.seating import Seating

SEED = 20
GAMES: dict[str, dict[str, Any]] = {
    "tzolkin": {"players": 4, "options": {}},
    "coatl": {"players": 3, "options": {"promo": True, "sacrifice_tokens": True}},
    "endless_winter": {"players": 3, "options": {"glacier_tokens": True, "rest_tokens": True}},
}
_open = Seating._open


def record(name: str) -> dict[str, Any]:
    """The seats and decisions of greedy bots in a game dealt from the seed."""
    players, options = GAMES[name]["players"], GAMES[name]["options"]
    state = sunstone.game(name).new(players=players, seed=SEED, options=options)
    seats = [bots.make("greedy", SEED + seat) for seat in range(players)]
    actions = []
    while not state.over:
        action = seats[state.seat].choose(state)
        actions.append([state.seat, state.say(action)])
        state.play(action)
    return {**GAMES[name], "actions": actions}


async def dealt(self: Seating, visitor: Any, wish: Any, seats: Any, seed: int, *rest: Any, **more: Any) -> Any:
    """Open a table that is dealt from the seed; a lesson was written for its own."""
    lesson = any(seat.bot == "teacher" for seat in seats)
    return await _open(self, visitor, wish, seats, seed if lesson else SEED, *rest, **more)


if __name__ == "__main__":
    if sys.argv[1:] == ["record"]:
        json.dump({name: record(name) for name in GAMES}, sys.stdout)
    else:
        Seating._open = dealt  # type: ignore[method-assign]
        main()
