"""The application: handlers, and the house behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig

import sunstone
from sunstone.core.errors import SunstoneError
from sunstone.server.accounts.routes import AccountRoutes
from sunstone.server.analysis.routes import AnalysisRoutes
from sunstone.server.archive.routes import ArchiveRoutes
from sunstone.server.house import House
from sunstone.server.http import common
from sunstone.server.http.middleware import Middleware
from sunstone.server.http.play import PlayHttp
from sunstone.server.http.socket import socket_handler
from sunstone.server.http.tables import TablesHttp
from sunstone.server.http.web import page_handlers, web_folder
from sunstone.server.lobby.block_routes import BlockRoutes
from sunstone.server.lobby.games import GameRoutes
from sunstone.server.lobby.lessons import LessonRoutes
from sunstone.server.operations.routes import OperationRoutes
from sunstone.server.owner_components.routes import OwnerComponentRoutes
from sunstone.server.settings import Settings


def build(settings: Settings) -> Middleware:
    """The application for these settings."""
    house = House(settings)
    return Middleware(application(house), house)


def application(house: House) -> Litestar:
    """The framework's part of the application: routes, errors, and the API's description."""

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await house.start()
        try:
            yield
        finally:
            await house.stop()

    async def looked_at(request: common.AnyRequest) -> None:
        """A table was asked for: its bots play on for somebody."""
        table = request.path_params.get("table")
        if table is not None:
            house.looked_at(table)

    return Litestar(
        route_handlers=[
            AccountRoutes,
            GameRoutes,
            TablesHttp,
            BlockRoutes,
            OwnerComponentRoutes,
            PlayHttp,
            LessonRoutes,
            ArchiveRoutes,
            AnalysisRoutes,
            OperationRoutes,
            socket_handler,
            *page_handlers(web_folder()),
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False, use_cache=True),
            "visitor": Provide(common.provide_visitor),
        },
        exception_handlers={
            SunstoneError: common.sunstone_error,
            HTTPException: common.http_error,
            Exception: common.any_error,
        },
        after_response=looked_at,
        after_exception=[common.log_socket_error],
        request_class=common.BodyRequest,
        lifespan=[lifespan],
        middleware=[
            # Sockets are counted by the house: a request of many hours says nothing, and every frame would pass here.
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
        request_max_body_size=house.settings.limits.body,
        logging_config=None,
    )
