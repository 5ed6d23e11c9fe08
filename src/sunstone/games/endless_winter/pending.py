"""Decisions and effects that are due, on a stack: the last one is next. A frame is a kind with some numbers."""

from __future__ import annotations

from typing import Final

# The parts of an ability that are still to be carried out.  a = ability, b = parts left (bits).
GROUP: Final = 1
# The gains behind a guard that are still to be carried out.  a = ability, b = gains left (bits), c = part.
GAINS: Final = 2
# An exchange that may be made.  a = ability, c = part.
EXCHANGE: Final = 3
# A reward of the ladder.  a = which gain, b = how many, c = 1 if a lesser one may be taken even in the preparation.
REWARD: Final = 4
# A second megalith on one of the spaces an arrow points to.  a = the cell of the start space.
ARROW: Final = 5
# Camp moves.  b = how many.
MOVES: Final = 6
# Cards to bury.  a = 1 if it is a price, b = how many, c = 1 if it must be done.
BURIES: Final = 7
# Tribe cards to take.  a = 1 if to the discard pile, b = how many, c = 1 if the rite's burial follows.
RECRUITS: Final = 8
# Culture cards to take.  b = how many.
CULTURES: Final = 9
# Animals to take from the hunting ground.  b = how many.
HUNTS: Final = 10
# Animals to reveal.  b = how many.
REVEALS: Final = 11
# Animals to use.  b = how many.
TIPS: Final = 12
# A sacred stone to take.
STONE: Final = 13
# A settlement to place without paying food.
SETTLEMENT: Final = 14
# Cards to discard as a price.  b = how many.
DISCARDS: Final = 15
# Which rest token, if any.
TOKEN: Final = 16
# Which card of the eclipse pile is next.
ECLIPSE_CARDS: Final = 17
# Which hex of the land is next.
CLAIMS: Final = 18
# Which reward of the player board is next.  a = megalith slots left and the stones (bits), b = villages left.
BOARD: Final = 19
# Which glacier token of a new settlement is next.  a = junction, b = which of its hexes are left (bits).
GLACIERS: Final = 20
# Animals to give as a price.  a = any, of the same or of different species, b = how many, c = species given (bits).
GIVES: Final = 21
# Which place of the turn order is rewarded.  b = places (bits).
ORDER_REWARD: Final = 22

FRAMES: Final = (
    "",
    "group",
    "gains",
    "exchange",
    "reward",
    "arrow",
    "moves",
    "buries",
    "recruits",
    "cultures",
    "hunts",
    "reveals",
    "tips",
    "stone",
    "settlement",
    "discards",
    "token",
    "eclipse_cards",
    "claims",
    "board",
    "glaciers",
    "gives",
    "order_reward",
)


def frame(kind: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """A frame from its parts."""
    return kind | a << 5 | b << 15 | c << 23


def kind_of(packed: int) -> int:
    """Which decision."""
    return packed & 31


def a_of(packed: int) -> int:
    """The first number."""
    return packed >> 5 & 1023


def b_of(packed: int) -> int:
    """The second number."""
    return packed >> 15 & 255


def c_of(packed: int) -> int:
    """The third number."""
    return packed >> 23 & 255
