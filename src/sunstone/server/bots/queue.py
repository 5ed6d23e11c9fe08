"""Bots on other machines: decisions wait in a queue in Redis, and any number of workers take them from there.

What waits in the queue is only which decision it is. A worker reads the game from the database and writes the bot's
action there itself, so neither seed nor cards ever pass through Redis.
"""

from __future__ import annotations

import asyncio
from typing import Any

import structlog
from saq import Queue, Worker
from saq.types import Context

from sunstone.server.bots.desk import decide
from sunstone.server.bots.pool import Workers
from sunstone.server.keys import digest
from sunstone.server.tables.live import BOT_GRACE, LiveTable
from sunstone.server.tables.rules import installed
from sunstone.server.tables.shelf import Shelf
from sunstone.server.timing import now_ms

_log = structlog.get_logger()
_LONGEST = 60
"""Seconds after which a decision is taken from a worker that does not come back with it."""


def queue_name() -> str:
    """The queue of those who play by the same rules: an older server beside this one has one of its own."""
    rules = " ".join(f"{game} {version}" for game, version in sorted(installed()))
    return f"sunstone-bots-{digest(rules)[:12]}"


class _Worker(Worker[Context]):
    """A worker that leaves signals to the program around it."""

    SIGNALS = []  # noqa: RUF012


class QueueDesk:
    """Puts decisions into the queue; with workers of its own it also takes some out."""

    def __init__(self, url: str, shelf: Shelf, workers: Workers | None, at_once: int) -> None:
        self._queue = Queue.from_url(url, name=queue_name())
        self._shelf = shelf
        self._workers = workers
        self._asking: set[asyncio.Task[None]] = set()
        self._closed = False
        self._worker: _Worker | None = None
        self._working: asyncio.Task[None] | None = None
        if workers is not None:
            self._worker = _Worker(
                self._queue,
                functions=[("think", self._think)],
                concurrency=at_once,
                dequeue_timeout=1,
                cancellation_hard_deadline_s=1.0,
            )

    async def start(self) -> None:
        """Begin to take decisions from the queue, if this process has workers."""
        await self._queue.connect()
        if self._worker is not None:
            self._working = asyncio.create_task(self._worker.start())

    async def _think(self, _context: Context, *, table: str, line: int, ply: int) -> None:
        assert self._workers is not None
        live = await self._shelf.fresh(table)
        if (live.line, live.ply) == (line, ply):
            await decide(self._shelf, self._workers, live)

    def ask(self, live: LiveTable) -> None:
        """Put the decision into the queue; under its own name, so that it waits there once."""
        if self._closed or live.thinker is None or live.state is None:
            return
        task = asyncio.get_running_loop().create_task(self._put(live.id, live.line, live.ply))
        self._asking.add(task)
        task.add_done_callback(self._asking.discard)

    async def _put(self, table: str, line: int, ply: int) -> None:
        # A worker may die with a decision in hand: asked again after the grace, it is a new one to the queue.
        key = f"{table}-{line}-{ply}-{now_ms() // BOT_GRACE}"
        wish: dict[str, Any] = {"table": table, "line": line, "ply": ply}
        try:
            await self._queue.enqueue("think", key=key, timeout=_LONGEST, retries=2, ttl=1, **wish)
        except Exception:
            # Redis is away for a moment: the sweeper asks again.
            _log.warning("bot_queue_failed", table=table, exc_info=True)

    async def close(self) -> None:
        """Finish what is in hand and let go of the queue."""
        self._closed = True
        await asyncio.gather(*self._asking, return_exceptions=True)
        if self._worker is not None:
            await self._worker.stop()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        await self._queue.disconnect()
        if self._workers is not None:
            self._workers.close()
