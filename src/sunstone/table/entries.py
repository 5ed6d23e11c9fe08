"""Entries of a table's log."""

from __future__ import annotations

import msgspec

from sunstone.core.events import Event
from sunstone.table.wire_types import Plain

# What can happen at a table.
OPENED = "opened"
SAT = "sat"
ROSE = "rose"
"""Somebody got up; or the host sent away the `user` that the body names."""
SEAT_SET = "seat_set"
STARTED = "started"
ACTION = "action"
UNDONE = "undone"
UNDO_ASKED = "undo_asked"
UNDO_AGREED = "undo_agreed"
UNDO_REFUSED = "undo_refused"
AWAY = "away"
BACK = "back"
CHAT = "chat"
HINT = "hint"
REMATCH = "rematch"
CLOSED = "closed"
UNREADABLE = "unreadable"
"""Never written: stands for an entry of a damaged log that nobody can read."""

SEATING = frozenset({OPENED, SAT, ROSE, SEAT_SET, STARTED, AWAY, BACK, REMATCH, CLOSED})
"""Entries after which the table's own description is sent again."""


class Draft(msgspec.Struct, frozen=True, gc=False):
    """An entry that is about to be written."""

    kind: str
    seat: int | None = None
    user: str | None = None
    line: int | None = None
    ply: int | None = None
    body: Plain = {}


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry as it was written. `events` are what the action caused, found by playing it."""

    version: int
    kind: str
    at: int
    seat: int | None
    user: str | None
    line: int | None
    ply: int | None
    body: Plain
    events: tuple[Event, ...] = ()


def body_text(body: Plain) -> str:
    """A body as the database holds it."""
    return msgspec.json.encode(body).decode()
