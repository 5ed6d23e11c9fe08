"""Buildings and monuments: what can be built by which action, what it costs, and architecture's help."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.tzolkin.box import Effect
from sunstone.games.tzolkin.catalogue import BUILD, BUILD_PLAIN, MONUMENT, SAVE
from sunstone.games.tzolkin.events import BUILT, BUILT_MONUMENT
from sunstone.games.tzolkin.goods import gain, pay, score
from sunstone.games.tzolkin.names import ARCHITECTURE, BY_ARCHITECTURE, CORN
from sunstone.games.tzolkin.pending import (
    BY_TIKAL_4,
    BY_TIKAL_4_AGAIN,
    BY_UXMAL_4,
    CONSTRUCTION,
    EFFECT,
    SAVING,
    a_of,
    b_of,
    c_of,
    frame,
)
from sunstone.games.tzolkin.position import TzolkinPosition
from sunstone.games.tzolkin.reasons import (
    BUILD_NO_MONUMENT,
    CANNOT_PAY,
    EMPTY_SLOT,
    LEGAL,
    NO_ARCHITECTURE,
    NOT_IN_COST,
    TWIN,
)


def skill(s: TzolkinPosition, seat: int) -> int:
    """The seat's level of architecture."""
    return s.levels[seat * 4 + ARCHITECTURE]


def missing(s: TzolkinPosition, seat: int, building: int) -> int:
    """How many blocks the seat lacks for a building."""
    cost = s.box.buildings[building].cost
    lacking = 0
    for block in range(1, 4):
        short = cost[block] - s.goods[seat * 5 + block]
        if short > 0:
            lacking += short
    return lacking


def corn_price(s: TzolkinPosition, seat: int, building: int) -> int:
    """Uxmal 4: two corn a block; architecture 3 takes two corn off."""
    price = 2 * s.box.buildings[building].blocks
    return max(0, price - 2) if skill(s, seat) >= 3 else price


def can_afford(s: TzolkinPosition, seat: int, building: int, by: int, helped: bool, corn: int) -> bool:
    """Whether the seat can pay for a building, with or without architecture's help."""
    if by == BY_UXMAL_4:
        return corn >= corn_price(s, seat, building)
    lacking = missing(s, seat, building)
    return lacking == 0 or (lacking == 1 and helped and skill(s, seat) >= 3)


def can_build_any(s: TzolkinPosition, seat: int, by: int, helped: bool, corn: int) -> bool:
    """Whether any building on display can be paid."""
    for building in s.display:
        if building >= 0 and can_afford(s, seat, building, by, helped, corn):
            return True
    return False


def can_afford_monument(s: TzolkinPosition, seat: int, monument: int) -> bool:
    """Whether the seat can pay for a monument, which is never helped."""
    cost = s.box.monuments[monument].cost
    for good in range(1, 5):
        if s.goods[seat * 5 + good] < cost[good]:
            return False
    return True


def can_build_monument(s: TzolkinPosition, seat: int) -> bool:
    """Whether any monument can be paid."""
    for monument in s.offered:
        if monument >= 0 and can_afford_monument(s, seat, monument):
            return True
    return False


def _helped(packed: int) -> bool:
    return c_of(packed) == 0


def why_not_build(s: TzolkinPosition, packed: int, slot: int) -> int:
    """Whether the building in a slot can be built, architecture helping where it can."""
    if slot >= len(s.display) or s.display[slot] < 0:
        return EMPTY_SLOT
    if _has_twin_before(s, slot):
        return TWIN
    corn = s.goods[s.seat * 5]
    return LEGAL if can_afford(s, s.seat, s.display[slot], a_of(packed), _helped(packed), corn) else CANNOT_PAY


def _has_twin_before(s: TzolkinPosition, slot: int) -> bool:
    """Whether a building just like this one lies in an earlier slot: the two are one choice."""
    twin = s.box.twins[s.display[slot]]
    for earlier in range(slot):
        if s.display[earlier] >= 0 and s.box.twins[s.display[earlier]] == twin:
            return True
    return False


def why_not_build_plain(s: TzolkinPosition, packed: int, slot: int) -> int:
    """Whether architecture can be saved for the second building of Tikal 4."""
    if a_of(packed) != BY_TIKAL_4 or skill(s, s.seat) == 0:
        return NO_ARCHITECTURE
    if slot >= len(s.display) or s.display[slot] < 0:
        return EMPTY_SLOT
    if _has_twin_before(s, slot):
        return TWIN
    return LEGAL if missing(s, s.seat, s.display[slot]) == 0 else CANNOT_PAY


