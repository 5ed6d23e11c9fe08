"""Food, tools and points."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.endless_winter.events import GAINED, PAID, PAID_LABOUR, POINTS
from sunstone.games.endless_winter.names import SOURCES
from sunstone.games.endless_winter.position import EndlessWinterPosition


def gain_food(s: EndlessWinterPosition, seat: int, amount: int) -> None:
    """Move the food marker up; what is above the limit is lost."""
    room = s.food_limit(seat) - s.food[seat]
    gained = min(amount, room)
    s.food[seat] += gained
    if s.events is not None and gained > 0:
        s.events.append(Event(GAINED, seat, {"food": gained, "tools": 0}))


def gain_tools(s: EndlessWinterPosition, seat: int, amount: int) -> None:
    """Move the tool marker up, as far as it goes."""
    gained = min(amount, s.box.tools_most - s.tools[seat])
    s.tools[seat] += gained
    if s.events is not None and gained > 0:
        s.events.append(Event(GAINED, seat, {"food": 0, "tools": gained}))


def pay(s: EndlessWinterPosition, seat: int, food: int, tools: int) -> None:
    """Pay food and tools the seat is known to have."""
    s.food[seat] -= food
    s.tools[seat] -= tools
    if s.events is not None and food + tools > 0:
        s.events.append(Event(PAID, seat, {"food": food, "tools": tools}))


def pay_labour(s: EndlessWinterPosition, half_points: int) -> None:
    """Pay labour the seat is known to have."""
    s.labour -= half_points
    if s.events is not None and half_points > 0:
        s.events.append(Event(PAID_LABOUR, s.seat, {"half_labour": half_points}))


def score(s: EndlessWinterPosition, seat: int, points: int, source: int) -> None:
    """Points at once."""
    s.points[seat] += points
    s.earned[seat * len(SOURCES) + source] += points
    if s.events is not None and points != 0:
        s.events.append(Event(POINTS, seat, {"points": points, "source": SOURCES[source]}))
