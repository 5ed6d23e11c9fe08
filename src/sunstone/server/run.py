"""Running the server: one process that listens, and stops without losing anyone."""

import asyncio
import gc
import socket
from collections.abc import Callable
from typing import Any, cast

import uvicorn

from sunstone.server.app import Server
from sunstone.server.http.middleware import RequestIds
from sunstone.server.http.protocol import bounded_http
from sunstone.server.live.transport import bounded_socket
from sunstone.server.logs import set_up, watch_tasks
from sunstone.server.operations.wait_for_services import finished_before, wait_for_services
from sunstone.server.settings import Settings


class Listening(uvicorn.Server):
    """The server program, which tells where it listens and says goodbye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, server: Server, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._server = server
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, as soon as there is what the server needs."""
        watch_tasks(asyncio.get_running_loop())
        services = wait_for_services(self._server.settings, self._server.database)
        if not await finished_before(lambda: self.should_exit, services):
            return
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            name = f"[{host}]" if ":" in host else host
            self._ready(f"http://{name}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send everyone away with a word, then stop."""
        await self._server.goodbye()
        await super().shutdown(sockets)


KEEP_ALIVE = 75
"""Seconds a silent connection is kept: longer than proxies (60) and clients keep theirs. The side that would send next
should be the one that closes first, or a request meets a connection that is just being closed."""


def configured(server: Server, host: str, port: int, proxies: tuple[str, ...]) -> uvicorn.Config:
    settings = server.settings
    app = RequestIds(server.app, proxies)
    return uvicorn.Config(
        cast(Any, app),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        # `RequestIds` reads them.
        proxy_headers=False,
        http=bounded_http(settings.limits, app.trusted),
        ws=bounded_socket(settings.limits),
        ws_max_size=settings.limits.frame,
        # The heartbeat of our own tells both sides; a second one would only double the work.
        ws_ping_interval=None,
        ws_ping_timeout=None,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )


COLLECT = (50_000, 20, 100)
"""How seldom garbage is looked for. Tables in memory are hundreds of thousands of objects that stay: to look through
all of them stops every table for a third of a second, and hardly anything here lies in circles that need it."""


def serve(settings: Settings, host: str, port: int, proxies: tuple[str, ...], ready: Callable[[str], None]) -> bool:
    """Serve until the process is stopped; whether it could start at all."""
    set_up()
    server = Server(settings)
    listening = Listening(configured(server, host, port, proxies), server, ready)
    gc.freeze()
    gc.set_threshold(*COLLECT)
    listening.run()
    return listening.started


async def _work(settings: Settings, ready: Callable[[], None], stop: asyncio.Event) -> None:
    server = Server(settings)
    if not await finished_before(stop.is_set, wait_for_services(settings, server.database)):
        return
    await server.start()
    ready()
    try:
        await stop.wait()
    finally:
        await server.stop()


def work(settings: Settings, ready: Callable[[], None]) -> None:
    """Let bots think for servers elsewhere, until the process is stopped."""
    import signal

    set_up()

    async def main() -> None:
        stop = asyncio.Event()
        loop = asyncio.get_running_loop()
        watch_tasks(loop)
        for sign in (signal.SIGINT, signal.SIGTERM):
            # Not the loop's own handlers: on Windows it has none.
            signal.signal(sign, lambda *_: loop.call_soon_threadsafe(stop.set))
        await _work(settings, ready, stop)

    asyncio.run(main())
