"""What holds in every position that can be. `check` names the first thing that does not.

It is asked after every action in the tests, and of every position that somebody loads.
"""

from __future__ import annotations

from sunstone.core.dump_reader import require
from sunstone.games.coatl.box import BASE_PROPHECIES, BASE_TEMPLES, PROPHECIES, TEMPLES
from sunstone.games.coatl.catalogue import PAIR_FIRST, PAIR_SECOND
from sunstone.games.coatl.coatls import BODY, HEAD, TAIL, Coatl, chain
from sunstone.games.coatl.invariants_turn import check_ending, check_set_up, check_turn
from sunstone.games.coatl.names import bits
from sunstone.games.coatl.position import (
    ASIDE,
    COMPLETE_PHASE,
    DISCARD_PHASE,
    KEEP_PHASE,
    OPEN,
    PRIEST_COMMITMENT,
    SEE_THE_FUTURE,
    CoatlPosition,
    drawn,
    face,
    shuffled_in,
)
from sunstone.games.coatl.supply import in_bag


def check(s: CoatlPosition) -> None:
    """Raise `BadPosition` if the position cannot be."""
    _check_sizes(s)
    _check_pieces(s)
    _check_prophecies(s)
    _check_hands(s)
    _check_temples(s)
    _check_coatls(s)
    _check_completed(s)
    _check_supply(s)
    check_turn(s)
    check_ending(s)
    if s.phase == KEEP_PHASE:
        check_set_up(s)


def _check_sizes(s: CoatlPosition) -> None:
    box = s.box
    require(len(s.bag) == 15, "coatl_sizes", field="bags")
    require(len(s.heads) == box.spaces[HEAD], "coatl_sizes", field="heads")
    require(len(s.tails) == box.spaces[TAIL], "coatl_sizes", field="tails")
    require(len(s.bodies) == box.spaces[BODY], "coatl_sizes", field="bodies")
    require(len(s.temple_tops) == 2 and len(s.temple_under) == 2, "coatl_sizes", field="temple_tops")
    for seat in range(s.players):
        held = sum(s.boards[seat * 15 : seat * 15 + 15])
        require(s.board_size[seat] == held <= box.board, "coatl_board", seat=seat + 1)


def _count_chain(coatl: Coatl, counts: list[int]) -> None:
    for place, colour in enumerate(coatl.pieces):
        kind = BODY
        if place == 0 and coatl.has_head:
            kind = HEAD
        elif place == len(coatl.pieces) - 1 and coatl.has_tail:
            kind = TAIL
        counts[kind * 5 + colour] += 1


