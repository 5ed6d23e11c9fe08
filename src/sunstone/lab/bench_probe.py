"""How a thing is timed. Ours and theirs are driven by the very same few lines."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

ACTIONS: Final = "actions/s"
GAMES: Final = "games/s"
NANOSECONDS: Final = "ns"
SHARE: Final = "share"
SIMULATIONS: Final = "simulations/s"

_CALLS_BETWEEN_LOOKS: Final = 20


@dataclass(frozen=True)
class Reading:
    """One measured value of one round."""

    name: str
    unit: str
    value: float


@dataclass(frozen=True)
class Probe:
    """Something to measure for about a given time; one probe may give several readings."""

    name: str
    measure: Callable[[float], list[Reading]]


def source() -> random.Random:
    """The one source of choices for everybody's loop, always with the same numbers."""
    return random.Random(1)  # noqa: S311 - a game is played with them, nothing is kept secret


def time_games(play: Callable[[int], int], seconds: float) -> tuple[float, float]:
    """Actions per second and games per second of whole games, set-up included.

    `play` sets up and plays the game of a number and returns its actions. The game under way when the time is up is
    played to its end and counted, so that no stage of a game weighs more than another.
    """
    actions = 0
    games = 0
    start = perf_counter()
    while True:
        actions += play(games)
        games += 1
        took = perf_counter() - start
        if took >= seconds:
            return actions / took, games / took


def time_calls(calls: Sequence[Callable[[], object]], seconds: float) -> float:
    """Nanoseconds per call, on average over the given calls, which all weigh the same."""
    rounds = 0
    start = perf_counter()
    while True:
        for _ in range(_CALLS_BETWEEN_LOOKS):
            for call in calls:
                call()
        rounds += _CALLS_BETWEEN_LOOKS
        took = perf_counter() - start
        if took >= seconds:
            return took / (rounds * len(calls)) * 1e9
