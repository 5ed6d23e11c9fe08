"""What is measured of others, where they are installed: the engines people would otherwise use from Python.

Each gets the loop our own games get: choose with the same `source()` among the legal actions, apply, count,
set-up included. Where a peer offers several ways, the fastest one we know is taken.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from sunstone.lab.bench_ours import SEARCHED
from sunstone.lab.bench_probe import (
    ACTIONS,
    NANOSECONDS,
    SHARE,
    SIMULATIONS,
    Probe,
    Reading,
    source,
    time_calls,
    time_games,
)

_CHESS_PLIES = (16, 24, 32, 40, 48)
_EXPLORATION = 1.4
_MEGABYTES = 256


def _catanatron(module: Any, seconds: float) -> list[Reading]:
    choice = source().choice
    colours = [module.Color.RED, module.Color.BLUE, module.Color.WHITE, module.Color.ORANGE]
    turns_limit = import_module("catanatron.game").TURNS_LIMIT
    new_game, player = module.Game, module.RandomPlayer

    def play(number: int) -> int:
        # Its seed 0 means "any seed".
        game = new_game([player(colour) for colour in colours], seed=number + 1)
        state = game.state
        actions = 0
        while game.winning_color() is None and state.num_turns < turns_limit:
            game.execute(choice(state.playable_actions))
            actions += 1
        return actions

    # Its dice come from the one generator of the whole process, which every new game seeds; leave it as it was.
    before = random.getstate()
    try:
        return [Reading("catanatron.loop", ACTIONS, time_games(play, seconds)[0])]
    finally:
        random.setstate(before)


def _open_spiel(module: Any, name: str, seconds: float) -> list[Reading]:
    game = module.load_game(name)
    rng = source()
    choice, fraction = rng.choice, rng.random
    chances = 0
    total = 0

    def play(_: int) -> int:
        nonlocal chances, total
        state = game.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left = fraction()
                for outcome, probability in state.chance_outcomes():  # noqa: B007 - used after it
                    left -= probability
                    if left < 0:
                        break
                state.apply_action(outcome)
                chances += 1
            else:
                state.apply_action(choice(state.legal_actions()))
            actions += 1
        total += actions
        return actions

    actions, _ = time_games(play, seconds)
    readings = [Reading(f"openspiel_{name}.loop", ACTIONS, actions)]
    if chances:
        readings.append(Reading(f"openspiel_{name}.chance", SHARE, chances / total))
    return readings


def _open_spiel_search(module: Any, name: str, seconds: float) -> list[Reading]:
    """Its own search in C++ with one random game to the end for each simulation, from the first decision."""
    game = module.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def think(number: int) -> int:
        evaluator = module.RandomRolloutEvaluator(1, number)
        bot = module.MCTSBot(game, evaluator, _EXPLORATION, SEARCHED, _MEGABYTES, False, number, False)
        return int(bot.mcts_search(state).explore_count)

    return [Reading(f"openspiel_{name}.rollouts", SIMULATIONS, time_games(think, seconds)[0])]


def _chess_copy(module: Any, seconds: float) -> list[Reading]:
    choice = source().choice
    board = module.Board()
    copies: list[Callable[[], object]] = []
    while len(copies) < len(_CHESS_PLIES):
        board.push(choice(list(board.legal_moves)))
        if board.ply() in _CHESS_PLIES:
            copies.append(partial(board.copy(stack=False).copy, stack=False))
    return [Reading("python_chess.copy", NANOSECONDS, time_calls(copies, seconds))]


_PEERS: tuple[tuple[str, str, dict[str, Callable[[Any, float], list[Reading]]]], ...] = (
    ("catanatron", "catanatron", {"catanatron.loop": _catanatron}),
    (
        "open-spiel",
        "pyspiel",
        {
            "openspiel_backgammon.loop": lambda module, seconds: _open_spiel(module, "backgammon", seconds),
            "openspiel_backgammon.rollouts": lambda module, seconds: _open_spiel_search(module, "backgammon", seconds),
            "openspiel_chess.loop": lambda module, seconds: _open_spiel(module, "chess", seconds),
        },
    ),
    ("chess", "chess", {"python_chess.copy": _chess_copy}),
)
"""Package, the module it brings, and its probes."""

PACKAGES = tuple(package for package, _, _ in _PEERS)


def package_version(package: str) -> str | None:
    """The version of an installed package."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def probes() -> tuple[list[Probe], dict[str, str | None]]:
    """The probes of the peers that can be imported, and every peer's version: `None` is not installed."""
    found: list[Probe] = []
    versions: dict[str, str | None] = {}
    for package, name, measures in _PEERS:
        try:
            module = import_module(name)
        except ImportError:
            versions[package] = None
            continue
        versions[package] = package_version(package) or "?"
        found.extend(Probe(probe, partial(measure, module)) for probe, measure in measures.items())
    return found, versions
