"""Worker processes of this process."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from sunstone.server.bots.worker import Job, begin, think

Wish = TypeVar("Wish")
Answer = TypeVar("Answer")


class Workers:
    """So many processes that think. A worker that dies is replaced, and its job done again."""

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter: a fork would carry along sockets and database connections.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=begin)
        return self._pool

    async def think(self, job: Job) -> str:
        return await self.do(think, job)

    async def do(self, work: Callable[[Wish], Answer], wish: Wish) -> Answer:
        """What a function of a module says to a wish, in one of the processes."""
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
        """Stop the workers; what they were thinking about is asked again by whoever comes next."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
