"""How long a search may think: a number of simulations for a decision, a time for a whole turn, or both."""

from __future__ import annotations

from time import perf_counter
from typing import final

from sunstone.core.profile import Profile

SHARE = 0.5
"""Part of the time left for the turn that its next decision may take: more may follow, and the tree is kept."""
RESERVE = 0.06
"""Part of a turn's time kept for what is not counted simulation by simulation."""
LEAST = 12
"""Simulations that the tree of a decision has had at least, even when the time of the turn is used up."""
UNLIMITED = 1 << 40


@final
class Budget:
    """What a bot may spend. It is told when a turn begins, so that a turn of many decisions takes no longer."""

    __slots__ = ("_begun", "_decision_ends", "_level", "seconds", "simulations", "turn_ends")

    def __init__(self, simulations: int = UNLIMITED, seconds: float = 0.0, level: str = "") -> None:
        if simulations < 1:
            raise ValueError(f"a search needs at least one simulation, not {simulations}")
        if simulations == UNLIMITED and seconds <= 0.0:
            raise ValueError("a search without end needs a time")
        self.simulations: int = simulations
        """Simulations for a decision, those taken over from the decision before included."""
        self.seconds: float = seconds
        """Seconds for a whole turn; 0 is no limit."""
        # The code of the level it is for, if any.
        self._level: str = level
        self._begun: float = 0.0
        self.turn_ends: float = 0.0
        """When the time of the turn under way is up, by the clock of this process."""
        self._decision_ends: float = 0.0

    def adapt(self, profile: Profile) -> None:
        """Take the number of simulations that a game's profile has for this level, if it has one."""
        self.simulations = profile.simulations.get(self._level, self.simulations)

    def start(self, new_turn: bool) -> None:
        """A decision begins."""
        if self.seconds > 0.0:
            self._begun = perf_counter()
            if new_turn:
                self.turn_ends = self._begun + self.seconds * (1.0 - RESERVE)
            self._decision_ends = self._begun + max(0.0, self.turn_ends - self._begun) * SHARE

    def left(self, done: int, visits: int) -> int:
        """How many simulations are left for this decision: so many were done for it, and so many its tree has had."""
        left = self.simulations - visits
        if self.seconds > 0.0:
            now = perf_counter()
            if now >= self._decision_ends:
                return max(0, min(left, LEAST - visits))
            pace = float(done) / max(1e-6, now - self._begun)
            left = min(left, 1 + int(pace * (self._decision_ends - now)))
        return left
