"""Worker processes in which bots think."""

import asyncio
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from sunstone.lab.follow import as_many_as_go, go_with_parent, spawner
from sunstone.server.bots.job import Job, think


def begin() -> None:
    """A worker leaves the end of the program to its parent, and goes with it even if the parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    go_with_parent()


Wish = TypeVar("Wish")
Answer = TypeVar("Answer")


class Workers:
    """A pool of `count` processes. A worker that dies is replaced, and its job done again."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(as_many_as_go(self.count), mp_context=spawner(), initializer=begin)
        return self._pool

    async def think(self, job: Job) -> str:
        return await self.do(think, job)

    async def do(self, work: Callable[[Wish], Answer], wish: Wish) -> Answer:
        """Call a function of a module in one of the processes."""
        loop = asyncio.get_running_loop()
        pool = self._running()
        try:
            return await loop.run_in_executor(pool, work, wish)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
                pool.shutdown(wait=False)
            return await loop.run_in_executor(self._running(), work, wish)

    def close(self) -> None:
        """Stop the workers. Unfinished decisions are asked for again by the next process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
