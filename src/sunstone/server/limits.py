"""How often somebody may do something: buckets of tokens that fill up with time. Each process counts for itself."""

from __future__ import annotations

import math
import time
from collections import OrderedDict

from sunstone.server.errors import Refusal

_KEPT = 50_000


class Buckets:
    """One bucket a name, all of the same size."""

    def __init__(self, rule: tuple[float, float]) -> None:
        self._size, self._rate = rule
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> None:
        """Take a token, or be refused until there is one again."""
        now = time.monotonic()
        left, since = self._buckets.pop(name, (self._size, now))
        left = min(self._size, left + (now - since) * self._rate)
        allowed = left >= 1
        self._buckets[name] = (left - 1 if allowed else left, now)
        while len(self._buckets) > _KEPT:
            self._buckets.popitem(last=False)
        if not allowed:
            raise Refusal("too_many", seconds=math.ceil((1 - left) / self._rate))
