"""The two cookies: of a session, and of a browser that is known to an account."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import Cookie

from sunstone.server.accounts.devices import Client
from sunstone.server.accounts.store import SESSION_LASTS
from sunstone.server.accounts.visitor import User
from sunstone.server.accounts.wire import Me
from sunstone.server.keys import Keys
from sunstone.server.timing import DAY, SECOND
from sunstone.server.wire.common import Done

DEVICE_LASTS = 400 * DAY // SECOND
"""Seconds; browsers keep no cookie longer."""


def me_of(user: User | None) -> Me:
    if user is None:
        return Me(user=None)
    return Me(user=user.person(), email=user.email, language=user.language)


class SessionCookies:
    """Writes cookies; `secure` keeps them to encrypted connections."""

    def __init__(self, keys: Keys, *, secure: bool) -> None:
        self._keys = keys
        self._secure = secure
        # The prefix makes browsers insist on how a cookie was set.
        self.session = "__Host-sunstone" if secure else "sunstone"
        """The name of the session's cookie."""
        self.device = f"{self.session}-device"
        """The name of the cookie by which a browser is known to an account; it lets nobody in."""

    def signed_in(self, client: Client, user: User, session: str) -> Response[Me]:
        """The answer to somebody who has signed in; registered accounts know the browser from now on."""
        cookies = [self._cookie(self.session, session, SESSION_LASTS // SECOND)]
        if user.registered:
            device = client.device.with_user(user.id).cookie(self._keys)
            cookies.append(self._cookie(self.device, device, DEVICE_LASTS))
        return Response(me_of(user), cookies=cookies)

    def signed_out(self, *, forgotten: bool = False) -> Response[Done]:
        """The answer to somebody who has signed out; `forgotten`: the browser is not known any more either."""
        names = [self.session, self.device] if forgotten else [self.session]
        return Response(Done(), cookies=[self._cookie(name, "", 0) for name in names])

    def _cookie(self, name: str, value: str, seconds: int) -> Cookie:
        return Cookie(
            key=name, value=value, max_age=seconds, path="/", httponly=True, samesite="lax", secure=self._secure
        )
