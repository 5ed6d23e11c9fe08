"""Steps per second through PettingZoo's agent-by-agent interface, ours and PettingZoo's own connect_four.

Both are driven by the same few lines, which look at every observation through `last()` and choose among the actions its
mask allows. connect_four is measured as PettingZoo hands it out, with its wrappers, and once more without them, for our
environment needs none. The steps by which agents leave a finished game are made, but not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Any

from sunstone.core.game import Game
from sunstone.lab.bench_ours import players_of
from sunstone.lab.bench_peers import package_version
from sunstone.lab.bench_probe import ACTIONS, Probe, Reading, source, time_games

PACKAGE = "pettingzoo"
PEER = "pettingzoo_connect_four"


def _aec(name: str, make: Callable[[], Any], seconds: float) -> list[Reading]:
    choice = source().choice
    nonzero = import_module("numpy").flatnonzero
    env = make()

    def play(number: int) -> int:
        env.reset(seed=number)
        steps = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(choice(nonzero(seen["action_mask"]).tolist()))
                steps += 1
        return steps

    return [Reading(name, ACTIONS, time_games(play, seconds)[0])]


def probes(games: Sequence[Game]) -> tuple[list[Probe], dict[str, str | None]]:
    """The probes, and PettingZoo's version: `None`, and no probes, if it or what it needs is not installed."""
    try:
        observed = import_module("sunstone.lab.observation").observed
        ours = import_module("sunstone.lab.pettingzoo")
        theirs = import_module("pettingzoo.classic.connect_four_v3")
    except ImportError:
        return [], {PACKAGE: None}
    makers: dict[str, Callable[[], Any]] = {
        f"{game.id}.aec": partial(ours.env, game.id, players_of(game)) for game in games if observed(game)
    }
    makers[f"{PEER}.aec"] = theirs.env
    makers[f"{PEER}.aec_raw"] = theirs.raw_env
    found = [Probe(name, partial(_aec, name, make)) for name, make in makers.items()]
    return found, {PACKAGE: package_version(PACKAGE) or "?"}
