"""Whose turn it is in the one process that thinks about hints and finished games."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import sunstone
from sunstone.server.analysis.service import AnalysisService
from sunstone.server.analysis.worker import Advice, Look, advise
from sunstone.server.bots.job import Job
from sunstone.server.bots.worker import Workers
from sunstone.server.errors import Refusal
from sunstone.server.quotas import Quotas
from sunstone.server.settings import Limits, sqlite_url
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import migrate
from sunstone.table.table import Table
from tests.table.tables import opening_of, started


class Thinker:
    """In the place of the worker process: remembers which table every decision was of."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self._go = asyncio.Semaphore(0)

    async def do(self, work: Callable[..., Any], wish: Job | Look) -> Any:
        """Wait until the test lets it go on."""
        job = wish.job if isinstance(wish, Look) else wish
        self.order.append(job.table)
        await self._go.acquire()
        return [Advice(action=0, share=1.0)] if work is advise else None

    def close(self) -> None:
        """Nothing was started."""

    async def finish(self, decisions: int) -> None:
        """Finish so many decisions and begin the next."""
        for _ in range(decisions):
            begun = len(self.order)
            self._go.release()
            while len(self.order) == begun:
                await asyncio.sleep(0.001)


class Kept(AnalysisService):
    """AnalysisService that write nothing down."""

    async def _keep(self, table: str, ply: int, found: object) -> None:
        """The order is all that is of interest."""


def _game(id_: str, plies: int) -> Table:
    live = started(opening_of(sunstone.game("coatl"), 2, id=id_), {"u0": "Eva", "u1": "Jan"})
    live.actions = ["anything"] * plies
    return live


def test_a_hint_is_next_and_twenty_analyses_of_one_person_take_no_more_than_half(tmp_path: Path) -> None:
    async def story() -> None:
        database = Database(sqlite_url(tmp_path))
        await migrate(database)
        analysis, thinker = Kept(database, Quotas(Limits()), 4), Thinker()
        analysis._workers = cast(Workers, thinker)
        for number in range(20):
            analysis.begin(_game(f"guest {number}", 300), "guest")
        while analysis.waiting < 19:
            await asyncio.sleep(0.001)
        await thinker.finish(20)
        analysis.begin(_game("eva", 300), "eva")
        while analysis.waiting < 20:
            await asyncio.sleep(0.001)
        before = len(thinker.order)
        await thinker.finish(20)
        shares = thinker.order[before:]
        assert 9 <= shares.count("eva") <= 11
        hint = asyncio.create_task(analysis.hint(_game("jan", 0), "jan", "en"))
        while analysis.waiting < 21:
            await asyncio.sleep(0.001)
        await thinker.finish(1)
        assert thinker.order[-1] == "jan"
        await thinker.finish(1)
        assert (await hint).choices
        await analysis.close()
        await database.close()

    asyncio.run(story())


def test_nobody_waits_for_two_hints_so_that_analyses_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        database = Database(sqlite_url(tmp_path))
        await migrate(database)
        analysis, thinker = Kept(database, Quotas(Limits()), 4), Thinker()
        analysis._workers = cast(Workers, thinker)
        hints = [asyncio.create_task(analysis.hint(_game(f"jan {number}", 0), "jan", "en")) for number in range(5)]
        while not thinker.order:
            await asyncio.sleep(0.001)
        analysis.begin(_game("eva", 300), "eva")
        while not analysis.waiting:
            await asyncio.sleep(0.001)
        await thinker.finish(1)
        assert thinker.order == ["jan 0", "eva"]
        assert (await hints[0]).choices
        for refused in hints[1:]:
            with pytest.raises(Refusal, match="too_many"):
                await refused
        again = asyncio.create_task(analysis.hint(_game("jan", 0), "jan", "en"))
        await thinker.finish(2)
        assert (await again).choices
        await analysis.close()
        await database.close()

    asyncio.run(story())
