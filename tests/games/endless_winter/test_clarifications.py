"""The twenty-six clarifications Q01 to Q26, one test each."""

from __future__ import annotations

import sunstone
from tests.games.endless_winter.table import (
    animals,
    asked,
    before_eclipse,
    buried,
    camps,
    cards,
    choices,
    eclipse,
    food,
    hand,
    idols,
    labour,
    offered,
    points,
    position,
    reward,
    sheet,
    standing,
    to_the_end,
    tools,
    until_over,
    until_phase,
    until_seat,
)
from tests.games.moves import can, lies, play, refusal, seat_of


def test_q01_moving_a_camp_costs_labour_and_no_tool() -> None:
    """A point of labour a move; tools are not asked for, and do not help."""
    state = position(column="migrate", labour=2, tools=[0])
    play(state, "move 0 1", "move 1 7")
    assert (camps(state), labour(state)) == ({7: 1}, 0)
    state = position(column="migrate", labour=0.5, tools=[3])
    assert refusal(state, "move 0 1") == "no_labour"


def test_q02_a_lesser_reward_is_chosen_when_gaining_and_never_later() -> None:
    """In the action phase, the eclipse and the five draws; a tool one has is not changed for food."""
    state = position(column="hunt", tools=[3])
    assert refusal(state, "take food") == "wrong_section"
    play(position(due=[reward("tool")]), "take food")
    state = eclipse()
    assert can(state, "take food")
    until_phase(state, "preparation")
    assert choices(state) == ["take card", "idol offering", "idol honour", "take tool", "take food"]


def test_q03_an_empty_pile_is_made_of_the_discards_and_without_those_a_lesser_reward_is_taken() -> None:
    """Pile and discards empty: an idol, a tool or a food, but no card."""
    state = position(piles=[[]], discards=[["brave"]], due=[reward("draw")])
    play(state, "take card")
    assert hand(state) == ["brave"]
    state = position(piles=[[]], discards=[[]], due=[reward("draw")])
    assert choices(state) == ["idol offering", "idol honour", "take tool", "take food"]
    assert refusal(state, "take card") == "no_cards_left"


def test_q04_half_points_add_up_over_the_turn_and_what_is_left_is_lost() -> None:
    """Two halves make one; labour is gone when the turn is."""
    state = position(column="migrate", hands=[["tribeswoman", "tribeswoman"]])
    play(state, "play tribeswoman")
    assert labour(state) == 1.5
    play(state, "move 0 1", "play tribeswoman", "move 1 7", "move 7 8")
    assert (labour(state), camps(state)) == (0, {8: 1})
    state = position(2, column="migrate", hands=[["brave"]])
    play(state, "play brave")
    assert labour(state) == 2.5
    until_seat(state, 1)
    assert labour(state) == 0
    play(state, "place tribe migrate")
    assert refusal(state, "move 0 1") == "no_labour"


def test_q05_a_card_just_recruited_gives_no_labour_in_that_section_but_is_in_hand() -> None:
    """It can be played further down, or lie in the eclipse pile."""
    state = position(turn=6, column="rite", labour=1, tools=[2])
    play(state, "recruit elder")
    assert refusal(state, "play elder") == "just_recruited"
    play(state, "next")
    assert can(state, "play elder")
    play(state, "next", "next")
    while "end" not in choices(state):
        play(state, "done" if can(state, "done") else choices(state)[0])
    play(state, "end")
    assert choices(state) == ["pile elder", "done"]


def test_q06_the_middle_of_the_rite_may_give_the_kind_taken_above() -> None:
    """Once a kind holds for the top section alone."""
    state = position(column="rite", labour=2, tools=[2], food=[1])
    play(state, "recruit elder")
    assert refusal(state, "recruit elder") == "kind_taken"
    play(state, "next", "pay", "recruit elder")
    assert (hand(state), seat_of(state, 0)["discards"]) == (["elder"], ["elder"])


def test_q07_an_empty_stack_gives_a_point_once_a_turn_in_the_top_section() -> None:
    """A point instead of the card; it counts as having taken that kind."""
    state = position(column="rite", labour=2, tools=[2], food=[1], stacks={"scout": 0})
    play(state, "recruit scout")
    assert (points(state), hand(state), tools(state), labour(state)) == (1, [], 1, 1)
    assert refusal(state, "recruit scout") == "kind_taken"
    play(state, "next", "pay", "recruit scout")
    assert (points(state), seat_of(state, 0)["discards"]) == (2, [])


