"""The pattern language of the cards: what a coatl must look like, as data.

    count Y          the number of yellow pieces
    seq Y K+ R       this sequence, head to tail: `+` is one or more, `*+` one or more of any colour;
                     `!Y` at either end: the neighbouring place is not yellow (another colour, or nothing)
    bag Y2 G2 R1     at least these pieces, anywhere
    absent Y         no yellow piece
    equal R Y        as many red as yellow pieces, at least one of each
    length 9         exactly nine pieces, head and tail included
    no_card blue     no prophecy of the blue suit beside the coatl

The value of `count` and `seq` is a number (how many pieces, how many disjoint matches); of the others 0 or 1.
"""

from __future__ import annotations

import re
from typing import Final, final

from mypy_extensions import i64

from sunstone.games.coatl.coatls import MOST_PIECES, Coatl, unpacked
from sunstone.games.coatl.pieces import COLOURS, one

SUITS: Final = ("red", "black", "blue", "yellow", "green")

COUNT: Final = 0
SEQ: Final = 1
BAG: Final = 2
ABSENT: Final = 3
EQUAL: Final = 4
LENGTH: Final = 5
NO_CARD: Final = 6
_OPS: Final = ("count", "seq", "bag", "absent", "equal", "length", "no_card")

ANY: Final = 7
"""In place of a colour: several would do."""
TOKENS: Final = 12
"""Tokens of a sequence that a word has room for, for every colour."""
TOKEN_MASK: Final = 4095
HIGH: Final = 0x8080808080
"""The highest bit for each colour, which no number of pieces in a coatl reaches."""

_LANGUAGE: Final = re.compile(
    "(count|absent) C|equal C C|length [0-9]{1,3}|no_card (SUIT)|bag( C0{0,2}[1-9])+"
    r"|seq( !C)?( C\+?| \*\+){1,20}( !C)?".replace("C", f"[{COLOURS}]").replace("SUIT", "|".join(SUITS))
)


class PatternError(ValueError):
    """A requirement that is not in the language."""


