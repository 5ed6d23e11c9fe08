"""Coatls: the chain of pieces, and a completed coatl with its cards.

A `Coatl` never changes once made, so that clones of a position share it, with what was found out about it. Cards are
matched against its word (three bits a piece, the head side in the lowest) and its counts (eight bits a colour).
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.dump_reader import Reader
from sunstone.core.plain import Names, bit, id_of, numbers_in, shifted
from sunstone.core.thing import DUMP_ONLY, Field
from sunstone.games.coatl.cards import PROPHECIES
from sunstone.games.coatl.pieces import COLOURS, HEAD, TAIL, count, one

MOST_PIECES: Final = 21
"""Pieces that a word holds. Of a longer coatl it has the first ones."""
_ALL_BUT_ONE: Final = (1 << 60) - 1
"""A word without its last piece."""


@final
class Coatl:
    """A chain of coloured pieces from the head side to the tail side; ends are closed by a head and a tail."""

    def __init__(self, pieces: list[int], has_head: bool, has_tail: bool, word: i64, counts: i64) -> None:
        self.pieces = pieces
        self.length: i64 = len(pieces)
        self.has_head = has_head
        self.has_tail = has_tail
        self.word: i64 = word
        self.counts: i64 = counts
        # The pieces in letters, made when first asked for.
        self.text = ""
        # Prophecies already tried on this chain (bit = card type), and those it fulfils.
        self.known: i64 = 0
        self.fits: i64 = 0
        # Where it meets prophecies (see Requirement.places), as far as it was asked.
        self.places: dict[int, list[list[int]]] | None = None
        # The chain closed by a last piece of each colour, made when first asked for.
        self.closings: list[Coatl | None] | None = None

    def plain(self) -> dict[str, object]:
        """The chain, for dump and view."""
        if not self.text:
            self.text = "".join([COLOURS[colour] for colour in self.pieces])
        return {"pieces": self.text, "head": self.has_head, "tail": self.has_tail}

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
    word: i64 = 0
    counts: i64 = 0
    for place, colour in enumerate(pieces):
        counts += one(colour)
        if place < MOST_PIECES:
            word |= shifted(colour, 3 * place)
    return Coatl(pieces, has_head, has_tail, word, counts)


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

    def plain(self, names: Names) -> dict[str, object] | None:
        """Its part of a dump; `None` if there is no coatl."""
        return _plain(self.coatl, self.beside, names) if self.coatl.length else None

    def cards(self) -> i64:
        """How many prophecies lie beside it."""
        left = self.beside
        number: i64 = 0
        while left:
            left &= left - 1
            number += 1
        return number


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

    def plain(self, names: Names) -> dict[str, object]:
        """Its part of a dump."""
        out = _plain(self.coatl, self.beside, names)
        out["seat"] = self.seat
        out["temple"] = id_of(self.temple, names["temple"])
        return out


# Dump and load


def _plain(coatl: Coatl, beside: i64, names: Names) -> dict[str, object]:
    out = coatl.plain()
    out["prophecies"] = [names["prophecy"][card] for card in numbers_in(beside)]
    return out


def _read(row: Reader, prophecies: dict[str, int]) -> Unfinished:
    pieces = [COLOURS.find(letter) for letter in row.text("pieces")]
    if not pieces or -1 in pieces:
        raise row.fail("unknown_name", "pieces", found=row.text("pieces"))
    beside: i64 = 0
    for id_ in row.texts("prophecies"):
        if id_ not in prophecies or beside & bit(prophecies[id_]):
            raise row.fail("unknown_name", "prophecies", found=id_)
        beside |= bit(prophecies[id_])
    return Unfinished(chain(pieces, row.truth("head"), row.truth("tail")), beside)


@final
class UnfinishedCoatls(Field):
    """The places before a player, with a coatl or without one."""

    def __init__(self, name: str, places: int) -> None:
        super().__init__(name, "NO_COATLS", "", DUMP_ONLY, "tuple[Unfinished, ...]")
        self.places = places
        self.plain = f"[laid.plain(names) for laid in self.{name}]"

    def read(self, reader: Reader, names: Names) -> object:
        out: list[Unfinished] = []
        prophecies = PROPHECIES.places(names["prophecy"])
        for row in reader.optional_tables(self.name, self.places):
            out.append(NOTHING if row is None else _read(row, prophecies))
            if row is not None:
                row.finish()
        return tuple(out)


@final
class CompletedCoatls(Field):
    """The completed coatls of all players. Their points are computed, not read."""

    def __init__(self, name: str) -> None:
        super().__init__(name, "()", "", DUMP_ONLY, "tuple[Completed, ...]")
        self.plain = f"[done.plain(names) for done in self.{name}]"

    def read(self, reader: Reader, names: Names) -> object:
        out: list[Completed] = []
        prophecies = PROPHECIES.places(names["prophecy"])
        for row in reader.tables(self.name):
            laid = _read(row, prophecies)
            seat = row.integer("seat", 0, len(names["seat"]) - 1)
            temple = -1 if row.is_null("temple") else row.word("temple", names["temple"])
            out.append(Completed(seat, laid.coatl, laid.beside, temple, 0))
            row.finish()
        return tuple(out)
