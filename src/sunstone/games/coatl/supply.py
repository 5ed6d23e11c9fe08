"""The supply board and the bags: drawing pieces, and filling the empty spaces."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.events import Event
from sunstone.core.plain import ids_of
from sunstone.games.coatl import pieces
from sunstone.games.coatl.events import ENDING, REFILLED
from sunstone.games.coatl.table import ENDINGS, NO_BODIES, NOT_ENDING, Table


def spaces_of(table: Table, kind: i64) -> tuple[int, ...]:
    """The spaces of the supply board for a kind of piece."""
    if kind == pieces.BODY:
        return table.bodies
    return table.heads if kind == pieces.HEAD else table.tails


def set_spaces(table: Table, kind: i64, spaces: tuple[int, ...]) -> None:
    """Let this lie on the spaces for a kind of piece."""
    if kind == pieces.BODY:
        table.bodies = spaces
    elif kind == pieces.HEAD:
        table.heads = spaces
    else:
        table.tails = spaces


def _draw_piece(table: Table, kind: i64, left: i64) -> i64:
    """Draw a piece at random from a bag that holds `left` of them; its colour."""
    pick = table.rng.below(left)
    bag = table.bag(kind)
    colour: i64 = 0
    while pick >= pieces.count(bag, colour):
        pick -= pieces.count(bag, colour)
        colour += 1
    table.take_from_bag(kind, pieces.one(colour))
    return colour


def _fill(table: Table, kind: i64) -> bool:
    """Fill the empty spaces of a kind as far as its bag goes; whether anything came."""
    left = pieces.total(table.bag(kind))
    # Bodies come in pairs: a space is filled with two or not at all.
    needed: i64 = 2 if kind == pieces.BODY else 1
    if left < needed or pieces.EMPTY_SPACE not in spaces_of(table, kind):
        return False
    spaces = list(spaces_of(table, kind))
    for place in range(len(spaces)):
        if spaces[place] == pieces.EMPTY_SPACE and left >= needed:
            spaces[place] = _draw_piece(table, kind, left)
            if kind == pieces.BODY:
                spaces[place] = pieces.PAIR_OF[spaces[place] * 5 + _draw_piece(table, kind, left - 1)]
            left -= needed
    set_spaces(table, kind, tuple(spaces))
    return True


def refill(table: Table) -> None:
    """Fill every empty space from its bag, as far as the bags go."""
    filled = _fill(table, pieces.HEAD)
    filled = _fill(table, pieces.TAIL) or filled
    filled = _fill(table, pieces.BODY) or filled
    if filled:
        table.reveal()
        if table.events is not None:
            table.events.append(Event(REFILLED, -1, supply_board(table)))


def supply_board(table: Table) -> dict[str, object]:
    """What lies on the supply board, as plain JSON."""
    return {
        "heads": ids_of(table.heads, table.data.names["colour"]),
        "tails": ids_of(table.tails, table.data.names["colour"]),
        "bodies": [list(pieces.PAIR_NAMES[pair]) if pair >= 0 else None for pair in table.bodies],
    }


def _all_empty(spaces: tuple[int, ...]) -> bool:
    """Whether nothing lies on these spaces."""
    for content in spaces:
        if content != pieces.EMPTY_SPACE:
            return False
    return True


def refill_is_due(table: Table) -> bool:
    """Whether the bodies are gone, or the heads and the tails are gone."""
    return _all_empty(table.bodies) or (_all_empty(table.heads) and _all_empty(table.tails))


def no_bodies_left(table: Table) -> bool:
    """Whether there is no body on the board and no pair in the bag."""
    return _all_empty(table.bodies) and pieces.total(table.body_bag) < 2


def notice_no_bodies(table: Table) -> None:
    """Without bodies the end begins: all finish the round, so that everyone has had as many turns, and then each has
    one last turn."""
    if table.ending == NOT_ENDING and no_bodies_left(table):
        table.ending = NO_BODIES
        table.ending_seat = table.seat
        table.turns_left = table.players - table.seat + table.players
        if table.events is not None:
            table.events.append(Event(ENDING, table.seat, {"cause": ENDINGS[NO_BODIES]}))
