"""What a position is worth to every seat: its points, the lead, and the chance to win, in one number each."""

from __future__ import annotations

from math import exp

from sunstone.bots.settings import Settings
from sunstone.core.game import State


def values(state: State, settings: Settings) -> list[float]:
    """The value of a position for each seat, in points.

    A seat wants points, wants to be ahead of the best of the others, and wants to win. Points alone would not care
    who wins, the win alone would play carelessly when far ahead or far behind.
    """
    game = state.game
    worth: list[float] = []
    for seat in range(state.players):
        worth.append(game.evaluate(state, seat))
    chances = _results(state) if state.over else _chances(worth, settings.win_scale)
    out: list[float] = []
    for seat in range(state.players):
        best = -1e9
        for other in range(state.players):
            if other != seat and worth[other] > best:
                best = worth[other]
        if state.players == 1:
            best = 0.0
        out.append(worth[seat] - settings.lead * best + settings.win * chances[seat])
    return out


def _chances(worth: list[float], scale: float) -> list[float]:
    """The chance of each seat to win, from what its position is worth beside the others."""
    top = max(worth)
    total = 0.0
    out: list[float] = []
    for one in worth:
        chance = exp((one - top) / scale)
        out.append(chance)
        total += chance
    return [chance / total for chance in out]


def _results(state: State) -> list[float]:
    """Who has won; those who share the first place share the win."""
    ranking = state.ranking()
    first = ranking.count(1)
    return [1.0 / first if place == 1 else 0.0 for place in ranking]
