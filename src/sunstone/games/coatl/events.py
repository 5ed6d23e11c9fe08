"""The kinds of event in a game of Cóatl."""

from __future__ import annotations

from typing import Final

from sunstone.core.events import EventKinds

KINDS: Final = EventKinds()

KEPT: Final = KINDS.add("kept", ("count", "discarded"), private=("cards",))
TOOK: Final = KINDS.add("took", ("piece", "colours"))
REFILLED: Final = KINDS.add("refilled", ("heads", "tails", "bodies"))
CHOSE: Final = KINDS.add("chose", ("card",))
DREW: Final = KINDS.add("drew", (), private=("card",))
REVEALED: Final = KINDS.add("revealed", ("cards",))
RESHUFFLED: Final = KINDS.add("reshuffled", ("count",))
STARTED: Final = KINDS.add("started", ("coatl", "piece", "colour"))
EXTENDED: Final = KINDS.add("extended", ("coatl", "place", "colour"))
FULFILLED: Final = KINDS.add("fulfilled", ("coatl", "card", "points"))
COMPLETED: Final = KINDS.add("completed", ("coatl", "length", "temple", "points"))
TEMPLE_REVEALED: Final = KINDS.add("temple_revealed", ("pile", "card"))
PICKED: Final = KINDS.add("picked", ("piece", "colours"))
FORESAW: Final = KINDS.add("foresaw", ("cards",))
DISCARDED: Final = KINDS.add("discarded", ("cards",))
COMMITTED: Final = KINDS.add("committed", ("card",))
PASSED: Final = KINDS.add("passed")
ENDING: Final = KINDS.add("ending", ("cause",))
ENDED: Final = KINDS.add("ended", ("scores",))
