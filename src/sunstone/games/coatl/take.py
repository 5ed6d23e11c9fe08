"""Action 1: take the pieces of one space of the supply board, if they fit on the player board."""

from __future__ import annotations

from sunstone.core.events import Event, EventKind
from sunstone.games.coatl.catalogue import PAIR_FIRST, PAIR_SECOND, TAKE_BODIES, TAKE_HEAD, TAKE_TAIL
from sunstone.games.coatl.coatls import BODY, HEAD, KINDS, TAIL
from sunstone.games.coatl.events import TOOK
from sunstone.games.coatl.patterns import COLOURS
from sunstone.games.coatl.position import CoatlPosition
from sunstone.games.coatl.reasons import LEGAL, NO_ROOM, NOT_IN_SUPPLY
from sunstone.games.coatl.supply import notice_no_bodies, refill_if_due


def room(s: CoatlPosition) -> int:
    """How many more pieces fit on the seat's player board."""
    return s.box.board - s.board_size[s.seat]


def _has(spaces: list[int], content: int) -> bool:
    for other in spaces:
        if other == content:
            return True
    return False


def why_not_take(s: CoatlPosition, kind: int, content: int) -> int:
    """Whether a space with this content can be taken: a colour, or a pair of colours for bodies."""
    spaces = s.bodies if kind == BODY else s.heads if kind == HEAD else s.tails
    if not _has(spaces, content):
        return NOT_IN_SUPPLY
    return LEGAL if room(s) >= (2 if kind == BODY else 1) else NO_ROOM


def _list(spaces: list[int], first: int, out: list[int]) -> None:
    seen = 0
    for content in spaces:
        if content >= 0 and not seen >> content & 1:
            seen |= 1 << content
            out.append(first + content)


def legal_takes(s: CoatlPosition, out: list[int]) -> None:
    """Append every take; spaces with the same content are one choice."""
    free = room(s)
    if free >= 1:
        _list(s.heads, TAKE_HEAD, out)
        _list(s.tails, TAKE_TAIL, out)
        if free >= 2:
            _list(s.bodies, TAKE_BODIES, out)


def put_on_board(s: CoatlPosition, kind: int, content: int, event: EventKind) -> None:
    """Put a piece, or a pair of bodies, on the seat's player board."""
    board = s.seat * 15 + kind * 5
    if kind == BODY:
        s.boards[board + PAIR_FIRST[content]] += 1
        s.boards[board + PAIR_SECOND[content]] += 1
        s.board_size[s.seat] += 2
    else:
        s.boards[board + content] += 1
        s.board_size[s.seat] += 1
    if s.events is not None:
        colours = [PAIR_FIRST[content], PAIR_SECOND[content]] if kind == BODY else [content]
        s.events.append(
            Event(event, s.seat, {"piece": KINDS[kind], "colours": [COLOURS[colour] for colour in colours]})
        )


def take(s: CoatlPosition, kind: int, content: int) -> None:
    """Take a space, refill the supply board if that is due, and notice when the bodies have run out."""
    spaces = s.bodies if kind == BODY else s.heads if kind == HEAD else s.tails
    spaces[spaces.index(content)] = -1
    put_on_board(s, kind, content, TOOK)
    refill_if_due(s)
    notice_no_bodies(s)


def kind_of_take(offset: int) -> int:
    """The kind of piece, from the place among the 25 actions of `take` or `pick`."""
    if offset < 5:
        return HEAD
    return TAIL if offset < 10 else BODY


def content_of_take(offset: int) -> int:
    """The colour or pair of colours, from the place among the 25 actions of `take` or `pick`."""
    if offset < 5:
        return offset
    return offset - 5 if offset < 10 else offset - 10
