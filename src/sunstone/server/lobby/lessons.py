"""Guided first games: opening one, and what it tells at its table."""

from __future__ import annotations

from litestar import Controller
from litestar.di import NamedDependency as Inject
from litestar.params import FromPath

from sunstone.core.registry import game as find_game
from sunstone.i18n import Translator
from sunstone.lessons import TEACHER, lesson
from sunstone.server.accounts.visitor import Visitor
from sunstone.server.bots.worker import lesson_at
from sunstone.server.errors import Refusal
from sunstone.server.http.routes import get, post
from sunstone.server.lobby.seating import Seating
from sunstone.server.lobby.wire import Lesson, LessonStep
from sunstone.server.tables.repository import TableRepository
from sunstone.table.frames import TableInfo
from sunstone.table.redaction import table_info


class LessonRoutes(Controller):
    """Lessons."""

    path = "/api"
    tags = ["lessons"]  # noqa: RUF012

    @post("/lessons/{game:str}", summary="Begin a guided first game", status_code=201)
    async def begin(
        self, seating: Inject[Seating], visitor: Inject[Visitor], origin: Inject[str], game: FromPath[str]
    ) -> TableInfo:
        """A table of one's own, not rated, with a rival that plays by a script."""
        found = lesson(find_game(game).id)
        if found is None:
            raise Refusal("not_found")
        live = await seating.open_lesson(visitor, found, origin)
        return table_info(await seating.start(visitor, live.id))

    @get("/tables/{table:str}/lesson", summary="The lesson of a table")
    async def lesson(
        self,
        repository: Inject[TableRepository],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        table: FromPath[str],
    ) -> Lesson:
        """Its steps, each with its ply, in the reader's language."""
        live = await repository.seen(table, visitor.id)
        o = live.spec
        found = lesson_at(o.game, len(live.seats), o.seed, o.options)
        if found is None or not any(seat.bot == TEACHER for seat in live.seats):
            return Lesson(on=False, steps=[])
        return Lesson(
            on=found.follows(live.actions),
            steps=[
                LessonStep(start=step.start, text=text, do=list(step.do), then=len(step.then), rule=step.rule)
                for step, text in zip(found.steps, found.tell(Translator(reader_language)), strict=True)
            ],
        )
