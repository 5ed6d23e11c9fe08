"""The cards of Endless Winter as a seat sees them, as numbers: how many of each face lie where."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.observation import MOST, Layout
from sunstone.games.endless_winter import marks, names
from sunstone.games.endless_winter.table import Player, Table

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
            (_TABLE, names.FACE_COUNT),
            "cards played in this turn, those whose ability is still unused, and those of the eclipse still to use",
            MOST,
            columns=names.FACES,
        )
        self.own = layout.add("own_cards", (_OWN, names.FACE_COUNT), "the own hand, draw pile and buried cards", MOST)
        self.seen = layout.add(
            "seen_cards",
            (players, _SEEN, names.FACE_COUNT),
            "what the seat knows of each seat's cards: discards, hand (and hidden eclipse pile), buried, eclipse pile",
            MOST,
        )
        self.sizes = layout.add(
            "card_counts", (players, len(_SIZES)), "how many cards each seat has there", MOST, columns=_SIZES
        )

        # The discards of each seat as they were written last. Tuples are replaced as a whole.
        self._discards_of: list[tuple[int, ...]] = [()] * players
        self._discards = [bytes(names.FACE_COUNT)] * players

    def fill_own(self, table: Table, player: Player, out: bytearray) -> None:
        """The cards on the table, and those only their owner may look at."""
        _count(table.played, self.table, out)
        _count(table.unused, self.table + names.FACE_COUNT, out)
        _count(table.to_use, self.table + 2 * names.FACE_COUNT, out)
        _count(tuple(player.hand), self.own, out)
        _count(tuple(player.pile), self.own + names.FACE_COUNT, out)
        _count(player.buried, self.own + 2 * names.FACE_COUNT, out)

    def fill_player(self, table: Table, player: Player, row: int, out: bytearray) -> None:
        """What is known of the cards of a player; row 0 is the viewer."""
        at = self.seen + row * _SEEN * names.FACE_COUNT
        if self._discards_of[player.seat] is not player.discards:
            self._discards_of[player.seat] = player.discards
            discards = bytearray(names.FACE_COUNT)
            _count(player.discards, 0, discards)
            self._discards[player.seat] = bytes(discards)
        out[at : at + names.FACE_COUNT] = self._discards[player.seat]
        _count_open(tuple(player.hand), at + names.FACE_COUNT, out)
        _count_open(player.buried, at + 2 * names.FACE_COUNT, out)
        if row == 0 or table.phase == names.ECLIPSE_PHASE:
            _count(player.eclipse_pile, at + 3 * names.FACE_COUNT, out)
        else:
            # A card all have seen go there is in the hand or in the pile, and which of the two is not known.
            _count_open(player.eclipse_pile, at + names.FACE_COUNT, out)
        at = self.sizes + row * len(_SIZES)
        out[at] = len(player.hand)
        out[at + 1] = len(player.pile)
        out[at + 2] = len(player.eclipse_pile)
        out[at + 3] = len(player.buried)


def _count(cards: tuple[int, ...], at: i64, out: bytearray) -> None:
    for card in cards:
        out[at + marks.face(card)] += 1


def _count_open(cards: tuple[int, ...], at: i64, out: bytearray) -> None:
    for card in cards:
        if marks.is_open(card):
            out[at + marks.face(card)] += 1
