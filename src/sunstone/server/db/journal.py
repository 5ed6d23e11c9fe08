"""The quick way into SQLite for what happens most: an entry more in a table's log.

One thread writes. Whatever has come in while the last commit was waiting for the disk goes into the next one together,
so that a hundred tables cost hardly more than one. Each table's entries are a savepoint of their own: a conflict at one
table takes back that table's entries and nothing else. Nobody is told of an entry before the commit that holds it.
"""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field

from sunstone.server.db.engine import PRAGMAS
from sunstone.server.db.schema import log

Value = str | int | None

COLUMNS = tuple(column.name for column in log.columns)
INDEX = ("status", "version", "ply", "changed", "turn_seat", "turn_user", "due", "result")
"""The columns of `tables` that change with the log while everyone stays seated."""

_INSERT = f"INSERT INTO log ({', '.join(COLUMNS)}) VALUES ({', '.join('?' * len(COLUMNS))})"  # noqa: S608
_UPDATE = f"UPDATE tables SET {', '.join(f'{name} = ?' for name in INDEX)} WHERE id = ?"  # noqa: S608
_AT_ONCE = 500


class Conflict(Exception):
    """Somebody else has written first."""


@dataclass
class _Append:
    rows: Sequence[tuple[Value, ...]]
    index: tuple[Value, ...]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    error: Exception | None = field(default=None)

    def tell(self) -> None:
        if self.done.cancelled():
            return
        if self.error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(self.error)


class Journal:
    """Appends to the logs of tables."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._queue: queue.SimpleQueue[_Append | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def append(self, rows: Sequence[tuple[Value, ...]], index: tuple[Value, ...]) -> None:
        """Write rows of `log` and the index of their table; return when they are safe, or raise `Conflict`."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="journal", daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        job = _Append(rows, index, loop, loop.create_future())
        self._queue.put(job)
        await job.done

    def _run(self) -> None:
        connection = sqlite3.connect(self._path, isolation_level=None, cached_statements=32)
        for pragma in PRAGMAS:
            connection.execute(pragma)
        while (first := self._queue.get()) is not None:
            batch = [first]
            ending = False
            while len(batch) < _AT_ONCE and not self._queue.empty():
                job = self._queue.get()
                if job is None:
                    ending = True
                    break
                batch.append(job)
            self._commit(connection, batch)
            first.loop.call_soon_threadsafe(_tell, batch)
            if ending:
                break
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batch: list[_Append]) -> None:
        try:
            connection.execute("BEGIN IMMEDIATE")
            for job in batch:
                self._write(connection, job)
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for job in batch:
                job.error = error

    def _write(self, connection: sqlite3.Connection, job: _Append) -> None:
        connection.execute("SAVEPOINT entry")
        try:
            connection.executemany(_INSERT, job.rows)
            connection.execute(_UPDATE, job.index)
        except sqlite3.IntegrityError:
            connection.execute("ROLLBACK TO entry")
            job.error = Conflict()
        connection.execute("RELEASE entry")

    def close(self) -> None:
        """Write what waits, then stop."""
        if self._thread is not None:
            self._queue.put(None)
            self._thread.join()
            self._thread = None


def _tell(batch: list[_Append]) -> None:
    for job in batch:
        job.tell()
