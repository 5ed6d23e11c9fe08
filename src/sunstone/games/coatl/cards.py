"""Prophecy cards: the face, and two marks for what the others can know of a card (see sight.py).

The marks are the reshuffle that brought it into the deck for all to know, and how it came into a hand. All three are
kept in one number; in a dump a card is its id with the marks behind it: `pair_B/shuffled:1/open`.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.dump_reader import Reader
from sunstone.core.plain import Index, Names, bit
from sunstone.core.thing import DUMP_ONLY, Field

ASIDE: Final = 32
"""Added to a seat: that seat put the card aside unseen in the set-up."""
OPEN: Final = 63
"""Came into the hand from the display, where everyone saw it."""


def face(card: i64) -> i64:
    """Which prophecy a card shows."""
    return card & 63


def faces_of(cards: tuple[int, ...]) -> i64:
    """The set of prophecies that some cards show (bit = card type)."""
    faces: i64 = 0
    for card in cards:
        faces |= bit(card & 63)
    return faces


def shuffled_in(card: i64) -> i64:
    """The reshuffle that put the card into the deck, or `ASIDE` + the seat that put it aside."""
    return (card >> 6) & 63


def drawn(card: i64) -> i64:
    """How a card came into a hand: `OPEN`, or the number of reshuffles before it was drawn unseen."""
    return card >> 12


def marked(card: i64, shuffled: i64, came: i64) -> int:
    """A card with these marks instead of its own."""
    return (card & 63) | (shuffled << 6) | (came << 12)


def card_texts(cards: list[int], ids: list[str]) -> list[str]:
    """Cards as they stand in a dump."""
    return [_text(card, ids) for card in cards]


def _text(card: i64, ids: list[str]) -> str:
    out = ids[face(card)]
    mark = shuffled_in(card)
    if mark >= ASIDE:
        out += f"/aside:{mark - ASIDE}"
    elif mark:
        out += f"/shuffled:{mark}"
    if drawn(card) == OPEN:
        out += "/open"
    elif drawn(card):
        out += f"/drawn:{drawn(card)}"
    return out


PROPHECIES: Final = Index()
"""The places of the cards by their ids."""


def _read(text: str, places: dict[str, int], seats: int) -> int:
    """The card with its marks; -1 if there is none like it."""
    if text in places:
        return places[text]
    id_, *marks = text.split("/")
    shuffled = 0
    came = 0
    for mark in marks:
        name, _, digits = mark.partition(":")
        number = int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 3 else -1
        if name == "open" and not digits:
            came = OPEN
        elif name == "drawn" and 0 <= number < OPEN:
            came = number
        elif name == "shuffled" and 0 <= number < ASIDE:
            shuffled = number
        elif name == "aside" and 0 <= number < seats:
            shuffled = ASIDE + number
        else:
            return -1
    return marked(places[id_], shuffled, came) if id_ in places else -1


@final
class Cards(Field):
    """Some prophecy cards; only a dump has them with their marks. A `pile` is a list that cards are drawn from."""

    def __init__(self, name: str, pile: bool = False) -> None:
        super().__init__(name, "[]" if pile else "()", "", DUMP_ONLY, "list[int]" if pile else "tuple[int, ...]")
        self.pile = pile
        if pile:
            self.copied = f"self.{name}.copy()"
        self.plain = f'card_texts(list(self.{name}), names["prophecy"])'

    def read(self, reader: Reader, names: Names) -> object:
        out: list[int] = []
        places = PROPHECIES.places(names["prophecy"])
        seats = len(names["seat"])
        for text in reader.texts(self.name):
            card = _read(text, places, seats)
            if card < 0:
                raise reader.fail("unknown_name", self.name, found=text)
            out.append(card)
        return out if self.pile else tuple(out)
