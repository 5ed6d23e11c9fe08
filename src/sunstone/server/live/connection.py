"""One socket, as the rest of the program sees it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator, Iterator
from dataclasses import dataclass, field
from types import coroutine
from typing import Any

import msgspec
from litestar.types import Message, Send

from sunstone.server.accounts.visitor import Visitor
from sunstone.server.live.frames import Ok, ServerFrame
from sunstone.table.redaction import Viewing

_encode = msgspec.json.Encoder().encode
MOST_WAITING = 262_144
"""Bytes that may wait for a slow reader. One that falls behind further is cut off and syncs when it is back."""
LAST_WORD = 5.0
"""Seconds a client has to read what was sent before its socket was closed."""

GONE = (OSError, RuntimeError)
"""Errors of sending to a closed socket: the second where the client was cut off for breaking the protocol."""

TRY_AGAIN = 1013
GOING_AWAY = 1001
RESTART = 1012
REVOKED = 4401
"""The session or token it came in with has ended."""


@coroutine
def _rest(waited: Any, steps: Iterator[Any]) -> Generator[Any, Any, None]:
    yield waited
    yield from steps


def run_until_blocked(work: Awaitable[None]) -> Awaitable[None] | None:
    """Do as much of some work as can be done without waiting; what is left to be awaited, or `None` if that was all."""
    steps = work.__await__()
    try:
        waited = next(steps)
    except StopIteration:
        return None
    return _rest(waited, steps)


@dataclass(eq=False)
class Watching:
    """A table this socket follows: as which viewer, and up to which version it was sent."""

    table: str
    viewer: Viewing
    sent: int
    language: str | None = None
    """The language to say things in, if words are wanted."""


@dataclass(eq=False)
class Connection:
    """The way out to one client, and what it follows."""

    visitor: Visitor
    language: str
    address: str
    out: Send
    """Hands a message to the server program; it waits while the client does not read."""
    send_now: Callable[[bytes], bool]
    """Sends a text frame without waiting; False if that is not possible."""
    abort: Callable[[], None]
    """Drops the connection at once, with everything that was not sent."""
    muted: frozenset[str] = frozenset()
    passed_on: dict[str, str] = field(default_factory=dict)
    """The headers that say who this is, for an older server that plays some of its tables."""
    watching: dict[str, Watching] = field(default_factory=dict)
    elsewhere: set[str] = field(default_factory=set)
    """Tables it follows at an older server."""
    heard: float = 0.0
    """When something was last heard of the client, on the monotonic clock."""
    asked: float = 0.0
    """When the first heartbeat was sent that nothing has been heard after; 0 when something has."""
    reader: asyncio.Task[object] | None = None
    """Who reads from this client and carries out its commands,"""
    busy: bool = False
    """and whether that is being done just now."""
    unreadable: int = 0
    """Frames since the last command that could not be read."""
    revoked: bool = False
    """Whether nothing more is taken from the client: it may not be here any longer."""
    closing: int = 0
    """The code to close with, once that is decided."""
    caught_up: Callable[[Connection], None] | None = None
    """Called when a slow reader has taken everything that waited."""
    _late: deque[tuple[Message, int]] = field(default_factory=deque)
    """Messages behind a frame that a slow reader has not taken yet,"""
    _waiting: int = 0
    """and its bytes."""
    _catching_up: asyncio.Task[None] | None = None
    _own: tuple[int, bytes] | None = None
    """News caused by a command of this client, held back until its answer is sent."""

    @property
    def lagging(self) -> bool:
        """Whether the client does not read as fast as it is sent to."""
        return self._catching_up is not None

    def send(self, frame: ServerFrame) -> None:
        self.send_bytes(_encode(frame))

    def send_bytes(self, data: bytes) -> None:
        if self._own is not None:
            self._tell_own()
        if self.closing:
            return
        if self._catching_up is None:
            if self.send_now(data):
                return
        elif self._waiting + len(data) > MOST_WAITING:
            self.close(TRY_AGAIN)
            return
        self._put({"type": "websocket.send", "bytes": None, "text": data.decode()}, len(data))

    def tell(self, version: int, data: bytes) -> None:
        """Send encoded news of a table at this version. What a command of its own brings comes with its answer."""
        if not self.busy or self.reader is not asyncio.current_task():
            self.send_bytes(data)
            return
        if self._own is not None:
            self._tell_own()
        self._own = version, data

    def answer(self, number: int, version: int) -> None:
        """Say that a command was carried out, and that the table is at this version now: in the news of it, if any."""
        own = self._own
        if own is None or own[0] != version:
            self.send(Ok(id=number, version=version))
            return
        self._own = None
        self.send_bytes(b'%b,"id":%d}' % (own[1][:-1], number))

    def _tell_own(self) -> None:
        assert self._own is not None
        _, data = self._own
        self._own = None
        self.send_bytes(data)

    def close(self, code: int) -> None:
        """Close, and the client's side of the conversation then ends too. One that does not read is cut off."""
        if self._own is not None:
            self._tell_own()
        if self.closing:
            return
        self.closing = code
        if self.lagging:
            # A word of goodbye would only wait behind what is not being read.
            self._drop()
            self.abort()
        else:
            self._put({"type": "websocket.close", "code": code, "reason": ""}, 0)

    def _put(self, message: Message, size: int) -> None:
        if self._catching_up is not None:
            self._late.append((message, size))
            self._waiting += size
            return
        try:
            rest = run_until_blocked(self.out(message))
        except GONE:
            self._lost()
            return
        if rest is not None:
            self._catching_up = asyncio.create_task(self._catch_up(rest))

    async def _catch_up(self, rest: Awaitable[None]) -> None:
        try:
            await rest
            while self._late:
                message, size = self._late.popleft()
                self._waiting -= size
                await self.out(message)
        except GONE:
            self._lost()
        finally:
            self._catching_up = None
        if self.caught_up is not None and not self.closing:
            self.caught_up(self)

    def _drop(self) -> None:
        self._late.clear()
        self._waiting = 0

    def _lost(self) -> None:
        # The framework ends the task that reads from this socket.
        self.closing = self.closing or GOING_AWAY
        self._drop()

    async def ended(self) -> None:
        """The conversation is over: what a slow reader has not taken is dropped, soon also by the transport."""
        self.closing = self.closing or GOING_AWAY
        if self._catching_up is not None:
            self._catching_up.cancel()
            await asyncio.gather(self._catching_up, return_exceptions=True)
        asyncio.get_running_loop().call_later(LAST_WORD, self.abort)
