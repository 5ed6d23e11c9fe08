"""How much one person may write into the log of one table, so that a table takes up only so much.

Whoever has used it up can still play to the end and leave: what a game needs is bounded by the game.
"""

from __future__ import annotations

from sunstone.table import entries as kinds
from sunstone.table.entries import Draft
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table

_REPEATABLE = frozenset({kinds.CHAT, kinds.HINT, kinds.SAT, kinds.SEAT_SET, kinds.UNDONE, kinds.UNDO_ASKED, kinds.BACK})
"""What could be written again and again. Everything else comes once, uses up the game, or answers one of these."""


def check_room(live: Table, drafts: list[Draft], most: int) -> None:
    """Raise if somebody who has written `most` entries here would add what the game does not need."""
    if live.version < most or any(draft.kind == kinds.ACTION for draft in drafts):
        return
    writers = {draft.user for draft in drafts if draft.kind in _REPEATABLE and draft.user is not None}
    for writer in writers:
        if sum(entry.user == writer for entry in live.entries) >= most:
            raise Refusal("log_full")
