"""What the actions of the wheels bring a player, and the workers that wait for them."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.games.tzolkin.data import PER_CORN_TILE, PER_WOOD_TILE
from sunstone.games.tzolkin.evaluation.tiles import corn_building, tile_bonus
from sunstone.games.tzolkin.evaluation.weights import LAST_LESSER, LAST_SPACE, WEIGHTS
from sunstone.games.tzolkin.evaluation.worth import Worth
from sunstone.games.tzolkin.names import CHICHEN_ITZA, CORN, SKULL, TIKAL, WHEELS, WOOD, last_action, last_position
from sunstone.games.tzolkin.palenque import can_harvest_corn, corn_of, wood_of
from sunstone.games.tzolkin.scoring import SKULL_POINTS
from sunstone.games.tzolkin.taking import sees_further
from sunstone.games.tzolkin.uxmal import TEMPLE_PRICE
from sunstone.games.tzolkin.yaxchilan import amount_of

TIKAL_4 = 13
UXMAL_4 = 18
UXMAL_5 = 19
"""Places in `Worth.act`."""


def weigh_actions(worth: Worth) -> None:
    """What each action of the four lesser wheels brings, and each space of Chichen Itza."""
    act = worth.act
    for action in range(1, LAST_LESSER + 1):
        act.append(_palenque(worth, action))
    for action in range(1, LAST_LESSER + 1):
        act.append(_yaxchilan(worth, action))
    monument = max(0.0, worth.monument - worth.monument_plan)
    act.append(worth.tech)
    act.append(worth.build)
    act.append(worth.tech_again)
    act.append(max(monument, worth.build_two))
    act.append(max(0.0, worth.up_best + worth.up_second - worth.cheapest(1)))
    act.append(worth.up_best + worth.more_corn(-TEMPLE_PRICE))
    act.append(WEIGHTS.market_worth)
    act.append(worth.worker)
    act.append(corn_building(worth))
    best = 0.0
    for value in act:
        best = max(best, value)
    act.append(best - worth.flat)
    _weigh_spaces(worth)


def _palenque(worth: Worth, action: int) -> float:
    table = worth.table
    player = worth.player
    if action == 1:
        return worth.more_corn(int(corn_of(table, player, 1)))
    best = 0.0
    if can_harvest_corn(table, player, action):
        best = worth.more_corn(int(corn_of(table, player, action)))
        if table.jungle.cleared[action] > 0:
            best += tile_bonus(worth, PER_CORN_TILE)
    if table.jungle.forest[action] > 0:
        wood = int(wood_of(table, player, action))
        best = max(best, worth.more_blocks(WOOD, wood) + tile_bonus(worth, PER_WOOD_TILE))
    return best


def _yaxchilan(worth: Worth, action: int) -> float:
    table = worth.table
    player = worth.player
    value = worth.more_corn(int(amount_of(table, player, action, CORN)))
    for kind in range(WOOD, SKULL):
        amount = int(amount_of(table, player, action, kind))
        if amount > 0:
            value += worth.more_blocks(kind, amount)
    skulls = int(amount_of(table, player, action, SKULL))
    if skulls > 0 and table.skulls_left > 0:
        value += worth.skull * skulls
    return value


def _weigh_spaces(worth: Worth) -> None:
    """The spaces of Chichen Itza: what a skull brings there, beyond what it is worth otherwise."""
    data = worth.table.data
    skulls = int(worth.player.skull)
    used = worth.skull if skulls == 0 else SKULL_POINTS + worth.skulls(skulls) - worth.skulls(skulls - 1)
    for space in range(1, LAST_SPACE + 1):
        value = 0.0
        if not worth.table.skull_spaces >> space & 1:
            value = data.space_points[space] + worth.up[data.space_temple[space]] - used
            if data.space_blocks[space] > 0:
                value += worth.gold
            if skulls == 0:
                value *= WEIGHTS.lacking * WEIGHTS.lacking
        worth.act.append(max(0.0, value))


def best_in_reach(worth: Worth, wheel: i64, position: i64) -> float:
    """The best action from a position; every step back costs a corn."""
    last = last_action(wheel)
    furthest = position + 1 if sees_further(worth.player, wheel) else position
    best = 0.0
    for action in range(1, min(last, furthest) + 1):
        back: i64 = 0 if position > last or action > position else position - action
        best = max(best, worth.act[5 * wheel - 1 + action] - int(back) * worth.flat)
    return best


def _riding(worth: Worth, wheel: i64, position: i64, wait: i64) -> float:
    """What a worker at a position of a wheel is worth, if it stays there for this many turns of the calendar."""
    last = last_action(wheel)
    base: i64 = 5 * wheel - 1
    ahead: i64 = 1 if sees_further(worth.player, wheel) else 0
    act = worth.act
    best = 0.0
    reach = best_in_reach(worth, wheel, position + wait)
    turn = wait
    most: i64 = worth.turns + 1 - worth.yet_to_play
    while position + turn <= last_position(wheel) and turn < most:
        action = position + turn + ahead
        if action > last:
            for free in range(1, last + 1):
                reach = max(reach, act[base + free])
        elif action > 0:
            reach = max(reach, act[base + action])
        best = max(best, reach - WEIGHTS.waiting * int(turn))
        turn += 1
    return best


def workers_value(worth: Worth) -> float:
    """What the workers on the wheels are worth where they are."""
    value = 0.0
    wait: i64 = 1 - worth.yet_to_play
    for wheel in range(len(WHEELS)):
        positions = worth.player.on(wheel)
        if not positions:
            continue
        part = 1.0
        skulls = worth.player.skull
        for position in range(last_position(wheel), -1, -1):
            if not positions >> position & 1:
                continue
            riding = _riding(worth, wheel, position, wait)
            if wheel == CHICHEN_ITZA:
                value += riding if skulls > 0 else riding * WEIGHTS.lacking
                skulls -= 1
            else:
                value += riding * part
                if wheel == TIKAL:
                    part *= WEIGHTS.shared_wheel
    return value
