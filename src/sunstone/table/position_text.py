"""A position and its events in the reader's language, in the words the terminal uses.

The words are made only from what the viewer is sent anyway, so they reveal no secret.
"""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from sunstone.core.game import State
from sunstone.core.registry import game as find_game
from sunstone.i18n import Translator
from sunstone.table.frames import Part, Words
from sunstone.table.owner_components import OwnerComponents
from sunstone.table.record import seat_name
from sunstone.table.table import Table
from sunstone.table.wire_types import Plain
from sunstone.text import TableText, table_text
from sunstone.text.bot_names import bot_names


def seat_names(table: Table, tr: Translator) -> tuple[str, ...]:
    """How the seats are spoken of."""
    names = bot_names(tr, [seat.bot for seat in table.seats])
    return tuple(name or seat_name(table, seat) for name, seat in zip(names, table.seats, strict=True))


@lru_cache(maxsize=1024)
def _text(game: str, language: str, names: tuple[str, ...], box: OwnerComponents | None) -> TableText:
    return table_text(find_game(game), Translator(language), list(names), None if box is None else box.components)


def text_for(table: Table, language: str) -> TableText:
    return _text(table.spec.game, language, seat_names(table, Translator(language)), table.spec.box)


def position_words(table: Table, state: State, view: Plain, legal: list[int], language: str) -> Words:
    text = text_for(table, language)
    structures = [state.structure(action) for action in legal]
    shorthand = {verb: text.shorthand(verb) for verb in dict.fromkeys(str(each["verb"]) for each in structures)}
    return Words(
        language=language,
        names=list(text.names),
        ask="" if state.over else text.ask(view),
        parts=msgspec.convert(text.position(view), list[Part], from_attributes=True),
        choices=[text.choice(structure, view) for structure in structures],
        shorthand={verb: line for verb, line in shorthand.items() if line is not None},
        result=text.result(state.score_sheet(), state.ranking()) if state.over else [],
    )


@lru_cache(maxsize=64)
def component_words(game: str, language: str, players: int, box: OwnerComponents | None) -> dict[str, list[str]]:
    return _text(game, language, ("",) * players, box).component_words()


def event_lines(table: Table, events: list[Plain], language: str) -> list[str]:
    text = text_for(table, language)
    return [text.event(event) for event in events]


def sources(table: Table, lines: list[Mapping[str, object]], language: str) -> list[str]:
    text = text_for(table, language)
    return [text.source(line) for line in lines]
