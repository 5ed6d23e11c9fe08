"""A socket that sends very many frames is cut off: to read them would keep everyone else waiting."""

from __future__ import annotations

import json
from asyncio import Transport
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from sunstone.server.live.transport import PIECE, AbortableWebSocket
from tests.server.site import Socket, running, until

ALLOWED, MANY = 50, 200


def _frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin=fin).serialize(mask=True)


COMMAND = json.dumps({"type": "unwatch", "id": 1, "table": "222222222222"}).encode()
FLOODS = {
    "commands": _frame(Opcode.TEXT, COMMAND) * MANY,
    "heartbeats": _frame(Opcode.TEXT, b'{"type":"beat"}') * MANY,
    "pings": _frame(Opcode.PING) * MANY,
    "pongs": _frame(Opcode.PONG) * MANY,
    "parts of one frame": _frame(Opcode.TEXT, fin=False) + _frame(Opcode.CONT, fin=False) * MANY,
}


def _cut_off(socket: Socket) -> bool:
    try:
        socket.next(0.1)
    except TimeoutError:
        return False
    except ConnectionClosed as closed:
        return closed.rcvd is None
    return False


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
def test_a_flood_of_frames_is_cut_off_and_nobody_else_is(folder: Path, flood: bytes) -> None:
    with running(folder, limits={"frames": [ALLOWED, 0.001]}) as site:
        quiet, loud = site.guest("Eva").socket(), site.guest("Jan").socket()
        send: Callable[[bytes], None] = loud.raw.socket.sendall
        send(flood)
        until(partial(_cut_off, loud))
        for _ in range(ALLOWED // 2):
            assert quiet.ask(type="unwatch", table="222222222222")["type"] == "ok"


def test_what_comes_in_one_piece_is_not_read_on_after_the_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []

    def noted(_self: WebSocketsSansIOProtocol, data: bytes) -> None:
        read.append(len(data))

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    socket = object.__new__(AbortableWebSocket)
    # The connection is cut off by the second piece.
    socket.transport = cast(Transport, SimpleNamespace(is_closing=lambda: len(read) == 2))
    socket.data_received(FLOODS["commands"] * 10)
    assert read == [PIECE] * 2
