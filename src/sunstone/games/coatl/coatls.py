"""Coatls: the chain of pieces, and a completed coatl with its cards.

A `Coatl` never changes once made, so that clones of a position share it, with what was found out about it. Cards are
matched against its word (three bits a piece, the head side in the lowest) and its counts (eight bits a colour).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.games.coatl.pieces import BODY, HEAD, TAIL, count, one

MOST_PIECES: Final = 21
"""Pieces that a word holds. Of a longer coatl it has the first ones."""
_ALL_BUT_ONE: Final = (1 << 60) - 1
"""A word without its last piece."""


@final
class Coatl:
    """A chain of coloured pieces from the head side to the tail side; ends are closed by a head and a tail."""

    length: i64
    word: i64
    counts: i64
    known: i64
    fits: i64

    def __init__(self, pieces: list[int], has_head: bool, has_tail: bool, word: i64, counts: i64) -> None:
        self.pieces = pieces
        self.length = len(pieces)
        self.has_head = has_head
        self.has_tail = has_tail
        self.word = word
        self.counts = counts
        # Prophecies already tried on this chain (bit = card type), and those it fulfils.
        self.known = 0
        self.fits = 0
        # Where it meets prophecies (see Requirement.places), as far as it was asked.
        self.places: dict[int, list[list[int]]] | None = None
        # The chain closed by a last piece of each colour, made when first asked for.
        self.closings: list[Coatl | None] | None = None

    def count(self, colour: i64) -> i64:
        """How many pieces of a colour it has."""
        return count(self.counts, colour)

    def bodies(self) -> i64:
        """How many body pieces it has."""
        return self.length - (1 if self.has_head else 0) - (1 if self.has_tail else 0)

    def extended(self, kind: i64, colour: i64, front: bool) -> Coatl:
        """The coatl with one more piece: a head or a body in front, a body or a tail at the back."""
        pieces = self.pieces.copy()
        word = self.word
        if front:
            pieces.insert(0, colour)
            word = (word & _ALL_BUT_ONE) << 3 | colour
        else:
            pieces.append(colour)
            if self.length < MOST_PIECES:
                word |= colour << 3 * self.length
        counts = self.counts + one(colour)
        return Coatl(pieces, self.has_head or kind == HEAD, self.has_tail or kind == TAIL, word, counts)

    def closed(self, colour: i64) -> Coatl:
        """The coatl with its one missing end piece in this colour."""
        made = self.closings
        if made is None:
            made = [None, None, None, None, None]
            self.closings = made
        coatl = made[colour]
        if coatl is None:
            coatl = self.extended(TAIL, colour, False) if self.has_head else self.extended(HEAD, colour, True)
            made[colour] = coatl
        return coatl


EMPTY: Final = Coatl([], False, False, 0, 0)
"""No coatl at all: the place where one could be started."""


def begun(kind: i64, colour: i64) -> Coatl:
    """A coatl of one piece."""
    return EMPTY.extended(kind, colour, kind == HEAD)


def chain(pieces: list[int], has_head: bool, has_tail: bool) -> Coatl:
    """A coatl from its pieces."""
    coatl = EMPTY
    for colour in pieces:
        coatl = coatl.extended(BODY, colour, False)
    return Coatl(coatl.pieces, has_head, has_tail, coatl.word, coatl.counts)


def counts_of(word: i64, length: i64) -> i64:
    """How many pieces of each colour a word has."""
    counts: i64 = 0
    while length > 0:
        counts += one(word & 7)
        word >>= 3
        length -= 1
    return counts


def unpacked(word: i64, length: i64) -> list[int]:
    """The colours of a word from the head side on."""
    return [int((word >> (3 * place)) & 7) for place in range(int(length))]


@final
class Unfinished:
    """A coatl that lies before a player with its prophecies (bit = card type). It never changes either."""

    def __init__(self, coatl: Coatl, beside: i64) -> None:
        self.coatl = coatl
        self.beside = beside

    def cards(self) -> i64:
        """How many prophecies lie beside it."""
        return int(self.beside).bit_count() if self.beside else 0


NOTHING: Final = Unfinished(EMPTY, 0)
"""A place with no coatl."""


@final
class Completed:
    """A completed coatl: its chain, its prophecies (bit = card type), its temple or -1, and what it is worth."""

    def __init__(self, seat: int, coatl: Coatl, beside: i64, temple: i64, points: i64) -> None:
        self.seat = seat
        self.coatl = coatl
        self.beside = beside
        self.temple = temple
        self.points = points
