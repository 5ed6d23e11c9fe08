"""The market of Uxmal: blocks and corn change hands at fixed rates, any number of times."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import bit
from sunstone.games.tzolkin.catalogue import BUY, CALENDAR, SELL
from sunstone.games.tzolkin.events import TRADED
from sunstone.games.tzolkin.names import GOLD, GOODS, STONE, WOOD
from sunstone.games.tzolkin.reasons import NO_CORN_MARKET, NOTHING_TO_SELL, OTHER_DECISION, TRADED_BACK
from sunstone.games.tzolkin.table import Table


@final
class Market(Decision[Table]):
    """A visit to the market. The kinds of block sold and bought on this visit are bits: what was sold is not bought
    back, nor the other way round, which could go on for ever."""

    def __init__(self, sold: i64, bought: i64) -> None:
        self.sold = sold
        self.bought = bought

    def _why_not_sell(self, table: Table, block: i64) -> int:
        if self.bought >> block & 1:
            return TRADED_BACK
        return LEGAL if table.mover().good(block) > 0 else NOTHING_TO_SELL

    def _why_not_buy(self, table: Table, block: i64) -> int:
        if self.sold >> block & 1:
            return TRADED_BACK
        return LEGAL if table.mover().corn >= table.data.market[block] else NO_CORN_MARKET

    def legal(self, table: Table, out: list[int]) -> None:
        for block in range(WOOD, GOLD + 1):
            if self._why_not_sell(table, block) == LEGAL:
                out.append(SELL + block - WOOD)
        for block in range(WOOD, GOLD + 1):
            if self._why_not_buy(table, block) == LEGAL:
                out.append(BUY + block - WOOD)

    def why_not(self, table: Table, action: int) -> int:
        if not SELL <= action < CALENDAR:
            return OTHER_DECISION
        if action < BUY:
            return self._why_not_sell(table, action - SELL + WOOD)
        return self._why_not_buy(table, action - BUY + WOOD)

    def answer(self, table: Table, action: int) -> None:
        if action < BUY:
            self._sell(table, action - SELL + WOOD)
        else:
            self._buy(table, action - BUY + WOOD)

    def _sell(self, table: Table, block: i64) -> None:
        """A block for corn; the visit goes on."""
        player = table.mover()
        corn = table.data.market[block]
        player.add(block, -1)
        player.corn += corn
        table.due.append(Market(self.sold | bit(block), self.bought))
        if table.events is not None:
            told: dict[str, object] = {"sold": {GOODS[block]: 1}, "bought": {"corn": corn}}
            table.events.append(Event(TRADED, player.seat, told))

    def _buy(self, table: Table, block: i64) -> None:
        """Corn for a block; the visit goes on."""
        player = table.mover()
        corn = table.data.market[block]
        player.corn -= corn
        player.add(block, 1)
        table.due.append(Market(self.sold, self.bought | bit(block)))
        if table.events is not None:
            told: dict[str, object] = {"sold": {"corn": corn}, "bought": {GOODS[block]: 1}}
            table.events.append(Event(TRADED, player.seat, told))

    def may_leave(self, table: Table) -> bool:
        return True

    def settle(self, table: Table) -> bool:
        choices: list[int] = []
        self.legal(table, choices)
        if choices:
            return False
        table.due.pop()
        return True

    def can_be_due(self, table: Table) -> bool:
        blocks = bit(WOOD) | bit(STONE) | bit(GOLD)
        return (self.sold | self.bought) & ~blocks == 0 and self.sold & self.bought == 0
