"""Lists of tables."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Select, select

from sunstone.server.lobby.wire import TableLine
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.storage.queries import rows_of
from sunstone.server.tables.store import names_of
from sunstone.table.clock import Clock
from sunstone.table.frames import Person, SeatInfo
from sunstone.table.wire_types import Plain

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
        return await self._lines(query.order_by(_C.status, _C.changed.desc()), me)

    async def mine(self, me: str) -> list[TableLine]:
        """The tables I sit at or opened, those that wait for me first, then the latest."""
        sitting = select(schema.seats.c.table_id).where(schema.seats.c.user_id == me)
        query = (
            select(schema.tables)
            .where(_C.id.in_(sitting) | (_C.host == me), _C.status != "closed")
            .order_by((_C.turn_user == me).desc().nulls_last(), _C.changed.desc())
        )
        return await self._lines(query, me)

    async def turns(self, me: str) -> list[str]:
        waiting = select(_C.id).where(_C.turn_user == me).order_by(_C.changed).limit(MOST)
        return await self._database.scalars(waiting)

    async def _lines(self, query: Select[Any], me: str | None) -> list[TableLine]:
        lines = []
        async with self._database.read() as connection:
            rows = await rows_of(connection, query.limit(MOST))
        for row in rows:
            # A damaged row is missing in a list, and the rest of the list is there.
            with suppress(msgspec.MsgspecError, TypeError):
                lines.append(_line(row, me))
        users = {seat.user for line in lines for seat in line.seats if seat.user is not None}
        names = await names_of(self._database, users)
        return [replace(line, seats=[_named(seat, names) for seat in line.seats]) for line in lines]
