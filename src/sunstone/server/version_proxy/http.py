"""Requests that an older server answers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from litestar.types import HTTPScope, Receive, Send

from sunstone.server.errors import Refusal
from sunstone.server.http.request_id import HEADER
from sunstone.server.logs import request_id

if TYPE_CHECKING:
    from sunstone.server.house import House

_TABLE = re.compile("/api/tables/([2-9a-z]{1,24})(/.*)?")
_SHARED = re.compile("/api/shared/([2-9a-z]{1,32})(/.*)?")
HERE = frozenset({"/rematch"})
"""A rematch is a new game, and new games are played by the newest rules."""
_NOT_PASSED = frozenset(
    {
        b"connection",
        b"keep-alive",
        b"proxy-authenticate",
        b"proxy-authorization",
        b"te",
        b"trailer",
        b"transfer-encoding",
        b"upgrade",
        b"content-length",
        b"x-forwarded-for",
        b"x-request-id",
    }
)
"""Headers that hold for one connection only, and those that are written anew."""


async def address_for(house: House, path: str) -> str | None:
    """The older server that a request is for; `None` for this one."""
    if not house.older:
        return None
    found = _TABLE.fullmatch(path)
    if found is not None:
        rest = (found[2] or "").rstrip("/")
        return None if rest in HERE else await house.older.address(found[1])
    found = _SHARED.fullmatch(path)
    if found is None:
        return None
    try:
        return await house.older.address(await house.shares.table_of(found[1]))
    except Refusal:
        return None


async def _body(receive: Receive, most: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Refusal("bad_request", problem="disconnected")
        parts.append(message["body"])
        size += len(message["body"])
        if size > most:
            raise Refusal("too_large")
        if not message.get("more_body"):
            return b"".join(parts)


async def pass_on(house: House, address: str, visitor: str, scope: HTTPScope, receive: Receive, send: Send) -> None:
    """Let an older server answer a request of the visitor at this address; a refusal if it does not."""
    from aiohttp import ClientError
    from yarl import URL

    body = await _body(receive, house.settings.limits.body)
    raw = scope["raw_path"].partition(b"?")[0].decode("ascii")
    query = scope["query_string"].decode("ascii")
    url = URL(address + raw + (f"?{query}" if query else ""), encoded=True)
    headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in _kept(scope["headers"])]
    headers += [("x-forwarded-for", visitor), (HEADER, request_id())]
    try:
        async with house.older.session.request(
            scope["method"], url, headers=headers, data=body or None, allow_redirects=False
        ) as answer:
            content = await answer.read()
            kept = [(name.lower(), value) for name, value in _kept(answer.raw_headers)]
            kept.append((b"content-length", str(len(content)).encode()))
            status = answer.status
    except (ClientError, TimeoutError):
        raise house.older.lost(address) from None
    await send({"type": "http.response.start", "status": status, "headers": kept})
    await send({"type": "http.response.body", "body": content, "more_body": False})


def _kept(headers: object) -> list[tuple[bytes, bytes]]:
    assert isinstance(headers, (list, tuple))
    return [(name, value) for name, value in headers if name.lower() not in _NOT_PASSED]
