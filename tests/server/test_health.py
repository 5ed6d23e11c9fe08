"""`/health` says 503 while the database cannot be written to, and finds out without writing much itself."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from sunstone.server.settings import sqlite_url
from sunstone.server.storage import write_health
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import migrate
from sunstone.server.storage.write_health import WriteHealth, storage_failed
from tests.server import backends
from tests.server.site import Json, Person, Process, Refused, play_out, running, until


def _health(process: Process) -> tuple[int, Json]:
    answer = httpx.get(f"{process.address}/health", timeout=60)
    body = answer.json()
    assert body["well"] == (answer.status_code == 200)
    return answer.status_code, body


def _try_to_play(person: Person, table: str) -> bool:
    """Whether a move is taken."""
    seat = person.get(f"/tables/{table}")["turn"]
    position = person.sync(table, seat)["position"]
    try:
        person.act(table, seat, position, position["legal"][0]["text"])
    except Refused:
        return False
    return True


def test_a_full_disk_makes_it_503_until_there_is_room_again(folder: Path) -> None:
    with running(folder) as site:
        process = site.processes[0]
        eva = site.guest("Eva")
        table = eva.started(seats=["me", "here:Granny"])
        assert _health(process)[0] == 200
        # No file of the process may grow beyond what the write-ahead log has now: as if the disk were full.
        pid, hard = process.popen.pid, resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        size = (folder / "sunstone.sqlite3-wal").stat().st_size
        assert size > process.log.stat().st_size + 100_000
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))
        assert not _try_to_play(eva, table)
        status, body = _health(process)
        assert (status, body["database"], body["writes"]) == (503, True, False)
        with pytest.raises(Refused):
            site.guest("Jan")
        assert _health(process)[0] == 503
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard, hard))
        status, body = until(lambda: found if (found := _health(process))[0] == 200 else None)
        assert body["writes"]
        assert _try_to_play(eva, table)


def _sqlite(code: int) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError("it says why")
    error.sqlite_errorcode = code
    return error


class _Postgresql(Exception):
    def __init__(self, sqlstate: str | None) -> None:
        self.sqlstate = sqlstate


@pytest.mark.parametrize(
    ("error", "failed"),
    [
        (_sqlite(sqlite3.SQLITE_FULL), True),
        (_sqlite(sqlite3.SQLITE_READONLY), True),
        (_sqlite(sqlite3.SQLITE_IOERR_WRITE), True),
        (_sqlite(sqlite3.SQLITE_BUSY_SNAPSHOT), True),
        (_sqlite(sqlite3.SQLITE_ERROR), False),
        (_sqlite(sqlite3.SQLITE_CONSTRAINT_UNIQUE), False),
        (OperationalError("UPDATE", {}, _sqlite(sqlite3.SQLITE_FULL)), True),
        (IntegrityError("UPDATE", {}, _sqlite(sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY)), False),
        (DBAPIError("UPDATE", {}, _Postgresql("25006")), True),
        (DBAPIError("UPDATE", {}, _Postgresql("53100")), True),
        (DBAPIError("UPDATE", {}, _Postgresql("57P01")), True),
        (DBAPIError("UPDATE", {}, _Postgresql(None)), True),
        (DBAPIError("UPDATE", {}, _Postgresql("22021")), False),
        (DBAPIError("UPDATE", {}, _Postgresql("23505")), False),
        (DBAPIError("UPDATE", {}, _Postgresql("40001")), False),
        (ConnectionRefusedError(), True),
        (TimeoutError(), True),
        (ValueError("somebody's own mistake"), False),
    ],
)
def test_errors_of_the_storage_are_told_from_errors_of_a_statement(error: Exception, failed: bool) -> None:
    assert storage_failed(error) == failed


def test_asking_often_writes_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    attempts = 0
    broken = False

    async def attempt() -> None:
        nonlocal attempts
        attempts += 1
        if broken:
            raise ConnectionResetError

    async def story() -> None:
        nonlocal broken
        health = WriteHealth(attempt)
        assert all([await health.well() for _ in range(100)])
        assert attempts == 0, "the last write is fresh"
        monkeypatch.setattr(write_health, "FRESH", 0.0)
        assert await health.well()
        assert attempts == 1, "nobody has written for a while"
        monkeypatch.setattr(write_health, "FRESH", 1000.0)
        health.failed(ValueError("a mistake in the program"))
        assert await health.well()
        health.failed(ConnectionResetError())
        assert not any([await health.well() for _ in range(100)])
        assert attempts == 1
        monkeypatch.setattr(write_health, "AGAIN", 0.0)
        broken = True
        assert not await health.well()
        assert attempts == 2
        health.succeeded()
        assert not await health.well(), "a transaction without a write proves nothing"
        broken = False
        assert await health.well()
        assert attempts == 4
        monkeypatch.setattr(write_health, "AGAIN", 1000.0)
        assert all([await health.well() for _ in range(100)])
        assert attempts == 4

    asyncio.run(story())


def test_an_attempt_that_hangs_is_made_once_and_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_health, "FRESH", 0.0)
    monkeypatch.setattr(write_health, "PATIENCE", 0.01)
    attempts = 0

    async def attempt() -> None:
        nonlocal attempts
        attempts += 1
        await asyncio.Event().wait()

    async def story() -> None:
        health = WriteHealth(attempt)
        for _ in range(5):
            await health.well()
        assert attempts == 1
        await health.close()
        monkeypatch.setattr(write_health, "GIVE_UP", 0.01)
        health = WriteHealth(attempt)
        await health.well()
        await asyncio.sleep(0.05)
        assert not await health.well()
        await health.close()

    asyncio.run(story())


def test_the_attempt_reaches_the_disk_and_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(write_health, "FRESH", 0.0)
    wal = tmp_path / "sunstone.sqlite3-wal"

    async def story() -> tuple[int, int]:
        database = Database(sqlite_url(tmp_path))
        try:
            await migrate(database)
            before = wal.stat().st_size
            assert await database.writes.well()
            return before, wal.stat().st_size
        finally:
            await database.close()

    before, after = asyncio.run(story())
    assert after > before


async def _set_read_only(port: int, name: str, value: str) -> None:
    connection = await asyncpg.connect(host="127.0.0.1", port=port, user="sunstone", database="postgres")
    await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {value}")
    await connection.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    await connection.close()


@pytest.mark.slow
def test_a_primary_that_became_read_only_makes_it_503(folder: Path, postgres: backends.Postgres) -> None:
    url = postgres.new_database()
    name = url.rpartition("/")[2]
    with running(folder, "--database", url) as site:
        process = site.processes[0]
        eva, jan = site.guest("Eva"), site.guest("Jan")
        table = eva.started(jan)
        asyncio.run(_set_read_only(postgres.port, name, "on"))
        body = until(lambda: found[1] if (found := _health(process))[0] == 503 else None)
        assert (body["database"], body["writes"]) == (True, False)
        asyncio.run(_set_read_only(postgres.port, name, "off"))
        until(lambda: _health(process)[0] == 200)
        play_out(table, eva, jan, upto=3)
