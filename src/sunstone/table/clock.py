"""Clocks, computed from the times in the log: nothing about them is stored."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated, Literal

import msgspec

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE

RETURNING = MINUTE
"""The least time of a player who ran out of it and came back."""


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long one may think. `live` has a stock of seconds and an increment a turn, `days` a number of days a turn."""

    kind: Literal["none", "live", "days"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=10, le=86_400)] = 900
    increment: Annotated[int, msgspec.Meta(ge=0, le=3_600)] = 10
    days: Annotated[int, msgspec.Meta(ge=1, le=30)] = 3


class ClockState(msgspec.Struct, frozen=True, kw_only=True):
    """What the clocks show. The running one has run since `since`."""

    remaining: list[int]
    """Milliseconds a seat had left at `since`."""
    running: int | None
    since: int
    deadline: int | None


@dataclass(frozen=True)
class Clocks:
    """The time each seat has left, and whose clock runs since when."""

    rule: Clock
    remaining: tuple[int, ...] = ()
    running: int | None = None
    since: int = 0
    turn_since: int = field(default=0)
    """When the decision last came to another seat; days count from there."""

    def started(self, players: int, seat: int, at: int) -> Clocks:
        stock = self.rule.seconds * SECOND if self.rule.kind == "live" else 0
        return replace(self, remaining=(stock,) * players, running=seat, since=at, turn_since=at)

    def _charged(self, at: int) -> list[int]:
        """The time that is left at this moment."""
        left = list(self.remaining)
        if self.rule.kind == "live" and self.running is not None:
            left[self.running] = max(0, left[self.running] - max(0, at - self.since))
        return left

    def passed(self, to: int | None, at: int) -> Clocks:
        """The decision lies with `to` now: the same seat, another one, or nobody after the end."""
        if self.rule.kind == "none":
            return Clocks(self.rule, self.remaining, to, at, self.turn_since if to == self.running else at)
        left = self._charged(at)
        if to == self.running:
            return replace(self, remaining=tuple(left), since=at)
        if self.rule.kind == "live" and self.running is not None:
            left[self.running] += self.rule.increment * SECOND
        return replace(self, remaining=tuple(left), running=to, since=at, turn_since=at)

    def went(self, at: int) -> Clocks:
        """A seat is away from now on; what it had left stays."""
        return replace(self, remaining=tuple(self._charged(at)), since=at)

    def came_back(self, seat: int, at: int) -> Clocks:
        """A seat is back: with a little time at least, and a whole turn where days are counted."""
        left = self._charged(at) if seat != self.running else list(self.remaining)
        if self.rule.kind == "live":
            left[seat] = max(left[seat], RETURNING)
        return replace(
            self,
            remaining=tuple(left),
            since=at,
            turn_since=at if seat == self.running else self.turn_since,
        )

    def deadline(self) -> int | None:
        if self.running is None or self.rule.kind == "none":
            return None
        if self.rule.kind == "days":
            return self.turn_since + self.rule.days * DAY
        return self.since + self.remaining[self.running]

    def state(self) -> ClockState | None:
        """The clocks as they are sent; nothing where no clock is used."""
        if self.rule.kind == "none" or not self.remaining:
            return None
        return ClockState(
            remaining=list(self.remaining), running=self.running, since=self.since, deadline=self.deadline()
        )
