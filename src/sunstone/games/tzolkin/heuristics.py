"""How good a position of Tzolk'in looks for a seat, in points.

A position is worth the points scored and what the seat's things are likely to bring until the end: goods by what they
can buy, temples by the ends of age still to come, technologies and workers by the turns left, and every worker on a
wheel by the best action it can soon reach, less the turns it waits. Everything that is looked at lies open.
"""

from __future__ import annotations

from typing import Final

from sunstone.games.tzolkin.box import (
    ANY,
    ANY_ACTION,
    BUILD,
    FRUGAL,
    GAIN,
    MEALS,
    TECH,
    TEMPLE,
    TRADE,
    VP,
    WORKER,
    Effect,
)
from sunstone.games.tzolkin.catalogue import GEAR_BASE, GEAR_SIZE, GEAR_TOP
from sunstone.games.tzolkin.food_day import CORN_PER_WORKER, HUNGER
from sunstone.games.tzolkin.names import (
    AGRICULTURE,
    ARCHITECTURE,
    CHICHEN_ITZA,
    CORN,
    EXTRACTION,
    GOLD,
    PALENQUE,
    SKULL,
    START_STEP,
    STONE,
    THEOLOGY,
    TIKAL,
    TOP_LEVEL,
    UXMAL,
    WOOD,
)
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
from sunstone.games.tzolkin.position import CORN_TILES, KEEP_PHASE, WOOD_TILES, TzolkinPosition
from sunstone.games.tzolkin.scoring import SKULL_POINTS

CORN_AT_END: Final = 0.25
"""Points of a corn when the game is over."""
CORN_TO_SPEND: Final = 0.9
"""Points a corn for placing workers is worth on top of that, while there is much time."""
CORN_IN_STORE: Final = 0.3
"""The same for corn beyond what is soon spent."""
SOON_SPENT: Final = 8
"""Corn beyond the next meal that finds a use soon."""
CORN_TIME: Final = 8.0
"""Turns before the end from which on corn loses its use."""
HUNGER_FADES: Final = 1.0
"""Part of the fear of hunger that is left for every turn until the Food Day."""
LATER_MEAL: Final = 0.45
"""Points a corn costs that will be eaten on a later Food Day."""
WOOD_WORTH: Final = 0.9
"""Points of a wood on top of its price at the end, while there is time to build."""
STONE_WORTH: Final = 1.2
"""The same for a stone."""
GOLD_WORTH: Final = 1.6
"""The same for a gold."""
SKULL_WORTH: Final = 4.0
"""The same for a crystal skull, as long as there are spaces for it."""
SKULL_TIME: Final = 9.0
"""Turns before the end from which on a skull loses this worth: it takes long to reach a good space."""
MORE_SKULLS: Final = 0.7
"""Part of this worth that each further skull has."""
BLOCK_TIME: Final = 7.0
"""Turns before the end from which on blocks lose their worth."""
TURN_OF_WORKER: Final = 0.3
"""Points a worker brings in a turn, by which workers and waiting are measured."""
LATE_WORKERS: Final = 0.85
"""Part of it that each further worker beyond three brings: it costs more to place."""
READY: Final = 0.3
"""Points for a worker in the hand, ready to be placed."""
WAITING: Final = 0.6
"""Points a turn on a wheel or in the hand costs."""
INCOME: Final = 0.6
"""Part of the corn that workers can bring before the Food Day which is counted on when hunger is feared."""
HOARD: Final = 4
"""Blocks of a kind that find a use; more of them are worth little more than at the end."""
HOARDED: Final = 0.2
"""Part of the worth of blocks that is left for those beyond."""
SHARED_WHEEL: Final = 0.6
"""Part of its worth that a second worker on a wheel has where both wait for the same action."""
AGRICULTURE_WORTH: Final = 2.0
"""Points of the first level of agriculture, had there been time for all turns; so for the others."""
EXTRACTION_WORTH: Final = 4.0
"""Points of a level of extraction."""
ARCHITECTURE_WORTH: Final = 3.0
"""Points of a level of architecture."""
THEOLOGY_WORTH: Final = 2.0
"""Points of a level of theology."""
LACKING: Final = 0.55
"""Part of what a tile would bring that is left for every block that is lacking."""
MONUMENT_CHANCE: Final = 0.9
"""Part of what a monument would bring that it counts for while it is only paid for in blocks, not yet built."""
MONUMENT_LACKING: Final = 0.88
"""Part of that which is left for every block that is lacking."""
MONUMENT_GROWTH: Final = 1.0
"""How much of the growth of a monument until the end is counted on."""
MARKET_WORTH: Final = 0.6
"""Points of a visit to the market."""
ANOTHER_BUILDING: Final = 1.5
"""Points of the right to build once more."""
START_PLAYER: Final = 0.3
"""Points for being the next start player."""
LIGHT_SIDE: Final = 0.4
"""Points for being able to turn the calendar by two days."""
LEAD_IN_TEMPLE: Final = 0.12
"""By how much a step changes the chance to lead a temple, long before the end of the age."""

