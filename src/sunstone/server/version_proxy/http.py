"""Requests that an older server answers."""

import re
from collections.abc import Awaitable, Callable

from litestar.types import HTTPScope, Receive, Send

from sunstone.server.errors import Refusal
from sunstone.server.http.middleware import HEADER
from sunstone.server.logs import request_id
from sunstone.server.version_proxy.servers import OlderServers

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


class HttpProxy:
    """Passes requests on to older servers. `shared_table` finds the table that a link leads to."""

    def __init__(self, older: OlderServers, shared_table: Callable[[str], Awaitable[str]], most: int) -> None:
        self._older = older
        self._shared_table = shared_table
        self._most = most
        """Bytes of a body."""

    async def __call__(self, scope: HTTPScope, visitor: str, receive: Receive, send: Send) -> bool:
        """Let an older server answer a request of the visitor at this address, if it is for one."""
        address = await self._address_for(scope["path"])
        if address is not None:
            await self._pass_on(address, visitor, scope, receive, send)
        return address is not None

    async def _address_for(self, path: str) -> str | None:
        """The older server that a request is for; `None` for this one."""
        if not self._older:
            return None
        found = _TABLE.fullmatch(path)
        if found is not None:
            rest = (found[2] or "").rstrip("/")
            return None if rest in HERE else await self._older.address(found[1])
        found = _SHARED.fullmatch(path)
        if found is None:
            return None
        try:
            return await self._older.address(await self._shared_table(found[1]))
        except Refusal:
            return None

    async def _pass_on(self, address: str, visitor: str, scope: HTTPScope, receive: Receive, send: Send) -> None:
        from aiohttp import ClientError
        from yarl import URL

        body = await _body(receive, self._most)
        raw = scope["raw_path"].partition(b"?")[0].decode("ascii")
        query = scope["query_string"].decode("ascii")
        url = URL(address + raw + (f"?{query}" if query else ""), encoded=True)
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in _kept(scope["headers"])]
        headers += [("x-forwarded-for", visitor), (HEADER, request_id())]
        try:
            async with self._older.session.request(
                scope["method"], url, headers=headers, data=body or None, allow_redirects=False
            ) as answer:
                content = await answer.read()
                kept = [(name.lower(), value) for name, value in _kept(answer.raw_headers)]
                kept.append((b"content-length", str(len(content)).encode()))
                status = answer.status
        except (ClientError, TimeoutError):
            raise self._older.lost(address) from None
        await send({"type": "http.response.start", "status": status, "headers": kept})
        await send({"type": "http.response.body", "body": content, "more_body": False})


def _kept(headers: object) -> list[tuple[bytes, bytes]]:
    assert isinstance(headers, (list, tuple))
    return [(name, value) for name, value in headers if name.lower() not in _NOT_PASSED]
