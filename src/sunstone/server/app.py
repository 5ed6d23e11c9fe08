"""One process of the server: every service is built here, given to those who use it, started and stopped."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import structlog
from litestar import Litestar
from litestar.di import NamedDependency as Inject
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig

import sunstone
from sunstone.core.errors import SunstoneError
from sunstone.server.accounts.cookies import SessionCookies
from sunstone.server.accounts.routes import AccountRoutes, provide_client, provide_visitor
from sunstone.server.accounts.service import Accounts
from sunstone.server.accounts.store import AccountStore
from sunstone.server.analysis.routes import AnalysisRoutes
from sunstone.server.analysis.service import AnalysisService
from sunstone.server.archive.ratings import Ratings, rate_finished
from sunstone.server.archive.routes import ArchiveRoutes
from sunstone.server.archive.service import Archive
from sunstone.server.background import BackgroundTasks
from sunstone.server.bots.attendance import Attendance
from sunstone.server.bots.dispatcher import Dispatcher, LocalDispatcher
from sunstone.server.bots.worker import Workers
from sunstone.server.http import common
from sunstone.server.http.middleware import Middleware
from sunstone.server.http.previews import Previews
from sunstone.server.http.web import page_handlers, web_folder
from sunstone.server.keys import Keys
from sunstone.server.limits import RateLimits
from sunstone.server.live.channels import channels_for
from sunstone.server.live.commands import Commands
from sunstone.server.live.heartbeat import BEAT, SLICES
from sunstone.server.live.hub import Hub
from sunstone.server.live.presence import Presence
from sunstone.server.live.routes import PlayRoutes
from sunstone.server.live.socket import Conversations, socket_handler
from sunstone.server.live.sweeper import Sweeper
from sunstone.server.lobby.blocks import Blocks, check_blocks
from sunstone.server.lobby.games import GameRoutes, LessonRoutes
from sunstone.server.lobby.listing import Listing
from sunstone.server.lobby.routes import LobbyRoutes
from sunstone.server.lobby.seating import Seating
from sunstone.server.metrics import ANALYSES_WAITING, MOVES, SOCKETS, TABLES
from sunstone.server.notifications.routes import NotificationRoutes
from sunstone.server.notifications.service import Notifications, sender
from sunstone.server.operations.purge import Purge
from sunstone.server.operations.routes import OperationRoutes
from sunstone.server.owner_components.routes import OwnerComponentRoutes
from sunstone.server.owner_components.store import AccountBoxes, BoxReaders
from sunstone.server.quotas import Quotas
from sunstone.server.random_names import random_name
from sunstone.server.settings import Settings
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import migrate
from sunstone.server.tables.repository import TableRepository
from sunstone.server.tables.store import TableStore
from sunstone.server.talk.moderation import Moderation
from sunstone.server.talk.routes import TalkRoutes
from sunstone.server.version_proxy.http import HttpProxy
from sunstone.server.version_proxy.servers import OlderServers
from sunstone.server.version_proxy.sockets import Relays, own_frames
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


class Server:
    """One process: its services, its background tasks, and the application that serves requests."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self._process = random_name(8)
        keys = Keys(settings.secret)
        self.database = database = Database(settings.database)
        self._repository = TableRepository(TableStore(database), limits.table_cache, limits.table_entries)
        accounts = AccountStore(database)
        self._channels = channels_for(settings.channels, self._process)
        presence = Presence(self._channels, self._process)
        self._hub = Hub(self._repository, self._channels, presence, accounts.ended)
        self._dispatcher = _dispatcher(settings, self._repository, Attendance(presence.sockets))
        self._sweeper = Sweeper(self._repository, self._dispatcher)
        self._rate_limits = RateLimits(limits, settings.channels)
        quotas = Quotas(limits)
        blocks = Blocks(database)
        account_boxes = AccountBoxes(database, quotas)
        box_readers = BoxReaders(database, settings.boxes)
        seating = Seating(self._repository, quotas, blocks, account_boxes, settings.boxes)
        self._accounts = Accounts(accounts, keys, self._rate_limits, self._hub, seating.leave)
        listing = Listing(database)
        moderation = Moderation(database, self._hub.mutes_changed)
        commands = Commands(self._repository, self._rate_limits.chats, moderation)
        archive = Archive(self._repository, quotas, box_readers)
        self._analysis = AnalysisService(database, quotas, limits.simulations)
        self._purge = Purge(self._repository, self._hub.forget)
        notifications = Notifications(
            database,
            sender(keys, settings.contact) if settings.contact else None,
            keys.push_public() if settings.contact else "",
            lambda user, table: self._hub.online(user) or user in presence.users(table),
        )
        self._older = OlderServers(settings.older, database)
        conversations = Conversations(
            self._hub,
            self._repository,
            commands,
            self._dispatcher,
            listing.turns,
            self._rate_limits,
            limits.frame,
            partial(Relays, self._older, own_frames(channels=bool(settings.channels))),
        )
        self._tasks = BackgroundTasks()

        self._repository.also += [rate_finished, check_blocks, quotas.check_start]
        self._repository.wrote += [_count_moves, self._dispatcher.table_written, notifications.table_changed]
        self._repository.grew.append(self._dispatcher.table_grown)
        SOCKETS.set_function(lambda: len(self._hub.connections))
        TABLES.set_function(lambda: len(self._repository))
        ANALYSES_WAITING.set_function(lambda: self._analysis.waiting)

        async def provide_origin(address: Inject[str]) -> str:
            """The digest of the address of a request, as the database holds it."""
            return keys.address_digest(address)

        # Litestar takes a wrong field of a body for a dependency of that name and answers 500: no name may be both.
        self.litestar = self._application(
            {
                "account_boxes": _given(account_boxes),
                "accounts": _given(self._accounts),
                "address": Provide(common.provide_address),
                "analysis": _given(self._analysis),
                "archive": _given(archive),
                "blocks": _given(blocks),
                "box_readers": _given(box_readers),
                "client": Provide(provide_client),
                "commands": _given(commands),
                "conversations": _given(conversations),
                "session_cookies": _given(SessionCookies(keys, secure=settings.secure)),
                "database": _given(database),
                "dispatcher": _given(self._dispatcher),
                "hub": _given(self._hub),
                "site_keys": _given(keys),
                "reader_language": Provide(common.provide_language),
                "listing": _given(listing),
                "moderation": _given(moderation),
                "notifications": _given(notifications),
                "origin": Provide(provide_origin),
                "rate_limits": _given(self._rate_limits),
                "ratings": _given(Ratings(database)),
                "repository": _given(self._repository),
                "seating": _given(seating),
                "settings": _given(settings),
                "visitor": Provide(provide_visitor),
            }
        )
        proxy = HttpProxy(self._older, archive.table_of, limits.body)
        self.app = Middleware(self.litestar, settings, self._rate_limits.requests, proxy)

    def _application(self, dependencies: dict[str, Provide]) -> Litestar:
        """The framework's part of the application: routes, errors, and the API's description."""

        @asynccontextmanager
        async def lifespan(_app: Litestar) -> AsyncIterator[None]:
            await self.start()
            try:
                yield
            finally:
                await self.stop()

        async def table_read(request: common.AnyRequest) -> None:
            """A table was asked for: its bots play on for somebody."""
            table = request.path_params.get("table")
            if table is not None:
                self._dispatcher.table_read(table)

        return Litestar(
            route_handlers=[
                AccountRoutes,
                NotificationRoutes,
                GameRoutes,
                LobbyRoutes,
                OwnerComponentRoutes,
                PlayRoutes,
                TalkRoutes,
                LessonRoutes,
                ArchiveRoutes,
                AnalysisRoutes,
                OperationRoutes,
                socket_handler,
                *page_handlers(web_folder(), Previews(self.database, self.settings.origins, web_folder()).head),
            ],
            dependencies=dependencies,
            exception_handlers={
                SunstoneError: common.sunstone_error,
                HTTPException: common.http_error,
                Exception: common.any_error,
            },
            after_response=table_read,
            after_exception=[common.log_socket_error],
            request_class=common.BodyRequest,
            lifespan=[lifespan],
            middleware=[
                # Sockets have a gauge: a request of many hours says nothing, and every frame would pass here.
                PrometheusConfig(
                    app_name="sunstone", prefix="sunstone", group_path=True, scopes={ScopeType.HTTP}
                ).middleware
            ],
            openapi_config=OpenAPIConfig(
                title="Sunstone",
                version=sunstone.__version__,
                description="The games at a table that several people share. For the socket see /schema/frames.json.",
                path="/schema",
                render_plugins=[JsonRenderPlugin()],
            ),
            request_max_body_size=self.settings.limits.body,
            logging_config=None,
        )

    async def start(self) -> None:
        """Bring the database up to date and begin to look after the tables."""
        await migrate(self.database)
        await self._channels.start(self._hub.hear)
        await self._dispatcher.start()
        await self._older.start()
        tasks = self._tasks
        tasks.repeat(SWEEP, self._sweeper.sweep)
        tasks.repeat(LOOK, self._older.look)
        tasks.repeat(FOLLOW, self._ask_followed)
        tasks.repeat(SEEN, self._accounts.store.last_seen.write)
        tasks.repeat(BEAT / SLICES, self._hub.beat)
        tasks.start(self._sweeper.wake_bots())
        tasks.start(self._purge.run_daily())
        _log.info("started", process=self._process, database=self.database.url.split("://")[0])

    async def _ask_followed(self) -> None:
        self._dispatcher.ask_again(self._hub.presence.followed())

    async def goodbye(self) -> None:
        """Tell the sockets to come back later, and give the frames a moment to go out."""
        self._hub.goodbye()
        for _ in range(100):
            if not self._hub.connections:
                return
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        self._hub.closing = True
        await self._tasks.stop()
        closing: tuple[Callable[[], Awaitable[None]], ...] = (
            self._analysis.close,
            self._dispatcher.close,
            self._older.close,
            self._channels.close,
            self._rate_limits.close,
            self._repository.store.close,
            self.database.close,
        )
        for close in closing:
            await close()
        _log.info("stopped", process=self._process)


def _given(service: object) -> Provide:
    """A service that handlers may ask for."""
    return Provide(lambda: service, sync_to_thread=False, use_cache=True)


def _dispatcher(settings: Settings, repository: TableRepository, attendance: Attendance) -> Dispatcher:
    workers = Workers(settings.bots) if settings.bots else None
    if settings.channels:
        from sunstone.server.bots.redis_dispatcher import RedisDispatcher

        return RedisDispatcher(settings.channels, repository, workers, attendance)
    return LocalDispatcher(repository, workers or Workers(1), attendance)


def _count_moves(before: Table, after: Table) -> None:
    MOVES.inc(max(0, len(after.actions) - len(before.actions)))