def why_not_monument(s: TzolkinPosition, packed: int, slot: int) -> int:
    """Whether the monument in a slot can be built: only by Tikal 4, and in place of buildings."""
    if a_of(packed) != BY_TIKAL_4:
        return BUILD_NO_MONUMENT
    if slot >= len(s.offered) or s.offered[slot] < 0:
        return EMPTY_SLOT
    return LEGAL if can_afford_monument(s, s.seat, s.offered[slot]) else CANNOT_PAY


def legal_constructions(s: TzolkinPosition, packed: int, out: list[int]) -> None:
    """Append every building, plain building and monument."""
    for slot in range(len(s.display)):
        if why_not_build(s, packed, slot) == LEGAL:
            out.append(BUILD + slot)
    if a_of(packed) == BY_TIKAL_4:
        for slot in range(len(s.display)):
            if why_not_build_plain(s, packed, slot) == LEGAL:
                out.append(BUILD_PLAIN + slot)
        for slot in range(len(s.offered)):
            if why_not_monument(s, packed, slot) == LEGAL:
                out.append(MONUMENT + slot)


def build(s: TzolkinPosition, packed: int, slot: int, plain: bool) -> None:
    """Choose the building. With architecture 3 the block to save is asked for before anything is paid."""
    by = a_of(packed)
    helped = _helped(packed) and not plain
    if by != BY_UXMAL_4 and helped and skill(s, s.seat) >= 3:
        s.stack.append(frame(SAVING, by, slot))
    else:
        _finish(s, by, slot, helped, -1)


def why_not_save(s: TzolkinPosition, packed: int, choice: int) -> int:
    """Whether architecture can save this block (the choice after gold is none)."""
    building = s.display[b_of(packed)]
    lacking = missing(s, s.seat, building)
    if choice == 3:
        return LEGAL if lacking == 0 else CANNOT_PAY
    block = choice + 1
    cost = s.box.buildings[building].cost[block]
    if cost == 0:
        return NOT_IN_COST
    short = cost - s.goods[s.seat * 5 + block]
    return LEGAL if lacking == 0 or (lacking == 1 and short == 1) else CANNOT_PAY


def legal_savings(s: TzolkinPosition, packed: int, out: list[int]) -> None:
    """Append every block that can be saved."""
    for choice in range(4):
        if why_not_save(s, packed, choice) == LEGAL:
            out.append(SAVE + choice)


def save(s: TzolkinPosition, packed: int, choice: int) -> None:
    """Build with the chosen block saved."""
    _finish(s, a_of(packed), b_of(packed), True, choice + 1 if choice < 3 else -1)


def _finish(s: TzolkinPosition, by: int, slot: int, helped: bool, saved: int) -> None:
    """Pay, take the tile, let architecture pay out at the level from before, then carry out the tile's effects."""
    seat = s.seat
    building = s.display[slot]
    level = skill(s, seat) if helped else 0
    if by == BY_UXMAL_4:
        pay(s, seat, CORN, corn_price(s, seat, building))
    else:
        cost = s.box.buildings[building].cost
        for block in range(1, 4):
            pay(s, seat, block, cost[block] - (1 if block == saved else 0))
    s.display[slot] = -1
    s.built[seat].append(building)
    if s.events is not None:
        s.events.append(Event(BUILT, seat, {"building": s.box.buildings[building].id}))
    if level >= 1:
        gain(s, seat, CORN, 1)
    if level >= 2:
        score(s, seat, 2, BY_ARCHITECTURE)
    if by == BY_TIKAL_4:
        s.stack.append(frame(CONSTRUCTION, BY_TIKAL_4_AGAIN, 1, 1 if level >= 1 else 0))
    push_effects(s, s.box.buildings[building].effects)


def push_effects(s: TzolkinPosition, effects: list[Effect]) -> None:
    """Put the effects of a tile on the stack, the first one on top."""
    for place in range(len(effects) - 1, -1, -1):
        effect = effects[place]
        s.stack.append(frame(EFFECT, effect.kind, effect.what, effect.amount))


def build_monument(s: TzolkinPosition, slot: int) -> None:
    """Pay for a monument and take it; it counts at the end of the game."""
    seat = s.seat
    monument = s.offered[slot]
    cost = s.box.monuments[monument].cost
    for good in range(1, 5):
        pay(s, seat, good, cost[good])
    s.offered[slot] = -1
    s.monuments[seat].append(monument)
    if s.events is not None:
        s.events.append(Event(BUILT_MONUMENT, seat, {"monument": s.box.monuments[monument].id}))
