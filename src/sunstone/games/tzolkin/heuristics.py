"""How good a position of Tzolk'in looks for a seat, in points.

A position is worth the points scored and what the seat's things are likely to bring until the end: goods by what they
can buy, temples by the ends of age still to come, technologies and workers by the turns left, and every worker on a
wheel by the best action it can soon reach, less the turns it waits. Everything that is looked at lies open.
"""

from __future__ import annotations

from sunstone.games.tzolkin.catalogue import GEAR_BASE, GEAR_SIZE, GEAR_TOP
from sunstone.games.tzolkin.names import AGRICULTURE, CHICHEN_ITZA, CORN, EXTRACTION, GOLD, SKULL, THEOLOGY, TIKAL, WOOD
from sunstone.games.tzolkin.outlook import Outlook
from sunstone.games.tzolkin.pending import (
    ACTION,
    BY_TIKAL_4,
    BY_UXMAL_4,
    CONSTRUCTION,
    FOR_TECH,
    FREE_TECH,
    HARVEST,
    MARKET,
    PAID_TECH,
    PAYMENT,
    RISE,
    TREASURE,
    USE_ANY,
    a_of,
    b_of,
    c_of,
    kind_of,
)
from sunstone.games.tzolkin.position import KEEP_PHASE, TzolkinPosition
from sunstone.games.tzolkin.prospects import (
    PER_CORN_TILE,
    PER_WOOD_TILE,
    corn_building,
    effect_value,
    expected,
    plan_monument,
    tile_bonus,
    weigh_buildings,
)
from sunstone.games.tzolkin.scoring import SKULL_POINTS
from sunstone.games.tzolkin.weights import LAST_LESSER, LAST_SPACE, WEIGHTS


def evaluate(s: TzolkinPosition, seat: int) -> float:
    """The worth of a position for a seat, in points."""
    value = s.points[seat] / 4
    if s.over:
        return value
    o = Outlook(s, seat)
    value += o.corn
    goods = s.goods
    for kind in range(WOOD, GOLD + 1):
        value += o.blocks(kind, goods[seat * 5 + kind])
    value += SKULL_POINTS * goods[seat * 5 + SKULL] + o.skulls(goods[seat * 5 + SKULL])
    if s.fed < len(s.box.food_days):
        value -= o.need * WEIGHTS.later_meal * o.later_meals
    for temple in range(3):
        value += o.temple(temple, s.steps[seat * 3 + temple])
    for technology in range(4):
        value += o.level(technology, s.levels[seat * 4 + technology])
    part = WEIGHTS.turn_of_worker * o.turns
    for number in range(s.workers[seat]):
        if number >= 3:
            part *= WEIGHTS.late_workers
        value += part
    for monument in s.monuments[seat]:
        value += expected(o, monument, True)
    if s.light[seat]:
        value += WEIGHTS.light_side * min(1.0, o.turns / 10.0)
    if o.turns == 0 and not s.stack:
        return value
    o.rises()
    if s.phase == KEEP_PHASE:
        for tile in s.kept[seat]:
            for effect in s.box.wealth[tile].effects:
                value += effect_value(o, effect)
        return value
    o.advances()
    weigh_buildings(o)
    plan_monument(o)
    weigh_actions(o)
    value += o.monument_plan
    return value + _workers(s, o, seat) + _due(s, o)


def weigh_actions(o: Outlook) -> None:
    """What each action of the four lesser wheels brings, and each space of Chichen Itza."""
    act = o.act
    best = 0.0
    for action in range(1, LAST_LESSER + 1):
        value = _jungle(o, action)
        act.append(value)
        best = max(best, value)
    s = o.s
    seat = o.seat
    extraction = s.levels[seat * 4 + EXTRACTION]
    for action in range(1, LAST_LESSER + 1):
        gains = s.box.yaxchilan[action]
        value = o.more_corn(gains[CORN])
        for kind in range(WOOD, SKULL):
            if gains[kind] > 0:
                value += o.more_blocks(kind, gains[kind] + (1 if extraction >= kind else 0))
        if gains[SKULL] > 0 and s.bank_skulls > 0:
            value += o.skull * (gains[SKULL] + (1 if s.levels[seat * 4 + THEOLOGY] >= 3 else 0))
        act.append(value)
        best = max(best, value)
    monument = max(0.0, o.monument - o.monument_plan)
    act.append(o.tech)
    act.append(o.build)
    act.append(o.tech_again)
    act.append(max(monument, o.build_two))
    act.append(max(0.0, o.up_best + o.up_second - o.cheapest(1)))
    for place in range(10, 15):
        best = max(best, act[place])
    act.append(o.up_best + o.more_corn(-3))
    act.append(WEIGHTS.market_worth)
    act.append(o.worker)
    act.append(corn_building(o))
    for place in range(15, 19):
        best = max(best, act[place])
    act.append(best - o.flat)
    skulls = s.goods[seat * 5 + SKULL]
    used = o.skull if skulls == 0 else SKULL_POINTS + o.skulls(skulls) - o.skulls(skulls - 1)
    for space in range(1, LAST_SPACE + 1):
        value = 0.0
        if not s.skull_spaces >> space & 1:
            value = s.box.space_points[space] + o.up[s.box.space_temple[space]] - used
            if s.box.space_blocks[space] > 0:
                value += o.gold
            if skulls == 0:
                value *= WEIGHTS.lacking * WEIGHTS.lacking
        act.append(max(0.0, value))


