"""Why an action is refused. The int is what the rules return, the code and the anchor what people are told."""

from __future__ import annotations

from typing import Final

from sunstone.core.game import Reason

LEGAL: Final = 0
UNKNOWN: Final = 1
OVER: Final = 2
KEEP_FIRST: Final = 3
KEPT_ALREADY: Final = 4
NO_SUCH_CARD: Final = 5
TWIN: Final = 6
ONE_ACTION: Final = 7
COMPLETE_FIRST: Final = 8
NOT_COMPLETING: Final = 9
DISCARD_FIRST: Final = 10
NOT_DISCARDING: Final = 11
NOT_IN_SUPPLY: Final = 12
NO_ROOM: Final = 13
NOT_ON_DISPLAY: Final = 14
HAND_FULL: Final = 15
DECK_EMPTY: Final = 16
NO_PIECE: Final = 17
TWO_UNFINISHED: Final = 18
THREE_COATLS: Final = 19
NO_COATL: Final = 20
END_CLOSED: Final = 21
NEEDS_BODY: Final = 22
NEEDS_PROPHECY: Final = 23
NOT_IN_HAND: Final = 24
IDENTICAL: Final = 25
FOUR_PROPHECIES: Final = 26
NOT_FULFILLED: Final = 27
TEMPLE_ELSEWHERE: Final = 28
TEMPLE_NOT_MET: Final = 29
ACT_FIRST: Final = 30
CAN_ACT: Final = 31
NO_TOKENS: Final = 32
TOKEN_USED: Final = 33
NOT_IN_BAG: Final = 34
TEMPLE_NOT_OPEN: Final = 35
FIRST_OF_TWO: Final = 36
SECOND_OF_TWO: Final = 37
PASS_INSTEAD: Final = 38

REASONS: Final = (
    Reason("legal", ""),
    Reason("unknown", ""),
    Reason("over", "end"),
    Reason("keep_first", "set-up"),
    Reason("kept_already", "set-up"),
    Reason("no_such_card", "prophecies"),
    Reason("twin", "prophecies"),
    Reason("one_action", "turn"),
    Reason("complete_first", "completing"),
    Reason("not_completing", "completing"),
    Reason("discard_first", "see-the-future"),
    Reason("not_discarding", "see-the-future"),
    Reason("not_in_supply", "take"),
    Reason("no_room", "take"),
    Reason("not_on_display", "choose"),
    Reason("hand_full", "choose"),
    Reason("deck_empty", "choose"),
    Reason("no_piece", "assemble"),
    Reason("two_unfinished", "start"),
    Reason("three_coatls", "start"),
    Reason("no_coatl", "assemble"),
    Reason("end_closed", "extend"),
    Reason("needs_body", "completing"),
    Reason("needs_prophecy", "completing"),
    Reason("not_in_hand", "fulfil"),
    Reason("identical", "fulfil"),
    Reason("four_prophecies", "fulfil"),
    Reason("not_fulfilled", "fulfil"),
    Reason("temple_elsewhere", "temples"),
    Reason("temple_not_met", "temples"),
    Reason("act_first", "turn"),
    Reason("can_act", "pass"),
    Reason("no_tokens", "sacrifice-tokens"),
    Reason("token_used", "sacrifice-tokens"),
    Reason("not_in_bag", "perfect-pick"),
    Reason("temple_not_open", "priest-commitment"),
    Reason("first_of_two", "end"),
    Reason("second_of_two", "end"),
    Reason("pass_instead", "pass"),
)
