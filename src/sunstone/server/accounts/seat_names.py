"""Names that an account gave to seats: of people at its device, and of those in records it brought along."""

from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, LargeBinary, bindparam, cast, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.storage import schema
from sunstone.table.frames import SeatInfo

UNKNOWN = "?"
"""Who played, where nobody may be named any more: what a record writes for it."""
_LOG, _TABLES, _SEATS = schema.log.c, schema.tables.c, schema.seats.c


def _raw(connection: AsyncConnection, column: Column[str]) -> ColumnElement[Any]:
    """A column as it is stored. In SQLite that can be bytes that are no text, which would fail the whole query."""
    return cast(column, LargeBinary) if connection.dialect.name == "sqlite" else column


def _body_without_names(raw: str | bytes, user: str) -> str:
    """A log body without the names the account gave. One that cannot be read is emptied: it may hold any name."""
    try:
        body = msgspec.json.decode(raw, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeError):
        return "{}"
    seats = body.get("seats")
    for plain in (body, *(seats if isinstance(seats, list) else ())):
        if isinstance(plain, dict) and "label" in plain:
            if plain.get("user") == user:
                del plain["label"]
            else:
                plain["label"] = UNKNOWN
    return msgspec.json.encode(body).decode()


def _seating_without_names(raw: str | bytes, user: str) -> str:
    """The same for the seats as lists of tables show them."""
    try:
        seats = msgspec.json.decode(raw, type=list[SeatInfo])
    except (msgspec.MsgspecError, UnicodeError):
        return "[]"
    kept = [
        msgspec.structs.replace(seat, name=None)
        if seat.user == user
        else msgspec.structs.replace(seat, name=UNKNOWN)
        if seat.kind == "paper"
        else seat
        for seat in seats
    ]
    return msgspec.json.encode(kept).decode()


async def erase_seat_names(connection: AsyncConnection, user: str) -> None:
    """Take every such name out of the logs and the lists of tables."""
    raw = _raw(connection, schema.log.c.body)
    named = _LOG.kind.in_(("opened", "sat", "seat_set")) & _LOG.body.contains('"label')
    rows = await connection.execute(select(_LOG.table_id, _LOG.version, raw).where(_LOG.user_id == user, named))
    bodies = [
        {"in_table": table, "at_version": version, "new_body": _body_without_names(body, user)}
        for table, version, body in rows
    ]
    if bodies:
        here = (_LOG.table_id == bindparam("in_table")) & (_LOG.version == bindparam("at_version"))
        await connection.execute(update(schema.log).where(here).values(body=bindparam("new_body")), bodies)
    sat_at = select(_SEATS.table_id).where(_SEATS.user_id == user)
    shown = _TABLES.id.in_(sat_at) | ((_TABLES.host == user) & _TABLES.imported)
    listed = await connection.execute(
        select(_TABLES.id, _raw(connection, schema.tables.c.seating))
        .where(shown, _TABLES.seating.contains('"name":"'))
        # Somebody may be leaving the table at this moment: what they write is read here, or checked there.
        .with_for_update(key_share=True)
    )
    lists = [{"at_table": table, "new_seating": _seating_without_names(seating, user)} for table, seating in listed]
    if lists:
        at = _TABLES.id == bindparam("at_table")
        await connection.execute(update(schema.tables).where(at).values(seating=bindparam("new_seating")), lists)


async def tables_naming(connection: AsyncConnection, user: str) -> list[str]:
    """Every table whose log names the account."""
    rows = await connection.execute(select(_LOG.table_id).where(_LOG.user_id == user).distinct())
    return [table for (table,) in rows]
