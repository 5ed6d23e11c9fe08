"""Bots on other machines: tables wait in a queue in Redis, and any number of workers take them from there.

What waits in the queue is only which table it is. A worker reads the game from the database and writes the bot's
action there itself, so neither seed nor cards ever pass through Redis.
"""

from __future__ import annotations

import asyncio
import math

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from sunstone.server.bots.attendance import Attendance, share_of
from sunstone.server.bots.dispatcher import Dispatcher, Load, decision_at, failed, job_of
from sunstone.server.bots.pool import Workers
from sunstone.server.bots.redis_queue import RedisQueue
from sunstone.server.keys import digest
from sunstone.server.tables.repository import TableRepository
from sunstone.table.acting import bot_act
from sunstone.table.rules import installed
from sunstone.table.table import Table

_log = structlog.get_logger()
_LONGEST = 60
"""Seconds after which a decision is taken from a worker that does not come back with it."""
_PATIENCE = 5
"""Seconds to wait for Redis."""
_AGAIN = 1.0
"""Seconds after which Redis is tried again."""
_AWAY = (RedisError, OSError, TimeoutError)


def queue_name() -> str:
    """The queue of those who play by the same rules: an older server beside this one has one of its own."""
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
