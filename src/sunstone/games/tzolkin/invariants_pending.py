"""What holds of the decisions that are due inside a turn."""

from __future__ import annotations

from sunstone.core.dump_reader import require
from sunstone.games.tzolkin.buildings import skill
from sunstone.games.tzolkin.catalogue import GEAR_TOP
from sunstone.games.tzolkin.names import THEOLOGY
from sunstone.games.tzolkin.pending import (
    ACTION,
    BY_TIKAL_2,
    BY_TIKAL_4_AGAIN,
    BY_UXMAL_4,
    CONSTRUCTION,
    DEVOTION,
    EFFECT,
    FOR_TECH,
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
    frame,
    kind_of,
)
from sunstone.games.tzolkin.position import TzolkinPosition
from sunstone.games.tzolkin.technologies import advance_cost


def check_pending(s: TzolkinPosition) -> None:
    """Every decision on the stack can be there, and the next one leaves a choice."""
    if not s.stack:
        return
    for place in range(len(s.stack) - 1):
        packed = s.stack[place]
        require(_can_wait(s, packed, s.stack[place + 1]), "tzolkin_pending")
        require(s.stack.count(packed) <= _most(s, packed), "tzolkin_pending")
    top = s.stack[-1]
    require(_possible(s, top), "tzolkin_pending")
    # What leaves no choice is carried out at once, so it never waits on top.
    if kind_of(top) in (PAYMENT, HARVEST, SAVING):
        require(len(s.legal()) > 1, "tzolkin_pending")
    if kind_of(top) == ACTION:
        require(len(s.stack) == 1, "tzolkin_pending")
    if kind_of(top) == PAYMENT and b_of(top) == FOR_TWO_TEMPLES:
        require(len(s.stack) > 1 and s.stack[-2] == frame(RISE, 2), "tzolkin_pending")


def _can_wait(s: TzolkinPosition, packed: int, above: int) -> bool:
    """Whether a decision can wait below another one: a second advance or building, or what a tile still gives."""
    kind = kind_of(packed)
    if kind == RISE:
        return packed == frame(RISE, 2) and kind_of(above) == PAYMENT and b_of(above) == FOR_TWO_TEMPLES
    if kind == DEVOTION:
        devout = s.levels[s.seat * 4 + THEOLOGY] >= 2
        return devout and packed == frame(DEVOTION) and above == frame(TREASURE, 1)
    if kind == EFFECT:
        return _most(s, packed) > 0
    if kind == CONSTRUCTION:
        return packed in (frame(CONSTRUCTION, BY_TIKAL_4_AGAIN, 1), frame(CONSTRUCTION, BY_TIKAL_4_AGAIN, 1, 1))
    return packed in (frame(PAID_TECH, 1, 1), frame(FREE_TECH, 1))


def _most(s: TzolkinPosition, packed: int) -> int:
    """How often a decision can wait: an effect once for every tile that has it, a second building of Tikal 4 also
    where the first one brought another visit to Tikal, the others once."""
    if kind_of(packed) == CONSTRUCTION:
        return 2
    if kind_of(packed) != EFFECT:
        return 1
    found = 0
    for tile in s.built[s.seat]:
        for effect in s.box.buildings[tile].effects:
            if packed == frame(EFFECT, effect.kind, effect.what, effect.amount):
                found += 1
    return found


def _possible(s: TzolkinPosition, packed: int) -> bool:
    """Whether a decision can be the one that is due."""
    kind, a, b, c = kind_of(packed), a_of(packed), b_of(packed), c_of(packed)
    if kind == ACTION:
        return a <= 4 and b <= GEAR_TOP[a] and c == 0
    if kind == HARVEST:
        return 2 <= a <= 5 and b == 0 and c == 0
    if kind == PAYMENT:
        if b == FOR_TECH:
            return c <= 3 and a == advance_cost(s, s.seat, c)
        return packed == frame(PAYMENT, 1, FOR_TWO_TEMPLES)
    if kind in (RISE, TREASURE, FREE_TECH):
        return 1 <= a <= 2 and b == 0 and c == 0
    if kind == PAID_TECH:
        return c == 0 and ((b == 0 and 1 <= a <= 2) or (b == 1 and a == 1))
    if kind == CONSTRUCTION:
        if a == BY_TIKAL_4_AGAIN:
            return b == 1 and c <= 1
        return a <= BY_UXMAL_4 and c == 0 and (b == 0 or (b == 1 and a == BY_TIKAL_2))
    if kind == SAVING:
        shown = b < len(s.display) and s.display[b] >= 0
        return a < BY_UXMAL_4 and shown and c == 0 and skill(s, s.seat) >= 3
    if kind == MARKET:
        return a & ~14 == 0 and b & ~14 == 0 and a & b == 0 and c == 0
    if kind == USE_ANY:
        return a <= 1 and b == 0 and c == 0
    return packed == frame(DEVOTION) and s.levels[s.seat * 4 + THEOLOGY] >= 2
