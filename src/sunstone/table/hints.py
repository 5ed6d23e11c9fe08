"""Asking for a hint. It is written into the log: whoever plays with hints does so in the open."""

from __future__ import annotations

from sunstone.table import entries as kinds
from sunstone.table.acting import check_position, held_seat
from sunstone.table.entries import Draft
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table


def ask(live: Table, user: str, seat: int, line: int, ply: int) -> list[Draft]:
    """A wish for a hint at this very decision; one that was asked for before is not noted again."""
    state = live.playing()
    if not live.hints:
        raise Refusal("no_hints")
    held_seat(live, user, seat)
    check_position(live, line, ply)
    if state.seat != seat:
        raise Refusal("not_your_turn")
    body = {"line": line, "ply": ply}
    asked = any(entry.kind == kinds.HINT and entry.body == body for entry in live.entries)
    return [] if asked else [Draft(kinds.HINT, seat=seat, user=user, body=body)]
