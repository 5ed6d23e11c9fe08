"""How much one person may write into the log of one table, so that the size of a table is bounded.

Above it one can still play to the end and leave: what a game needs is bounded by the game.
"""

from __future__ import annotations

from sunstone.table.entries import Acted, AskedUndo, CameBack, Chatted, Draft, HintAsked, Sat, Undone
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table

_REPEATABLE = (Chatted, HintAsked, Sat, Undone, AskedUndo, CameBack)
"""What could be written again and again. Everything else comes once, uses up the game, or answers one of these."""


def check_log_limit(table: Table, drafts: list[Draft], most: int) -> None:
    """Raise if somebody who has written `most` entries here would add what the game does not need."""
    if table.version < most or any(isinstance(draft.body, Acted) for draft in drafts):
        return
    writers = {draft.user for draft in drafts if isinstance(draft.body, _REPEATABLE) and draft.user is not None}
    for writer in writers:
        if sum(entry.user == writer for entry in table.entries) >= most:
            raise Refusal("log_full")
