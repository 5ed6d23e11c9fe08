"""What holds in every position. `check` names the first thing that does not."""

from __future__ import annotations

from sunstone.core.position import require
from sunstone.games.coatl.assemble import why_not_begin
from sunstone.games.coatl.box import BASE_PROPHECIES, BASE_TEMPLES, PROPHECIES, TEMPLES
from sunstone.games.coatl.catalogue import PAIR_FIRST, PAIR_SECOND
from sunstone.games.coatl.coatls import BODY, HEAD, TAIL, Coatl
from sunstone.games.coatl.names import bits
from sunstone.games.coatl.position import (
    ASIDE,
    CHOOSE_PHASE,
    COMPLETE_PHASE,
    DISCARD_PHASE,
    KEEP_PHASE,
    NO_BODIES,
    NOT_ENDING,
    OPEN,
    PLAY_PHASE,
    THIRD_COATL,
    CoatlPosition,
    drawn,
    face,
    shuffled_in,
)
from sunstone.games.coatl.supply import in_bag
from sunstone.games.coatl.turn import legal_now


def check(s: CoatlPosition) -> None:
    """Raise `BadPosition` if the position cannot be."""
    _check_sizes(s)
    _check_pieces(s)
    _check_prophecies(s)
    _check_temples(s)
    _check_coatls(s)
    _check_supply(s)
    _check_turn(s)
    _check_ending(s)


def _check_sizes(s: CoatlPosition) -> None:
    box = s.box
    require(len(s.bag) == 15, "coatl_sizes", field="bags")
    require(len(s.heads) == box.spaces[HEAD], "coatl_sizes", field="heads")
    require(len(s.tails) == box.spaces[TAIL], "coatl_sizes", field="tails")
    require(len(s.bodies) == box.spaces[BODY], "coatl_sizes", field="bodies")
    require(len(s.temple_tops) == 2 and len(s.temple_under) == 2, "coatl_sizes", field="temple_tops")
    for seat in range(s.players):
        require(
            s.board_size[seat] == sum(s.boards[seat * 15 : seat * 15 + 15]) <= box.board,
            "coatl_board",
            seat=seat + 1,
        )


def _count_chain(coatl: Coatl, counts: list[int]) -> None:
    for place, colour in enumerate(coatl.pieces):
        kind = BODY
        if place == 0 and coatl.has_head:
            kind = HEAD
        elif place == len(coatl.pieces) - 1 and coatl.has_tail:
            kind = TAIL
        counts[kind * 5 + colour] += 1