def _jungle(o: Outlook, action: int) -> float:
    """What an action of Palenque brings."""
    s = o.s
    seat = o.seat
    level = s.levels[seat * 4 + AGRICULTURE]
    corn = s.box.palenque_corn[action]
    if action == 1:
        return o.more_corn(corn + (1 if level >= 2 else 0))
    best = 0.0
    if s.cleared[action] > 0 or level >= 2:
        best = o.more_corn(corn + (3 if level >= 3 else 1 if level >= 1 else 0))
        if s.cleared[action] > 0:
            best += tile_bonus(o, PER_CORN_TILE)
    if s.forest[action] > 0:
        wood = s.box.palenque_wood[action] + (1 if s.levels[seat * 4 + EXTRACTION] >= 1 else 0)
        best = max(best, o.more_blocks(WOOD, wood) + tile_bonus(o, PER_WOOD_TILE))
    return best


def _reach(o: Outlook, gear: int, position: int) -> float:
    """The best action from a position; every step back costs a corn."""
    last = LAST_SPACE if gear == CHICHEN_ITZA else LAST_LESSER
    ahead = 1 if gear == CHICHEN_ITZA and o.s.levels[o.seat * 4 + THEOLOGY] >= 1 else 0
    best = 0.0
    for action in range(1, min(last, position + ahead) + 1):
        back = 0 if position > last else max(0, position - action)
        best = max(best, o.act[5 * gear - 1 + action] - back * o.flat)
    return best


def _riding(o: Outlook, gear: int, position: int, wait: int) -> float:
    """What a worker at a position of a wheel is worth, if it stays there for so many turns of the calendar."""
    last = LAST_SPACE if gear == CHICHEN_ITZA else LAST_LESSER
    base = 5 * gear - 1
    ahead = 1 if gear == CHICHEN_ITZA and o.s.levels[o.seat * 4 + THEOLOGY] >= 1 else 0
    best = 0.0
    top = GEAR_TOP[gear]
    act = o.act
    reach = _reach(o, gear, position + wait)
    turn = wait
    while position + turn <= top and turn < o.turns + 1 - o.yet_to_play:
        action = position + turn + ahead
        if action > last:
            for free in range(1, last + 1):
                reach = max(reach, act[base + free])
        elif action > 0:
            reach = max(reach, act[base + action])
        best = max(best, reach - WEIGHTS.waiting * turn)
        turn += 1
    return best


def _workers(s: TzolkinPosition, o: Outlook, seat: int) -> float:
    """What the workers on the wheels are worth where they are."""
    value = 0.0
    wait = 1 - o.yet_to_play
    teeth = s.teeth
    for gear in range(5):
        size = GEAR_SIZE[gear]
        base = GEAR_BASE[gear]
        part = 1.0
        skulls = s.goods[seat * 5 + SKULL]
        for position in range(GEAR_TOP[gear], -1, -1):
            if teeth[base + (position - s.day) % size] == seat:
                worth = _riding(o, gear, position, wait)
                if gear == CHICHEN_ITZA:
                    value += worth if skulls > 0 else worth * WEIGHTS.lacking
                    skulls -= 1
                else:
                    value += worth * part
                    if gear == TIKAL:
                        part *= WEIGHTS.shared_wheel
    return value


def _due(s: TzolkinPosition, o: Outlook) -> float:
    """What the decisions still due in this turn will bring, so that a line is not given up half-way."""
    value = 0.0
    for packed in s.stack:
        kind = kind_of(packed)
        if kind == ACTION:
            value += _reach(o, a_of(packed), b_of(packed))
        elif kind == RISE:
            value += o.up_best + (o.up_second if a_of(packed) == 2 else 0.0)
        elif kind == PAYMENT:
            value -= o.cheapest(a_of(packed))
            if b_of(packed) == FOR_TECH:
                value += o.advance(c_of(packed), s.levels[o.seat * 4 + c_of(packed)])
        elif kind == HARVEST:
            value += o.act[a_of(packed) - 1]
        elif kind == TREASURE:
            value += o.gold * a_of(packed)
        elif kind == PAID_TECH:
            value += o.tech_again if a_of(packed) == 2 else o.tech
        elif kind == FREE_TECH:
            best = 0.0
            for technology in range(4):
                best = max(best, o.advance(technology, s.levels[o.seat * 4 + technology]))
            value += best * a_of(packed)
        elif kind == CONSTRUCTION:
            value += o.act[18] if a_of(packed) == BY_UXMAL_4 else o.act[13] if a_of(packed) == BY_TIKAL_4 else o.build
        elif kind == USE_ANY:
            value += o.act[19]
        elif kind == MARKET:
            value += WEIGHTS.market_worth / 2
    return value
