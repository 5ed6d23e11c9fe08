"""Looks after tables that wait too long: a clock that ran out, a bot that was lost with its process.

Every process sweeps. Two that find the same table do no harm: the log takes the first of them.
"""

from __future__ import annotations

import structlog
from sqlalchemy import select, update

from sunstone.server.bots.desk import Desk
from sunstone.server.db import schema
from sunstone.server.errors import Refusal
from sunstone.server.play.leaving import time_out
from sunstone.server.tables.live import BOT_GRACE
from sunstone.server.tables.shelf import Shelf
from sunstone.server.timing import now_ms

_log = structlog.get_logger()
_C = schema.tables.c
AT_ONCE = 200


class Sweeper:
    """Goes round the tables that are due."""

    def __init__(self, shelf: Shelf, desk: Desk) -> None:
        self._shelf = shelf
        self._desk = desk

    async def sweep(self) -> int:
        """Look at every table that is due; how many there were."""
        async with self._shelf.store.database.read() as connection:
            rows = await connection.execute(
                select(_C.id).where(_C.status == "playing", _C.due <= now_ms()).order_by(_C.due).limit(AT_ONCE)
            )
            due = [id_ for (id_,) in rows]
        for table in due:
            try:
                await self._look_at(table)
            except Refusal as refusal:
                _log.info("sweep_refused", table=table, code=refusal.code)
        return len(due)

    async def _look_at(self, table: str) -> None:
        live = await self._shelf.fresh(table)
        if live.game is None:
            await self._postpone(table)
        elif live.thinker is not None:
            await self._postpone(table)
            self._desk.ask(live)
        else:
            after = await self._shelf.change(table, lambda now: time_out(now, now_ms()))
            if after.version > live.version:
                _log.info("timed_out", table=table)

    async def _postpone(self, table: str) -> None:
        """Come by again after the grace."""
        async with self._shelf.store.database.write() as connection:
            await connection.execute(
                update(schema.tables).where(_C.id == table, _C.due.is_not(None)).values(due=now_ms() + BOT_GRACE)
            )

    async def wake_bots(self) -> None:
        """At the start of a process: ask all bots whose turn it is, without waiting for the grace."""
        query = select(_C.id).where(_C.status == "playing", _C.turn_user.is_(None)).order_by(_C.changed).limit(AT_ONCE)
        async with self._shelf.store.database.read() as connection:
            found = [id_ for (id_,) in (await connection.execute(query))]
        for table in found:
            self._desk.ask(await self._shelf.fresh(table))
