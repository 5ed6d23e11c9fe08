"""Batched fast path for log appends in SQLite.

Appends that arrive during a commit go into the next one together, so that a hundred tables cost hardly more than one. A
conflict or an error at one table rolls back that table's entries and nothing else. An append returns only after the
commit that holds it.

Statements take microseconds and run where they are; only the commit, which waits for the disk, has a thread. To hand
over every single statement would cost more than the statement.
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from sunstone.server.storage.engine import PRAGMAS
from sunstone.server.storage.schema import log
from sunstone.server.storage.write_health import WriteHealth, storage_failed

Value = str | int | None

COLUMNS = tuple(column.name for column in log.columns)
INDEX = ("version", "ply", "changed", "turn_seat", "turn_user", "due")
"""The columns of `tables` that change with the log while everyone stays seated and the game goes on."""

_INSERT = f"INSERT INTO log ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"  # noqa: S608
_UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in INDEX)} WHERE id = ?"  # noqa: S608
_AT_ONCE = 200
_PATIENCE = 10.0
"""Seconds to wait for another writer before giving up."""


class Conflict(Exception):
    """Somebody else has written first."""


@dataclass
class _Append:
    rows: Sequence[tuple[Value, ...]]
    index: tuple[Value, ...]
    done: asyncio.Future[None]
    error: Exception | None = None

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class AppendLog:
    def __init__(self, path: str, writes: WriteHealth) -> None:
        self._path = path
        self._writes = writes
        self._waiting: deque[_Append] = deque()
        self._connection: sqlite3.Connection | None = None
        self._commits = ThreadPoolExecutor(1, "append_log")
        self._pumping: asyncio.Task[None] | None = None

    async def append(self, rows: Sequence[tuple[Value, ...]], index: tuple[Value, ...]) -> None:
        """Write rows of `log` and the index of their table; return when they are safe, or raise `Conflict`."""
        loop = asyncio.get_running_loop()
        job = _Append(rows, index, loop.create_future())
        self._waiting.append(job)
        if self._pumping is None or self._pumping.done():
            self._pumping = loop.create_task(self._pump())
        await job.done

    async def _pump(self) -> None:
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), _AT_ONCE))]
            try:
                await self._commit(self._open(), batch)
            except Exception as error:
                # Whatever it is, nobody is left waiting: those who wait hold their tables.
                self._writes.failed(error)
                for job in batch:
                    job.error = error
            else:
                self._writes.succeeded()
            for job in batch:
                job.tell()

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            for pragma in PRAGMAS:
                self._connection.execute(pragma)
            # Waiting for another writer must not hold up the event loop: see `_begin`.
            self._connection.execute("PRAGMA busy_timeout=0")
        return self._connection

    async def _begin(self, connection: sqlite3.Connection) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + _PATIENCE
        while True:
            try:
                connection.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or loop.time() > end:
                    raise
                await asyncio.sleep(0.002)
            else:
                return

    async def _commit(self, connection: sqlite3.Connection, batch: list[_Append]) -> None:
        await self._begin(connection)
        try:
            try:
                connection.executemany(_INSERT, [row for job in batch for row in job.rows])
                connection.executemany(_UPDATE, [job.index for job in batch])
            except Exception as error:
                if storage_failed(error):
                    raise
                # It happens seldom: all over again, and one by one.
                connection.execute("ROLLBACK")
                await self._begin(connection)
                for job in batch:
                    self._write(connection, job)
            await asyncio.get_running_loop().run_in_executor(self._commits, connection.execute, "COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _write(self, connection: sqlite3.Connection, job: _Append) -> None:
        connection.execute("SAVEPOINT entry")
        try:
            connection.executemany(_INSERT, job.rows)
            connection.execute(_UPDATE, job.index)
        except Exception as error:
            if storage_failed(error):
                raise
            job.error = Conflict() if isinstance(error, sqlite3.IntegrityError) else error
            connection.execute("ROLLBACK TO entry")
        connection.execute("RELEASE entry")

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._pumping is not None:
            await self._pumping
        self._commits.shutdown()
        if self._connection is not None:
            self._connection.close()
            self._connection = None
