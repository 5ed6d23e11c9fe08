"""Every action of Endless Winter. The first int of each verb is a constant here; the catalogue is built to match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

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
    for verb, field, values in _verbs():
        if field == "":
            catalogue.add(verb)
        for value in values:
            catalogue.add(verb, **(value if isinstance(value, dict) else {field: value}))
    assert len(catalogue) == ACTIONS
    return catalogue


def _verbs() -> list[tuple[str, str, Sequence[Any]]]:
    """The verbs in order, each with the field it has and its values; several fields as an object."""
    places = [
        {"place": geometry.place_name(place), "level": geometry.WHERE[place][0]} for place in range(geometry.PLACES)
    ]
    return [
        ("chief", "chief", names.CHIEFS),
        ("side", "side", names.SIDES),
        ("setup", "card", names.SETUP_CARDS),
        ("place", "*", [{"figure": figure, "space": space} for figure in names.FIGURES for space in names.SPACES]),
        ("play", "card", names.FACES),
        ("use", "card", (*names.FACES, "chief", "token")),
        ("token", "which", ("top", "next")),
        ("spend", "", ()),
        # The sections of the four columns.
        ("recruit", "tribe", names.TRIBE),
        ("culture", "slot", range(1, names.CULTURE_SLOTS + 1)),
        ("camp", "", ()),
        ("move", "*", [{"start": start, "end": end} for start, end in geometry.STEPS]),
        ("reveal", "", ()),
        ("hunt", "animal", (*names.ANIMALS, "nothing")),
        ("pay", "", ()),
        ("stone", "slot", range(1, 2 * names.HALF_STONES + 1)),
        ("settle", "hexes", [list(hexes) for hexes in geometry.JUNCTIONS]),
        ("tip", "animal", names.ANIMALS),
        ("give", "animal", names.ANIMALS),
        # Cards that leave the hand or the table.
        ("bury", "*", [{"zone": zone, "card": face} for zone in names.ZONES for face in names.FACES]),
        ("discard", "card", names.FACES),
        ("pile", "card", names.FACES),
        # Rewards and the lesser ones in their place.
        ("megalith", "*", places),
        ("take", "reward", TAKEN),
        ("idol", "track", names.TRACKS),
        ("claim", "hex", range(geometry.HEXES)),
        ("part", "number", range(1, effects.MOST_PARTS + 1)),
        ("board", "item", BOARD_ITEMS),
        ("next", "", ()),
        ("done", "", ()),
        ("end", "", ()),
    ]
