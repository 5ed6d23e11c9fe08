"""Several rewards at once: whether their order can matter to the one who gains them, and which comes first if not."""

from __future__ import annotations

from typing import Final

from sunstone.games.endless_winter.effects import ANIMAL_TOP, DRAW, FOOD, IDOL, LABOUR, TOOL, VP, Ability
from sunstone.games.endless_winter.table import Table

GOODS: Final = (FOOD, TOOL, LABOUR, VP)
PLAIN: Final = (*GOODS, IDOL, DRAW)
"""Gains of which only a card tells something new, and none gets in the way of another."""


def _gives_only(ability: Ability, kinds: tuple[int, ...]) -> bool:
    for part in ability.parts:
        if part.column >= 0 or part.what >= 0 or part.rivals or part.is_exchange:
            return False
        for gain in part.gains:
            # What is counted may change with the others.
            if gain.kind not in kinds or gain.each >= 0:
                return False
    return True


def _draws(ability: Ability) -> bool:
    for part in ability.parts:
        for gain in part.gains:
            if gain.kind == DRAW:
                return True
    return False


def is_plain(table: Table, numbers: list[int]) -> bool:
    """Whether these abilities give plain things alone, and so do the levels an idol may reach with them."""
    goods = True
    for number in numbers:
        ability = table.data.abilities[number]
        if not _gives_only(ability, PLAIN):
            return False
        goods = goods and _gives_only(ability, GOODS)
    if goods:
        return True
    for number in table.data.offering_reward:
        if not _gives_only(table.data.abilities[number], GOODS):
            return False
    return True


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
        if _draws(ability) and len(ability.parts) > 1:
            mixed += 1
    return not alike and (mixed > 1 or not is_plain(table, numbers))


def first_of(table: Table, numbers: list[int]) -> int:
    """The place of the ability to begin with where order does not matter: a card alone, a card and more, the rest."""
    found = 0
    best = 3
    for place in range(len(numbers)):
        ability = table.data.abilities[numbers[place]]
        rank = 2
        if _draws(ability):
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
    for part in table.data.abilities[number].parts:
        for gain in part.gains:
            if gain.kind == ANIMAL_TOP:
                return True
    return False
