"""The server program's end of a WebSocket: it can be cut off, and is when the other side sends too much."""

import time

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from sunstone.server.settings import Limits

MOST_UNREAD = 1_000_000
"""Bytes that may wait in a transport. Frames stop at its high-water mark; pongs are written whatever waits."""
PIECE = 2048
"""Bytes that are read at a time: they may be hundreds of frames, and nobody else is served meanwhile."""


class AbortableWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that the application can abort, and send to without a coroutine."""

    limits: Limits
    _left = 0.0
    _since = float("-inf")

    def handle_connect(self, event: Request) -> None:
        """Begin the handshake, and put `abort` and `send_now` into the state of the scope."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"] |= {"abort": self.transport.abort, "send_now": self.send_now}

    def send_now(self, data: bytes) -> bool:
        """Send a text frame; False if the transport cannot take it now. Faster than `send`, which is a coroutine."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def data_received(self, data: bytes) -> None:
        if len(data) <= PIECE:
            super().data_received(data)
            return
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        """Take the frames that have come, unless they come too fast. Pings and parts of frames count too."""
        size, rate = self.limits.frames
        now = time.monotonic()
        self._left = min(size, self._left + (now - self._since) * rate) - len(self.conn.events)
        self._since = now
        if self._left < 0:
            self.transport.abort()
        else:
            super().handle_events()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client sends pings without reading the answers."""
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
            return
        super().handle_ping()


def bounded_socket(limits: Limits) -> type[AbortableWebSocket]:
    """The protocol with these bounds, for the sockets of one process."""
    return type("BoundedWebSocket", (AbortableWebSocket,), {"limits": limits})
