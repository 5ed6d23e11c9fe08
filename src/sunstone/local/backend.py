"""All of it together, as the script of the worker calls it: texts in, one text out."""

from collections.abc import Callable
from typing import Any

import msgspec

from sunstone.core.errors import SunstoneError
from sunstone.local.analysis import Done, Studies
from sunstone.local.answers import LATER, Answers
from sunstone.local.boxes import Boxes
from sunstone.local.line import Line
from sunstone.local.outbox import Answer, Job, Kept, NeedsTable, Outbox
from sunstone.local.repository import Repository
from sunstone.local.request import Request, handler_of
from sunstone.server.bots.job import job_of
from sunstone.server.localization import error_body, status_of
from sunstone.server.timing import now_ms
from sunstone.table.acting import bot_act
from sunstone.table.frames import Person
from sunstone.table.leaving import time_out
from sunstone.table.table import Table

_encode = msgspec.json.Encoder().encode


class Backend:
    """Every call gives an `Outbox` as JSON. A call that needs a table's log is made again after `give_table`."""

    def __init__(self, kept: str) -> None:
        """`kept`: what is kept, as a list of keys and values, all but the logs."""
        self._out = Outbox()
        self._waiting: dict[int, Done] = {}
        self._asked: set[tuple[str, int, int]] = set()
        """Decisions that a bot is thinking about."""
        self._next_job = 1
        repository, boxes = Repository(self._keep), Boxes(self._keep)
        studies = Studies(self._put, self._keep, self._answer)
        me = None
        for key, value in msgspec.json.decode(kept):
            match key:
                case ["tables", table]:
                    repository.rows[table] = msgspec.json.decode(value)
                case ["files", digest]:
                    file = msgspec.json.decode(value)
                    repository.files[digest] = file["game"], file["text"]
                case ["boxes", _]:
                    boxes.give(value)
                case ["looks", table, ply]:
                    studies.give(table, ply, value)
                case ["me"]:
                    me = msgspec.json.decode(value, type=Person)
                    repository.people = {me.id: me}
        self._repository = repository
        self._answers = Answers(repository, boxes, studies, me, self._keep)
        self._line = Line(repository, lambda: None if self._answers.me is None else self._answers.me.id, self._send)
        self._line.looked.append(self._ask_bot)
        repository.grew.append(lambda _, after: self._ask_bot(after))

    # What is called.

    def ask(self, number: int, method: str, address: str, body: str, language: str) -> str:
        """A request of the page."""

        def work() -> None:
            try:
                handler, request = handler_of(number, method, address, body, language)
                found = handler(self._answers, request)
                if found is not LATER:
                    self._answer(request, found)
            except SunstoneError as error:
                self._refuse(number, error, language)

        return self._call(work)

    def open(self) -> str:
        """The page opens its line."""
        return self._call(self._line.open)

    def hear(self, frame: str, language: str) -> str:
        """A frame of the page."""
        return self._call(lambda: self._line.hear(frame, language))

    def found_out(self, job: int, answer: str | None) -> str:
        """The thinker has an answer, or has failed."""
        # What is waiting stays: the call may have to be made again.
        return self._call(lambda: self._waiting[job](answer))

    def grown(self, table: str, row: str) -> str:
        """Another tab has changed a table, whose row is this now."""

        def work() -> None:
            self._repository.outdated(table, row)
            if table in self._line.watching:
                live = self._repository.get(table)
                self._line.grew(live, live)

        return self._call(work)

    def pass_time(self) -> str:
        """A clock may have run out."""

        def work() -> None:
            for table in list(self._line.watching):
                self._repository.change(table, lambda live: time_out(live, now_ms()))

        return self._call(work)

    def give_table(self, table: str, row: str, log: list[str]) -> None:
        """A table as it is kept."""
        self._repository.give(table, row, list(log))

    def forget(self, table: str) -> None:
        """What the last call did with a table is void: another tab was faster."""
        self._repository.forget(table)

    # What they do.

    def _call(self, work: Callable[[], None]) -> str:
        self._out = Outbox()
        try:
            work()
        except NeedsTable as needed:
            self._out = Outbox(needs=needed.table)
        self._out.due = self._due()
        return _encode(self._out).decode()

    def _due(self) -> int | None:
        tables = (self._repository.peek(table) for table in self._line.watching)
        times = [live.due() for live in tables if live is not None and live.thinker is None]
        return min((time for time in times if time is not None), default=None)

    def _keep(self, kept: Kept) -> None:
        self._out.kept.append(kept)

    def _send(self, frame: Any) -> None:
        # Encoded at once: the table goes on, and parts of frames are shared.
        self._out.frames.append(msgspec.Raw(_encode(frame)))

    def _answer(self, request: Request, found: object) -> None:
        if isinstance(found, SunstoneError):
            self._refuse(request.number, found, request.language)
        else:
            self._put_answer(request.number, 200, found)

    def _refuse(self, number: int, error: SunstoneError, language: str) -> None:
        self._put_answer(number, status_of(error), error_body(error, language))

    def _put_answer(self, number: int, status: int, found: object) -> None:
        self._out.answers.append(Answer(number, status, _encode(found).decode()))

    def _put(self, work: Any, wish: Any, done: Done) -> None:
        self._out.jobs.append(Job(self._next_job, work, _encode(wish).decode()))
        self._waiting[self._next_job] = done
        self._next_job += 1

    def _ask_bot(self, live: Table) -> None:
        """If the decision is a bot's and the page follows the table, have it made."""
        job = job_of(live)
        decision = live.id, live.line, live.ply
        if job is None or live.id not in self._line.watching or decision in self._asked:
            return
        self._asked.add(decision)

        def done(found: str | None) -> None:
            if found is not None:
                text = msgspec.json.decode(found, type=str)
                self._repository.change(live.id, lambda now: bot_act(now, live.line, live.ply, text))
            # After a failure the bot is asked again when somebody looks at the table.
            self._asked.discard(decision)

        self._put("think", job, done)
