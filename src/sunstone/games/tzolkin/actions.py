"""The actions of the five wheels: which can be done, and doing them."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.tzolkin import palenque, yaxchilan
from sunstone.games.tzolkin.buildings import can_build_any, can_build_monument
from sunstone.games.tzolkin.events import ACTED, OFFERED_SKULL
from sunstone.games.tzolkin.goods import new_worker, pay, score
from sunstone.games.tzolkin.names import (
    BY_CHICHEN_ITZA,
    CORN,
    GEARS,
    PALENQUE,
    SKULL,
    THEOLOGY,
    TIKAL,
    UXMAL,
    YAXCHILAN,
)
from sunstone.games.tzolkin.pending import (
    BY_TIKAL_2,
    BY_TIKAL_4,
    BY_UXMAL_4,
    CONSTRUCTION,
    DEVOTION,
    FOR_TWO_TEMPLES,
    MARKET,
    PAID_TECH,
    PAYMENT,
    RISE,
    TREASURE,
    USE_ANY,
    frame,
)
from sunstone.games.tzolkin.position import TzolkinPosition
from sunstone.games.tzolkin.reasons import (
    LEGAL,
    NO_BLOCKS,
    NO_CORN_UXMAL,
    NO_SKULL,
    NO_TILES,
    NOTHING_TO_BUILD,
    SKULL_THERE,
)
from sunstone.games.tzolkin.technologies import can_advance
from sunstone.games.tzolkin.temples import rise

TEMPLE_PRICE = 3
"""Uxmal 1: corn for a step up."""


def why_not_use(s: TzolkinPosition, gear: int, action: int, corn: int) -> int:
    """Whether the seat can do an action with so much corn left after what it paid to come there."""
    seat = s.seat
    if gear == PALENQUE:
        return LEGAL if palenque.can_use(s, seat, action) else NO_TILES
    if gear == YAXCHILAN:
        return LEGAL
    if gear == TIKAL:
        return _why_not_tikal(s, action)
    if gear == UXMAL:
        return _why_not_uxmal(s, action, corn)
    if s.goods[seat * 5 + SKULL] == 0:
        return NO_SKULL
    return SKULL_THERE if s.skull_spaces >> action & 1 else LEGAL


def _why_not_tikal(s: TzolkinPosition, action: int) -> int:
    seat = s.seat
    if action in (1, 3):
        return LEGAL if can_advance(s, seat) else NO_BLOCKS
    if action == 5:
        return LEGAL if s.blocks(seat) > 0 else NO_BLOCKS
    if can_build_any(s, seat, BY_TIKAL_2, True, 0):
        return LEGAL
    return LEGAL if action == 4 and can_build_monument(s, seat) else NOTHING_TO_BUILD


def _why_not_uxmal(s: TzolkinPosition, action: int, corn: int) -> int:
    if action == 1:
        return LEGAL if corn >= TEMPLE_PRICE else NO_CORN_UXMAL
    if action == 4:
        return LEGAL if can_build_any(s, s.seat, BY_UXMAL_4, True, corn) else NOTHING_TO_BUILD
    if action == 5:
        return LEGAL if corn >= 1 else NO_CORN_UXMAL
    return LEGAL


def use(s: TzolkinPosition, gear: int, action: int, cost: int) -> None:
    """Do an action; `cost` is the corn that was paid to come to it, and is only told."""
    if s.events is not None:
        s.events.append(Event(ACTED, s.seat, {"gear": GEARS[gear], "action": action, "cost": cost}))
    if gear == PALENQUE:
        palenque.use(s, action)
    elif gear == YAXCHILAN:
        yaxchilan.use(s, action)
    elif gear == TIKAL:
        _use_tikal(s, action)
    elif gear == UXMAL:
        _use_uxmal(s, action)
    else:
        _use_chichen_itza(s, action)


def _use_tikal(s: TzolkinPosition, action: int) -> None:
    if action == 1:
        s.stack.append(frame(PAID_TECH, 1))
    elif action == 2:
        s.stack.append(frame(CONSTRUCTION, BY_TIKAL_2))
    elif action == 3:
        s.stack.append(frame(PAID_TECH, 2))
    elif action == 4:
        s.stack.append(frame(CONSTRUCTION, BY_TIKAL_4))
    else:
        s.stack.append(frame(RISE, 2))
        s.stack.append(frame(PAYMENT, 1, FOR_TWO_TEMPLES))


def _use_uxmal(s: TzolkinPosition, action: int) -> None:
    if action == 1:
        pay(s, s.seat, CORN, TEMPLE_PRICE)
        s.stack.append(frame(RISE, 1))
    elif action == 2:
        s.stack.append(frame(MARKET))
    elif action == 3:
        new_worker(s, s.seat)
    elif action == 4:
        s.stack.append(frame(CONSTRUCTION, BY_UXMAL_4))
    else:
        s.stack.append(frame(USE_ANY))


def _use_chichen_itza(s: TzolkinPosition, action: int) -> None:
    """Leave a skull on the space for good: points, a step up, perhaps a block; then devotion may follow."""
    seat = s.seat
    s.goods[seat * 5 + SKULL] -= 1
    s.skull_spaces |= 1 << action
    if s.events is not None:
        s.events.append(Event(OFFERED_SKULL, seat, {"action": action}))
    score(s, seat, s.box.space_points[action], BY_CHICHEN_ITZA)
    rise(s, seat, s.box.space_temple[action])
    if s.levels[seat * 4 + THEOLOGY] >= 2:
        s.stack.append(frame(DEVOTION))
    if s.box.space_blocks[action] > 0:
        s.stack.append(frame(TREASURE, s.box.space_blocks[action]))


def use_any(s: TzolkinPosition, gear: int, action: int) -> None:
    """Uxmal 5, or a building that does the same: one corn for any action of the four lesser wheels."""
    pay(s, s.seat, CORN, 1)
    use(s, gear, action, 1)


def why_not_use_any(s: TzolkinPosition, gear: int, action: int) -> int:
    """Whether an action of the four lesser wheels can be bought for one corn."""
    corn = s.goods[s.seat * 5]
    if corn < 1:
        return NO_CORN_UXMAL
    return why_not_use(s, gear, action, corn - 1)
