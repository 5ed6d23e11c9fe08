"""Several rewards at once: whether their order can matter to the player, and which comes first if not."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.game import LEGAL
from sunstone.games.endless_winter import reasons
from sunstone.games.endless_winter.table import Decision, Table


def is_plain(table: Table, numbers: list[int]) -> bool:
    """Whether these abilities give plain things alone, and so do the levels an idol may reach with them."""
    goods = True
    for number in numbers:
        ability = table.data.abilities[number]
        if not ability.gives_plain:
            return False
        goods = goods and ability.gives_goods
    return goods or table.data.offering_gives_goods


def order_matters(table: Table, numbers: list[int]) -> bool:
    """Whether it can matter which of these abilities is carried out first.

    Of plain ones it does not: cards come first, as nothing is lost by knowing more. Only where two of them give a card
    and something else it is not plain which to begin with.
    """
    first = table.data.abilities[numbers[0]].texts
    mixed = 0
    alike = True
    for number in numbers:
        ability = table.data.abilities[number]
        alike = alike and ability.texts == first
        if ability.draws and len(ability.parts) > 1:
            mixed += 1
    return not alike and (mixed > 1 or not is_plain(table, numbers))


def first_of(table: Table, numbers: list[int]) -> int:
    """The place of the ability to begin with where order does not matter: a card alone, a card and more, the rest."""
    found = 0
    best = 3
    for place in range(len(numbers)):
        ability = table.data.abilities[numbers[place]]
        rank = 2
        if ability.draws:
            rank = 0 if len(ability.parts) == 1 else 1
        if rank < best:
            best = rank
            found = place
    return found


def may_be_unwelcome(table: Table, number: int) -> bool:
    """Whether an effect of the eclipse can be better left alone.

    Everything on the ladder can be taken as something that does no harm, goods and points do none, and what is chosen
    can be left when it is chosen. The top animal comes unasked, and one less lies in the deck.
    """
    return table.data.abilities[number].takes_top


class InAnyOrder(Decision):
    """Rewards that come one after another: which is next. The actions are `first` and the number of the item."""

    def __init__(self, first: i64, size: i64, refusal: int) -> None:
        self.first = first
        self.size = size
        self.refusal = refusal

    def next_items(self, table: Table) -> list[int]:
        """What may come next, each once."""
        raise NotImplementedError

    def reward(self, table: Table, item: int) -> int:
        """The ability an item gives."""
        raise NotImplementedError

    def rewards(self, table: Table) -> list[int]:
        """The abilities that are left."""
        return [self.reward(table, item) for item in self.next_items(table)]

    def legal(self, table: Table, out: list[int]) -> None:
        for item in self.next_items(table):
            out.append(self.first + item)

    def why_not(self, table: Table, action: int) -> int:
        if not self.first <= action < self.first + self.size:
            return reasons.OTHER_DECISION
        return LEGAL if action - self.first in self.next_items(table) else self.refusal

    def may_leave(self, table: Table) -> bool:
        """Whether something is left that may be unwelcome."""
        for reward in self.rewards(table):
            if may_be_unwelcome(table, reward):
                return True
        return False
