"""Action 3: assemble coatls. Start one, extend one at either end, fulfil a prophecy; in any order and number."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sunstone.core.decision import Decision
from sunstone.core.events import Event
from sunstone.core.game import LEGAL
from sunstone.games.coatl import catalogue, reasons
from sunstone.games.coatl.cards import OPEN, drawn, faces_of
from sunstone.games.coatl.coatls import Coatl, Unfinished, begun
from sunstone.games.coatl.completion import Complete
from sunstone.games.coatl.end_of_turn import end_action, why_not_now
from sunstone.games.coatl.events import EXTENDED, STARTED
from sunstone.games.coatl.fulfil import fulfil, legal_fulfilments, why_not_fulfil
from sunstone.games.coatl.pieces import BODY, COLOURS, HEAD, KINDS, TAIL, add_colours, count, one
from sunstone.games.coatl.table import Player, Table

_EXTENSIONS: Final = 20
"""The extensions of a coatl: for every end five colours."""


# Start a coatl


def _why_not_begin(table: Table, player: Player) -> int:
    """Whether the player may have one more unfinished coatl."""
    unfinished = player.unfinished()
    if unfinished >= table.data.unfinished:
        return reasons.TWO_UNFINISHED
    return LEGAL if player.finished + unfinished < table.data.coatls else reasons.THREE_COATLS


def _why_not_start(table: Table, kind: i64, colour: i64) -> int:
    player = table.mover()
    why = _why_not_begin(table, player)
    if why != LEGAL:
        return why
    return LEGAL if count(player.pieces(kind), colour) > 0 else reasons.NO_PIECE


def _start(table: Table, kind: i64, colour: i64) -> None:
    """Start a coatl with a piece from the player board, in the first free place."""
    player = table.mover()
    slot: i64 = 1 if player.coatls[0].coatl.length else 0
    player.put(kind, -one(colour))
    player.lay(slot, begun(kind, colour), 0)
    if table.events is not None:
        told: dict[str, object] = {"coatl": slot + 1, "piece": KINDS[kind], "colour": COLOURS[colour]}
        table.events.append(Event(STARTED, table.seat, told))


# Extend a coatl


def _kind_at(end: i64) -> i64:
    """The kind of piece that goes on an end."""
    if end == catalogue.AT_HEAD:
        return HEAD
    return TAIL if end == catalogue.AT_TAIL else BODY


def _closes(coatl: Coatl, end: i64) -> bool:
    """Whether a piece on this end is the last missing one."""
    return coatl.has_tail if end == catalogue.AT_HEAD else end == catalogue.AT_TAIL and coatl.has_head


def _why_not_close(table: Table, laid: Unfinished, colour: i64, faces: i64) -> int:
    """Whether the last missing end piece may go on: a coatl that cannot be completed must stay open.

    A completed coatl has a body and at least one prophecy, be it fulfilled before or now from the hand with these
    faces.
    """
    if laid.coatl.bodies() == 0:
        return reasons.NEEDS_BODY
    if laid.beside != 0 or table.data.fulfilled(faces, laid.coatl.closed(colour)):
        return LEGAL
    return reasons.NEEDS_PROPHECY


def _why_not_extend(table: Table, slot: i64, end: i64, colour: i64) -> int:
    player = table.mover()
    laid = player.coatls[slot]
    coatl = laid.coatl
    if not coatl.length:
        return reasons.NO_COATL
    if coatl.has_head if end <= catalogue.AT_FRONT else coatl.has_tail:
        return reasons.END_CLOSED
    if count(player.pieces(_kind_at(end)), colour) == 0:
        return reasons.NO_PIECE
    return _why_not_close(table, laid, colour, faces_of(player.hand)) if _closes(coatl, end) else LEGAL


def _legal_closings(table: Table, laid: Unfinished, pieces: i64, first: i64, faces: i64, out: list[int]) -> None:
    """Append the last missing end pieces that can go on."""
    colour: i64 = 0
    while pieces:
        if pieces & 255 and _why_not_close(table, laid, colour, faces) == LEGAL:
            out.append(first + colour)
        pieces >>= 8
        colour += 1


def _legal_extensions(table: Table, player: Player, slot: i64, faces: i64, out: list[int]) -> None:
    laid = player.coatls[slot]
    coatl = laid.coatl
    if not coatl.length:
        return
    at_head: i64 = catalogue.EXTEND + slot * _EXTENSIONS
    at_tail: i64 = at_head + catalogue.AT_TAIL * 5
    if not coatl.has_head:
        if coatl.has_tail:
            _legal_closings(table, laid, player.heads, at_head, faces, out)
        else:
            add_colours(player.heads, at_head, out)
        add_colours(player.bodies, at_head + catalogue.AT_FRONT * 5, out)
    if not coatl.has_tail:
        add_colours(player.bodies, at_head + catalogue.AT_BACK * 5, out)
        if coatl.has_head:
            _legal_closings(table, laid, player.tails, at_tail, faces, out)
        else:
            add_colours(player.tails, at_tail, out)


def _extend(table: Table, slot: i64, end: i64, colour: i64) -> None:
    """Add a piece to one end. With both a head and a tail the coatl is complete and its last cards are due."""
    player = table.mover()
    laid = player.coatls[slot]
    kind = _kind_at(end)
    player.put(kind, -one(colour))
    if _closes(laid.coatl, end):
        player.lay(slot, laid.coatl.closed(colour), laid.beside)
        table.due.append(Complete(slot))
    else:
        player.lay(slot, laid.coatl.extended(kind, colour, end <= catalogue.AT_FRONT), laid.beside)
    if table.events is not None:
        told: dict[str, object] = {"coatl": slot + 1, "place": catalogue.PLACES[end], "colour": COLOURS[colour]}
        table.events.append(Event(EXTENDED, table.seat, told))


# What the others can see


def can_assemble_openly(table: Table) -> bool:
    """Whether something can be assembled without a card that the others have not seen."""
    player = table.mover()
    if player.on_board() > 0 and _why_not_begin(table, player) == LEGAL:
        return True
    return _open_work(table, player, player.coatls[0]) or _open_work(table, player, player.coatls[1])


def _open_work(table: Table, player: Player, laid: Unfinished) -> bool:
    coatl = laid.coatl
    if not coatl.length:
        return False
    # A body fits at an end that is open, and one is.
    if player.bodies:
        return True
    for colour in range(len(COLOURS)):
        if count(player.heads, colour) > 0 and not coatl.has_head and _ends_openly(table, player, laid, colour):
            return True
        if count(player.tails, colour) > 0 and not coatl.has_tail and _ends_openly(table, player, laid, colour):
            return True
    return laid.cards() < table.data.most_beside and _open_card_fits(table, player, laid, coatl)


def _ends_openly(table: Table, player: Player, laid: Unfinished, colour: i64) -> bool:
    """Whether a head or tail can go on without an unseen card: the other end is open, or a prophecy is there."""
    coatl = laid.coatl
    if not coatl.has_head and not coatl.has_tail:
        return True
    if coatl.bodies() == 0:
        return False
    return laid.beside != 0 or _open_card_fits(table, player, laid, coatl.closed(colour))


def _open_card_fits(table: Table, player: Player, laid: Unfinished, coatl: Coatl) -> bool:
    known = faces_of(tuple([card for card in player.hand if drawn(card) == OPEN]))
    return table.data.fulfilled(known & ~laid.beside, coatl) != 0


# The action


def why_not_assemble(table: Table, action: int) -> int:
    """Whether a piece can be put on or a prophecy fulfilled."""
    if action >= catalogue.FULFIL:
        return why_not_fulfil(table, action)
    number: i64 = action
    if number < catalogue.EXTEND:
        number -= catalogue.START
        return _why_not_start(table, number // 5, number % 5)
    number -= catalogue.EXTEND
    return _why_not_extend(table, number // _EXTENSIONS, number % _EXTENSIONS // 5, number % 5)


def legal_assembly(table: Table, out: list[int]) -> None:
    """Append every start, extension and fulfilment."""
    player = table.mover()
    faces = faces_of(player.hand)
    if player.on_board() > 0:
        if _why_not_begin(table, player) == LEGAL:
            add_colours(player.heads, catalogue.START, out)
            add_colours(player.bodies, catalogue.START + BODY * 5, out)
            add_colours(player.tails, catalogue.START + TAIL * 5, out)
        _legal_extensions(table, player, 0, faces, out)
        _legal_extensions(table, player, 1, faces, out)
    legal_fulfilments(table, player, 0, faces, out)
    legal_fulfilments(table, player, 1, faces, out)


def assemble(table: Table, action: int) -> None:
    """Put on a piece or fulfil a prophecy. Then one may go on; a coatl that is closed is completed first."""
    table.due.append(ASSEMBLE)
    number: i64 = action
    if number >= catalogue.FULFIL:
        fulfil(table, action)
    elif number < catalogue.EXTEND:
        number -= catalogue.START
        _start(table, number // 5, number % 5)
    else:
        number -= catalogue.EXTEND
        _extend(table, number // _EXTENSIONS, number % _EXTENSIONS // 5, number % 5)


@final
class Assemble(Decision[Table]):
    """Go on with the coatls, or end the action."""

    def legal(self, table: Table, out: list[int]) -> None:
        legal_assembly(table, out)
        out.append(catalogue.END)

    def why_not(self, table: Table, action: int) -> int:
        if action == catalogue.END:
            return LEGAL
        if catalogue.START <= action < catalogue.TEMPLE:
            return why_not_assemble(table, action)
        return why_not_now(table, action)

    def answer(self, table: Table, action: int) -> None:
        if action == catalogue.END:
            end_action(table)
        else:
            assemble(table, action)

    def can_be_due(self, table: Table) -> bool:
        player = table.mover()
        return player.unfinished() > 0 or player.finished > 0

    def can_wait(self, table: Table, above: Decision[Table]) -> bool:
        return isinstance(above, Complete)


ASSEMBLE: Final = Assemble()
