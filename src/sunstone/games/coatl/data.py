"""Rule data: the components as the rules use them, and the schema they are checked against."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.components import Components, Entry, Field, Schema, choice, integer, integers, number, numbers, texts
from sunstone.core.plain import Names, bit, numbers_in
from sunstone.games.coatl.coatls import Coatl
from sunstone.games.coatl.patterns import HIGH, SUITS, Levels, PatternError, Requirement
from sunstone.games.coatl.pieces import COLOURS, KINDS, PAIR_NAMES

PROPHECIES: Final = 55
"""Faces of prophecy cards, the six of the promo pack last."""
BASE_PROPHECIES: Final = 49
TEMPLES: Final = 20
"""Temple cards, the five of the promo pack last."""
BASE_TEMPLES: Final = 15
MOST_DEALT: Final = 6
MOST_KEPT: Final = 3
MOST_HAND: Final = 5
UNFINISHED: Final = 2


def _requirement(value: object) -> str:
    if not isinstance(value, str):
        return "pattern"
    try:
        Requirement(value)
    except PatternError:
        return "pattern"
    return ""


def _requirements(value: object) -> str:
    if not isinstance(value, list) or not 1 <= len(value) <= 3:
        return "patterns"
    return next((wrong for wrong in map(_requirement, value) if wrong), "")


def _levels(value: object) -> str:
    if not isinstance(value, list) or not value:
        return "levels"
    last = [0, 0]
    for level in value:
        if (
            not isinstance(level, list)
            or len(level) != 2
            or not all(isinstance(number, int) and not isinstance(number, bool) for number in level)
            or level[0] <= last[0]
            or level[1] <= last[1]
            or level[0] > 150
            or level[1] > 100
        ):
            return "levels"
        last = level
    return ""


SCHEMA: Final[Schema] = {
    "pieces": {"per_colour": integer(1, 40), "spaces": integer(1, 12)},
    "setup": {
        "dealt": integers(0, MOST_DEALT, 4),
        "kept": integer(0, MOST_KEPT),
        "display": integer(1, 12),
    },
    "limits": {
        "board": integer(2, 20),
        "hand": integer(MOST_KEPT, MOST_HAND),
        "unfinished": integer(1, UNFINISHED),
        "coatls": integer(1, 9),
        "prophecies": integer(1, 8),
    },
    "prophecy": {
        "suit": choice(*SUITS),
        "requirement": Field(_requirement),
        "levels": Field(_levels),
        "copies": integer(1, 4),
    },
    "temple": {"requirements": Field(_requirements), "levels": Field(_levels)},
}


@final
class Prophecy:
    """A face of a prophecy card."""

    def __init__(self, place: int, id_: str, entry: Entry) -> None:
        self.number: i64 = place
        self.face: i64 = bit(place)
        """The set of this face alone."""
        self.id = id_
        self.suit: i64 = SUITS.index(str(entry["suit"]))
        self.requirement = Requirement(str(entry["requirement"]))
        self.levels = _level_list(entry["levels"])
        self.copies: int = number(entry["copies"])

    def planned_points(self, word: i64, length: i64, counts: i64) -> i64:
        """What it is worth to a chain that is yet to be closed."""
        # As `planned_value` itself begins: a call less for most cards.
        if ((counts | HIGH) - self.requirement.needs) & HIGH != HIGH:
            return 0
        value = self.requirement.planned_value(word, length, counts, length, 0)
        return self.levels.score(value) if value > 0 else 0


@final
class Temple:
    """A temple card."""

    def __init__(self, place: int, id_: str, entry: Entry) -> None:
        self.number: i64 = place
        self.id = id_
        self.requirements = [Requirement(text) for text in texts(entry["requirements"])]
        self.levels = _level_list(entry["levels"])


def _level_list(value: object) -> Levels:
    assert isinstance(value, list)
    return Levels([numbers(level) for level in value])


@final
class RuleData:
    """The components of one table, ready for the rules. `strict` is the reading of a guard at an open end."""

    def __init__(self, components: Components, strict: bool) -> None:
        self.components = components
        self.strict = strict
        self.per_colour: list[int] = [components.number("pieces", kind, "per_colour") for kind in KINDS]
        self.spaces: list[int] = [components.number("pieces", kind, "spaces") for kind in KINDS]
        self.dealt: list[int] = numbers(components.entries("setup")["cards"]["dealt"])
        self.kept: int = components.number("setup", "cards", "kept")
        self.display: int = components.number("setup", "cards", "display")
        self.board: int = components.number("limits", "player", "board")
        self.hand: int = components.number("limits", "player", "hand")
        self.unfinished: int = components.number("limits", "player", "unfinished")
        self.coatls: int = components.number("limits", "player", "coatls")
        self.most_beside: int = components.number("limits", "player", "prophecies")
        self.prophecies: list[Prophecy] = [
            Prophecy(place, id_, entry) for place, (id_, entry) in enumerate(components.entries("prophecy").items())
        ]
        self.temples: list[Temple] = [
            Temple(place, id_, entry) for place, (id_, entry) in enumerate(components.entries("temple").items())
        ]

        self.names: Names = {
            "prophecy": [prophecy.id for prophecy in self.prophecies],
            "temple": [temple.id for temple in self.temples],
            "colour": list(COLOURS),
            "pair": PAIR_NAMES,
        }

    def prophecy_points(self, card: i64, coatl: Coatl) -> i64:
        """What a prophecy beside this coatl is worth."""
        prophecy = self.prophecies[card]
        return prophecy.levels.score(prophecy.requirement.value(coatl, self.strict))

    def fulfilled(self, faces: i64, coatl: Coatl) -> i64:
        """Those of some prophecies of which a coatl meets at least the lowest level. Found out once per chain."""
        unknown = faces & ~coatl.known
        if unknown:
            card: i64 = 0
            rest = unknown
            while rest:
                if not rest & 255:
                    rest >>= 8
                    card += 8
                    continue
                if rest & 1:
                    prophecy = self.prophecies[card]
                    if prophecy.requirement.value(coatl, self.strict) >= prophecy.levels.least:
                        coatl.fits |= prophecy.face
                rest >>= 1
                card += 1
            # First the answers, then that they are known: another thread may look at the same chain.
            coatl.known |= unknown
        return faces & coatl.fits

    def places(self, card: int, coatl: Coatl) -> list[list[int]]:
        """The pieces of a coatl that meet a prophecy. Found out once per chain."""
        found = coatl.places
        if found is None:
            found = {}
            coatl.places = found
        if card not in found:
            found[card] = self.prophecies[card].requirement.places(coatl, self.strict)
        return [span.copy() for span in found[card]]

    def temple_points(self, temple: i64, coatl: Coatl, beside: i64) -> i64:
        """What a temple is worth to a coatl with these prophecies; nothing if it cannot fulfil it."""
        suits: i64 = 0
        card: i64 = 0
        while beside:
            if beside & 1:
                suits |= bit(self.prophecies[card].suit)
            beside >>= 1
            card += 1
        met: i64 = 0
        for requirement in self.temples[temple].requirements:
            if requirement.value(coatl, self.strict, suits) > 0:
                met += 1
        return self.temples[temple].levels.score(met)

    def worth(self, coatl: Coatl, beside: i64, temple: i64) -> i64:
        """What a coatl is worth with these prophecies, and a temple or -1."""
        points: i64 = 0
        for card in numbers_in(beside):
            points += self.prophecy_points(card, coatl)
        return points if temple < 0 else points + self.temple_points(temple, coatl, beside)
