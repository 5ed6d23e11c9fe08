"""uvicorn's HTTP connection with bounds: how long a request may take to arrive, how large its head may be, and how many
connections there may be at a time.

Without them a client that sends half a request, or reads no answer, keeps its connection for ever.
"""

import asyncio
from collections import Counter
from collections.abc import Container
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from sunstone.server.network import network_of
from sunstone.server.settings import Limits

HEAD = 64 * 1024
"""Bytes of a request before its body, and of what may follow the body as trailers."""
_ENTRY = 32
"""Bytes that a header costs in addition to its name and value."""
_BODIES = 4
"""A body that is too large is answered, and read on for as many times the limit, so that the answer can be read."""
_FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class HttpProtocol(HttpToolsProtocol):
    """One connection, until it becomes a socket or is closed."""

    limits: Limits
    trusted: Container[str]
    """Addresses of proxies: each of them speaks for many clients."""
    per_address: Counter[str]

    _arrival: asyncio.TimerHandle | None = None
    """Closes the connection if the request is not here by then;"""
    _departure: asyncio.TimerHandle | None = None
    """this one, if the client does not read what it is sent."""
    _receiving = True
    """Whether something is expected that is not a whole request yet."""
    _in_head = True
    _head = 0
    _bytes = 0
    _counted: str | None = None
    """The address or network this connection is counted under."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.client is not None and self.client[0] not in self.trusted:
            self._counted = network_of(self.client[0])
            self.per_address[self._counted] += 1
        here = 0 if self._counted is None else self.per_address[self._counted]
        if here > self.limits.connections_per_address or len(self.connections) > self.limits.connections:
            transport.write(_FULL)
            transport.close()
        else:
            self._wait_for_more()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        """This is no HTTP connection any more."""
        self._disarm()
        if self._departure is not None:
            self._departure.cancel()
        if self._counted is not None:
            self.per_address[self._counted] -= 1
            if not self.per_address[self._counted]:
                del self.per_address[self._counted]
            self._counted = None

    def _disarm(self) -> None:
        if self._arrival is not None:
            self._arrival.cancel()
            self._arrival = None

    # Receiving.

    def data_received(self, data: bytes) -> None:
        self._receiving = True
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if self._receiving:
            self._bytes += len(data)
            if self._bytes > (HEAD if self._in_head else _BODIES * self.limits.body):
                self.transport.abort()
            elif self._arrival is None:
                self._arrival = self.loop.call_later(self.limits.request_seconds, self.transport.abort)
            return
        self._disarm()
        if self.timeout_keep_alive_task is None and self.cycle.response_complete:
            # The rest of a body has come after the answer, and nothing else would ever close this connection.
            self._wait_for_more()

    def _wait_for_more(self) -> None:
        self.timeout_keep_alive_task = self.loop.call_later(self.timeout_keep_alive, self.timeout_keep_alive_handler)

    def on_message_begin(self) -> None:
        self._receiving = self._in_head = True
        self._head = self._bytes = 0
        self._disarm()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head += len(name) + len(value) + _ENTRY
        if self._head > HEAD:
            raise ValueError("too many headers")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._receiving = False
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._leave()
        try:
            super().handle_websocket_upgrade()
        except Exception:
            # It was valid HTTP, but no valid request for a socket.
            for made in [other for other in self.connections if other.transport is self.transport]:
                self.connections.discard(made)
            self.transport.abort()
            return
        if not getattr(self.transport.get_protocol(), "handshake_initiated", True):
            self.transport.abort()

    # Sending.

    def _expect_reading(self) -> None:
        if self._departure is None:
            self._departure = self.loop.call_later(self.limits.request_seconds, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._departure is not None and not self.transport.is_closing():
            self._departure.cancel()
            self._departure = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            # It closes once the client has read the rest.
            self._expect_reading()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing has come for a while. What the client has not read by now, it will not."""
        self.transport.abort()


def bounded_http(limits: Limits, trusted: Container[str]) -> type[HttpProtocol]:
    """The protocol with these bounds, for the connections of one process."""
    shared: dict[str, Any] = {"limits": limits, "trusted": trusted, "per_address": Counter()}
    return type("BoundedHttpProtocol", (HttpProtocol,), shared)
