"""The names of things, in the order of their ints."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

WHEELS: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza")
PALENQUE: Final = 0
YAXCHILAN: Final = 1
TIKAL: Final = 2
UXMAL: Final = 3
CHICHEN_ITZA: Final = 4
START_SPACE: Final = 5
"""Not a wheel, but a place to put a worker on."""
PLACES: Final = ("palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza", "start")

LESSER_WHEELS: Final = 4
"""All but Chichen Itza."""


def teeth_of(wheel: i64) -> i64:
    """How many teeth a wheel has; workers stand between them."""
    return 13 if wheel == CHICHEN_ITZA else 10


def last_position(wheel: i64) -> i64:
    """The last position from which a worker can be taken; beyond it the calendar pushes workers off."""
    return 10 if wheel == CHICHEN_ITZA else 7


def last_action(wheel: i64) -> i64:
    """The number of a wheel's last action; on the positions beyond it any action is free to choose."""
    return 9 if wheel == CHICHEN_ITZA else 5


GOODS: Final = ("corn", "wood", "stone", "gold", "skull")
CORN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
SKULL: Final = 4

TEMPLES: Final = ("chaac", "quetzalcoatl", "kukulkan")
CHAAC: Final = 0
QUETZALCOATL: Final = 1
KUKULKAN: Final = 2

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
    """Every combination of this many blocks, as kinds in rising order."""
    if size == 0:
        return [[]]
    return [
        [kind, *rest] for kind in (WOOD, STONE, GOLD) for rest in block_bags(size - 1) if not rest or rest[0] >= kind
    ]
