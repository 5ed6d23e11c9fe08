"""Asking for a hint. It is written into the log: whoever plays with hints does so in the open."""

from __future__ import annotations

from sunstone.server.errors import Refusal
from sunstone.server.play.acting import check_position, held_seat
from sunstone.server.tables import entries as kinds
from sunstone.server.tables.entries import Draft
from sunstone.server.tables.live import LiveTable


def ask(live: LiveTable, user: str, seat: int, line: int, ply: int) -> list[Draft]:
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
