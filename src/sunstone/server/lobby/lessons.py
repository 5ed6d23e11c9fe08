"""Guided first games: opening one, and what it tells at its table."""

from __future__ import annotations

from litestar import Controller
from litestar.params import FromPath

from sunstone.core.registry import game as find_game
from sunstone.i18n import Translator
from sunstone.lessons import TEACHER, lesson
from sunstone.server.bots.teacher import lesson_at
from sunstone.server.errors import Refusal
from sunstone.server.http.common import AnyRequest, TheHouse, TheVisitor, language_of
from sunstone.server.http.origin import origin_of
from sunstone.server.http.routes import get, post
from sunstone.server.tables.access import seen_table
from sunstone.server.wire.lessons import Lesson, LessonStep
from sunstone.table.frames import TableInfo
from sunstone.table.redaction import table_info


class LessonRoutes(Controller):
    """Lessons."""

    path = "/api"
    tags = ["lessons"]  # noqa: RUF012

    @post("/lessons/{game:str}", summary="Begin a guided first game", status_code=201)
    async def begin(self, request: AnyRequest, house: TheHouse, visitor: TheVisitor, game: FromPath[str]) -> TableInfo:
        """A table of one's own, not rated, with a rival that plays by a script."""
        found = lesson(find_game(game).id)
        if found is None:
            raise Refusal("not_found")
        live = await house.tables.open_lesson(visitor, found, origin_of(request, house))
        return table_info(await house.tables.start(visitor, live.id))

    @get("/tables/{table:str}/lesson", summary="The lesson of a table")
    async def lesson(self, request: AnyRequest, house: TheHouse, visitor: TheVisitor, table: FromPath[str]) -> Lesson:
        """What is told at which ply, in the reader's language."""
        live = await seen_table(house.shelf, table, visitor.id)
        o = live.spec
        found = lesson_at(o.game, len(live.seats), o.seed, o.options)
        if found is None or not any(seat.bot == TEACHER for seat in live.seats):
            return Lesson(on=False, steps=[])
        return Lesson(
            on=found.follows(live.actions),
            steps=[
                LessonStep(start=step.start, text=text, do=list(step.do), then=len(step.then), rule=step.rule)
                for step, text in zip(found.steps, found.tell(Translator(language_of(request))), strict=True)
            ],
        )
