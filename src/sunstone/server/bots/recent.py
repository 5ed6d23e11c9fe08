"""Keys that were seen within the last seconds."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)


class Recent(Generic[Key]):
    """Keys that were noted within the last seconds; older ones are dropped."""

    def __init__(self, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._seconds = seconds
        self._clock = clock
        self._noted: OrderedDict[Key, float] = OrderedDict()

    def note(self, key: Key) -> None:
        now = self._clock()
        self._noted[key] = now
        self._noted.move_to_end(key)
        while next(iter(self._noted.values())) <= now - self._seconds:
            self._noted.popitem(last=False)

    def __contains__(self, key: Key) -> bool:
        return self._noted.get(key, float("-inf")) > self._clock() - self._seconds

    def __len__(self) -> int:
        return len(self._noted)
