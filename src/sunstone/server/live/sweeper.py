"""Looks after tables that wait too long: a clock that ran out, a bot that was lost with its process.

Every process sweeps. Two that find the same table do no harm: the log takes the first of them.
"""

from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import ColumnElement, select, update

from sunstone.server.bots.dispatcher import Dispatcher
from sunstone.server.bots.recent import Recent
from sunstone.server.errors import Refusal
from sunstone.server.metrics import PAUSED
from sunstone.server.storage import schema
from sunstone.server.tables.columns import played_here
from sunstone.server.tables.repository import TableRepository
from sunstone.server.tables.rows import NOBODYS_TURN, turn_columns
from sunstone.server.timing import SECOND, now_ms
from sunstone.table.leaving import time_out
from sunstone.table.table import BOT_GRACE, Table
from sunstone.table.wire_types import Plain

_log = structlog.get_logger()
_C = schema.tables.c
AT_ONCE = 200


class Sweeper:
    def __init__(self, repository: TableRepository, dispatcher: Dispatcher) -> None:
        self._repository = repository
        self._database = repository.store.database
        self._dispatcher = dispatcher
        self._failed: Recent[str] = Recent(BOT_GRACE / SECOND)
        """Tables that could not be looked at: they wait also where the database does not take that."""
        self._reported: set[str] = set()
        """Tables whose failure was written about."""

    async def sweep(self) -> int:
        """Look at every table that is due; how many there were."""
        late = (_C.status == "playing", _C.due <= now_ms(), played_here())
        due = await self._database.scalars(select(_C.id).where(*late).order_by(_C.due).limit(AT_ONCE))
        for table in due:
            await self._alone(table, self._look_at)
        return len(due)

    async def _alone(self, table: str, look: Callable[[str], Awaitable[None]]) -> None:
        """Look at one table. Whatever is wrong with it does not keep the others waiting."""
        if table in self._failed:
            return
        try:
            await look(table)
        except Exception as error:
            self._report(table, error)
            self._failed.note(table)
            # If even that fails, the database may be away: the round ends, and the next one leaves this table out.
            await self._write(_C.id == table, {"due": now_ms() + BOT_GRACE})
        else:
            self._reported.discard(table)

    def _report(self, table: str, error: Exception) -> None:
        """Log what is wrong with a table, once until it is well again."""
        if isinstance(error, Refusal):
            _log.info("sweep_refused", table=table, code=error.code)
        elif table not in self._reported:
            self._reported.add(table)
            _log.error("sweep_failed", table=table, exc_info=error)

    async def _look_at(self, table: str) -> None:
        live = await self._repository.fresh(table)
        if live.broken:
            await self._write(_C.id == table, NOBODYS_TURN)
        elif live.game is None:
            # Its component file is not known here.
            await self._postpone(live, now_ms() + BOT_GRACE)
        elif live.thinker is not None:
            # A game that nobody attends is due again when somebody looks at it.
            goes_on = self._dispatcher.ask(live)
            await self._postpone(live, now_ms() + BOT_GRACE if goes_on else None)
            PAUSED.inc(not goes_on)
        else:
            after = await self._repository.change(table, lambda now: time_out(now, now_ms()))
            if after.version > live.version:
                _log.info("timed_out", table=table)
            else:
                # Somebody wrote who does not know these rules, and so not when to look.
                await self._postpone(after, after.due())

    async def _postpone(self, live: Table, due: int | None) -> None:
        """Come by again at this time, unless the table has moved on."""
        await self._write((_C.id == live.id) & (_C.version == live.version), turn_columns(live, due))

    async def _write(self, where: ColumnElement[bool], values: Plain) -> None:
        await self._database.execute(update(schema.tables).where(where).values(**values))

    async def wake_bots(self) -> None:
        """At the start of a process: ask all bots whose turn it is, without waiting for the grace."""
        # Paused games know whose turn it is and are not due; broken ones do not, and may have been mended.
        paused = _C.due.is_(None) & _C.turn_seat.is_not(None)
        waiting = (_C.status == "playing", _C.turn_user.is_(None), ~paused, played_here())
        query = select(_C.id).where(*waiting).order_by(_C.changed).limit(AT_ONCE)
        for table in await self._database.scalars(query):
            await self._alone(table, self._wake)

    async def _wake(self, table: str) -> None:
        live = await self._repository.fresh(table)
        if live.thinker is None and live.game is not None:
            # It was broken when somebody last looked, and has been mended since.
            await self._postpone(live, live.due())
        self._dispatcher.ask(live)
