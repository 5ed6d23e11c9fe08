"""Placing workers: on the lowest free position of a wheel, or on the start-player space."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.plain import bit
from sunstone.games.tzolkin.events import PLACED, PLACED_START
from sunstone.games.tzolkin.names import PLACES, START_SPACE, WHEELS
from sunstone.games.tzolkin.places import lowest_free, place_at
from sunstone.games.tzolkin.table import NO_SEAT, PLACING, Table


def extra_cost(table: Table) -> i64:
    """What the next worker of this turn costs on top of its position; -1 if no more can be placed."""
    costs = table.data.extra_cost
    return costs[table.placed] if table.placed < len(costs) else -1


def place_cost(table: Table, place: i64, occupied: i64, extra: i64) -> i64:
    """What the next worker of this turn costs on a wheel or the start-player space; -1 if none can go there.

    The caller asks once for `table.occupied()` and `extra_cost`.
    """
    if extra < 0:
        return -1
    if place == START_SPACE:
        return extra if table.start_space == NO_SEAT else -1
    position = lowest_free(occupied, place)
    return position + extra if position >= 0 else -1


def place_costs(table: Table) -> list[i64]:
    """What the next worker of this turn costs on each wheel and the start-player space; -1 where none can go."""
    occupied = table.occupied()
    extra = extra_cost(table)
    return [place_cost(table, place, occupied, extra) for place in range(len(PLACES))]


def cheapest(table: Table) -> i64:
    """The lowest cost of placing a worker, -1 if there is no room anywhere."""
    best: i64 = -1
    for cost in place_costs(table):
        if cost >= 0 and (best < 0 or cost < best):
            best = cost
    return best


def place_worker(table: Table, place: i64) -> None:
    """Put a worker on a wheel or the start-player space, and pay; by the gods' mercy with all the corn there is."""
    player = table.mover()
    occupied = table.occupied()
    cost = place_cost(table, place, occupied, extra_cost(table))
    if cost > player.corn:
        table.mercy = True
        cost = player.corn
    player.corn -= cost
    player.hand -= 1
    table.placed += 1
    table.mode = PLACING
    if place == START_SPACE:
        table.start_space = table.seat
        if table.events is not None:
            table.events.append(Event(PLACED_START, player.seat, {"cost": cost}))
        return
    position = lowest_free(occupied, place)
    player.standing |= bit(place_at(place, position))
    if table.events is not None:
        told: dict[str, object] = {"gear": WHEELS[place], "position": position, "cost": cost}
        table.events.append(Event(PLACED, player.seat, told))