def _check_pieces(s: CoatlPosition) -> None:
    counts = [0] * 15
    for place, number in enumerate(s.boards):
        require(number >= 0, "coatl_pieces")
        counts[place % 15] += number
    for coatl in s.coatls:
        _count_chain(coatl, counts)
    for done in s.completed:
        _count_chain(done.coatl, counts)
    # Bodies are taken in twos.
    require(sum(counts[BODY * 5 : BODY * 5 + 5]) % 2 == 0, "coatl_pieces")
    for spaces, kind in ((s.heads, HEAD), (s.tails, TAIL)):
        for colour in spaces:
            if colour >= 0:
                counts[kind * 5 + colour] += 1
    for pair in s.bodies:
        if pair >= 0:
            counts[BODY * 5 + PAIR_FIRST[pair]] += 1
            counts[BODY * 5 + PAIR_SECOND[pair]] += 1
    for piece in range(15):
        whole = counts[piece] + s.bag[piece]
        require(s.bag[piece] >= 0 and whole == s.box.per_colour[piece // 5], "coatl_pieces")


def _check_prophecies(s: CoatlPosition) -> None:
    counts = [0] * PROPHECIES
    for pile in (s.deck, s.display, s.discards, s.aside, *s.hands):
        for card in pile:
            counts[face(card)] += 1
    for beside in (*s.beside, *(done.beside for done in s.completed)):
        for card in bits(beside):
            counts[card] += 1
    used = PROPHECIES if s.options["promo"] is True else BASE_PROPHECIES
    for card in range(PROPHECIES):
        expected = s.box.prophecies[card].copies if card < used else 0
        require(counts[card] == expected, "coatl_prophecies", card=s.box.prophecies[card].id)
    _check_reshuffles(s)
    for card in (*s.deck, *s.display, *s.discards):
        require(drawn(card) == 0, "coatl_marks")
        _check_mark(s, card)
    for card in s.aside:
        require(s.reshuffles == 0 and shuffled_in(card) >= ASIDE and drawn(card) == 0, "coatl_marks")


def _check_reshuffles(s: CoatlPosition) -> None:
    """The first reshuffle needs cards put aside or discards, every further one new discards.

    Only See the Future discards cards, twice: first the display, then cards of the hand.
    """
    times = 0
    if s.options["sacrifice_tokens"] is True:
        times = 2 * sum(1 for tokens in s.tokens if not tokens & SEE_THE_FUTURE)
    if s.phase == DISCARD_PHASE:
        times -= 1
    if s.discards:
        require(times > 0, "coatl_discards")
        times -= 1
    require(s.reshuffles <= 1 + times, "coatl_discards")


def _check_mark(s: CoatlPosition, card: int) -> None:
    """A card outside the pile put aside knows a reshuffle that was, or the seat that put it aside before one."""
    mark = shuffled_in(card)
    require(s.reshuffles > 0 if mark >= ASIDE else mark <= s.reshuffles, "coatl_marks")


def _check_hands(s: CoatlPosition) -> None:
    for seat in range(s.players):
        hand = s.hands[seat]
        waiting = s.phase == KEEP_PHASE and seat >= s.seat
        require(len(hand) <= (s.box.dealt[seat] if waiting else s.box.hand), "coatl_hand", seat=seat + 1)
        for card in hand:
            _check_mark(s, card)
            # What came into the deck by a reshuffle cannot have been drawn before it.
            since = 1 if shuffled_in(card) >= ASIDE else shuffled_in(card)
            require(drawn(card) == OPEN or since <= drawn(card) <= s.reshuffles, "coatl_marks")
        put_aside = sum(1 for card in s.aside if shuffled_in(card) == ASIDE + seat)
        if s.reshuffles == 0 and not waiting:
            dealt = s.box.dealt[seat]
            require(dealt - s.box.kept <= put_aside <= dealt, "coatl_aside", seat=seat + 1)
        else:
            require(put_aside == 0, "coatl_aside", seat=seat + 1)


def _check_temples(s: CoatlPosition) -> None:
    seen = list(s.temple_rest)
    seen.extend(temple for temple in s.temple_tops if temple >= 0)
    seen.extend(temple for temple in s.secret_temple if temple >= 0)
    seen.extend(done.temple for done in s.completed if done.temple >= 0)
    for mask in s.open_temples:
        seen.extend(bits(mask))
    used = TEMPLES if s.options["promo"] is True else BASE_TEMPLES
    require(sorted(seen) == list(range(used)), "coatl_temples")
    piles = used - s.players
    require(sum(s.temple_under) == len(s.temple_rest), "coatl_temples")
    for pile in range(2):
        require(s.temple_tops[pile] >= 0 or s.temple_under[pile] == 0, "coatl_temples")
        require(s.temple_under[pile] < (piles + 1 - pile) // 2, "coatl_temples")
    tokens = s.options["sacrifice_tokens"] is True
    for seat in range(s.players):
        committed = tokens and not s.tokens[seat] & PRIEST_COMMITMENT
        require(s.open_temples[seat].bit_count() <= (1 if committed else 0), "coatl_temples")
        used_one = any(done.seat == seat and done.temple >= 0 for done in s.completed)
        require(s.secret_temple[seat] >= 0 or used_one, "coatl_temples")


def _can_have_fulfilled(s: CoatlPosition, card: int, coatl: Coatl) -> bool:
    """Whether the coatl fulfils the prophecy, or did when it was shorter."""
    if s.box.fulfils(card, coatl):
        return True
    pieces = coatl.pieces
    for first in range(len(pieces)):
        for end in range(first + 1, len(pieces) + 1):
            shorter = chain(pieces[first:end], coatl.has_head and first == 0, coatl.has_tail and end == len(pieces))
            if s.box.fulfils(card, shorter):
                return True
    return False


def _check_beside(s: CoatlPosition, coatl: Coatl, beside: int, code: str) -> None:
    require(beside.bit_count() <= s.box.most_beside, code)
    for card in bits(beside):
        require(_can_have_fulfilled(s, card, coatl), code)


def _check_coatls(s: CoatlPosition) -> None:
    for place, coatl in enumerate(s.coatls):
        if not coatl.pieces:
            require(s.beside[place] == 0, "coatl_unfinished")
            continue
        closing = s.phase == COMPLETE_PHASE and place == 2 * s.seat + s.completing
        require((coatl.has_head and coatl.has_tail) == closing, "coatl_unfinished")
        require(coatl.bodies() >= (1 if closing else 0), "coatl_unfinished")
        _check_beside(s, coatl, s.beside[place], "coatl_unfinished")
    for seat in range(s.players):
        require(s.finished[seat] + s.unfinished(seat) <= s.box.coatls, "coatl_too_many", seat=seat + 1)
        require(s.unfinished(seat) <= s.box.unfinished, "coatl_too_many", seat=seat + 1)


def _check_completed(s: CoatlPosition) -> None:
    for done in s.completed:
        coatl = done.coatl
        require(coatl.has_head and coatl.has_tail and coatl.bodies() >= 1, "coatl_completed")
        require(done.beside != 0, "coatl_completed")
        _check_beside(s, coatl, done.beside, "coatl_completed")
        worth = sum(s.box.prophecy_points(card, coatl) for card in bits(done.beside))
        if done.temple >= 0:
            temple = s.box.temple_points(done.temple, coatl, done.beside)
            require(temple > 0, "coatl_completed")
            worth += temple
        require(worth == done.points, "coatl_completed")
    for seat in range(s.players):
        own = [done for done in s.completed if done.seat == seat]
        require(s.finished[seat] == len(own), "coatl_completed")
        require(s.points[seat] == sum(done.points for done in own), "coatl_completed")


def _check_supply(s: CoatlPosition) -> None:
    if max(s.bodies) < 0 or (max(s.heads) < 0 and max(s.tails) < 0):
        # The board was filled as far as the bags went, so a space is empty only for want of pieces.
        require(-1 not in s.bodies or in_bag(s, BODY) < 2, "coatl_refill")
        require(-1 not in s.heads or in_bag(s, HEAD) == 0, "coatl_refill")
        require(-1 not in s.tails or in_bag(s, TAIL) == 0, "coatl_refill")
