"""One-sided ways to play Tzolk'in."""

from __future__ import annotations

from typing import Final

from sunstone.core.policy import Policy

POLICIES: Final = (
    # Keeps every block and skull, and stores tiles of corn and wood.
    Policy("hoarder", ("harvest", "gain", "buy", "save none"), ("build", "monument", "pay", "sell", "raise")),
    # Empties the rows of buildings and monuments.
    Policy(
        "builder",
        ("build", "monument", "advance", "place tikal", "take tikal", "use tikal", "pay"),
        ("act none", "done", "end"),
    ),
    # Angers the gods to the bottom of the temples: begs for corn and burns the jungle.
    Policy("beggar", ("beg", "burn", "place"), ("raise", "sell")),
    # Climbs to the top of the temples and fills Chichen Itza with skulls.
    Policy("believer", ("raise", "place chichen_itza", "take chichen_itza", "gain", "advance theology"), ("burn",)),
    # Turns the calendar by two days whenever it can.
    Policy("hurrier", ("calendar 2", "place start", "done", "end")),
    # Does as little as it may.
    Policy("passer", ("act none", "done", "end", "save none"), ("use", "build", "monument", "advance", "raise")),
)
