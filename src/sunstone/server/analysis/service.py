"""Hints, and analyses of finished games: made ply by ply in a process of its own, and kept."""

import asyncio
import math
from contextlib import suppress

import msgspec
import structlog
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from sunstone.lab.analysis import Decision
from sunstone.server.accounts.visitor import User
from sunstone.server.analysis.study import hint_of, study_of
from sunstone.server.analysis.wire import Hint, Study
from sunstone.server.analysis.worker import HINT_SECONDS, Look, advise, look
from sunstone.server.bots.fair_queue import FairSlots, Share
from sunstone.server.bots.job import job_at
from sunstone.server.bots.worker import Workers
from sunstone.server.errors import Refusal
from sunstone.server.quotas import Quotas
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.table.table import Table

_log = structlog.get_logger()
_DECISION = msgspec.json.Decoder(Decision | None)


class AnalysisService:
    """Hints for games in play, and analyses of finished ones. One process thinks for all of them, apart from the bots.

    Hints come first, then the people who wait for analyses by turns, a decision at a time.
    """

    def __init__(self, database: Database, quotas: Quotas, simulations: int) -> None:
        self._database = database
        self._quotas = quotas
        self._simulations = simulations
        self._workers = Workers(1)
        self._slots = FairSlots(1)
        self._hinting: set[str] = set()
        """Who waits for a hint. Nobody waits for two: hints come first, and would keep all analyses waiting."""
        self._running: dict[str, asyncio.Task[None]] = {}

    @property
    def waiting(self) -> int:
        return self._slots.waiting

    async def hint(self, live: Table, user: str, language: str) -> Hint:
        live.playing()
        if user in self._hinting:
            raise Refusal("too_many", seconds=math.ceil(HINT_SECONDS))
        self._hinting.add(user)
        try:
            async with self._slots.turn(Share(frozenset({user}))):
                found = await self._workers.do(advise, job_at(live, live.ply))
        finally:
            self._hinting.discard(user)
        return hint_of(live, found, language)

    async def ask(self, live: Table, user: User, origin: str) -> None:
        """Have a finished game looked at, as far as the quotas of the account and its address allow."""
        live.position()
        async with self._database.write() as connection:
            await self._quotas.take_analysis(connection, user, origin, live.id)
        self.begin(live, user.id)

    def begin(self, live: Table, user: str) -> None:
        """Look at a finished game for somebody, unless that is under way. What was found before is kept."""
        live.position()
        if live.id not in self._running:
            task = asyncio.get_running_loop().create_task(self._look(live, user))
            self._running[live.id] = task
            task.add_done_callback(lambda _: self._running.pop(live.id, None))

    async def found(self, live: Table, language: str) -> Study:
        """The analysis as far as it has come."""
        live.position()
        looks = await self._looks(live.id)
        return study_of(live, looks, self._simulations, language, running=live.id in self._running)

    async def close(self) -> None:
        """Stop. When somebody asks again, the analysis goes on where it stopped."""
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        self._workers.close()

    async def _look(self, live: Table, user: str) -> None:
        share = Share(frozenset({user}), urgent=False)
        try:
            known = await self._looks(live.id)
            for ply in range(live.ply):
                if ply not in known:
                    wish = Look(
                        job=job_at(live, ply),
                        played=live.actions[ply],
                        progress=ply / live.ply,
                        simulations=self._simulations,
                    )
                    async with self._slots.turn(share):
                        found = await self._workers.do(look, wish)
                    await self._keep(live.id, ply, found)
        except Exception:
            # Readers of the analysis see that it is not running, and may begin it again.
            _log.exception("study_failed", table=live.id)

    async def _looks(self, table: str) -> dict[int, Decision | None]:
        query = select(schema.looks.c.ply, schema.looks.c.body).where(schema.looks.c.table_id == table)
        return {ply: _DECISION.decode(body) for ply, body in await self._database.rows(query)}

    async def _keep(self, table: str, ply: int, found: object) -> None:
        body = msgspec.json.encode(found).decode()
        # Another process may have looked at the same ply; what it found is as good.
        with suppress(IntegrityError):
            await self._database.execute(insert(schema.looks).values(table_id=table, ply=ply, body=body))
