"""What is deleted by itself, and what never is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select

from sunstone.core.registry import game as find_game
from sunstone.server.app import Server
from sunstone.server.operations import purge as purging
from sunstone.server.operations.purge import Purge
from sunstone.server.operations.retention import OF_TABLE, OF_USER
from sunstone.server.settings import Settings, sqlite_url
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import migrate
from sunstone.server.tables.repository import TableRepository
from sunstone.server.tables.store import TableStore
from sunstone.server.timing import DAY, SECOND

NOW = 20_000 * DAY
Row = dict[str, Any]


class Clock:
    """The two clocks of a machine."""

    def __init__(self) -> None:
        self.day = NOW / SECOND
        self.steady = 0.0

    def pass_(self, seconds: float) -> None:
        """Let time pass."""
        self.day += seconds
        self.steady += seconds


class Kept:
    """A database, and what the rules say of it."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.clock = Clock()
        self.repository = TableRepository(TableStore(database), 100)
        self.forgotten: list[str] = []
        self.purge = Purge(
            self.repository, self._forget, time_of_day=lambda: self.clock.day, steady=lambda: self.clock.steady
        )

    def _forget(self, tables: list[str]) -> None:
        self.forgotten += tables
        for table in tables:
            self.repository.forget(table)

    async def add(self, table: Any, **row: Any) -> None:
        """Write a row."""
        async with self.database.write() as connection:
            await connection.execute(insert(table).values(**row))

    async def user(self, id_: str, kind: str, seen: int | None = 0, created: int = 400) -> None:
        """Write a user who was made and last seen so many days ago."""
        last = None if seen is None else NOW - seen * DAY
        key = id_ if kind == "registered" else None
        row = {"id": id_, "kind": kind, "name": id_, "name_key": key, "language": "en"}
        await self.add(schema.users, **row, created=NOW - created * DAY, seen=last)

    async def table(
        self, id_: str, status: str, days: int, seats: tuple[str | None, ...] = (), away: bool = False, **other: Any
    ) -> None:
        """Write a table that was last touched so many days ago; a seat is a user's, or a bot's for `None`."""
        at = NOW - days * DAY
        game = find_game("coatl")
        people = [{"kind": "person", "user": user, "away": "left" if away else ""} for user in seats if user]
        bots = [{"kind": "bot", "bot": "random"} for user in seats if not user]
        row: Row = {
            "id": id_,
            "game": game.id,
            "rules_version": game.rules_version,
            "options": "{}",
            "clock": '{"kind":"none"}',
            "visible": True,
            "rated": False,
            "imported": False,
            "host": "host",
            "seed": "1",
            "created": at,
            "status": status,
            "version": 1,
            "ply": 0,
            "changed": at,
            "seating": msgspec.json.encode(people + bots).decode(),
        }
        await self.add(schema.tables, **(row | other))
        plain = [{"user": user} if user else {"bot": "random"} for user in seats]
        body = msgspec.json.encode({"seats": plain}).decode()
        host = other.get("host", "host")
        await self.add(schema.log, table_id=id_, version=1, kind="opened", at=at, user_id=host, body=body)
        for number, user in enumerate(seats):
            await self.add(schema.seats, table_id=id_, seat=number, user_id=user)

    async def column(self, column: Any) -> set[Any]:
        """All values of a column."""
        async with self.database.read() as connection:
            return {value for (value,) in await connection.execute(select(column))}

    async def ids(self) -> set[str]:
        """The tables there are."""
        return await self.column(schema.tables.c.id)


Story = Callable[[Kept], Awaitable[None]]


@asynccontextmanager
async def _kept(url: str) -> AsyncIterator[Kept]:
    database = Database(url)
    await migrate(database)
    kept = Kept(database)
    await kept.user("host", "registered")
    try:
        yield kept
    finally:
        await kept.repository.store.close()
        await database.close()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Story], None]:
    """Runs a story with a database of either kind."""
    server = request.getfixturevalue("postgres") if request.param == "postgresql" else None
    url = sqlite_url(tmp_path) if server is None else server.new_database()

    async def whole(story: Story) -> None:
        async with _kept(url) as kept:
            await story(kept)

    return lambda story: asyncio.run(whole(story))


