"""Uxmal: a step up for corn, the market, a new worker, a building for corn, and any action for one corn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.game import LEGAL
from sunstone.games.tzolkin.any_action import ANY_PRICE, UseAny
from sunstone.games.tzolkin.constructions import BY_UXMAL_4, Construction, can_build
from sunstone.games.tzolkin.goods import new_worker, pay
from sunstone.games.tzolkin.market import Market
from sunstone.games.tzolkin.names import CORN
from sunstone.games.tzolkin.reasons import NO_CORN_UXMAL, NOTHING_TO_BUILD
from sunstone.games.tzolkin.table import Player, Table, Wheel
from sunstone.games.tzolkin.temples import Rise

TEMPLE_PRICE: Final = 3
"""Uxmal 1: corn for a step up."""


@final
class Uxmal(Wheel):
    """1 a step up, 2 the market, 3 a worker, 4 a building for corn, 5 any action of the four lesser wheels."""

    def why_not(self, table: Table, player: Player, action: i64, corn: i64) -> int:
        if action == 1:
            return LEGAL if corn >= TEMPLE_PRICE else NO_CORN_UXMAL
        if action == 4:
            return LEGAL if can_build(table, player, BY_UXMAL_4, True, corn) else NOTHING_TO_BUILD
        if action == 5:
            return LEGAL if corn >= ANY_PRICE else NO_CORN_UXMAL
        return LEGAL

    def use(self, table: Table, player: Player, action: i64) -> None:
        if action == 1:
            pay(table, player, CORN, TEMPLE_PRICE)
            table.due.append(Rise(1))
        elif action == 2:
            table.due.append(Market(0, 0))
        elif action == 3:
            new_worker(table, player)
        elif action == 4:
            table.due.append(Construction(BY_UXMAL_4, False, True))
        else:
            table.due.append(UseAny(False))
