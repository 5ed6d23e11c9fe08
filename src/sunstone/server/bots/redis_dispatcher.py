"""Bots on other machines: tables wait in a queue in Redis, and any number of workers take them from there.

What waits in the queue is only which table it is. A worker reads the game from the database and writes the bot's
action there itself, so neither seed nor cards ever pass through Redis.
"""

import asyncio
import math
import time
from typing import cast

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from sunstone.server.bots.attendance import Attendance, share_of
from sunstone.server.bots.dispatcher import Dispatcher, Load, decision_at, failed
from sunstone.server.bots.fair_queue import Share
from sunstone.server.bots.job import job_of
from sunstone.server.bots.worker import Workers
from sunstone.server.keys import digest
from sunstone.server.tables.repository import TableRepository
from sunstone.server.timing import SECOND
from sunstone.table.acting import bot_act
from sunstone.table.table import BOT_GRACE, Table, installed

_log = structlog.get_logger()
_LONGEST = 60
"""Seconds after which a decision is taken from a worker that does not come back with it."""
_PATIENCE = 5
"""Seconds to wait for Redis."""
_AGAIN = 1.0
"""Seconds after which Redis is tried again."""
_AWAY = (RedisError, OSError, TimeoutError)

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
    """The fair queue of all processes that use the same name, in the order of `FairQueue`.

    A table waits at most once. Which decision it waits for, the worker reads in the database when its turn comes.
    """

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


def queue_name() -> str:
    """The queue for the rules installed here: an older server on the same Redis has a queue of its own."""
    rules = " ".join(f"{game} {version}" for game, version in sorted(installed()))
    return f"sunstone-bots-{digest(rules)[:12]}"


def _name(live: Table) -> str:
    return "-".join(map(str, decision_at(live)))


class RedisDispatcher(Dispatcher):
    """Puts tables into the queue; with workers of its own it also takes some out."""

    def __init__(self, url: str, repository: TableRepository, workers: Workers | None, attendance: Attendance) -> None:
        super().__init__(repository, attendance)
        self._redis = Redis.from_url(
            url,
            decode_responses=True,
            socket_connect_timeout=_PATIENCE,
            socket_timeout=_PATIENCE,
            health_check_interval=10,
        )
        self._queue = RedisQueue(self._redis, queue_name())
        self._workers = workers
        self._count = 0 if workers is None else workers.count
        self._sending: set[asyncio.Task[None]] = set()
        self._deciding: set[asyncio.Task[object]] = set()
        self._taking: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to take tables from the queue, if this process has workers. One of several is for urgent ones only."""
        for number in range(self._count):
            self._taking.append(asyncio.create_task(self._take(urgent_only=number == 0 and self._count > 1)))

    def _put(self, live: Table) -> None:
        task = asyncio.get_running_loop().create_task(self._send(live))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, live: Table) -> None:
        try:
            await self._queue.put(live.id, _name(live), share_of(live))
        except _AWAY:
            # Redis is away for a moment: the sweeper asks again.
            _log.warning("bot_queue_failed", table=live.id, exc_info=True)

    async def _take(self, *, urgent_only: bool) -> None:
        me = asyncio.current_task()
        assert me is not None
        while not self._closed:
            try:
                table = await self._queue.pop(urgent_only=urgent_only)
            except _AWAY:
                _log.warning("bot_queue_failed", exc_info=True)
                await asyncio.sleep(_AGAIN)
                continue
            if table is not None:
                self._deciding.add(me)
                try:
                    await self._decide(table)
                except Exception as error:
                    failed(table, error)
                finally:
                    self._deciding.discard(me)

    async def _decide(self, table: str) -> None:
        assert self._workers is not None
        live = await self._repository.fresh(table)
        job = job_of(live)
        if job is None or not await self._queue.claim(_name(live)):
            return
        _, line, ply = decision_at(live)
        try:
            async with asyncio.timeout(_LONGEST):
                text = await self._workers.think(job)
                await self._repository.change(table, lambda now: bot_act(now, line, ply, text))
        finally:
            await self._queue.release(_name(live))
            if self._closed:
                # This worker stops: another one goes on with the table.
                await self._queue.put(table, _name(live), share_of(live))

    async def load(self) -> Load:
        """How much there is to do, in all processes; not a number while Redis is away."""
        try:
            return Load(*await self._queue.load())
        except _AWAY:
            return Load(math.nan, math.nan, math.nan)

    async def close(self) -> None:
        """Take no more tables, give back those in hand, and let go of the queue."""
        self._closed = True
        # One that waits for a table stops by itself: interrupted, it might lose a table that is on its way.
        for task in list(self._deciding):
            task.cancel()
        await asyncio.gather(*self._taking, *self._sending, return_exceptions=True)
        await self._redis.aclose()
        if self._workers is not None:
            self._workers.close()
