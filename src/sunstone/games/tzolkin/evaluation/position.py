"""How good a position of Tzolk'in looks for a seat, in points.

A position is worth the points scored and what the player's things are likely to bring until the end: goods by what they
can buy, temples by the ends of age still to come, technologies and workers by the turns left, and every worker on a
wheel by the best action it can soon reach, less the turns it waits. Everything that is looked at lies open.
"""

from __future__ import annotations

from sunstone.games.tzolkin.evaluation.actions import weigh_actions, workers_value
from sunstone.games.tzolkin.evaluation.due import due_value
from sunstone.games.tzolkin.evaluation.tiles import effect_value, expected, plan_monument, weigh_buildings
from sunstone.games.tzolkin.evaluation.weights import WEIGHTS
from sunstone.games.tzolkin.evaluation.worth import Worth
from sunstone.games.tzolkin.names import GOLD, TECHNOLOGIES, TEMPLES, WOOD
from sunstone.games.tzolkin.scoring import SKULL_POINTS
from sunstone.games.tzolkin.table import KEEP_PHASE, Table


def evaluate(table: Table, seat: int) -> float:
    """The worth of a position for a seat, in points."""
    player = table.seats[seat]
    value = player.quarters / 4
    if table.over:
        return value
    worth = Worth(table, player)
    value = _with_holdings(worth, value)
    if worth.turns == 0 and not table.due:
        return value
    worth.rises()
    if table.phase == KEEP_PHASE:
        for tile in player.kept:
            for effect in table.data.wealth[tile].effects:
                value += effect_value(worth, effect)
        return value
    worth.advances()
    weigh_buildings(worth)
    plan_monument(worth)
    weigh_actions(worth)
    value += worth.monument_plan
    return value + workers_value(worth) + due_value(worth)


def _with_holdings(worth: Worth, value: float) -> float:
    """Add what the player's things are worth: goods, temples, technologies, workers in play, monuments."""
    player = worth.player
    value += worth.corn
    for kind in range(WOOD, GOLD + 1):
        value += worth.blocks(kind, int(player.good(kind)))
    skulls = int(player.skull)
    value += SKULL_POINTS * skulls + worth.skulls(skulls)
    if worth.table.food_days_held < len(worth.table.data.food_days):
        value -= worth.need * WEIGHTS.later_meal * worth.later_meals
    for temple in range(len(TEMPLES)):
        value += worth.temple(temple, int(player.step(temple)))
    for technology in range(len(TECHNOLOGIES)):
        value += worth.level(technology, int(player.level(technology)))
    part = WEIGHTS.turn_of_worker * worth.turns
    for number in range(player.workers):
        if number >= 3:
            part *= WEIGHTS.late_workers
        value += part
    for monument in player.monuments:
        value += expected(worth, monument, True)
    if player.light:
        value += WEIGHTS.light_side * min(1.0, worth.turns / 10.0)
    return value
