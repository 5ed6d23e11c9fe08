"""The few turns in which a game was decided."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from sunstone.lab.analysis import Analysis, Decision

SLIP = "slip"
"""A choice gave away a good part of the chance."""
GAIN = "gain"
"""Until its next turn the seat came to stand clearly better."""
LUCK = "luck"
"""The seat chose well and stood clearly worse at its next turn: something was revealed, or the others did well."""
KINDS = (SLIP, GAIN, LUCK)
MOST = 5
_LEAST = 0.06
"""Changes of a chance below this are not worth a word, and not above the noise of the search."""


@dataclass(frozen=True)
class TurningPoint:
    """A turn in which the chances changed."""

    kind: str
    seat: int
    decision: Decision
    """The decision that mattered most in it."""
    before: float
    """The seat's chance when its turn began."""
    after: float
    """Its chance when its next turn began; in its last turn the same as before."""

    @property
    def weight(self) -> float:
        """How much of a turning point it is."""
        return self.decision.loss if self.kind == SLIP else abs(self.after - self.before)


@dataclass(frozen=True)
class SeatSummary:
    """How well a seat chose over the whole game."""

    seat: int
    decisions: int
    best: int
    """Decisions in which it made the best choice, or one as good."""
    lost: float
    """Chance given away, all decisions together."""


def turning_points(analysis: Analysis, most: int = MOST) -> list[TurningPoint]:
    """The turns that mattered most, in the order of the game.

    A seat's chance is compared from one of its turns to the next: both are the view of the same seat, just before it
    chooses. Another seat's estimate knows other cards and would tell of changes that nobody made.
    """
    turns = [(seat, list(found)) for seat, found in groupby(analysis.decisions, key=lambda decision: decision.seat)]
    found: list[TurningPoint] = []
    for seat in range(len(analysis.record.seats)):
        own = [decisions for mover, decisions in turns if mover == seat]
        for place, decisions in enumerate(own):
            before = decisions[0].chances[seat]
            after = own[place + 1][0].chances[seat] if place + 1 < len(own) else before
            point = _point(seat, decisions, before, after)
            if point is not None:
                found.append(point)
    found.sort(key=lambda point: (-point.weight, point.decision.ply))
    return sorted(found[:most], key=lambda point: point.decision.ply)


def summaries(analysis: Analysis) -> list[SeatSummary]:
    """How well each seat chose."""
    out: list[SeatSummary] = []
    for seat in range(len(analysis.record.seats)):
        own = [decision for decision in analysis.decisions if decision.seat == seat]
        best = sum(decision.loss < _LEAST / 10 for decision in own)
        out.append(SeatSummary(seat, len(own), best, sum(decision.loss for decision in own)))
    return out


def _point(seat: int, decisions: list[Decision], before: float, after: float) -> TurningPoint | None:
    worst = max(decisions, key=lambda decision: decision.loss)
    if worst.loss >= _LEAST:
        return TurningPoint(SLIP, seat, worst, before, after)
    if abs(after - before) < _LEAST:
        return None
    # Nothing was given away: the first decision of the turn set its course.
    return TurningPoint(GAIN if after > before else LUCK, seat, decisions[0], before, after)
