"""The games of this site, Sunstone's own and those of installed packages, and guided first games."""

import asyncio
from functools import cache
from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Inject
from litestar.params import FromPath, QueryParameter

from sunstone import bots, lessons
from sunstone.core.game import Game
from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids
from sunstone.i18n import FALLBACK, LANGUAGES, Translator
from sunstone.lessons import TEACHER, lesson
from sunstone.resources import rules_page
from sunstone.server.accounts.visitor import Visitor
from sunstone.server.bots.worker import lesson_at
from sunstone.server.errors import Refusal
from sunstone.server.http.routes import get, post
from sunstone.server.lobby.seating import Seating
from sunstone.server.lobby.wire import GameInfo, Games, Lesson, LessonStep, RulesPage
from sunstone.server.owner_components.store import BoxReaders
from sunstone.server.settings import Settings
from sunstone.server.tables.repository import TableRepository
from sunstone.table.frames import TableInfo
from sunstone.table.owner_components import OwnerComponents
from sunstone.table.position_text import component_words
from sunstone.table.redaction import table_info

Players = Annotated[int, QueryParameter(ge=0, le=16, description="At the table; 0 for any number")]
Digest = Annotated[str | None, QueryParameter(pattern="^[0-9a-f]{64}$", description="Of an owner's components")]


def _words(games: list[Game], language: str) -> dict[str, str]:
    """The names of the games and their options, as far as their catalogues have them."""
    tr = Translator(language)
    wanted = [
        f"{game.id}-{what}".replace("_", "-")
        for game in games
        for what in ("name", *(f"option-{option.name}" for option in game.options))
    ]
    return {message: tr(message) for message in wanted if tr.has(message)}


@cache
def _games(boxes: tuple[OwnerComponents, ...]) -> Games:
    """The installed games; they do not change while the process runs."""
    own = {box.game: box for box in boxes}
    found = [find_game(name) for name in game_ids()]
    taught = set(lessons.games())
    return Games(
        games=[
            GameInfo(
                id=game.id,
                rules_version=game.rules_version,
                least=game.min_players,
                most=game.max_players,
                options=[
                    {"name": option.name, "default": option.default, "choices": list(option.choices)}
                    for option in game.options
                ],
                substitutes=len((own[game.id].components if game.id in own else game.components()).substitutes()),
                components=own[game.id].digest if game.id in own else None,
                lesson=game.id in taught,
                rules=rules_page(game.id, FALLBACK) is not None,
            )
            for game in found
        ],
        bots=bots.codes(),
        words={language: _words(found, language) for language in LANGUAGES},
    )


class GameRoutes(Controller):
    """Games."""

    path = "/api"
    tags = ["games"]  # noqa: RUF012

    @get("/games", summary="What can be played here", sync_to_thread=False)
    def games(self, settings: Inject[Settings]) -> Games:
        """Games with their options, and the bots there are."""
        return _games(settings.boxes)

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
        known = find_game(game).id
        for each in (reader_language, FALLBACK):
            text = rules_page(known, each)
            if text is not None:
                return RulesPage(language=each, text=text)
        raise Refusal("not_found")


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
        tr = Translator(reader_language)
        return Lesson(
            on=found.follows(live.actions),
            steps=[
                LessonStep(
                    start=step.start,
                    text=text,
                    do=list(step.do),
                    then=len(step.then),
                    answers=found.answers(step, tr),
                    rule=step.rule,
                )
                for step, text in zip(found.steps, found.tell(tr), strict=True)
            ],
        )
