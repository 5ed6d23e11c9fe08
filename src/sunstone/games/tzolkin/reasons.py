"""Why an action is refused. The int is what the rules return, the code and the anchor what people are told."""

from __future__ import annotations

from typing import Final

from sunstone.core.game import Reason

LEGAL: Final = 0
UNKNOWN: Final = 1
OVER: Final = 2
KEEP_FIRST: Final = 3
KEPT_ALREADY: Final = 4
TWIN: Final = 5
OTHER_DECISION: Final = 6
FINISH_FIRST: Final = 7
ENOUGH_CORN: Final = 8
BEGGED_ALREADY: Final = 9
BEG_AT_START: Final = 10
BOTTOM: Final = 11
MUST_BEG: Final = 12
NO_WORKER_IN_HAND: Final = 13
SPACE_TAKEN: Final = 14
WHEEL_FULL: Final = 15
NO_CORN: Final = 16
NOT_BOTH: Final = 17
ONLY_CHEAPEST: Final = 18
ONLY_ONE: Final = 19
NO_WORKER_THERE: Final = 20
NO_SUCH_ACTION: Final = 21
NOT_HIGHER: Final = 22
NO_TILES: Final = 23
NO_FOREST: Final = 24
NO_BLOCKS: Final = 25
WRONG_BAG: Final = 26
SAME_TEMPLE: Final = 27
NOTHING_TO_BUILD: Final = 28
EMPTY_SLOT: Final = 29
CANNOT_PAY: Final = 30
NO_ARCHITECTURE: Final = 31
NOT_IN_COST: Final = 32
NO_SKULL: Final = 33
SKULL_THERE: Final = 34
TRADED_BACK: Final = 35
NOTHING_TO_SELL: Final = 36
NOT_OPTIONAL: Final = 37
DO_SOMETHING: Final = 38
CALENDAR_TOO_EARLY: Final = 39
BUILD_NO_MONUMENT: Final = 40
POINTLESS: Final = 41
NO_OPEN_CORN: Final = 42
NO_CORN_BACK: Final = 43
NO_CORN_UXMAL: Final = 44
NO_CORN_MARKET: Final = 45
NOT_HIGHER_THEOLOGY: Final = 46
CALENDAR_DARK: Final = 47
CALENDAR_PUSHES_OWN: Final = 48
CALENDAR_PUSHES_OTHER: Final = 49

REASONS: Final = (
    Reason("legal", ""),
    Reason("unknown", ""),
    Reason("over", "end"),
    Reason("keep_first", "starting-wealth"),
    Reason("kept_already", "starting-wealth"),
    Reason("twin", "turn"),
    Reason("other_decision", "turn"),
    Reason("finish_first", "turn"),
    Reason("enough_corn", "begging"),
    Reason("begged_already", "begging"),
    Reason("beg_at_start", "begging"),
    Reason("bottom", "anger"),
    Reason("must_beg", "begging"),
    Reason("no_worker_in_hand", "placing"),
    Reason("space_taken", "start-player-space"),
    Reason("wheel_full", "placing"),
    Reason("no_corn", "placing"),
    Reason("not_both", "turn"),
    Reason("only_cheapest", "begging"),
    Reason("only_one", "begging"),
    Reason("no_worker_there", "taking"),
    Reason("no_such_action", "taking"),
    Reason("not_higher", "taking"),
    Reason("no_tiles", "palenque"),
    Reason("no_forest", "palenque"),
    Reason("no_blocks", "technologies"),
    Reason("wrong_bag", "blocks"),
    Reason("same_temple", "temples"),
    Reason("nothing_to_build", "buildings"),
    Reason("empty_slot", "buildings"),
    Reason("cannot_pay", "buildings"),
    Reason("no_architecture", "architecture"),
    Reason("not_in_cost", "architecture"),
    Reason("no_skull", "chichen-itza"),
    Reason("skull_there", "chichen-itza"),
    Reason("traded_back", "market"),
    Reason("nothing_to_sell", "market"),
    Reason("not_optional", "turn"),
    Reason("do_something", "turn"),
    Reason("calendar_too_early", "calendar"),
    Reason("build_no_monument", "monuments"),
    Reason("pointless", "uxmal"),
    Reason("no_open_corn", "palenque"),
    # Too little corn is one reason, told beside the rule of what was tried.
    Reason("no_corn", "taking"),
    Reason("no_corn", "uxmal"),
    Reason("no_corn", "market"),
    Reason("not_higher_theology", "chichen-itza"),
    Reason("calendar_dark", "calendar"),
    Reason("calendar_pushes_own", "calendar"),
    Reason("calendar_pushes_other", "calendar"),
)
