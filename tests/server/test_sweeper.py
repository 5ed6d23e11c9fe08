"""The sweeper looks at every table alone."""

from __future__ import annotations

import itertools
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import IntegrityError
from structlog.testing import capture_logs

from sunstone.server.bots.dispatcher import Dispatcher, Load
from sunstone.server.bots.recent import Recent
from sunstone.server.live.sweeper import Sweeper
from sunstone.server.tables.repository import TableRepository
from sunstone.server.timing import now_ms
from sunstone.table.clock import Clock
from sunstone.table.table import Table
from tests.server.storage import Storage, with_storage

BAD, GOOD = "22222222222b", "22222222222g"


class _Stumbling(TableRepository):
    """A repository that fails at one table in a way nobody has thought of."""

    looks = 0

    async def fresh(self, table: str) -> Table:
        if table == BAD:
            self.looks += 1
            raise ZeroDivisionError("nobody has thought of this")
        return await super().fresh(table)


class _Dispatcher(Dispatcher):
    """Notes who is asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def start(self) -> None:
        """Nothing to begin."""

    def ask(self, live: Table) -> bool:
        """Note it."""
        self.asked.append(live.id)
        return True

    def _put(self, live: Table) -> None:
        """Nothing is thought about."""

    async def load(self) -> Load:
        """Nothing waits."""
        return Load(0, 0, 0.0)

    async def close(self) -> None:
        """Nothing to end."""


def test_one_table_that_fails_stops_no_other_and_is_not_looked_at_again_at_once(tmp_path: Path) -> None:
    dispatcher = _Dispatcher()

    async def story(storage: Storage) -> None:
        for table in (BAD, GOOD):
            await storage.table(0, id=table, clock=Clock(kind="live", seconds=10, increment=0))
        sweeper = Sweeper(_Stumbling(storage.store, 1 << 30), dispatcher)
        assert await sweeper.sweep() == 2
        assert await sweeper.sweep() == 0
        storage.sql("UPDATE tables SET turn_user = NULL")
        await sweeper.wake_bots()

    with_storage(tmp_path, story)
    assert dispatcher.asked == [GOOD]
    with sqlite3.connect(tmp_path / "sunstone.sqlite3") as stored:
        due = dict(stored.execute("SELECT id, due FROM tables"))
        away = [table for (table,) in stored.execute("SELECT table_id FROM log WHERE kind = 'away'")]
    assert away == [GOOD]
    assert due[BAD] > now_ms()


def test_a_table_that_cannot_even_be_put_off_stops_no_other(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        for table in (BAD, GOOD):
            await storage.table(0, id=table, clock=Clock(kind="live", seconds=10, increment=0))
        storage.sql("UPDATE log SET kind = 'nonsense' WHERE table_id = ?", (BAD,))
        refuse = "BEGIN SELECT RAISE(ABORT, 'stuck'); END"
        storage.sql(f"CREATE TRIGGER stuck BEFORE UPDATE ON tables WHEN old.id = '{BAD}' {refuse}")
        sweeper = Sweeper(TableRepository(storage.store, 1 << 30), _Dispatcher())
        with pytest.raises(IntegrityError):
            await sweeper.sweep()
        await sweeper.sweep()

    with_storage(tmp_path, story)
    with sqlite3.connect(tmp_path / "sunstone.sqlite3") as stored:
        away = [table for (table,) in stored.execute("SELECT table_id FROM log WHERE kind = 'away'")]
    assert away == [GOOD]


def test_a_table_that_fails_again_and_again_is_logged_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Every look at this clock is a hundred seconds after the last one.
    clock = itertools.count(step=100).__next__
    monkeypatch.setattr("sunstone.server.live.sweeper.Recent", lambda seconds: Recent(seconds, clock))
    looks: list[int] = []

    async def story(storage: Storage) -> None:
        await storage.table(0, id=BAD, clock=Clock(kind="live", seconds=10, increment=0))
        repository = _Stumbling(storage.store, 1 << 30)
        sweeper = Sweeper(repository, _Dispatcher())
        for _ in range(3):
            assert await sweeper.sweep() == 1
            looks.append(repository.looks)
            storage.sql("UPDATE tables SET due = 0")

    with capture_logs() as logged:
        with_storage(tmp_path, story)
    assert looks == [1, 2, 3]
    assert [line["table"] for line in logged if line["event"] == "sweep_failed"] == [BAD]
