"""The four technology tracks: advancing for blocks or for nothing, and the bonus beyond the third level."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.tzolkin import names
from sunstone.games.tzolkin.blocks import BlockPayment, Treasure
from sunstone.games.tzolkin.catalogue import ADVANCE, BUILD
from sunstone.games.tzolkin.events import ADVANCED, BONUS
from sunstone.games.tzolkin.goods import gain, score
from sunstone.games.tzolkin.reasons import NO_BLOCKS, OTHER_DECISION
from sunstone.games.tzolkin.table import Player, Table
from sunstone.games.tzolkin.temples import Rise

BONUS_POINTS = 3
"""Architecture beyond its third level."""
BONUS_BLOCKS = 2
"""Extraction beyond its third level."""


def advance_cost(table: Table, player: Player, technology: i64) -> i64:
    """How many blocks the next advance on a track costs."""
    return table.data.advance_cost[player.level(technology)]


def can_advance(table: Table, player: Player) -> bool:
    """Whether any advance can be paid."""
    blocks = player.blocks()
    for technology in range(len(names.TECHNOLOGIES)):
        if blocks >= advance_cost(table, player, technology):
            return True
    return False


def advance(table: Table, player: Player, technology: i64) -> None:
    """Move a marker one level on; from the third level it stays and brings the bonus."""
    if player.level(technology) < names.TOP_LEVEL:
        _next_level(player, technology)
        if table.events is not None:
            told: dict[str, object] = {"technology": names.TECHNOLOGIES[technology], "level": player.level(technology)}
            table.events.append(Event(ADVANCED, player.seat, told))
        return
    if table.events is not None:
        table.events.append(Event(BONUS, player.seat, {"technology": names.TECHNOLOGIES[technology]}))
    if technology == names.AGRICULTURE:
        table.due.append(Rise(1))
    elif technology == names.EXTRACTION:
        table.due.append(Treasure(BONUS_BLOCKS))
    elif technology == names.ARCHITECTURE:
        score(table, player, BONUS_POINTS, names.BY_ARCHITECTURE)
    else:
        gain(table, player, names.SKULL, 1)


def _next_level(player: Player, technology: i64) -> None:
    if technology == names.AGRICULTURE:
        player.agriculture += 1
    elif technology == names.EXTRACTION:
        player.extraction += 1
    elif technology == names.ARCHITECTURE:
        player.architecture += 1
    else:
        player.theology += 1


@final
class PaidTech(Decision[Table]):
    """Tikal 1 and 3: advance in a technology for blocks, once or twice; the second time is optional."""

    def __init__(self, advances: i64, optional: bool) -> None:
        self.advances = advances
        self.optional = optional

    def legal(self, table: Table, out: list[int]) -> None:
        player = table.mover()
        blocks = player.blocks()
        for technology in range(len(names.TECHNOLOGIES)):
            if blocks >= advance_cost(table, player, technology):
                out.append(ADVANCE + technology)

    def why_not(self, table: Table, action: int) -> int:
        if not ADVANCE <= action < BUILD:
            return OTHER_DECISION
        player = table.mover()
        return LEGAL if player.blocks() >= advance_cost(table, player, action - ADVANCE) else NO_BLOCKS

    def answer(self, table: Table, action: int) -> None:
        """The blocks are paid first, then the marker moves; a second advance may follow."""
        technology: i64 = action - ADVANCE
        if self.advances > 1:
            table.due.append(PaidTech(self.advances - 1, True))
        table.due.append(Payment(advance_cost(table, table.mover(), technology), technology))

    def may_leave(self, table: Table) -> bool:
        return self.optional

    def settle(self, table: Table) -> bool:
        if not self.optional or can_advance(table, table.mover()):
            return False
        table.due.pop()
        return True

    def can_be_due(self, table: Table) -> bool:
        return self.advances == 1 or (self.advances == 2 and not self.optional)

    def can_wait(self, table: Table, above: Decision[Table]) -> bool:
        return self.advances == 1 and self.optional


@final
class Payment(BlockPayment):
    """The blocks for an advance."""

    def __init__(self, blocks: i64, technology: i64) -> None:
        self.blocks = blocks
        self.technology = technology

    def count(self) -> i64:
        return self.blocks

    def paid(self, table: Table) -> None:
        advance(table, table.mover(), self.technology)

    def settle(self, table: Table) -> bool:
        return self.settle_only_choice(table)

    def can_be_due(self, table: Table) -> bool:
        return self.blocks == advance_cost(table, table.mover(), self.technology) and self.leaves_choice(table)


@final
class FreeTech(Decision[Table]):
    """Free technology advances, as some buildings give them."""

    def __init__(self, advances: i64) -> None:
        self.advances = advances

    def legal(self, table: Table, out: list[int]) -> None:
        for technology in range(len(names.TECHNOLOGIES)):
            out.append(ADVANCE + technology)

    def why_not(self, table: Table, action: int) -> int:
        return LEGAL if ADVANCE <= action < BUILD else OTHER_DECISION

    def answer(self, table: Table, action: int) -> None:
        if self.advances > 1:
            table.due.append(FreeTech(self.advances - 1))
        advance(table, table.mover(), action - ADVANCE)

    def can_be_due(self, table: Table) -> bool:
        return 1 <= self.advances <= 2

    def can_wait(self, table: Table, above: Decision[Table]) -> bool:
        return self.advances == 1
