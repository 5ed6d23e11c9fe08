"""Tables in memory: how many bytes of them, what is replayed where, and that followers miss nothing."""

from __future__ import annotations

import gc
import json
import threading
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

import sunstone
from sunstone.server.accounts.store import AccountStore
from sunstone.server.live.channels import Channels
from sunstone.server.live.hub import Hub
from sunstone.server.live.presence import Presence
from sunstone.server.tables import rows
from sunstone.server.tables.repository import TableRepository
from sunstone.server.tables.store import SHORT
from sunstone.table.acting import say
from sunstone.table.entries import Draft, Undone
from sunstone.table.reducer import CHECKPOINT, apply_drafts, apply_entries
from sunstone.table.table import Table
from tests.server.storage import Storage, played_on, with_storage
from tests.server.test_connection import Client
from tests.table.tables import opening_of, started

ENOUGH = 1 << 30


@pytest.mark.parametrize("game", ["coatl", "tzolkin", "endless_winter"])
def test_a_table_knows_about_how_many_bytes_it_takes(tmp_path: Path, game: str) -> None:
    async def story(storage: Storage) -> None:
        live = await storage.table(10_000, game, 4)
        tables = [await storage.store.load(live.id)]
        assert tables[0].size == live.size
        gc.collect()
        tracemalloc.start()
        try:
            tables += [await storage.store.load(live.id) for _ in range(4)]
            gc.collect()
            taken = tracemalloc.get_traced_memory()[0] / 4
        finally:
            tracemalloc.stop()
        assert live.size / 2 < taken < live.size * 2

    with_storage(tmp_path, story)


def test_no_more_bytes_are_kept_than_allowed_and_the_latest_stay(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        tables = [await storage.table() for _ in range(8)]
        size = tables[0].size
        repository = TableRepository(storage.store, 3 * size + size // 2)
        for table in tables:
            await repository.get(table.id)
        assert len(repository) == 3
        assert [repository.peek(table.id) is not None for table in tables] == [False] * 5 + [True] * 3
        # One that grows pushes others out, and what is forgotten leaves room.
        user = storage.people[0]
        for _ in range(size // 500):
            await repository.change(tables[7].id, lambda live: say(live, user, "a word"))
        assert len(repository) < 3
        assert repository.peek(tables[7].id) is not None
        repository.forget(tables[7].id)
        for table in tables[:3]:
            await repository.get(table.id)
        assert len(repository) == 3

    with_storage(tmp_path, story)


def test_a_table_larger_than_the_cache_can_still_be_used(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        live, other = await storage.table(), await storage.table()
        repository = TableRepository(storage.store, 1)
        for table in (live.id, other.id, live.id):
            await repository.change(table, lambda now: say(now, storage.people[0], "a word"))
            assert len(repository) == 1
        assert (await repository.get(live.id)).version == live.version + 2

    with_storage(tmp_path, story)


def test_what_is_written_while_a_table_leaves_the_cache_is_told_to_its_followers(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        live, other = await storage.table(), await storage.table()
        repository = TableRepository(storage.store, 1)
        heard: list[tuple[str, int, int]] = []
        repository.grew.append(lambda before, after: heard.append((after.id, before.version, after.version)))
        write = storage.store.append_quickly

        async def slowly(before: Table, after: Table) -> None:
            await write(before, after)
            # Somebody else comes by, and there is room for one table only.
            await repository.get(other.id)

        storage.store.append_quickly = slowly  # type: ignore[method-assign]
        await repository.change(live.id, lambda now: say(now, storage.people[0], "a word"))
        assert (live.id, live.version, live.version + 1) in heard

    with_storage(tmp_path, story)


def test_long_logs_are_read_beside_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(storage: Storage) -> None:
        short, long = await storage.table(4), await storage.table(SHORT + 1)
        threads = []

        def noted(*given: Any) -> Table:
            threads.append(threading.current_thread() is threading.main_thread())
            return apply_entries(*given)

        monkeypatch.setattr(rows, "apply_entries", noted)
        repository = TableRepository(storage.store, ENOUGH)
        assert (await repository.get(short.id)).ply == short.ply
        assert (await repository.get(long.id)).ply == long.ply
        assert threads == [True, False]

    with_storage(tmp_path, story)


class _Counted:
    """A position that counts what is played in it."""

    seat = 0

    def __init__(self) -> None:
        self.plays = 0

    def clone(self) -> _Counted:
        return self

    def read(self, _text: str) -> int:
        return 0

    def play(self, _action: int) -> None:
        self.plays += 1


def test_an_undo_does_not_replay_the_whole_game() -> None:
    opening = opening_of(sunstone.game("coatl"), 2)
    live = played_on(started(opening, {"u0": None, "u1": None}), 2 * CHECKPOINT + 2)
    counted = _Counted()
    live.checkpoints[1] = counted  # type: ignore[call-overload]
    back = Draft(Undone(2 * CHECKPOINT - 1, agreed=True), seat=0, user="u0")
    assert apply_drafts(live, [back], live.changed).ply == 2 * CHECKPOINT - 1
    assert counted.plays == CHECKPOINT - 1


def test_what_others_wrote_and_nobody_can_replay_breaks_that_table_only(tmp_path: Path) -> None:
    async def story(storage: Storage) -> None:
        live = await storage.table()
        repository = TableRepository(storage.store, ENOUGH)
        assert not (await repository.get(live.id)).broken
        row = (live.id, live.version + 1, "nonsense", 5000, "{}")
        storage.sql("INSERT INTO log (table_id, version, kind, at, body) VALUES (?, ?, ?, ?, ?)", row)
        storage.sql("UPDATE tables SET version = ? WHERE id = ?", (live.version + 1, live.id))
        found = await repository.fresh(live.id)
        assert (found.broken, found.version, found.status) == (True, live.version + 1, "playing")
        talked = await repository.change(live.id, lambda now: say(now, storage.people[0], "a word"))
        assert (talked.broken, talked.version) == (True, live.version + 2)
        assert await repository.fresh(live.id) is talked

    with_storage(tmp_path, story)


def test_a_followed_table_that_cannot_be_read_keeps_no_other_from_its_followers(tmp_path: Path) -> None:
    bad, good = "22222222222b", "22222222222g"

    class Stumbling(TableRepository):
        async def catch_up(self, table: str) -> Table:
            if table == bad:
                raise ZeroDivisionError("nobody has thought of this")
            return await super().catch_up(table)

    async def story(storage: Storage) -> None:
        repository = Stumbling(storage.store, ENOUGH)
        hub = Hub(repository, Channels(), Presence(Channels(), "here"), AccountStore(storage.database).ended)
        client = Client()
        connection = client.connection()
        hub.add(connection)
        for table in (bad, good):
            await storage.table(id=table)
            hub.watch(connection, await repository.get(table), None, None)
        client.got.clear()
        # Another process writes, and this one does not hear of it.
        elsewhere = TableRepository(storage.store, ENOUGH)
        for table in (bad, good):
            await elsewhere.change(table, lambda live: say(live, storage.people[0], "a word"))
        for _ in range(2):
            await hub.look_again()
        assert [json.loads(str(frame))["table"] for frame in client.got] == [good]

    with capture_logs() as logged:
        with_storage(tmp_path, story)
    assert [line["table"] for line in logged if line["event"] == "look_failed"] == [bad]
