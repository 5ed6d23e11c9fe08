"""A lock for every key."""

import asyncio
from collections import deque

Queues = dict[str, deque[asyncio.Future[None]]]
"""Who waits, by key. A key that nobody holds has no queue."""


class KeyedLock:
    """`async with KeyedLock(queues, key)`. An uncontended acquire is nearly free."""

    __slots__ = ("_key", "_queues")

    def __init__(self, queues: Queues, key: str) -> None:
        self._queues = queues
        self._key = key

    async def __aenter__(self) -> None:
        queue = self._queues.get(self._key)
        if queue is None:
            self._queues[self._key] = deque()
            return
        mine = asyncio.get_running_loop().create_future()
        queue.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                # The lock was given to this task already: it goes to the next.
                self._pass_on()
            raise

    async def __aexit__(self, *_error: object) -> None:
        self._pass_on()

    def _pass_on(self) -> None:
        queue = self._queues[self._key]
        while queue:
            first = queue.popleft()
            if not first.done():
                first.set_result(None)
                return
        del self._queues[self._key]
