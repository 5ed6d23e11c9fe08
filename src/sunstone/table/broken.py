"""A table whose log cannot be replayed: nobody can play there, but it can be read, talked at, left and closed.

Its seats and status are taken from the index over the log, which was written in the same transactions.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec

from sunstone.table.entries import Closed, LogEntry, Rematched, unreadable
from sunstone.table.frames import SeatInfo
from sunstone.table.seat import Seat
from sunstone.table.spec import TableSpec
from sunstone.table.table import Table

_MOST_MISSING = 1000
"""Entries that are made up for lost ones at most, so that a wrong number cannot fill the memory."""


def broken_table(opening: TableSpec, index: Mapping[str, Any], entries: list[LogEntry]) -> Table:
    """The table as its index tells, with as much of its log as can be read. `index` is its row of `tables`."""
    table = Table(opening)
    table.broken = True
    table.game = None
    table.status = index["status"]
    table.changed = index["changed"]
    with suppress(msgspec.MsgspecError, TypeError):
        table.seats = [Seat.from_shown(info) for info in msgspec.json.decode(index["seating"], type=list[SeatInfo])]
    with suppress(msgspec.MsgspecError, TypeError):
        table.result = msgspec.json.decode(index["result"], type=dict[str, Any])
    known = {entry.version: entry for entry in entries}
    last = min(index["version"], len(entries) + _MOST_MISSING)
    while last + 1 in known:
        last += 1
    # Everyone counts entries by their versions: what is missing leaves a place.
    table.entries = [known.get(version) or unreadable(version) for version in range(1, last + 1)]
    table.version = len(table.entries)
    table.size += 1024 * table.version
    for entry in table.entries:
        match entry.body:
            case Rematched():
                table.next = entry.body.table
            case Closed():
                table.closed_by_operator = entry.body.by == "operator"
    return table
