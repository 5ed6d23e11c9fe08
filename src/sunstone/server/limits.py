"""How often somebody may do something: buckets of tokens that fill up with time.

One process counts in its memory. Several that share a Redis count there, so that a site of many processes allows no
more than a site of one; while Redis is away, each counts for itself.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections import OrderedDict
from typing import TYPE_CHECKING

import structlog

from sunstone.server.errors import Refusal
from sunstone.server.network import network_of
from sunstone.server.settings import Limits

if TYPE_CHECKING:
    from redis.asyncio import Redis

_log = structlog.get_logger()
_KEPT = 50_000
_PATIENCE = 1.0
"""Seconds to wait for Redis before a process counts for itself."""
_AGAIN = 5.0
"""Seconds after which Redis is tried again."""

Rule = tuple[float, float]
"""How many tokens a bucket holds, and how many come back each second."""

# The time is that of Redis, so the clocks of the processes need not agree. What is left is kept with the time it was
# so, and the key goes when the bucket would be full again. The answer is "" or the tokens that were left. Taking -1
# gives a token back.
_TAKE = """
local size, rate, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local clock = redis.call('TIME')
local now = tonumber(clock[1]) + tonumber(clock[2]) / 1000000
local kept = redis.call('HMGET', KEYS[1], 'left', 'since')
local left = size
if kept[1] then left = math.min(size, tonumber(kept[1]) + math.max(0, now - tonumber(kept[2])) * rate) end
local answer = ''
if left >= wanted then left = math.min(size, left - wanted) else answer = string.format('%.6f', left) end
redis.call('HSET', KEYS[1], 'left', string.format('%.6f', left), 'since', string.format('%.6f', now))
redis.call('PEXPIRE', KEYS[1], math.ceil(1000 * math.min((size - left) / rate, 86400)) + 1000)
return answer
"""


def address_key(address: str) -> str:
    """The name of the bucket of somebody who is not signed in."""
    return f"address {network_of(address)}"


def _refusal(left: float, rate: float) -> Refusal:
    return Refusal("too_many", seconds=math.ceil((1 - left) / rate))


class Buckets:
    """One bucket a name, all of the same size, in the memory of this process."""

    def __init__(self, rule: Rule) -> None:
        self._size, self._rate = rule
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    async def take(self, name: str) -> None:
        """Take a token, or be refused until there is one again."""
        await self._take(name, 1)

    async def give_back(self, name: str) -> None:
        """Give a token back that should not have counted."""
        await self._take(name, -1)

    async def _take(self, name: str, wanted: int) -> None:
        now = time.monotonic()
        left, since = self._buckets.pop(name, (self._size, now))
        left = min(self._size, left + (now - since) * self._rate)
        allowed = left >= wanted
        self._buckets[name] = (min(self._size, left - wanted) if allowed else left, now)
        while len(self._buckets) > _KEPT:
            self._buckets.popitem(last=False)
        if not allowed:
            raise _refusal(left, self._rate)


class SharedBuckets(Buckets):
    """Buckets in Redis, for all processes of a site."""

    def __init__(self, redis: Redis, kind: str, rule: Rule) -> None:
        super().__init__(rule)
        self._script = redis.register_script(_TAKE)
        self._kind = kind
        self._away_until = 0.0

    async def _take(self, name: str, wanted: int) -> None:
        answer = await self._asked(name, wanted)
        if answer is None:
            await super()._take(name, wanted)
        elif answer:
            raise _refusal(float(answer), self._rate)

    async def _asked(self, name: str, wanted: int) -> bytes | None:
        """The answer of Redis; `None` while it is away."""
        from redis.exceptions import RedisError

        if time.monotonic() < self._away_until:
            return None
        try:
            return bytes(await self._script(keys=[self._key(name)], args=[self._size, self._rate, wanted]))
        except (RedisError, OSError, TimeoutError) as error:
            _log.warning("limits_away", problem=type(error).__name__)
            self._away_until = time.monotonic() + _AGAIN
            return None

    def _key(self, name: str) -> str:
        # Names and addresses of people are nothing for Redis to know.
        return f"sunstone-limit-{self._kind}-{hashlib.sha256(name.encode()).hexdigest()[:32]}"


class RateLimits:
    """Every limit of a site that goes by time."""

    def __init__(self, limits: Limits, url: str) -> None:
        self._redis: Redis | None = None
        if url:
            from redis.asyncio import Redis

            self._redis = Redis.from_url(url, socket_connect_timeout=_PATIENCE, socket_timeout=_PATIENCE)
        self.requests = self._buckets("requests", limits.requests)
        self.by_account = self._buckets("account", limits.account)
        self.logins = self._buckets("login", limits.login)
        self.logins_pair = self._buckets("login_pair", limits.login_pair)
        self.logins_name = self._buckets("login_name", limits.login_name)
        self.sign_ups = self._buckets("sign_up", limits.sign_up)
        self.chats = self._buckets("chat", limits.chat)
        self.exports = self._buckets("export", limits.export)
        self.boxes = self._buckets("box", limits.box)

    def _buckets(self, kind: str, rule: Rule) -> Buckets:
        return Buckets(rule) if self._redis is None else SharedBuckets(self._redis, kind, rule)

    async def take_request(self, user: str | None, address: str) -> None:
        """Count a request or a command of somebody."""
        await self.by_account.take(user or address_key(address))

    async def close(self) -> None:
        if self._redis is not None:
            await self._redis.aclose()
