"""Tables as rows of the database, and back."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

import msgspec

from sunstone.table.clock import Clock
from sunstone.table.entries import LogEntry, Opened, Rose, Sat, body_text, read_entry
from sunstone.table.owner_components import OwnerComponents
from sunstone.table.reducer import BrokenLog, apply_entries, broken_table
from sunstone.table.seat import Seat
from sunstone.table.table import Table, TableSpec
from sunstone.table.wire_types import Plain

_SPEC = {field.name for field in fields(TableSpec)} - {"options", "clock", "seed", "box"}
"""The fields of a spec that are columns of its row as they are."""
NOBODYS_TURN: Plain = {"turn_seat": None, "turn_user": None, "due": None}
"""The columns of a table that waits for nobody."""


def spec_row(spec: TableSpec) -> Plain:
    """The columns of `tables` that never change."""
    return {
        **{name: getattr(spec, name) for name in _SPEC},
        "options": body_text(dict(spec.options)),
        "clock": body_text(spec.clock),
        "seed": str(spec.seed),
    }


def _spec(row: Mapping[str, Any], box: OwnerComponents | None) -> TableSpec:
    return TableSpec(
        **{name: row[name] for name in _SPEC},
        options=msgspec.json.decode(row["options"]),
        clock=msgspec.json.decode(row["clock"], type=Clock),
        seed=int(row["seed"]),
        box=box,
    )


def users_of(entries: list[LogEntry]) -> set[str]:
    found = {entry.user for entry in entries}
    for entry in entries:
        match entry.body:
            case Opened():
                found.update(seat.user for seat in entry.body.seats)
            case Sat() | Rose():
                found.add(entry.body.user)
    return {user for user in found if user is not None}


def replayed(
    index: Mapping[str, Any], box: OwnerComponents | None, rows: Sequence[Mapping[str, Any]]
) -> tuple[Table, set[str], BrokenLog | None]:
    """A table from its rows, everyone it names, and what is wrong with its log."""
    entries = [read_entry(**row) for row in rows]
    users = users_of(entries)
    problem = BrokenLog(1, "missing")
    try:
        spec = _spec(index, box)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        spec = _spec({**index, "options": "{}", "clock": "{}", "seed": "0"}, box)
        problem = BrokenLog(0, type(error).__name__)
    else:
        try:
            if entries:
                return apply_entries(Table(spec), entries), users, None
        except BrokenLog as broken:
            problem = broken
    live = broken_table(spec, index, entries)
    return live, users | live.people(), problem


def index_row(live: Table) -> Plain:
    """The columns of `tables` that follow from the log."""
    if live.broken:
        # Nobody has to look at it again. The rest stays as it was when the log was whole.
        return {"status": live.status, "version": live.version, "changed": live.changed} | NOBODYS_TURN
    row = {
        "status": live.status,
        "version": live.version,
        "ply": live.ply,
        "changed": live.changed,
        "result": None if live.result is None else body_text(live.result),
    }
    if live.status == "playing" and live.game is None:
        # A process that has these rules finds out whose turn it is.
        return row | {"due": live.changed}
    return row | turn_columns(live, live.due())


def turn_columns(live: Table, due: int | None) -> Plain:
    return {
        "turn_seat": live.turn if live.status == "playing" else None,
        "turn_user": live.waiting_for,
        "due": due,
    }


def seating_text(seats: list[Seat]) -> str:
    """The seats as lists of tables show them; names are looked up when they are shown."""
    return body_text([seat.shown() for seat in seats])


def log_row(live: Table, entry: LogEntry) -> Plain:
    return {
        "table_id": live.id,
        "version": entry.version,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat,
        "user_id": entry.user,
        "line": entry.line,
        "ply": entry.ply,
        "body": body_text(entry.body),
    }
