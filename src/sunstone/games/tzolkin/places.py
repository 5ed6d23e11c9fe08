"""The places of the wheels where a worker can stand, counted through: a set of them is the bits of one number.

Every lesser wheel has eight positions, 0 to 7; those of Chichen Itza, 0 to 10, come last.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sunstone.core.plain import bit
from sunstone.games.tzolkin.names import CHICHEN_ITZA, WHEELS, last_position

POSITIONS: Final = 8
"""Of a lesser wheel."""
LESSER_SET: Final = 0xFF
CHICHEN_ITZA_SET: Final = 0x7FF
"""All positions of a wheel, as bits."""


def place_at(wheel: i64, position: i64) -> i64:
    """The place at a position of a wheel."""
    return POSITIONS * wheel + position


def wheel_of(place: i64) -> i64:
    """The wheel of a place."""
    return place // POSITIONS if place < POSITIONS * CHICHEN_ITZA else CHICHEN_ITZA


def positions_on(places: i64, wheel: i64) -> i64:
    """The positions of one wheel among these places, as bits."""
    return places >> POSITIONS * wheel & (CHICHEN_ITZA_SET if wheel == CHICHEN_ITZA else LESSER_SET)


def lowest_free(occupied: i64, wheel: i64) -> i64:
    """The lowest position of a wheel that is not among these places; -1 if there is none."""
    every: i64 = CHICHEN_ITZA_SET if wheel == CHICHEN_ITZA else LESSER_SET
    positions = occupied >> POSITIONS * wheel & every
    if positions == every:
        return -1
    position: i64 = 0
    while positions & 1:
        positions >>= 1
        position += 1
    return position


def _last_places() -> int:
    out = 0
    for wheel in range(len(WHEELS)):
        out |= bit(place_at(wheel, last_position(wheel)))
    return out


LAST_PLACES: Final = _last_places()
"""Where the next day pushes workers off their wheel."""
