"""Lists of tables."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.lobby.wire import TableLine
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.tables.store import names_of
from sunstone.server.tables.tolerant_rows import rows_of
from sunstone.server.wire.common import Plain
from sunstone.table.clock import Clock
from sunstone.table.frames import Person, SeatInfo

_C = schema.tables.c
MOST = 100


def _line(row: Mapping[str, Any], me: str | None) -> TableLine:
    return TableLine(
        id=row["id"],
        game=row["game"],
        options=msgspec.json.decode(row["options"], type=Plain),
        clock=msgspec.json.decode(row["clock"], type=Clock),
        rated=row["rated"],
        status=row["status"],
        changed=row["changed"],
        seats=msgspec.json.decode(row["seating"], type=list[SeatInfo]),
        turn=row["turn_seat"],
        my_turn=me is not None and row["turn_user"] == me,
    )


async def _lines(connection: AsyncConnection, query: Select[Any], me: str | None) -> list[TableLine]:
    lines = []
    for row in await rows_of(connection, query.limit(MOST)):
        # A damaged row is missing in a list, and the rest of the list is there.
        with suppress(msgspec.MsgspecError, TypeError):
            lines.append(_line(row, me))
    users = {seat.user for line in lines for seat in line.seats if seat.user is not None}
    names = await names_of(connection, users)
    return [replace(line, seats=[_named(seat, names) for seat in line.seats]) for line in lines]


def _named(seat: SeatInfo, names: dict[str, Person]) -> SeatInfo:
    """The seat with what is known of its holder now."""
    holder = names.get(seat.user) if seat.user else None
    if holder is None:
        return seat
    return replace(seat, name=seat.name or holder.name, guest=holder.kind == "guest")


class Listing:
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
        async with self._database.read() as connection:
            rows = await connection.execute(select(_C.id).where(_C.turn_user == me).order_by(_C.changed).limit(MOST))
        return [id_ for (id_,) in rows]
