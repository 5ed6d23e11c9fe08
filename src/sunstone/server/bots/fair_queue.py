"""A queue that shares work out by people, not by who came first.

It is self-clocked fair queueing. Everybody has a tag: how much work they have asked for, on the clock of the queue.
A request is put at the tag of the people it is for plus its cost, and the lowest tag is served next. Whoever asks for
fifty things has fifty rising tags, so somebody who asks for one thing is served after what is being done just now.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")


class Share(NamedTuple):
    """What a request counts for."""

    people: frozenset[str]
    """Who waits for it: it is put where it comes soonest, and counts for all of them."""
    cost: float = 1.0
    """Rough seconds of one core."""
    urgent: bool = True
    """Urgent requests are served before all others."""


class _Lane(Generic[Item]):
    """Requests of the same urgency."""

    def __init__(self) -> None:
        self.heap: list[tuple[float, int, Item]] = []
        self._numbers = itertools.count()
        self._tags: dict[str, float] = {}
        self._clock = 0.0

    def put(self, item: Item, share: Share) -> None:
        tags = self._tags
        tag = max(self._clock, min(tags.get(person, 0.0) for person in share.people)) + share.cost
        for person in share.people:
            tags[person] = max(tag, tags.get(person, 0.0))
        heappush(self.heap, (tag, next(self._numbers), item))

    def pop(self) -> Item:
        self._clock, _, item = heappop(self.heap)
        if not self.heap:
            # Nobody waits: what people were given before counts no more.
            self._tags.clear()
        return item


class FairQueue(Generic[Item]):
    """Requests that wait."""

    def __init__(self) -> None:
        self._urgent: _Lane[Item] = _Lane()
        self._other: _Lane[Item] = _Lane()

    def __len__(self) -> int:
        return len(self._urgent.heap) + len(self._other.heap)

    def __iter__(self) -> Iterator[Item]:
        """All requests, in no particular order."""
        return (item for _, _, item in itertools.chain(self._urgent.heap, self._other.heap))

    def put(self, item: Item, share: Share) -> None:
        """Let a request wait."""
        (self._urgent if share.urgent else self._other).put(item, share)

    def pop(self, *, urgent_only: bool = False) -> Item | None:
        """Take the request that is served next, if one waits."""
        if self._urgent.heap:
            return self._urgent.pop()
        return self._other.pop() if self._other.heap and not urgent_only else None
