"""One-sided ways to play Cóatl."""

from __future__ import annotations

from typing import Final

from sunstone.core.policy import Policy

_HEADS_AND_TAILS: Final = (
    "take head",
    "take tail",
    "start head",
    "start tail",
    "extend 1 head",
    "extend 1 tail",
    "extend 2 head",
    "extend 2 tail",
)
_WHOLE_HAND: Final = ("discard 1 2 3 4 5", "discard 1 2 3 4")

POLICIES: Final = (
    # Lays as many cards as it can beside coatls that it does not complete and keeps its hand full, until no card is
    # left and the display stays short.
    Policy("hoarder", ("choose", "fulfil", *_WHOLE_HAND), ("end", "pass", "future", *_HEADS_AND_TAILS), True),
    # Completes coatls as fast as it can.
    Policy("builder", ("start", "extend", "fulfil", "temple", "complete", "commit"), ("end", "pass")),
    # Empties the bags and the supply board.
    Policy("collector", ("take", "pick"), ("fulfil", "temple", "complete", "pass")),
    # Does as little as it may.
    Policy("passer", ("pass", "end", "keep none", "discard none"), ("fulfil", "temple", "complete")),
)
