"""Where bots are asked for their decisions."""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog

from sunstone.server.bots.pool import Workers
from sunstone.server.bots.thinking import Job
from sunstone.server.errors import Refusal
from sunstone.server.play.acting import bot_act
from sunstone.server.tables.live import LiveTable
from sunstone.server.tables.shelf import Shelf

_log = structlog.get_logger()


class Desk(Protocol):
    """Takes requests for a bot's decision."""

    async def start(self) -> None:
        """Begin."""

    def ask(self, live: LiveTable) -> None:
        """If the decision at this table is a bot's, have it made. To ask twice does no harm."""

    async def close(self) -> None:
        """Take no more requests."""


def job_of(live: LiveTable) -> Job | None:
    """The decision a bot has to make at this table, if there is one."""
    code = live.thinker
    return None if code is None or live.state is None else job_at(live, live.ply, code)


def job_at(live: LiveTable, ply: int, code: str = "") -> Job:
    """The decision after so many actions of this table."""
    return Job(
        table=live.id,
        game=live.opening.game,
        options=dict(live.opening.options),
        players=len(live.seats),
        seed=live.opening.seed,
        actions=live.actions[:ply],
        code=code,
        box=None if live.opening.box is None else live.opening.box.text,
    )


async def decide(shelf: Shelf, workers: Workers, live: LiveTable) -> None:
    """Let a bot think about this position and play what it says, unless the table has moved on."""
    job = job_of(live)
    if job is None:
        return
    line, ply = live.line, live.ply
    text = await workers.think(job)
    await shelf.change(live.id, lambda now: bot_act(now, line, ply, text))


class LocalDesk:
    """Bots think in worker processes of this process."""

    def __init__(self, shelf: Shelf, workers: Workers) -> None:
        self._shelf = shelf
        self._workers = workers
        self._asked: dict[tuple[str, int, int], asyncio.Task[None]] = {}
        self._closed = False

    async def start(self) -> None:
        """The workers start with the first question."""

    def ask(self, live: LiveTable) -> None:
        """Ask, unless this very decision is being thought about already."""
        key = (live.id, live.line, live.ply)
        if self._closed or live.thinker is None or live.state is None or key in self._asked:
            return
        task = asyncio.get_running_loop().create_task(self._decide(live))
        self._asked[key] = task
        task.add_done_callback(lambda _: self._asked.pop(key, None))

    async def _decide(self, live: LiveTable) -> None:
        try:
            await decide(self._shelf, self._workers, live)
        except Refusal as refusal:
            _log.info("bot_refused", table=live.id, code=refusal.code)
        except Exception:
            # The sweeper asks again; a bot must not take the process down.
            _log.exception("bot_failed", table=live.id, bot=live.thinker)

    async def close(self) -> None:
        """Drop what is being thought about."""
        self._closed = True
        for task in list(self._asked.values()):
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
        self._workers.close()
