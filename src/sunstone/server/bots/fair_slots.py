"""A semaphore that is fair to people: a number of slots, and a fair queue of those who wait for one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from sunstone.server.bots.fair_queue import FairQueue, Share


@dataclass(eq=False)
class _Waiter:
    turn: asyncio.Future[None]
    since: float = field(default_factory=time.monotonic)


class FairSlots:
    """`async with slots.turn(share)` waits for a slot. The last of several free slots is kept for urgent requests."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._kept = 1 if count > 1 else 0
        self._queue: FairQueue[_Waiter] = FairQueue()

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        waiter = _Waiter(asyncio.get_running_loop().create_future())
        self._queue.put(waiter, share)
        self._serve()
        try:
            await waiter.turn
        except asyncio.CancelledError:
            if not waiter.turn.cancelled():
                # The slot had been given already.
                self._release()
            raise
        try:
            yield
        finally:
            self._release()

    def _release(self) -> None:
        self._free += 1
        self._serve()

    def _serve(self) -> None:
        while self._free:
            waiter = self._queue.pop(urgent_only=self._free <= self._kept)
            if waiter is None:
                return
            if not waiter.turn.done():
                self._free -= 1
                waiter.turn.set_result(None)

    @property
    def waiting(self) -> int:
        return len(self._queue)

    @property
    def oldest(self) -> float:
        """Seconds the one that came first has waited."""
        now = time.monotonic()
        return now - min((waiter.since for waiter in self._queue), default=now)
