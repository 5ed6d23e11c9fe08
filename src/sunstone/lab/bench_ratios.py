"""Our speed as a multiple of somebody else's in the same run, and what each game is to reach."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from sunstone.core.game import Game

AT_LEAST: Final = "at_least"
AT_MOST: Final = "at_most"

COMPARISONS: Final = (
    ("loop", "catanatron.loop", AT_LEAST),
    ("loop", "openspiel_backgammon.loop", AT_LEAST),
    ("playout", "openspiel_backgammon.loop", AT_LEAST),
    ("rollouts", "openspiel_backgammon.rollouts", AT_LEAST),
    ("clone", "python_chess.copy", AT_MOST),
    ("aec", "pettingzoo_connect_four.aec", AT_LEAST),
    ("aec", "pettingzoo_connect_four.aec_raw", AT_LEAST),
    ("vector", ".aec", AT_LEAST),
)
"""Which of our rows is divided by which of theirs, and which side of the target is the good one.

A row that begins with a dot is another one of the same game.
"""


@dataclass(frozen=True)
class Ratio:
    """One comparison."""

    game: str
    ours: str
    """Name of our row."""
    peer: str
    """Name of their row."""
    value: float
    bound: str
    """Whether the target is the least or the most the value may be."""
    target: float | None

    @property
    def met(self) -> bool | None:
        """Whether the target is met; `None` without one."""
        if self.target is None:
            return None
        return self.value >= self.target if self.bound == AT_LEAST else self.value <= self.target

    def as_json(self) -> dict[str, object]:
        """The comparison as plain JSON."""
        return {**asdict(self), "met": self.met}


def ratios(games: Sequence[Game], values: Mapping[str, float]) -> list[Ratio]:
    """Every comparison for which both sides were measured, with the target of the game's profile, if it has one.

    The compiled engine is to reach these.
    """
    found: list[Ratio] = []
    for game in games:
        for row, peer, bound in COMPARISONS:
            ours = f"{game.id}.{row}"
            other = f"{game.id}{peer}" if peer.startswith(".") else peer
            if ours in values and other in values:
                target = game.profile.bench_targets.get((row, peer))
                found.append(Ratio(game.id, ours, other, values[ours] / values[other], bound, target))
    return found
