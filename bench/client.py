"""The sockets of `bench/load.py`: as much of a WebSocket client as the measurement needs, doing as little as it can.

Players and server share the machine, so whatever the players spend is missing at the server. A frame is cut out of
the stream and looked at no further than its first letters; masks are zeros, which is allowed and costs nothing.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections import deque
from typing import cast

_TEXT, _CLOSE, _PING = 0x1, 0x8, 0x9
_BEAT = b'{"type":"beat"}'


def framed(payload: bytes, opcode: int = _TEXT) -> bytes:
    """A frame as a client sends it."""
    size = len(payload)
    if size < 126:
        head = bytes((0x80 | opcode, 0x80 | size))
    elif size < 1 << 16:
        head = bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, 0xFF)) + size.to_bytes(8, "big")
    return head + b"\0\0\0\0" + payload


class Socket(asyncio.Protocol):
    """One socket. It is always being read, so that heartbeats are answered whether its seat plays or waits."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self._upgraded = False
        self._news: deque[bytes] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._lost: Exception | None = None
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection stands."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone: end all waiting."""
        self._lost = exc or ConnectionError("the server has closed the socket")
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def write(self, data: bytes) -> None:
        """Send bytes as they are."""
        assert self._transport is not None
        self._transport.write(data)

    def send(self, payload: bytes) -> None:
        """Send a frame."""
        self.write(framed(payload))

    def data_received(self, data: bytes) -> None:
        """Bytes have come: cut them into frames."""
        buffer = self._buffer
        buffer += data
        if not self._upgraded:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self._lost = ConnectionError(bytes(buffer[:end]).decode())
                self._wake()
                return
            del buffer[: end + 4]
            self._upgraded = True
            self._news.append(b"")
            self._wake()
        start = 0
        while (found := self._frame(start)) is not None:
            start = found
        if start:
            del buffer[:start]

    def _frame(self, start: int) -> int | None:
        """Take the frame that begins here; where the next one begins, or nothing if it is not all there."""
        buffer = self._buffer
        have = len(buffer) - start
        if have < 2:
            return None
        size, head = buffer[start + 1] & 0x7F, 2
        if size == 126:
            head = 4
        elif size == 127:
            head = 10
        if have < head:
            return None
        if head > 2:
            size = int.from_bytes(buffer[start + 2 : start + head], "big")
        if have < head + size:
            return None
        opcode = buffer[start] & 0x0F
        self._taken(opcode, bytes(buffer[start + head : start + head + size]))
        return start + head + size

    def _taken(self, opcode: int, payload: bytes) -> None:
        if opcode == _PING:
            self.write(framed(payload, 0xA))
        elif opcode == _CLOSE:
            self._lost = ConnectionError("the server has closed the socket")
            self._wake()
        elif payload.startswith(b'{"type":"beat"'):
            self.send(_BEAT)
        elif payload.startswith((b'{"type":"news"', b'{"type":"sync"', b"x")):
            self._news.append(payload)
            self._wake()

    async def news(self) -> bytes:
        """The next news; if the connection is lost, why."""
        while not self._news:
            if self._lost is not None:
                raise self._lost
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
        return self._news.popleft()

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.abort()


async def connected(port: int, cookie: str = "") -> Socket:
    """An open socket to a server on this computer."""
    _, socket = await asyncio.get_running_loop().create_connection(Socket, "127.0.0.1", port)
    lines = [
        "GET /api/socket HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        f"Origin: http://127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
    ]
    if cookie:
        lines.append(f"Cookie: sunstone={cookie}")
    socket.write("\r\n".join([*lines, "", ""]).encode())
    assert await socket.news() == b""
    return socket
