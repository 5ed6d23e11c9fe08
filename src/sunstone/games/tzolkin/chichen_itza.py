"""Chichen Itza: crystal skulls for the gods, and the devotion of theology."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import bit
from sunstone.games.tzolkin.blocks import BlockPayment, Treasure
from sunstone.games.tzolkin.events import OFFERED_SKULL
from sunstone.games.tzolkin.goods import score
from sunstone.games.tzolkin.names import BY_CHICHEN_ITZA
from sunstone.games.tzolkin.reasons import NO_SKULL, SKULL_THERE
from sunstone.games.tzolkin.table import Player, Table, Wheel
from sunstone.games.tzolkin.temples import Rise, can_rise_anywhere, rise


@final
class ChichenItza(Wheel):
    """Every action takes a skull, once in a game: points, a step up, perhaps a block."""

    def why_not(self, table: Table, player: Player, action: i64, corn: i64) -> int:
        if player.skull == 0:
            return NO_SKULL
        return SKULL_THERE if table.skull_spaces >> action & 1 else LEGAL

    def use(self, table: Table, player: Player, action: i64) -> None:
        """The skull stays on the space for good. Then devotion may follow."""
        player.skull -= 1
        table.skull_spaces |= bit(action)
        if table.events is not None:
            table.events.append(Event(OFFERED_SKULL, player.seat, {"action": action}))
        data = table.data
        score(table, player, data.space_points[action], BY_CHICHEN_ITZA)
        rise(table, player, data.space_temple[action])
        if player.theology >= 2:
            table.due.append(Devotion())
        if data.space_blocks[action] > 0:
            table.due.append(Treasure(data.space_blocks[action]))


@final
class Devotion(BlockPayment):
    """Theology 2: after an action of Chichen Itza a block for a step up, or leave it."""

    def paid(self, table: Table) -> None:
        table.due.append(Rise(1))

    def may_leave(self, table: Table) -> bool:
        return True

    def settle(self, table: Table) -> bool:
        player = table.mover()
        if player.blocks() > 0 and can_rise_anywhere(table, player):
            return False
        table.due.pop()
        return True

    def can_be_due(self, table: Table) -> bool:
        return table.mover().theology >= 2

    def can_wait(self, table: Table, above: Decision[Table]) -> bool:
        return table.mover().theology >= 2 and isinstance(above, Treasure) and above.blocks == 1
