"""Develop: culture cards to learn, and sacred stones to take."""

from __future__ import annotations

from typing import final

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import put
from sunstone.games.endless_winter.catalogue import CAMP, CULTURE, SETTLE, STONE
from sunstone.games.endless_winter.data import CULTURE_CARD
from sunstone.games.endless_winter.effects import CULTURE as CULTURE_GAIN
from sunstone.games.endless_winter.events import LEARNED
from sunstone.games.endless_winter.goods import pay_price, why_not_price
from sunstone.games.endless_winter.marks import OPEN
from sunstone.games.endless_winter.names import CULTURE_SLOTS, FACES
from sunstone.games.endless_winter.reasons import EMPTY_SLOT, OTHER_DECISION, WRONG_SECTION
from sunstone.games.endless_winter.stones import legal_stones, take_stone, why_not_stone
from sunstone.games.endless_winter.table import NOBODY, Column, Decision, Player, Repeated, Table


def _legal_cards(table: Table, out: list[int]) -> None:
    for slot in range(CULTURE_SLOTS):
        if table.culture_display[slot] != NOBODY:
            out.append(CULTURE + slot)


def _why_not_card(table: Table, slot: int) -> int:
    """Whether a culture card lies there."""
    return LEGAL if table.culture_display[slot] != NOBODY else EMPTY_SLOT


def learn(table: Table, player: Player, slot: int) -> None:
    """Take a culture card from the display to the hand."""
    card = table.culture_display[slot]
    table.culture_display = put(table.culture_display, slot, NOBODY)
    player.hand.append(card + OPEN)
    if table.events is not None:
        table.events.append(Event(LEARNED, player.seat, {"card": FACES[card]}))


@final
class Develop(Column):
    """Develop."""

    def legal_top(self, table: Table, player: Player, out: list[int]) -> None:
        if why_not_price(table, player, CULTURE_CARD) == LEGAL:
            _legal_cards(table, out)

    def why_not_top(self, table: Table, player: Player, action: int) -> int:
        if not CULTURE <= action < CAMP:
            return WRONG_SECTION
        why = _why_not_card(table, action - CULTURE)
        return why_not_price(table, player, CULTURE_CARD) if why == LEGAL else why

    def buy(self, table: Table, player: Player, action: int) -> None:
        pay_price(table, player, CULTURE_CARD)
        learn(table, player, action - CULTURE)

    def legal_middle(self, table: Table, player: Player, out: list[int]) -> None:
        legal_stones(table, player, out)

    def why_not_middle(self, table: Table, player: Player, action: int) -> int:
        return why_not_stone(table, player, action - STONE) if STONE <= action < SETTLE else WRONG_SECTION

    def use_middle(self, table: Table, player: Player, action: int) -> None:
        take_stone(table, player, action - STONE)


@final
class Cultures(Repeated):
    """Culture cards to take."""

    def legal(self, table: Table, out: list[int]) -> None:
        _legal_cards(table, out)

    def why_not(self, table: Table, action: int) -> int:
        return _why_not_card(table, action - CULTURE) if CULTURE <= action < CAMP else OTHER_DECISION

    def once_less(self) -> Decision:
        return Cultures(self.count - 1)

    def answer_once(self, table: Table, action: int) -> None:
        learn(table, table.mover(), action - CULTURE)

    def is_idle(self, table: Table) -> bool:
        return table.culture_display.count(NOBODY) == CULTURE_SLOTS

    def can_be_due(self, table: Table) -> bool:
        return 1 <= self.count <= table.data.most_given(CULTURE_GAIN)
