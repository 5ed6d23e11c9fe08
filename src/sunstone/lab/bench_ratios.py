"""Our speed as a multiple of somebody else's in the same run, and what each game is to reach."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

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
)
"""Which of our rows is divided by which of theirs, and which side of the target is the good one."""

TARGETS: Final[Mapping[str, Mapping[tuple[str, str], float]]] = {
    "coatl": {
        ("loop", "catanatron.loop"): 5,
        ("loop", "openspiel_backgammon.loop"): 1,
        ("playout", "openspiel_backgammon.loop"): 4,
        ("clone", "python_chess.copy"): 4,
    },
    "tzolkin": {
        ("loop", "catanatron.loop"): 4,
        ("loop", "openspiel_backgammon.loop"): 1,
        ("playout", "openspiel_backgammon.loop"): 4,
        ("rollouts", "openspiel_backgammon.rollouts"): 1,
        ("aec", "pettingzoo_connect_four.aec"): 3,
    },
    "endless_winter": {
        ("loop", "catanatron.loop"): 2,
        ("playout", "openspiel_backgammon.loop"): 2,
    },
}
"""By game: the compiled engine is to reach these. A comparison without a target is still shown."""


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


def ratios(games: list[str], values: Mapping[str, float]) -> list[Ratio]:
    """Every comparison for which both sides were measured."""
    found: list[Ratio] = []
    for game in games:
        targets = TARGETS.get(game, {})
        for row, peer, bound in COMPARISONS:
            ours = f"{game}.{row}"
            if ours in values and peer in values:
                target = targets.get((row, peer))
                found.append(Ratio(game, ours, peer, values[ours] / values[peer], bound, target))
    return found