@final
class Requirement:
    """One requirement, parsed once and then matched many times."""

    def __init__(self, text: str) -> None:
        self.text = text
        verb, *words = text.split() or [""]
        if not _LANGUAGE.fullmatch(" ".join([verb, *words])):
            raise PatternError(text)
        self.op: i64 = _OPS.index(verb)
        self.first: i64 = -1
        self.second: i64 = -1
        self.n: i64 = 0
        self.needs: i64 = 0
        """For `bag` and `seq`: the pieces of each colour without which it is not met, eight bits a colour."""
        # For `seq`: token i is bit i. match[colour] holds the tokens a piece of that colour can stand for, and `word`
        # the same in one word, unless the sequence is too long for it.
        self.match: list[int] = [0, 0, 0, 0, 0]
        self.tokens: i64 = 0
        self.plus: i64 = 0
        self.last: i64 = 0
        self.word: i64 = 0
        self.wide: bool = False
        """A sequence too long for a word."""
        self.colours: i64 = 0
        """For each token, three bits: the colour that fits there, or `ANY`."""
        self.before: i64 = -1
        self.after: i64 = -1
        if self.op == SEQ:
            self._read_sequence(words)
        elif self.op == LENGTH:
            self.n = int(words[0])
        elif self.op == NO_CARD:
            self.n = SUITS.index(words[0])
        elif self.op == BAG:
            self.needs = sum(int(word[1:]) << (COLOURS.index(word[0]) << 3) for word in words)
        else:
            self.first = COLOURS.index(words[0])
            self.second = COLOURS.index(words[1]) if self.op == EQUAL else -1
        repeated = self.op == BAG and len({word[0] for word in words}) < len(words)
        if repeated or self.first == self.second >= 0 or (self.op == LENGTH and not 1 <= self.n <= 150):
            raise PatternError(text)

    def _read_sequence(self, words: list[str]) -> None:
        if words[0].startswith("!"):
            self.before = COLOURS.index(words[0][1])
            words = words[1:]
        if words[-1].startswith("!"):
            self.after = COLOURS.index(words[-1][1])
            words = words[:-1]
        for place, word in enumerate(words):
            token = 1 << place
            if word.endswith("+"):
                self.plus |= token
            if word == "*+":
                self.match = [match | token for match in self.match]
            else:
                self.match[COLOURS.index(word[0])] |= token
                self.needs += one(COLOURS.index(word[0]))
        self.tokens = len(words)
        self.last = 1 << (len(words) - 1)
        self.wide = len(words) > TOKENS
        if not self.wide:
            self.word = sum(match << (TOKENS * colour) for colour, match in enumerate(self.match))
            self.colours = sum(
                (ANY if word == "*+" else COLOURS.index(word[0])) << (3 * place) for place, word in enumerate(words)
            )

    def step(self, alive: i64, previous: i64, colour: i64) -> i64:
        """The tokens at which matches of a sequence stand after one more piece."""
        reach = alive << 1
        if self.before < 0 or previous != self.before:
            reach |= 1
        return (reach | (alive & self.plus)) & (self.word >> (colour * TOKENS)) & TOKEN_MASK

    def value(self, coatl: Coatl, strict: bool, suits: i64 = 0) -> i64:
        """How far the coatl meets the requirement. `suits` has a bit for each suit among the cards beside it.

        Beyond an open end a guard is content unless `strict`.
        """
        front = coatl.has_head or not strict
        back = coatl.has_tail or not strict
        if self.op == SEQ and coatl.length > MOST_PIECES:
            return self._search(coatl.pieces, front, back, None)
        return self.planned_value(coatl.word, coatl.length, coatl.counts, coatl.length, suits, front, back)

    def planned_value(
        self, word: i64, length: i64, counts: i64, planned: i64, suits: i64, front: bool = True, back: bool = True
    ) -> i64:
        """How far a chain meets it; `planned` is the length it will have in the end."""
        # The cheapest test first: in most chains a piece is missing that the requirement cannot do without.
        if ((counts | HIGH) - self.needs) & HIGH != HIGH:
            return 0
        op = self.op
        if op == SEQ:
            if self.wide:
                return self._search(unpacked(word, length), front, back, None)
            return self._matches(word, length, front, back)
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
        return 1

    def _matches(self, word: i64, length: i64, front: bool, back: bool) -> i64:
        """The largest number of disjoint matches: taking each match that ends first is best.

        All beginnings are followed at once, one bit a token. A guard looks at the neighbouring place and uses up
        nothing, so one piece can part two pairs; `front` and `back` say whether it is content beyond the ends.
        """
        match = self.word
        plus = self.plus
        last = self.last
        before = self.before
        after = self.after
        alive: i64 = 0
        found: i64 = 0
        previous: i64 = -1 if front else before
        while length > 0:
            colour = word & 7
            word >>= 3
            length -= 1
            reach = alive << 1
            if before < 0 or previous != before:
                reach |= 1
            alive = (reach | (alive & plus)) & (match >> (colour * TOKENS)) & TOKEN_MASK
            if alive & last and (after < 0 or (word & 7 != after if length > 0 else back)):
                found += 1
                alive = 0
            previous = colour
        return found

    def places(self, coatl: Coatl, strict: bool) -> list[list[int]]:
        """The pieces that meet it, by their place from the head side: a list for each match of `seq`, else one list.

        Where it is met by what is not there, or not met, there is none; `count` names all it has counted.
        """
        spans: list[list[int]] = []
        if self.op == SEQ:
            self._search(coatl.pieces, coatl.has_head or not strict, coatl.has_tail or not strict, spans)
            return spans
        if self.op == NO_CARD or self.value(coatl, strict) == 0:
            return spans
        left = self.needs
        met: list[int] = []
        for place, colour in enumerate(coatl.pieces):
            needed = left >> (colour << 3) & 255
            if self.op == LENGTH or colour in (self.first, self.second) or needed > 0:
                if needed > 0:
                    left -= one(colour)
                met.append(place)
        return [met] if met else spans

    def _search(self, pieces: list[int], front: bool, back: bool, spans: list[list[int]] | None) -> int:
        """As `_matches`, for any length. Who gives `spans` finds the places of each match in it."""
        end = len(pieces) - 1
        alive: i64 = 0
        found = 0
        began: list[int] = []
        for place, colour in enumerate(pieces):
            reach = alive << 1
            if self.before < 0 or (pieces[place - 1] != self.before if place > 0 else front):
                reach |= 1
            if spans is not None:
                began = self._began(began, alive, place)
            alive = (reach | (alive & self.plus)) & self.match[colour]
            if alive & self.last and (self.after < 0 or (pieces[place + 1] != self.after if place < end else back)):
                found += 1
                alive = 0
                if spans is not None:
                    spans.append(list(range(began[-1], place + 1)))
        return found

    def _began(self, began: list[int], alive: i64, place: int) -> list[int]:
        """Where a match that stands at each token here began: the first of its ways from the piece before."""
        starts: list[int] = []
        for token in range(self.tokens):
            start = place
            if token > 0 and (alive >> (token - 1)) & 1:
                start = began[token - 1]
            if (alive & self.plus) >> token & 1:
                start = min(start, began[token])
            starts.append(start)
        return starts


@final
class Levels:
    """The points of a card by how far its requirement is met; levels do not add up, the highest counts."""

    def __init__(self, plain: list[list[int]]) -> None:
        self.at: list[int] = [level[0] for level in plain]
        self.least: i64 = plain[0][0]
        """What the lowest level asks for."""
        self.top: i64 = plain[-1][0]
        """What the highest level asks for."""
        self.most: i64 = plain[-1][1]
        """The points of the highest level."""
        self._points = [max([0, *(level[1] for level in plain if level[0] <= met)]) for met in range(plain[-1][0] + 1)]

    def score(self, value: i64) -> i64:
        """The points of the highest level reached."""
        if value < self.least:
            return 0
        return self._points[value if value < self.top else self.top]

    def next_level(self, value: i64) -> i64:
        """The value at which the next level begins."""
        for level in self.at:
            if value < level:
                return level
        return value
