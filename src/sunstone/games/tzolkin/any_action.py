"""Uxmal 5, and the buildings that do the same: any action of the four lesser wheels for one corn."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.tzolkin.catalogue import HARVEST, USE
from sunstone.games.tzolkin.events import ACTED
from sunstone.games.tzolkin.goods import pay
from sunstone.games.tzolkin.names import CORN, LESSER_WHEELS, WHEELS
from sunstone.games.tzolkin.reasons import NO_CORN_UXMAL, OTHER_DECISION, POINTLESS
from sunstone.games.tzolkin.table import Player, Table

ANY_PRICE: Final = 1
"""Corn for the action."""
LAST_ACTION: Final = 5
"""Of the four lesser wheels."""
UXMAL_5: Final = USE + 19
"""To buy this action with itself would only cost another corn."""


@final
class UseAny(Decision[Table]):
    """Any action of the four lesser wheels for one corn; some buildings let one do the same, or leave it."""

    def __init__(self, optional: bool) -> None:
        self.optional = optional

    def _why_not_use(self, table: Table, player: Player, place: i64) -> int:
        if player.corn < ANY_PRICE:
            return NO_CORN_UXMAL
        wheel = table.wheel(place // LAST_ACTION)
        return wheel.why_not(table, player, place % LAST_ACTION + 1, player.corn - ANY_PRICE)

    def legal(self, table: Table, out: list[int]) -> None:
        player = table.mover()
        for place in range(LESSER_WHEELS * LAST_ACTION - 1):
            if self._why_not_use(table, player, place) == LEGAL:
                out.append(USE + place)

    def why_not(self, table: Table, action: int) -> int:
        if not USE <= action < HARVEST:
            return OTHER_DECISION
        return POINTLESS if action == UXMAL_5 else self._why_not_use(table, table.mover(), action - USE)

    def answer(self, table: Table, action: int) -> None:
        player = table.mover()
        wheel, number = divmod(action - USE, LAST_ACTION)
        pay(table, player, CORN, ANY_PRICE)
        if table.events is not None:
            told: dict[str, object] = {"gear": WHEELS[wheel], "action": number + 1, "cost": ANY_PRICE}
            table.events.append(Event(ACTED, player.seat, told))
        table.wheel(wheel).use(table, player, number + 1)

    def may_leave(self, table: Table) -> bool:
        return self.optional

    def settle(self, table: Table) -> bool:
        if not self.optional or table.mover().corn > 0:
            return False
        table.due.pop()
        return True

    def can_be_due(self, table: Table) -> bool:
        return True
