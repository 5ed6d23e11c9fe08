"""Steps per second through PettingZoo's agent-by-agent interface, ours and PettingZoo's own connect_four; and those of
many tables side by side (`sunstone.lab.vector`), with the same observations and masks.

Through PettingZoo both are driven by the same few lines, which look at every observation through `last()` and choose
among the actions its mask allows. connect_four is measured as PettingZoo hands it out, with its wrappers, and once more
without them, for our environment needs none. The steps by which agents leave a finished game are made, but not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import Any

from sunstone.core.game import Game
from sunstone.lab.bench_ours import players_of
from sunstone.lab.bench_peers import package_version
from sunstone.lab.bench_probe import ACTIONS, Probe, Reading, source, time_games

PACKAGE = "pettingzoo"
PEER = "pettingzoo_connect_four"
TABLES = 64
"""Tables side by side."""
SPREAD = 300
"""Random actions before the first games, at the most: all stages of a game then weigh the same."""
_STEPS_BETWEEN_LOOKS = 20


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


def _vector(name: str, make: Callable[[], Any], seconds: float) -> list[Reading]:
    env = make()
    env.reset()
    steps = 0
    start = perf_counter()
    while True:
        for _ in range(_STEPS_BETWEEN_LOOKS):
            env.step(env.sample())
        steps += _STEPS_BETWEEN_LOOKS * TABLES
        took = perf_counter() - start
        if took >= seconds:
            return [Reading(name, ACTIONS, steps / took)]


def probes(games: Sequence[Game]) -> tuple[list[Probe], dict[str, str | None]]:
    """The probes, and PettingZoo's version: `None`, and no probes, if it or what it needs is not installed."""
    try:
        observed = import_module("sunstone.lab.observation").observed
        ours = import_module("sunstone.lab.pettingzoo")
        vector = import_module("sunstone.lab.vector").VectorEnv
        theirs = import_module("pettingzoo.classic.connect_four_v3")
    except ImportError:
        return [], {PACKAGE: None}
    found: list[Probe] = []

    def add(name: str, measure: Callable[..., list[Reading]], make: Callable[[], Any]) -> None:
        found.append(Probe(name, partial(measure, name, make)))

    for game in games:
        if observed(game):
            players = players_of(game)
            add(f"{game.id}.aec", _aec, partial(ours.env, game.id, players))
            add(f"{game.id}.vector", _vector, partial(vector, game.id, TABLES, players, seed=1, spread=SPREAD))
    add(f"{PEER}.aec", _aec, theirs.env)
    add(f"{PEER}.aec_raw", _aec, theirs.raw_env)
    return found, {PACKAGE: package_version(PACKAGE) or "?"}
