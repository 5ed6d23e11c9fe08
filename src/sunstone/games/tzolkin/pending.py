"""Decisions that are due inside a turn, on a stack: the last one is next. A frame is a kind with some numbers."""

from __future__ import annotations

from typing import Final

# A worker was taken: which action is used?  a = gear, b = position.
ACTION: Final = 1
# Any action of four wheels for one corn.  a = 1 if it may be left.
USE_ANY: Final = 2
# Palenque 2 to 5.  a = action.
HARVEST: Final = 3
# Steps up in temples of choice.  a = how many different temples.
RISE: Final = 4
# Blocks of choice to pay.  a = how many, b = what for, c = more of that.
PAYMENT: Final = 5
# Blocks of choice to take.  a = how many.
TREASURE: Final = 6
# Technology for blocks.  a = how many advances are left, b = 1 if it may be left.
PAID_TECH: Final = 7
# Technology for nothing.  a = how many advances are left.
FREE_TECH: Final = 8
# A building or monument.  a = which action, b = 1 if it may be left, c = 1 if architecture was used already.
CONSTRUCTION: Final = 9
# Which block architecture saves.  a = which action, b = slot.
SAVING: Final = 10
# Market.  a = kinds sold (bits), b = kinds bought (bits).
MARKET: Final = 11
# Theology after Chichen Itza: a block for a step up.
DEVOTION: Final = 12
# An effect of a tile.  a = kind, b = what, c = how much.
EFFECT: Final = 13

FRAMES: Final = (
    "",
    "action",
    "use_any",
    "harvest",
    "rise",
    "payment",
    "treasure",
    "paid_tech",
    "free_tech",
    "construction",
    "saving",
    "market",
    "devotion",
    "effect",
)

# What a payment is for.
FOR_TECH: Final = 0
FOR_TWO_TEMPLES: Final = 1
FOR_DEVOTION: Final = 2

# Which action lets one build.
BY_TIKAL_2: Final = 0
BY_TIKAL_4: Final = 1
BY_TIKAL_4_AGAIN: Final = 2
BY_UXMAL_4: Final = 3


def frame(kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """A frame from its parts."""
    return kind | a << 4 | b << 12 | c << 20


def kind_of(packed: int) -> int:
    """Which decision."""
    return packed & 15


def a_of(packed: int) -> int:
    """The first number."""
    return packed >> 4 & 255


def b_of(packed: int) -> int:
    """The second number."""
    return packed >> 12 & 255


def c_of(packed: int) -> int:
    """The third number."""
    return packed >> 20 & 255
