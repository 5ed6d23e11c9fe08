"""The way in for sockets."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import websocket
from litestar.connection import WebSocket
from litestar.datastructures import Headers, State
from litestar.di import NamedDependency as Inject

from sunstone.server.accounts.cookies import SessionCookies
from sunstone.server.accounts.service import Accounts
from sunstone.server.errors import Refusal
from sunstone.server.http.middleware import address_of, check_origin
from sunstone.server.http.request_id import HEADER
from sunstone.server.limits import RateLimits
from sunstone.server.live.connection import Connection
from sunstone.server.live.hub import Hub
from sunstone.server.live.socket import Conversations
from sunstone.server.localization import accepted_language
from sunstone.server.logs import request_id
from sunstone.server.network import network_of
from sunstone.server.settings import Settings
from sunstone.server.talk.moderation import Moderation

Socket = WebSocket[Any, Any, State]
REFUSED = 4403
CLOSING = 1012
PASSED_ON = ("host", "origin", "cookie", "authorization", "accept-language", "sec-fetch-site")
"""What an older server has to know of a client, to let it in as this one did."""


@websocket("/api/socket")
async def socket_handler(
    socket: Socket,
    accounts: Inject[Accounts],
    conversations: Inject[Conversations],
    session_cookies: Inject[SessionCookies],
    hub: Inject[Hub],
    moderation: Inject[Moderation],
    rate_limits: Inject[RateLimits],
    settings: Inject[Settings],
) -> None:
    """Check where the socket comes from, who opens it and how many are open, then talk."""
    headers = Headers(socket.headers)
    address = address_of(socket.scope)
    try:
        await rate_limits.requests.take(network_of(address))
        check_origin(headers, settings.origins, socket=True)
        if hub.per_address[network_of(address)] >= settings.limits.sockets_per_address:
            raise Refusal("too_many", seconds=60)
        visitor = await accounts.visitor(socket.cookies.get(session_cookies.session), headers.get("authorization"))
    except Refusal as refusal:
        # Closed before it is accepted, the browser sees a refused connection (403).
        await socket.close(code=REFUSED, reason=refusal.code)
        return
    if hub.closing:
        await socket.close(code=CLOSING)
        return
    await socket.accept(headers={HEADER: request_id()})
    connection = Connection(
        visitor,
        accepted_language(headers.get("accept-language", "")),
        address,
        socket.scope["state"]["out"],
        socket.scope["state"]["send_now"],
        socket.scope["state"]["abort"],
        await moderation.muted_by(visitor.id),
        {name: headers[name] for name in PASSED_ON if name in headers} if settings.older else {},
    )
    # A task of its own: otherwise every wake-up resumes the whole chain of middleware.
    await asyncio.create_task(conversations.converse(socket.scope["state"]["in"], connection))
