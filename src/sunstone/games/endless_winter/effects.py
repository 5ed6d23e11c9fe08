"""The language of effects: what a card, a token, a space or a track gives, read once from its words.

An ability is a list of parts. A part is one gain ("food 2"), or several behind a guard:

    pay food 1 & tool 1 -> megalith 1      an exchange, once and at will
    if settlements 1 -> draw 1 & tool 1    only if the condition holds
    in hunt -> labour 1 & tool 1           only in the turn the figure stands in that column
    in hunt, if camps 2, pay food 1 -> …   all of it together

A gain may count things ("food 1 each settlements", "vp 1 each 2 buried"), and a part may be a choice ("food 2 or tool
1"). Every alternative says its own guard: where one has an arrow all have one, and a free one begins with it
("pay food 1 -> idol 1 or -> tool 1").

A price is food, tools, labour, cards to discard or to bury, or animals: any, of the `same` or of `different` species,
or of a species by its name. Animals are turned as if used, without their own gift.

The words are the same everywhere, and one interpreter carries them out: no card has code of its own.
"""

from __future__ import annotations

from typing import Final

from sunstone.games.endless_winter import names

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

GOODS: Final = (FOOD, TOOL, LABOUR, VP)
PLAIN: Final = (*GOODS, IDOL, DRAW)
"""Gains of which only a card tells something new, and none gets in the way of another."""

COSTS: Final = ("food", "tool", "labour", "discard", "bury", "animal", *names.ANIMALS)
COUNTS: Final = (
    "settlements",
    "camps",
    "buried",
    "stones",
    "megaliths",
    "animals",
    "species",
    "same_species",
    "used_animals",
    "used_species",
    "offering",
    "honour",
    *names.ANIMALS,
)
"""What `if` and `each` can count: things of one's own on the table, animals both unused and used."""
FIRST_NAMED: Final = 12
"""From here on a count is of one species."""
GUARDS: Final = ("in", "if", "pay")

# Which animals a price takes; from NAMED on, those of one species.
ANY_ANIMALS: Final = 0
SAME: Final = 1
DIFFERENT: Final = 2
NAMED: Final = 3
HOW: Final = ("same", "different")

MOST_PARTS: Final = 6
"""Parts of an ability, every alternative counted; also gains behind one guard."""
MOST: Final = 9


class EffectError(ValueError):
    """Words that are not in the language: which rule they break, what was found and what is known."""

    def __init__(self, code: str, found: str, details: dict[str, object] | None = None) -> None:
        super().__init__(code, found)
        self.code = code
        self.found = found
        self.details: dict[str, object] = {} if details is None else details


def _count(word: str, most: int = MOST) -> int:
    if not (word.isascii() and word.isdigit()) or not 1 <= int(word) <= most:
        raise EffectError("part_count", word, {"least": 1, "most": most})
    return int(word)


def _half_points(word: str) -> int:
    """Labour, which may have a half, in half-points."""
    whole, dot, half = word.partition(".")
    if dot and half not in ("0", "5"):
        raise EffectError("part_labour", word, {"most": MOST})
    out = 2 * (_count(whole) if whole != "0" else 0) + (1 if half == "5" else 0)
    if out == 0:
        raise EffectError("part_labour", word, {"most": MOST})
    return out


def _among(word: str, known: tuple[str, ...], code: str) -> int:
    if word not in known:
        raise EffectError(code, word, {"known": ", ".join(known)})
    return known.index(word)


class Gain:
    """One gain: what, how much (labour in half-points), and for each of what, if it counts something."""

    def __init__(self, text: str) -> None:
        words = text.split()
        self.kind: int = _among(words[0] if words else "", GAINS, "part_gain")
        self.each: int = -1
        self.per: int = 1
        if len(words) < 2:
            raise EffectError("part_count", text, {"least": 1, "most": MOST})
        if self.kind == LABOUR:
            self.amount: int = _half_points(words[1])
        else:
            self.amount = _count(words[1], 1 if self.kind in (SETTLEMENT, STONE, FOOD_MAX) else MOST)
        if len(words) > 2:
            self._read_each(text, words[2:])

    def _read_each(self, text: str, words: list[str]) -> None:
        # What happens once at most cannot be counted.
        if words[0] != "each" or len(words) not in (2, 3) or self.kind in (SETTLEMENT, STONE, FOOD_MAX):
            raise EffectError("part_each", text)
        if len(words) == 3:
            self.per = _count(words[1])
        self.each = _among(words[len(words) - 1], COUNTS, "part_thing")


