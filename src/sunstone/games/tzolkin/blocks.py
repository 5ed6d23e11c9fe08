"""Blocks of choice: paying some, and taking some."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.game import LEGAL
from sunstone.games.tzolkin.catalogue import ADVANCE, GAIN, GAIN_BAGS, PAY, PAY_BAGS
from sunstone.games.tzolkin.goods import gain, pay
from sunstone.games.tzolkin.names import GOLD, STONE, WOOD
from sunstone.games.tzolkin.reasons import OTHER_DECISION, WRONG_BAG
from sunstone.games.tzolkin.table import Player, Table

NEEDS: Final = [(bag.count(WOOD), bag.count(STONE), bag.count(GOLD)) for bag in PAY_BAGS]
"""The blocks of each bag by kind."""


def _has(player: Player, place: i64) -> bool:
    """Whether the player has the blocks of a bag."""
    wood, stone, gold = NEEDS[place]
    return player.wood >= wood and player.stone >= stone and player.gold >= gold


class BlockPayment(Decision[Table]):
    """Pay blocks of choice. `paid` says what they are paid for, which follows."""

    def count(self) -> i64:
        """How many blocks are paid."""
        return 1

    def paid(self, table: Table) -> None:
        """What happens when they are paid."""
        raise NotImplementedError

    def legal(self, table: Table, out: list[int]) -> None:
        player = table.mover()
        count = self.count()
        for place in range(len(PAY_BAGS)):
            if len(PAY_BAGS[place]) == count and _has(player, place):
                out.append(PAY + place)

    def why_not(self, table: Table, action: int) -> int:
        if not PAY <= action < GAIN:
            return OTHER_DECISION
        place = action - PAY
        return LEGAL if len(PAY_BAGS[place]) == self.count() and _has(table.mover(), place) else WRONG_BAG

    def answer(self, table: Table, action: int) -> None:
        player = table.mover()
        for kind in PAY_BAGS[action - PAY]:
            pay(table, player, kind, 1)
        self.paid(table)


@final
class Treasure(Decision[Table]):
    """Take blocks of choice."""

    def __init__(self, blocks: i64) -> None:
        self.blocks = blocks

    def legal(self, table: Table, out: list[int]) -> None:
        for place in range(len(GAIN_BAGS)):
            if len(GAIN_BAGS[place]) == self.blocks:
                out.append(GAIN + place)

    def why_not(self, table: Table, action: int) -> int:
        if not GAIN <= action < ADVANCE:
            return OTHER_DECISION
        return LEGAL if len(GAIN_BAGS[action - GAIN]) == self.blocks else WRONG_BAG

    def answer(self, table: Table, action: int) -> None:
        player = table.mover()
        for kind in GAIN_BAGS[action - GAIN]:
            gain(table, player, kind, 1)

    def can_be_due(self, table: Table) -> bool:
        return 1 <= self.blocks <= 2
