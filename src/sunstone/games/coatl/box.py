"""What is in the box: the components as the rules use them, and the schema they are checked against."""

from __future__ import annotations

from typing import Final

from sunstone.core.components import Components, Field, Schema, choice, integer, integers, numbers, texts
from sunstone.games.coatl.coatls import KINDS, Coatl
from sunstone.games.coatl.packed import Sight
from sunstone.games.coatl.patterns import SUITS, Levels, PatternError, Requirement

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


class Prophecy:
    """A face of a prophecy card."""

    __slots__ = ("copies", "id", "levels", "requirement", "suit")

    def __init__(self, id_: str, suit: int, requirement: Requirement, levels: Levels, copies: int) -> None:
        self.id = id_
        self.suit = suit
        self.requirement = requirement
        self.levels = levels
        self.copies = copies


class Temple:
    """A temple card."""

    __slots__ = ("id", "levels", "requirements")

    def __init__(self, id_: str, requirements: list[Requirement], levels: Levels) -> None:
        self.id = id_
        self.requirements = requirements
        self.levels = levels


def _level_list(value: object) -> Levels:
    assert isinstance(value, list)
    return Levels([numbers(level) for level in value])


class Box:
    """The components of one table, ready for the rules. `strict` is the reading of a guard at an open end."""

    __slots__ = (
        "board",
        "coatls",
        "components",
        "dealt",
        "display",
        "hand",
        "kept",
        "most_beside",
        "per_colour",
        "prophecies",
        "sights",
        "spaces",
        "strict",
        "temple_sights",
        "temples",
        "unfinished",
    )

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
            Prophecy(
                id_,
                SUITS.index(str(entry["suit"])),
                Requirement(str(entry["requirement"])),
                _level_list(entry["levels"]),
                components.number("prophecy", id_, "copies"),
            )
            for id_, entry in components.entries("prophecy").items()
        ]
        self.temples: list[Temple] = [
            Temple(id_, [Requirement(text) for text in texts(entry["requirements"])], _level_list(entry["levels"]))
            for id_, entry in components.entries("temple").items()
        ]
        # The same cards for the evaluation.
        self.sights: list[Sight] = [
            Sight(number, [prophecy.requirement], prophecy.levels, prophecy.suit)
            for number, prophecy in enumerate(self.prophecies)
        ]
        self.temple_sights: list[Sight] = [
            Sight(number, temple.requirements, temple.levels) for number, temple in enumerate(self.temples)
        ]

    def value(self, card: int, coatl: Coatl) -> int:
        """How far a coatl meets a prophecy."""
        return self.prophecies[card].requirement.value(coatl, self.strict)

    def prophecy_points(self, card: int, coatl: Coatl) -> int:
        """What a prophecy beside this coatl is worth."""
        return self.prophecies[card].levels.score(self.value(card, coatl))

    def fulfils(self, card: int, coatl: Coatl) -> bool:
        """Whether a coatl meets at least the lowest level of a prophecy. Found out once per chain."""
        bit = 1 << card
        if not coatl.known & bit:
            prophecy = self.prophecies[card]
            # First the answer, then that it is known: another thread may look at the same chain.
            if prophecy.requirement.value(coatl, self.strict) >= prophecy.levels.at[0]:
                coatl.fits |= bit
            coatl.known |= bit
        return coatl.fits & bit != 0

    def temple_value(self, temple: int, coatl: Coatl, beside: int) -> int:
        """How many of a temple's requirements a coatl with these prophecies meets."""
        suits = 0
        card = 0
        while beside:
            if beside & 1:
                suits |= 1 << self.prophecies[card].suit
            beside >>= 1
            card += 1
        met = 0
        for requirement in self.temples[temple].requirements:
            if requirement.value(coatl, self.strict, suits) > 0:
                met += 1
        return met

    def temple_points(self, temple: int, coatl: Coatl, beside: int) -> int:
        """What a temple is worth to a coatl with these prophecies."""
        return self.temples[temple].levels.score(self.temple_value(temple, coatl, beside))
