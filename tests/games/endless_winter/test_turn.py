"""The turn: culture cards, the figure, labour, abilities, the chief, rewards, discarding and the eclipse pile."""

from __future__ import annotations

import pytest

from tests.games.endless_winter.table import (
    animals,
    camps,
    cards,
    choices,
    food,
    go_on,
    hand,
    idols,
    labour,
    offered,
    play,
    position,
    reward,
    tools,
    until_seat,
)
from tests.games.moves import can, lies, refusal, seat_of

# Step 1: culture cards


def test_culture_cards_are_played_before_the_figure_and_act_at_once() -> None:
    """Not after the figure is placed; the card stays above the board until the turn ends."""
    state = position(hands=[["cu1-06", "cu1-01"]])
    play(state, "play cu1-06")
    assert (food(state), lies(state)["played"], state.seat) == (4, ["cu1-06"], 0)
    play(state, "place tribe hunt")
    assert refusal(state, "play cu1-01") == "culture_in_step_1"


def test_culture_cards_may_be_left_in_hand() -> None:
    """The first step is free to skip."""
    state = position(hands=[["cu1-06"]])
    play(state, "place tribe hunt")
    assert (food(state), hand(state)) == (0, ["cu1-06"])


def test_culture_step_counts_from_one_again_in_every_turn() -> None:
    """The first card of the next turn is free too."""
    state = position(2, hands=[["cu1-06", "cu1-01", "cu1-15"]])
    play(state, "play cu1-06", "place tribe hunt")
    until_seat(state, 1)
    until_seat(state, 0)
    play(state, "play cu1-15")
    assert hand(state) == ["cu1-01"]


def test_labour_of_a_culture_card_lasts_through_the_turn() -> None:
    """Two points of labour before the figure are two points in the column."""
    state = position(hands=[["cu1-14"]])
    play(state, "play cu1-14", "place tribe migrate", "move 0 1", "move 1 7")
    assert camps(state) == {7: 1}


def test_column_bound_part_of_a_culture_card_waits_for_its_column() -> None:
    """Spears in the hunt column bring labour and a tool when used, elsewhere nothing."""
    state = position(hands=[["cu1-16"]])
    play(state, "play cu1-16", "place tribe hunt")
    assert (labour(state), tools(state)) == (0, 0)
    play(state, "use cu1-16", "take tool")
    assert (labour(state), tools(state)) == (1, 1)
    assert refusal(state, "use cu1-16") == "ability_used"
    state = position(hands=[["cu1-16"]])
    play(state, "play cu1-16", "place tribe migrate")
    assert refusal(state, "use cu1-16") == "wrong_column"


def test_column_bound_labour_of_a_culture_card_comes_with_the_figure() -> None:
    """The workshop gives two points in the develop column, none in another."""
    state = position(hands=[["cu1-19"]])
    play(state, "play cu1-19", "place tribe develop")
    assert labour(state) == 2
    assert refusal(state, "use cu1-19") == "ability_used"
    state = position(hands=[["cu1-19"]])
    play(state, "play cu1-19", "place tribe hunt")
    assert labour(state) == 0


# Step 2: the figure


def test_a_figure_must_be_placed_and_only_one() -> None:
    """There is no way round it, and a second one waits for the next turn."""
    state = position()
    assert {line.split()[0] for line in choices(state)} == {"place"}
    assert refusal(state, "end") == "not_now"
    play(state, "place tribe hunt")
    assert refusal(state, "place tribe migrate") == "not_now"


def test_figures_that_were_used_are_gone_for_the_round() -> None:
    """One chief, two of the tribe."""
    state = position(2, turn=2, figures=[["hunt", "", ""]])
    assert refusal(state, "place chief hunt") == "no_figure"
    assert can(state, "place tribe hunt")
    state = position(2, turn=4, figures=[["", "hunt", "hunt"]])
    assert refusal(state, "place tribe hunt") == "no_figure"
    assert can(state, "place chief hunt")
    state = position(2, turn=4, figures=[["rest", "hunt", ""]])
    play(state, "place tribe rite")
    assert seat_of(state, 0)["figures"] == ["rest", "hunt", "rite"]


def test_a_column_is_blocked_by_nobody() -> None:
    """Others and oneself may use a column again in the same round."""
    state = position(2, turn=2, figures=[["", "hunt", ""], ["", "hunt", ""]])
    play(state, "place tribe hunt")
    assert seat_of(state, 0)["figures"] == [None, "hunt", "hunt"]
    assert lies(state)["stage"] == "top"


