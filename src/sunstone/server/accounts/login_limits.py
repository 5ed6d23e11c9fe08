"""How often passwords may be tried, without letting a guesser keep the owner out.

A browser that the account was signed in with before counts for itself, so that guesses from elsewhere do not stand in
its way. All others count by address, by address and name, and, much more widely, by name.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sunstone.server.accounts.devices import Device
from sunstone.server.accounts.names import name_key
from sunstone.server.limits import Bounds
from sunstone.server.network import network_of


class LoginLimits:
    """Counts passwords that are tried."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds

    @asynccontextmanager
    async def counted(self, name: str, user: str | None, address: str, device: Device) -> AsyncIterator[None]:
        """Count an attempt for a name that is this user's, if anyone's; it does not count if it succeeds."""
        bounds, place, key = self._bounds, network_of(address), name_key(name)
        if user is not None and user in device.users:
            rules = [(bounds.logins, f"device {device.id}")]
        else:
            rules = [
                (bounds.logins, f"address {place}"),
                (bounds.logins_pair, f"{place} {key}"),
                (bounds.logins_name, key),
            ]
        for buckets, text in rules:
            await buckets.take(text)
        yield
        for buckets, text in rules:
            await buckets.give_back(text)
