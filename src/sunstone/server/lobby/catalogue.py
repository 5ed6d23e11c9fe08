"""What can be played: the installed games, their rules pages and lessons."""

from functools import cache

from sunstone import bots, lessons
from sunstone.core.game import Game
from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids
from sunstone.i18n import FALLBACK, LANGUAGES, Translator
from sunstone.lessons import TEACHER
from sunstone.resources import rules_page
from sunstone.server.bots.job import lesson_at
from sunstone.server.errors import Refusal
from sunstone.server.lobby.wire import GameInfo, Games, Lesson, LessonStep, RulesPage
from sunstone.table.owner_components import OwnerComponents
from sunstone.table.table import Table


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
def games_of(boxes: tuple[OwnerComponents, ...]) -> Games:
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


def rules_of(game: str, language: str) -> RulesPage:
    """The page that a package brings with its game; English where it is not translated."""
    for each in (language, FALLBACK):
        text = rules_page(game, each)
        if text is not None:
            return RulesPage(language=each, text=text)
    raise Refusal("not_found")


def lesson_of(live: Table, language: str) -> Lesson:
    """The lesson that leads through a table, in the reader's language."""
    o = live.spec
    found = lesson_at(o.game, len(live.seats), o.seed, o.options)
    if found is None or not any(seat.bot == TEACHER for seat in live.seats):
        return Lesson(on=False, steps=[])
    tr = Translator(language)
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
