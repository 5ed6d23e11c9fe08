"""Deletes once a day, in the background, what is not kept for ever; the rules are in `retention`.

Every process does it; what one has deleted the next does not find. Rows are looked for first and then deleted in small
transactions that check them again: nobody who plays waits for it, and nothing goes that has been used meanwhile.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
import structlog
from sqlalchemy import Column, ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.operations.retention import OF_TABLE, OF_USER, OPEN_TABLES, Expired
from sunstone.server.storage import schema
from sunstone.server.tables.repository import TableRepository
from sunstone.server.timing import SECOND
from sunstone.table.entries import Closed, Draft
from sunstone.table.frames import SeatInfo
from sunstone.table.table import Table

FIRST = 3600.0
"""Seconds from the start of a process to its first purge: time for the machine to set its clock."""
EVERY = 24 * 3600.0
"""Seconds between two purges."""
DRIFT = 3600.0
"""Seconds by which the time of day may have moved otherwise than time passed; with more, nothing is deleted."""
TABLES_AT_ONCE = 10
"""Tables deleted in one transaction: each has a log of hundreds of entries."""
ROWS_AT_ONCE = 200
PAUSE = 0.05
"""Seconds between two transactions, in which others write."""
MOST = 10_000
"""Rows looked for by one rule in one purge; the rest have to wait for the next."""

_log = structlog.get_logger()
_T = schema.tables.c
_U = schema.users.c
_R = schema.reports.c
_A = schema.analyses.c
_B = schema.account_boxes.c
_seats = msgspec.json.Decoder(list[SeatInfo]).decode


def steady_seconds() -> float:
    """Seconds that pass whatever is done to the time of day; with those the machine sleeps, where it can tell."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


Work = Callable[[AsyncConnection, list[str]], Awaitable[None]]


def _deleting(*columns: Column[Any]) -> Work:
    """Delete the rows that have one of the keys in one of these columns, in this order."""

    async def work(connection: AsyncConnection, keys: list[str]) -> None:
        for column in columns:
            await connection.execute(delete(column.table).where(column.in_(keys)))

    return work


async def _count(batches: AsyncIterator[list[str]]) -> int:
    return sum([len(done) async for done in batches])


class Purge:
    def __init__(
        self,
        repository: TableRepository,
        forget: Callable[[list[str]], None],
        *,
        time_of_day: Callable[[], float] = time.time,
        steady: Callable[[], float] = steady_seconds,
    ) -> None:
        """`forget` makes every process drop tables from its memory."""
        self._repository = repository
        self._database = repository.store.database
        self._forget = forget
        self._time_of_day = time_of_day
        self._steady = steady
        self._offset = time_of_day() - steady()

    async def run_daily(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            await self.run()
            await asyncio.sleep(EVERY)

    async def run(self) -> None:
        """Purge once; nothing at all if the clock was changed since the process started."""
        drift = self._time_of_day() - self._steady() - self._offset
        if abs(drift) > DRIFT:
            # Rows that seem old may be of today. The next process starts with the clock as it then is.
            _log.warning("purge_skipped", clock_moved_seconds=round(drift))
            return
        old = Expired(int(self._time_of_day() * SECOND))
        # Tables before the users who keep them, and users before the files of their tables.
        rules: dict[str, Callable[[], Awaitable[int]]] = {
            "sessions": partial(self._delete, schema.sessions.c.digest, old.sessions),
            "reports": partial(self._delete, _R.id, old.reports),
            "open_tables": partial(self._open_tables, old),
            "closed_tables": partial(self._delete_tables, old.closed_tables),
            "abandoned_games": partial(self._abandoned_games, old),
            "bot_games": partial(self._delete_tables, old.bot_games),
            "guest_games": partial(self._delete_tables, old.guest_games),
            "analyses": partial(self._analyses, old),
            "origins": partial(self._origins, old),
            "users": partial(self._users, old),
            "boxes": partial(self._delete, schema.boxes.c.digest, old.boxes),
        }
        done: dict[str, int] = {}
        for name, rule in rules.items():
            try:
                done[name] = await rule()
            except Exception:
                # Somebody may have begun to use a row just now; tomorrow is soon enough.
                _log.exception("purge_failed", rule=name)
        _log.info("purged", **done)

    async def _open_tables(self, old: Expired) -> int:
        """Closed as its host would do it, so that everyone who looks at the table sees it."""

        def decide(live: Table) -> list[Draft]:
            untouched = live.status == "open" and live.changed < old.now - OPEN_TABLES
            return [Draft(Closed())] if untouched else []

        found = await self._found(_T.id, old.open_tables)
        for table in found:
            try:
                await self._repository.change(table, decide)
            except Exception:
                _log.exception("purge_failed", rule="open_tables", table=table)
            await asyncio.sleep(PAUSE)
        return len(found)

    async def _abandoned_games(self, old: Expired) -> int:
        query = select(_T.id, _T.seating).where(old.abandoned_games).limit(MOST)
        rows = await self._database.rows(query)
        left = [id_ for id_, seating in rows if all(seat.kind != "person" or seat.away for seat in _seats(seating))]
        return await self._delete_tables(old.abandoned_games, left)

    async def _analyses(self, old: Expired) -> int:
        work = _deleting(schema.looks.c.table_id, _A.table_id)
        return await _count(self._batches(_T.id, old.analyses, TABLES_AT_ONCE, work))

    async def _origins(self, old: Expired) -> int:
        done = 0
        for column, condition in (
            (_T.id, old.table_origins),
            (_A.table_id, old.analysis_origins),
            (_B.user_id, old.box_origins),
        ):

            async def work(connection: AsyncConnection, keys: list[str], column: Column[Any] = column) -> None:
                await connection.execute(update(column.table).where(column.in_(keys)).values(origin=None))

            done += await _count(self._batches(column, condition, ROWS_AT_ONCE, work))
        return done

    async def _users(self, old: Expired) -> int:
        return await _count(self._batches(_U.id, old.users, ROWS_AT_ONCE, _deleting(*OF_USER, _U.id)))

    async def _delete(self, key: Column[Any], condition: ColumnElement[bool]) -> int:
        return await _count(self._batches(key, condition, ROWS_AT_ONCE, _deleting(key)))

    async def _delete_tables(self, condition: ColumnElement[bool], found: list[str] | None = None) -> int:
        done = 0
        async for tables in self._batches(_T.id, condition, TABLES_AT_ONCE, _deleting(*OF_TABLE, _T.id), found):
            self._forget(tables)
            done += len(tables)
        return done

    async def _found(self, key: Column[Any], condition: ColumnElement[bool]) -> list[str]:
        return await self._database.scalars(select(key).where(condition).limit(MOST))

    async def _batches(
        self,
        key: Column[Any],
        condition: ColumnElement[bool],
        size: int,
        work: Work,
        found: list[str] | None = None,
    ) -> AsyncIterator[list[str]]:
        """Do something to the rows for which this holds, or to those of them that were `found`; yields their keys."""
        if found is None:
            found = await self._found(key, condition)
        for start in range(0, len(found), size):
            query = select(key).where(key.in_(found[start : start + size]), condition).with_for_update(skip_locked=True)
            async with self._database.write() as connection:
                still = list(await connection.scalars(query))
                if still:
                    await work(connection, still)
            yield still
            await asyncio.sleep(PAUSE)
