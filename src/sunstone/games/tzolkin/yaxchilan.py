"""Yaxchilan: wood, stone, gold and crystal skulls."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.game import LEGAL
from sunstone.games.tzolkin.goods import gain
from sunstone.games.tzolkin.names import CORN, GOODS, SKULL
from sunstone.games.tzolkin.table import Player, Table, Wheel


def amount_of(table: Table, player: Player, action: i64, good: i64) -> i64:
    """How much of a good an action gives: one more of each block that extraction knows how to win, and of skulls with
    theology 3."""
    amount: i64 = table.data.yaxchilan[action][good]
    if amount == 0 or good == CORN:
        return amount
    if good == SKULL:
        return amount + 1 if player.theology >= 3 else amount
    # Level 1 of extraction helps with wood, 2 with stone too, 3 with gold too: as the goods are counted.
    return amount + 1 if player.extraction >= good else amount


@final
class Yaxchilan(Wheel):
    """Every action gives what its space shows."""

    def why_not(self, table: Table, player: Player, action: i64, corn: i64) -> int:
        return LEGAL

    def use(self, table: Table, player: Player, action: i64) -> None:
        for good in range(len(GOODS)):
            gain(table, player, good, amount_of(table, player, action, good))
