"""Why an action is refused. The int is what the rules return, the code and the anchor what people are told."""

from __future__ import annotations

from typing import Final

from sunstone.core.game import Reason

LEGAL: Final = 0
UNKNOWN: Final = 1
OVER: Final = 2
SETUP_FIRST: Final = 3
SETUP_DONE: Final = 4
NOT_OFFERED: Final = 5
OTHER_DECISION: Final = 6
FINISH_FIRST: Final = 7
NOT_NOW: Final = 8
NO_FIGURE: Final = 9
NOT_IN_HAND: Final = 10
NO_FURTHER_CULTURE: Final = 11
CULTURE_IN_STEP_1: Final = 12
TRIBE_IN_STEP_2: Final = 13
NO_CARDS_AT_REST: Final = 14
JUST_RECRUITED: Final = 15
ABILITY_USED: Final = 16
WRONG_COLUMN: Final = 17
ABILITY_IDLE: Final = 18
NO_CHIEF: Final = 19
NO_TOKEN: Final = 20
NO_LABOUR: Final = 21
NO_TOOLS: Final = 22
NO_FOOD: Final = 23
WRONG_SECTION: Final = 24
KIND_TAKEN: Final = 25
EMPTY_SLOT: Final = 26
NO_CAMP_LEFT: Final = 27
NO_CAMP_THERE: Final = 28
GROUND_FULL: Final = 29
DECK_EMPTY: Final = 30
NO_SUCH_ANIMAL: Final = 31
ANIMALS_LEFT: Final = 32
WRONG_ERA: Final = 33
NO_STONE_SLOT: Final = 34
NO_SETTLEMENT_LEFT: Final = 35
JUNCTION_TAKEN: Final = 36
CAMPS_MISSING: Final = 37
NO_ANIMAL_TO_USE: Final = 38
NOT_THERE_TO_BURY: Final = 39
NO_MEGALITH_LEFT: Final = 40
PLACE_TAKEN: Final = 41
NO_SUCH_SPACE: Final = 42
ONLY_NEUTRAL: Final = 43
NOT_BESIDE: Final = 44
NOT_SUPPORTED: Final = 45
NEUTRAL_ON_GROUND: Final = 46
NOT_POINTED_TO: Final = 47
NOT_LESSER: Final = 48
NO_CARDS_LEFT: Final = 49
NO_ROOM: Final = 50
TOP_OF_HONOUR: Final = 51
NO_CLAIM: Final = 52
PART_DONE: Final = 53
NOT_OPTIONAL: Final = 54
NO_ITEM: Final = 55
CHIEF_DUE: Final = 56
NO_ANIMAL_TO_GIVE: Final = 57
NO_SUCH_KIND: Final = 58

REASONS: Final = (
    Reason("legal", ""),
    Reason("unknown", ""),
    Reason("over", "end"),
    Reason("setup_first", "set-up"),
    Reason("setup_done", "set-up"),
    Reason("not_offered", "set-up"),
    Reason("other_decision", "turn"),
    Reason("finish_first", "turn"),
    Reason("not_now", "turn"),
    Reason("no_figure", "figures"),
    Reason("not_in_hand", "cards"),
    Reason("no_further_culture", "culture-cards"),
    Reason("culture_in_step_1", "culture-cards"),
    Reason("tribe_in_step_2", "tribe-cards"),
    Reason("no_cards_at_rest", "rest"),
    Reason("just_recruited", "rite"),
    Reason("ability_used", "abilities"),
    Reason("wrong_column", "abilities"),
    Reason("ability_idle", "abilities"),
    Reason("no_chief", "chief"),
    Reason("no_token", "rest-tokens"),
    Reason("no_labour", "labour"),
    Reason("no_tools", "tools"),
    Reason("no_food", "food"),
    Reason("wrong_section", "columns"),
    Reason("kind_taken", "rite"),
    Reason("empty_slot", "display"),
    Reason("no_camp_left", "migrate"),
    Reason("no_camp_there", "migrate"),
    Reason("ground_full", "hunt"),
    Reason("deck_empty", "hunt"),
    Reason("no_such_animal", "hunt"),
    Reason("animals_left", "hunt"),
    Reason("wrong_era", "sacred-stones"),
    Reason("no_stone_slot", "sacred-stones"),
    Reason("no_settlement_left", "settlements"),
    Reason("junction_taken", "settlements"),
    Reason("camps_missing", "settlements"),
    Reason("no_animal_to_use", "animals"),
    Reason("not_there_to_bury", "burying"),
    Reason("no_megalith_left", "megaliths"),
    Reason("place_taken", "megaliths"),
    Reason("no_such_space", "megaliths"),
    Reason("only_neutral", "megaliths"),
    Reason("not_beside", "megaliths"),
    Reason("not_supported", "megaliths"),
    Reason("neutral_on_ground", "megaliths"),
    Reason("not_pointed_to", "megaliths"),
    Reason("not_lesser", "lesser-rewards"),
    Reason("no_cards_left", "lesser-rewards"),
    Reason("no_room", "lesser-rewards"),
    Reason("top_of_honour", "totem-board"),
    Reason("no_claim", "eclipse"),
    Reason("part_done", "abilities"),
    Reason("not_optional", "turn"),
    Reason("no_item", "eclipse"),
    Reason("chief_due", "chief"),
    Reason("no_animal_to_give", "abilities"),
    Reason("no_such_kind", "rite"),
)
