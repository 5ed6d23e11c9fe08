"""How often the takers of a thing win.

All seats play greedy, so that they differ only in what they take. A player who is ahead takes more of everything, so a
card may look strong only because the leaders take it. Three measures against that: what is chosen before the game is
chosen at random; in the game half of the takings are replaced by a random thing of the same sort, and these are counted
apart; and takers are also counted only in games where all seats took equally many things of that sort.

Randomness decides which thing is taken, not whether one is: a player who can afford one may be ahead already. So seats
that were given a thing at random are compared with seats that were given another while this one was on offer. The
difference is the effect of the thing by itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import hypot
from statistics import fmean

from sunstone.core.game import Game
from sunstone.lab.arena_stats import Estimate, mean_of_deals, wilson
from sunstone.lab.balance_play import LotGame
from sunstone.lab.balance_takings import Key, drawn_by_lot

BOUND = 0.6
"""Nothing should win more than this share of two-player games by itself."""
LEAST_LOT = 50
"""Least number of random takers, and of seats given another thing, to judge a thing by them."""


@dataclass(frozen=True)
class Thing:
    """How often one thing was taken, and how often its takers won."""

    sort: str
    name: str
    takers: int
    """Seats that took it."""
    share: float
    """Their share of all seats."""
    wins: Estimate
    """Share of games the takers won; a shared first place is a shared win."""
    margin: Estimate | None
    """Points ahead of the best of the others; `None` if it was taken in a single game."""
    even: int
    """Takers who took exactly as many things of this sort as every other seat at the table."""
    even_wins: Estimate | None
    lot: int
    """Takers who took it at random."""
    lot_wins: Estimate | None
    passed: int
    """Seats given another thing by the first random choice with this one on offer."""
    itself: Estimate | None
    """Share of wins with it, for a seat that wins half of its games with the alternatives."""
    score: float
    """Mean score of its takers."""
    score_without: float | None
    """Mean score of all seats that did not; `None` if there are none."""

    @property
    def above(self) -> bool:
        """Whether it surely wins more than it should, by itself."""
        judged = self.judged
        return judged is not None and judged.low > BOUND

    @property
    def judged(self) -> Estimate | None:
        """The share of wins that best isolates the effect of the thing.

        All games for what is dealt; for what is taken the random takings, or games on even terms if those are rare.
        """
        if self.lot == self.takers and not self.passed:
            return self.wins
        return self.itself if min(self.lot, self.passed) >= LEAST_LOT else self.even_wins


@dataclass
class _Tally:
    """What is counted of one thing."""

    wins: list[float] = field(default_factory=list)
    margins: list[tuple[int, float]] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    even: list[float] = field(default_factory=list)
    lot: list[float] = field(default_factory=list)
    given: list[float] = field(default_factory=list)
    passed: list[float] = field(default_factory=list)


def things_of(game: Game, results: Iterable[LotGame]) -> list[Thing]:
    """The things taken in games already played."""
    tallies: dict[Key, _Tally] = {}
    total = 0.0
    seats = 0
    for result in results:
        seats += len(result.scores)
        total += sum(result.scores)
        for seat in range(len(result.scores)):
            _count(tallies, result, seat)
    things = [_thing(key, tally, seats, total) for key, tally in tallies.items() if tally.wins]
    order = [one.sort for one in drawn_by_lot(game)]
    return sorted(things, key=lambda thing: (order.index(thing.sort), -thing.wins.value, thing.name))


def _count(tallies: dict[Key, _Tally], result: LotGame, seat: int) -> None:
    """Add what one seat took in one game."""
    won = result.won(seat)
    others = [score for other, score in enumerate(result.scores) if other != seat]
    margin = result.scores[seat] - (max(others) if others else 0.0)
    for key, by_lot in result.taken[seat].items():
        tally = tallies.setdefault(key, _Tally())
        tally.wins.append(won)
        tally.margins.append((result.number, margin))
        tally.scores.append(result.scores[seat])
        if len({_number(taken, key[0]) for taken in result.taken}) == 1:
            tally.even.append(won)
        if by_lot:
            tally.lot.append(won)
    for key, given in result.drawn[seat].items():
        tally = tallies.setdefault(key, _Tally())
        (tally.given if given else tally.passed).append(won)


def _number(taken: dict[Key, bool], sort: str) -> int:
    return sum(1 for other, _ in taken if other == sort)


def _thing(key: Key, tally: _Tally, seats: int, total: float) -> Thing:
    takers = len(tally.wins)
    without = seats - takers
    return Thing(
        sort=key[0],
        name=key[1],
        takers=takers,
        share=takers / seats,
        wins=wilson(sum(tally.wins), takers),
        margin=mean_of_deals(tally.margins) if len({number for number, _ in tally.margins}) > 1 else None,
        even=len(tally.even),
        even_wins=_share(tally.even),
        lot=len(tally.lot),
        lot_wins=_share(tally.lot),
        passed=len(tally.passed),
        itself=_by_itself(tally.given, tally.passed),
        score=fmean(tally.scores),
        score_without=(total - sum(tally.scores)) / without if without else None,
    )


def _share(wins: list[float]) -> Estimate | None:
    return wilson(sum(wins), len(wins)) if wins else None


def _by_itself(given: list[float], passed: list[float]) -> Estimate | None:
    """Half of the games, and what those won more who were given a thing; with Newcombe's interval for a difference."""
    if not given or not passed:
        return None
    one = wilson(sum(given), len(given))
    other = wilson(sum(passed), len(passed))
    value = 0.5 + one.value - other.value
    low = value - hypot(one.value - one.low, other.high - other.value)
    high = value + hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, max(0.0, low), min(1.0, high))
