"""The language of effects: what a card, a token, a space or a track gives, read once from its words.

An ability is a list of parts. A part is one gain ("food 2"), or several behind a guard:

    pay food 1 & tool 1 -> megalith 1      an exchange, once and at will
    if settlements 1 -> draw 1 & tool 1    only if the condition holds
    in hunt -> labour 1 & tool 1           only in the turn the figure stands in that column

The words are the same everywhere, and one interpreter carries them out: no card has code of its own.
"""

from __future__ import annotations

from typing import Final

from sunstone.games.endless_winter.names import COLUMNS

FOOD: Final = 0
TOOL: Final = 1
LABOUR: Final = 2
IDOL: Final = 3
DRAW: Final = 4
BURY: Final = 5
MEGALITH: Final = 6
CAMP: Final = 7
MOVE: Final = 8
SETTLEMENT: Final = 9
TRIBE_HAND: Final = 10
TRIBE_DISCARD: Final = 11
CULTURE: Final = 12
ANIMAL_GROUND: Final = 13
ANIMAL_TOP: Final = 14
REVEAL: Final = 15
USE_ANIMAL: Final = 16
FOOD_MAX: Final = 17
STONE: Final = 18
VP: Final = 19

GAINS: Final = (
    "food",
    "tool",
    "labour",
    "idol",
    "draw",
    "bury",
    "megalith",
    "camp",
    "move",
    "settlement",
    "tribe_hand",
    "tribe_discard",
    "culture",
    "animal_ground",
    "animal_top",
    "reveal",
    "use_animal",
    "food_max",
    "stone",
    "vp",
)

COSTS: Final = ("food", "tool", "discard")
CONDITIONS: Final = ("settlements", "camps", "buried", "stones", "megaliths", "animals")
"""What an `if` can count: pieces of one's own on the table."""

MOST_PARTS: Final = 4
MOST: Final = 9


class EffectError(ValueError):
    """Words that are not in the language."""


def _count(word: str, most: int = MOST) -> int:
    if not (word.isascii() and word.isdigit()) or not 1 <= int(word) <= most:
        raise EffectError(word)
    return int(word)


class Gain:
    """One gain: what, and how much (labour in half-points)."""

    __slots__ = ("amount", "kind")

    def __init__(self, text: str) -> None:
        words = text.split()
        if len(words) != 2 or words[0] not in GAINS:
            raise EffectError(text)
        self.kind: int = GAINS.index(words[0])
        if self.kind == LABOUR:
            whole, dot, half = words[1].partition(".")
            if dot and half not in ("0", "5"):
                raise EffectError(text)
            self.amount: int = 2 * (_count(whole) if whole != "0" else 0) + (1 if half == "5" else 0)
            if self.amount == 0:
                raise EffectError(text)
        else:
            self.amount = _count(words[1], 1 if self.kind in (SETTLEMENT, STONE, FOOD_MAX) else MOST)


class Part:
    """One part of an ability: its guard, and what it gives."""

    __slots__ = ("column", "discard", "food", "gains", "least", "text", "tool", "what")

    def __init__(self, text: str) -> None:
        self.text = text
        self.column: int = -1
        self.food: int = 0
        self.tool: int = 0
        self.discard: int = 0
        self.what: int = -1
        self.least: int = 0
        guard, arrow, rest = text.partition("->")
        if arrow:
            self._guard(guard.strip())
        else:
            rest = text
        self.gains: list[Gain] = [Gain(word.strip()) for word in rest.split("&")]
        if len(self.gains) > (MOST_PARTS if arrow else 1):
            raise EffectError(text)

    def _guard(self, guard: str) -> None:
        word, _, rest = guard.partition(" ")
        if word == "in" and rest in COLUMNS:
            self.column = COLUMNS.index(rest)
        elif word == "if":
            what, _, least = rest.partition(" ")
            if what not in CONDITIONS:
                raise EffectError(guard)
            self.what = CONDITIONS.index(what)
            self.least = _count(least)
        elif word == "pay":
            for cost in rest.split("&"):
                what, _, count = cost.strip().partition(" ")
                if what not in COSTS:
                    raise EffectError(guard)
                if what == "food":
                    self.food += _count(count)
                elif what == "tool":
                    self.tool += _count(count)
                else:
                    self.discard += _count(count)
        else:
            raise EffectError(guard)

    @property
    def is_exchange(self) -> bool:
        """Whether something is paid first."""
        return self.food + self.tool + self.discard > 0

    @property
    def is_labour(self) -> bool:
        """Whether it gives labour and nothing else, for nothing: then nobody would decline it."""
        return not self.is_exchange and self.what < 0 and all(gain.kind == LABOUR for gain in self.gains)


class Ability:
    """All that is printed in one place, as parts."""

    __slots__ = ("labour", "parts", "texts")

    def __init__(self, texts: list[str]) -> None:
        if len(texts) > MOST_PARTS:
            raise EffectError(texts[MOST_PARTS])
        self.texts = texts
        self.parts: list[Part] = [Part(text) for text in texts]
        # The labour it adds when turn order is compared in the eclipse.
        self.labour: int = sum(
            gain.amount for part in self.parts if part.is_labour for gain in part.gains if part.column < 0
        )

    @property
    def empty(self) -> bool:
        """Whether nothing is printed."""
        return not self.parts


def read_ability(value: object) -> Ability | None:
    """The ability in a value of a component file, or nothing if it is none."""
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        return None
    try:
        return Ability([str(text) for text in value])
    except EffectError:
        return None
