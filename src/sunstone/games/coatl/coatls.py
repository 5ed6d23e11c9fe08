"""Coatls: the chain of pieces, and a completed coatl with its cards.

A `Coatl` never changes once made, so that clones of a position share it, with what was found out about it.
"""

from __future__ import annotations

from typing import Final

HEAD: Final = 0
BODY: Final = 1
TAIL: Final = 2
KINDS: Final = ("head", "body", "tail")


class Coatl:
    """A chain of coloured pieces from the head side to the tail side; ends are closed by a head and a tail."""

    __slots__ = ("_counts", "closings", "fits", "has_head", "has_tail", "known", "pieces")

    def __init__(self, pieces: list[int], has_head: bool, has_tail: bool, counts: int) -> None:
        self.pieces = pieces
        self.has_head = has_head
        self.has_tail = has_tail
        # Eight bits a colour: cheaper to keep and to extend than a list of five.
        self._counts = counts
        # Prophecies already tried on this chain (bit = card type), and those it fulfils.
        self.known: int = 0
        self.fits: int = 0
        # The chain closed by a last piece of each colour, made when first asked for.
        self.closings: list[Coatl | None] | None = None

    def count(self, colour: int) -> int:
        """How many pieces of a colour it has."""
        return (self._counts >> (colour << 3)) & 255

    def bodies(self) -> int:
        """How many body pieces it has."""
        return len(self.pieces) - (1 if self.has_head else 0) - (1 if self.has_tail else 0)

    def extended(self, kind: int, colour: int, front: bool) -> Coatl:
        """The coatl with one more piece: a head or a body in front, a body or a tail at the back."""
        pieces = self.pieces.copy()
        if front:
            pieces.insert(0, colour)
        else:
            pieces.append(colour)
        return Coatl(
            pieces,
            self.has_head or kind == HEAD,
            self.has_tail or kind == TAIL,
            self._counts + (1 << (colour << 3)),
        )

    def closed(self, colour: int) -> Coatl:
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


EMPTY: Final = Coatl([], False, False, 0)
"""No coatl at all: the place where one could be started."""


def begun(kind: int, colour: int) -> Coatl:
    """A coatl of one piece."""
    return EMPTY.extended(kind, colour, kind == HEAD)


def chain(pieces: list[int], has_head: bool, has_tail: bool) -> Coatl:
    """A coatl from its pieces."""
    counts = 0
    for colour in pieces:
        counts += 1 << (colour << 3)
    return Coatl(list(pieces), has_head, has_tail, counts)


class Completed:
    """A completed coatl: its chain, its prophecies (bit = card type), its temple or -1, and what it is worth."""

    __slots__ = ("beside", "coatl", "points", "seat", "temple")

    def __init__(self, seat: int, coatl: Coatl, beside: int, temple: int, points: int) -> None:
        self.seat = seat
        self.coatl = coatl
        self.beside = beside
        self.temple = temple
        self.points = points
