"""For those who run the server."""

import asyncio
import ipaddress

import prometheus_client
from litestar import Controller, MediaType, Response
from litestar.di import NamedDependency as Inject

import sunstone
from sunstone.server.bots.dispatcher import Dispatcher
from sunstone.server.errors import Refusal
from sunstone.server.http.common import AnyRequest
from sunstone.server.http.routes import get
from sunstone.server.keys import same
from sunstone.server.live.asyncapi import asyncapi
from sunstone.server.live.hub import Hub
from sunstone.server.metrics import BOTS_OLDEST, BOTS_THINKING, BOTS_WAITING
from sunstone.server.operations.wire import Health
from sunstone.server.settings import Settings
from sunstone.server.storage.engine import Database
from sunstone.table.table import installed

FRAMES = "/schema/frames.json"
PATIENCE = 5.0
"""Seconds the database has to answer."""


class OperationRoutes(Controller):
    """Health and numbers."""

    tags = ["operations"]  # noqa: RUF012

    @get("/health", summary="Is it well?")
    async def health(self, database: Inject[Database], hub: Inject[Hub]) -> Response[Health]:
        """200 while this process can serve, 503 when it stops, has lost its database or cannot write to it."""
        try:
            async with asyncio.timeout(PATIENCE):
                await database.ping()
            reachable = True
        except Exception:
            reachable = False
        writes = reachable and await database.writes.well()
        well = writes and not hub.closing
        body = Health(
            well=well,
            database=reachable,
            writes=writes,
            closing=hub.closing,
            version=sunstone.__version__,
            rules=dict(sorted(installed())),
        )
        return Response(body, status_code=200 if well else 503)

    @get(FRAMES, include_in_schema=False, media_type=MediaType.JSON, sync_to_thread=False)
    def frames(self) -> Response[bytes]:
        """The frames of the socket, as AsyncAPI."""
        return Response(asyncapi(), media_type=MediaType.JSON)

    @get("/metrics", summary="Numbers for Prometheus", media_type=MediaType.TEXT)
    async def metrics(
        self, request: AnyRequest, settings: Inject[Settings], dispatcher: Inject[Dispatcher], address: Inject[str]
    ) -> Response[bytes]:
        """For this computer itself, or with the token that is set for it."""
        token = settings.metrics_token
        given = request.headers.get("authorization", "")
        if not (token and same(given, f"Bearer {token}")) and not _from_here(address):
            raise Refusal("no_metrics")
        load = await dispatcher.load()
        BOTS_WAITING.set(load.waiting)
        BOTS_THINKING.set(load.thinking)
        BOTS_OLDEST.set(load.oldest)
        return Response(prometheus_client.generate_latest(), media_type=prometheus_client.CONTENT_TYPE_LATEST)


def _from_here(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
