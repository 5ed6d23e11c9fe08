"""The names of things, in the order of their ints."""

from __future__ import annotations

from typing import Final

GEARS: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN_ITZA: Final = 4
START_SPACE: Final = 5
"""Not a wheel, but a place to put a worker on."""
PLACES: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza", "start")

GOODS: Final = ("corn", "wood", "stone", "gold", "skull")
CORN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
SKULL: Final = 4

TEMPLES: Final = ("chaac", "quetzalcoatl", "kukulkan")

TECHNOLOGIES: Final = ("agriculture", "extraction", "architecture", "theology")
AGRICULTURE: Final = 0
EXTRACTION: Final = 1
ARCHITECTURE: Final = 2
THEOLOGY: Final = 3
TOP_LEVEL: Final = 3

# Where points come from during the game.
SOURCES: Final = ("buildings", "architecture", "chichen_itza", "temples", "hunger")
BY_BUILDINGS: Final = 0
BY_ARCHITECTURE: Final = 1
BY_CHICHEN_ITZA: Final = 2
BY_TEMPLES: Final = 3
BY_HUNGER: Final = 4

KINDS: Final = ("farm", "civic", "tomb", "shrine")

START_STEP: Final = 1
"""The light step of every temple, where all begin."""


def block_bags(size: int) -> list[list[int]]:
    """Every bag of so many blocks, as kinds in rising order."""
    if size == 0:
        return [[]]
    return [
        [kind, *rest] for kind in (WOOD, STONE, GOLD) for rest in block_bags(size - 1) if not rest or rest[0] >= kind
    ]
