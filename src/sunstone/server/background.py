"""Work that goes on while a process runs."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine

import structlog

_log = structlog.get_logger()


class BackgroundTasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def repeat(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        """Do something again and again. A round that fails is logged: the database may be away for a moment."""
        self.start(self._repeated(seconds, work))

    async def _repeated(self, seconds: float, work: Callable[[], Awaitable[object]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                _log.exception("round_failed")

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
