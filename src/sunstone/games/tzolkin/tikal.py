"""Tikal: technologies, buildings and monuments, and a block for the temples."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.game import LEGAL
from sunstone.games.tzolkin.constructions import BY_TIKAL_2, BY_TIKAL_4, Construction, can_build, can_build_monument
from sunstone.games.tzolkin.reasons import NO_BLOCKS, NOTHING_TO_BUILD
from sunstone.games.tzolkin.table import Player, Table, Wheel
from sunstone.games.tzolkin.technologies import PaidTech, can_advance
from sunstone.games.tzolkin.temples import Rise, TemplePayment


@final
class Tikal(Wheel):
    """1 an advance, 2 a building, 3 two advances, 4 two buildings or a monument, 5 a block for two temples."""

    def why_not(self, table: Table, player: Player, action: i64, corn: i64) -> int:
        if action == 5:
            return LEGAL if player.blocks() > 0 else NO_BLOCKS
        if action == 1 or action == 3:
            return LEGAL if can_advance(table, player) else NO_BLOCKS
        if can_build(table, player, BY_TIKAL_2, True, 0):
            return LEGAL
        return LEGAL if action == 4 and can_build_monument(table, player) else NOTHING_TO_BUILD

    def use(self, table: Table, player: Player, action: i64) -> None:
        if action == 1:
            table.due.append(PaidTech(1, False))
        elif action == 2:
            table.due.append(Construction(BY_TIKAL_2, False, True))
        elif action == 3:
            table.due.append(PaidTech(2, False))
        elif action == 4:
            table.due.append(Construction(BY_TIKAL_4, False, True))
        else:
            table.due.append(Rise(2))
            table.due.append(TemplePayment())
