"""Names of the parts, entries, fields and words of a box, in a reader's language.

Names come from the catalogue `box.ftl`, and where the game has its own name for a thing, from there. A game that has
neither is spoken of by its ids.
"""

import re

from sunstone.core.game import Game
from sunstone.i18n import Translator
from sunstone.text import TableText, table_text

NAMED = ("animal", "card", "terrain", "suit", "kind", "gear", "temple", "technology", "score", "stone")
"""The kinds of things that a word may name, as the catalogue of a game calls them."""
OPEN: dict[str, str | float] = {
    "count": 1,
    "times": 1,
    **dict.fromkeys(("worth", "table", "what", "gain", "gains", "animal"), "…"),
}
"""Values for the arguments of a message that is about the word alone."""


class BoxNames:
    def __init__(self, game: Game, tr: Translator) -> None:
        self.game = game
        self.tr = tr
        self.text: TableText = table_text(game, tr, [], game.components())
        self._id = game.id.replace("_", "-")

    def part(self, section: str) -> str:
        return self._first(section, f"box-part-{self._id}-{section}")

    def entry(self, section: str, entry: str) -> str:
        """A card, a tile, a level of a track."""
        own = self.text.entry(section, entry)
        if own:
            return own
        numbers = [int(number) for number in re.findall(r"\d+", entry)]
        return self._first(
            entry,
            f"box-entry-{self._id}-{section}-{entry}",
            f"box-entry-{self._id}-{section}",
            id=entry,
            number=numbers[-1] if numbers else 0,
            group=numbers[0] if numbers else 0,
        )

    def field(self, section: str, field: str) -> str:
        """A field of a section's entries: by a name of its own there, or by the one it has everywhere."""
        return self._first(field, f"box-field-{self._id}-{section}-{field}", f"box-field-{self._id}-{field}")

    def word(self, word: str, named: tuple[str, ...] = NAMED) -> str:
        """A word that may be chosen or typed, by the first of these names that the game has for it."""
        return self._first(word, *(f"{self._id}-{kind}-{word}" for kind in named), **OPEN)

    def _first(self, otherwise: str, *messages: str, **arguments: str | float) -> str:
        """The first of these messages that there is."""
        ids = (message.replace("_", "-") for message in messages)
        message = next((id_ for id_ in ids if self.tr.has(id_)), None)
        return otherwise if message is None else self.tr(message, **arguments)
