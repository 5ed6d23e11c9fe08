"""Checking a box: its problems, and how much of it is filled in."""

from dataclasses import dataclass

from sunstone.core.errors import BadComponents
from sunstone.core.game import Game
from sunstone.core.registry import game as find_game
from sunstone.i18n import Translator
from sunstone.server.errors import Refusal
from sunstone.server.owner_components.values import count_of, file_of, values_of
from sunstone.server.owner_components.wire import (
    BoxChecked,
    BoxProblem,
    BoxValues,
    CheckBox,
    OwnBox,
    OwnBoxLine,
    SaveBox,
)
from sunstone.table.owner_components import OwnerComponents, box_of

REMOVED = "removed"
"""The field that says that a box lacks an entry."""


@dataclass(frozen=True)
class KeptBox:
    """An account's box of a game as it is stored; revision 0 is one that is not."""

    game: str
    revision: int
    text: str
    changed: int


def text_of(game: Game, wish: CheckBox | SaveBox) -> str:
    """The file that is sent, or that the values are."""
    if (wish.values is None) == (wish.text is None):
        raise Refusal("bad_request", problem="values, text")
    return wish.text if wish.text is not None else file_of(game, wish.values or {})


def problems_of(game: Game, text: str, tr: Translator) -> list[BoxProblem]:
    """Everything that is wrong with a file, in the order of its lines."""
    try:
        game.overlay(text, game.id)
    except BadComponents as error:
        return [_problem(problem, tr) for problem in error.problems]
    return []


def _problem(error: BadComponents, tr: Translator) -> BoxProblem:
    path, _, place = str(error.details.get("field", "")).partition("[")
    line = error.details.get("line")
    return BoxProblem(
        path=path,
        place=int(place[:-1]) if place else 0,
        line=line if isinstance(line, int) else 0,
        message=_without_place(tr.error(error)),
    )


def _without_place(message: str) -> str:
    """A sentence without the file, line and field before its colon: it is shown where the field is."""
    sentence = message.partition(": ")[2] or message
    return sentence[:1].upper() + sentence[1:]


def _filled(game: Game, values: BoxValues, problems: list[BoxProblem]) -> tuple[int, int]:
    """How many of the values that are wanted are there and right, and how many are wanted."""
    wanted = game.components().wanted()
    wrong = {problem.path for problem in problems}
    filled = 0
    for section, entry, field in wanted:
        given = values.get(section, {}).get(entry, {})
        filled += (field in given or REMOVED in given) and f"{section}.{entry}.{field}" not in wrong
    return filled, len(wanted)


def own_box(kept: KeptBox | None, game: Game, tr: Translator) -> OwnBox:
    """An account's box for its owner."""
    if kept is None:
        kept = KeptBox(game.id, 0, f'game = "{game.id}"\n', 0)
    values = values_of(kept.text)
    problems = problems_of(game, kept.text, tr)
    filled, wanted = _filled(game, values, problems)
    return OwnBox(
        game=game.id,
        revision=kept.revision,
        changed=kept.changed,
        values=values,
        problems=problems,
        filled=filled,
        wanted=wanted,
    )


def box_line(kept: KeptBox, game: Game, tr: Translator) -> OwnBoxLine:
    box = own_box(kept, game, tr)
    return OwnBoxLine(
        game=game.id,
        changed=box.changed,
        values=count_of(box.values),
        filled=box.filled,
        wanted=box.wanted,
        problems=len(box.problems),
    )


def checked(game: Game, text: str, tr: Translator) -> BoxChecked:
    """The problems and the progress of a file, if it were kept as a box."""
    problems = problems_of(game, text, tr)
    try:
        values = values_of(text)
    except ValueError:
        return BoxChecked(values=0, filled=0, wanted=0, problems=problems, readable=False)
    filled, wanted = _filled(game, values, problems)
    other = any(problem.path == "game" for problem in problems)
    return BoxChecked(values=count_of(values), filled=filled, wanted=wanted, problems=problems, readable=not other)


def playable(kept: KeptBox) -> OwnerComponents:
    """The box to play with; refused if anything is wrong with it, for nobody shall play with less than they see."""
    game = find_game(kept.game)
    try:
        return box_of(game.id, kept.text, f"{game.id}.toml")
    except BadComponents as error:
        raise Refusal("box_wrong", count=len(error.problems)) from None
