"""One person's many tables do not keep another person's bots waiting: who is thought for in which order is counted."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import sunstone
from sunstone.bots import effort
from sunstone.server.bots.attendance import Attendance
from sunstone.server.bots.dispatcher import LocalDispatcher
from sunstone.server.bots.job import Job, recalled
from sunstone.server.bots.worker import Workers
from sunstone.server.tables.repository import Decide, TableRepository
from sunstone.table.entries import Draft, Opened, Started
from sunstone.table.reducer import apply_drafts
from sunstone.table.seat import Seat
from sunstone.table.table import Table
from tests.server.site import Person, play_out, running, until
from tests.table.tables import opening_of

FIFTY = 50


def bots_table(id_: str, host: str, seats: list[Any], **changed: Any) -> Table:
    """A game that has begun at a table with these seats."""
    opening = opening_of(sunstone.game("coatl"), len(seats), id=id_, host=host, **changed)
    opened = Draft(Opened([Seat(**seat) for seat in seats]), user=host)
    return apply_drafts(Table(opening), [opened, Draft(Started(), user=host)], 1000)


class Tables:
    """Tables in memory, in the place of the repository."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.wrote: list[Callable[[Table], object]] = []

    async def get(self, table: str) -> Table:
        """The table."""
        return self.tables[table]

    async def change(self, table: str, decide: Decide) -> Table:
        """Write."""
        self.tables[table] = after = apply_drafts(self.tables[table], decide(self.tables[table]), 2000)
        for listener in self.wrote:
            listener(after)
        return after


async def settled() -> None:
    """Let everything happen that can."""
    for _ in range(20):
        await asyncio.sleep(0)


class OneByOne:
    """A worker that finishes a decision when the test says so, and remembers whose it was."""

    count = 1

    def __init__(self) -> None:
        self.order: list[str] = []
        self._go = asyncio.Semaphore(0)

    async def think(self, job: Job) -> str:
        """The first choice there is."""
        self.order.append(job.table)
        await self._go.acquire()
        state = recalled(job).state
        return state.say(state.legal()[0])

    def close(self) -> None:
        """Nothing was started."""

    async def finish(self, decisions: int = 1) -> None:
        """Finish so many decisions and begin the next."""
        for _ in range(decisions):
            await settled()
            begun = len(self.order)
            self._go.release()
            await settled()
            assert len(self.order) == begun + 1


class Fixture:
    """A dispatcher with its tables, its worker and who looks."""

    def __init__(self) -> None:
        self.tables, self.worker = Tables(), OneByOne()
        self.attendance = Attendance(lambda _table: 0)
        self.dispatcher = LocalDispatcher(
            cast(TableRepository, self.tables), cast(Workers, self.worker), self.attendance
        )
        self.tables.wrote.append(self.dispatcher.ask)

    def add(self, live: Table) -> Table:
        """A table."""
        self.tables.tables[live.id] = live
        return live

    def fifty(self, *, seats: list[Any] | None = None) -> None:
        """A guest's fifty tables, all of them looked at."""
        for number in range(FIFTY):
            live = self.add(bots_table(f"guest {number}", "guest", seats or [{"bot": "search:10s"}] * 2))
            self.attendance.read(live.id)
            assert self.dispatcher.ask(live)


def run(test: Callable[[Fixture], Awaitable[None]]) -> None:
    """Run a test with a dispatcher."""

    async def main() -> None:
        fixture = Fixture()
        await test(fixture)
        await fixture.dispatcher.close()

    asyncio.run(main())


def test_fifty_tables_of_bots_do_not_keep_a_persons_bot_waiting() -> None:
    async def play(f: Fixture) -> None:
        f.fifty()
        await settled()
        load = await f.dispatcher.load()
        assert (load.waiting, load.thinking) == (FIFTY - 1, 1)
        await f.worker.finish(3)
        f.dispatcher.ask(f.add(bots_table("eva", "eva", [{"bot": "search:10s"}, {"user": "eva"}])))
        await f.worker.finish()
        assert f.worker.order[-1] == "eva"
        await f.worker.finish(10)
        # Her bot may have more than one decision to make before it is her turn; each of them is next.
        decisions = f.tables.tables["eva"].ply
        assert f.worker.order[4 : 4 + decisions] == ["eva"] * decisions

    run(play)