def test_sections_come_in_order_and_there_is_no_way_back() -> None:
    """From the top to the middle; then the top sells no more."""
    state = position(column="rite", labour=3, tools=[2], food=[1])
    assert refusal(state, "pay") == "wrong_section"
    play(state, "next")
    assert refusal(state, "recruit elder") == "wrong_section"
    assert can(state, "pay")


def test_the_bottom_section_is_for_the_first_figure_of_the_round_alone() -> None:
    """Whoever comes later, even with an own second figure, goes past it."""
    state = position(2)
    play(state, "place tribe develop", "next", "take tool")
    assert (tools(state), food(state)) == (1, 1)
    assert lies(state)["first_taken"] == ["develop"]
    play(state, "end", "place tribe develop", "next")
    assert (tools(state, 1), food(state, 1), choices(state)) == (0, 0, ["end"])
    play(state, "end", "place tribe develop", "next")
    assert (tools(state), food(state)) == (1, 1)


def test_each_column_has_a_first_figure_of_its_own() -> None:
    """That develop is taken does not close hunt."""
    state = position(3, turn=1, first_taken=["develop"], deck={"elk": 1})
    play(state, "place tribe hunt", "next")
    assert animals(state, 1) == {"elk": 1}
    assert lies(state)["first_taken"] == ["develop", "hunt"]


# Labour


@pytest.mark.parametrize(
    ("card", "column", "points"),
    [
        ("tribesman", "rite", 1),
        ("tribeswoman", "rite", 1.5),
        ("brave", "hunt", 2.5),
        ("brave", "rite", 2.5),
        ("elder", "rite", 2),
        ("elder", "hunt", 1),
        ("craftswoman", "develop", 2),
        ("craftswoman", "migrate", 1),
        ("scout", "migrate", 2),
        ("scout", "rite", 1),
        ("hunter", "hunt", 2),
        ("hunter", "develop", 1),
        ("shaman", "hunt", 1.5),
    ],
)
def test_tribe_cards_give_labour_and_more_in_their_column(card: str, column: str, points: float) -> None:
    """The number in the corner anywhere, the ability only in the column it names."""
    state = position(hands=[[card]])
    play(state, f"place tribe {column}", f"play {card}")
    assert labour(state) == points
    assert lies(state)["played"] == [card]
    assert hand(state) == []


def test_tribe_cards_wait_for_the_figure() -> None:
    """Step 2 comes after step 1."""
    state = position(hands=[["brave"]])
    assert refusal(state, "play brave") == "tribe_in_step_2"
    assert refusal(position(column="hunt"), "play brave") == "not_in_hand"


def test_tribe_cards_may_be_played_in_any_section() -> None:
    """For their ability, if for nothing else."""
    for stage in ("top", "middle", "wrap"):
        state = position(column="hunt", stage=stage, hands=[["shaman"]], food=[1], first_taken=["hunt"])
        play(state, "play shaman", "use shaman", "idol offering")
        assert (idols(state), food(state)) == ((1, 0), 0)


@pytest.mark.parametrize(
    ("start", "left"),
    [(1, [0]), (2, [0]), (3, [2, 0]), (4, [2, 0]), (6, [4, 2, 0]), (10, [8, 6, 4, 2, 0])],
)
def test_food_makes_labour_over_every_icon_it_passes(start: int, left: list[int]) -> None:
    """An icon on every odd space: a point whenever the marker leaves it to the left."""
    state = position(column="hunt", food=[start], camps=[{0: 5}])
    for number, expected in enumerate(left, start=1):
        play(state, "spend")
        assert (food(state), labour(state)) == (expected, number)
    assert refusal(state, "spend") == "no_food"


def test_food_makes_no_labour_after_the_top_section() -> None:
    """Nothing further down asks for labour."""
    state = position(column="rite", stage="middle", food=[3])
    assert refusal(state, "spend") == "wrong_section"


def test_labour_and_tools_go_over_the_top_actions_in_any_order_and_number() -> None:
    """Camp, move, camp, move: as long as there is something to pay with."""
    state = position(column="migrate", labour=2, tools=[2], camps=[{}])
    play(state, "camp", "move 0 3", "camp", "move 3 12")
    assert (camps(state), labour(state), tools(state)) == ({0: 1, 12: 1}, 0, 0)
    assert refusal(state, "camp") == "no_tools"


