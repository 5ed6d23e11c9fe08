"""The two cookies: of a session, and of a browser that is known to an account; and names of browsers."""

from __future__ import annotations

import re
from dataclasses import dataclass

from litestar import Response
from litestar.datastructures import Cookie

from sunstone.server.accounts.store import SESSION_LASTS
from sunstone.server.accounts.visitor import User
from sunstone.server.accounts.wire import Me
from sunstone.server.keys import Keys
from sunstone.server.random_names import looks_random, random_name
from sunstone.server.timing import DAY, SECOND
from sunstone.server.wire import Done

MOST_ACCOUNTS = 5
"""Accounts that one browser is known to."""
DEVICE_LASTS = 400 * DAY // SECOND
"""Seconds; browsers keep no cookie longer."""

_PURPOSE = "device"

# The first that is found counts: nearly every browser also gives the names of others.
_BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
)


def device_label(user_agent: str) -> str:
    """The kind of browser and system, as "Firefox, Linux"; empty where neither is known."""
    found = [
        next((name for mark, name in known if re.search(rf"\b{mark}", user_agent[:500])), None)
        for known in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(name for name in found if name)


@dataclass(frozen=True)
class Device:
    """A browser, and the accounts that were signed in with it. It is kept in a signed cookie and nowhere else."""

    id: str
    users: tuple[str, ...] = ()

    def with_user(self, user: str) -> Device:
        others = [other for other in self.users if other != user]
        return Device(self.id, (user, *others)[:MOST_ACCOUNTS])

    def cookie(self, keys: Keys) -> str:
        return keys.sign("-".join((self.id, *self.users)), _PURPOSE)


@dataclass(frozen=True)
class Client:
    """The browser that signs in: its address, its language, the device it is."""

    address: str
    language: str
    device: Device
    label: str
    """The name of its session in the list of sessions."""


def read_device(keys: Keys, cookie: str | None) -> Device:
    """The browser a cookie of ours names, or one that is not known yet."""
    text = keys.signed(cookie, _PURPOSE) if cookie else None
    parts = (text or "").split("-")
    return Device(parts[0], tuple(parts[1:])) if all(map(looks_random, parts)) else Device(random_name())


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
