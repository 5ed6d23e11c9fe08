"""Food, tools, labour and points."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.endless_winter import events, names, reasons
from sunstone.games.endless_winter.table import Player, Table


def gain_food(table: Table, player: Player, amount: i64) -> None:
    """Move the food marker up; what is above the limit is lost."""
    gained = min(amount, table.food_limit(player) - player.food)
    player.food += gained
    if table.events is not None and gained > 0:
        table.events.append(Event(events.GAINED, player.seat, {"food": gained, "tools": 0}))


def gain_tools(table: Table, player: Player, amount: i64) -> None:
    """Move the tool marker up, as far as it goes."""
    gained = min(amount, table.data.tools_most - player.tools)
    player.tools += gained
    if table.events is not None and gained > 0:
        table.events.append(Event(events.GAINED, player.seat, {"food": 0, "tools": gained}))


def has_room_for_tools(table: Table, player: Player) -> bool:
    """Whether the tool marker can move up."""
    return player.tools < table.data.tools_most


def has_room_for_food(table: Table, player: Player) -> bool:
    """Whether the food marker can move up."""
    return player.food < table.food_limit(player)


def pay(table: Table, player: Player, food: i64, tools: i64) -> None:
    """Pay food and tools the player is known to have."""
    player.food -= food
    player.tools -= tools
    if table.events is not None and food + tools > 0:
        table.events.append(Event(events.PAID, player.seat, {"food": food, "tools": tools}))


def pay_labour(table: Table, half_points: i64) -> None:
    """Pay labour the mover is known to have."""
    table.half_labour -= half_points
    if table.events is not None and half_points > 0:
        table.events.append(Event(events.PAID_LABOUR, table.seat, {"half_labour": half_points}))


def why_not_price(table: Table, player: Player, price: i64) -> int:
    """Whether the mover can pay a price of the main board."""
    data = table.data
    if table.half_labour < data.price_labour[price]:
        return reasons.NO_LABOUR
    if player.tools < data.price_tool[price]:
        return reasons.NO_TOOLS
    return LEGAL if player.food >= data.price_food[price] else reasons.NO_FOOD


def pay_price(table: Table, player: Player, price: i64) -> None:
    """Pay a price of the main board."""
    table.half_labour -= table.data.price_labour[price]
    pay(table, player, table.data.price_food[price], table.data.price_tool[price])


def score(table: Table, player: Player, points: i64, source: i64) -> None:
    """Score points immediately."""
    player.score(points, source)
    if table.events is not None and points != 0:
        table.events.append(Event(events.POINTS, player.seat, {"points": points, "source": names.SOURCES[source]}))
