"""Several rewards at once: whether their order can matter to the one who gains them, and which comes first if not."""

from __future__ import annotations

from sunstone.games.endless_winter.table import Table


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
