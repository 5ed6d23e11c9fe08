"""Every action of Endless Winter. The first int of each verb is a constant here; the catalogue is built to match."""

from __future__ import annotations

from typing import Final

from sunstone.core.catalogue import Catalogue
from sunstone.games.endless_winter import effects, geometry, names

CHIEF: Final = 0
SIDE: Final = 5
SETUP: Final = 7
PLACE: Final = 12
PLAY: Final = 22
USE: Final = 71
USE_CHIEF: Final = 120
USE_TOKEN: Final = 121
TAKE_TOKEN: Final = 122
NEXT_TOKEN: Final = 123
SPEND: Final = 124
RECRUIT: Final = 125
CULTURE: Final = 131
CAMP: Final = 139
MOVE: Final = 140
REVEAL: Final = 224
HUNT: Final = 225
HUNT_NOTHING: Final = 232
PAY: Final = 233
STONE: Final = 234
SETTLE: Final = 248
USE_ANIMAL: Final = 266
GIVE: Final = 273
BURY: Final = 280
DISCARD: Final = 427
PILE: Final = 476
MEGALITH: Final = 525
TAKE: Final = 729
IDOL: Final = 732
CLAIM: Final = 734
PART: Final = 753
BOARD: Final = 759
NEXT: Final = 766
DONE: Final = 767
END: Final = 768
ACTIONS: Final = 769

TAKE_CARD: Final = 729
TAKE_TOOL: Final = 730
TAKE_FOOD: Final = 731
TAKEN: Final = ("card", "tool", "food")
BOARD_ITEMS: Final = ("village", "slot-1", "slot-2", "slot-3", "slot-4", "slot-5", "stones")
"""What a player board gives in the eclipse: for each village, for empty megalith slots, for sacred stones."""


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
    for chief in names.CHIEFS:
        catalogue.add("chief", chief=chief)
    for side in names.SIDES:
        catalogue.add("side", side=side)
    for card in names.SETUP_CARDS:
        catalogue.add("setup", card=card)


def _add_turn(catalogue: Catalogue) -> None:
    """Placing a figure, playing cards and using abilities."""
    add = catalogue.add
    for figure in names.FIGURES:
        for space in names.SPACES:
            add("place", figure=figure, space=space)
    for face in names.FACES:
        add("play", card=face)
    for face in names.FACES:
        add("use", card=face)
    add("use", card="chief")
    add("use", card="token")
    for which in ("top", "next"):
        add("token", which=which)
    add("spend")


def _add_sections(catalogue: Catalogue) -> None:
    """The sections of the four columns."""
    add = catalogue.add
    for kind in names.TRIBE:
        add("recruit", tribe=kind)
    for slot in range(1, names.CULTURE_SLOTS + 1):
        add("culture", slot=slot)
    add("camp")
    for start, end in geometry.STEPS:
        add("move", start=start, end=end)
    add("reveal")
    for animal in (*names.ANIMALS, "nothing"):
        add("hunt", animal=animal)
    add("pay")
    for slot in range(1, 2 * names.HALF_STONES + 1):
        add("stone", slot=slot)
    for hexes in geometry.JUNCTIONS:
        add("settle", hexes=list(hexes))
    for animal in names.ANIMALS:
        add("tip", animal=animal)
    for animal in names.ANIMALS:
        add("give", animal=animal)


def _add_cards(catalogue: Catalogue) -> None:
    """Cards that leave the hand or the table."""
    add = catalogue.add
    for zone in names.ZONES:
        for face in names.FACES:
            add("bury", zone=zone, card=face)
    for face in names.FACES:
        add("discard", card=face)
    for face in names.FACES:
        add("pile", card=face)


def _add_rewards(catalogue: Catalogue) -> None:
    """Rewards and the lesser ones in their place."""
    add = catalogue.add
    for place in range(geometry.PLACES):
        add("megalith", place=geometry.place_name(place), level=geometry.WHERE[place][0])
    for what in TAKEN:
        add("take", reward=what)
    for track in names.TRACKS:
        add("idol", track=track)
    for place in range(geometry.HEXES):
        add("claim", hex=place)
    for number in range(1, effects.MOST_PARTS + 1):
        add("part", number=number)
    for item in BOARD_ITEMS:
        add("board", item=item)
