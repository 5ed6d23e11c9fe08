"""Frames about tables that an older server plays: passed on over a socket to it, and its frames passed back."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec

from sunstone.server.http.middleware import HEADER
from sunstone.server.live import frames
from sunstone.server.live.connection import RESTART, Connection
from sunstone.server.logs import request_id
from sunstone.server.version_proxy.servers import OlderServers

if TYPE_CHECKING:
    from aiohttp import ClientWebSocketResponse


class _Head(msgspec.Struct):
    type: str


_head = msgspec.json.Decoder(_Head).decode
_BEAT = msgspec.json.encode(frames.BeatBack()).decode()


def own_frames(*, channels: bool) -> frozenset[str]:
    """Frames that this process sends itself. Where processes hear of each other, it tells whose turn it is anyway."""
    return frozenset({"hello", "turns", "turn"} if channels else {"hello", "turns"})


class Relays:
    """The sockets of one client to older servers; there is one for each server it needs."""

    def __init__(self, older: OlderServers, own: frozenset[str], connection: Connection) -> None:
        """`own`: the types of frames that this process sends to the client itself."""
        self._older = older
        self._own = own
        self._connection = connection
        self._open: dict[str, tuple[ClientWebSocketResponse, asyncio.Task[None]]] = {}

    async def greet(self) -> None:
        """Open sockets to where the client's games are, so that it hears when it is its turn there."""
        user = self._connection.visitor.id
        if user is None:
            return
        for address in await self._older.addresses_of(user):
            try:
                await self._socket(address)
            except Exception:
                # Nothing was asked for, so nothing has failed: the client can still try.
                self._older.lost(address)

    async def passed_on(self, frame: frames.Command, data: str) -> bool:
        """Whether the frame is an older server's to answer; it then has been given it."""
        address = await self._older.address(frame.table)
        if address is None:
            return False
        from aiohttp import ClientError

        try:
            socket = await self._socket(address)
            await socket.send_str(data)
        except (ClientError, ConnectionError, TimeoutError):
            raise self._older.lost(address) from None
        if isinstance(frame, frames.Watch):
            self._connection.elsewhere.add(frame.table)
        elif isinstance(frame, frames.Unwatch):
            self._connection.elsewhere.discard(frame.table)
        return True

    async def _socket(self, address: str) -> ClientWebSocketResponse:
        if address in self._open:
            return self._open[address][0]
        socket = await self._older.session.ws_connect(
            f"{address.replace('http', 'ws', 1)}/api/socket",
            headers={
                **self._connection.passed_on,
                "x-forwarded-for": self._connection.address,
                HEADER: request_id(),
            },
            max_msg_size=0,
        )
        self._open[address] = (socket, asyncio.create_task(self._listen(address, socket)))
        return socket

    async def _listen(self, address: str, socket: ClientWebSocketResponse) -> None:
        connection = self._connection
        async for message in socket:
            data = str(message.data).encode()
            kind = _head(data).type
            if kind == "beat":
                await socket.send_str(_BEAT)
            elif kind == "reconnect":
                break
            elif kind not in self._own:
                connection.send_bytes(data)
        # The older server stops. The client comes back with the versions it has seen, and so does the relay.
        connection.send(frames.Reconnect(after_ms=500))
        connection.close(RESTART)

    async def close(self) -> None:
        for socket, listening in self._open.values():
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            await socket.close()
