"""Every action of Endless Winter. The first int of each verb is a constant here; the catalogue is built to match."""

from __future__ import annotations

from typing import Final

from sunstone.core.actions import Catalogue
from sunstone.games.endless_winter.geometry import HEXES, JUNCTIONS, PLACES, STEPS, WHERE, place_name
from sunstone.games.endless_winter.names import (
    ANIMALS,
    CHIEFS,
    FACES,
    FIGURES,
    SETUP_CARDS,
    SIDES,
    SPACES,
    TRACKS,
    TRIBE,
    ZONES,
)

CHIEF: Final = 0
SIDE: Final = 5
SETUP: Final = 7
PLACE: Final = 12
PLAY: Final = 22
USE: Final = 70
USE_CHIEF: Final = 118
USE_TOKEN: Final = 119
TAKE_TOKEN: Final = 120
NEXT_TOKEN: Final = 121
SPEND: Final = 122
RECRUIT: Final = 123
CULTURE: Final = 128
CAMP: Final = 136
MOVE: Final = 137
REVEAL: Final = 221
HUNT: Final = 222
HUNT_NOTHING: Final = 229
PAY: Final = 230
STONE: Final = 231
SETTLE: Final = 245
TIP: Final = 263
BURY: Final = 270
DISCARD: Final = 414
PILE: Final = 462
MEGALITH: Final = 510
TAKE: Final = 714
IDOL: Final = 717
CLAIM: Final = 719
PART: Final = 738
BOARD: Final = 742
NEXT: Final = 749
DONE: Final = 750
END: Final = 751
ACTIONS: Final = 752

TAKE_CARD: Final = 714
TAKE_TOOL: Final = 715
TAKE_FOOD: Final = 716
TAKEN: Final = ("card", "tool", "food")
BOARD_ITEMS: Final = ("village", "slot-1", "slot-2", "slot-3", "slot-4", "slot-5", "stones")
"""What a player board gives in the eclipse: for each village, for empty megalith slots, for sacred stones."""

CULTURE_SLOTS: Final = 8
HALF_STONES: Final = 7
"""Places in each half of the sacred-stone display."""


def build() -> Catalogue:
    """The catalogue."""
    catalogue = Catalogue()
    _add_setup(catalogue)
    _add_turn(catalogue)
    _add_sections(catalogue)
    _add_cards(catalogue)
    _add_rewards(catalogue)
    for verb in ("next", "done", "end"):
        catalogue.add(verb)
    assert len(catalogue) == ACTIONS
    return catalogue


def _add_setup(catalogue: Catalogue) -> None:
    for chief in CHIEFS:
        catalogue.add("chief", chief=chief)
    for side in SIDES:
        catalogue.add("side", side=side)
    for card in SETUP_CARDS:
        catalogue.add("setup", card=card)


def _add_turn(catalogue: Catalogue) -> None:
    """Placing a figure, playing cards and using abilities."""
    add = catalogue.add
    for figure in FIGURES:
        for space in SPACES:
            add("place", figure=figure, space=space)
    for face in FACES:
        add("play", card=face)
    for face in FACES:
        add("use", card=face)
    add("use", card="chief")
    add("use", card="token")
    for which in ("top", "next"):
        add("token", which=which)
    add("spend")


def _add_sections(catalogue: Catalogue) -> None:
    """The sections of the four columns."""
    add = catalogue.add
    for kind in TRIBE:
        add("recruit", tribe=kind)
    for slot in range(1, CULTURE_SLOTS + 1):
        add("culture", slot=slot)
    add("camp")
    for start, end in STEPS:
        add("move", start=start, end=end)
    add("reveal")
    for animal in (*ANIMALS, "nothing"):
        add("hunt", animal=animal)
    add("pay")
    for slot in range(1, 2 * HALF_STONES + 1):
        add("stone", slot=slot)
    for hexes in JUNCTIONS:
        add("settle", hexes=list(hexes))
    for animal in ANIMALS:
        add("tip", animal=animal)


def _add_cards(catalogue: Catalogue) -> None:
    """Cards that leave the hand or the table."""
    add = catalogue.add
    for zone in ZONES:
        for face in FACES:
            add("bury", zone=zone, card=face)
    for face in FACES:
        add("discard", card=face)
    for face in FACES:
        add("pile", card=face)


def _add_rewards(catalogue: Catalogue) -> None:
    """Rewards and the lesser ones in their place."""
    add = catalogue.add
    for place in range(PLACES):
        add("megalith", place=place_name(place), level=WHERE[place][0])
    for what in TAKEN:
        add("take", reward=what)
    for track in TRACKS:
        add("idol", track=track)
    for place in range(HEXES):
        add("claim", hex=place)
    for number in range(1, 5):
        add("part", number=number)
    for item in BOARD_ITEMS:
        add("board", item=item)
