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

from typing import Final

from sunstone.games.coatl.coatls import Coatl

COLOURS: Final = "YRKGB"
SUITS: Final = ("red", "black", "blue", "yellow", "green")

COUNT: Final = 0
SEQ: Final = 1
BAG: Final = 2
ABSENT: Final = 3
EQUAL: Final = 4
LENGTH: Final = 5
NO_CARD: Final = 6

_OPS: Final = {"count": 0, "seq": 1, "bag": 2, "absent": 3, "equal": 4, "length": 5, "no_card": 6}


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 3


class PatternError(ValueError):
    """A requirement that is not in the language."""


class Requirement:
    """One requirement, parsed once and then matched many times."""

    __slots__ = ("after", "before", "first", "last", "match", "n", "needs", "op", "plus", "second", "text")

    def __init__(self, text: str) -> None:
        self.text = text
        words = text.split()
        if not words or words[0] not in _OPS:
            raise PatternError(text)
        self.op: int = _OPS[words[0]]
        self.first: int = -1
        self.second: int = -1
        self.n: int = 0
        self.needs: list[int] = []
        # For `seq`: token i is bit i. match[colour] holds the tokens a piece of that colour can stand for.
        self.match: list[int] = [0, 0, 0, 0, 0]
        self.plus: int = 0
        self.last: int = 0
        self.before: int = -1
        self.after: int = -1
        self._parse(words[1:])

    def _parse(self, words: list[str]) -> None:
        if self.op == SEQ:
            self._parse_sequence(words)
        elif self.op == BAG:
            self._parse_bag(words)
        elif self.op == LENGTH:
            self._expect(words, 1)
            if not _is_number(words[0]) or not 1 <= int(words[0]) <= 150:
                raise PatternError(self.text)
            self.n = int(words[0])
        elif self.op == NO_CARD:
            self._expect(words, 1)
            if words[0] not in SUITS:
                raise PatternError(self.text)
            self.n = SUITS.index(words[0])
        elif self.op == EQUAL:
            self._expect(words, 2)
            self.first = self._colour(words[0])
            self.second = self._colour(words[1])
            if self.first == self.second:
                raise PatternError(self.text)
        else:
            self._expect(words, 1)
            self.first = self._colour(words[0])

    def _expect(self, words: list[str], count: int) -> None:
        if len(words) != count:
            raise PatternError(self.text)

    def _colour(self, letter: str) -> int:
        if len(letter) != 1 or letter not in COLOURS:
            raise PatternError(self.text)
        return COLOURS.index(letter)

    def _parse_bag(self, words: list[str]) -> None:
        needs = [0, 0, 0, 0, 0]
        for word in words:
            colour = self._colour(word[:1])
            if not _is_number(word[1:]) or needs[colour] or not 1 <= int(word[1:]) <= 9:
                raise PatternError(self.text)
            needs[colour] = int(word[1:])
        if not words:
            raise PatternError(self.text)
        self.needs = needs

    def _parse_sequence(self, words: list[str]) -> None:
        if words and words[0].startswith("!"):
            self.before = self._colour(words[0][1:])
            words = words[1:]
        if words and words[-1].startswith("!"):
            self.after = self._colour(words[-1][1:])
            words = words[:-1]
        if not 1 <= len(words) <= 20:
            raise PatternError(self.text)
        for place, word in enumerate(words):
            bit = 1 << place
            if word == "*+":
                self.plus |= bit
                for colour in range(5):
                    self.match[colour] |= bit
                continue
            if word.endswith("+"):
                self.plus |= bit
                word = word[:-1]
            self.match[self._colour(word)] |= bit
        self.last = 1 << (len(words) - 1)

    def value(self, coatl: Coatl, strict: bool, suits: int = 0) -> int:
        """How far the coatl meets the requirement. `suits` has a bit for each suit among the cards beside it."""
        op = self.op
        if op == SEQ:
            return self._matches(coatl, strict)
        if op == COUNT:
            return coatl.count(self.first)
        if op == ABSENT:
            return 1 if coatl.count(self.first) == 0 else 0
        if op == EQUAL:
            many = coatl.count(self.first)
            return 1 if many > 0 and many == coatl.count(self.second) else 0
        if op == LENGTH:
            return 1 if len(coatl.pieces) == self.n else 0
        if op == NO_CARD:
            return 0 if (suits >> self.n) & 1 else 1
        for colour in range(5):
            if coatl.count(colour) < self.needs[colour]:
                return 0
        return 1

    def places(self, coatl: Coatl, strict: bool) -> list[list[int]]:
        """The pieces that meet it, by their place from the head side: a list for each match of `seq`, else one list.

        Where it is met by what is not there, or not met, there is none; `count` names all it has counted.
        """
        spans: list[list[int]] = []
        if self.op == SEQ:
            self._matches(coatl, strict, spans)
            return spans
        if self.op == NO_CARD or self.value(coatl, strict) == 0:
            return spans
        left = self.needs.copy() if self.op == BAG else [0, 0, 0, 0, 0]
        met: list[int] = []
        for place, colour in enumerate(coatl.pieces):
            if self.op == LENGTH or colour in (self.first, self.second) or left[colour] > 0:
                left[colour] -= 1
                met.append(place)
        return [met] if met else spans

    def _matches(self, coatl: Coatl, strict: bool, spans: list[list[int]] | None = None) -> int:
        """The largest number of disjoint matches: taking each match that ends first is best.

        All beginnings are followed at once, one bit a token. A guard looks at the neighbouring place and uses up
        nothing, so one piece can part two pairs. Beyond an open end a guard is content unless `strict`.
        Who gives `spans` finds the places of each match in it.
        """
        pieces = coatl.pieces
        end = len(pieces) - 1
        before = self.before
        after = self.after
        alive = 0
        found = 0
        place = 0
        began: list[int] = []
        for colour in pieces:
            reach = alive << 1
            if before < 0 or (pieces[place - 1] != before if place > 0 else coatl.has_head or not strict):
                reach |= 1
            if spans is not None:
                began = self._began(began, alive, place)
            alive = (reach | (alive & self.plus)) & self.match[colour]
            if alive & self.last and (
                after < 0 or (pieces[place + 1] != after if place < end else coatl.has_tail or not strict)
            ):
                found += 1
                alive = 0
                if spans is not None:
                    spans.append(list(range(began[-1], place + 1)))
            place += 1
        return found

    def _began(self, began: list[int], alive: int, place: int) -> list[int]:
        """Where a match that stands at each token here began: the first of its ways from the piece before."""
        starts: list[int] = []
        for token in range(self.last.bit_length()):
            start = place
            if token > 0 and (alive >> (token - 1)) & 1:
                start = began[token - 1]
            if (alive & self.plus) >> token & 1:
                start = min(start, began[token])
            starts.append(start)
        return starts


class Levels:
    """The points of a card by how far its requirement is met; levels do not add up, the highest counts."""

    __slots__ = ("at", "points")

    def __init__(self, plain: list[list[int]]) -> None:
        self.at: list[int] = [level[0] for level in plain]
        self.points: list[int] = [level[1] for level in plain]

    def level(self, value: int) -> int:
        """The number of the highest level reached, 0 if none."""
        reached = 0
        for at in self.at:
            if value < at:
                break
            reached += 1
        return reached

    def score(self, value: int) -> int:
        """The points of the highest level reached."""
        reached = self.level(value)
        return self.points[reached - 1] if reached else 0
