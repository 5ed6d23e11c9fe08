"""Doing at once what hardly ever has to wait, without a task for it."""

from __future__ import annotations

from collections.abc import Awaitable, Generator, Iterator
from types import coroutine
from typing import Any


@coroutine
def _rest(waited: Any, steps: Iterator[Any]) -> Generator[Any, Any, None]:
    yield waited
    yield from steps


def run_until_blocked(work: Awaitable[None]) -> Awaitable[None] | None:
    """Do as much of some work as can be done without waiting; what is left to be awaited, or `None` if that was all."""
    steps = work.__await__()
    try:
        waited = next(steps)
    except StopIteration:
        return None
    return _rest(waited, steps)
