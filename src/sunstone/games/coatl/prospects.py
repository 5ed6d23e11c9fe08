"""What cards still lack on an unfinished coatl, and what one more body would bring: facts for learners.

All of it follows from what lies open and the own hand, but a net that has to find it out by itself takes long to.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.plain import bit, numbers_in
from sunstone.games.coatl.coatls import MOST_PIECES, Coatl, Unfinished
from sunstone.games.coatl.data import Prophecy, RuleData, Temple
from sunstone.games.coatl.patterns import ANY, BAG, COUNT, LENGTH, SEQ, Requirement
from sunstone.games.coatl.pieces import COLOURS, count, one, put_pieces
from sunstone.games.coatl.sequences import begun_at_back, missing_at_front

NO_WAY: Final = -1


@final
class Lack:
    """What a prophecy lacks on a coatl for its next level, if all of it is added on one side."""

    def __init__(self, data: RuleData, prophecy: Prophecy, coatl: Coatl) -> None:
        levels = prophecy.levels
        value = prophecy.requirement.value(coatl, data.strict)
        self.points: i64 = levels.score(value)
        """What it is worth now."""
        self.more: i64 = 0
        """What the next level brings."""
        self.front: i64 = NO_WAY
        """Bodies that lack for it on the head side; `NO_WAY` if it cannot be reached there."""
        self.back: i64 = NO_WAY
        """The same on the tail side."""
        self.colours: i64 = 0
        """Of which colours they are on the side with fewer, eight bits a colour."""
        if value >= levels.top or coatl.length > MOST_PIECES or (coatl.has_head and coatl.has_tail):
            return
        goal = levels.next_level(value)
        self.more = levels.score(goal) - self.points
        requirement = prophecy.requirement
        if requirement.op == SEQ and not requirement.wide:
            self._add_to_sequence(requirement, coatl)
        elif requirement.op == COUNT:
            self._add_anywhere(coatl, one(requirement.first) * (goal - value), goal - value)
        elif requirement.op == BAG:
            self._fill_bag(requirement, coatl)

    def least(self) -> i64:
        """Bodies that lack on the side with fewer."""
        if self.front < 0 or 0 <= self.back < self.front:
            return self.back
        return self.front

    def put(self, out: bytearray, at: i64) -> None:
        """Write it: points now and more, bodies lacking in front and at the back, and their colours."""
        out[at] = self.points
        out[at + 1] = self.more
        out[at + 2] = max(self.front, 0)
        out[at + 3] = max(self.back, 0)
        put_pieces(self.colours, at + 4, out)

    def _add_to_sequence(self, sequence: Requirement, coatl: Coatl) -> None:
        if not coatl.has_head:
            self.front = missing_at_front(sequence, coatl.word, coatl.length)
        if not coatl.has_tail:
            self.back = sequence.tokens - begun_at_back(sequence, coatl.word, coatl.length)
        at_back = self.front < 0 or 0 <= self.back < self.front
        token = sequence.tokens - self.back if at_back else 0
        for _ in range(self.back if at_back else self.front):
            colour = (sequence.colours >> (3 * token)) & 7
            if colour != ANY:
                self.colours += one(colour)
            token += 1

    def _add_anywhere(self, coatl: Coatl, colours: i64, number: i64) -> None:
        self.colours = colours
        if not coatl.has_head:
            self.front = number
        if not coatl.has_tail:
            self.back = number

    def _fill_bag(self, bag: Requirement, coatl: Coatl) -> None:
        colours: i64 = 0
        number: i64 = 0
        for colour in range(len(COLOURS)):
            short = count(bag.needs, colour) - count(coatl.counts, colour)
            if short > 0:
                colours += one(colour) * short
                number += short
        self._add_anywhere(coatl, colours, number)


def gain(prophecies: list[Prophecy], coatl: Coatl, colour: i64, front: bool) -> i64:
    """How many points more some prophecies would be worth with one more body on this side."""
    if coatl.length >= MOST_PIECES or (coatl.has_head if front else coatl.has_tail):
        return 0
    length = coatl.length + 1
    counts = coatl.counts + one(colour)
    word = coatl.word << 3 | colour if front else coatl.word | colour << (3 * coatl.length)
    out: i64 = 0
    for prophecy in prophecies:
        before = prophecy.planned_points(coatl.word, coatl.length, coatl.counts)
        after = prophecy.planned_points(word, length, counts)
        if after > before:
            out += after - before
    return out


def met_by(temple: Temple, laid: Unfinished, data: RuleData) -> i64:
    """How many requirements of a temple a coatl meets with its cards, if nothing but its ends is added."""
    coatl = laid.coatl
    ends: i64 = (0 if coatl.has_head else 1) + (0 if coatl.has_tail else 1)
    suits: i64 = 0
    for card in numbers_in(laid.beside):
        suits |= bit(data.prophecies[card].suit)
    out: i64 = 0
    for requirement in temple.requirements:
        if requirement.op == LENGTH:
            met = coatl.length + ends == requirement.n
        else:
            met = requirement.value(coatl, data.strict, suits) > 0
        if met:
            out += 1
    return out