def test_who_plays_at_fifty_tables_does_not_keep_another_waiting() -> None:
    async def play(f: Fixture) -> None:
        f.fifty(seats=[{"bot": "greedy"}, {"user": "guest"}])
        for number in range(5):
            await f.worker.finish(2)
            f.dispatcher.ask(f.add(bots_table(f"eva {number}", "eva", [{"bot": "greedy"}, {"user": "eva"}])))
            await f.worker.finish()
            assert f.worker.order[-1].startswith("eva")

    run(play)


def test_the_host_of_my_table_may_have_fifty_others() -> None:
    async def play(f: Fixture) -> None:
        f.fifty(seats=[{"bot": "greedy"}, {"user": "guest"}])
        await f.worker.finish(2)
        f.dispatcher.ask(f.add(bots_table("joined", "guest", [{"bot": "greedy"}, {"user": "guest"}, {"user": "eva"}])))
        await f.worker.finish()
        assert f.worker.order[-1] == "joined"

    run(play)


def test_a_table_waits_once_however_often_it_is_asked() -> None:
    async def ask(f: Fixture) -> None:
        f.fifty()
        for live in list(f.tables.tables.values()):
            # The sweeper, a look over HTTP and a socket all ask; some of them with an older version.
            for _ in range(3):
                assert f.dispatcher.ask(live)
        await settled()
        load = await f.dispatcher.load()
        assert (load.waiting, load.thinking) == (FIFTY - 1, 1)
        await f.worker.finish(FIFTY - 1)
        assert sorted(f.worker.order) == sorted(f.tables.tables)

    run(ask)


def test_a_bot_that_fails_does_not_take_the_others_with_it() -> None:
    async def fail(f: Fixture) -> None:
        live = f.add(bots_table("broken", "eva", [{"bot": "no such bot"}, {"user": "eva"}]))
        f.dispatcher.ask(live)
        await settled()
        del f.tables.tables["broken"]
        f.dispatcher.ask(f.add(bots_table("jan", "jan", [{"bot": "greedy"}, {"user": "jan"}])))
        await f.worker.finish()
        assert f.worker.order == ["broken", "jan"]

    run(fail)


def _answers(log: Path, guest: Person, table: str) -> list[int]:
    """For each bot's action at a table: how many actions at the guest's tables were written while it was waited for."""
    with sqlite3.connect(log) as connection:
        rows = connection.execute(
            "SELECT log.table_id, log.user_id, tables.host FROM log JOIN tables ON tables.id = log.table_id"
            " WHERE log.kind IN ('started', 'action') ORDER BY log.rowid"
        ).fetchall()
    found, between = [], 0
    for id_, user, host in rows:
        if id_ == table:
            if user is None:
                found.append(between)
            between = 0
        elif host == guest.id and user is None:
            between += 1
    return found


def test_on_a_site_with_one_worker_a_persons_bot_waits_for_one_decision_of_the_fifty(folder: Path) -> None:
    with running(folder) as site:
        guest, eva = site.guest("Guest"), site.guest("Eva")
        tables = [guest.open_table(seats=["search:0.05s"] * 2) for _ in range(FIFTY)]
        for table in tables:
            guest.post(f"/tables/{table}/start")
        mine = eva.started(seats=["greedy", "me"])
        for _ in range(4):
            until(lambda: eva.get(f"/tables/{mine}")["turn"] == 1)
            play_out(mine, eva, upto=eva.get(f"/tables/{mine}")["ply"] + 1)
        answers = _answers(folder / "sunstone.sqlite3", guest, mine)
        assert len(answers) >= 2
        assert max(answers) <= 3, "the one being thought about, and what was on its way to the disk"


def test_a_bot_that_may_think_longer_counts_for_more() -> None:
    efforts = [effort(code) for code in ("greedy", "search:50", "search:800", "search:10s")]
    assert efforts == sorted(set(efforts))
    assert effort("friendly") == effort("level:1") == effort("random")
    assert effort("shrewd") < effort("merciless") <= effort("search:10s") == effort("search:20000")
    assert effort("search") == effort("search:800")
