"""Food Days: feeding, the change of ages, and what the temples give."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.games.tzolkin.events import FED, FOOD_DAY, NEW_AGE, REWARDED, TEMPLE_POINTS
from sunstone.games.tzolkin.goods import earn
from sunstone.games.tzolkin.names import BY_HUNGER, BY_TEMPLES, GOODS, SKULL, TEMPLES
from sunstone.games.tzolkin.table import GAP, Player, Table

CORN_PER_WORKER: Final = 2
HUNGER: Final = 3
"""Points lost for every worker that is not fed."""


def hold_food_day(table: Table) -> None:
    """Feed; after the second Food Day's feeding bring the buildings of the second age; then the temples."""
    if table.events is not None:
        table.events.append(Event(FOOD_DAY, -1, {"number": table.food_due}))
    for player in table.seats:
        _feed(table, player)
    if table.food_due == 2:
        _second_age(table)
    for temple in range(len(TEMPLES)):
        if table.food_due % 2 == 1:
            _reward(table, temple)
        else:
            _temple_points(table, temple)
    table.food_days_held = table.food_due


def meal_price(player: Player) -> i64:
    """The corn a worker needs that does not eat free."""
    return CORN_PER_WORKER - player.frugal if player.frugal < CORN_PER_WORKER else 0


def eaters(player: Player) -> i64:
    """How many workers do not eat free."""
    return player.workers - player.free_meals if player.workers > player.free_meals else 0


def _feed(table: Table, player: Player) -> None:
    """All workers in play eat, as many as the corn suffices for; none is half fed."""
    hungry = eaters(player)
    price = meal_price(player)
    fed = hungry if price == 0 else min(hungry, player.corn // price)
    player.corn -= fed * price
    hungry -= fed
    earn(player, -4 * HUNGER * hungry, BY_HUNGER)
    if table.events is not None:
        table.events.append(Event(FED, player.seat, {"corn": fed * price, "hungry": hungry}))


def _second_age(table: Table) -> None:
    table.age = 2
    stack = list(table.next_age)
    table.buildings = tuple([table.rng.draw(stack) if stack else GAP for _ in range(len(table.buildings))])
    table.building_stack = tuple(stack)
    table.next_age = ()
    table.reveal()
    if table.events is not None:
        laid = [table.data.buildings[building].id for building in table.buildings if building != GAP]
        table.events.append(Event(NEW_AGE, -1, {"buildings": laid}))


def _reward(table: Table, temple: i64) -> None:
    """Middle of an age: what is shown on one's step and all below. If skulls do not suffice for all, none is given."""
    shown = table.data.temples[temple].given
    skulls: i64 = 0
    for player in table.seats:
        skulls += shown[player.step(temple)][SKULL]
    goods = len(GOODS) if skulls <= table.skulls_left else SKULL
    for player in table.seats:
        amounts = shown[player.step(temple)]
        for good in range(goods):
            player.add(good, amounts[good])
        if goods > SKULL:
            table.skulls_left -= amounts[SKULL]
        if table.events is not None:
            given = {GOODS[good]: amounts[good] for good in range(goods) if amounts[good] > 0}
            if given:
                table.events.append(Event(REWARDED, player.seat, {"temple": TEMPLES[temple], "goods": given}))


def _temple_points(table: Table, temple: i64) -> None:
    """End of an age: the points of one's own step, and a bonus for the highest; in a tie all tied get half of it."""
    board = table.data.temples[temple]
    steps = [player.step(temple) for player in table.seats]
    highest = max(steps)
    # Counted in quarters of a point.
    bonus = 4 * board.bonus[0 if table.food_due <= 2 else 1]
    if steps.count(highest) > 1:
        bonus //= 2
    for player in table.seats:
        step = player.step(temple)
        extra = bonus if step == highest else 0
        earn(player, 4 * board.points[step] + extra, BY_TEMPLES)
        if table.events is not None:
            told: dict[str, object] = {"temple": TEMPLES[temple], "points": board.points[step], "bonus": extra / 4}
            table.events.append(Event(TEMPLE_POINTS, player.seat, told))
