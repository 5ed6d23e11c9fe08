"""The player board in the eclipse: for each village, for empty megalith slots, for sacred stones.

Rewards come in the order the player chooses, where order can matter. Stones come last, as they may count more then,
unless one of them may count less.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.plain import bit
from sunstone.games.endless_winter import abilities, catalogue, names, ordering, reasons, schema, stones
from sunstone.games.endless_winter.table import Player, Table

SLOTS: Final = 5
VILLAGE: Final = 0
STONES: Final = SLOTS + 1
FIRST_SLOT: Final = 1
LAST_STEP: Final = 4
"""The step of the eclipse in which the board rewards."""


def begin_board(table: Table) -> None:
    """All that the board gives becomes due."""
    player = table.mover()
    items: i64 = bit(STONES) if player.stones else 0
    for slot in range(player.empty_slots()):
        if table.data.slot_reward[slot] > 0:
            items |= bit(FIRST_SLOT + slot)
    villages = player.settled() if table.data.settlement_reward > 0 else 0
    table.due.append(Board(items, villages))


def _may_fall(table: Table, player: Player) -> bool:
    """Whether a stone of the player may count less after a reward: only camps can leave a place that counts."""
    for stone in player.stones:
        if table.data.stones[stone].score == schema.CAMP_TERRAINS:
            return True
    return False


@final
class Board(ordering.InAnyOrder):
    """Which reward of the player board is next: `items` are slots and stones, `villages` is a count."""

    def __init__(self, items: i64, villages: i64) -> None:
        super().__init__(catalogue.BOARD, len(catalogue.BOARD_ITEMS), reasons.NO_ITEM)
        self.items = items
        self.villages = villages

    def has_stones(self) -> bool:
        """Whether the points of the stones are still to come."""
        return self.items >> STONES & 1 == 1

    def items_left(self) -> list[int]:
        """What is left, each village by itself."""
        out = [VILLAGE] * self.villages
        for item in range(FIRST_SLOT, STONES + 1):
            if self.items >> item & 1:
                out.append(item)
        return out

    def reward(self, table: Table, item: int) -> int:
        return table.data.settlement_reward if item == VILLAGE else table.data.slot_reward[item - FIRST_SLOT]

    def rewards(self, table: Table) -> list[int]:
        """The abilities that are left, in the order of the items; stones have none."""
        return [self.reward(table, item) for item in self.items_left() if item != STONES]

    def _stones_first(self, table: Table) -> bool:
        """Whether the stones may come before a reward that is left, and that could be better."""
        return (
            self.has_stones() and _may_fall(table, table.mover()) and not ordering.is_plain(table, self.rewards(table))
        )

    def next_items(self, table: Table) -> list[int]:
        """What may come next; equal villages once, the stones where it could be better to have them first."""
        out: list[int] = []
        for item in self.items_left():
            if item not in out and (item != STONES or self._stones_first(table)):
                out.append(item)
        return out

    def answer(self, table: Table, action: int) -> None:
        item = action - catalogue.BOARD
        villages = self.villages - (1 if item == VILLAGE else 0)
        items = self.items & ~(1 << item)
        if items or villages:
            table.due.append(Board(items, villages))
        if item == STONES:
            stones.score_stones(table, table.mover())
        else:
            abilities.begin(table, self.reward(table, item))

    def leave(self, table: Table) -> None:
        """Points of stones are nothing to leave."""
        if self.has_stones():
            stones.score_stones(table, table.mover())

    def settle(self, table: Table) -> bool:
        if self.items == 0 and self.villages == 0:
            table.due.pop()
            return True
        rewards = self.rewards(table)
        item = STONES
        if rewards:
            if self.may_leave(table) or ordering.order_matters(table, rewards) or self._stones_first(table):
                return False
            item = self.items_left()[ordering.first_of(table, rewards)]
        table.due.pop()
        self.answer(table, catalogue.BOARD + item)
        return True

    def seen(self, table: Table) -> dict[str, object]:
        items = self.items_left()
        return {"items": [catalogue.BOARD_ITEMS[item] for item in items], "count": len(items)}

    def can_be_due(self, table: Table) -> bool:
        """No more is left than the player board gives."""
        player = table.mover()
        data = table.data
        if table.phase != names.ECLIPSE_PHASE or table.eclipse_step != LAST_STEP or table.due[0] is not self:
            return False
        if self.items == 0 and self.villages == 0:
            return False
        if self.items & 1 or (self.has_stones() and not player.stones):
            return False
        for slot in range(SLOTS):
            if self.items >> (FIRST_SLOT + slot) & 1:
                if slot >= player.empty_slots() or data.slot_reward[slot] == 0:
                    return False
        return self.villages <= player.settled() and (self.villages == 0 or data.settlement_reward > 0)
