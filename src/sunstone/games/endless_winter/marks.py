"""Cards in places not everyone can look into, and what all know of them.

A hand is secret, but a card taken openly into it is known to everyone until it leaves, or until another card leaves the
hand unseen: it is open.

All know also that a card shuffled into the pile is not among those drawn before. So an unknown card tells which
shuffle brought it into the pile, and a place in a hand how many shuffles there had been when it was filled. A card is
an int: its face, and these marks above it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sunstone.core.dump_reader import Reader
from sunstone.core.plain import Names
from sunstone.core.thing import DUMP_ONLY, Field
from sunstone.games.endless_winter.names import FACES

OPEN: Final = 64
"""Added to a face in a hand or under a burial card: everyone saw which card went there."""
MOST_SHUFFLES: Final = 31
_FACE: Final = 63
_SHUFFLED: Final = 7
_DRAWN: Final = 12

SEEN: Final = "+"
"""In a dump, follows an open card."""
MARKS: Final = "~"
"""In a dump, goes before the marks of an unknown card."""


def face(card: int) -> int:
    """The face of a card."""
    return card & _FACE


def is_open(card: int) -> bool:
    """Whether everyone saw the card go where it is."""
    return card & OPEN != 0


def shuffled_in(card: int) -> int:
    """The shuffle that brought an unknown card into the pile; 0 if none did."""
    return card >> _SHUFFLED & MOST_SHUFFLES


def drawn_after(card: int) -> int:
    """How many shuffles there had been when the place of an unknown card in a hand was filled."""
    return card >> _DRAWN & MOST_SHUFFLES


def marked(wanted: int, shuffled: int, drawn: int) -> int:
    """An unknown card with its marks."""
    return wanted | shuffled << _SHUFFLED | drawn << _DRAWN


def written(cards: Sequence[int]) -> list[str]:
    """Cards with their marks, as they stand in a dump."""
    out: list[str] = []
    for card in cards:
        shuffled, drawn = shuffled_in(card), drawn_after(card)
        text = FACES[face(card)]
        if is_open(card):
            text += SEEN
        elif shuffled or drawn:
            text += f"{MARKS}{shuffled}.{drawn}"
        out.append(text)
    return out


class Cards(Field):
    """Cards with their marks. Without any, a card is one of the first pile."""

    def __init__(self, name: str, listed: bool = False) -> None:
        kept = "list[int]" if listed else "tuple[int, ...]"
        super().__init__(name, "[]" if listed else "()", "", DUMP_ONLY, kept)
        self.listed = listed
        if listed:
            self.copied = f"self.{name}.copy()"
        self.plain = f"marks.written(self.{name})"

    def read(self, reader: Reader, names: Names) -> object:
        out: list[int] = []
        for text in reader.texts(self.name):
            seen = text.endswith(SEEN)
            name, marks, rest = text.removesuffix(SEEN).partition(MARKS)
            numbers = rest.split(".") if marks else ["0", "0"]
            wrong = len(numbers) != 2 or any(not (n.isascii() and n.isdigit() and len(n) < 3) for n in numbers)
            if name not in FACES or wrong or (marks and seen) or any(int(n) > MOST_SHUFFLES for n in numbers):
                raise reader.fail("unknown_name", self.name, found=text)
            number = FACES.index(name)
            out.append(number + OPEN if seen else marked(number, int(numbers[0]), int(numbers[1])))
        return out if self.listed else tuple(out)