def test_q08_the_first_culture_card_is_free_and_each_further_one_costs_a_card() -> None:
    """The price is any other card of the hand."""
    state = position(hands=[["cu1-01", "cu1-02", "cu1-06", "brave", "tribesman"]])
    play(state, "play cu1-02")
    assert hand(state) == ["brave", "cu1-01", "cu1-06", "tribesman"]
    play(state, "take tool", "play cu1-01")
    assert choices(state) == ["discard tribesman", "discard brave", "discard cu1-06"]
    play(state, "discard brave", "play cu1-06")
    assert seat_of(state, 0)["discards"] == ["brave", "tribesman"]
    assert hand(state) == []


def test_q08_a_further_culture_card_needs_another_card_to_discard() -> None:
    """The card itself cannot be its own price."""
    state = position(hands=[["cu1-06", "cu1-01"]])
    play(state, "play cu1-06")
    assert refusal(state, "play cu1-01") == "no_further_culture"


def test_q09_at_rest_no_cards_are_played_but_the_chief_may_help() -> None:
    """A chief's ability that names a column stays idle there; culture cards come before and are legal."""
    state = position(hands=[["brave", "cu1-06"]], chiefs=["seeinghand b"])
    play(state, "play cu1-06", "place chief rest")
    assert food(state) == 4
    assert refusal(state, "play brave") == "no_cards_at_rest"
    play(state, "use chief", "idol honour")
    assert idols(state) == (0, 1)
    state = position(chiefs=["seeinghand a"], hands=[["brave"]])
    play(state, "place chief rest", "take card")
    assert refusal(state, "use chief") == "wrong_column"


def test_q10_culture_cards_in_the_eclipse_pile_are_a_bluff() -> None:
    """No labour for them, and they go back to the hand when the piles are shown."""
    state = eclipse(2, eclipse_piles=[["cu1-14", "cu1-19"], ["tribesman"]])
    assert lies(state)["order"] == [1, 0]
    assert (hand(state, 0), cards(state, "eclipse_pile", 0)) == (["cu1-14", "cu1-19"], [])
    assert cards(state, "eclipse_pile", 1) == ["tribesman"]


def test_q11_food_makes_no_labour_in_the_eclipse() -> None:
    """Neither in the comparison nor afterwards."""
    state = eclipse(2, food=[6, 0], eclipse_piles=[[], ["tribesman"]])
    assert lies(state)["order"] == [1, 0]
    assert refusal(state, "spend") == "other_decision"


def test_q12_of_equals_the_later_one_goes_first_at_nothing_too() -> None:
    """With no labour at all the order is turned round."""
    assert lies(eclipse(4))["order"] == [3, 2, 1, 0]
    assert lies(eclipse(4, order=[2, 0, 3, 1]))["order"] == [1, 3, 0, 2]
    state = eclipse(4, eclipse_piles=[["brave"], ["tribeswoman"], [], ["tribesman"]])
    assert lies(state)["order"] == [1, 0, 3, 2]


def test_q13_shared_majorities_reward_all_and_a_settlement_counts_two_on_each_of_its_hexes() -> None:
    """Two camps equal a settlement; one camp does not."""
    land = {7: "forest", 8: "forest", 1: "forest"}
    state = eclipse(2, land=land, settled={(1, 7, 8): 0}, camps=[None, {7: 2, 8: 1}])
    until_seat(state, 1)
    state.events = []
    to_prepare = until_phase(state, "preparation", ("take food",))
    claimed = [event.full() for event in to_prepare.events or [] if event.kind.name == "claimed"]
    assert [event["seat"] for event in claimed] == [1, 0, 0, 0]


def _settling(camps: dict[int, int], food: int) -> sunstone.State:
    """The middle section of the migration, whose bottom section somebody has had already."""
    return position(column="migrate", stage="middle", first_taken=["migrate"], camps=[camps], food=[food])


