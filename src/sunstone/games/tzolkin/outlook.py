"""What goods, temples and technologies are worth for a seat, in points."""

from __future__ import annotations

from sunstone.games.tzolkin.catalogue import GEAR_TOP
from sunstone.games.tzolkin.food_day import CORN_PER_WORKER, HUNGER
from sunstone.games.tzolkin.names import (
    AGRICULTURE,
    ARCHITECTURE,
    EXTRACTION,
    GOLD,
    PALENQUE,
    SKULL,
    STONE,
    TOP_LEVEL,
    UXMAL,
    WOOD,
)
from sunstone.games.tzolkin.position import KEEP_PHASE, TzolkinPosition
from sunstone.games.tzolkin.scoring import SKULL_POINTS
from sunstone.games.tzolkin.weights import ALL_TURNS, CORN_AT_END, HOARD, LAST_LESSER, LAST_SPACE, SOON_SPENT, WEIGHTS


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
        fresh = min(1.0, self.turns / WEIGHTS.block_time)
        market = s.box.market
        self.wood: float = CORN_AT_END * market[WOOD] + WEIGHTS.wood_worth * fresh
        self.stone: float = CORN_AT_END * market[STONE] + WEIGHTS.stone_worth * fresh
        self.gold: float = CORN_AT_END * market[GOLD] + WEIGHTS.gold_worth * fresh
        skulls = s.goods[seat * 5 + SKULL]
        self.skull: float = SKULL_POINTS + self.skulls(skulls + 1) - self.skulls(skulls)
        self.worker: float = 0.0
        if s.workers[seat] < s.box.workers:
            more = WEIGHTS.turn_of_worker * self.turns
            for _ in range(s.workers[seat] - 2):
                more *= WEIGHTS.late_workers
            self.worker = more - self.price * WEIGHTS.later_meal * (self.later_meals + 1)
        self.income: float = WEIGHTS.income * self.reaped() if self.to_food > 0 else 0.0
        self.flat: float = CORN_AT_END + WEIGHTS.corn_to_spend * min(1.0, self.turns / WEIGHTS.corn_time)
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
        fresh = min(1.0, self.turns / WEIGHTS.corn_time)
        return corn * CORN_AT_END + fresh * (soon * WEIGHTS.corn_to_spend + (corn - soon) * WEIGHTS.corn_in_store)

    def corn_value(self, corn: int) -> float:
        """What so much corn is worth when the next meal is paid."""
        if corn >= self.need:
            return self.stock(corn) - self.stock(self.need)
        if self.to_food == 0:
            fed = corn // self.price
            return self.stock(corn - fed * self.price) - float(HUNGER * (self.need // self.price - fed))
        fear = HUNGER / self.price - self.flat
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
            if s.at(PALENQUE, position) == self.seat and position + ride <= GEAR_TOP[PALENQUE]:
                total += self.crop(min(LAST_LESSER, position + ride))
            if s.at(UXMAL, position) == self.seat and LAST_LESSER <= position + ride <= GEAR_TOP[UXMAL]:
                total += self.crop(LAST_LESSER)
        return total

    def crop(self, furthest: int) -> int:
        """The corn of the furthest open field of Palenque, or of fishing."""
        s = self.s
        everywhere = s.levels[self.seat * 4 + AGRICULTURE] >= 2
        for action in range(furthest, 0, -1):
            if action == 1 or everywhere or s.cleared[action] > 0:
                return s.box.palenque_corn[action]
        return 0

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
        each = WEIGHTS.skull_worth * min(1.0, max(0, self.turns - 1) / WEIGHTS.skull_time)
        return each * min(count, free)

    def blocks(self, kind: int, count: int) -> float:
        """What so many blocks of a kind are worth: the first few more than the rest."""
        rest = CORN_AT_END * self.s.box.market[kind]
        useful = min(count, HOARD)
        each = self.good(kind)
        return useful * each + (count - useful) * (rest + WEIGHTS.hoarded * (each - rest))

    def more_blocks(self, kind: int, count: int) -> float:
        """What more blocks of a kind are worth."""
        have = self.s.goods[self.seat * 5 + kind]
        return self.blocks(kind, have + count) - self.blocks(kind, have)

    def cheapest(self, count: int) -> float:
        """What its cheapest blocks are worth to the seat; out of all reach if it has too few."""
        goods = self.s.goods
        total = 0.0
        for kind in range(WOOD, GOLD + 1):
            used = min(goods[self.seat * 5 + kind], count)
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
            worth = WEIGHTS.agriculture_worth
        elif technology == EXTRACTION:
            worth = WEIGHTS.extraction_worth
        elif technology == ARCHITECTURE:
            worth = WEIGHTS.architecture_worth
        else:
            worth = WEIGHTS.theology_worth
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
            self.tech = max(self.tech, first - self.cheapest(price))
            for again in range(4):
                other = s.levels[self.seat * 4 + again]
                if again == technology:
                    other = min(TOP_LEVEL, level + 1)
                both = price + s.box.advance_cost[other]
                gain = first + self.advance(again, other) - self.cheapest(both)
                self.tech_again = max(self.tech_again, gain)
        self.tech_again = max(self.tech_again, self.tech)


def _lead(ahead: int, left: int) -> float:
    """The part of the bonus of a temple to count on, so many steps ahead and so many days before."""
    if ahead == 0:
        return 0.5
    sure = max(WEIGHTS.lead_in_temple, 1.0 - left * 0.12)
    return 0.5 + 0.5 * min(1.0, ahead * sure) if ahead > 0 else 0.5 - 0.5 * min(1.0, -ahead * sure)
