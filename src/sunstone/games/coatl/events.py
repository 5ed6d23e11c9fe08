"""The kinds of event in a game of Cóatl."""

from __future__ import annotations

from typing import Final

from sunstone.core.events import EventKind

KEPT: Final = EventKind("kept", ("count", "discarded"), private=("cards",))
TOOK: Final = EventKind("took", ("piece", "colours"))
REFILLED: Final = EventKind("refilled", ("heads", "tails", "bodies"))
CHOSE: Final = EventKind("chose", ("card",))
DREW: Final = EventKind("drew", (), private=("card",))
REVEALED: Final = EventKind("revealed", ("cards",))
RESHUFFLED: Final = EventKind("reshuffled", ("count",))
STARTED: Final = EventKind("started", ("coatl", "piece", "colour"))
EXTENDED: Final = EventKind("extended", ("coatl", "place", "colour"))
FULFILLED: Final = EventKind("fulfilled", ("coatl", "card", "points"))
COMPLETED: Final = EventKind("completed", ("coatl", "length", "temple", "points"))
TEMPLE_REVEALED: Final = EventKind("temple_revealed", ("pile", "card"))
PICKED: Final = EventKind("picked", ("piece", "colours"))
FORESAW: Final = EventKind("foresaw", ("cards",))
DISCARDED: Final = EventKind("discarded", ("cards",))
COMMITTED: Final = EventKind("committed", ("card",))
PASSED: Final = EventKind("passed")
ENDING: Final = EventKind("ending", ("cause",))
ENDED: Final = EventKind("ended", ("scores",))

KINDS: Final = (
    KEPT,
    TOOK,
    REFILLED,
    CHOSE,
    DREW,
    REVEALED,
    RESHUFFLED,
    STARTED,
    EXTENDED,
    FULFILLED,
    COMPLETED,
    TEMPLE_REVEALED,
    PICKED,
    FORESAW,
    DISCARDED,
    COMMITTED,
    PASSED,
    ENDING,
    ENDED,
)