def _check_pieces(s: CoatlPosition) -> None:
    counts = list(s.bag)
    for place, number in enumerate(s.boards):
        require(number >= 0, "coatl_pieces")
        counts[place % 15] += number
    for spaces, kind in ((s.heads, HEAD), (s.tails, TAIL)):
        for colour in spaces:
            if colour >= 0:
                counts[kind * 5 + colour] += 1
    for pair in s.bodies:
        if pair >= 0:
            counts[BODY * 5 + PAIR_FIRST[pair]] += 1
            counts[BODY * 5 + PAIR_SECOND[pair]] += 1
    for coatl in s.coatls:
        _count_chain(coatl, counts)
    for done in s.completed:
        _count_chain(done.coatl, counts)
    for piece in range(15):
        require(s.bag[piece] >= 0 and counts[piece] == s.box.per_colour[piece // 5], "coatl_pieces")


def _check_prophecies(s: CoatlPosition) -> None:
    counts = [0] * PROPHECIES
    for pile in (s.deck, s.display, s.discards, s.aside, *s.hands):
        for card in pile:
            counts[face(card)] += 1
            mark = shuffled_in(card)
            require(mark <= s.reshuffles or mark >= ASIDE, "coatl_marks")
            require(drawn(card) == OPEN or drawn(card) <= s.reshuffles, "coatl_marks")
    for beside in (*s.beside, *(done.beside for done in s.completed)):
        for card in bits(beside):
            counts[card] += 1
    used = PROPHECIES if s.options["promo"] is True else BASE_PROPHECIES
    for card in range(PROPHECIES):
        expected = s.box.prophecies[card].copies if card < used else 0
        require(counts[card] == expected, "coatl_prophecies", card=s.box.prophecies[card].id)
    for card in (*s.deck, *s.display, *s.discards):
        require(drawn(card) == 0, "coatl_marks")
    for card in s.aside:
        require(shuffled_in(card) >= ASIDE and drawn(card) == 0, "coatl_marks")
    require(not s.aside or s.reshuffles == 0, "coatl_marks")
    for pile in (s.deck, s.display, s.discards, *s.hands):
        for card in pile:
            # Cards put aside lie apart until the first reshuffle brings them back.
            require(s.reshuffles > 0 or shuffled_in(card) < ASIDE, "coatl_marks")
    for seat in range(s.players):
        waiting = s.phase == KEEP_PHASE and seat >= s.seat
        limit = s.box.dealt[seat] if waiting else s.box.hand
        require(len(s.hands[seat]) <= limit, "coatl_hand", seat=seat + 1)
        for card in s.hands[seat]:
            # What was known to be in the deck cannot have been drawn before it came there.
            require(
                drawn(card) == OPEN or shuffled_in(card) >= ASIDE or drawn(card) >= shuffled_in(card), "coatl_marks"
            )


def _check_temples(s: CoatlPosition) -> None:
    seen = list(s.temple_rest)
    seen.extend(temple for temple in s.temple_tops if temple >= 0)
    seen.extend(temple for temple in s.secret_temple if temple >= 0)
    seen.extend(done.temple for done in s.completed if done.temple >= 0)
    for mask in s.open_temples:
        seen.extend(bits(mask))
    used = TEMPLES if s.options["promo"] is True else BASE_TEMPLES
    require(sorted(seen) == list(range(used)), "coatl_temples")
    require(sum(s.temple_under) == len(s.temple_rest), "coatl_temples")
    for pile in range(2):
        require(s.temple_tops[pile] >= 0 or s.temple_under[pile] == 0, "coatl_temples")


def _check_coatls(s: CoatlPosition) -> None:
    for place, coatl in enumerate(s.coatls):
        if not coatl.pieces:
            require(s.beside[place] == 0, "coatl_unfinished")
            continue
        closing = s.phase == COMPLETE_PHASE and place == 2 * s.seat + s.completing
        require((coatl.has_head and coatl.has_tail) == closing, "coatl_unfinished")
        require(coatl.bodies() >= (1 if closing else 0), "coatl_unfinished")
        require(s.beside[place].bit_count() <= s.box.most_beside, "coatl_unfinished")
    for seat in range(s.players):
        require(s.finished[seat] + s.unfinished(seat) <= s.box.coatls, "coatl_too_many", seat=seat + 1)
        require(s.unfinished(seat) <= s.box.unfinished, "coatl_too_many", seat=seat + 1)
    for done in s.completed:
        coatl = done.coatl
        require(coatl.has_head and coatl.has_tail and coatl.bodies() >= 1, "coatl_completed")
        require(1 <= done.beside.bit_count() <= s.box.most_beside, "coatl_completed")
        require(done.temple < 0 or s.box.temple_points(done.temple, coatl, done.beside) > 0, "coatl_completed")
        worth = sum(s.box.prophecy_points(card, coatl) for card in bits(done.beside))
        if done.temple >= 0:
            worth += s.box.temple_points(done.temple, coatl, done.beside)
        require(worth == done.points, "coatl_completed")
    for seat in range(s.players):
        own = [done for done in s.completed if done.seat == seat]
        require(s.finished[seat] == len(own), "coatl_completed")
        require(s.points[seat] == sum(done.points for done in own), "coatl_completed")


def _check_supply(s: CoatlPosition) -> None:
    bodies_gone = max(s.bodies) < 0
    ends_gone = max(s.heads) < 0 and max(s.tails) < 0
    if bodies_gone or ends_gone:
        # The board was filled as far as the bags went, so a space is empty only for want of pieces.
        require(-1 not in s.bodies or in_bag(s, BODY) < 2, "coatl_refill")
        require(-1 not in s.heads or in_bag(s, HEAD) == 0, "coatl_refill")
        require(-1 not in s.tails or in_bag(s, TAIL) == 0, "coatl_refill")
    require(len(s.display) <= s.box.display, "coatl_display")
    if s.phase != CHOOSE_PHASE and s.actions_left <= 1 and not s.over and s.phase == PLAY_PHASE and not _second(s):
        require(len(s.display) == s.box.display or not (s.deck or s.discards or s.aside), "coatl_display")


def _second(s: CoatlPosition) -> bool:
    """Whether this is the second action of a last turn: the display is filled only when the turn is over."""
    return s.ending == THIRD_COATL and s.seat > s.ending_seat and s.actions_left == 1


def _check_turn(s: CoatlPosition) -> None:
    require(s.over == (s.seat < 0), "coatl_turn")
    require(s.completing >= 0 if s.phase == COMPLETE_PHASE else s.completing < 0, "coatl_turn")
    for seat in range(s.players):
        require(s.options["sacrifice_tokens"] is True or s.tokens[seat] == 0, "coatl_tokens")
    if s.over:
        require(s.actions_left == 0 and s.phase == PLAY_PHASE, "coatl_turn")
        return
    doubled = s.ending == THIRD_COATL and s.seat > s.ending_seat
    require(1 <= s.actions_left <= (2 if doubled else 1), "coatl_turn")
    require(s.passes < s.players, "coatl_turn")
    require(s.phase in (CHOOSE_PHASE, DISCARD_PHASE) or (s.chosen == 0 and not s.foreseeing), "coatl_turn")
    require(s.phase != DISCARD_PHASE or s.foreseeing, "coatl_turn")
    require(s.phase != CHOOSE_PHASE or s.chosen > 0 or s.foreseeing, "coatl_turn")
    require(len(legal_now(s)) > 0, "coatl_stuck")
    if s.phase == COMPLETE_PHASE:
        # The place of the coatl being completed counts as taken until its value is announced.
        require(s.unfinished(s.seat) >= 1 and why_not_begin(s) >= 0, "coatl_turn")


def _check_ending(s: CoatlPosition) -> None:
    require((s.ending == NOT_ENDING) == (s.ending_seat < 0), "coatl_ending")
    third = max(s.finished) >= s.box.coatls
    gone = max(s.bodies) < 0 and in_bag(s, BODY) < 2
    if s.ending == NOT_ENDING:
        require(s.turns_left == 0 and not third and not gone, "coatl_ending")
        return
    require((s.turns_left == 0) == s.over or s.passes == s.players, "coatl_ending")
    if s.ending == THIRD_COATL:
        require(s.finished[s.ending_seat] >= s.box.coatls, "coatl_ending")
        if not s.over:
            after = (s.seat - s.ending_seat) % s.players
            require(s.turns_left == s.players - after, "coatl_ending")
    if s.ending == NO_BODIES:
        require(gone, "coatl_ending")
        if not s.over:
            left = s.players - s.seat
            require(s.turns_left in (left, left + s.players), "coatl_ending")
