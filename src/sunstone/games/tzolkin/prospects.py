"""What the buildings and monuments on display promise a seat, in points."""

from __future__ import annotations

from typing import Final

from sunstone.games.tzolkin.box import (
    ANY,
    ANY_ACTION,
    BUILD,
    FRUGAL,
    GAIN,
    MEALS,
    SCORES,
    TECH,
    TEMPLE,
    TRADE,
    VP,
    WORKER,
    Effect,
)
from sunstone.games.tzolkin.names import ARCHITECTURE, CORN, GOLD, KINDS, SKULL, START_STEP, TOP_LEVEL, WOOD
from sunstone.games.tzolkin.outlook import Outlook
from sunstone.games.tzolkin.position import CORN_TILES, WOOD_TILES, TzolkinPosition
from sunstone.games.tzolkin.weights import GROWTH, WEIGHTS

PER_CONSTRUCTION: Final = SCORES.index("per_construction")
PER_CORN_TILE: Final = SCORES.index("per_corn_tile")
PER_WOOD_TILE: Final = SCORES.index("per_wood_tile")
ALL_MONUMENTS: Final = SCORES.index("all_monuments")
MAXED_TECHS: Final = SCORES.index("maxed_techs")
TECH_LEVELS: Final = SCORES.index("tech_levels")
WORKERS: Final = SCORES.index("workers")
TEMPLE_POINTS: Final = SCORES.index("temple_points")
ALL_SKULLS: Final = SCORES.index("all_skulls")
KIND_COUNTED: Final = [KINDS.index(score[4:]) if score[4:] in KINDS else -1 for score in SCORES]
"""The kind of tile that a way to score counts, if it counts one."""


def effect_value(o: Outlook, effect: Effect) -> float:
    """What an effect of a tile brings."""
    s = o.s
    seat = o.seat
    kind = effect.kind
    amount = effect.amount
    if kind == GAIN:
        return o.more_corn(amount) if effect.what == CORN else o.good(effect.what) * amount
    if kind == TEMPLE:
        if effect.what == ANY:
            return o.up_best * amount
        if amount == 1:
            return o.up[effect.what]
        step = s.steps[seat * 3 + effect.what]
        top = s.box.temples[effect.what].top
        return o.temple(effect.what, min(top, step + amount)) - o.temple(effect.what, step)
    if kind == TECH:
        if effect.what != ANY:
            return o.advance(effect.what, s.levels[seat * 4 + effect.what]) * amount
        best = 0.0
        for technology in range(4):
            best = max(best, o.advance(technology, s.levels[seat * 4 + technology]))
        return best * amount
    if kind == VP:
        return float(amount)
    if kind == WORKER:
        return o.worker
    if kind == MEALS:
        fewer = min(amount, max(0, s.workers[seat] - s.meals[seat])) * o.price
        return saved(o, fewer)
    if kind == FRUGAL:
        return saved(o, min(o.price, 1) * max(0, s.workers[seat] - s.meals[seat]))
    if kind == BUILD:
        return WEIGHTS.another_building
    if kind == TRADE:
        return WEIGHTS.market_worth
    return WEIGHTS.another_building if kind == ANY_ACTION else 0.0


def saved(o: Outlook, corn: int) -> float:
    """What it is worth to need so much less corn on every Food Day."""
    s = o.s
    if s.fed == len(s.box.food_days):
        return 0.0
    return o.flat * corn + corn * WEIGHTS.later_meal * o.later_meals


def weigh_buildings(o: Outlook) -> None:
    """The best building and the best two, those out of reach counting in part."""
    s = o.s
    seat = o.seat
    skill = s.levels[seat * 4 + ARCHITECTURE]
    best = 0.0
    second = 0.0
    for building in s.display:
        if building < 0:
            continue
        tile = s.box.buildings[building]
        gain = 0.0
        for effect in tile.effects:
            gain += effect_value(o, effect)
        lacking = 0
        dearest = 0.0
        for kind in range(WOOD, GOLD + 1):
            price = tile.cost[kind]
            if price > 0:
                gain -= price * o.good(kind)
                dearest = o.good(kind)
                lacking += max(0, price - s.goods[seat * 5 + kind])
        if skill >= 1:
            gain += o.flat
        if skill >= 2:
            gain += 2.0
        if skill >= 3:
            gain += dearest
            lacking = max(0, lacking - 1)
        gain += kind_bonus(o, tile.kind)
        for _ in range(lacking):
            gain *= WEIGHTS.lacking
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    o.build = best
    o.build_two = best + WEIGHTS.lacking * second


