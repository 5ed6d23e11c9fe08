"""The cards of Endless Winter as a seat sees them, as numbers: how many of each face lie where."""

from __future__ import annotations

from typing import Final, final

from sunstone.core.observation import MOST, Layout
from sunstone.games.endless_winter.cards import face, is_open
from sunstone.games.endless_winter.names import FACE_COUNT, FACES
from sunstone.games.endless_winter.position import ECLIPSE_PHASE, EndlessWinterPosition

_TABLE: Final = 3
_OWN: Final = 3
_SEEN: Final = 4
_SIZES: Final = ("hand", "pile", "eclipse_pile", "buried")


@final
class CardPieces:
    """The pieces of an observation that hold cards."""

    def __init__(self, layout: Layout, players: int) -> None:
        self.table = layout.add(
            "turn_cards",
            (_TABLE, FACE_COUNT),
            "cards played in this turn, those whose ability is still unused, and those of the eclipse still to use",
            MOST,
            columns=FACES,
        )
        self.own = layout.add("own_cards", (_OWN, FACE_COUNT), "the own hand, draw pile and buried cards", MOST)
        self.seen = layout.add(
            "seen_cards",
            (players, _SEEN, FACE_COUNT),
            "what the seat knows of each seat's cards: discards, hand (and hidden eclipse pile), buried, eclipse pile",
            MOST,
        )
        self.sizes = layout.add(
            "card_counts", (players, len(_SIZES)), "how many cards each seat has there", MOST, columns=_SIZES
        )

    def fill_own(self, s: EndlessWinterPosition, seat: int, out: bytearray) -> None:
        """The cards on the table, and those only the own seat may look at."""
        _count(s.played, self.table, out)
        _count(s.unused, self.table + FACE_COUNT, out)
        _count(s.to_use, self.table + 2 * FACE_COUNT, out)
        _count(s.hands[seat], self.own, out)
        _count(s.piles[seat], self.own + FACE_COUNT, out)
        _count(s.buried[seat], self.own + 2 * FACE_COUNT, out)

    def fill_seat(self, s: EndlessWinterPosition, other: int, row: int, out: bytearray) -> None:
        """What is known of the cards of a seat; row 0 is the one who looks."""
        at = self.seen + row * _SEEN * FACE_COUNT
        shown = row == 0 or s.phase == ECLIPSE_PHASE
        _count(s.discards[other], at, out)
        _count_open(s.hands[other], at + FACE_COUNT, out)
        _count_open(s.buried[other], at + 2 * FACE_COUNT, out)
        if shown:
            _count(s.eclipse_piles[other], at + 3 * FACE_COUNT, out)
        else:
            # A card all have seen go there is in the hand or in the pile, and which of the two is not known.
            _count_open(s.eclipse_piles[other], at + FACE_COUNT, out)
        at = self.sizes + row * len(_SIZES)
        out[at] = len(s.hands[other])
        out[at + 1] = len(s.piles[other])
        out[at + 2] = len(s.eclipse_piles[other])
        out[at + 3] = len(s.buried[other])


def _count(cards: list[int], at: int, out: bytearray) -> None:
    for card in cards:
        out[at + face(card)] += 1


def _count_open(cards: list[int], at: int, out: bytearray) -> None:
    for card in cards:
        if is_open(card):
            out[at + face(card)] += 1