def test_q14_a_settlement_takes_three_camps_round_a_free_junction_away_from_the_start() -> None:
    """The camps return, the food limit falls with them, and food above it is lost."""
    state = _settling(camps={1: 2, 7: 1, 8: 1, 2: 1}, food=10)
    assert offered(state, "settle") == ["settle 1 2 8", "settle 1 7 8"]
    play(state, "settle 1 7 8")
    assert (camps(state), seat_of(state, 0)["camps_left"]) == ({1: 1, 2: 1}, 3)
    assert food(state) == 7
    state = _settling(camps={1: 1, 7: 1, 8: 1}, food=8)
    play(state, "settle 1 7 8")
    assert food(state) == 5
    state = _settling(camps={0: 1, 1: 1, 2: 1}, food=8)
    assert choices(state) == ["next"]
    state = position(column="migrate", stage="middle", camps=[{1: 1, 7: 1, 8: 1}], food=[3], settled={(1, 7, 8): 1})
    assert refusal(state, "settle 1 7 8") == "junction_taken"


def test_q14_food_above_the_fallen_limit_is_lost() -> None:
    """Placed by an effect that asks for no food, a settlement takes the surplus with it."""
    state = position(camps=[{1: 1, 7: 1, 8: 1, 2: 1, 5: 1}], food=[10], due=[asked("settlement")])
    play(state, "settle 1 7 8")
    assert food(state) == 7


def test_q15_grey_megaliths_go_first_to_start_spaces_and_never_up() -> None:
    """Two grey ones a player, then coloured ones, which may not use a start space."""
    square = {"c1": 4, "d1": 4, "c2": 1, "d2": 1}
    state = position(megaliths=square, greys=[0, 2, 2], due=[reward("megalith")])
    assert refusal(state, "megalith c1 1") == "neutral_on_ground"
    assert {"megalith c4 0"} < set(offered(state, "megalith"))
    play(state, "megalith e2 0")
    assert standing(state)["e2"] == 4
    state = position(megaliths=square, greys=[2, 2, 0], due=[reward("megalith")])
    assert refusal(state, "megalith c4 0") == "only_neutral"
    play(state, "megalith c1 1")
    assert standing(state)["c1/1"] == 0


def test_q16_a_higher_level_scores_two_for_each_own_and_one_for_each_other_below() -> None:
    """Each opponent scores one for each own megalith directly below."""
    square = {"c1": 0, "d1": 4, "c2": 0, "d2": 1}
    state = position(megaliths=square, due=[reward("megalith")])
    assert refusal(state, "megalith d1 1") == "not_supported"
    play(state, "megalith c1 1")
    assert [points(state, seat) for seat in range(3)] == [2 + 2 + 1 + 1, 1, 0]
    square = {"c1": 1, "d1": 4, "c2": 1, "d2": 2}
    state = position(megaliths=square, greys=[2, 2, 2], due=[reward("megalith")])
    play(state, "megalith c1 1")
    assert [points(state, seat) for seat in range(3)] == [4, 2, 1]


def test_q17_the_arrow_of_a_start_space_places_one_more_at_once() -> None:
    """On one of two spaces, with what is printed there; if both are taken, nothing."""
    state = position(due=[reward("megalith")], camps=[{}])
    play(state, "megalith d1 0")
    assert choices(state) == ["megalith e1 0", "megalith d2 0", "done"]
    assert refusal(state, "megalith c1 0") == "not_pointed_to"
    play(state, "megalith d2 0")
    assert (standing(state), food(state)) == ({"d1": 4, "d2": 4}, 1)
    round_it = {"c4": 4, "c3": 4, "c2": 4, "d2": 4, "e2": 1, "e1": 1}
    state = position(megaliths=round_it, greys=[0, 2, 2], due=[reward("megalith")])
    play(state, "megalith d1 0")
    assert seat_of(state, 0)["megaliths_left"] == 9
    assert "place tribe hunt" in choices(state)


def test_q18_used_animals_count_for_stones_and_not_for_sets() -> None:
    """Two used rhinos are five points of their stone in the eclipse, and nothing at the end."""
    state = eclipse(round_no=4, stones=[["ss2-05"]], used=[{"rhino": 2}], animals=[{"rhino": 1}])
    to_the_end(state)
    assert (sheet(state)["stones"], sheet(state)["animals"]) == (5, 1)


def test_q19_surplus_animals_found_no_second_set_and_several_wild_ones_may_join_one() -> None:
    """Six elks are a set of four; two argentavis fill up a set of two."""
    state = to_the_end(eclipse(round_no=4, animals=[{"elk": 6}, {"rhino": 2, "argentavis": 2}, {"argentavis": 2}]))
    assert [sheet(state, seat)["animals"] for seat in range(3)] == [10, 10, 0]


