"""Lists of tables."""

from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Select, select

from sunstone.server.lobby.lines import line_of, named
from sunstone.server.lobby.wire import TableLine
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.storage.queries import rows_of
from sunstone.server.tables.store import names_of

_C = schema.tables.c
MOST = 100


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
                lines.append(line_of(row, me))
        users = {seat.user for line in lines for seat in line.seats if seat.user is not None}
        names = await names_of(self._database, users)
        return [replace(line, seats=[named(seat, names) for seat in line.seats]) for line in lines]
