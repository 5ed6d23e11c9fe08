"""Every action of Cóatl. The first int of each verb is a constant here; the catalogue is built to match."""

from __future__ import annotations

from typing import Final

from sunstone.core.catalogue import Catalogue
from sunstone.games.coatl.data import MOST_DEALT, MOST_HAND, MOST_KEPT, PROPHECIES, TEMPLES, UNFINISHED
from sunstone.games.coatl.pieces import COLOURS, KINDS, PAIR_NAMES

TAKE_HEAD: Final = 0
TAKE_TAIL: Final = 5
TAKE_BODIES: Final = 10
CHOOSE: Final = 25
CHOOSE_DECK: Final = 80
START: Final = 81
EXTEND: Final = 96
FULFIL: Final = 136
TEMPLE: Final = 246
COMPLETE: Final = 266
END: Final = 267
PASS: Final = 268
PICK_HEAD: Final = 269
PICK_TAIL: Final = 274
PICK_BODIES: Final = 279
FUTURE: Final = 294
DISCARD: Final = 295
COMMIT: Final = 327
KEEP: Final = 347
ACTIONS: Final = 389

# Where a piece goes: a head or a body on the head side, a body or a tail on the tail side.
AT_HEAD: Final = 0
AT_FRONT: Final = 1
AT_BACK: Final = 2
AT_TAIL: Final = 3
PLACES: Final = ("head", "front", "back", "tail")

KEEP_MASKS: Final = [mask for mask in range(1 << MOST_DEALT) if mask.bit_count() <= MOST_KEPT]


def _cards(mask: int) -> list[int]:
    return [place + 1 for place in range(MOST_DEALT) if mask >> place & 1]


def build(prophecies: list[str], temples: list[str]) -> Catalogue:
    """The catalogue, given the ids of the cards in their fixed order."""
    catalogue = Catalogue()
    add = catalogue.add
    _add_pieces(catalogue, "take")
    for card in prophecies:
        add("choose", card=card)
    add("choose", card="deck")
    for kind in KINDS:
        for colour in COLOURS:
            add("start", piece=kind, colour=colour)
    for slot in range(UNFINISHED):
        for place in PLACES:
            for colour in COLOURS:
                add("extend", coatl=slot + 1, place=place, colour=colour)
    for slot in range(UNFINISHED):
        for card in prophecies:
            add("fulfil", coatl=slot + 1, card=card)
    for temple in temples:
        add("temple", card=temple)
    add("complete")
    add("end")
    add("pass")
    _add_pieces(catalogue, "pick")
    add("future")
    for mask in range(1 << MOST_HAND):
        add("discard", cards=_cards(mask))
    for temple in temples:
        add("commit", card=temple)
    for mask in KEEP_MASKS:
        add("keep", cards=_cards(mask))
    assert len(prophecies) == PROPHECIES
    assert len(temples) == TEMPLES
    assert len(catalogue) == ACTIONS
    return catalogue


def _add_pieces(catalogue: Catalogue, verb: str) -> None:
    for kind in ("head", "tail"):
        for colour in COLOURS:
            catalogue.add(verb, piece=kind, colour=colour)
    for pair in PAIR_NAMES:
        catalogue.add(verb, piece="body", colours=list(pair))
