"""The bank: taking and paying goods, gaining points and workers, each with its event."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.games.tzolkin import names
from sunstone.games.tzolkin.events import GAINED, PAID, POINTS, WORKER
from sunstone.games.tzolkin.table import Player, Table


def gain(table: Table, player: Player, good: i64, amount: i64) -> None:
    """Take goods from the bank; of skulls only what is there."""
    if good == names.SKULL:
        amount = min(amount, table.skulls_left)
        table.skulls_left -= amount
    if amount > 0:
        player.add(good, amount)
        if table.events is not None:
            table.events.append(Event(GAINED, player.seat, {"goods": {names.GOODS[good]: amount}}))


def pay(table: Table, player: Player, good: i64, amount: i64) -> None:
    """Pay goods to the bank."""
    if amount > 0:
        player.add(good, -amount)
        if good == names.SKULL:
            table.skulls_left += amount
        if table.events is not None:
            table.events.append(Event(PAID, player.seat, {"goods": {names.GOODS[good]: amount}}))


def score(table: Table, player: Player, points: i64, source: i64) -> None:
    """Points for something, with an event that says so."""
    earn(player, 4 * points, source)
    if points != 0 and table.events is not None:
        table.events.append(Event(POINTS, player.seat, {"points": points, "source": names.SOURCES[source]}))


def earn(player: Player, quarters: i64, source: i64) -> None:
    """Points in quarters, which can be negative."""
    player.quarters += quarters
    if source == names.BY_BUILDINGS:
        player.from_buildings += quarters
    elif source == names.BY_ARCHITECTURE:
        player.from_architecture += quarters
    elif source == names.BY_CHICHEN_ITZA:
        player.from_chichen_itza += quarters
    elif source == names.BY_TEMPLES:
        player.from_temples += quarters
    else:
        player.from_hunger += quarters


def new_worker(table: Table, player: Player) -> None:
    """One more worker into the hand, unless all are in play."""
    if player.workers < table.data.workers:
        player.workers += 1
        player.hand += 1
        if table.events is not None:
            table.events.append(Event(WORKER, player.seat, {"workers": player.workers}))
