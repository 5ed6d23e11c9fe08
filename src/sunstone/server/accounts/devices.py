"""Browsers: what a session is called in its owner's list, and which accounts were signed in with a browser before."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sunstone.server.keys import Keys, looks_random, random_name

MOST_ACCOUNTS = 5
"""Accounts that one browser is known to."""
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
    """What signs in: from where, with which browser, and the language it asks for."""

    address: str
    language: str
    device: Device
    label: str
    """What its session is called in the list of sessions."""


def read_device(keys: Keys, cookie: str | None) -> Device:
    """The browser a cookie of ours names, or one that is not known yet."""
    text = keys.signed(cookie, _PURPOSE) if cookie else None
    parts = (text or "").split("-")
    return Device(parts[0], tuple(parts[1:])) if all(map(looks_random, parts)) else Device(random_name())
