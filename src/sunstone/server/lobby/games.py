"""The games of this site, Sunstone's own and those of installed packages, and guided first games."""

import asyncio
from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Inject
from litestar.params import FromPath, QueryParameter

from sunstone.core.registry import game as find_game
from sunstone.lessons import lesson
from sunstone.server.accounts.visitor import Visitor
from sunstone.server.errors import Refusal
from sunstone.server.http.routes import get, post
from sunstone.server.lobby.catalogue import games_of, lesson_of, rules_of
from sunstone.server.lobby.seating import Seating
from sunstone.server.lobby.wire import Games, Lesson, RulesPage
from sunstone.server.owner_components.store import BoxReaders
from sunstone.server.settings import Settings
from sunstone.server.tables.repository import TableRepository
from sunstone.table.frames import TableInfo
from sunstone.table.position_text import component_words
from sunstone.table.redaction import table_info

Players = Annotated[int, QueryParameter(ge=0, le=16, description="At the table; 0 for any number")]
Digest = Annotated[str | None, QueryParameter(pattern="^[0-9a-f]{64}$", description="Of an owner's components")]


class GameRoutes(Controller):
    """Games."""

    path = "/api"
    tags = ["games"]  # noqa: RUF012

    @get("/games", summary="What can be played here", sync_to_thread=False)
    def games(self, settings: Inject[Settings]) -> Games:
        """Games with their options, and the bots there are."""
        return games_of(settings.boxes)

    @get("/games/{game:str}/words", summary="The components of a game in words")
    async def words(
        self,
        box_readers: Inject[BoxReaders],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        game: FromPath[str],
        players: Players = 0,
        components: Digest = None,
    ) -> dict[str, list[str]]:
        """The words of cards, tiles and tracks on its boards, for a number of players or for any."""
        known = find_game(game).id
        found = await box_readers.read(components, visitor.id) if components else None
        if components and (found is None or found.box.game != known):
            raise Refusal("no_components")
        box = None if found is None else found.box
        return await asyncio.to_thread(component_words, known, reader_language, players, box)

    @get("/games/{game:str}/rules", summary="The rules of a game", sync_to_thread=True)
    def rules(self, reader_language: Inject[str], game: FromPath[str]) -> RulesPage:
        """The page that a package brings with its game; English where it is not translated."""
        return rules_of(find_game(game).id, reader_language)


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
        return lesson_of(live, reader_language)
