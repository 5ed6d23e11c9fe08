"""One after the other at each table."""

from __future__ import annotations

import asyncio
from collections import deque

Queues = dict[str, deque[asyncio.Future[None]]]
"""By table: who waits there. A table where nobody is at work has none."""


class KeyedLock:
    """`async with KeyedLock(queues, table)`: alone at a table. Who finds nobody there has hardly anything to do."""

    __slots__ = ("_queues", "_table")

    def __init__(self, queues: Queues, table: str) -> None:
        self._queues = queues
        self._table = table

    async def __aenter__(self) -> None:
        queue = self._queues.get(self._table)
        if queue is None:
            self._queues[self._table] = deque()
            return
        mine = asyncio.get_running_loop().create_future()
        queue.append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if not mine.cancelled():
                # The turn had come already: it goes to the next.
                self._pass_on()
            raise

    async def __aexit__(self, *_error: object) -> None:
        self._pass_on()

    def _pass_on(self) -> None:
        queue = self._queues[self._table]
        while queue:
            first = queue.popleft()
            if not first.done():
                first.set_result(None)
                return
        del self._queues[self._table]
