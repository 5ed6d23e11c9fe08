"""What a search can be told about how to search. The values here were chosen by games (see docs/strength.md)."""

from __future__ import annotations

from typing import final


@final
class Settings:
    """How a search weighs, widens and looks ahead. All weights are in points or shares, none belongs to a game."""

    __slots__ = (
        "exploration",
        "lead",
        "sharpness",
        "told_scale",
        "turns",
        "unseen",
        "widening",
        "widening_others",
        "win",
        "win_scale",
    )

    def __init__(self) -> None:
        self.exploration: float = 1.5
        """How much curiosity weighs, in standard deviations of the values seen."""
        self.sharpness: float = 1.5
        """Points by which an action must look worse to be thought e times less promising."""
        self.unseen: float = 0.2
        """How much worse than the node an untried action is taken to be, in standard deviations."""
        self.widening: float = 0.5
        """An own node looks at so high a power of its visits, in actions."""
        self.widening_others: float = 0.35
        """The same for a decision of another seat."""
        self.turns: int = 1
        """Turns that are played out by first sight before a position is judged."""
        self.lead: float = 0.3
        """Weight of the best of the others' worth beside the own."""
        self.win: float = 40.0
        """Points that winning is worth by itself."""
        self.win_scale: float = 8.0
        """Points of lead that make winning e times more likely."""
        self.told_scale: float = 8.0
        """The same where chances are told to people: fitted to how games end (see `sunstone.lab.chances`)."""
