"""Everything one process of the server consists of, put together in one place."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from sunstone.server.accounts.login_limits import LoginLimits
from sunstone.server.accounts.service import Accounts
from sunstone.server.accounts.store import AccountStore
from sunstone.server.accounts.visitor import Visitor
from sunstone.server.analysis.service import AnalysisService
from sunstone.server.archive.ratings import Ratings, rate_finished
from sunstone.server.archive.review import Shares
from sunstone.server.bots.attendance import Attendance, people_at
from sunstone.server.bots.dispatcher import Dispatcher, LocalDispatcher
from sunstone.server.bots.pool import Workers
from sunstone.server.keys import Keys, random_name
from sunstone.server.limits import Bounds
from sunstone.server.live.authority import Authority
from sunstone.server.live.channels import channels_for
from sunstone.server.live.commands import Commands
from sunstone.server.live.hub import BEAT, SLICES, Hub, waits_for
from sunstone.server.live.presence import Presence
from sunstone.server.live.sweeper import Sweeper
from sunstone.server.lobby.blocks import Blocks, check_blocks
from sunstone.server.lobby.listing import Listing
from sunstone.server.lobby.seating import Seating
from sunstone.server.metrics import (
    BOTS_OLDEST,
    BOTS_THINKING,
    BOTS_WAITING,
    MOVES,
    SOCKETS,
    STUDIES_WAITING,
    TABLES,
)
from sunstone.server.network import network_of
from sunstone.server.notifications.service import Push, sender
from sunstone.server.operations.purge import Purge
from sunstone.server.owner_components.readers import BoxReaders
from sunstone.server.owner_components.store import AccountBoxes
from sunstone.server.quotas import Quotas
from sunstone.server.settings import Settings
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import migrate
from sunstone.server.tables.repository import TableRepository
from sunstone.server.tables.store import TableStore
from sunstone.server.talk.chat import Moderation
from sunstone.server.version_proxy.servers import OlderServers
from sunstone.table.table import Table

_log = structlog.get_logger()
SWEEP = 1.0
"""Seconds between two looks for clocks that ran out."""
LOOK = 5.0
"""Seconds between two looks for older servers."""
FOLLOW = 5.0
"""Seconds after which the bots at tables that are followed here are asked again, if one was lost."""
SEEN = 60.0
"""Seconds between two notes of who was here."""


class House:
    """One process: its database, its tables in memory, its sockets and its bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.closing = False
        self.process = random_name(8)
        self.keys = Keys(settings.secret)
        self.database = Database(settings.database)
        self.older = OlderServers(settings.older, self.database)
        self.shelf = TableRepository(
            TableStore(self.database), settings.limits.table_cache, settings.limits.table_entries
        )
        self.channels = channels_for(settings.channels, self.process)
        self.hub = Hub(self.shelf, self.channels, Presence(self.channels, self.process), Authority(self.database))
        self.attendance = Attendance(self.hub.presence)
        self.dispatcher = self._dispatcher()
        self.sweeper = Sweeper(self.shelf, self.dispatcher)

        limits = settings.limits
        self.bounds = Bounds(limits, settings.channels)

        self.accounts = Accounts(AccountStore(self.database), self.keys, LoginLimits(self.bounds))
        self.quotas = Quotas(limits)
        self.blocks = Blocks(self.database)
        self.account_boxes = AccountBoxes(self.database, self.quotas)
        self.box_readers = BoxReaders(self.database, settings.boxes)
        self.tables = Seating(self.shelf, self.quotas, self.blocks, self.account_boxes, settings.boxes)
        self.lobby = Listing(self.database)
        self.moderation = Moderation(self.database)
        self.play = Commands(self.shelf, self.bounds.chats, self.moderation)
        self.ratings = Ratings(self.database)
        self.shares = Shares(self.database)
        self.analysis = AnalysisService(self.database, limits.simulations)
        self.purge = Purge(self.shelf, self.hub.forget)
        self.push = Push(self.database, sender(self.keys, settings.contact) if settings.contact else None)

        self.shelf.also += [rate_finished, check_blocks, self.quotas.check_start]
        self.shelf.wrote.append(self._wrote)
        self.shelf.grew.append(self._grew)
        self._tasks: set[asyncio.Task[None]] = set()
        self._moves = 0
        """Actions written since they were last counted for Prometheus."""

    def _dispatcher(self) -> Dispatcher:
        settings = self.settings
        workers = Workers(settings.bots) if settings.bots else None
        if settings.channels:
            from sunstone.server.bots.redis_dispatcher import RedisDispatcher

            return RedisDispatcher(settings.channels, self.shelf, workers, self.attendance)
        return LocalDispatcher(self.shelf, workers or Workers(1), self.attendance)

    async def start(self) -> None:
        """Bring the database up to date and begin to look after the tables."""
        await migrate(self.database)
        await self.channels.start(self.hub.hear)
        await self.dispatcher.start()
        await self.older.start()
        self._later(self._forever(SWEEP, self.sweeper.sweep))
        self._later(self._forever(LOOK, self.older.look))
        self._later(self._forever(FOLLOW, self._ask_followed))
        self._later(self._forever(SEEN, self.accounts.store.last_seen.write))
        self._later(self._forever(BEAT / SLICES, self.hub.beat))
        self._later(self.sweeper.wake_bots())
        self._later(self.purge.run_daily())
        _log.info("started", process=self.process, database=self.database.url.split("://")[0])

    async def stop(self) -> None:
        """Let go of everything."""
        self.closing = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.analysis.close()
        await self.dispatcher.close()
        await self.older.close()
        await self.channels.close()
        await self.bounds.close()
        await self.shelf.store.close()
        await self.database.close()
        _log.info("stopped", process=self.process)

    async def goodbye(self) -> None:
        """Tell the sockets to come back later, and give the frames a moment to go out."""
        self.closing = True
        self.hub.goodbye()
        for _ in range(100):
            if not self.hub.connections:
                return
            await asyncio.sleep(0.02)

    async def limit_account(self, visitor: Visitor, address: str) -> None:
        """Count a request or a command of somebody; a stranger counts by address."""
        await self.bounds.by_account.take(visitor.id or f"address {network_of(address)}")

    def looked_at(self, table: str) -> None:
        """Somebody asked for a table over HTTP: its bots play on."""
        live = self.shelf.peek(table)
        if live is not None and live.status == "playing":
            self.attendance.read(table)
            self.dispatcher.ask(live)

    async def _ask_followed(self) -> None:
        for table in self.hub.presence.followed():
            live = self.shelf.peek(table)
            if live is not None:
                self.dispatcher.ask(live)

    async def count(self) -> None:
        """Bring the numbers for Prometheus up to date: it costs less when they are read than at every move."""
        MOVES.inc(self._moves)
        self._moves = 0
        SOCKETS.set(len(self.hub.connections))
        TABLES.set(len(self.shelf))
        STUDIES_WAITING.set(self.analysis.waiting)
        load = await self.dispatcher.load()
        BOTS_WAITING.set(load.waiting)
        BOTS_THINKING.set(load.thinking)
        BOTS_OLDEST.set(load.oldest)

    async def _forever(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                # The database may be away for a moment; the next round tries again.
                _log.exception("round_failed")

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _grew(self, _before: Table, after: Table) -> None:
        # Where only bots play, the process that somebody looks through asks: the one that wrote may not know of them.
        if after.thinker is not None and not people_at(after):
            self.dispatcher.ask(after)

    def _wrote(self, before: Table, after: Table) -> None:
        self._moves += max(0, len(after.actions) - len(before.actions))
        self.dispatcher.ask(after)
        if not self.push.offered:
            return
        now = waits_for(after)
        if now is not None and now != waits_for(before) and not self._sees(now, after.id):
            self._later(self.push.your_turn(now, after.id, after.spec.game))

    def _sees(self, user: str, table: str) -> bool:
        return self.hub.online(user) or user in self.hub.presence.users(table)