ALL_TURNS: Final = 26.0
LAST_LESSER: Final = 5
LAST_SPACE: Final = 9

# Points a monument grows by in a turn, in the order of SCORES.
GROWTH: Final = [0.1, 0.3, 0.1, 0.1, 0.2, 0.15, 0.3, 0.4, 0.1, 0.1, 0.4, 0.15, 0.5]


class Outlook:
    """What things are worth for a seat in a position."""

    __slots__ = (
        "act",
        "build",
        "build_two",
        "corn",
        "flat",
        "gold",
        "income",
        "later_meals",
        "monument",
        "monument_plan",
        "need",
        "price",
        "s",
        "seat",
        "skull",
        "stone",
        "tech",
        "tech_again",
        "to_food",
        "turns",
        "up",
        "up_best",
        "up_second",
        "wood",
        "worker",
        "yet_to_play",
    )

    def __init__(self, s: TzolkinPosition, seat: int) -> None:
        self.s = s
        self.seat = seat
        place = (seat - s.first) % s.players
        self.yet_to_play: int = 1 if place > s.turn or s.phase == KEEP_PHASE else 0
        days = s.box.food_days
        # Turns of the seat after the present one.
        self.turns: int = max(0, days[len(days) - 1] - s.day + self.yet_to_play)
        self.to_food: int = 0
        self.later_meals: int = 0
        self.need: int = 0
        self.price: int = max(0, CORN_PER_WORKER - s.frugal[seat])
        if s.fed < len(days):
            self.to_food = max(0, days[s.fed] - s.day + self.yet_to_play)
            self.later_meals = len(days) - 1 - s.fed
            self.need = self.price * max(0, s.workers[seat] - s.meals[seat])
        fresh = min(1.0, self.turns / BLOCK_TIME)
        market = s.box.market
        self.wood: float = CORN_AT_END * market[WOOD] + WOOD_WORTH * fresh
        self.stone: float = CORN_AT_END * market[STONE] + STONE_WORTH * fresh
        self.gold: float = CORN_AT_END * market[GOLD] + GOLD_WORTH * fresh
        skulls = s.goods[seat * 5 + SKULL]
        self.skull: float = SKULL_POINTS + self.skulls(skulls + 1) - self.skulls(skulls)
        self.worker: float = 0.0
        if s.workers[seat] < s.box.workers:
            more = TURN_OF_WORKER * self.turns
            for _ in range(s.workers[seat] - 2):
                more *= LATE_WORKERS
            self.worker = more - self.price * LATER_MEAL * (self.later_meals + 1)
        self.income: float = INCOME * self.reaped() if self.to_food > 0 else 0.0
        self.flat: float = CORN_AT_END + CORN_TO_SPEND * min(1.0, self.turns / CORN_TIME)
        self.corn: float = self.corn_value(s.goods[seat * 5])
        self.up: list[float] = []
        self.up_best: float = 0.0
        self.up_second: float = 0.0
        self.tech: float = 0.0
        self.tech_again: float = 0.0
        self.build: float = 0.0
        self.build_two: float = 0.0
        self.monument: float = 0.0
        self.monument_plan: float = 0.0
        self.act: list[float] = []

    # Goods

    def stock(self, corn: int) -> float:
        """What so much corn is worth, hunger left aside: that for the next meal and for placing more than the rest."""
        soon = min(corn, self.need + SOON_SPENT)
        fresh = min(1.0, self.turns / CORN_TIME)
        return corn * CORN_AT_END + fresh * (soon * CORN_TO_SPEND + (corn - soon) * CORN_IN_STORE)

    def corn_value(self, corn: int) -> float:
        """What so much corn is worth when the next meal is paid."""
        if corn >= self.need:
            return self.stock(corn) - self.stock(self.need)
        if self.to_food == 0:
            fed = corn // self.price
            return self.stock(corn - fed * self.price) - float(HUNGER * (self.need // self.price - fed))
        fear = HUNGER / self.price - self.flat
        for _ in range(min(self.to_food, 6)):
            fear *= HUNGER_FADES
        short = max(0.0, self.need - corn - self.income)
        return self.stock(corn) - self.stock(self.need) - max(fear, 0.0) * short

    def more_corn(self, amount: int) -> float:
        """What more or less corn is worth, hunger left aside: it could be stilled only once."""
        have = self.s.goods[self.seat * 5]
        return self.stock(have + amount) - self.stock(have)

    def reaped(self) -> int:
        """The corn that workers on the wheels can bring before the next Food Day."""
        s = self.s
        total = 0
        ride = self.to_food - self.yet_to_play
        for position in range(GEAR_TOP[PALENQUE] + 1):
            if s.at(PALENQUE, position) == self.seat:
                action = min(LAST_LESSER, position + ride)
                if action > 0:
                    total += s.box.palenque_corn[action]
            if s.at(UXMAL, position) == self.seat and position + ride >= LAST_LESSER:
                total += s.box.palenque_corn[2]
        return total

    def good(self, kind: int) -> float:
        """What one good is worth."""
        if kind == WOOD:
            return self.wood
        if kind == STONE:
            return self.stone
        if kind == GOLD:
            return self.gold
        return self.skull if kind == SKULL else self.flat

    def skulls(self, count: int) -> float:
        """What so many skulls are worth beyond their points at the end."""
        free = LAST_SPACE - self.s.skull_spaces.bit_count()
        each = SKULL_WORTH * min(1.0, max(0, self.turns - 1) / SKULL_TIME)
        total = 0.0
        for _ in range(min(count, free)):
            total += each
            each *= MORE_SKULLS
        return total

    def blocks(self, kind: int, count: int) -> float:
        """What so many blocks of a kind are worth: the first few more than the rest."""
        rest = CORN_AT_END * self.s.box.market[kind]
        useful = min(count, HOARD)
        each = self.good(kind)
        return useful * each + (count - useful) * (rest + HOARDED * (each - rest))

    def more_blocks(self, kind: int, count: int) -> float:
        """What more blocks of a kind are worth."""
        have = self.s.goods[self.seat * 5 + kind]
        return self.blocks(kind, have + count) - self.blocks(kind, have)

    def cheapest(self, count: int, skip: int) -> float:
        """What the cheapest blocks of the seat are worth, some left aside first; 1000 if there are too few."""
        goods = self.s.goods
        total = 0.0
        for kind in range(WOOD, GOLD + 1):
            have = goods[self.seat * 5 + kind]
            aside = min(skip, have)
            skip -= aside
            used = min(have - aside, count)
            count -= used
            total += used * self.good(kind)
        return total if count == 0 else 1000.0

    # Temples and technologies

    def temple(self, temple: int, step: int) -> float:
        """What a step of a temple is worth: ends of age to come, the lead in them, and what is given in between."""
        s = self.s
        board = s.box.temples[temple]
        best = 0
        for other in range(s.players):
            if other != self.seat:
                best = max(best, s.steps[other * 3 + temple])
        value = 0.0
        days = s.box.food_days
        for age in range(2):
            if s.fed < 2 * age + 2:
                left = max(0, days[2 * age + 1] - s.day)
                value += board.points[step] + board.bonus[age] * _lead(step - best, left)
            if s.fed < 2 * age + 1:
                for below in range(step + 1):
                    good = board.rewards[below]
                    if good >= 0:
                        value += self.good(good)
        return value

    def rises(self) -> None:
        """What a step up brings in each temple."""
        s = self.s
        for temple in range(3):
            step = s.steps[self.seat * 3 + temple]
            top = s.box.temples[temple].top
            more = 0.0
            free = step < top
            if step == top - 1:
                for other in range(s.players):
                    if s.steps[other * 3 + temple] == top:
                        free = False
            if free:
                more = self.temple(temple, step + 1) - self.temple(temple, step)
            self.up.append(more)
            if more > self.up_best:
                self.up_second = self.up_best
                self.up_best = more
            elif more > self.up_second:
                self.up_second = more

    def level(self, technology: int, level: int) -> float:
        """What a level of a technology will bring in the turns left."""
        if technology == AGRICULTURE:
            worth = AGRICULTURE_WORTH
        elif technology == EXTRACTION:
            worth = EXTRACTION_WORTH
        elif technology == ARCHITECTURE:
            worth = ARCHITECTURE_WORTH
        else:
            worth = THEOLOGY_WORTH
        return worth * level * self.turns / ALL_TURNS

    def advance(self, technology: int, level: int) -> float:
        """What an advance from a level brings."""
        if level < TOP_LEVEL:
            return self.level(technology, level + 1) - self.level(technology, level)
        if technology == AGRICULTURE:
            return self.up_best
        if technology == EXTRACTION:
            return 2 * self.gold
        return 3.0 if technology == ARCHITECTURE else self.skull

    def advances(self) -> None:
        """The best one or two advances that can be paid."""
        s = self.s
        for technology in range(4):
            level = s.levels[self.seat * 4 + technology]
            price = s.box.advance_cost[level]
            first = self.advance(technology, level)
            self.tech = max(self.tech, first - self.cheapest(price, 0))
            for again in range(4):
                other = s.levels[self.seat * 4 + again]
                if again == technology:
                    other = min(TOP_LEVEL, level + 1)
                both = price + s.box.advance_cost[other]
                gain = first + self.advance(again, other) - self.cheapest(both, 0)
                self.tech_again = max(self.tech_again, gain)
        self.tech_again = max(self.tech_again, self.tech)

    # Tiles

    def effect(self, effect: Effect) -> float:
        """What an effect of a tile brings."""
        s = self.s
        seat = self.seat
        kind = effect.kind
        amount = effect.amount
        if kind == GAIN:
            return self.more_corn(amount) if effect.what == CORN else self.good(effect.what) * amount
        if kind == TEMPLE:
            if effect.what == ANY:
                return self.up_best * amount
            if amount == 1:
                return self.up[effect.what]
            step = s.steps[seat * 3 + effect.what]
            top = s.box.temples[effect.what].top
            return self.temple(effect.what, min(top, step + amount)) - self.temple(effect.what, step)
        if kind == TECH:
            if effect.what != ANY:
                return self.advance(effect.what, s.levels[seat * 4 + effect.what]) * amount
            best = 0.0
            for technology in range(4):
                best = max(best, self.advance(technology, s.levels[seat * 4 + technology]))
            return best * amount
        if kind == VP:
            return float(amount)
        if kind == WORKER:
            return self.worker
        if kind == MEALS:
            fewer = min(amount, max(0, s.workers[seat] - s.meals[seat])) * self.price
            return self.saved(fewer)
        if kind == FRUGAL:
            return self.saved(min(self.price, 1) * max(0, s.workers[seat] - s.meals[seat]))
        if kind == BUILD:
            return ANOTHER_BUILDING
        if kind == TRADE:
            return MARKET_WORTH
        return ANOTHER_BUILDING if kind == ANY_ACTION else 0.0

    def saved(self, corn: int) -> float:
        """What it is worth to need so much less corn on every Food Day."""
        s = self.s
        if s.fed == len(s.box.food_days):
            return 0.0
        return self.flat * corn + corn * LATER_MEAL * self.later_meals

    def buildings(self) -> None:
        """The best building and the best two, those out of reach counting in part."""
        s = self.s
        seat = self.seat
        skill = s.levels[seat * 4 + ARCHITECTURE]
        best = 0.0
        second = 0.0
        for building in s.display:
            if building < 0:
                continue
            tile = s.box.buildings[building]
            gain = 0.0
            for effect in tile.effects:
                gain += self.effect(effect)
            lacking = 0
            dearest = 0.0
            for kind in range(WOOD, GOLD + 1):
                price = tile.cost[kind]
                if price > 0:
                    gain -= price * self.good(kind)
                    dearest = self.good(kind)
                    lacking += max(0, price - s.goods[seat * 5 + kind])
            if skill >= 1:
                gain += self.flat
            if skill >= 2:
                gain += 2.0
            if skill >= 3:
                gain += dearest
                lacking = max(0, lacking - 1)
            gain += self.kind_bonus(tile.kind)
            for _ in range(lacking):
                gain *= LACKING
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        self.build = best
        self.build_two = best + LACKING * second

    def kind_bonus(self, kind: int) -> float:
        """What one more building of a kind brings for the monuments the seat owns."""
        bonus = 0.0
        for monument in self.s.monuments[self.seat]:
            tile = self.s.box.monuments[monument]
            if (
                tile.score == 1
                or (tile.score == 0 and kind == 2)
                or (tile.score == 5 and kind == 1)
                or (tile.score == 9 and kind == 3)
            ):
                bonus += tile.points[0]
        return bonus

    def tile_bonus(self, score: int) -> float:
        """What one more tile of the jungle brings for the monuments the seat owns."""
        bonus = 0.0
        for monument in self.s.monuments[self.seat]:
            if self.s.box.monuments[monument].score == score:
                bonus += self.s.box.monuments[monument].points[0]
        return bonus

    def expected(self, monument: int, own: bool) -> float:
        """What a monument is likely to bring at the end."""
        return _monument_points(self.s, self.seat, monument, own) + (
            MONUMENT_GROWTH * GROWTH[self.s.box.monuments[monument].score] * self.turns
        )

    def plan_monument(self) -> None:
        """The monument most worth aiming at."""
        s = self.s
        seat = self.seat
        for monument in s.offered:
            if monument < 0:
                continue
            tile = s.box.monuments[monument]
            gain = self.expected(monument, False)
            lacking = 0
            for kind in range(WOOD, SKULL + 1):
                price = tile.cost[kind]
                if price > 0:
                    gain -= price * self.good(kind)
                    lacking += max(0, price - s.goods[seat * 5 + kind])
            if gain <= 0.0 or self.turns == 0:
                continue
            chance = MONUMENT_CHANCE * min(1.0, self.turns / (2.0 + lacking))
            for _ in range(lacking):
                chance *= MONUMENT_LACKING
            if chance * gain > self.monument_plan:
                self.monument_plan = chance * gain
            if lacking == 0 and gain > self.monument:
                self.monument = gain

    # Wheels

    def actions(self) -> None:
        """What each action of the four lesser wheels brings, and each space of Chichen Itza."""
        act = self.act
        best = 0.0
        for action in range(1, LAST_LESSER + 1):
            value = self.jungle(action)
            act.append(value)
            best = max(best, value)
        s = self.s
        seat = self.seat
        extraction = s.levels[seat * 4 + EXTRACTION]
        for action in range(1, LAST_LESSER + 1):
            gains = s.box.yaxchilan[action]
            value = self.more_corn(gains[CORN])
            for kind in range(WOOD, SKULL):
                if gains[kind] > 0:
                    value += self.more_blocks(kind, gains[kind] + (1 if extraction >= kind else 0))
            if gains[SKULL] > 0 and s.bank_skulls > 0:
                value += self.skull * (gains[SKULL] + (1 if s.levels[seat * 4 + THEOLOGY] >= 3 else 0))
            act.append(value)
            best = max(best, value)
        monument = max(0.0, self.monument - self.monument_plan)
        act.append(self.tech)
        act.append(self.build)
        act.append(self.tech_again)
        act.append(max(monument, self.build_two))
        act.append(max(0.0, self.up_best + self.up_second - self.cheapest(1, 0)))
        for place in range(10, 15):
            best = max(best, act[place])
        act.append(self.up_best + self.more_corn(-3))
        act.append(MARKET_WORTH)
        act.append(self.worker)
        act.append(self.corn_building())
        for place in range(15, 19):
            best = max(best, act[place])
        act.append(best - self.flat)
        skulls = s.goods[seat * 5 + SKULL]
        used = self.skull if skulls == 0 else SKULL_POINTS + self.skulls(skulls) - self.skulls(skulls - 1)
        for space in range(1, LAST_SPACE + 1):
            value = 0.0
            if not s.skull_spaces >> space & 1:
                value = s.box.space_points[space] + self.up[s.box.space_temple[space]] - used
                if s.box.space_blocks[space] > 0:
                    value += self.gold
                if skulls == 0:
                    value *= LACKING * LACKING
            act.append(max(0.0, value))

    def jungle(self, action: int) -> float:
        """What an action of Palenque brings."""
        s = self.s
        seat = self.seat
        level = s.levels[seat * 4 + AGRICULTURE]
        corn = s.box.palenque_corn[action]
        if action == 1:
            return self.more_corn(corn + (1 if level >= 2 else 0))
        best = 0.0
        if s.cleared[action] > 0 or level >= 2:
            best = self.more_corn(corn + (3 if level >= 3 else 1 if level >= 1 else 0))
            if s.cleared[action] > 0:
                best += self.tile_bonus(2)
        if s.forest[action] > 0:
            wood = s.box.palenque_wood[action] + (1 if s.levels[seat * 4 + EXTRACTION] >= 1 else 0)
            best = max(best, self.more_blocks(WOOD, wood) + self.tile_bonus(3))
        return best

    def corn_building(self) -> float:
        """The best building for corn in place of blocks."""
        s = self.s
        best = 0.0
        skill = s.levels[self.seat * 4 + ARCHITECTURE]
        for building in s.display:
            if building >= 0:
                tile = s.box.buildings[building]
                price = 2 * tile.blocks - (2 if skill >= 3 else 0)
                if price <= s.goods[self.seat * 5]:
                    gain = self.kind_bonus(tile.kind) + self.more_corn(-price)
                    if skill >= 2:
                        gain += 2.0
                    for effect in tile.effects:
                        gain += self.effect(effect)
                    best = max(best, gain)
        return best

    def reach(self, gear: int, position: int) -> float:
        """The best action from a position; every step back costs a corn."""
        last = LAST_SPACE if gear == CHICHEN_ITZA else LAST_LESSER
        ahead = 1 if gear == CHICHEN_ITZA and self.s.levels[self.seat * 4 + THEOLOGY] >= 1 else 0
        best = 0.0
        for action in range(1, min(last, position + ahead) + 1):
            back = 0 if position > last else max(0, position - action)
            best = max(best, self.act[5 * gear - 1 + action] - back * self.flat)
        return best

    def riding(self, gear: int, position: int, wait: int) -> float:
        """What a worker at a position of a wheel is worth, if it stays there for so many turns of the calendar."""
        last = LAST_SPACE if gear == CHICHEN_ITZA else LAST_LESSER
        base = 5 * gear - 1
        ahead = 1 if gear == CHICHEN_ITZA and self.s.levels[self.seat * 4 + THEOLOGY] >= 1 else 0
        best = 0.0
        top = GEAR_TOP[gear]
        act = self.act
        reach = self.reach(gear, position + wait)
        turn = wait
        while position + turn <= top and turn < self.turns + 1 - self.yet_to_play:
            action = position + turn + ahead
            if action > last:
                for free in range(1, last + 1):
                    reach = max(reach, act[base + free])
            elif action > 0:
                reach = max(reach, act[base + action])
            best = max(best, reach - WAITING * turn)
            turn += 1
        return best


def _lead(ahead: int, left: int) -> float:
    """The part of the bonus of a temple to count on, so many steps ahead and so many days before."""
    if ahead == 0:
        return 0.5
    sure = max(LEAD_IN_TEMPLE, 1.0 - left * 0.12)
    return 0.5 + 0.5 * min(1.0, ahead * sure) if ahead > 0 else 0.5 - 0.5 * min(1.0, -ahead * sure)


def _kinds(s: TzolkinPosition, seat: int, kind: int) -> int:
    count = 0
    for building in s.built[seat]:
        if s.box.buildings[building].kind == kind:
            count += 1
    for monument in s.monuments[seat]:
        if s.box.monuments[monument].kind == kind:
            count += 1
    return count


def _monument_points(s: TzolkinPosition, seat: int, monument: int, own: bool) -> float:
    """What a monument would count now, were it the seat's."""
    tile = s.box.monuments[monument]
    score = tile.score
    table = tile.points
    one = 0 if own else 1
    count = 0
    if score == 0 or score == 5 or score == 9:
        kind = 2 if score == 0 else 1 if score == 5 else 3
        count = _kinds(s, seat, kind) + (one if tile.kind == kind else 0)
    elif score == 1:
        count = len(s.built[seat]) + len(s.monuments[seat]) + one
    elif score == 2:
        count = s.tiles[seat * 2 + CORN_TILES]
    elif score == 3:
        count = s.tiles[seat * 2 + WOOD_TILES]
    elif score == 4:
        for other in range(s.players):
            count += len(s.monuments[other])
        return float(table[min(s.players - 2, len(table) - 1)] * (count + one))
    elif score == 6:
        for technology in range(4):
            if s.levels[seat * 4 + technology] == TOP_LEVEL:
                count += 1
        return float(table[min(count, len(table) - 1)])
    elif score == 7:
        for technology in range(4):
            count += s.levels[seat * 4 + technology]
    elif score == 8:
        return float(table[min(max(0, s.workers[seat] - 3), len(table) - 1)])
    elif score == 10:
        for temple in range(3):
            count += s.box.temples[temple].points[s.steps[seat * 3 + temple]]
    elif score == 11:
        for temple in range(3):
            count = max(count, s.steps[seat * 3 + temple] - START_STEP)
    else:
        for space in range(1, LAST_SPACE + 1):
            count += s.skull_spaces >> space & 1
    return float(table[0] * count)


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
        value -= o.need * LATER_MEAL * o.later_meals
    for temple in range(3):
        value += o.temple(temple, s.steps[seat * 3 + temple])
    for technology in range(4):
        value += o.level(technology, s.levels[seat * 4 + technology])
    part = TURN_OF_WORKER * o.turns
    for number in range(s.workers[seat]):
        if number >= 3:
            part *= LATE_WORKERS
        value += part
    for monument in s.monuments[seat]:
        value += o.expected(monument, True)
    if s.light[seat]:
        value += LIGHT_SIDE * min(1.0, o.turns / 10.0)
    if o.turns == 0 and not s.stack:
        return value
    o.rises()
    if s.phase == KEEP_PHASE:
        for tile in s.kept[seat]:
            for effect in s.box.wealth[tile].effects:
                value += o.effect(effect)
        return value
    o.advances()
    o.buildings()
    o.plan_monument()
    o.actions()
    value += o.monument_plan
    return value + _workers(s, o, seat) + _due(s, o)


def _workers(s: TzolkinPosition, o: Outlook, seat: int) -> float:
    """What the workers are worth where they are."""
    value = 0.0
    hand = s.hand[seat]
    if s.start_space == seat:
        hand += 1
        value += START_PLAYER
    wait = 1 - o.yet_to_play
    if hand > 0 and o.turns > 1:
        value += READY * hand
    teeth = s.teeth
    for gear in range(5):
        size = GEAR_SIZE[gear]
        base = GEAR_BASE[gear]
        part = 1.0
        skulls = s.goods[seat * 5 + SKULL]
        for position in range(GEAR_TOP[gear], -1, -1):
            if teeth[base + (position - s.day) % size] == seat:
                worth = o.riding(gear, position, wait)
                if gear == CHICHEN_ITZA:
                    value += worth if skulls > 0 else worth * LACKING
                    skulls -= 1
                else:
                    value += worth * part
                    if gear == TIKAL:
                        part *= SHARED_WHEEL
    return value


def _due(s: TzolkinPosition, o: Outlook) -> float:
    """What the decisions still due in this turn will bring, so that a line is not given up half-way."""
    value = 0.0
    for packed in s.stack:
        kind = kind_of(packed)
        if kind == ACTION:
            value += o.reach(a_of(packed), b_of(packed))
        elif kind == RISE:
            value += o.up_best + (o.up_second if a_of(packed) == 2 else 0.0)
        elif kind == PAYMENT:
            value -= o.cheapest(a_of(packed), 0)
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
            value += MARKET_WORTH / 2
    return value
