"""The conversation on one socket."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

import msgspec
import structlog
from litestar.types import Receive

from sunstone.core.errors import SunstoneError
from sunstone.server.errors import Refusal
from sunstone.server.live import frames
from sunstone.server.live.connection import Connection
from sunstone.server.live.hub import BEAT
from sunstone.server.localization import error_body
from sunstone.server.logs import request_id
from sunstone.server.timing import now_ms
from sunstone.server.version_proxy.sockets import Relays

if TYPE_CHECKING:
    from sunstone.server.house import House

_log = structlog.get_logger()
_decode = msgspec.json.Decoder(frames.ClientFrame).decode
TOO_LARGE = 1009
POLICY = 1008
UNREADABLE = 5
"""Frames that cannot be read, without a command between them, after which a socket is closed."""


async def converse(house: House, receive: Receive, connection: Connection) -> None:
    """Talk until one side has enough. A command that has begun is carried out whatever happens to the socket."""
    connection.reader = asyncio.current_task()
    house.hub.add(connection)
    relays = Relays(house, connection)
    try:
        user = connection.visitor.id
        connection.send(frames.Hello(user=user, beat_seconds=BEAT, now=now_ms()))
        if user is not None:
            connection.send(frames.Turns(tables=await house.lobby.turns(user)))
        await relays.greet()
        await _read(house, receive, connection, relays)
    finally:
        house.hub.remove(connection)
        await connection.ended()
        await relays.close()


async def _read(house: House, receive: Receive, connection: Connection, relays: Relays) -> None:
    while True:
        event = await receive()
        if event["type"] != "websocket.receive" or connection.revoked:
            return
        connection.asked = 0.0
        connection.heard = time.monotonic()
        # A frame that is not text says nothing that we understand.
        data = event.get("text") or ""
        if len(data) > house.settings.limits.frame:
            connection.close(TOO_LARGE)
            return
        await _answer(house, connection, relays, data)
        if connection.unreadable >= UNREADABLE:
            connection.close(POLICY)
            return


async def _answer(house: House, connection: Connection, relays: Relays, data: str | bytes) -> None:
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
        await house.limit_account(connection.visitor, connection.address)
        if house.older and await relays.passed_on(frame, data):
            return
        version = await _command(house, connection, frame)
        connection.answer(number, version)
    except SunstoneError as error:
        body = error_body(error, connection.language)
        connection.send(
            frames.Refused(id=number, error=body.error, details=body.details, message=body.message, anchor=body.anchor)
        )
    except Exception:
        # One bad frame must not end the conversation, and the reason is for the log alone.
        _log.exception("frame_failed")
        body = error_body(Refusal("broken", request=request_id()), connection.language)
        connection.send(frames.Refused(id=number, error=body.error, details=body.details, message=body.message))
    finally:
        connection.busy = False


async def _command(house: House, connection: Connection, frame: frames.Command) -> int:
    visitor = connection.visitor
    if isinstance(frame, frames.Watch):
        live = await house.shelf.fresh(frame.table)
        if frame.language is not None:
            connection.language = frame.language
        house.hub.watch(connection, live, frame.seat, frame.seen, frame.language)
        # If its bots had paused, they go on.
        house.dispatcher.ask(live)
        return live.version
    if isinstance(frame, frames.Unwatch):
        house.hub.unwatch(connection, frame.table)
        return 0
    return (await house.play.run(visitor, frame.table, frame)).version
