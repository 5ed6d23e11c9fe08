"""An id for every request and every socket: its log lines carry it, and so does the answer."""

from __future__ import annotations

import re
import secrets
from collections.abc import Container
from typing import Any, cast

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

HEADER = "x-request-id"
_VALID = re.compile("[0-9A-Za-z_.-]{8,64}")


class RequestIds:
    """The application around all others: who asks, and the id under which that is logged.

    Behind a proxy both come from the proxy's headers. Nobody else's are believed: anyone could choose an id that
    leads to somebody else's lines in the log.
    """

    def __init__(self, app: ASGIApp, proxies: tuple[str, ...]) -> None:
        proxied = ProxyHeadersMiddleware(cast(Any, app), list(proxies))
        self._app = cast(ASGIApp, proxied) if proxies else app
        self.trusted: Container[str] = cast(Container[str], proxied.trusted_hosts) if proxies else ()
        """The addresses of those proxies."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Name the request, once; what a socket does later runs under the same name."""
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            structlog.contextvars.bind_contextvars(request_id=self._given(scope) or secrets.token_hex(8))
        await self._app(scope, receive, send)

    def _given(self, scope: Scope) -> str | None:
        client = scope["client"]
        if client is None or client[0] not in self.trusted:
            return None
        value = next((value for name, value in scope["headers"] if name == HEADER.encode()), b"").decode("latin-1")
        return value if _VALID.fullmatch(value) else None
