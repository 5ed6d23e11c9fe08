"""Develop: culture cards to learn, and sacred stones to take."""

from __future__ import annotations

from typing import final

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import put
from sunstone.games.endless_winter import catalogue, effects, events, goods, marks, names, reasons, stones
from sunstone.games.endless_winter.table import Column, Decision, Player, Repeated, Table


def _legal_cards(table: Table, out: list[int]) -> None:
    for slot in range(names.CULTURE_SLOTS):
        if table.culture_display[slot] != names.NOBODY:
            out.append(catalogue.CULTURE + slot)


def _why_not_card(table: Table, slot: int) -> int:
    """Whether a culture card lies there."""
    return LEGAL if table.culture_display[slot] != names.NOBODY else reasons.EMPTY_SLOT


def learn(table: Table, player: Player, slot: int) -> None:
    """Take a culture card from the display to the hand."""
    card = table.culture_display[slot]
    table.culture_display = put(table.culture_display, slot, names.NOBODY)
    player.hand.append(card + marks.OPEN)
    if table.events is not None:
        table.events.append(Event(events.LEARNED, player.seat, {"card": names.FACES[card]}))


@final
class Develop(Column):
    """Develop."""

    def legal_top(self, table: Table, player: Player, out: list[int]) -> None:
        if goods.why_not_price(table, player, names.CULTURE_PRICE) == LEGAL:
            _legal_cards(table, out)

    def why_not_top(self, table: Table, player: Player, action: int) -> int:
        if not catalogue.CULTURE <= action < catalogue.CAMP:
            return reasons.WRONG_SECTION
        why = _why_not_card(table, action - catalogue.CULTURE)
        return goods.why_not_price(table, player, names.CULTURE_PRICE) if why == LEGAL else why

    def buy(self, table: Table, player: Player, action: int) -> None:
        goods.pay_price(table, player, names.CULTURE_PRICE)
        learn(table, player, action - catalogue.CULTURE)

    def legal_middle(self, table: Table, player: Player, out: list[int]) -> None:
        stones.legal_stones(table, player, out)

    def why_not_middle(self, table: Table, player: Player, action: int) -> int:
        return (
            stones.why_not_stone(table, player, action - catalogue.STONE)
            if catalogue.STONE <= action < catalogue.SETTLE
            else reasons.WRONG_SECTION
        )

    def use_middle(self, table: Table, player: Player, action: int) -> None:
        stones.take_stone(table, player, action - catalogue.STONE)


@final
class Cultures(Repeated):
    """Culture cards to take."""

    def legal(self, table: Table, out: list[int]) -> None:
        _legal_cards(table, out)

    def why_not(self, table: Table, action: int) -> int:
        return (
            _why_not_card(table, action - catalogue.CULTURE)
            if catalogue.CULTURE <= action < catalogue.CAMP
            else reasons.OTHER_DECISION
        )

    def once_less(self) -> Decision:
        return Cultures(self.count - 1)

    def answer_once(self, table: Table, action: int) -> None:
        learn(table, table.mover(), action - catalogue.CULTURE)

    def is_idle(self, table: Table) -> bool:
        return table.culture_display.count(names.NOBODY) == names.CULTURE_SLOTS

    def can_be_due(self, table: Table) -> bool:
        return 1 <= self.count <= table.data.most_given(effects.CULTURE)
