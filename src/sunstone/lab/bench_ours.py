"""What is measured of our own games, with default options."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sunstone.bots import Budget, SearchBot
from sunstone.bots.settings import Settings
from sunstone.core.game import Game, State
from sunstone.core.playout import playout
from sunstone.core.rng import Rng
from sunstone.lab.bench_probe import (
    ACTIONS,
    GAMES,
    NANOSECONDS,
    SIMULATIONS,
    Probe,
    Reading,
    source,
    time_calls,
    time_games,
)

POSITIONS = 5
"""Positions in which single calls are timed, spread evenly over a random game."""
SEARCHED = 100
"""Simulations a search is given for a decision, ours and theirs."""
SEARCH = "search"
"""The search as the levels play it."""
SEARCH_TURN = "search_turn"
"""The search that judges positions at the end of the turn."""
ROLLOUTS = "rollouts"
"""The search with random games to the end."""


def players_of(game: Game) -> int:
    """At how many players a game is measured."""
    return game.profile.bench_players or game.max_players


def middle_positions(game: Game) -> list[State]:
    """Positions from the course of one random game, the same ones every time."""
    length = playout(game.new(players_of(game), seed=1), Rng(1))
    positions: list[State] = []
    for part in range(1, POSITIONS + 1):
        state = game.new(players_of(game), seed=1)
        playout(state, Rng(1), length * part // (POSITIONS + 1))
        positions.append(state)
    return positions


def _loop(game: Game, seconds: float) -> list[Reading]:
    choice = source().choice

    def play(number: int) -> int:
        state = game.new(players_of(game), seed=number)
        actions = 0
        while not state.over:
            state.play(choice(state.legal()))
            actions += 1
        return actions

    return [Reading(f"{game.id}.loop", ACTIONS, time_games(play, seconds)[0])]


def _playout(game: Game, seconds: float) -> list[Reading]:
    actions, games = time_games(lambda number: playout(game.new(players_of(game), seed=number), Rng(number)), seconds)
    return [Reading(f"{game.id}.playout", ACTIONS, actions), Reading(f"{game.id}.playout_games", GAMES, games)]


def _calls(name: str, calls: list[Callable[[], object]], seconds: float) -> list[Reading]:
    return [Reading(name, NANOSECONDS, time_calls(calls, seconds))]


def _search(game: Game, way: str, seconds: float) -> list[Reading]:
    """Simulations of the search: as the levels play, evaluated at the end of the turn, or with random games."""
    settings = Settings()
    settings.rollouts = way == ROLLOUTS
    if way == SEARCH_TURN:
        settings.rounds = 0
    positions = [game.new(players_of(game), seed=1)] if settings.rollouts else middle_positions(game)

    def think(number: int) -> int:
        bot = SearchBot(number, Budget(SEARCHED), settings)
        bot.consider(positions[number % len(positions)])
        return bot.simulations

    return [Reading(f"{game.id}.{way}", SIMULATIONS, time_games(think, seconds)[0])]


def probes(game: Game) -> list[Probe]:
    """Everything that is measured of a game."""
    positions = middle_positions(game)
    rng = Rng(1)
    calls: dict[str, list[Callable[[], object]]] = {
        "clone": [state.clone for state in positions],
        "new": [partial(game.new, players_of(game), seed) for seed in range(POSITIONS)],
        "determinize": [partial(state.determinize, state.seat, rng) for state in positions],
        "view": [partial(state.view, state.seat) for state in positions],
    }
    return [
        Probe(f"{game.id}.loop", partial(_loop, game)),
        Probe(f"{game.id}.playout", partial(_playout, game)),
        *(Probe(f"{game.id}.{way}", partial(_search, game, way)) for way in (SEARCH, SEARCH_TURN, ROLLOUTS)),
        *(Probe(f"{game.id}.{name}", partial(_calls, f"{game.id}.{name}", made)) for name, made in calls.items()),
    ]
