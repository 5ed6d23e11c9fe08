"""Action 3: assemble coatls. Start one, extend one at either end, fulfil a prophecy; in any order and number."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.coatl.box import PROPHECIES
from sunstone.games.coatl.catalogue import (
    AT_BACK,
    AT_FRONT,
    AT_HEAD,
    AT_TAIL,
    EXTEND,
    FULFIL,
    PLACES,
    START,
)
from sunstone.games.coatl.choose import drop
from sunstone.games.coatl.coatls import BODY, HEAD, KINDS, TAIL, Coatl, begun
from sunstone.games.coatl.events import EXTENDED, FULFILLED, STARTED
from sunstone.games.coatl.patterns import COLOURS
from sunstone.games.coatl.position import ASSEMBLE_PHASE, COMPLETE_PHASE, OPEN, CoatlPosition, drawn, face
from sunstone.games.coatl.reasons import (
    COMPLETE_FIRST,
    END_CLOSED,
    FOUR_PROPHECIES,
    IDENTICAL,
    LEGAL,
    NEEDS_BODY,
    NEEDS_PROPHECY,
    NO_COATL,
    NO_PIECE,
    NOT_FULFILLED,
    NOT_IN_HAND,
    THREE_COATLS,
    TWO_UNFINISHED,
)


def why_not_begin(s: CoatlPosition) -> int:
    """Whether the seat may have one more unfinished coatl."""
    unfinished = s.unfinished(s.seat)
    if unfinished >= s.box.unfinished:
        return TWO_UNFINISHED
    return LEGAL if s.finished[s.seat] + unfinished < s.box.coatls else THREE_COATLS


def why_not_start(s: CoatlPosition, piece: int) -> int:
    """Whether a coatl can be started with this piece."""
    why = why_not_begin(s)
    if why != LEGAL:
        return why
    return LEGAL if s.boards[s.seat * 15 + piece] > 0 else NO_PIECE


def why_not_close(s: CoatlPosition, place: int, colour: int) -> int:
    """Whether the last missing end piece may go on: a coatl that cannot be completed must stay open.

    A completed coatl has a body and at least one prophecy, be it fulfilled before or now from the hand.
    """
    coatl = s.coatls[place]
    if coatl.bodies() == 0:
        return NEEDS_BODY
    if s.beside[place] != 0:
        return LEGAL
    closed = coatl.closed(colour)
    for card in s.hands[s.seat]:
        if s.box.fulfils(face(card), closed):
            return LEGAL
    return NEEDS_PROPHECY


def why_not_extend(s: CoatlPosition, slot: int, end: int, colour: int) -> int:
    """Whether a piece can go on this end of the coatl in this slot."""
    place = 2 * s.seat + slot
    coatl = s.coatls[place]
    if not coatl.pieces:
        return NO_COATL
    if coatl.has_head if end <= AT_FRONT else coatl.has_tail:
        return END_CLOSED
    kind = HEAD if end == AT_HEAD else TAIL if end == AT_TAIL else BODY
    if s.boards[s.seat * 15 + kind * 5 + colour] == 0:
        return NO_PIECE
    if (end == AT_HEAD and coatl.has_tail) or (end == AT_TAIL and coatl.has_head):
        return why_not_close(s, place, colour)
    return LEGAL


def why_not_fulfil(s: CoatlPosition, slot: int, card: int) -> int:
    """Whether a prophecy from the hand can be put beside the coatl in this slot."""
    place = 2 * s.seat + slot
    if not s.coatls[place].pieces:
        return NO_COATL
    if s.phase == COMPLETE_PHASE and slot != s.completing:
        return COMPLETE_FIRST
    if not _in_hand(s, card):
        return NOT_IN_HAND
    if s.beside[place] >> card & 1:
        return IDENTICAL
    if s.beside[place].bit_count() >= s.box.most_beside:
        return FOUR_PROPHECIES
    return LEGAL if s.box.fulfils(card, s.coatls[place]) else NOT_FULFILLED


def _in_hand(s: CoatlPosition, card: int) -> bool:
    for other in s.hands[s.seat]:
        if face(other) == card:
            return True
    return False


def legal_assembly(s: CoatlPosition, out: list[int]) -> None:
    """Append every start, extension and fulfilment."""
    board = s.seat * 15
    if s.board_size[s.seat] > 0:
        if why_not_begin(s) == LEGAL:
            for piece in range(15):
                if s.boards[board + piece] > 0:
                    out.append(START + piece)
        _legal_extensions(s, 0, out)
        _legal_extensions(s, 1, out)
    legal_fulfilments(s, 0, out)
    legal_fulfilments(s, 1, out)


def can_assemble_openly(s: CoatlPosition) -> bool:
    """Whether the others can see something to assemble: what needs no card from the hand that they have not seen."""
    if s.board_size[s.seat] > 0 and why_not_begin(s) == LEGAL:
        return True
    return _open_work(s, 0) or _open_work(s, 1)


def _open_work(s: CoatlPosition, slot: int) -> bool:
    place = 2 * s.seat + slot
    coatl = s.coatls[place]
    if not coatl.pieces:
        return False
    board = s.seat * 15
    for colour in range(5):
        # A body fits at an end that is open, and one is.
        if s.boards[board + BODY * 5 + colour] > 0:
            return True
        if s.boards[board + HEAD * 5 + colour] > 0 and not coatl.has_head and _ends_openly(s, place, colour):
            return True
        if s.boards[board + TAIL * 5 + colour] > 0 and not coatl.has_tail and _ends_openly(s, place, colour):
            return True
    return s.beside[place].bit_count() < s.box.most_beside and _open_card_fits(s, place, coatl)


def _ends_openly(s: CoatlPosition, place: int, colour: int) -> bool:
    """Whether a head or tail can go on without an unseen card: the other end is open, or a prophecy is there."""
    coatl = s.coatls[place]
    if not coatl.has_head and not coatl.has_tail:
        return True
    if coatl.bodies() == 0:
        return False
    return s.beside[place] != 0 or _open_card_fits(s, place, coatl.closed(colour))


def _open_card_fits(s: CoatlPosition, place: int, coatl: Coatl) -> bool:
    for card in s.hands[s.seat]:
        shown = face(card)
        if drawn(card) == OPEN and not s.beside[place] >> shown & 1 and s.box.fulfils(shown, coatl):
            return True
    return False


def _legal_extensions(s: CoatlPosition, slot: int, out: list[int]) -> None:
    place = 2 * s.seat + slot
    coatl = s.coatls[place]
    if not coatl.pieces:
        return
    board = s.seat * 15
    first = EXTEND + slot * 20
    if not coatl.has_head:
        for colour in range(5):
            if s.boards[board + colour] > 0 and (not coatl.has_tail or why_not_close(s, place, colour) == LEGAL):
                out.append(first + colour)
        for colour in range(5):
            if s.boards[board + BODY * 5 + colour] > 0:
                out.append(first + AT_FRONT * 5 + colour)
    if not coatl.has_tail:
        for colour in range(5):
            if s.boards[board + BODY * 5 + colour] > 0:
                out.append(first + AT_BACK * 5 + colour)
        for colour in range(5):
            if s.boards[board + TAIL * 5 + colour] > 0 and (
                not coatl.has_head or why_not_close(s, place, colour) == LEGAL
            ):
                out.append(first + AT_TAIL * 5 + colour)


def legal_fulfilments(s: CoatlPosition, slot: int, out: list[int]) -> None:
    """Append every prophecy that can be put beside the coatl in this slot."""
    place = 2 * s.seat + slot
    coatl = s.coatls[place]
    if not coatl.pieces or s.beside[place].bit_count() >= s.box.most_beside:
        return
    done = s.beside[place]
    for card in s.hands[s.seat]:
        shown = face(card)
        bit = 1 << shown
        if not done & bit:
            done |= bit
            if s.box.fulfils(shown, coatl):
                out.append(FULFIL + slot * PROPHECIES + shown)


def start(s: CoatlPosition, piece: int) -> None:
    """Put a piece from the player board before oneself: a new coatl, in the first free place."""
    slot = 1 if s.coatls[2 * s.seat].pieces else 0
    _use(s, piece)
    s.coatls[2 * s.seat + slot] = begun(piece // 5, piece % 5)
    s.phase = ASSEMBLE_PHASE
    if s.events is not None:
        s.events.append(
            Event(STARTED, s.seat, {"coatl": slot + 1, "piece": KINDS[piece // 5], "colour": COLOURS[piece % 5]})
        )


def extend(s: CoatlPosition, slot: int, end: int, colour: int) -> None:
    """Add a piece to one end. With both a head and a tail the coatl is complete and its last cards are due."""
    place = 2 * s.seat + slot
    coatl = s.coatls[place]
    kind = HEAD if end == AT_HEAD else TAIL if end == AT_TAIL else BODY
    _use(s, kind * 5 + colour)
    if (end == AT_HEAD and coatl.has_tail) or (end == AT_TAIL and coatl.has_head):
        s.coatls[place] = coatl.closed(colour)
        s.phase = COMPLETE_PHASE
        s.completing = slot
    else:
        s.coatls[place] = coatl.extended(kind, colour, end <= AT_FRONT)
        s.phase = ASSEMBLE_PHASE
    if s.events is not None:
        s.events.append(Event(EXTENDED, s.seat, {"coatl": slot + 1, "place": PLACES[end], "colour": COLOURS[colour]}))


def _use(s: CoatlPosition, piece: int) -> None:
    s.boards[s.seat * 15 + piece] -= 1
    s.board_size[s.seat] -= 1


def fulfil(s: CoatlPosition, slot: int, card: int) -> None:
    """Put a prophecy from the hand beside a coatl. Its points count only when the coatl is completed."""
    place = 2 * s.seat + slot
    drop(s, card)
    s.beside[place] |= 1 << card
    if s.phase != COMPLETE_PHASE:
        s.phase = ASSEMBLE_PHASE
    if s.events is not None:
        s.events.append(
            Event(
                FULFILLED,
                s.seat,
                {
                    "coatl": slot + 1,
                    "card": s.box.prophecies[card].id,
                    "points": s.box.prophecy_points(card, s.coatls[place]),
                },
            )
        )
