"""The rite: tribe cards to recruit, and the rite itself, a card for the discard pile and a burial."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import added, bit
from sunstone.games.endless_winter import cards, catalogue, effects, events, goods, marks, names, reasons
from sunstone.games.endless_winter.table import Column, Decision, Player, Repeated, Table


def _why_not_kind(table: Table, kind: int) -> int:
    """Whether there are tribe cards of this kind in the box."""
    return LEGAL if kind < table.data.tribe_kinds else reasons.NO_SUCH_KIND


def recruit(table: Table, player: Player, kind: int, zone: i64) -> None:
    """Take a tribe card; an empty stack gives a point instead."""
    if table.tribe_stacks[kind] == 0:
        goods.score(table, player, 1, names.BY_REWARDS)
        return
    table.tribe_stacks = added(table.tribe_stacks, kind, -1)
    if zone == names.IN_DISCARD:
        player.discards = (*player.discards, names.FIRST_TRIBE + kind)
    else:
        player.hand.append(names.FIRST_TRIBE + kind + marks.OPEN)
    if table.events is not None:
        table.events.append(
            Event(events.RECRUITED, player.seat, {"card": names.TRIBE[kind], "zone": names.ZONES[zone]})
        )


@final
class Rite(Column):
    """The rite."""

    def legal_top(self, table: Table, player: Player, out: list[int]) -> None:
        if goods.why_not_price(table, player, names.RECRUIT_PRICE) == LEGAL:
            for kind in range(table.data.tribe_kinds):
                if not table.recruited >> kind & 1:
                    out.append(catalogue.RECRUIT + kind)

    def why_not_top(self, table: Table, player: Player, action: int) -> int:
        kind = action - catalogue.RECRUIT
        if not catalogue.RECRUIT <= action < catalogue.CULTURE:
            return reasons.WRONG_SECTION
        why = reasons.KIND_TAKEN if table.recruited >> kind & 1 else _why_not_kind(table, kind)
        return goods.why_not_price(table, player, names.RECRUIT_PRICE) if why == LEGAL else why

    def buy(self, table: Table, player: Player, action: int) -> None:
        kind = action - catalogue.RECRUIT
        goods.pay_price(table, player, names.RECRUIT_PRICE)
        table.recruited |= bit(kind)
        if table.tribe_stacks[kind] > 0:
            table.fresh |= bit(kind)
        recruit(table, player, kind, names.IN_HAND)

    def legal_middle(self, table: Table, player: Player, out: list[int]) -> None:
        if goods.why_not_price(table, player, names.RITE_PRICE) == LEGAL:
            out.append(catalogue.PAY)

    def why_not_middle(self, table: Table, player: Player, action: int) -> int:
        return (
            goods.why_not_price(table, player, names.RITE_PRICE) if action == catalogue.PAY else reasons.WRONG_SECTION
        )

    def use_middle(self, table: Table, player: Player, action: int) -> None:
        """One or both: a tribe card for the discard pile, then a burial, which may be of that very card."""
        goods.pay_price(table, player, names.RITE_PRICE)
        table.due.append(cards.Buries(1))
        table.due.append(Recruits(1, names.IN_DISCARD, True))


@final
class Recruits(Repeated):
    """Tribe cards to take, to the hand or the discard pile; `rite` if the rite's burial follows."""

    def __init__(self, count: i64, zone: i64, rite: bool = False) -> None:
        super().__init__(count)
        self.zone = zone
        self.rite = rite

    def legal(self, table: Table, out: list[int]) -> None:
        for kind in range(table.data.tribe_kinds):
            out.append(catalogue.RECRUIT + kind)

    def why_not(self, table: Table, action: int) -> int:
        return (
            _why_not_kind(table, action - catalogue.RECRUIT)
            if catalogue.RECRUIT <= action < catalogue.CULTURE
            else reasons.OTHER_DECISION
        )

    def once_less(self) -> Decision:
        return Recruits(self.count - 1, self.zone, self.rite)

    def answer_once(self, table: Table, action: int) -> None:
        recruit(table, table.mover(), action - catalogue.RECRUIT, self.zone)

    def may_leave(self, table: Table) -> bool:
        """In the rite only if a burial can take its place."""
        return not self.rite or cards.can_bury(table, table.mover())

    def leave(self, table: Table) -> None:
        if self.rite:
            # The rite was paid for: who takes no card must bury one.
            table.due[len(table.due) - 1] = cards.Buries(1, True)

    def can_be_due(self, table: Table) -> bool:
        if self.zone > names.IN_DISCARD or self.count < 1:
            return False
        if not self.rite:
            return self.count <= table.data.most_given(
                effects.TRIBE_DISCARD if self.zone == names.IN_DISCARD else effects.TRIBE_HAND
            )
        below = table.due[0]
        if not isinstance(below, cards.Buries) or below.must or below.count != 1 or len(table.due) != 2:
            return False
        if table.column != names.RITE or table.stage not in (names.BOTTOM_STAGE, names.WRAP_STAGE):
            return False
        return self.count == 1 and self.zone == names.IN_DISCARD
