"""The fair queue of several processes, in Redis: the same order as `fair_queue`, over all who ask and all who work.

A table waits at most once. Which decision it waits for, the worker reads in the database when its turn comes.
"""

from __future__ import annotations

import time
from typing import cast

from redis.asyncio import Redis

from sunstone.server.bots.fair_queue import Share
from sunstone.server.timing import SECOND
from sunstone.table.table import BOT_GRACE

_BLOCK = 1.0
"""Seconds to wait for a request before looking whether to stop."""
_CLAIM = BOT_GRACE / SECOND
"""Seconds after which a decision counts as lost with the worker that began it."""

# The clock of a lane is kept among the ends, under the empty name.
_PUT = """
local lane, starts, ends, since, thinking = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local table, decision, cost, now = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
if redis.call('ZSCORE', lane, table) then return end
if tonumber(redis.call('ZSCORE', thinking, decision) or 0) > now then return end
if redis.call('ZCARD', lane) == 0 then redis.call('DEL', starts, ends) end
local least = math.huge
for i = 5, #ARGV do least = math.min(least, tonumber(redis.call('ZSCORE', ends, ARGV[i]) or 0)) end
local start = math.max(tonumber(redis.call('ZSCORE', ends, '') or 0), least)
for i = 5, #ARGV do redis.call('ZADD', ends, 'GT', start + cost, ARGV[i]) end
redis.call('ZADD', lane, start + cost, table)
redis.call('ZADD', starts, start, table)
redis.call('ZADD', since, now, table)
"""

_POPPED = """
local start = redis.call('ZSCORE', KEYS[1], ARGV[1])
if start then redis.call('ZADD', KEYS[2], 'GT', start, '') end
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
"""

# A worker may have been killed between two commands and have left a time behind.
_OLDEST = """
while true do
  local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
  if not first[1] then return '' end
  if redis.call('ZSCORE', KEYS[2], first[1]) or redis.call('ZSCORE', KEYS[3], first[1]) then return first[2] end
  redis.call('ZREM', KEYS[1], first[1])
end
"""


def _now() -> float:
    return time.time()


class RedisQueue:
    """Requests of all processes that use the same name."""

    def __init__(self, redis: Redis, name: str) -> None:
        self._redis = redis
        self._urgent, self._other = f"{name}-urgent", f"{name}-other"
        self._since, self._thinking = f"{name}-since", f"{name}-thinking"
        self._put = redis.register_script(_PUT)
        self._popped = redis.register_script(_POPPED)
        self._oldest = redis.register_script(_OLDEST)

    async def put(self, table: str, decision: str, share: Share) -> None:
        """Let a table wait, unless it does already or the decision is being thought about."""
        lane = self._urgent if share.urgent else self._other
        await self._put(
            keys=[lane, f"{lane}-starts", f"{lane}-ends", self._since, self._thinking],
            args=[table, decision, share.cost, _now(), *sorted(share.people)],
        )

    async def pop(self, *, urgent_only: bool = False) -> str | None:
        """The table that is served next; `None` if none has come for a while."""
        lanes = [self._urgent] if urgent_only else [self._urgent, self._other]
        # It looks at the lanes in this order.
        found = await self._redis.bzpopmin(lanes, _BLOCK)
        if found is None:
            return None
        lane, table, _ = cast(tuple[str, str, float], found)
        await self._popped(keys=[f"{lane}-starts", f"{lane}-ends", self._since], args=[table])
        return table

    async def claim(self, decision: str) -> bool:
        """Begin to think about a decision, unless somebody else has begun."""
        now = _now()
        async with self._redis.pipeline() as pipe:
            pipe.zremrangebyscore(self._thinking, "-inf", now)
            pipe.zadd(self._thinking, {decision: now + _CLAIM}, nx=True)
            _, added = await pipe.execute()
        return bool(added)

    async def release(self, decision: str) -> None:
        await self._redis.zrem(self._thinking, decision)

    async def load(self) -> tuple[int, int, float]:
        """How many wait, how many are thought about, and seconds the oldest has waited."""
        now = _now()
        async with self._redis.pipeline(transaction=False) as pipe:
            pipe.zcard(self._urgent)
            pipe.zcard(self._other)
            pipe.zcount(self._thinking, now, "+inf")
            urgent, other, thinking = await pipe.execute()
        oldest = await self._oldest(keys=[self._since, self._urgent, self._other])
        return urgent + other, thinking, max(0.0, now - float(oldest)) if oldest else 0.0
