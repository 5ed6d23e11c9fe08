"""Chains and cards as machine words, for the evaluation: it tries thousands of chains where the rules try one.

A chain is a word of three bits a piece, the head side in the lowest, and beside it go its length and its counts (eight
bits a colour). A planned chain is judged as it will be when closed, so a guard at an open end is content.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.games.coatl.coatls import chain
from sunstone.games.coatl.patterns import ABSENT, COUNT, EQUAL, LENGTH, NO_CARD, SEQ, Levels, Requirement

MOST_PIECES: Final = 21
"""Pieces that a word holds. Nobody builds longer coatls; of one that is, this many are looked at."""
ANY: Final = 7
"""In place of a colour: several would do."""
_TOKENS: Final = 12
"""Places of a sequence that a word has room for, for every colour."""
_TOKEN_MASK: Final = 4095


UNIT: Final = [1]
"""The number one for shifting. mypyc writes a literal as a C int, even one that was given a name, and a C int loses
what is shifted beyond its 32 bits; what is read from a list is as wide as it was declared."""


def counts_of(word: i64, length: i64) -> i64:
    """How many pieces of each colour a chain has, eight bits a colour."""
    counts: i64 = 0
    one: i64 = UNIT[0]
    while length > 0:
        counts += one << ((word & 7) << 3)
        word >>= 3
        length -= 1
    return counts


def unpacked(word: i64, length: i64) -> list[int]:
    """The colours of a chain from the head side on."""
    return [int((word >> (3 * place)) & 7) for place in range(int(length))]


@final
class Pattern:
    """A requirement made ready for packed chains."""

    __slots__ = (
        "after",
        "before",
        "first",
        "last",
        "match",
        "n",
        "needs",
        "op",
        "plus",
        "requirement",
        "second",
        "stand_ins",
        "tokens",
        "wide",
    )

    op: i64
    first: i64
    second: i64
    n: i64
    needs: i64
    match: i64
    plus: i64
    last: i64
    before: i64
    after: i64
    tokens: i64
    stand_ins: i64

    def __init__(self, requirement: Requirement) -> None:
        self.requirement = requirement
        self.op = requirement.op
        self.first = requirement.first
        self.second = requirement.second
        self.n = requirement.n
        self.needs = sum(need << (8 * colour) for colour, need in enumerate(requirement.needs))
        self.tokens = requirement.last.bit_length()
        self.wide: bool = requirement.last.bit_length() > _TOKENS
        """A sequence too long for a word; the rules match it."""
        self.match = 0
        self.plus = 0
        self.last = 0
        self.stand_ins = 0
        """For each place of a sequence, three bits: the colour that fits there, or `ANY`."""
        self.before = requirement.before
        self.after = requirement.after
        if not self.wide:
            self.match = sum(match << (_TOKENS * colour) for colour, match in enumerate(requirement.match))
            self.plus = requirement.plus
            self.last = requirement.last
            for token in range(requirement.last.bit_length()):
                fitting = [colour for colour in range(5) if requirement.match[colour] >> token & 1]
                self.stand_ins |= (fitting[0] if len(fitting) == 1 else ANY) << (3 * token)

    def value(self, word: i64, length: i64, counts: i64, planned: i64, suits: i64) -> i64:
        """How far a chain meets the requirement; `planned` is the length it will have in the end."""
        op = self.op
        if op == SEQ:
            return self._matches(word, length)
        if op == COUNT:
            return (counts >> (self.first << 3)) & 255
        if op == ABSENT:
            return 1 if (counts >> (self.first << 3)) & 255 == 0 else 0
        if op == EQUAL:
            many = (counts >> (self.first << 3)) & 255
            return 1 if many > 0 and many == (counts >> (self.second << 3)) & 255 else 0
        if op == LENGTH:
            return 1 if planned == self.n else 0
        if op == NO_CARD:
            return 0 if (suits >> self.n) & 1 else 1
        needs = self.needs
        while needs:
            if counts & 255 < needs & 255:
                return 0
            needs >>= 8
            counts >>= 8
        return 1

    def _matches(self, word: i64, length: i64) -> i64:
        """As `Requirement` does it: all beginnings are followed at once, each match that ends first is taken."""
        if self.wide:
            return self.requirement.value(chain(unpacked(word, length), True, True), False)
        match = self.match
        plus = self.plus
        last = self.last
        before = self.before
        after = self.after
        alive: i64 = 0
        found: i64 = 0
        previous: i64 = -1
        while length > 0:
            colour = word & 7
            word >>= 3
            length -= 1
            reach = alive << 1
            if before < 0 or previous != before:
                reach |= 1
            alive = (reach | (alive & plus)) & (match >> (colour * _TOKENS)) & _TOKEN_MASK
            if alive & last and (after < 0 or length == 0 or word & 7 != after):
                found += 1
                alive = 0
            previous = colour
        return found

    def begun_at_back(self, word: i64, length: i64) -> i64:
        """How many places of a sequence the tail side of a chain has begun."""
        match = self.match
        before = self.before
        alive: i64 = 0
        previous: i64 = -1
        while length > 0:
            colour = word & 7
            word >>= 3
            length -= 1
            reach = alive << 1
            if before < 0 or previous != before:
                reach |= 1
            alive = (reach | (alive & self.plus)) & (match >> (colour * _TOKENS)) & _TOKEN_MASK
            if alive & self.last:
                alive = 0
            previous = colour
        begun: i64 = 0
        while alive:
            begun += 1
            alive >>= 1
        return begun

    def missing_at_front(self, word: i64, length: i64) -> i64:
        """How many places of a sequence are missing before what the head side of a chain shows of its end."""
        match = self.match
        after = self.after
        alive: i64 = 0
        previous: i64 = -1
        place = length - 1
        while place >= 0:
            colour = (word >> (3 * place)) & 7
            reach = alive >> 1
            if after < 0 or previous != after:
                reach |= self.last
            alive = (reach | (alive & self.plus)) & (match >> (colour * _TOKENS)) & _TOKEN_MASK
            if alive & 1:
                alive = 0
            previous = colour
            place -= 1
        if alive == 0:
            return self.tokens
        missing: i64 = 0
        while not alive & 1:
            missing += 1
            alive >>= 1
        return missing


@final
class Sight:
    """A prophecy or a temple as the evaluation sees it: its patterns, and the points for every value."""

    __slots__ = ("_points", "at", "number", "pattern", "patterns", "suit", "top")

    number: i64
    suit: i64
    top: i64

    def __init__(self, number: int, requirements: list[Requirement], levels: Levels, suit: int = 0) -> None:
        self.number = number
        """Which card of its kind it is."""
        self.patterns = [Pattern(requirement) for requirement in requirements]
        self.pattern = self.patterns[0]
        """The only one of a prophecy."""
        self.at = levels.at
        self.suit = suit
        self.top = levels.at[len(levels.at) - 1]
        self._points = [levels.score(value) for value in range(levels.at[len(levels.at) - 1] + 1)]

    def points(self, value: i64) -> i64:
        """The points of the highest level reached."""
        return self._points[value if value < self.top else self.top]

    def next_level(self, value: i64) -> i64:
        """The value at which the next level begins."""
        for level in self.at:
            if value < level:
                return level
        return value
