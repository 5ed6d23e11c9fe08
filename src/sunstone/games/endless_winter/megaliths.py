"""Megaliths: start spaces and arrows, adjacency, points of the higher levels."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.endless_winter import catalogue, events, geometry, goods, names, reasons
from sunstone.games.endless_winter.data import RuleData
from sunstone.games.endless_winter.table import Megaliths, Plan, Player, Table

OWN_POINTS: Final = 2
OTHER_POINTS: Final = 1


def laid_out(data: RuleData, players: int, boards: tuple[int, ...], turned: tuple[int, ...]) -> Megaliths:
    """The plan of the boards as they lie, without a megalith."""
    cells = [-1] * geometry.CELLS
    starts = [False] * geometry.CELLS
    for slot in range(len(boards)):
        for space in range(names.SPACES_A_BOARD):
            cell = _cell(data, players, slot, turned[slot] == 1, space)
            cells[cell] = boards[slot] * names.SPACES_A_BOARD + space
            starts[cell] = len(data.arrows[cells[cell]]) > 0
    return Megaliths(Plan(boards, turned, cells, starts), [names.NOBODY] * geometry.PLACES, 0)


def _cell(data: RuleData, players: int, slot: int, turned: bool, space: int) -> int:
    row, column = data.rows[players][slot], data.columns[players][slot]
    return geometry.cell_of(row, column, data.upright[players][slot] == 1, turned, space)


def is_start(table: Table, cell: i64) -> bool:
    """Whether a cell is a grey start space."""
    return table.megaliths.plan.starts[cell]


def pointed_to(table: Table, cell: i64) -> list[int]:
    """The cells the arrow of a start space points to."""
    plan = table.megaliths.plan
    space = plan.cells[cell]
    slot = plan.boards.index(space // names.SPACES_A_BOARD)
    turned = plan.turned[slot] == 1
    return [_cell(table.data, table.players, slot, turned, arrow) for arrow in table.data.arrows[space]]


def why_not_megalith(table: Table, player: Player, place: i64) -> int:
    """Whether the player's next megalith can stand on this place."""
    owners = table.megaliths.owners
    if player.megaliths_left == 0:
        return reasons.NO_MEGALITH_LEFT
    if owners[place] != names.NOBODY:
        return reasons.PLACE_TAKEN
    if place >= geometry.CELLS:
        if player.next_is_neutral():
            return reasons.NEUTRAL_ON_GROUND
        return LEGAL if table.megaliths.rests_on_four(place) else reasons.NOT_SUPPORTED
    if table.megaliths.plan.cells[place] < 0:
        return reasons.NO_SUCH_SPACE
    if is_start(table, place):
        return LEGAL if player.next_is_neutral() else reasons.ONLY_NEUTRAL
    return LEGAL if table.megaliths.is_beside(place) else reasons.NOT_BESIDE


def places_for(table: Table, player: Player) -> list[int]:
    """Every place for the player's next megalith."""
    if player.megaliths_left == 0:
        return []
    if not player.next_is_neutral():
        return [*table.megaliths.free_beside(), *table.megaliths.free_above()]
    return [place for place in table.megaliths.plan.spaces if why_not_megalith(table, player, place) == LEGAL]


def why_not_arrow(table: Table, player: Player, cell: i64, place: int) -> int:
    """Whether the second megalith of a start space can stand here: only where the arrow points."""
    if player.megaliths_left == 0:
        return reasons.NO_MEGALITH_LEFT
    if place >= geometry.CELLS or place not in pointed_to(table, cell):
        return reasons.NOT_POINTED_TO
    if table.megaliths.owners[place] != names.NOBODY:
        return reasons.PLACE_TAKEN
    if is_start(table, place) and not player.next_is_neutral():
        return reasons.ONLY_NEUTRAL
    return LEGAL


def legal_arrows(table: Table, player: Player, cell: i64, out: list[int]) -> None:
    """Append the places for the second megalith of a start space."""
    for place in sorted(pointed_to(table, cell)):
        if why_not_arrow(table, player, cell, place) == LEGAL:
            out.append(catalogue.MEGALITH + place)


def place_megalith(table: Table, player: Player, place: i64) -> None:
    """Put the player's next megalith on a place; points of a higher level are scored at once."""
    neutral = player.next_is_neutral()
    level: i64 = geometry.WHERE[place][0]
    table.megaliths = table.megaliths.with_one(place, names.NEUTRAL if neutral else player.seat, level)
    player.megaliths_left -= 1
    if table.events is not None:
        facts: dict[str, object] = {"place": geometry.place_name(place), "level": level, "neutral": neutral}
        table.events.append(Event(events.MEGALITH, player.seat, facts))
    if level > 0:
        _score_level(table, player, place)


def worth_above(table: Table, player: Player, place: i64) -> int:
    """What a megalith above the ground brings: two points for each own directly below, one for each other."""
    own = _below(table, player, place)
    return OWN_POINTS * own + OTHER_POINTS * (4 - own)


def _below(table: Table, player: Player, place: i64) -> int:
    """How many megaliths of the player lie directly below a place."""
    own = 0
    for under in geometry.BELOW[place]:
        if table.megaliths.owners[under] == player.seat:
            own += 1
    return own


def _score_level(table: Table, player: Player, place: i64) -> None:
    """The points of a megalith above the ground; owners of those directly below get one for each."""
    goods.score(table, player, worth_above(table, player, place), names.BY_MEGALITHS)
    for other in table.seats:
        if other is not player:
            below = _below(table, other, place)
            if below > 0:
                goods.score(table, other, below, names.BY_MEGALITHS)
