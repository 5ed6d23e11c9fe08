"""A table whose log cannot be replayed: nobody can play there, but it can be read, talked at, left and closed.

Its seats and status are taken from the index over the log, which was written in the same transactions.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from sunstone.table import entries as kinds
from sunstone.table.entries import LogEntry
from sunstone.table.seat import Seat, SeatInfo
from sunstone.table.spec import TableSpec
from sunstone.table.table import Table

_KNOWN = frozenset(
    {
        *kinds.SEATING,
        kinds.ACTION,
        kinds.UNDONE,
        kinds.UNDO_ASKED,
        kinds.UNDO_AGREED,
        kinds.UNDO_REFUSED,
        kinds.CHAT,
        kinds.HINT,
    }
)
_WITH_TEXT = frozenset({kinds.ACTION, kinds.CHAT})
_MOST_MISSING = 1000
"""Entries that are made up for lost ones at most, so that a wrong number cannot fill the memory."""


def unreadable(version: int) -> LogEntry:
    """What stands in the place of an entry that is lost or cannot be read."""
    return LogEntry(version, kinds.UNREADABLE, 0, None, None, None, None, {})


def _readable(entry: LogEntry) -> bool:
    return entry.kind in _KNOWN and (entry.kind not in _WITH_TEXT or isinstance(entry.body.get("text"), str))


def broken_table(opening: TableSpec, index: Mapping[str, Any], entries: list[LogEntry]) -> Table:
    """The table as its index tells, with as much of its log as can be read. `index` is its row of `tables`."""
    live = Table(opening)
    live.broken = True
    live.status = index["status"]
    live.changed = index["changed"]
    with suppress(msgspec.MsgspecError, TypeError):
        live.seats = [Seat.from_shown(info) for info in msgspec.json.decode(index["seating"], type=list[SeatInfo])]
    with suppress(msgspec.MsgspecError, TypeError):
        live.result = msgspec.json.decode(index["result"], type=dict[str, Any])
    known = {entry.version: entry for entry in entries if _readable(entry)}
    there = {entry.version for entry in entries}
    last = min(index["version"], len(entries) + _MOST_MISSING)
    while last + 1 in there:
        last += 1
    # Everyone counts entries by their versions: what is missing leaves a place.
    live.entries = [known.get(version) or unreadable(version) for version in range(1, last + 1)]
    live.version = len(live.entries)
    live.size += 1024 * live.version
    for entry in live.entries:
        if entry.kind == kinds.REMATCH and isinstance(entry.body.get("table"), str):
            live.next = entry.body["table"]
        elif entry.kind == kinds.CLOSED:
            live.closed_by_operator = entry.body.get("by") == "operator"
    return live
