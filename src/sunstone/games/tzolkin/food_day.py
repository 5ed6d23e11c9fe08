"""Food Days: feeding, the change of ages, and what the temples give."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.tzolkin.events import FED, FOOD_DAY, NEW_AGE, REWARDED, TEMPLE_POINTS
from sunstone.games.tzolkin.goods import earn
from sunstone.games.tzolkin.names import BY_HUNGER, BY_TEMPLES, CORN, GOODS, SKULL, TEMPLES
from sunstone.games.tzolkin.position import TzolkinPosition

CORN_PER_WORKER = 2
HUNGER = 3
"""Points lost for every worker that is not fed."""


def hold_food_day(s: TzolkinPosition) -> None:
    """Feed; after the second Food Day's feeding bring the buildings of the second age; then the temples."""
    if s.events is not None:
        s.events.append(Event(FOOD_DAY, -1, {"number": s.food_due}))
    for seat in range(s.players):
        _feed(s, seat)
    if s.food_due == 2:
        _second_age(s)
    if s.food_due % 2 == 1:
        _reward(s)
    else:
        _temple_points(s)
    s.fed = s.food_due


def meal_price(s: TzolkinPosition, seat: int) -> int:
    """The corn a worker needs that does not eat free."""
    return max(0, CORN_PER_WORKER - s.frugal[seat])


def _feed(s: TzolkinPosition, seat: int) -> None:
    """All workers in play eat, as many as the corn suffices for; none is half fed."""
    eaters = max(0, s.workers[seat] - s.meals[seat])
    price = meal_price(s, seat)
    fed = eaters if price == 0 else min(eaters, s.goods[seat * 5 + CORN] // price)
    s.goods[seat * 5 + CORN] -= fed * price
    earn(s, seat, -4 * HUNGER * (eaters - fed), BY_HUNGER)
    if s.events is not None:
        s.events.append(Event(FED, seat, {"corn": fed * price, "hungry": eaters - fed}))


def _second_age(s: TzolkinPosition) -> None:
    s.age = 2
    s.buildings = s.unused
    s.unused = []
    for slot in range(len(s.display)):
        s.display[slot] = s.rng.draw(s.buildings) if s.buildings else -1
    s.reveal()
    if s.events is not None:
        laid = [s.box.buildings[building].id for building in s.display if building >= 0]
        s.events.append(Event(NEW_AGE, -1, {"buildings": laid}))


def _reward(s: TzolkinPosition) -> None:
    """Middle of an age: what is shown on one's step and all below. If skulls do not suffice for all, none is given."""
    for temple in range(3):
        rewards = s.box.temples[temple].rewards
        skulls = 0
        for seat in range(s.players):
            for step in range(s.steps[seat * 3 + temple] + 1):
                if rewards[step] == SKULL:
                    skulls += 1
        enough = skulls <= s.bank_skulls
        for seat in range(s.players):
            given = [0, 0, 0, 0, 0]
            for step in range(s.steps[seat * 3 + temple] + 1):
                good = rewards[step]
                if good >= 0 and (good != SKULL or enough):
                    given[good] += 1
            for good in range(5):
                s.goods[seat * 5 + good] += given[good]
            s.bank_skulls -= given[SKULL]
            if s.events is not None and max(given) > 0:
                goods = {GOODS[good]: given[good] for good in range(5) if given[good]}
                s.events.append(Event(REWARDED, seat, {"temple": TEMPLES[temple], "goods": goods}))


def _temple_points(s: TzolkinPosition) -> None:
    """End of an age: the points of one's own step, and a bonus for the highest; in a tie all tied get half of it."""
    for temple in range(3):
        board = s.box.temples[temple]
        highest = 0
        leaders = 0
        for seat in range(s.players):
            step = s.steps[seat * 3 + temple]
            if seat == 0 or step > highest:
                highest = step
                leaders = 1
            elif step == highest:
                leaders += 1
        # Counted in quarters of a point.
        bonus = 4 * board.bonus[0 if s.food_due <= 2 else 1]
        if leaders > 1:
            bonus //= 2
        for seat in range(s.players):
            step = s.steps[seat * 3 + temple]
            extra = bonus if step == highest else 0
            earn(s, seat, 4 * board.points[step] + extra, BY_TEMPLES)
            if s.events is not None:
                s.events.append(
                    Event(
                        TEMPLE_POINTS,
                        seat,
                        {"temple": TEMPLES[temple], "points": board.points[step], "bonus": extra / 4},
                    )
                )