class Part:
    """One part of an ability, or one alternative of a part: its guard, and what it gives."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.column: int = -1
        # The condition.
        self.what: int = -1
        self.least: int = 0
        # The price; labour in half-points.
        self.food: int = 0
        self.tool: int = 0
        self.labour: int = 0
        self.discard: int = 0
        self.bury: int = 0
        self.animals: int = 0
        self.how: int = ANY_ANIMALS
        self.rivals: int = 0
        """The other alternatives of the same choice, as bits of their places in the ability."""
        guard, arrow, rest = text.partition("->")
        if arrow:
            self._read_guards(guard.strip())
        else:
            rest = text
        self.gains: list[Gain] = [Gain(word.strip()) for word in rest.split("&")]
        if len(self.gains) > (MOST_PARTS if arrow else 1):
            raise EffectError("part_many" if arrow else "part_arrow", text, {"most": MOST_PARTS})
        self.waits: bool = self.column >= 0 or self.labour > 0
        """Whether a figure must stand in a column first."""
        self.classify()

    def _read_guards(self, text: str) -> None:
        if not text:
            return
        seen: list[str] = []
        for guard in text.split(","):
            word, _, rest = guard.strip().partition(" ")
            if word not in GUARDS or word in seen:
                raise EffectError("part_guard", guard.strip(), {"known": ", ".join(GUARDS)})
            seen.append(word)
            if word == "in":
                self.column = _among(rest.strip(), names.COLUMNS, "part_column")
            elif word == "if":
                what, _, least = rest.strip().partition(" ")
                self.what = _among(what, COUNTS, "part_thing")
                self.least = _count(least.strip())
            else:
                for cost in rest.split("&"):
                    self._read_cost(cost.split())

    def _read_cost(self, words: list[str]) -> None:
        what = words[0] if words else ""
        _among(what, COSTS, "part_cost")
        count = words[1] if len(words) > 1 else ""
        if what == "labour":
            self.labour += _half_points(count)
        elif what == "food":
            self.food += _count(count)
        elif what == "tool":
            self.tool += _count(count)
        elif what == "discard":
            self.discard += _count(count)
        elif what == "bury":
            self.bury += _count(count)
        elif self.animals:
            # One sort of animals a price, or the choice of some would hang on that of the others.
            raise EffectError("part_cost", " ".join(words), {"known": ", ".join(COSTS[:5])})
        else:
            self.animals = _count(count)
            if what != "animal":
                self.how = NAMED + names.ANIMALS.index(what)
            elif len(words) == 3:
                self.how = SAME + _among(words[2], HOW, "part_cost")
        if len(words) > (3 if what == "animal" else 2):
            raise EffectError("part_cost", " ".join(words), {"known": ", ".join(COSTS)})

    def classify(self) -> None:
        """Find out of what sort it is, once its rivals are known."""
        self.is_exchange: bool = self.food + self.tool + self.labour + self.discard + self.bury + self.animals > 0
        """Whether something is paid first."""
        alone = not self.is_exchange and self.what < 0 and self.rivals == 0
        self.is_free: bool = alone and self.column < 0
        """Whether it is given for nothing, everywhere and without a choice."""
        self.is_labour: bool = alone and self.gives_only((LABOUR,))
        """Whether it gives labour and nothing else, for nothing: then nobody would decline it."""

    def gives_only(self, kinds: tuple[int, ...]) -> bool:
        """Whether all it gives is of these kinds, and counts nothing: what is counted may change."""
        return all(gain.kind in kinds and gain.each < 0 for gain in self.gains)


def alternatives(text: str) -> list[Part]:
    """The alternatives of one part; one alone if it is no choice."""
    texts = [one.strip() for one in text.split(" or ")]
    # With one arrow for two alternatives nobody could tell what the price is for.
    if len({"->" in one for one in texts}) > 1:
        raise EffectError("part_or", text)
    return [Part(one) for one in texts]


class Ability:
    """All that is printed in one place, as parts."""

    def __init__(self, texts: list[str]) -> None:
        self.texts = texts
        self.parts: list[Part] = []
        for text in texts:
            self._add(alternatives(text))
        if len(self.parts) > MOST_PARTS:
            raise EffectError("part_many", texts[len(texts) - 1], {"most": MOST_PARTS})
        # The labour it adds when turn order is compared in the eclipse.
        self.labour: int = sum(
            gain.amount for part in self.parts if part.is_labour for gain in part.gains if part.column < 0
        )
        kinds = {gain.kind for part in self.parts for gain in part.gains}
        self.draws: bool = DRAW in kinds
        self.takes_top: bool = ANIMAL_TOP in kinds
        self.gives_goods: bool = all(part.is_free and part.gives_only(GOODS) for part in self.parts)
        self.gives_plain: bool = all(part.is_free and part.gives_only(PLAIN) for part in self.parts)

    def _add(self, choice: list[Part]) -> None:
        first = len(self.parts)
        together = ((1 << len(choice)) - 1) << first
        waits = any(part.waits for part in choice)
        for place, part in enumerate(choice):
            part.rivals = together & ~(1 << (first + place))
            # What is chosen among must be there all at once.
            part.waits = waits
            part.classify()
        self.parts.extend(choice)

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
