"""Lists of tables."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import Row, Select, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.lobby.wire import TableLine
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.tables.store import names_of
from sunstone.server.wire.common import Plain
from sunstone.table.clock import Clock
from sunstone.table.frames import Person, SeatInfo

_C = schema.tables.c
MOST = 100


async def _lines(connection: AsyncConnection, query: Select[tuple[object, ...]], me: str | None) -> list[TableLine]:
    rows = [row for row in await _rows(connection, query.limit(MOST)) if _readable(row)]
    seats = [msgspec.json.decode(row._mapping["seating"], type=list[SeatInfo]) for row in rows]
    names = await names_of(connection, {seat.user for table in seats for seat in table if seat.user is not None})
    return [_line(row, table, names, me) for row, table in zip(rows, seats, strict=True)]


async def _rows(connection: AsyncConnection, query: Select[tuple[object, ...]]) -> Sequence[Row[tuple[object, ...]]]:
    try:
        return (await connection.execute(query)).all()
    except DBAPIError:
        if connection.dialect.name != "sqlite":
            raise
    # One text of SQLite that is none fails the whole query: ask for every table alone.
    rows: list[Row[tuple[object, ...]]] = []
    for id_ in list(await connection.scalars(query.with_only_columns(_C.id))):
        with suppress(DBAPIError):
            rows += await connection.execute(select(schema.tables).where(_C.id == id_))
    return rows


def _readable(row: Row[tuple[object, ...]]) -> bool:
    """Whether a row is whole: a damaged one is missing in a list, and the rest of the list is there."""
    m = row._mapping
    try:
        msgspec.json.decode(m["seating"], type=list[SeatInfo])
        msgspec.json.decode(m["options"], type=Plain)
        msgspec.json.decode(m["clock"], type=Clock)
    except (msgspec.MsgspecError, TypeError):
        return False
    return True


def _line(row: Row[tuple[object, ...]], seats: list[SeatInfo], names: dict[str, Person], me: str | None) -> TableLine:
    m = row._mapping
    return TableLine(
        id=m["id"],
        game=m["game"],
        options=msgspec.json.decode(m["options"]),
        clock=msgspec.json.decode(m["clock"], type=Clock),
        rated=m["rated"],
        status=m["status"],
        changed=m["changed"],
        seats=[_named(seat, names) for seat in seats],
        turn=m["turn_seat"],
        my_turn=me is not None and m["turn_user"] == me,
    )


def _named(seat: SeatInfo, names: dict[str, Person]) -> SeatInfo:
    """The seat with what is known of its holder now."""
    holder = names.get(seat.user) if seat.user else None
    if holder is None:
        return seat
    return msgspec.structs.replace(seat, name=seat.name or holder.name, guest=holder.kind == "guest")


class Listing:
    """What is going on."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def visible(self, me: str | None, game: str | None) -> list[TableLine]:
        """The tables everyone may see: those one can join first, then those one can watch."""
        watched = (_C.status == "playing") & ~_C.own_box
        query = select(schema.tables).where(_C.visible, (_C.status == "open") | watched)
        if game is not None:
            query = query.where(_C.game == game)
        # "open" sorts before "playing".
        async with self._database.read() as connection:
            return await _lines(connection, query.order_by(_C.status, _C.changed.desc()), me)

    async def mine(self, me: str) -> list[TableLine]:
        """The tables I sit at or opened, those that wait for me first, then the latest."""
        sitting = select(schema.seats.c.table_id).where(schema.seats.c.user_id == me)
        query = (
            select(schema.tables)
            .where(_C.id.in_(sitting) | (_C.host == me), _C.status != "closed")
            .order_by((_C.turn_user == me).desc().nulls_last(), _C.changed.desc())
        )
        async with self._database.read() as connection:
            return await _lines(connection, query, me)

    async def turns(self, me: str) -> list[str]:
        """The tables that wait for a decision of mine."""
        async with self._database.read() as connection:
            rows = await connection.execute(select(_C.id).where(_C.turn_user == me).order_by(_C.changed).limit(MOST))
        return [id_ for (id_,) in rows]
