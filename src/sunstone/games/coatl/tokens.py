"""The sacrifice tokens: each may be spent once, in place of an ordinary action."""

from __future__ import annotations

from sunstone.core.events import Event
from sunstone.games.coatl.catalogue import (
    COMMIT,
    DISCARD,
    FUTURE,
    PAIR_FIRST,
    PAIR_SECOND,
    PICK_BODIES,
    PICK_HEAD,
    PICK_TAIL,
)
from sunstone.games.coatl.choose import drop, names_a_twin, refill_display
from sunstone.games.coatl.coatls import BODY, HEAD, TAIL
from sunstone.games.coatl.completion import uncover_temple
from sunstone.games.coatl.events import COMMITTED, DISCARDED, FORESAW, PICKED
from sunstone.games.coatl.position import (
    CHOOSE_PHASE,
    DISCARD_PHASE,
    PERFECT_PICK,
    PRIEST_COMMITMENT,
    SEE_THE_FUTURE,
    CoatlPosition,
    face,
)
from sunstone.games.coatl.reasons import (
    LEGAL,
    NO_ROOM,
    NO_SUCH_CARD,
    NO_TOKENS,
    NOT_IN_BAG,
    TEMPLE_NOT_OPEN,
    TOKEN_USED,
    TWIN,
)
from sunstone.games.coatl.supply import notice_no_bodies, refill
from sunstone.games.coatl.take import put_on_board, room


def why_not_spend(s: CoatlPosition, token: int) -> int:
    """Whether the seat still has this token."""
    if s.options["sacrifice_tokens"] is not True:
        return NO_TOKENS
    return LEGAL if s.tokens[s.seat] & token else TOKEN_USED


def _spend(s: CoatlPosition, token: int) -> None:
    s.tokens[s.seat] &= ~token


# Perfect Pick


def _bagged(s: CoatlPosition, kind: int, content: int) -> bool:
    if kind != BODY:
        return s.bag[kind * 5 + content] > 0
    first = PAIR_FIRST[content]
    second = PAIR_SECOND[content]
    if first == second:
        return s.bag[BODY * 5 + first] >= 2
    return s.bag[BODY * 5 + first] > 0 and s.bag[BODY * 5 + second] > 0


def why_not_pick(s: CoatlPosition, kind: int, content: int) -> int:
    """Whether these pieces can be picked from their bag."""
    why = why_not_spend(s, PERFECT_PICK)
    if why != LEGAL:
        return why
    if not _bagged(s, kind, content):
        return NOT_IN_BAG
    return LEGAL if room(s) >= (2 if kind == BODY else 1) else NO_ROOM


def legal_picks(s: CoatlPosition, out: list[int]) -> None:
    """Append every pick."""
    free = room(s)
    if not s.tokens[s.seat] & PERFECT_PICK or free == 0:
        return
    for colour in range(5):
        if s.bag[HEAD * 5 + colour] > 0:
            out.append(PICK_HEAD + colour)
    for colour in range(5):
        if s.bag[TAIL * 5 + colour] > 0:
            out.append(PICK_TAIL + colour)
    if free >= 2:
        for pair in range(15):
            if _bagged(s, BODY, pair):
                out.append(PICK_BODIES + pair)


def pick(s: CoatlPosition, kind: int, content: int) -> None:
    """Take the wished pieces from the bag, then fill every empty space of the supply board."""
    _spend(s, PERFECT_PICK)
    if kind == BODY:
        s.bag[BODY * 5 + PAIR_FIRST[content]] -= 1
        s.bag[BODY * 5 + PAIR_SECOND[content]] -= 1
    else:
        s.bag[kind * 5 + content] -= 1
    put_on_board(s, kind, content, PICKED)
    refill(s)
    notice_no_bodies(s)


# See the Future


def see_the_future(s: CoatlPosition) -> None:
    """Discard the whole display and fill it anew; then cards from the hand may go, and prophecies be chosen."""
    _spend(s, SEE_THE_FUTURE)
    gone = s.display
    s.display = []
    s.discards.extend(gone)
    if s.events is not None:
        s.events.append(Event(FORESAW, s.seat, {"cards": [s.box.prophecies[face(card)].id for card in gone]}))
    refill_display(s)
    s.phase = DISCARD_PHASE
    s.foreseeing = True


def why_not_discard(s: CoatlPosition, mask: int) -> int:
    """Whether just these cards of the hand can be discarded."""
    hand = s.hands[s.seat]
    if mask >> len(hand):
        return NO_SUCH_CARD
    return TWIN if names_a_twin(hand, mask) else LEGAL


def legal_discards(s: CoatlPosition) -> list[int]:
    """Every set of cards the seat may discard."""
    return [DISCARD + mask for mask in range(1 << len(s.hands[s.seat])) if why_not_discard(s, mask) == LEGAL]


def discard(s: CoatlPosition, mask: int) -> None:
    """Discard cards from the hand onto the open discard pile."""
    hand = s.hands[s.seat]
    gone = [face(hand[place]) for place in range(len(hand)) if mask >> place & 1]
    for card in gone:
        drop(s, card)
        s.discards.append(card)
    s.phase = CHOOSE_PHASE
    s.chosen = 0
    if s.events is not None:
        s.events.append(Event(DISCARDED, s.seat, {"cards": [s.box.prophecies[card].id for card in gone]}))


# Priest Commitment


def why_not_commit(s: CoatlPosition, temple: int) -> int:
    """Whether this temple can be taken from the open piles into the hand."""
    why = why_not_spend(s, PRIEST_COMMITMENT)
    if why != LEGAL:
        return why
    return LEGAL if temple in (s.temple_tops[0], s.temple_tops[1]) else TEMPLE_NOT_OPEN


def legal_tokens(s: CoatlPosition, out: list[int]) -> None:
    """Append every way to spend a token."""
    tokens = s.tokens[s.seat]
    if tokens == 0:
        return
    legal_picks(s, out)
    if tokens & SEE_THE_FUTURE:
        out.append(FUTURE)
    if tokens & PRIEST_COMMITMENT:
        for temple in s.temple_tops:
            if temple >= 0:
                out.append(COMMIT + temple)


def commit(s: CoatlPosition, temple: int) -> None:
    """Take an open temple into the hand, where only the seat can fulfil it."""
    _spend(s, PRIEST_COMMITMENT)
    s.open_temples[s.seat] |= 1 << temple
    if s.events is not None:
        s.events.append(Event(COMMITTED, s.seat, {"card": s.box.temples[temple].id}))
    uncover_temple(s, temple)
