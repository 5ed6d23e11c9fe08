"""Action 1: take the pieces of one space of the supply board, if they fit on the player board."""

from __future__ import annotations

from mypy_extensions import i64

from sunstone.core.events import Event, EventKind
from sunstone.core.game import LEGAL
from sunstone.core.plain import bit
from sunstone.games.coatl import pieces
from sunstone.games.coatl.catalogue import TAKE_BODIES, TAKE_HEAD, TAKE_TAIL
from sunstone.games.coatl.events import TOOK
from sunstone.games.coatl.reasons import NO_ROOM, NOT_IN_SUPPLY
from sunstone.games.coatl.supply import notice_no_bodies, refill, refill_is_due, set_spaces, spaces_of
from sunstone.games.coatl.table import Table


def kind_taken(action: i64) -> i64:
    """The kind of piece a `take` is for; of a `pick`, from its place among the picks."""
    if action >= TAKE_BODIES:
        return pieces.BODY
    return pieces.HEAD if action < TAKE_TAIL else pieces.TAIL


def space_taken(action: i64) -> i64:
    """The colour or pair of colours a `take` is for."""
    if action >= TAKE_BODIES:
        return action - TAKE_BODIES
    return action - TAKE_HEAD if action < TAKE_TAIL else action - TAKE_TAIL


def room(table: Table) -> i64:
    """How many more pieces fit on the player board of the seat."""
    return table.data.board - table.mover().on_board()


def why_no_room(table: Table, kind: i64) -> int:
    """Whether a piece of this kind, or a pair of bodies, fits on the player board."""
    return LEGAL if room(table) >= (2 if kind == pieces.BODY else 1) else NO_ROOM


def why_not_take(table: Table, action: int) -> int:
    """Whether a space with this content can be taken."""
    kind = kind_taken(action)
    if space_taken(action) not in spaces_of(table, kind):
        return NOT_IN_SUPPLY
    return why_no_room(table, kind)


def _add_spaces(spaces: tuple[int, ...], first: i64, out: list[int]) -> None:
    seen: i64 = 0
    for space in spaces:
        if space != pieces.EMPTY_SPACE:
            here = bit(space)
            if not seen & here:
                seen |= here
                out.append(first + space)


def legal_takes(table: Table, out: list[int]) -> None:
    """Append every take; spaces with the same content are one choice."""
    free = room(table)
    if free >= 1:
        _add_spaces(table.heads, TAKE_HEAD, out)
        _add_spaces(table.tails, TAKE_TAIL, out)
        if free >= 2:
            _add_spaces(table.bodies, TAKE_BODIES, out)


def put_on_board(table: Table, kind: i64, space: i64, event: EventKind) -> None:
    """Put a piece, or a pair of bodies, on the player board of the seat."""
    table.mover().put(kind, pieces.content(kind, space))
    if table.events is not None:
        colours = pieces.PAIR_NAMES[space] if kind == pieces.BODY else pieces.COLOURS[space]
        table.events.append(Event(event, table.seat, {"piece": pieces.KINDS[kind], "colours": list(colours)}))


def take(table: Table, action: int) -> None:
    """Take a space, refill the supply board if that is due, and notice when the bodies have run out."""
    kind = kind_taken(action)
    space = space_taken(action)
    spaces = list(spaces_of(table, kind))
    spaces[spaces.index(space)] = pieces.EMPTY_SPACE
    set_spaces(table, kind, tuple(spaces))
    put_on_board(table, kind, space, TOOK)
    if refill_is_due(table):
        refill(table)
    notice_no_bodies(table)
