"""A queue that shares work out by people, not by who came first.

It is weighted fair queueing. A request starts where the last one of its people ends, or now if they have none, and
ends its cost later; the one that ends first is served first. The clock of the queue stands where the request that was
served last starts. So fifty requests of one person line up one behind the other, and somebody who asks for one
thing is next.
"""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Share(NamedTuple):
    """For whom a request counts, and how much."""

    people: frozenset[str]
    """Who waits for it: it is put where it comes soonest, and counts for all of them."""
    cost: float = 1.0
    """Rough seconds of one core."""
    urgent: bool = True
    """Urgent requests are served before all others."""


class _Lane(Generic[Item]):
    def __init__(self) -> None:
        self.heap: list[tuple[float, int, float, Item]] = []
        """End, number, start, request."""
        self._numbers = itertools.count()
        self._ends: dict[str, float] = {}
        """Where the last request of a person ends."""
        self._clock = 0.0

    def put(self, item: Item, share: Share) -> None:
        ends = self._ends
        if not self.heap:
            # Nobody waits: what people were given before counts no more.
            ends.clear()
            self._clock = 0.0
        start = max(self._clock, min(ends.get(person, 0.0) for person in share.people))
        end = start + share.cost
        for person in share.people:
            ends[person] = max(end, ends.get(person, 0.0))
        heappush(self.heap, (end, next(self._numbers), start, item))

    def pop(self) -> Item:
        _, _, start, item = heappop(self.heap)
        self._clock = max(self._clock, start)
        return item


class FairQueue(Generic[Item]):
    def __init__(self) -> None:
        self._urgent: _Lane[Item] = _Lane()
        self._other: _Lane[Item] = _Lane()

    def __len__(self) -> int:
        return len(self._urgent.heap) + len(self._other.heap)

    def __iter__(self) -> Iterator[Item]:
        """All requests, in no particular order."""
        return (item for *_, item in itertools.chain(self._urgent.heap, self._other.heap))

    def put(self, item: Item, share: Share) -> None:
        (self._urgent if share.urgent else self._other).put(item, share)

    def pop(self, *, urgent_only: bool = False) -> Item | None:
        """Take the request that is served next, if one waits."""
        if self._urgent.heap:
            return self._urgent.pop()
        return self._other.pop() if self._other.heap and not urgent_only else None


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
