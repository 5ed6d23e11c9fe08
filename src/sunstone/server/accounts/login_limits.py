"""How often passwords may be tried, without letting a guesser keep the owner out.

A browser that the account was signed in with before counts for itself, so that guesses from elsewhere do not stand in
its way. All others count by address, by address and name, and, much more widely, by name.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sunstone.server.accounts.devices import Client
from sunstone.server.accounts.names import name_key
from sunstone.server.limits import RateLimits
from sunstone.server.network import network_of


class LoginLimits:
    def __init__(self, limits: RateLimits) -> None:
        self._limits = limits

    @asynccontextmanager
    async def counted(self, name: str, user: str | None, client: Client) -> AsyncIterator[None]:
        """Count an attempt for a name that is this user's, if anyone's; it does not count if it succeeds."""
        limits, place, key = self._limits, network_of(client.address), name_key(name)
        if user is not None and user in client.device.users:
            rules = [(limits.logins, f"device {client.device.id}")]
        else:
            rules = [
                (limits.logins, f"address {place}"),
                (limits.logins_pair, f"{place} {key}"),
                (limits.logins_name, key),
            ]
        for buckets, text in rules:
            await buckets.take(text)
        yield
        for buckets, text in rules:
            await buckets.give_back(text)
