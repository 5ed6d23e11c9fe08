"""One build of Sunstone measured from outside: the process behind `sunstone bench --against`.

It is run as a script with the build on PYTHONPATH, which may be an older one: only `sunstone` as everyone uses it is
imported here, nothing else of the lab. It takes requests and answers them, a line of JSON each.
"""

from __future__ import annotations

import gc
import importlib
import json
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from time import process_time

import sunstone
from sunstone import bots

Work = Callable[[int, int], int]
"""Do a piece of work that begins with this number and is repeated so often; returns how many units that were."""
Row = tuple[str, Work]
"""The unit of a row, and its work."""

POSITIONS = 5
"""Positions in which single calls are timed, spread evenly over a random game."""
CHESS_PLIES = (16, 24, 32, 40, 48)


def positions(game: sunstone.Game, players: int) -> list[sunstone.State]:
    """Positions with a choice from the course of one random game, the same ones every time."""
    length = sunstone.playout(game.new(players, seed=1), sunstone.Rng(1))
    found = [game.new(players, seed=1) for _ in range(POSITIONS)]
    for part, state in enumerate(found, start=1):
        sunstone.playout(state, sunstone.Rng(1), length * part // (POSITIONS + 1))
        while len(legal := state.legal()) == 1:
            state.play(legal[0])
    return found


def record(game: sunstone.Game, players: int) -> tuple[sunstone.Record, list[int]]:
    """A random game, written down and as actions."""
    recorder = sunstone.Recorder(game, [""] * players, seed=1)
    rng = sunstone.Rng(1)
    actions: list[int] = []
    while not recorder.state.over:
        legal = recorder.state.legal()
        actions.append(legal[rng.below(len(legal))])
        recorder.play(actions[-1])
    return recorder.record, actions


def calls(made: Sequence[Callable[[], object]]) -> Work:
    """All of these calls, again and again."""

    def work(_: int, repeats: int) -> int:
        for _ in range(repeats):
            for call in made:
                call()
        return repeats * len(made)

    return work


def whole_games(game: sunstone.Game, players: int, start: int, repeats: int) -> int:
    """Random games inside compiled code."""
    for number in range(start, start + repeats):
        sunstone.playout(game.new(players, seed=number), sunstone.Rng(number))
    return repeats


def loop(game: sunstone.Game, players: int, start: int, repeats: int) -> int:
    """Random games from a loop in Python, counted in actions."""
    actions = 0
    for number in range(start, start + repeats):
        choice = random.Random(number).choice  # noqa: S311 - a game is played with it
        state = game.new(players, seed=number)
        while not state.over:
            state.play(choice(state.legal()))
        actions += state.ply
    return actions


def played(game: sunstone.Game, players: int, actions: list[int], _: int, repeats: int) -> int:
    """A known game, for the cost of `play` without that of `legal`."""
    for _ in range(repeats):
        state = game.new(players, seed=1)
        for action in actions:
            state.play(action)
    return repeats * len(actions)


def replayed(written: sunstone.Record, _: int, repeats: int) -> int:
    """A record played again from its text."""
    for _ in range(repeats):
        written.replay()
    return repeats


def decisions(code: str, found: list[sunstone.State], start: int, repeats: int) -> int:
    """Decisions of a bot that knows nothing of the one before."""
    for number in range(start, start + repeats):
        bots.make(code, number).choose(found[number % POSITIONS])
    return repeats


def simulations(code: str, found: list[sunstone.State], start: int, repeats: int) -> int:
    """The same for a bot that searches, counted in simulations."""
    done = 0
    for number in range(start, start + repeats):
        bot = bots.make(code, number)
        bot.choose(found[number % POSITIONS])
        assert isinstance(bot, bots.SearchBot)
        done += bot.simulations
    return done


def game_rows(game: sunstone.Game, players: int) -> dict[str, Row]:
    """Everything that is measured of a game."""
    found = positions(game, players)
    written, actions = record(game, players)
    rng = sunstone.Rng(1)
    dumps = [state.dump() for state in found]
    rows: dict[str, Row] = {
        "playout_games": ("games/s", partial(whole_games, game, players)),
        "loop": ("actions/s", partial(loop, game, players)),
        "play": ("actions/s", partial(played, game, players, actions)),
        "legal": ("ns", calls([state.legal for state in found])),
        "clone": ("ns", calls([state.clone for state in found])),
        "new": ("ns", calls([partial(game.new, players, seed) for seed in range(POSITIONS)])),
        "determinize": ("ns", calls([partial(state.determinize, state.seat, rng) for state in found])),
        "view": ("ns", calls([partial(state.view, state.seat) for state in found])),
        "dump": ("ns", calls([state.dump for state in found])),
        "load": ("ns", calls([partial(game.load, dump) for dump in dumps])),
        "replay": ("records/s", partial(replayed, written)),
        "search": ("simulations/s", partial(simulations, bots.YARDSTICK, found)),
        "greedy": ("decisions/s", partial(decisions, "greedy", found)),
    }
    try:
        observe = game.observer(players).observe
    except sunstone.BadOption:
        # A game need not have one.
        return rows
    rows["observe"] = ("ns", calls([partial(observe, state, state.seat) for state in found]))
    return rows


def chess_rows() -> dict[str, Row]:
    """python-chess's quick copy, where it is installed: both processes measure the same code."""
    try:
        chess = importlib.import_module("chess")
    except ImportError:
        return {}
    choice = random.Random(1).choice  # noqa: S311 - a game is played with it
    board = chess.Board()
    copies: list[Callable[[], object]] = []
    while len(copies) < len(CHESS_PLIES):
        board.push(choice(list(board.legal_moves)))
        if board.ply() in CHESS_PLIES:
            copies.append(partial(board.copy(stack=False).copy, stack=False))
    return {"python_chess.copy": ("ns", calls(copies))}


def rows_of(games: Mapping[str, int], peers: bool) -> dict[str, Row]:
    """All rows of these games, each with its number of players, by the name they have in a report."""
    rows: dict[str, Row] = {}
    for name, players in games.items():
        found = game_rows(sunstone.game(name), players)
        rows.update({f"{name}.{row}": work for row, work in found.items()})
    if peers:
        rows.update(chess_rows())
    return rows


def timed(work: Work, start: int, repeats: int) -> tuple[int, float]:
    """Units done, and the seconds of this process for them: what others use of the machine does not count."""
    begun = process_time()
    units = work(start, repeats)
    return units, process_time() - begun


def serve(games: Mapping[str, int], peers: bool) -> None:
    """Say what can be measured, then measure what is asked for until there is nothing more."""
    rows = rows_of(games, peers)
    gc.collect()
    gc.freeze()
    compiled = not str(importlib.import_module("sunstone.core.rng").__file__).endswith(".py")
    units = {name: unit for name, (unit, _) in rows.items()}
    answer: object = {"file": sunstone.__file__, "compiled": compiled, "rows": units}
    sys.stdout.write(json.dumps(answer) + "\n")
    sys.stdout.flush()
    for line in sys.stdin:
        name, start, repeats = json.loads(line)
        sys.stdout.write(json.dumps(timed(rows[name][1], start, repeats)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    serve(json.loads(sys.argv[1]), sys.argv[2] == "peers")
