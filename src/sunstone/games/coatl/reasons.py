"""Why an action is refused: what the rules return, with the code and the anchor in the rules that players see."""

from __future__ import annotations

from typing import Final

from sunstone.core.game import Reasons

REASONS: Final = Reasons()

KEEP_FIRST: Final = REASONS.add("keep_first", "set-up")
KEPT_ALREADY: Final = REASONS.add("kept_already", "set-up")
NO_SUCH_CARD: Final = REASONS.add("no_such_card", "prophecies")
TWIN: Final = REASONS.add("twin", "prophecies")
ONE_ACTION: Final = REASONS.add("one_action", "turn")
COMPLETE_FIRST: Final = REASONS.add("complete_first", "completing")
NOT_COMPLETING: Final = REASONS.add("not_completing", "completing")
DISCARD_FIRST: Final = REASONS.add("discard_first", "see-the-future")
NOT_DISCARDING: Final = REASONS.add("not_discarding", "see-the-future")
NOT_IN_SUPPLY: Final = REASONS.add("not_in_supply", "take")
NO_ROOM: Final = REASONS.add("no_room", "take")
NOT_ON_DISPLAY: Final = REASONS.add("not_on_display", "choose")
HAND_FULL: Final = REASONS.add("hand_full", "choose")
DECK_EMPTY: Final = REASONS.add("deck_empty", "choose")
NO_PIECE: Final = REASONS.add("no_piece", "assemble")
TWO_UNFINISHED: Final = REASONS.add("two_unfinished", "start")
THREE_COATLS: Final = REASONS.add("three_coatls", "start")
NO_COATL: Final = REASONS.add("no_coatl", "assemble")
END_CLOSED: Final = REASONS.add("end_closed", "extend")
NEEDS_BODY: Final = REASONS.add("needs_body", "completing")
NEEDS_PROPHECY: Final = REASONS.add("needs_prophecy", "completing")
NOT_IN_HAND: Final = REASONS.add("not_in_hand", "fulfil")
IDENTICAL: Final = REASONS.add("identical", "fulfil")
FOUR_PROPHECIES: Final = REASONS.add("four_prophecies", "fulfil")
NOT_FULFILLED: Final = REASONS.add("not_fulfilled", "fulfil")
TEMPLE_ELSEWHERE: Final = REASONS.add("temple_elsewhere", "temples")
TEMPLE_NOT_MET: Final = REASONS.add("temple_not_met", "temples")
ACT_FIRST: Final = REASONS.add("act_first", "turn")
CAN_ACT: Final = REASONS.add("can_act", "pass")
NO_TOKENS: Final = REASONS.add("no_tokens", "sacrifice-tokens")
TOKEN_USED: Final = REASONS.add("token_used", "sacrifice-tokens")
NOT_IN_BAG: Final = REASONS.add("not_in_bag", "perfect-pick")
TEMPLE_NOT_OPEN: Final = REASONS.add("temple_not_open", "priest-commitment")
FIRST_OF_TWO: Final = REASONS.add("first_of_two", "end")
SECOND_OF_TWO: Final = REASONS.add("second_of_two", "end")
PASS_INSTEAD: Final = REASONS.add("pass_instead", "pass")
