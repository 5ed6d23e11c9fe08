"""Connections and transactions, the same for SQLite and PostgreSQL.

SQLite has one writer at a time, so writing has an engine of its own with a single connection that takes the write lock
when it begins: a transaction never finds halfway that another has been faster.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import CompoundSelect, CursorResult, Row, Select, UpdateBase, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sunstone.server.private_files import create_private, make_private_folder, narrow
from sunstone.server.storage.write_health import WriteHealth

Kind = TypeVar("Kind")
AnyRow = Row[*tuple[Any, ...]]
Query = Select[*tuple[Any, ...]]
PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    # An acknowledged move survives even a loss of power.
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


def is_sqlite(url: str) -> bool:
    return make_url(url).get_backend_name() == "sqlite"


def _sqlite_engine(url: str, begin: str, size: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=size, max_overflow=0, pool_timeout=60, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "do_connect")
    def opening(*_how: object) -> None:
        # Not before: who only asks what the server looks like leaves no files behind.
        _make_private(engine.url.database)

    @event.listens_for(engine.sync_engine, "connect")
    def opened(connection: Any, _record: object) -> None:
        # The driver's own idea of when a transaction begins is switched off; ours is below.
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _make_private(name: str | None) -> None:
    """Make the file of a SQLite database for its owner alone; SQLite gives its other files the same permissions."""
    if not name or name == ":memory:":
        return
    path = Path(name)
    make_private_folder(path.parent)
    try:
        create_private(path).close()
    except FileExistsError:
        for suffix in ("", "-wal", "-shm"):
            narrow(path.with_name(path.name + suffix))


class Database:
    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = is_sqlite(url)
        if self.sqlite:
            self._reading = _sqlite_engine(url, "BEGIN DEFERRED", 4)
            self._writing = _sqlite_engine(url, "BEGIN IMMEDIATE", 1)
        else:
            self._reading = create_async_engine(
                url, pool_size=10, max_overflow=10, pool_pre_ping=True, hide_parameters=True
            )
            self._writing = self._reading
        self.writes = WriteHealth(self._attempt_write)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self._reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it, or nothing when an error leaves the block."""
        try:
            async with self._writing.begin() as connection:
                yield connection
        except Exception as error:
            self.writes.failed(error)
            raise
        self.writes.succeeded()

    async def rows(self, query: Query) -> Sequence[AnyRow]:
        """All rows of one query."""
        async with self.read() as connection:
            return (await connection.execute(query)).all()

    async def row(self, query: Query) -> AnyRow | None:
        """The one row of a query, if there is one."""
        async with self.read() as connection:
            return (await connection.execute(query)).one_or_none()

    async def structs(self, kind: type[Kind], query: Query) -> list[Kind]:
        """All rows of one query, as structs whose fields are named like the columns."""
        return [msgspec.convert(row, kind, from_attributes=True) for row in await self.rows(query)]

    async def scalars(self, query: Query | CompoundSelect[*tuple[Any, ...]]) -> list[Any]:
        """The first column of all rows of one query."""
        async with self.read() as connection:
            return list(await connection.scalars(query))

    async def scalar(self, query: Query) -> Any:
        """The first column of the first row of one query; `None` if there is none."""
        async with self.read() as connection:
            return await connection.scalar(query)

    async def execute(self, statement: UpdateBase) -> CursorResult[*tuple[Any, ...]]:
        """One statement, in a transaction of its own."""
        async with self.write() as connection:
            return await connection.execute(statement)

    async def _attempt_write(self) -> None:
        """A write that changes nothing, but has to reach the disk like any other."""
        async with self._writing.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A connection that sees the database as it is now, however long the reading takes."""
        async with self._reading.connect() as connection:
            if not self.sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def ping(self) -> None:
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        await self.writes.close()
        await self._reading.dispose()
        if self._writing is not self._reading:
            await self._writing.dispose()