def test_tables_nobody_can_want_any_more_go_with_everything_of_theirs(play: Callable[[Story], None]) -> None:
    async def story(kept: Kept) -> None:
        await kept.user("eva", "registered", seen=3000)
        await kept.user("old", "guest", seen=200)
        await kept.user("new", "guest", seen=100)
        await kept.user("gone", "deleted", seen=200)
        # Closed.
        await kept.table("closed-old", "closed", 31)
        await kept.table("closed-new", "closed", 29)
        await kept.table("import-closed", "closed", 1, imported=True)
        # Running, and nobody is there.
        await kept.table("bots-old", "playing", 31, (None, None))
        await kept.table("bots-new", "playing", 29, (None, None))
        await kept.table("left-old", "playing", 31, ("eva", None), away=True)
        await kept.table("left-rated", "playing", 31, ("eva", "host"), away=True, rated=True)
        await kept.table("waits-for-eva", "playing", 3000, ("eva", None), turn_user="eva")
        await kept.table("waits-for-bot", "playing", 3000, ("eva", None))
        # Finished without people.
        await kept.table("watched-old", "finished", 31, (None, None))
        await kept.table("watched-new", "finished", 29, (None, None))
        await kept.table("watched-shared", "finished", 3000, (None, None))
        await kept.add(schema.shares, token="shared", table_id="watched-shared", created=0)
        # Nobody registered.
        for status in ("playing", "finished"):
            for guest in ("old", "new", "gone"):
                for days in (181, 179):
                    name, turn = f"{status[:4]}-{guest}-{days}", guest if status == "playing" else None
                    await kept.table(name, status, days, (guest, None), host=guest, turn_user=turn)
        await kept.table("import-old", "finished", 181, imported=True, host="old")
        await kept.table("import-eva", "finished", 3000, imported=True, host="eva")
        await kept.table("with-eva", "finished", 3000, ("old", "eva"), host="old")
        before = await kept.ids()
        await kept.purge.run()
        went = {
            "closed-old",
            "import-closed",
            "bots-old",
            "left-old",
            "watched-old",
            "import-old",
            "play-old-181",
            "fini-old-181",
            "play-gone-181",
            "fini-gone-181",
        }
        assert before - await kept.ids() == went
        assert set(kept.forgotten) == went
        assert not await kept.column(schema.log.c.table_id) & went
        await kept.purge.run()
        assert before - await kept.ids() == went, "there is nothing more to do"

    play(story)


def test_every_row_that_belongs_to_a_table_goes_with_it(play: Callable[[Story], None]) -> None:
    async def story(kept: Kept) -> None:
        await kept.table("old", "closed", 31, ("host", None))
        await kept.add(schema.shares, token="shared", table_id="old", created=0)
        await kept.add(schema.looks, table_id="old", ply=0, body="null")
        await kept.add(schema.analyses, table_id="old", user_id="host", at=NOW)
        rating = {"place": 1, "mu": 25.0, "sigma": 8.0, "ordinal": 1.0}
        await kept.add(schema.rated_games, table_id="old", user_id="host", game="coatl", at=0, **rating)
        report = {"id": "report", "table_id": "old", "version": 1, "user_id": "host", "reason": "", "at": 0}
        await kept.add(schema.reports, **report, resolved=NOW - 181 * DAY)
        assert all([await kept.column(column) == {"old"} for column in OF_TABLE])
        await kept.purge.run()
        assert await kept.ids() == set()
        assert not any([await kept.column(column) for column in OF_TABLE])

    play(story)


