"""Pieces: heads, bodies and tails in five colours.

How many there are of each colour is kept in one word, eight bits a colour: on a player board, in a bag, in a coatl.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.dump_reader import Reader
from sunstone.core.plain import Names, bit
from sunstone.core.thing import DUMP_ONLY, Field

COLOURS: Final = "YRKGB"

HEAD: Final = 0
BODY: Final = 1
TAIL: Final = 2
KINDS: Final = ("head", "body", "tail")

EMPTY_SPACE: Final = -1
"""In place of a colour or a pair: nothing lies on this space of the supply board."""

PAIRS: Final = [(a, b) for a in range(5) for b in range(a, 5)]
"""The fifteen unordered pairs of colours a body space can hold."""
PAIR_NAMES: Final = [COLOURS[first] + COLOURS[second] for first, second in PAIRS]
PAIR_OF: Final = [PAIRS.index((min(a, b), max(a, b))) for a in range(5) for b in range(5)]
PAIR_FIRST: Final = [pair[0] for pair in PAIRS]
PAIR_SECOND: Final = [pair[1] for pair in PAIRS]


def one(colour: i64) -> i64:
    """A single piece of a colour."""
    return bit(colour << 3)


def content(kind: i64, space: i64) -> i64:
    """What lies on a space: a piece of this colour, or a pair of bodies."""
    return one(PAIR_FIRST[space]) + one(PAIR_SECOND[space]) if kind == BODY else one(space)


def count(pieces: i64, colour: i64) -> i64:
    """How many pieces of a colour there are."""
    return pieces >> (colour << 3) & 255


def total(pieces: i64) -> i64:
    """How many pieces there are in all."""
    return (pieces & 255) + (pieces >> 8 & 255) + (pieces >> 16 & 255) + (pieces >> 24 & 255) + (pieces >> 32)


def counts(pieces: i64) -> list[int]:
    """The number of pieces, colour by colour."""
    return [count(pieces, colour) for colour in range(len(COLOURS))]


def counted(numbers: list[int]) -> i64:
    """Pieces from their numbers, colour by colour."""
    out: i64 = 0
    for colour in range(len(COLOURS)):
        number: i64 = numbers[colour]
        out |= number << (colour << 3)
    return out


def add_colours(pieces: i64, first: i64, out: list[int]) -> None:
    """Append the action of every colour there is, given that of the first colour."""
    while pieces:
        if pieces & 255:
            out.append(first)
        pieces >>= 8
        first += 1


def put_pieces(pieces: i64, at: i64, out: bytearray) -> None:
    """Write the number of pieces, colour by colour, into a buffer of zeros."""
    while pieces:
        if pieces & 255:
            out[at] = pieces & 255
        pieces >>= 8
        at += 1


@final
class Pieces(Field):
    """Pieces of a kind, by colour. This form is for dumps only."""

    def __init__(self, name: str, group: str) -> None:
        super().__init__(name, "0", group, DUMP_ONLY)
        self.plain = f"counts(self.{name})"

    def read(self, reader: Reader, names: Names) -> object:
        return counted(reader.integers(self.name, 0, 255, len(COLOURS)))
