"""What holds of the turn, of the display while it lasts, of the set-up and of the end of the game."""

from __future__ import annotations

from sunstone.core.dump_reader import require
from sunstone.games.coatl.coatls import BODY
from sunstone.games.coatl.position import (
    ALL_TOKENS,
    ASSEMBLE_PHASE,
    CHOOSE_PHASE,
    COMPLETE_PHASE,
    DISCARD_PHASE,
    KEEP_PHASE,
    NO_BODIES,
    NOT_ENDING,
    OPEN,
    PLAY_PHASE,
    SEE_THE_FUTURE,
    THIRD_COATL,
    CoatlPosition,
    drawn,
)
from sunstone.games.coatl.supply import in_bag
from sunstone.games.coatl.turn import can_be_seen_to_act, has_two_actions, legal_now


def check_turn(s: CoatlPosition) -> None:
    """The decision that is due, or that none is."""
    require(s.over == (s.seat < 0), "coatl_turn")
    require(s.completing >= 0 if s.phase == COMPLETE_PHASE else s.completing < 0, "coatl_turn")
    require(s.phase == KEEP_PHASE or s.ply >= s.players, "coatl_turn")
    for seat in range(s.players):
        require(s.options["sacrifice_tokens"] is True or s.tokens[seat] == 0, "coatl_tokens")
    _check_display(s)
    _check_passes(s)
    if s.over:
        require(s.actions_left == 0 and s.phase == PLAY_PHASE and not s.shown, "coatl_turn")
        return
    require(1 <= s.actions_left <= (2 if has_two_actions(s) else 1), "coatl_turn")
    require(s.passes < s.players, "coatl_turn")
    _check_phase(s)
    require(len(legal_now(s)) > 0, "coatl_stuck")


def _check_passes(s: CoatlPosition) -> None:
    """Those who passed one after the other could do nothing, and as nothing happened since, they still cannot."""
    if s.ending == THIRD_COATL or s.phase != PLAY_PHASE:
        return
    turn = s.seat
    for back in range(1, s.passes + 1):
        # A game that is over ended with a whole round, so the last seat was the last to pass.
        s.seat = (max(turn, 0) - back) % s.players
        idle = not can_be_seen_to_act(s)
        s.seat = turn
        require(idle, "coatl_turn")


def _check_phase(s: CoatlPosition) -> None:
    foreseeing = s.phase == DISCARD_PHASE or s.foreseeing
    if foreseeing:
        spent = s.options["sacrifice_tokens"] is True and not s.tokens[s.seat] & SEE_THE_FUTURE
        require(spent and s.foreseeing and s.phase in (CHOOSE_PHASE, DISCARD_PHASE), "coatl_turn")
    if s.phase == CHOOSE_PHASE:
        require(s.chosen > 0 or s.foreseeing, "coatl_turn")
        require(s.chosen <= len(s.hands[s.seat]), "coatl_turn")
    else:
        require(s.chosen == 0, "coatl_turn")
    if s.phase == ASSEMBLE_PHASE:
        require(s.unfinished(s.seat) > 0 or s.finished[s.seat] > 0, "coatl_turn")
    if s.phase in (KEEP_PHASE, PLAY_PHASE, DISCARD_PHASE):
        require(not s.shown, "coatl_turn")


def _check_display(s: CoatlPosition) -> None:
    """The display is full but for what was taken from it in this turn, unless there were no cards to fill it."""
    taken = _taken_openly(s)
    short = s.box.display - len(s.display) - taken
    require(short >= 0, "coatl_display")
    cards = len(s.deck) + len(s.discards) + len(s.aside)
    if short == 0 or cards == 0:
        return
    if s.foreseeing:
        # See the Future had filled it as far as the cards went. What there is now has come from the seat's hand.
        from_hand = cards + s.chosen - taken
        require(s.phase == CHOOSE_PHASE and not s.aside and from_hand <= s.box.hand, "coatl_display")
        return
    # Short since the first action of two, a choice of prophecies or See the Future.
    require(not s.over and has_two_actions(s) and s.actions_left == 1, "coatl_display")
    foreseen = s.options["sacrifice_tokens"] is True and not s.tokens[s.seat] & SEE_THE_FUTURE
    require(foreseen or short <= s.box.hand, "coatl_display")


def _taken_openly(s: CoatlPosition) -> int:
    """How many of the cards chosen in the action being played came from the display; they lie last in the hand."""
    if s.phase != CHOOSE_PHASE:
        return 0
    hand = s.hands[s.seat]
    return sum(1 for card in hand[len(hand) - s.chosen :] if drawn(card) == OPEN)


def check_set_up(s: CoatlPosition) -> None:
    """While the first prophecies are being chosen everything else still lies as it was laid out."""
    require(s.ply == s.seat and s.reshuffles == 0 and s.passes == 0, "coatl_set_up")
    require(not s.completed and max(s.board_size) == 0, "coatl_set_up")
    for coatl in s.coatls:
        require(not coatl.pieces, "coatl_set_up")
    tokens = ALL_TOKENS if s.options["sacrifice_tokens"] is True else 0
    for seat in range(s.players):
        require(s.tokens[seat] == tokens, "coatl_set_up")
        held = len(s.hands[seat])
        if seat >= s.seat:
            require(held == s.box.dealt[seat] or not s.deck, "coatl_set_up")
        else:
            require(held <= s.box.kept, "coatl_set_up")
        for card in s.hands[seat]:
            require(card >> 6 == 0, "coatl_set_up")
    require(s.ending == NOT_ENDING, "coatl_set_up")


def check_ending(s: CoatlPosition) -> None:
    """The end of the game has begun where it must have, goes on as it should, and is over when it is."""
    require((s.ending == NOT_ENDING) == (s.ending_seat < 0), "coatl_ending")
    gone = max(s.bodies) < 0 and in_bag(s, BODY) < 2
    stuck = s.passes == s.players and s.ending != THIRD_COATL
    if s.over:
        require(stuck or (s.ending != NOT_ENDING and s.turns_left == 0), "coatl_ending")
    elif s.ending != NOT_ENDING:
        require(s.turns_left > 0, "coatl_ending")
    if s.ending == NOT_ENDING:
        require(s.turns_left == 0 and max(s.finished) < s.box.coatls and not gone, "coatl_ending")
    elif s.ending == THIRD_COATL:
        _check_third_coatl(s)
    else:
        require(gone, "coatl_ending")
        if not s.over:
            _check_no_bodies(s)


def _check_third_coatl(s: CoatlPosition) -> None:
    require(s.finished[s.ending_seat] >= s.box.coatls, "coatl_ending")
    if s.over:
        return
    since = (s.seat - s.ending_seat) % s.players
    require(s.turns_left == s.players - since, "coatl_ending")
    # Whoever brought the end about has nothing left but to end the action.
    require(since > 0 or s.phase == ASSEMBLE_PHASE, "coatl_ending")
    for seat in range(s.players):
        if s.finished[seat] >= s.box.coatls and seat != s.ending_seat:
            # Another third coatl can only have come in a last turn that is over, or in the one being played.
            turn = (seat - s.ending_seat) % s.players
            acting = turn == since and (s.phase == ASSEMBLE_PHASE or (has_two_actions(s) and s.actions_left == 1))
            require(turn < since or acting, "coatl_ending")


def _check_no_bodies(s: CoatlPosition) -> None:
    require(s.ending == NO_BODIES, "coatl_ending")
    left = s.players - s.seat
    first_round = s.turns_left == left + s.players and s.seat > s.ending_seat
    require(first_round or s.turns_left == left, "coatl_ending")
