"""What goods, temples and technologies are worth to a player, in points."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.games.tzolkin import names
from sunstone.games.tzolkin.evaluation import weights
from sunstone.games.tzolkin.evaluation.weights import WEIGHTS
from sunstone.games.tzolkin.food_day import HUNGER, eaters, meal_price
from sunstone.games.tzolkin.palenque import can_harvest_corn
from sunstone.games.tzolkin.scoring import SKULL_POINTS
from sunstone.games.tzolkin.table import KEEP_PHASE, Player, Table
from sunstone.games.tzolkin.technologies import BONUS_BLOCKS, BONUS_POINTS, advance_cost
from sunstone.games.tzolkin.temples import can_rise


@final
class Worth:
    """What things are worth to a player as the table stands."""

    def __init__(self, table: Table, player: Player) -> None:
        self.table = table
        self.player = player
        place: int = (player.seat - table.first) % table.players
        self.yet_to_play: int = 1 if place > table.turn or table.phase == KEEP_PHASE else 0
        days = table.data.food_days
        held = table.food_days_held
        # Turns of the player after the present one.
        self.turns: int = max(0, days[len(days) - 1] - table.day + self.yet_to_play)
        self.to_food: int = 0
        self.later_meals: int = 0
        self.need: int = 0
        self.price: int = meal_price(player)
        if held < len(days):
            self.to_food = max(0, days[held] - table.day + self.yet_to_play)
            self.later_meals = len(days) - 1 - held
            self.need = self.price * eaters(player)
        fresh = min(1.0, self.turns / WEIGHTS.block_time)
        market = table.data.market
        self.wood: float = weights.CORN_AT_END * market[names.WOOD] + WEIGHTS.wood_worth * fresh
        self.stone: float = weights.CORN_AT_END * market[names.STONE] + WEIGHTS.stone_worth * fresh
        self.gold: float = weights.CORN_AT_END * market[names.GOLD] + WEIGHTS.gold_worth * fresh
        self.free_spaces: int = weights.LAST_SPACE - int(table.skull_spaces).bit_count()
        self.skull_use: float = WEIGHTS.skull_worth * min(1.0, max(0, self.turns - 1) / WEIGHTS.skull_time)
        skulls = int(player.skull)
        self.skull: float = SKULL_POINTS + self.skulls(skulls + 1) - self.skulls(skulls)
        self.worker: float = 0.0
        if player.workers < table.data.workers:
            more = WEIGHTS.turn_of_worker * self.turns
            for _ in range(player.workers - 2):
                more *= WEIGHTS.late_workers
            self.worker = more - self.price * WEIGHTS.later_meal * (self.later_meals + 1)
        self.corn_use: float = min(1.0, self.turns / WEIGHTS.corn_time)
        self.flat: float = weights.CORN_AT_END + WEIGHTS.corn_to_spend * self.corn_use
        self.income: float = 0.0
        self.corn: float = 0.0
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
        """What each action of the lesser wheels brings, five a wheel, and then each space of Chichen Itza."""
        if self.to_food > 0:
            self.income = WEIGHTS.income * self.reaped()
        self.corn = self.corn_value(player.corn)

    # Goods

    def stock(self, corn: int) -> float:
        """What corn is worth, apart from hunger: more for the next meal and for placing than for the rest."""
        soon = min(corn, self.need + weights.SOON_SPENT)
        use = soon * WEIGHTS.corn_to_spend + (corn - soon) * WEIGHTS.corn_in_store
        return corn * weights.CORN_AT_END + self.corn_use * use

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
        """What more or less corn is worth, apart from hunger, which counts only once."""
        have = int(self.player.corn)
        return self.stock(have + amount) - self.stock(have)

    def reaped(self) -> int:
        """The corn that workers on the wheels can bring before the next Food Day."""
        total = 0
        ride = self.to_food - self.yet_to_play
        fields = self.player.on(names.PALENQUE)
        anywhere = self.player.on(names.UXMAL)
        for position in range(names.last_position(names.PALENQUE) + 1):
            there = position + ride
            if there <= names.last_position(names.PALENQUE):
                if fields >> position & 1:
                    total += self.crop(min(weights.LAST_LESSER, there))
                if anywhere >> position & 1 and there >= weights.LAST_LESSER:
                    total += self.crop(weights.LAST_LESSER)
        return total

    def crop(self, furthest: int) -> int:
        """The corn of the furthest open field of Palenque, or of fishing."""
        for action in range(furthest, 0, -1):
            if action == 1 or can_harvest_corn(self.table, self.player, action):
                return self.table.data.palenque_corn[action]
        return 0

    def good(self, kind: i64) -> float:
        """What one good is worth."""
        if kind == names.WOOD:
            return self.wood
        if kind == names.STONE:
            return self.stone
        if kind == names.GOLD:
            return self.gold
        return self.skull if kind == names.SKULL else self.flat

    def skulls(self, count: int) -> float:
        """What skulls are worth beyond their points at the end."""
        return self.skull_use * min(count, self.free_spaces)

    def blocks(self, kind: i64, count: int) -> float:
        """What blocks of a kind are worth: the first few more than the rest."""
        rest = weights.CORN_AT_END * self.table.data.market[kind]
        useful = min(count, weights.HOARD)
        each = self.good(kind)
        return useful * each + (count - useful) * (rest + WEIGHTS.hoarded * (each - rest))

    def more_blocks(self, kind: i64, count: int) -> float:
        """What more blocks of a kind are worth."""
        have = int(self.player.good(kind))
        return self.blocks(kind, have + count) - self.blocks(kind, have)

    def cheapest(self, count: int) -> float:
        """What the cheapest blocks are worth to the player; out of all reach if there are too few."""
        total = 0.0
        for kind in range(names.WOOD, names.GOLD + 1):
            used = min(int(self.player.good(kind)), count)
            count -= used
            total += used * self.good(kind)
        return total if count == 0 else 1000.0

    # Temples and technologies

    def temple(self, temple: i64, step: int) -> float:
        """What a step of a temple is worth: ends of age to come, the lead in them, and what is given in between."""
        table = self.table
        board = table.data.temples[temple]
        best = 0
        for other in table.seats:
            if other is not self.player:
                best = max(best, int(other.step(temple)))
        value = 0.0
        days = table.data.food_days
        for age in range(2):
            if table.food_days_held < 2 * age + 2:
                left = max(0, days[2 * age + 1] - int(table.day))
                value += board.points[step] + board.bonus[age] * _lead(step - best, left)
            if table.food_days_held < 2 * age + 1:
                for below in range(step + 1):
                    good = board.rewards[below]
                    if good >= 0:
                        value += self.good(good)
        return value

    def rises(self) -> None:
        """What a step up brings in each temple."""
        for temple in range(3):
            more = 0.0
            if can_rise(self.table, self.player, temple):
                step = int(self.player.step(temple))
                more = self.temple(temple, step + 1) - self.temple(temple, step)
            self.up.append(more)
            if more > self.up_best:
                self.up_second = self.up_best
                self.up_best = more
            elif more > self.up_second:
                self.up_second = more

    def level(self, technology: i64, level: int) -> float:
        """What a level of a technology will bring in the turns left."""
        if technology == names.AGRICULTURE:
            worth = WEIGHTS.agriculture_worth
        elif technology == names.EXTRACTION:
            worth = WEIGHTS.extraction_worth
        elif technology == names.ARCHITECTURE:
            worth = WEIGHTS.architecture_worth
        else:
            worth = WEIGHTS.theology_worth
        return worth * level * self.turns / weights.ALL_TURNS

    def advance(self, technology: i64, level: int) -> float:
        """What an advance from a level brings."""
        if level < names.TOP_LEVEL:
            return self.level(technology, level + 1) - self.level(technology, level)
        if technology == names.AGRICULTURE:
            return self.up_best
        if technology == names.EXTRACTION:
            return BONUS_BLOCKS * self.gold
        return float(BONUS_POINTS) if technology == names.ARCHITECTURE else self.skull

    def best_advance(self) -> float:
        """What the best advance brings that costs nothing."""
        best = 0.0
        for technology in range(4):
            best = max(best, self.advance(technology, int(self.player.level(technology))))
        return best

    def advances(self) -> None:
        """The best one or two advances that can be paid."""
        costs = self.table.data.advance_cost
        for technology in range(4):
            level = int(self.player.level(technology))
            price = int(advance_cost(self.table, self.player, technology))
            first = self.advance(technology, level)
            self.tech = max(self.tech, first - self.cheapest(price))
            for again in range(4):
                other = int(self.player.level(again))
                if again == technology:
                    other = min(names.TOP_LEVEL, level + 1)
                both = price + costs[other]
                gain = first + self.advance(again, other) - self.cheapest(both)
                self.tech_again = max(self.tech_again, gain)
        self.tech_again = max(self.tech_again, self.tech)


def _lead(ahead: int, left: int) -> float:
    """The expected part of a temple's bonus, by steps ahead of the others and days to go."""
    if ahead == 0:
        return 0.5
    sure = max(WEIGHTS.lead_in_temple, 1.0 - left * 0.12)
    return 0.5 + 0.5 * min(1.0, ahead * sure) if ahead > 0 else 0.5 - 0.5 * min(1.0, -ahead * sure)
