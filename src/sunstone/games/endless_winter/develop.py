"""Develop: culture cards to learn. The sacred stones of its middle section are in stones.py."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import put
from sunstone.games.endless_winter import catalogue, effects, events, marks, names, reasons
from sunstone.games.endless_winter.table import Choice, Decision, Player, Repeated, Table


@final
class Learning(Choice):
    """Take a culture card from the display to the hand."""

    def why_not(self, table: Table, player: Player, which: int) -> int:
        return LEGAL if table.culture_display[which] != names.NOBODY else reasons.EMPTY_SLOT

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        card = table.culture_display[which]
        table.culture_display = put(table.culture_display, which, names.NOBODY)
        player.hand.append(card + marks.OPEN)
        if table.events is not None:
            table.events.append(Event(events.LEARNED, player.seat, {"card": names.FACES[card]}))


LEARNING: Final[Choice] = Learning(catalogue.CULTURE, names.CULTURE_SLOTS, names.CULTURE_PRICE)


@final
class Cultures(Repeated):
    """Culture cards to take."""

    def __init__(self, count: i64) -> None:
        super().__init__(count, LEARNING, effects.CULTURE)

    def once_less(self) -> Decision:
        return Cultures(self.count - 1)
