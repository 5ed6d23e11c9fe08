"""Leaf value: points, lead and chance to win of each seat, combined into one number each."""

from __future__ import annotations

from math import exp

from sunstone.bots.settings import Settings
from sunstone.core.game import State


def values(state: State, settings: Settings) -> list[float]:
    """The value of a position for each seat, in points.

    It combines points, the lead over the best opponent, and the chance to win. Points alone ignore who wins; the chance
    to win alone plays carelessly when far ahead or far behind.
    """
    worth = worths(state)
    return weighed(worth, chances(state, worth, settings.win_scale), settings)


def worths(state: State) -> list[float]:
    """The evaluation of each seat."""
    game = state.game
    return [game.evaluate(state, seat) for seat in range(state.players)]


def make_good(state: State, worth: list[float], done: list[int], gain: float, loss: float) -> None:
    """Tempo correction: value a position in the middle of a round as if the round were over.

    `done` counts the turns each seat has had. A seat gains `gain` for each turn it is behind the seat with the most,
    and loses `loss` for each turn the others are behind. Not applied when the game is over.
    """
    if state.over:
        return
    most = max(done)
    missing = most * len(done) - sum(done)
    for seat in range(len(worth)):
        own = most - done[seat]
        worth[seat] += gain * float(own) - loss * float(missing - own)


def chances(state: State, worth: list[float], scale: float) -> list[float]:
    """Each seat's chance to win, from what the positions are worth: `scale` points of lead make it e times likelier."""
    return results(state) if state.over else _chances(worth, scale)


def weighed(worth: list[float], winning: list[float], settings: Settings) -> list[float]:
    """Worth, lead and chance to win as one number for each seat."""
    players = len(worth)
    out: list[float] = []
    for seat in range(players):
        best = -1e9
        for other in range(players):
            if other != seat and worth[other] > best:
                best = worth[other]
        if players == 1:
            best = 0.0
        out.append(worth[seat] - settings.lead * best + settings.win * winning[seat])
    return out


def _chances(worth: list[float], scale: float) -> list[float]:
    """Each seat's chance to win: a softmax of the worths."""
    top = max(worth)
    total = 0.0
    out: list[float] = []
    for one in worth:
        chance = exp((one - top) / scale)
        out.append(chance)
        total += chance
    return [chance / total for chance in out]


def results(state: State) -> list[float]:
    """Who has won; those who share the first place share the win."""
    ranking = state.ranking()
    first = ranking.count(1)
    return [1.0 / first if place == 1 else 0.0 for place in ranking]
