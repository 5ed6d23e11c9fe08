"""The rite: tribe cards to recruit, and the rite itself, a card for the discard pile and a burial."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.core.plain import added, bit
from sunstone.games.endless_winter import cards, catalogue, effects, events, goods, marks, names, reasons
from sunstone.games.endless_winter.table import Choice, Decision, Player, Repeated, Table


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
class Recruiting(Choice):
    """Take a tribe card to the hand, of every kind one in a turn."""

    def why_not(self, table: Table, player: Player, which: int) -> int:
        if table.recruited >> which & 1:
            return reasons.KIND_TAKEN
        return ANY_KIND.why_not(table, player, which)

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        table.recruited |= bit(which)
        if table.tribe_stacks[which] > 0:
            table.fresh |= bit(which)
        recruit(table, player, which, names.IN_HAND)


RECRUITING: Final[Choice] = Recruiting(catalogue.RECRUIT, len(names.TRIBE), names.RECRUIT_PRICE)


@final
class HoldingRite(Choice):
    """One or both: a tribe card for the discard pile, then a burial, which may be of that very card."""

    def why_not(self, table: Table, player: Player, which: int) -> int:
        return LEGAL

    def carry_out(self, table: Table, player: Player, which: int) -> None:
        table.due.append(cards.Buries(1))
        table.due.append(Recruits(1, names.IN_DISCARD, True))


HOLDING_RITE: Final[Choice] = HoldingRite(catalogue.PAY, 1, names.RITE_PRICE)


@final
class AnyKind(Choice):
    """A kind of tribe card that is in the box."""

    def why_not(self, table: Table, player: Player, which: int) -> int:
        return LEGAL if which < table.data.tribe_kinds else reasons.NO_SUCH_KIND


ANY_KIND: Final[Choice] = AnyKind(catalogue.RECRUIT, len(names.TRIBE))


@final
class Recruits(Repeated):
    """Tribe cards to take, to the hand or the discard pile; `rite` if the rite's burial follows."""

    def __init__(self, count: i64, zone: i64, rite: bool = False) -> None:
        super().__init__(count, ANY_KIND, effects.TRIBE_DISCARD if zone == names.IN_DISCARD else effects.TRIBE_HAND)
        self.zone = zone
        self.rite = rite

    def once_less(self) -> Decision:
        return Recruits(self.count - 1, self.zone, self.rite)

    def answer(self, table: Table, action: int) -> None:
        if self.count > 1:
            table.due.append(self.once_less())
        recruit(table, table.mover(), action - catalogue.RECRUIT, self.zone)

    def is_idle(self, table: Table) -> bool:
        return False

    def may_leave(self, table: Table) -> bool:
        """In the rite only if a burial can take its place."""
        return not self.rite or cards.buryable(table, table.mover()) > 0

    def leave(self, table: Table) -> None:
        if self.rite:
            # The rite was paid for: who takes no card must bury one.
            table.due[len(table.due) - 1] = cards.Buries(1, True)

    def can_be_due(self, table: Table) -> bool:
        if self.zone > names.IN_DISCARD or not super().can_be_due(table):
            return False
        below = table.due[0]
        if not self.rite:
            return True
        if not isinstance(below, cards.Buries) or below.must or below.count != 1 or len(table.due) != 2:
            return False
        return self.count == 1 and self.zone == names.IN_DISCARD and cards.in_rite(table)