def test_a_reported_table_stays_until_the_report_is_long_resolved(play: Callable[[Story], None]) -> None:
    async def story(kept: Kept) -> None:
        await kept.user("guest", "guest", seen=500)
        for name, resolved in (("waits", None), ("fresh", NOW - 179 * DAY), ("old", NOW - 181 * DAY)):
            await kept.table(name, "closed", 500)
            report = {"id": name, "table_id": name, "version": 1, "user_id": "guest", "reason": "", "at": 0}
            await kept.add(schema.reports, **report, resolved=resolved)
        await kept.purge.run()
        assert await kept.ids() == {"waits", "fresh"}
        assert await kept.column(schema.users.c.id) == {"host", "guest"}

    play(story)


def test_a_table_that_waits_for_players_too_long_is_closed(play: Callable[[Story], None]) -> None:
    async def story(kept: Kept) -> None:
        await kept.table("22", "open", 8, ("host", None))
        await kept.table("33", "open", 6, ("host", None))
        await kept.purge.run()
        assert (await kept.repository.fresh("22")).status == "closed"
        assert (await kept.repository.fresh("33")).status == "open"

    play(story)


def test_guests_without_games_go_and_accounts_stay(play: Callable[[Story], None]) -> None:
    async def story(kept: Kept) -> None:
        await kept.user("registered", "registered", seen=3000, created=3000)
        await kept.user("guest-old", "guest", seen=181)
        await kept.user("typed-a-box", "guest", seen=179)
        await kept.user("guest-new", "guest", seen=29)
        await kept.user("never-seen-old", "guest", seen=None, created=31)
        await kept.user("never-seen", "guest", seen=None, created=29)
        await kept.user("seated", "guest", seen=100)
        await kept.user("hosting", "guest", seen=100)
        await kept.user("deleted", "deleted", seen=100)
        await kept.table("game", "finished", 100, ("seated", None), host="hosting")
        # Everything that may belong to a guest.
        await kept.add(schema.sessions, digest="1", user_id="guest-old", created=0, expires=NOW + DAY)
        await kept.add(schema.tokens, id="1", user_id="guest-old", name="", digest="", created=0)
        await kept.add(schema.mutes, user_id="guest-old", muted_id="host")
        await kept.add(schema.mutes, user_id="host", muted_id="guest-old")
        await kept.add(schema.blocks, user_id="guest-old", blocked_id="host")
        await kept.add(schema.blocks, user_id="host", blocked_id="guest-old")
        await kept.add(schema.pushes, digest="1", user_id="guest-old", session="1", endpoint="", p256dh="", auth="")
        await kept.add(schema.analyses, table_id="game", user_id="guest-old", at=0)
        rating = {"mu": 25.0, "sigma": 8.0, "games": 1, "ordinal": 1.0}
        await kept.add(schema.ratings, game="coatl", user_id="guest-old", **rating)
        for user in ("guest-old", "typed-a-box"):
            await kept.add(schema.account_boxes, user_id=user, game="coatl", revision=1, body="", changed=0, size=0)
        assert all(["guest-old" in await kept.column(column) for column in OF_USER]), "the test leaves nothing out"
        await kept.purge.run()
        left = {"host", "registered", "guest-new", "never-seen", "seated", "hosting", "typed-a-box"}
        assert await kept.column(schema.users.c.id) == left

    play(story)


def test_sessions_analyses_and_origins_go_in_their_time(play: Callable[[Story], None]) -> None:
    async def story(kept: Kept) -> None:
        for name, expires in (("over", NOW - 1), ("lasts", NOW + 1)):
            await kept.add(schema.sessions, digest=name, user_id="host", created=0, expires=expires)
        for name, days, asked in (("new", 29, 29), ("older", 31, 31), ("again", 400, 300), ("old", 400, 366)):
            await kept.table(name, "finished", days, ("host", None), origin=name)
            await kept.add(schema.looks, table_id=name, ply=0, body="null")
            await kept.add(schema.analyses, table_id=name, user_id="host", origin=name, at=NOW - asked * DAY)
        await kept.table("before", "finished", 400, ("host", None))
        await kept.add(schema.looks, table_id="before", ply=0, body="null")
        await kept.table("running", "playing", 400, ("host", None), origin="running", turn_user="host")
        await kept.purge.run()
        assert await kept.column(schema.sessions.c.digest) == {"lasts"}
        assert await kept.column(schema.looks.c.table_id) == {"new", "older", "again"}
        assert await kept.column(schema.analyses.c.table_id) == {"new", "older", "again"}
        assert await kept.column(schema.tables.c.origin) == {"new", "running", None}
        assert await kept.column(schema.analyses.c.origin) == {"new", None}
        assert len(await kept.ids()) == 6

    play(story)


