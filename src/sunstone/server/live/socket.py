"""Sockets: who is let in, and the conversation on one."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec
import structlog
from litestar import websocket
from litestar.connection import WebSocket
from litestar.datastructures import Headers, State
from litestar.di import NamedDependency as Inject
from litestar.types import Receive

from sunstone.core.errors import SunstoneError
from sunstone.server.accounts.cookies import SessionCookies
from sunstone.server.accounts.service import Accounts
from sunstone.server.bots.dispatcher import Dispatcher
from sunstone.server.errors import Refusal
from sunstone.server.http.middleware import HEADER, address_of, check_origin
from sunstone.server.limits import RateLimits
from sunstone.server.live import frames
from sunstone.server.live.commands import Commands
from sunstone.server.live.connection import Connection
from sunstone.server.live.heartbeat import BEAT
from sunstone.server.live.hub import Hub
from sunstone.server.localization import accepted_language, error_body
from sunstone.server.logs import request_id
from sunstone.server.network import network_of
from sunstone.server.settings import Settings
from sunstone.server.tables.repository import TableRepository
from sunstone.server.talk.moderation import Moderation
from sunstone.server.timing import now_ms

_log = structlog.get_logger()
_decode = msgspec.json.Decoder(frames.ClientFrame).decode
TOO_LARGE = 1009
POLICY = 1008
UNREADABLE = 5
"""Frames that cannot be read, without a command between them, after which a socket is closed."""
Socket = WebSocket[Any, Any, State]
REFUSED = 4403
CLOSING = 1012
PASSED_ON = ("host", "origin", "cookie", "authorization", "accept-language", "sec-fetch-site")
"""Headers that an older server needs to let a client in as this one did."""


class Relay(Protocol):
    """Passes frames about tables that another server plays on to it."""

    async def greet(self) -> None:
        """Hear of the turns of this client at other servers."""

    async def passed_on(self, frame: frames.Command, data: str) -> bool:
        """Whether the frame is another server's to answer; it then has been given it."""

    async def close(self) -> None:
        """The client is gone."""


class Conversations:
    def __init__(
        self,
        hub: Hub,
        repository: TableRepository,
        commands: Commands,
        dispatcher: Dispatcher,
        turns: Callable[[str], Awaitable[list[str]]],
        rate_limits: RateLimits,
        most: int,
        relay: Callable[[Connection], Relay],
    ) -> None:
        """`turns`: the tables that wait for a user. `most`: bytes of a frame."""
        self._hub = hub
        self._repository = repository
        self._commands = commands
        self._dispatcher = dispatcher
        self._turns = turns
        self._rate_limits = rate_limits
        self._most = most
        self._relay = relay

    async def converse(self, receive: Receive, connection: Connection) -> None:
        """Talk until one side has enough. A command that has begun is carried out whatever happens to the socket."""
        connection.reader = asyncio.current_task()
        self._hub.add(connection)
        relay = self._relay(connection)
        try:
            user = connection.visitor.id
            connection.send(frames.Hello(user=user, beat_seconds=BEAT, now=now_ms()))
            if user is not None:
                connection.send(frames.Turns(tables=await self._turns(user)))
            await relay.greet()
            await self._read(receive, connection, relay)
        finally:
            self._hub.remove(connection)
            await connection.ended()
            await relay.close()

    async def _read(self, receive: Receive, connection: Connection, relay: Relay) -> None:
        while True:
            event = await receive()
            if event["type"] != "websocket.receive" or connection.revoked:
                return
            connection.asked = 0.0
            connection.heard = time.monotonic()
            # A frame that is not text says nothing that we understand.
            data = event.get("text") or ""
            if len(data) > self._most:
                connection.close(TOO_LARGE)
                return
            await self._answer(connection, relay, data)
            if connection.unreadable >= UNREADABLE:
                connection.close(POLICY)
                return

    async def _answer(self, connection: Connection, relay: Relay, data: str) -> None:
        number: int | None = None
        try:
            try:
                frame = _decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                connection.unreadable += 1
                raise Refusal("bad_frame", problem=str(error)[:200]) from None
            if isinstance(frame, frames.BeatBack):
                return
            # Commands are limited, heartbeats are not.
            connection.unreadable = 0
            number = frame.id
            connection.busy = True
            await self._rate_limits.take_request(connection.visitor.id, connection.address)
            if await relay.passed_on(frame, data):
                return
            version = await self._command(connection, frame)
            connection.answer(number, version)
        except Exception as error:
            if not isinstance(error, SunstoneError):
                # One bad frame must not end the conversation, and the reason is for the log alone.
                _log.exception("frame_failed")
                error = Refusal("broken", request=request_id())
            body = error_body(error, connection.language)
            connection.send(frames.Refused(id=number, **msgspec.structs.asdict(body)))
        finally:
            connection.busy = False

    async def _command(self, connection: Connection, frame: frames.Command) -> int:
        if isinstance(frame, frames.Watch):
            live = await self._repository.fresh(frame.table)
            if frame.language is not None:
                connection.language = frame.language
            self._hub.watch(connection, live, frame.seat, frame.seen, frame.language)
            # If its bots had paused, they go on.
            self._dispatcher.ask(live)
            return live.version
        if isinstance(frame, frames.Unwatch):
            self._hub.unwatch(connection, frame.table)
            return 0
        return (await self._commands.run(connection.visitor, frame.table, frame)).version


@websocket("/api/socket")
async def socket_handler(
    socket: Socket,
    accounts: Inject[Accounts],
    conversations: Inject[Conversations],
    session_cookies: Inject[SessionCookies],
    hub: Inject[Hub],
    moderation: Inject[Moderation],
    rate_limits: Inject[RateLimits],
    settings: Inject[Settings],
) -> None:
    """Check where the socket comes from, who opens it and how many are open, then talk."""
    headers = Headers(socket.headers)
    address = address_of(socket.scope)
    try:
        await rate_limits.requests.take(network_of(address))
        check_origin(headers, settings.origins, socket=True)
        if hub.per_address[network_of(address)] >= settings.limits.sockets_per_address:
            raise Refusal("too_many", seconds=60)
        visitor = await accounts.visitor(socket.cookies.get(session_cookies.session), headers.get("authorization"))
    except Refusal as refusal:
        # Closed before it is accepted, the browser sees a refused connection (403).
        await socket.close(code=REFUSED, reason=refusal.code)
        return
    if hub.closing:
        await socket.close(code=CLOSING)
        return
    await socket.accept(headers={HEADER: request_id()})
    connection = Connection(
        visitor,
        accepted_language(headers.get("accept-language", "")),
        address,
        socket.scope["state"]["out"],
        socket.scope["state"]["send_now"],
        socket.scope["state"]["abort"],
        await moderation.muted_by(visitor.id),
        {name: headers[name] for name in PASSED_ON if name in headers} if settings.older else {},
    )
    # A task of its own: otherwise every wake-up resumes the whole chain of middleware.
    await asyncio.create_task(conversations.converse(socket.scope["state"]["in"], connection))
