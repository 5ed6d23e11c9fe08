"""What holds of the decisions that are due inside a turn."""

from __future__ import annotations

from sunstone.core.position import require
from sunstone.games.tzolkin.catalogue import GEAR_TOP
from sunstone.games.tzolkin.pending import (
    ACTION,
    BY_UXMAL_4,
    CONSTRUCTION,
    DEVOTION,
    EFFECT,
    FOR_TWO_TEMPLES,
    FREE_TECH,
    HARVEST,
    MARKET,
    PAID_TECH,
    PAYMENT,
    RISE,
    SAVING,
    TREASURE,
    USE_ANY,
    a_of,
    b_of,
    c_of,
    kind_of,
)
from sunstone.games.tzolkin.position import TzolkinPosition


def check_pending(s: TzolkinPosition) -> None:
    """Every decision on the stack has numbers it can have, and the next one leaves a choice."""
    for packed in s.stack:
        require(_possible(s, packed), "tzolkin_pending")
    if s.stack:
        top = kind_of(s.stack[-1])
        # What leaves no choice is carried out at once, so it never waits on top.
        require(top != EFFECT, "tzolkin_pending")
        if top in (PAYMENT, HARVEST, SAVING):
            require(len(s.legal()) > 1, "tzolkin_pending")


def _possible(s: TzolkinPosition, packed: int) -> bool:
    kind, a, b, c = kind_of(packed), a_of(packed), b_of(packed), c_of(packed)
    if kind == ACTION:
        return a <= 4 and b <= GEAR_TOP[a] and c == 0
    if kind == HARVEST:
        return 2 <= a <= 5 and b == 0 and c == 0
    if kind == PAYMENT:
        return 1 <= a <= 3 and b <= FOR_TWO_TEMPLES and c <= 3
    if kind in (RISE, TREASURE, FREE_TECH):
        return 1 <= a <= 2 and b == 0 and c == 0
    if kind == PAID_TECH:
        return 1 <= a <= 2 and b <= 1 and c == 0
    if kind == CONSTRUCTION:
        return a <= BY_UXMAL_4 and b <= 1 and c <= 1
    if kind == SAVING:
        return a < BY_UXMAL_4 and b < len(s.display) and s.display[b] >= 0 and c <= 1
    if kind == MARKET:
        return a & ~14 == 0 and b & ~14 == 0 and a & b == 0 and c == 0
    if kind == USE_ANY:
        return a <= 1 and b == 0 and c == 0
    if kind == DEVOTION:
        return a == 0 and b == 0 and c == 0
    return kind == EFFECT and a <= 9 and b <= 15 and 1 <= c <= 99
