"""The sweeper looks at every table alone."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sunstone.server.bots.desk import Desk, Load
from sunstone.server.play.sweeper import Sweeper
from sunstone.server.tables.live import LiveTable
from sunstone.server.tables.shelf import Shelf
from sunstone.server.timing import now_ms
from sunstone.server.wire.tables import Clock
from tests.server.storage import Storage, with_storage

BAD, GOOD = "22222222222b", "22222222222g"


class _Stumbling(Shelf):
    """A repository that fails at one table in a way nobody has thought of."""

    async def fresh(self, table: str) -> LiveTable:
        if table == BAD:
            raise ZeroDivisionError("nobody has thought of this")
        return await super().fresh(table)


class _Desk(Desk):
    """Notes who is asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def start(self) -> None:
        """Nothing to begin."""

    def ask(self, live: LiveTable) -> bool:
        """Note it."""
        self.asked.append(live.id)
        return True

    def _put(self, live: LiveTable) -> None:
        """Nothing is thought about."""

    async def load(self) -> Load:
        """Nothing waits."""
        return Load(0, 0, 0.0)

    async def close(self) -> None:
        """Nothing to end."""


def test_one_table_that_fails_stops_no_other_and_is_not_looked_at_again_at_once(tmp_path: Path) -> None:
    desk = _Desk()

    async def story(storage: Storage) -> None:
        for table in (BAD, GOOD):
            await storage.table(0, id=table, clock=Clock(kind="live", seconds=10, increment=0))
        sweeper = Sweeper(_Stumbling(storage.store, 1 << 30), desk)
        assert await sweeper.sweep() == 2
        assert await sweeper.sweep() == 0
        storage.sql("UPDATE tables SET turn_user = NULL")
        await sweeper.wake_bots()

    with_storage(tmp_path, story)
    assert desk.asked == [GOOD]
    with sqlite3.connect(tmp_path / "sunstone.sqlite3") as stored:
        due = dict(stored.execute("SELECT id, due FROM tables"))
        away = [table for (table,) in stored.execute("SELECT table_id FROM log WHERE kind = 'away'")]
    assert away == [GOOD]
    assert due[BAD] > now_ms()