def test_q20_cards_count_wherever_they_are() -> None:
    """Hand, draw pile, discards, eclipse pile and buried ones."""
    state = to_the_end(
        eclipse(
            round_no=4,
            hands=[["cu1-03"]],
            piles=[["elder"]],
            discards=[["scout", "cu2-06"]],
            eclipse_piles=[["hunter"]],
            buried=[["cu1-10", "shaman", *["tribesman"] * 4, *["tribeswoman"] * 3, *["brave"] * 2]],
        )
    )
    assert sheet(state)["cards"] == 2 + 1 + (1 + 3) + 1 + (2 + 1)


def test_q21_a_tie_goes_to_the_one_earlier_in_turn_order() -> None:
    """It is the order after the last eclipse that counts."""
    state = eclipse(2, round_no=4, piles=[["tribesman"] * 4], eclipse_piles=[["brave"]], points=[20, 20])
    until_over(state, ("done", "take food"))
    assert state.scores() == [20, 20]
    assert lies(state)["order"] == [0, 1]
    assert state.ranking() == [1, 2]
    state = eclipse(2, round_no=4, eclipse_piles=[[], ["brave"]], points=[20, 20])
    until_over(state, ("done", "take food"))
    assert state.ranking() == [2, 1]


def test_q22_the_culture_display_is_filled_between_rounds_only_and_cleared_after_the_second() -> None:
    """A card taken leaves a gap; after round 2 all of it is of the second era."""
    shown = ["cu1-01", "", "cu1-03", "", "cu1-05", "", "", "cu1-08"]
    state = position(column="develop", labour=3, display=shown)
    play(state, "culture 1")
    assert lies(state)["culture_display"] == [None, None, "cu1-03", None, "cu1-05", None, None, "cu1-08"]
    assert refusal(state, "culture 1") == "empty_slot"
    after = lies(until_phase(eclipse(round_no=1, display=shown), "preparation"))["culture_display"]
    assert [after[place] for place in (0, 2, 4, 7)] == ["cu1-01", "cu1-03", "cu1-05", "cu1-08"]
    assert all(card.startswith("cu1") for card in after)
    after = lies(until_phase(eclipse(round_no=2, display=shown), "preparation"))["culture_display"]
    assert [card[:3] for card in after] == ["cu2"] * 8


def test_q23_stones_of_the_second_era_wait_for_round_three_and_three_is_the_most() -> None:
    """The right half is closed in rounds 1 and 2; who has three stones takes no more."""
    for number in (1, 2):
        state = position(round_no=number, column="develop", stage="middle", food=[5], tools=[5])
        assert offered(state, "stone") == [f"stone {slot}" for slot in range(1, 7)]
        assert refusal(state, "stone 8") == "wrong_era"
    for number in (3, 4):
        state = position(round_no=number, column="develop", stage="middle", food=[5], tools=[5])
        assert offered(state, "stone") == [f"stone {slot}" for slot in (*range(1, 7), *range(8, 14))]
    full = position(column="develop", stage="middle", food=[5], tools=[9], stones=[["ss1-01", "ss1-02", "ss1-03"]])
    assert refusal(full, "stone 1") == "no_stone_slot"


def test_q24_after_the_fourth_eclipse_there_is_no_preparation() -> None:
    """No cards are drawn, no animals laid out: the game is over."""
    state = before_eclipse(round_no=4, hands=[["brave"]])
    play(state, "done")
    until_over(state, ("done", "take food"))
    assert (lies(state)["phase"], lies(state)["round"], hand(state)) == ("eclipse", 4, ["brave"])
    assert sum(lies(state)["ground"]) == 0


def test_q25_the_stone_of_two_species_counts_the_used_cards_of_both_together() -> None:
    """A mammoth and two argentavis are three."""
    state = eclipse(round_no=3, stones=[["ss2-10"]], used=[{"mammoth": 1, "argentavis": 2}])
    until_phase(state, "preparation")
    assert points(state) == 7


def test_q26_a_used_argentavis_is_a_species_of_its_own() -> None:
    """For the stone of different used species it stands for itself."""
    state = eclipse(round_no=3, stones=[["ss2-04"]], used=[{"rhino": 2, "argentavis": 1}])
    until_phase(state, "preparation")
    assert points(state) == 2
    assert (animals(state, which="used"), buried(state)) == ({"rhino": 2, "argentavis": 1}, [])
