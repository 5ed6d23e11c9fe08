"""One socket, as the rest of the program sees it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import msgspec

from sunstone.server.accounts.visitor import Visitor
from sunstone.server.tables.eyes import Eyes
from sunstone.server.wire.frames import ServerFrame

_encode = msgspec.json.Encoder().encode
WAITING = 512
"""Frames that may wait for a slow reader. One that falls behind further is cut off and syncs when it is back."""

TRY_AGAIN = 1013
GOING_AWAY = 1001
RESTART = 1012


@dataclass(eq=False)
class Watching:
    """A table this socket follows: with whose eyes, and up to which version it has been told."""

    table: str
    eyes: Eyes
    sent: int
    language: str | None = None
    """The language to say things in, if words are wanted."""


@dataclass(eq=False)
class Connection:
    """Frames on their way out, and what the socket follows."""

    visitor: Visitor
    language: str
    address: str
    muted: frozenset[str] = frozenset()
    passed_on: dict[str, str] = field(default_factory=dict)
    """The headers that say who this is, for an older server that plays some of its tables."""
    watching: dict[str, Watching] = field(default_factory=dict)
    elsewhere: set[str] = field(default_factory=set)
    """Tables it follows at an older server."""
    asked: int = 0
    """When the first heartbeat was sent that nothing has been heard after; 0 when something has."""
    closing: int = 0
    """The code to close with, once that is decided."""
    _out: asyncio.Queue[bytes | None] = field(default_factory=lambda: asyncio.Queue(WAITING))

    def send(self, frame: ServerFrame) -> None:
        """Send a frame."""
        self.send_bytes(_encode(frame))

    def send_bytes(self, data: bytes) -> None:
        """Send a frame that is encoded already."""
        if self.closing:
            return
        try:
            self._out.put_nowait(data)
        except asyncio.QueueFull:
            self.close(TRY_AGAIN)

    def close(self, code: int) -> None:
        """Close after what is waiting; at once if too much is."""
        if self.closing:
            return
        self.closing = code
        while self._out.full():
            self._out.get_nowait()
        self._out.put_nowait(None)

    async def next(self) -> bytes | None:
        """The next frame to go out; `None` to close."""
        return await self._out.get()
