"""What the buildings and monuments on display promise a player, in points."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.games.tzolkin import data
from sunstone.games.tzolkin.constructions import corn_price, missing
from sunstone.games.tzolkin.evaluation.weights import GROWTH, WEIGHTS
from sunstone.games.tzolkin.evaluation.worth import Worth
from sunstone.games.tzolkin.food_day import eaters
from sunstone.games.tzolkin.names import CORN, GOLD, SKULL, WOOD
from sunstone.games.tzolkin.scoring import monument_points
from sunstone.games.tzolkin.table import GAP


def effect_value(worth: Worth, effect: data.Effect) -> float:
    """What an effect of a tile brings."""
    player = worth.player
    kind = effect.kind
    amount = effect.amount
    if kind == data.GAIN:
        return worth.more_corn(amount) if effect.what == CORN else worth.good(effect.what) * amount
    if kind == data.TEMPLE:
        if effect.what == data.ANY:
            return worth.up_best * amount
        if amount == 1:
            return worth.up[effect.what]
        step = int(player.step(effect.what))
        top = worth.table.data.temples[effect.what].top
        return worth.temple(effect.what, min(top, step + amount)) - worth.temple(effect.what, step)
    if kind == data.TECH:
        if effect.what == data.ANY:
            return worth.best_advance() * amount
        return worth.advance(effect.what, int(player.level(effect.what))) * amount
    if kind == data.VP:
        return float(amount)
    if kind == data.WORKER:
        return worth.worker
    if kind == data.MEALS:
        return _saved(worth, min(amount, int(eaters(player))) * worth.price)
    if kind == data.FRUGAL:
        return _saved(worth, min(worth.price, 1) * int(eaters(player)))
    if kind == data.TRADE:
        return WEIGHTS.market_worth
    return WEIGHTS.another_building if kind in (data.BUILD, data.ANY_ACTION) else 0.0


def _saved(worth: Worth, corn: int) -> float:
    """What it is worth to need so much less corn on every Food Day."""
    if worth.table.food_days_held == len(worth.table.data.food_days):
        return 0.0
    return worth.flat * corn + corn * WEIGHTS.later_meal * worth.later_meals


def weigh_buildings(worth: Worth) -> None:
    """The best building and the best two, those out of reach counting in part."""
    table = worth.table
    player = worth.player
    level = player.architecture
    best = 0.0
    second = 0.0
    for building in table.buildings:
        if building == GAP:
            continue
        tile = table.data.buildings[building]
        gain = 0.0
        for effect in tile.effects:
            gain += effect_value(worth, effect)
        dearest = 0.0
        for kind in range(WOOD, GOLD + 1):
            price = tile.cost[kind]
            if price > 0:
                gain -= price * worth.good(kind)
                dearest = worth.good(kind)
        lacking = int(missing(table, player, building))
        if level >= 1:
            gain += worth.flat
        if level >= 2:
            gain += 2.0
        if level >= 3:
            gain += dearest
            lacking = max(0, lacking - 1)
        gain += kind_bonus(worth, tile.kind)
        for _ in range(lacking):
            gain *= WEIGHTS.lacking
        if gain > best:
            second = best
            best = gain
        elif gain > second:
            second = gain
    worth.build = best
    worth.build_two = best + WEIGHTS.lacking * second


def corn_building(worth: Worth) -> float:
    """The best building for corn in place of blocks."""
    table = worth.table
    player = worth.player
    best = 0.0
    for building in table.buildings:
        if building != GAP:
            tile = table.data.buildings[building]
            price = int(corn_price(table, player, building))
            if price <= player.corn:
                gain = kind_bonus(worth, tile.kind) + worth.more_corn(-price)
                if player.architecture >= 2:
                    gain += 2.0
                for effect in tile.effects:
                    gain += effect_value(worth, effect)
                best = max(best, gain)
    return best


def kind_bonus(worth: Worth, kind: int) -> float:
    """What one more building of a kind brings for the monuments the player owns."""
    bonus = 0.0
    for monument in worth.player.monuments:
        tile = worth.table.data.monuments[monument]
        if tile.score == data.PER_CONSTRUCTION or data.KIND_COUNTED[tile.score] == kind:
            bonus += tile.points[0]
    return bonus


def tile_bonus(worth: Worth, score: i64) -> float:
    """What one more tile of the jungle brings for the monuments the player owns."""
    bonus = 0.0
    for monument in worth.player.monuments:
        if worth.table.data.monuments[monument].score == score:
            bonus += worth.table.data.monuments[monument].points[0]
    return bonus


def expected(worth: Worth, monument: int, own: bool) -> float:
    """What a monument is likely to bring at the end."""
    growth = GROWTH[worth.table.data.monuments[monument].score] * worth.turns
    return float(monument_points(worth.table, worth.player, monument, 0 if own else 1)) + growth


def plan_monument(worth: Worth) -> None:
    """The monument most worth aiming at."""
    if worth.turns == 0:
        return
    for monument in worth.table.monuments:
        if monument == GAP:
            continue
        tile = worth.table.data.monuments[monument]
        gain = expected(worth, monument, False)
        lacking = 0
        for kind in range(WOOD, SKULL + 1):
            price = tile.cost[kind]
            if price > 0:
                gain -= price * worth.good(kind)
                lacking += max(0, price - int(worth.player.good(kind)))
        if gain <= 0.0:
            continue
        chance = WEIGHTS.monument_chance * min(1.0, worth.turns / (2.0 + lacking))
        for _ in range(lacking):
            chance *= WEIGHTS.monument_lacking
        worth.monument_plan = max(worth.monument_plan, chance * gain)
        if lacking == 0:
            worth.monument = max(worth.monument, gain)
