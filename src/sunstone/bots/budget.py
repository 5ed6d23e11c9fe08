"""How long a search may think: a number of simulations for a decision, a time for a whole turn, or both."""

from __future__ import annotations

from time import perf_counter
from typing import final

from sunstone.core.profile import Profile

SHARE = 0.5
"""Share of the time left in a turn that the next decision may take."""
RESERVE = 0.06
"""Share of a turn's time kept for work outside simulations, and for `LEAST`."""
LEAST = 12
"""Least simulations for a decision that has no time left, as long as its turn has any."""
UNLIMITED = 1 << 40


@final
class Budget:
    """What a bot may spend on a decision. The decisions of one turn share its time."""

    __slots__ = ("_begun", "_cost", "_decision_ends", "_level", "seconds", "simulations", "turn_ends")

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
        # Seconds for a simulation, as of late.
        self._cost: float = 0.0
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

    def is_late(self) -> bool:
        """Whether the time of this decision is up."""
        return self.seconds > 0.0 and perf_counter() >= self._decision_ends

    def left(self, done: int, visits: int) -> int:
        """Simulations left for this decision, after `done` of them; the tree has had `visits` in all."""
        left = self.simulations - visits
        if self.seconds > 0.0:
            now = perf_counter()
            if done > 0:
                self._cost = (now - self._begun) / float(done)
            if now >= self._decision_ends:
                # One by one: where Python is slow, each may take a good part of a second.
                in_turn = now + self._cost < self.turn_ends + self.seconds * RESERVE
                return 1 if in_turn and left > 0 and visits < LEAST else 0
            left = min(left, 1 + int((self._decision_ends - now) / max(1e-6, self._cost)) if done > 0 else 1)
        return left
