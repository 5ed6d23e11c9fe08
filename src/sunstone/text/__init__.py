"""Positions, choices and events in words: what the terminal shows, made from a seat's view and nothing else.

A game brings its words by an entry point of the group `sunstone.texts`; one that brings none is shown plainly.
"""

from __future__ import annotations

from importlib.metadata import entry_points

from sunstone.core.components import Components
from sunstone.core.game import Game
from sunstone.i18n import Translator
from sunstone.text.base import Section, TableText

GROUP = "sunstone.texts"


def table_text(game: Game, tr: Translator, names: list[str], components: Components | None = None) -> TableText:
    """The words for a table of this game, with these names at its seats."""
    box = game.components() if components is None else components
    for entry in entry_points(group=GROUP):
        if entry.name == game.id:
            kind = entry.load()
            made = kind(game, tr, names, box)
            assert isinstance(made, TableText)
            return made
    return TableText(game, tr, names, box)


__all__ = ["Section", "TableText", "table_text"]