def test_component_files_go_when_no_table_is_played_with_them(play: Callable[[Story], None]) -> None:
    async def story(kept: Kept) -> None:
        await kept.table("game", "finished", 400, ("host", None), components="played")
        for digest, days in (("played", 400), ("old", 31), ("new", 29)):
            await kept.add(schema.boxes, digest=digest, game="coatl", body="", created=NOW - days * DAY)
        for user, days in (("host", 31), ("other", 29)):
            if user == "other":
                await kept.user(user, "registered", seen=1)
            box = {"game": "coatl", "revision": 1, "body": "", "size": 0, "origin": user}
            await kept.add(schema.account_boxes, user_id=user, changed=NOW - days * DAY, **box)
        await kept.purge.run()
        assert await kept.column(schema.boxes.c.digest) == {"played", "new"}
        assert await kept.column(schema.account_boxes.c.origin) == {None, "other"}

    play(story)


@pytest.mark.parametrize("jump", [400 * 86_400, 3700, -3700])
def test_a_jump_of_the_clock_deletes_nothing(tmp_path: Path, jump: float) -> None:
    async def story() -> None:
        async with _kept(sqlite_url(tmp_path)) as kept:
            await kept.table("22", "open", 1, ("host", None))
            await kept.table("33", "closed", 1)
            await kept.add(schema.sessions, digest="1", user_id="host", created=0, expires=NOW + 180 * DAY)
            kept.clock.day += jump
            kept.clock.pass_(400 * 86_400)
            await kept.purge.run()
            assert await kept.ids() == {"22", "33"}
            assert await kept.column(schema.sessions.c.digest) == {"1"}
            assert (await kept.repository.fresh("22")).status == "open"
            # The clock is right again: what is old is old.
            kept.clock.day -= jump
            await kept.purge.run()
            assert await kept.ids() == {"22"}
            assert await kept.column(schema.sessions.c.digest) == set()
            assert (await kept.repository.fresh("22")).status == "closed"

    asyncio.run(story())


def test_one_table_that_cannot_be_read_does_not_stop_the_purge(tmp_path: Path) -> None:
    async def story() -> None:
        async with _kept(sqlite_url(tmp_path)) as kept:
            # A log that cannot be read.
            await kept.table("22", "open", 8, ("host", None))
            await kept.add(schema.log, table_id="22", version=9, kind="sat", at=0, body="{}")
            await kept.table("33", "open", 8, ("host", None))
            await kept.table("44", "closed", 31)
            await kept.purge.run()
            assert await kept.ids() == {"22", "33"}
            assert await kept.column(schema.tables.c.status) == {"closed"}, "it cannot be played, but it can be closed"

    asyncio.run(story())


def test_a_server_purges_while_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(purging, "FIRST", 0.0)

    async def story() -> None:
        server = Server(Settings(folder=tmp_path, database=sqlite_url(tmp_path), secret=b"for tests only"))
        await migrate(server.database)
        kept = Kept(server.database)
        await kept.user("guest", "guest", seen=1)
        await kept.add(schema.sessions, digest="1", user_id="guest", created=0, expires=1)
        await server.start()
        try:
            while await kept.column(schema.sessions.c.digest):
                await asyncio.sleep(0.01)
        finally:
            await server.stop()

    asyncio.run(asyncio.wait_for(story(), 60))
