"""Looks after tables that wait too long: a clock that ran out, a bot that was lost with its process.

Every process sweeps. Two that find the same table do no harm: the log takes the first of them.
"""

from __future__ import annotations

import structlog
from sqlalchemy import select, update

from sunstone.server.bots.desk import Desk
from sunstone.server.db import schema
from sunstone.server.errors import Refusal
from sunstone.server.metrics import PAUSED
from sunstone.server.play.leaving import time_out
from sunstone.server.tables.live import BOT_GRACE, LiveTable
from sunstone.server.tables.rules import played_here
from sunstone.server.tables.shelf import Shelf
from sunstone.server.tables.store import turn_columns
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
                select(_C.id)
                .where(_C.status == "playing", _C.due <= now_ms(), played_here())
                .order_by(_C.due)
                .limit(AT_ONCE)
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
            # Its component file is not known here.
            await self._postpone(live, now_ms() + BOT_GRACE)
        elif live.thinker is not None:
            # A game that nobody attends is due again when somebody looks at it.
            goes_on = self._desk.ask(live)
            await self._postpone(live, now_ms() + BOT_GRACE if goes_on else None)
            PAUSED.inc(not goes_on)
        else:
            after = await self._shelf.change(table, lambda now: time_out(now, now_ms()))
            if after.version > live.version:
                _log.info("timed_out", table=table)
            else:
                # Somebody wrote who does not know these rules, and so not when to look.
                await self._postpone(after, after.due())

    async def _postpone(self, live: LiveTable, due: int | None) -> None:
        """Come by again at this time, unless the table has moved on."""
        async with self._shelf.store.database.write() as connection:
            await connection.execute(
                update(schema.tables)
                .where(_C.id == live.id, _C.version == live.version)
                .values(**turn_columns(live, due))
            )

    async def wake_bots(self) -> None:
        """At the start of a process: ask all bots whose turn it is, without waiting for the grace."""
        waiting = (_C.status == "playing", _C.turn_user.is_(None), _C.due.is_not(None), played_here())
        query = select(_C.id).where(*waiting).order_by(_C.changed).limit(AT_ONCE)
        async with self._shelf.store.database.read() as connection:
            found = [id_ for (id_,) in (await connection.execute(query))]
        for table in found:
            self._desk.ask(await self._shelf.fresh(table))
