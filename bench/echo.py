"""The bare server that `bench/load.py` compares with: the same framework, no game, no database, no checks.

A socket joins the group its first frame names. Every further frame is answered by one frame of a fixed size to each
socket of the group, as a move is answered by news to everyone at the table.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any

import uvicorn
from litestar import Litestar, websocket
from litestar.connection import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

Socket = WebSocket[Any, Any, State]


def application(size: int) -> Litestar:
    """The application; its answers have `size` bytes."""
    groups: dict[str, set[Socket]] = {}
    answer = "x" * size

    @websocket("/api/socket")
    async def echo(socket: Socket) -> None:
        await socket.accept()
        group = groups.setdefault(await socket.receive_text(), set())
        group.add(socket)
        try:
            while True:
                await socket.receive_text()
                await asyncio.gather(*(each.send_text(answer) for each in group))
        except WebSocketDisconnect:
            group.discard(socket)

    return Litestar([echo], openapi_config=None, logging_config=None)


def main(port: int, size: int) -> None:
    """Serve on a port of loopback."""
    uvicorn.run(
        application(size),
        host="127.0.0.1",
        port=port,
        log_level="error",
        ws="websockets-sansio",
        ws_ping_interval=None,
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
