"""The checks before every request: its id, the host it asks for, its origin, its rate; and the answer's headers."""

import ipaddress
import re
import secrets
from collections.abc import Awaitable, Callable, Container
from typing import Any, cast
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import (
    ASGIApp,
    HTTPReceiveMessage,
    HTTPResponseStartEvent,
    HTTPScope,
    Message,
    Receive,
    Scope,
    Send,
    WebSocketReceiveMessage,
)
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from sunstone.server.errors import CODES, Refusal
from sunstone.server.limits import Buckets
from sunstone.server.localization import accepted_language, error_body
from sunstone.server.logs import request_id
from sunstone.server.network import network_of
from sunstone.server.settings import Settings

Proxy = Callable[[HTTPScope, str, Receive, Send], Awaitable[bool]]
"""Lets another server answer a request from this address; False if it is ours to answer."""

ALWAYS = ("/health", "/metrics")
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
MARK = "x-sunstone"
"""A header that a page of another site cannot send; for programs that use cookies but are no browser."""
HEADER = "x-request-id"
_VALID = re.compile("[0-9A-Za-z_.-]{8,64}")

_CONTENT = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    ("content-security-policy", _CONTENT),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    # A link to a table is a key to it: it is not passed on.
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=(), payment=()"),
)


def address_of(scope: Scope) -> str:
    """Where a request comes from; behind a proxy the server program has put the real address here."""
    client = scope["client"]
    return client[0] if client else "unknown"


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host.strip("[]"))
    except ValueError:
        return False
    return True


def _name_in(host: str) -> str | None:
    """The name in a `Host` header; `None` if that is not how a host and a port are written."""
    try:
        parts = urlsplit(f"//{host}")
        # To ask for the port is to check it.
        written = parts.netloc == host and "@" not in host and (parts.port is None or parts.port > 0)
    except ValueError:
        return None
    return parts.hostname or "" if written else None


def check_host(headers: Headers, origins: tuple[str, ...]) -> str:
    """The host asked for, if it is ours: a configured name, this computer, or a plain address.

    A name of somebody else that leads here would let their pages talk to a server that only runs for its owner.
    """
    host = headers.get("host", "")
    name = _name_in(host)
    if name is None:
        raise Refusal("bad_host")
    known = {urlsplit(origin).netloc.lower() for origin in origins}
    if host.lower() in known or name == "localhost" or name.endswith(".localhost") or _is_address(name):
        return host.lower()
    raise Refusal("bad_host")


def own_origin(origin: str, host: str, origins: tuple[str, ...]) -> bool:
    """Whether a page of this origin is one of ours."""
    if origin.lower() in {known.lower().rstrip("/") for known in origins}:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    # Behind a name that is configured only that name's own scheme is right; elsewhere any will do.
    return parts.scheme in ("http", "https") and parts.netloc.lower() == host and not origins


def check_origin(headers: Headers, origins: tuple[str, ...], *, socket: bool) -> None:
    """Raise for a request that another site's page may have made with the visitor's cookie."""
    host = check_host(headers, origins)
    if headers.get("authorization"):
        # No browser adds a token by itself.
        return
    origin = headers.get("origin")
    if origin is not None:
        if not own_origin(origin, host, origins):
            raise Refusal("cross_site")
        return
    site = headers.get("sec-fetch-site")
    if site in ("same-origin", "none"):
        return
    if site is not None or not (headers.get(MARK) or (socket and not headers.get("cookie"))):
        raise Refusal("cross_site")


class Middleware:
    """The application around the framework's: nothing gets in or out but through here."""

    def __init__(self, app: ASGIApp, settings: Settings, requests: Buckets, proxy: Proxy) -> None:
        self._app = app
        self._settings = settings
        self._requests = requests
        self._proxy = proxy

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not; sockets are asked by their own handler."""
        if scope["type"] != ScopeType.HTTP:
            if scope["type"] == ScopeType.WEBSOCKET:
                # Frames come and go by the thousand, and need none of what the framework does for requests.
                scope.setdefault("state", {}).update({"in": receive, "out": send})
            await self._app(scope, receive, send)
            return

        answered = False

        async def with_headers(message: Message) -> None:
            nonlocal answered
            if message["type"] == "http.response.start":
                answered = True
                self._add_headers(scope["path"], MutableScopeHeaders.from_message(message))
            await send(message)

        async def whole() -> HTTPReceiveMessage | WebSocketReceiveMessage:
            message = await receive()
            if message["type"] == "http.disconnect" and not answered:
                # Half a request is nobody's fault here: the framework would call it one.
                raise Refusal("bad_request", problem="disconnected")
            return message

        headers = Headers.from_scope(scope)
        try:
            await self._check(scope, headers)
            if await self._proxy(scope, address_of(scope), whole, with_headers):
                return
        except Refusal as refusal:
            await _refuse(refusal, headers, with_headers)
            return
        await self._app(scope, whole, with_headers)

    async def _check(self, scope: HTTPScope, headers: Headers) -> None:
        origins = self._settings.origins
        if not scope["query_string"].isascii():
            raise Refusal("bad_request", problem="ASCII")
        if scope["path"] in ALWAYS:
            # Monitoring may ask by any name.
            if _name_in(headers.get("host", "")) is None:
                raise Refusal("bad_host")
            return
        check_host(headers, origins)
        if scope["method"] not in SAFE:
            check_origin(headers, origins, socket=False)
        await self._requests.take(network_of(address_of(scope)))

    def _add_headers(self, path: str, headers: MutableScopeHeaders) -> None:
        for name, value in HEADERS:
            headers.setdefault(name, value)
        if self._settings.secure:
            headers.setdefault("strict-transport-security", "max-age=31536000")
        headers.setdefault(HEADER, request_id())
        if path.startswith("/api"):
            headers.setdefault("cache-control", "no-store")


async def _refuse(refusal: Refusal, headers: Headers, send: Send) -> None:
    body = msgspec.json.encode(error_body(refusal, accepted_language(headers.get("accept-language", ""))))
    extra = [(b"retry-after", str(refusal.details["seconds"]).encode())] if refusal.code == "too_many" else []
    start: HTTPResponseStartEvent = {
        "type": "http.response.start",
        "status": CODES[refusal.code],
        "headers": [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), *extra],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


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