# Abilities


def test_an_ability_is_used_once_at_any_moment_of_the_turn() -> None:
    """The tribeswoman's exchange: a food for a tool, in the top section or at the very end, but only once."""
    for stage in ("top", "middle", "wrap"):
        state = position(column="hunt", stage=stage, hands=[["tribeswoman"]], food=[3], first_taken=["hunt"])
        assert refusal(state, "use tribeswoman") == "ability_used"
        play(state, "play tribeswoman", "use tribeswoman", "take tool")
        assert (food(state), tools(state)) == (2, 1)
        assert refusal(state, "use tribeswoman") == "ability_used"


def test_two_equal_cards_have_an_ability_each() -> None:
    """Once for every card."""
    state = position(column="hunt", hands=[["tribeswoman", "tribeswoman"]], food=[3])
    play(state, "play tribeswoman", "play tribeswoman")
    play(state, "use tribeswoman", "take tool", "use tribeswoman", "take tool")
    assert (food(state), tools(state)) == (1, 2)
    assert refusal(state, "use tribeswoman") == "ability_used"


def test_an_exchange_needs_its_price() -> None:
    """Without food there is nothing to exchange."""
    state = position(column="hunt", hands=[["tribeswoman"]])
    play(state, "play tribeswoman")
    assert refusal(state, "use tribeswoman") == "ability_idle"


def test_abilities_are_voluntary() -> None:
    """A card may be played for its labour alone, and the turn ended."""
    state = position(2, column="hunt", stage="wrap", hands=[["tribeswoman"]], food=[1])
    play(state, "play tribeswoman", "end")
    assert (food(state), tools(state), state.seat) == (1, 0, 1)


def test_an_ability_is_gone_when_its_card_is_discarded() -> None:
    """In the next turn the card must be played again."""
    state = position(2, column="hunt", stage="wrap", hands=[["tribeswoman"]], food=[2])
    play(state, "play tribeswoman", "end")
    until_seat(state, 0)
    play(state, "place tribe migrate")
    assert refusal(state, "use tribeswoman") == "ability_used"


def test_the_eclipse_ability_of_a_played_card_does_nothing() -> None:
    """A hunter's top animal comes in the eclipse alone, and only from the eclipse pile."""
    state = position(column="rite", hands=[["hunter", "scout"]], deck={"elk": 5})
    play(state, "play hunter", "play scout")
    assert animals(state) == {}
    assert refusal(state, "use scout") == "wrong_column"
    assert refusal(state, "use hunter") == "wrong_column"


# The chief


def test_the_chief_helps_only_in_the_turn_of_his_figure() -> None:
    """With a tribe figure there is no chief's ability."""
    state = position(chiefs=["seeinghand b"])
    play(state, "place tribe rite")
    assert refusal(state, "use chief") == "no_chief"
    state = position(chiefs=["seeinghand b"])
    play(state, "place chief rite", "use chief", "idol honour")
    assert idols(state) == (0, 1)
    assert refusal(state, "use chief") == "no_chief"


@pytest.mark.parametrize("stage", ["top", "middle", "wrap"])
def test_the_chief_helps_before_during_or_after_the_actions(stage: str) -> None:
    """Once, at any moment of the turn."""
    state = position(column="hunt", stage=stage, chief=True, chiefs=["stonecarver b"], food=[1], first_taken=["hunt"])
    play(state, "use chief", "take tool")
    assert (food(state), tools(state)) == (0, 2)
    assert not can(state, "use chief")


def test_the_chief_does_not_help_in_a_later_turn() -> None:
    """Not used, it is lost."""
    state = position(2, column="hunt", stage="wrap", chief=True, chiefs=["seeinghand b"])
    play(state, "end")
    until_seat(state, 0)
    play(state, "place tribe hunt")
    assert refusal(state, "use chief") == "no_chief"


@pytest.mark.parametrize(
    ("chief", "column"), [("tuskbreaker", "hunt"), ("stonecarver", "develop"), ("firewolf", "migrate")]
)
def test_a_column_bound_chief_gives_labour_in_his_column_alone(chief: str, column: str) -> None:
    """Two points of labour come with the figure."""
    state = position(chiefs=[f"{chief} a"])
    play(state, f"place chief {column}")
    assert labour(state) == 2
    assert refusal(state, "use chief") == "no_chief"
    state = position(chiefs=[f"{chief} a"])
    play(state, "place chief rite")
    assert labour(state) == 0
    assert refusal(state, "use chief") == "wrong_column"


