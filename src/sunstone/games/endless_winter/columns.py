"""The four columns: what their top sections sell, and what their middle sections offer once in a turn."""

from __future__ import annotations

from typing import Final

from sunstone.core.game import LEGAL
from sunstone.games.endless_winter import animals, develop, goods, land, names, reasons, rite, stones
from sunstone.games.endless_winter.table import Choice, Player, Table

TOP: Final[list[list[Choice]]] = [
    [rite.RECRUITING],
    [develop.LEARNING],
    [land.CAMPING, land.MOVING],
    [animals.REVEALING, animals.HUNTING],
]
MIDDLE: Final[list[list[Choice]]] = [
    [rite.HOLDING_RITE],
    [stones.TAKING_STONES],
    [land.SETTLING],
    [animals.USING_ANIMALS],
]


RESTING: Final[list[Choice]] = [animals.USING_ANIMALS]
NOTHING: Final[list[Choice]] = []


def section(table: Table) -> list[Choice]:
    """What the section offers in which the figure stands."""
    if table.stage == names.TOP_STAGE:
        return TOP[table.column]
    if table.stage == names.MIDDLE_STAGE:
        return MIDDLE[table.column]
    return RESTING if table.stage == names.REST_TIP_STAGE else NOTHING


def legal(table: Table, player: Player, out: list[int]) -> None:
    """Append what the player can pay for in this section."""
    for choice in section(table):
        if goods.why_not_price(table, player, choice.price) == LEGAL:
            choice.legal(table, player, out)


def why_not(table: Table, player: Player, action: int) -> int:
    """0 if this section offers an action to the player."""
    for choice in section(table):
        if choice.has(action):
            why = choice.why_not(table, player, action - choice.first)
            return goods.why_not_price(table, player, choice.price) if why == LEGAL else why
    return reasons.WRONG_SECTION if table.stage in (names.TOP_STAGE, names.MIDDLE_STAGE) else reasons.NOT_NOW


def chosen(table: Table, action: int) -> Choice:
    """What an action chooses in this section, where it is legal."""
    choices = section(table)
    return choices[0] if choices[0].has(action) else choices[1]
