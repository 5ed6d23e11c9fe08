"""The names of things, in the order of their ints."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = ("rite", "develop", "migrate", "hunt")
RITE: Final = 0
DEVELOP: Final = 1
MIGRATE: Final = 2
HUNT: Final = 3
REST: Final = 4
"""Not a column, but a place to put a figure on."""
NOWHERE: Final = -1
SPACES: Final = ("rite", "develop", "migrate", "hunt", "rest")

FIGURES: Final = ("chief", "tribe")
CHIEF_FIGURE: Final = 0

# Cards. A face is a card as one sees it: three kinds of starting card, six of tribe card, forty culture cards.
STARTING: Final = ("tribesman", "tribeswoman", "brave")
TRIBESWOMAN: Final = 1
BRAVE: Final = 2
FURTHER_TRIBES: Final = ("tribe-6",)
"""A kind of tribe card we do not know of: an owner's box may have it."""
TRIBE: Final = ("elder", "craftswoman", "scout", "hunter", "shaman", *FURTHER_TRIBES)
FIRST_TRIBE: Final = 3
FIRST_CULTURE: Final = 9
CULTURE: Final = tuple(f"cu{era}-{number:02d}" for era in (1, 2) for number in range(1, 21))
FACES: Final = (*STARTING, *TRIBE, *CULTURE)
FACE_COUNT: Final = 49

ANIMALS: Final = ("mammoth", "rhino", "megatherium", "smilodon", "glyptodon", "elk", "argentavis")
ARGENTAVIS: Final = 6
"""The wild one: it joins any set."""

STONES: Final = tuple(f"ss{era}-{number:02d}" for era in (1, 2) for number in range(1, 11))
FIRST_STONE_ERA_2: Final = 10

CHIEFS: Final = ("tuskbreaker", "stonecarver", "seeinghand", "firewolf", "thunderclaw")
SIDES: Final = ("a", "b")

SETUP_CARDS: Final = ("su-1", "su-2", "su-3", "su-4", "su-5")

FURTHER_LANDS: Final = ("land-7", "land-8")
"""Lands we do not know of: an owner's box may have them."""
TERRAINS: Final = ("start", "glacier", "forest", "steppe", "lake", "mountain", "tundra", "canyon", *FURTHER_LANDS)
START_HEX: Final = 0
GLACIER: Final = 1
FIRST_LAND: Final = 2

BOARDS: Final = ("mb-a", "mb-b", "mb-c", "mb-d")
SPACES_A_BOARD: Final = 8

GLACIER_TOKENS: Final = tuple(f"gt-{number:02d}" for number in range(1, 11))
REST_TOKENS: Final = tuple(f"rt-{number}" for number in range(1, 6))

TRACKS: Final = ("offering", "honour")
OFFERING: Final = 0
HONOUR: Final = 1
OFFERING_LEVELS: Final = tuple(f"level-{level}" for level in range(1, 17))
"""As many as there can be."""

ZONES: Final = ("hand", "discard", "played")
IN_HAND: Final = 0
IN_DISCARD: Final = 1
IN_PLAY: Final = 2

# Where points come from during the game.
SOURCES: Final = ("stones", "megaliths", "totems", "rewards")
BY_STONES: Final = 0
BY_MEGALITHS: Final = 1
BY_TOTEMS: Final = 2
BY_REWARDS: Final = 3

CULTURE_SLOTS: Final = 8
HALF_STONES: Final = 7
"""Places in each half of the sacred-stone display."""

CAMPS: Final = 5
SETTLEMENTS: Final = 3
MEGALITHS: Final = 10
NEUTRAL_MEGALITHS: Final = 2
STONE_SLOTS: Final = 3
ROUNDS: Final = 4
TURNS: Final = 3

# What is being decided.
CHIEF_PHASE: Final = 0
SIDE_PHASE: Final = 1
SETUP_PHASE: Final = 2
ACTION_PHASE: Final = 3
ECLIPSE_PHASE: Final = 4
PREPARATION_PHASE: Final = 5
PHASES: Final = ("chief", "side", "setup", "action", "eclipse", "preparation")

# Where a turn stands.
CULTURE_STAGE: Final = 0
TOP_STAGE: Final = 1
MIDDLE_STAGE: Final = 2
BOTTOM_STAGE: Final = 3
WRAP_STAGE: Final = 4
REST_DRAW_STAGE: Final = 5
REST_TIP_STAGE: Final = 6
PILE_STAGE: Final = 7
STAGES: Final = ("culture", "top", "middle", "bottom", "wrap", "rest_draw", "rest_tip", "pile")

NOBODY: Final = -1
NEUTRAL: Final = 4
"""The owner of the grey megaliths."""
SPECIES: Final = 7
LAST_ROUND_ERA_1: Final = 2

# What something costs.
RECRUIT_PRICE: Final = 0
CULTURE_PRICE: Final = 1
CAMP_PRICE: Final = 2
MOVE_PRICE: Final = 3
REVEAL_PRICE: Final = 4
HUNT_PRICE: Final = 5
RITE_PRICE: Final = 6
SETTLE_PRICE: Final = 7
NO_PRICE: Final = 8
"""What costs nothing, or has a price of its own."""
PRICES: Final = ("recruit", "culture", "camp", "move", "reveal", "hunt", "rite", "settle")


def is_culture(face: int) -> bool:
    """Whether a card is a culture card; the others are tribe cards, starting cards included."""
    return face >= FIRST_CULTURE
