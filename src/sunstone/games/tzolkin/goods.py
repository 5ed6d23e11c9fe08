"""Taking and paying goods, points and workers, with the event that tells it."""

from __future__ import annotations

from sunstone.core.events import Event, EventKind
from sunstone.games.tzolkin.events import GAINED, PAID, POINTS, WORKER
from sunstone.games.tzolkin.names import GOODS, SKULL, SOURCES
from sunstone.games.tzolkin.position import TzolkinPosition


def gain(s: TzolkinPosition, seat: int, good: int, amount: int, kind: EventKind = GAINED) -> int:
    """Take goods from the bank; of skulls only what is there. How many were taken."""
    if good == SKULL:
        amount = min(amount, s.bank_skulls)
        s.bank_skulls -= amount
    if amount > 0:
        s.goods[seat * 5 + good] += amount
        if s.events is not None:
            s.events.append(Event(kind, seat, {"goods": {GOODS[good]: amount}}))
    return amount


def pay(s: TzolkinPosition, seat: int, good: int, amount: int) -> None:
    """Pay goods to the bank."""
    if amount > 0:
        s.goods[seat * 5 + good] -= amount
        if good == SKULL:
            s.bank_skulls += amount
        if s.events is not None:
            s.events.append(Event(PAID, seat, {"goods": {GOODS[good]: amount}}))


def score(s: TzolkinPosition, seat: int, points: int, source: int) -> None:
    """Points for something; they are told, unless they belong to an event of their own."""
    earn(s, seat, 4 * points, source)
    if points != 0 and s.events is not None:
        s.events.append(Event(POINTS, seat, {"points": points, "source": SOURCES[source]}))


def earn(s: TzolkinPosition, seat: int, quarters: int, source: int) -> None:
    """Points, which can be negative. They are counted in quarters."""
    s.points[seat] += quarters
    s.earned[seat * 5 + source] += quarters


def new_worker(s: TzolkinPosition, seat: int) -> None:
    """One more worker into the hand, unless all are in play."""
    if s.workers[seat] < s.box.workers:
        s.workers[seat] += 1
        s.hand[seat] += 1
        if s.events is not None:
            s.events.append(Event(WORKER, seat, {"workers": s.workers[seat]}))