# Steps 3 and 4


def test_played_cards_go_to_the_discards_and_no_new_ones_are_drawn() -> None:
    """Culture cards and tribe cards alike; the rest of the hand stays."""
    state = position(2, hands=[["cu1-06", "brave", "tribesman"]])
    play(state, "play cu1-06", "place tribe hunt", "play brave")
    until_seat(state, 1, ("next", "end"))
    assert sorted(seat_of(state, 0)["discards"]) == ["brave", "cu1-06"]
    assert hand(state, 0) == ["tribesman"]
    assert lies(state)["played"] == []


def test_turns_go_round_in_turn_order_three_times() -> None:
    """Whoever is first in order begins every time."""
    state = position(order=[2, 0, 1])
    seen = []
    for _ in range(9):
        seen.append(state.seat)
        play(state, "place chief hunt" if can(state, "place chief hunt") else "place tribe hunt")
        before = lies(state)["turn"]
        go_on(state, lambda one, turn=before: lies(one)["turn"] != turn)  # type: ignore[misc]
    assert seen == [2, 0, 1] * 3
    assert lies(state)["phase"] == "eclipse"


def test_the_eclipse_pile_is_made_after_the_third_turn_only() -> None:
    """After the first and second turn there is none."""
    for turn in (0, 2):
        state = position(2, turn=turn, column="hunt", stage="wrap", hands=[["brave"]])
        play(state, "end")
        assert state.seat == 1
    state = position(2, turn=4, column="hunt", stage="wrap", hands=[["brave", "cu1-06", "tribesman"]])
    play(state, "end")
    assert state.seat == 0
    assert choices(state) == ["pile tribesman", "pile brave", "pile cu1-06", "done"]
    play(state, "pile cu1-06", "pile brave")
    assert offered(state, "pile") == ["pile tribesman"]
    play(state, "done")
    assert cards(state, "eclipse_pile", 0) == ["brave", "cu1-06"]
    assert (hand(state, 0), state.seat) == (["tribesman"], 1)


def test_the_cards_of_the_turn_are_discarded_before_the_pile_is_made() -> None:
    """What was played cannot lie in the pile."""
    state = position(2, turn=4, column="hunt", stage="wrap", hands=[["brave", "tribesman"]])
    play(state, "play brave", "end")
    assert refusal(state, "pile brave") == "not_in_hand"
    assert refusal(state, "play tribesman") == "not_now"


# Rewards and the lesser ones in their place


@pytest.mark.parametrize(
    ("what", "lesser"),
    [
        ("draw", ["take card", "idol offering", "idol honour", "take tool", "take food"]),
        ("idol", ["idol offering", "idol honour", "take tool", "take food"]),
        ("tool", ["take tool", "take food"]),
    ],
)
def test_the_ladder_goes_down_from_the_reward_and_never_up(what: str, lesser: list[str]) -> None:
    """Megalith, card, idol, tool, food."""
    state = position(due=[reward(what)])
    assert choices(state) == lesser
    for line in ("megalith d1 0", "take card", "idol honour"):
        if line not in lesser:
            assert refusal(state, line) == "not_lesser"


def test_a_reward_for_which_there_is_no_room_at_all_is_lost() -> None:
    """Ten tools and a full food track: a tool brings nothing."""
    state = position(hands=[["cu1-02"]], tools=[10], food=[6])
    play(state, "play cu1-02")
    assert (tools(state), food(state), state.seat) == (10, 6, 0)
    assert can(state, "place tribe hunt")


def test_tools_end_at_ten() -> None:
    """One for which there is no room can still be a food."""
    state = position(hands=[["cu1-02"]], tools=[9])
    play(state, "play cu1-02", "take tool")
    assert (tools(state), food(state)) == (10, 1)
    state = position(hands=[["cu1-02"]], tools=[9], food=[6])
    play(state, "play cu1-02")
    assert (tools(state), food(state)) == (10, 6)


def test_several_rewards_may_be_taken_each_its_own_way() -> None:
    """Two tools as a food and a tool."""
    state = position(hands=[["cu1-02"]])
    play(state, "play cu1-02", "take food", "take tool")
    assert (food(state), tools(state)) == (1, 1)
    assert can(state, "place tribe hunt")
