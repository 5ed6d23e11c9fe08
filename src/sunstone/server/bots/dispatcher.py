"""Where bots are asked for their decisions."""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import NamedTuple

import structlog

from sunstone.server.background import BackgroundTasks
from sunstone.server.bots.attendance import Attendance, people_at, share_of
from sunstone.server.bots.fair_queue import FairSlots, Share
from sunstone.server.bots.job import job_of
from sunstone.server.bots.recent import Recent
from sunstone.server.bots.worker import Workers
from sunstone.server.errors import Refusal
from sunstone.server.metrics import BOT_FAILURES
from sunstone.server.tables.repository import TableRepository
from sunstone.server.timing import SECOND
from sunstone.table.acting import bot_act
from sunstone.table.table import BOT_GRACE, Table

_log = structlog.get_logger()
_AGAIN = BOT_GRACE / SECOND / 2
"""Seconds after which a decision may be asked for again: less than the sweeper waits, but not at every look."""

Decision = tuple[str, int, int]
"""Table, line and ply."""


class Load(NamedTuple):
    waiting: float
    thinking: float
    oldest: float
    """Seconds that the decision asked for first has waited."""


class Dispatcher(ABC):
    def __init__(self, repository: TableRepository, attendance: Attendance) -> None:
        self._repository = repository
        self._attendance = attendance
        self._lately: Recent[Decision] = Recent(_AGAIN)
        self._closed = False

    def ask(self, live: Table) -> bool:
        """If the decision at this table is a bot's, have it made. To ask twice does no harm.

        False if the game is paused because nobody attends it.
        """
        if self._closed or live.thinker is None or live.state is None:
            return True
        if not self._attendance.attended(live):
            return False
        decision = decision_at(live)
        if decision not in self._lately:
            self._lately.note(decision)
            self._put(live)
        return True

    def table_read(self, table: str) -> None:
        """Somebody asked for a table over HTTP: its bots play on."""
        live = self._repository.peek(table)
        if live is not None and live.status == "playing":
            self._attendance.read(table)
            self.ask(live)

    def ask_again(self, tables: Iterable[str]) -> None:
        """Ask the bots at these tables, as far as they are in memory, in case a request was lost."""
        for table in tables:
            live = self._repository.peek(table)
            if live is not None:
                self.ask(live)

    def table_written(self, _before: Table, after: Table) -> None:
        """This process has changed a table: the next decision may be a bot's."""
        self.ask(after)

    def table_grown(self, _before: Table, after: Table) -> None:
        """A table has changed, here or elsewhere.

        Where only bots play, the process that somebody looks through asks: the one that wrote may not know of them.
        """
        if after.thinker is not None and not people_at(after):
            self.ask(after)

    @abstractmethod
    async def start(self) -> None:
        """Begin."""

    @abstractmethod
    def _put(self, live: Table) -> None:
        """Let the decision wait for its turn."""

    @abstractmethod
    async def load(self) -> Load:
        """How much there is to do."""

    @abstractmethod
    async def close(self) -> None:
        """Take no more requests, and drop what waits."""


def decision_at(live: Table) -> Decision:
    return live.id, live.line, live.ply


def failed(table: str, error: Exception) -> None:
    """Note what kept a bot from playing. The sweeper asks again; a bot must not take the process down."""
    if isinstance(error, Refusal):
        _log.info("bot_refused", table=table, code=error.code)
    else:
        BOT_FAILURES.inc()
        _log.error("bot_failed", table=table, exc_info=error)


class LocalDispatcher(Dispatcher):
    """Bots think in worker processes of this process."""

    def __init__(self, repository: TableRepository, workers: Workers, attendance: Attendance) -> None:
        super().__init__(repository, attendance)
        self._workers = workers
        self._slots = FairSlots(workers.count)
        self._waiting: set[str] = set()
        self._thinking: set[Decision] = set()
        self._tasks = BackgroundTasks()

    async def start(self) -> None:
        """The workers start with the first question."""

    def _put(self, live: Table) -> None:
        # The table waits in the queue: when its turn comes, its decision at that time is made.
        if live.id in self._waiting or decision_at(live) in self._thinking:
            return
        self._waiting.add(live.id)
        self._tasks.start(self._decide(live.id, share_of(live)))

    async def _decide(self, table: str, share: Share) -> None:
        decision: Decision | None = None
        try:
            async with self._slots.turn(share):
                self._waiting.discard(table)
                live = await self._repository.get(table)
                job = job_of(live)
                if job is None or decision_at(live) in self._thinking:
                    return
                decision = decision_at(live)
                self._thinking.add(decision)
                text = await self._workers.think(job)
            _, line, ply = decision
            await self._repository.change(table, lambda now: bot_act(now, line, ply, text))
        except Exception as error:
            failed(table, error)
        finally:
            if decision is not None:
                self._thinking.discard(decision)

    async def load(self) -> Load:
        return Load(self._slots.waiting, len(self._thinking), self._slots.oldest)

    async def close(self) -> None:
        self._closed = True
        await self._tasks.stop()
        self._workers.close()