def kind_bonus(o: Outlook, kind: int) -> float:
    """What one more building of a kind brings for the monuments the seat owns."""
    bonus = 0.0
    for monument in o.s.monuments[o.seat]:
        tile = o.s.box.monuments[monument]
        if tile.score == PER_CONSTRUCTION or KIND_COUNTED[tile.score] == kind:
            bonus += tile.points[0]
    return bonus


def tile_bonus(o: Outlook, score: int) -> float:
    """What one more tile of the jungle brings for the monuments the seat owns."""
    bonus = 0.0
    for monument in o.s.monuments[o.seat]:
        if o.s.box.monuments[monument].score == score:
            bonus += o.s.box.monuments[monument].points[0]
    return bonus


def expected(o: Outlook, monument: int, own: bool) -> float:
    """What a monument is likely to bring at the end."""
    growth = GROWTH[o.s.box.monuments[monument].score] * o.turns
    return _points_now(o.s, o.seat, monument, own) + growth


def plan_monument(o: Outlook) -> None:
    """The monument most worth aiming at."""
    s = o.s
    seat = o.seat
    for monument in s.offered:
        if monument < 0:
            continue
        tile = s.box.monuments[monument]
        gain = expected(o, monument, False)
        lacking = 0
        for kind in range(WOOD, SKULL + 1):
            price = tile.cost[kind]
            if price > 0:
                gain -= price * o.good(kind)
                lacking += max(0, price - s.goods[seat * 5 + kind])
        if gain <= 0.0 or o.turns == 0:
            continue
        chance = WEIGHTS.monument_chance * min(1.0, o.turns / (2.0 + lacking))
        for _ in range(lacking):
            chance *= WEIGHTS.monument_lacking
        if chance * gain > o.monument_plan:
            o.monument_plan = chance * gain
        if lacking == 0 and gain > o.monument:
            o.monument = gain


def corn_building(o: Outlook) -> float:
    """The best building for corn in place of blocks."""
    s = o.s
    best = 0.0
    skill = s.levels[o.seat * 4 + ARCHITECTURE]
    for building in s.display:
        if building >= 0:
            tile = s.box.buildings[building]
            price = 2 * tile.blocks - (2 if skill >= 3 else 0)
            if price <= s.goods[o.seat * 5]:
                gain = kind_bonus(o, tile.kind) + o.more_corn(-price)
                if skill >= 2:
                    gain += 2.0
                for effect in tile.effects:
                    gain += effect_value(o, effect)
                best = max(best, gain)
    return best


def _of_kind(s: TzolkinPosition, seat: int, kind: int) -> int:
    count = 0
    for building in s.built[seat]:
        if s.box.buildings[building].kind == kind:
            count += 1
    for monument in s.monuments[seat]:
        if s.box.monuments[monument].kind == kind:
            count += 1
    return count


def _points_now(s: TzolkinPosition, seat: int, monument: int, own: bool) -> float:
    """What a monument would count if the game ended now and it was the seat's."""
    tile = s.box.monuments[monument]
    score = tile.score
    table = tile.points
    # A monument not yet built would count among the seat's tiles too.
    more = 0 if own else 1
    if KIND_COUNTED[score] >= 0:
        count = _of_kind(s, seat, KIND_COUNTED[score])
        if tile.kind == KIND_COUNTED[score]:
            count += more
        return float(table[0] * count)
    if score == PER_CONSTRUCTION:
        return float(table[0] * (len(s.built[seat]) + len(s.monuments[seat]) + more))
    if score == ALL_MONUMENTS:
        count = more
        for other in range(s.players):
            count += len(s.monuments[other])
        return float(table[min(s.players - 2, len(table) - 1)] * count)
    if score == PER_CORN_TILE:
        return float(table[0] * s.tiles[seat * 2 + CORN_TILES])
    if score == PER_WOOD_TILE:
        return float(table[0] * s.tiles[seat * 2 + WOOD_TILES])
    if score == WORKERS:
        return float(table[min(max(0, s.workers[seat] - 3), len(table) - 1)])
    if score == ALL_SKULLS:
        return float(table[0] * s.skull_spaces.bit_count())
    return _track_points(s, seat, score, table)


def _track_points(s: TzolkinPosition, seat: int, score: int, table: list[int]) -> float:
    """The same for those that look at technologies or temples."""
    count = 0
    if score == MAXED_TECHS:
        for technology in range(4):
            if s.levels[seat * 4 + technology] == TOP_LEVEL:
                count += 1
        return float(table[min(count, len(table) - 1)])
    if score == TECH_LEVELS:
        for technology in range(4):
            count += s.levels[seat * 4 + technology]
    elif score == TEMPLE_POINTS:
        for temple in range(3):
            count += s.box.temples[temple].points[s.steps[seat * 3 + temple]]
    else:
        for temple in range(3):
            count = max(count, s.steps[seat * 3 + temple] - START_STEP)
    return float(table[0] * count)
