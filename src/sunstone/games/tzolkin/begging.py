"""Begging for corn, which angers the gods, and their mercy on who has nothing left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.tzolkin.events import BEGGED
from sunstone.games.tzolkin.placing import cheapest
from sunstone.games.tzolkin.reasons import BEG_AT_START, BEGGED_ALREADY, BOTTOM, ENOUGH_CORN
from sunstone.games.tzolkin.table import NOTHING_YET, Table
from sunstone.games.tzolkin.temples import anger_gods, can_anger, can_anger_any

MOST_CORN_TO_BEG: Final = 2
BEGGED_CORN: Final = 3


def why_not_beg(table: Table, temple: i64) -> int:
    """Whether the player may beg: at the start of the turn, with two corn at most, and gods left to anger."""
    if table.mode != NOTHING_YET:
        return BEG_AT_START
    if table.begged:
        return BEGGED_ALREADY
    player = table.mover()
    if player.corn > MOST_CORN_TO_BEG:
        return ENOUGH_CORN
    return LEGAL if can_anger(player, temple) else BOTTOM


def beg(table: Table, temple: i64) -> None:
    """Corn is filled up to three; a step down."""
    player = table.mover()
    player.corn = BEGGED_CORN
    table.begged = True
    if table.events is not None:
        table.events.append(Event(BEGGED, player.seat))
    anger_gods(table, player, temple)


def is_stuck(table: Table) -> bool:
    """No worker on the wheels to take, and no corn to place one."""
    player = table.mover()
    if table.mode != NOTHING_YET or player.standing:
        return False
    cost = cheapest(table)
    return cost < 0 or cost > player.corn


def must_beg(table: Table) -> bool:
    """Whether begging is all that is left."""
    player = table.mover()
    return not table.begged and player.corn <= MOST_CORN_TO_BEG and can_anger_any(player) and is_stuck(table)
