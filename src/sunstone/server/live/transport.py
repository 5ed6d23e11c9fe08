"""The server program's end of a WebSocket, which can be cut off when the other side does not read."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

MOST_UNREAD = 1_000_000
"""Bytes that may wait in a transport. Frames stop at its high-water mark; pongs are written whatever waits."""


class AbortableWebSocket(WebSocketsSansIOProtocol):
    """Gives the application a way to drop a connection together with all that was not sent yet."""

    def handle_connect(self, event: Request) -> None:
        """Begin the handshake; the application finds `abort` in the state of its scope."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["state"]["abort"] = self.transport.abort

    def handle_ping(self) -> None:
        """Answer a ping, unless the client sends pings without reading the answers."""
        if self.transport.get_write_buffer_size() > MOST_UNREAD:
            self.transport.abort()
            return
        super().handle_ping()
