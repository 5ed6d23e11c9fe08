"""The four action columns: what each section sells, offers and gives."""

from __future__ import annotations

import pytest

import sunstone
from tests.games.endless_winter.table import (
    animals,
    buried,
    camps,
    cards,
    choices,
    food,
    ground,
    hand,
    idols,
    labour,
    offered,
    play,
    points,
    position,
    standing,
    tools,
    until_phase,
    until_seat,
)
from tests.games.moves import can, lies, refusal, seat_of

TRIBE = ("elder", "craftswoman", "scout", "hunter", "shaman")


def bottom(column: str, **given: object) -> sunstone.State:
    """A first figure about to enter the bottom section."""
    return position(column=column, stage="bottom", **given)  # type: ignore[arg-type]


# Rite of passage


def test_rite_top_a_tool_and_a_labour_for_each_card_to_hand() -> None:
    """As often as one can pay, each kind once."""
    state = position(column="rite", labour=2.5, tools=[3])
    play(state, "recruit shaman", "recruit elder")
    assert (hand(state), labour(state), tools(state)) == (["elder", "shaman"], 0.5, 1)
    assert lies(state)["tribe_stacks"] == [14, 15, 15, 15, 14]
    assert refusal(state, "recruit scout") == "no_labour"
    state = position(column="rite", labour=2)
    assert refusal(state, "recruit scout") == "no_tools"


def test_rite_top_each_kind_once_a_turn_but_again_in_the_next() -> None:
    """Two equal cards in one action are too many."""
    state = position(column="rite", labour=5, tools=[5])
    for kind in TRIBE:
        play(state, f"recruit {kind}")
        assert refusal(state, f"recruit {kind}") == "kind_taken"
    assert hand(state) == sorted(TRIBE)
    state = position(2, column="rite", first_taken=["rite"], labour=1, tools=[2])
    play(state, "recruit elder", "next", "next", "end")
    until_seat(state, 0)
    play(state, "place tribe rite", "play elder")
    assert can(state, "recruit elder")


def test_rite_top_an_older_copy_of_a_recruited_card_still_gives_labour() -> None:
    """Only the new one has to wait."""
    state = position(column="rite", hands=[["elder"]], labour=1, tools=[2])
    play(state, "recruit elder", "play elder")
    assert labour(state) == 2
    assert refusal(state, "play elder") == "just_recruited"


def test_rite_middle_a_food_for_a_card_to_the_discards_and_a_burial() -> None:
    """One or both; the burial may be from the hand, the discards or the cards in play."""
    state = position(column="rite", stage="middle", food=[2], hands=[["tribesman", "brave"]], discards=[["scout"]])
    play(state, "play brave", "pay", "recruit hunter")
    assert (food(state), seat_of(state, 0)["discards"], hand(state)) == (1, ["scout", "hunter"], ["tribesman"])
    burials = ["bury hand tribesman", "bury discard scout", "bury discard hunter", "bury played brave", "done"]
    assert choices(state) == burials
    play(state, "bury discard hunter")
    assert (buried(state), seat_of(state, 0)["discards"]) == (["hunter"], ["scout"])
    assert not can(state, "pay")


@pytest.mark.parametrize(
    ("line", "zone"), [("bury hand tribesman", "hand"), ("bury discard scout", "discards"), ("bury played brave", "")]
)
def test_rite_middle_a_buried_card_leaves_its_place(line: str, zone: str) -> None:
    """It lies under the burial card to the end of the game."""
    state = position(
        column="rite", stage="middle", food=[2], hands=[["tribesman"]], discards=[["scout"]], played=["brave"]
    )
    play(state, "pay", "recruit elder", line)
    assert buried(state) == [line.split()[2]]
    held = lies(state)["played"] if not zone else cards(state, zone)
    assert line.split()[2] not in held


def test_rite_middle_the_card_alone_or_the_burial_alone() -> None:
    """But not neither: the food was paid for something."""
    state = position(column="rite", stage="middle", food=[1], hands=[["tribesman"]], discards=[[]])
    play(state, "pay", "recruit elder", "done")
    assert buried(state) == []
    state = position(column="rite", stage="middle", food=[1], hands=[["tribesman"]], discards=[[]])
    play(state, "pay", "done")
    assert choices(state) == ["bury hand tribesman"]
    play(state, "bury hand tribesman")
    assert (buried(state), seat_of(state, 0)["discards"]) == (["tribesman"], [])


def test_rite_middle_without_anything_to_bury_the_card_must_be_taken() -> None:
    """The food is paid for one of the two at least."""
    state = position(column="rite", stage="middle", food=[1], discards=[[]])
    play(state, "pay")
    assert choices(state) == [f"recruit {kind}" for kind in TRIBE]


def test_rite_middle_is_free_to_leave_and_costs_a_food() -> None:
    """Once a turn, and not without food."""
    state = position(column="rite", stage="middle", food=[0], hands=[["tribesman"]])
    assert refusal(state, "pay") == "no_food"
    state = position(column="rite", stage="middle", food=[3], hands=[["tribesman"]])
    play(state, "next")
    assert food(state) == 3


def test_rite_bottom_an_idol_and_perhaps_a_burial() -> None:
    """The burial may be left, and either may come first."""
    state = bottom("rite", hands=[["tribesman"]], discards=[[]])
    play(state, "next")
    assert choices(state) == ["part 1", "part 2"]
    play(state, "part 1", "idol honour")
    assert choices(state) == ["bury hand tribesman", "done"]
    play(state, "done")
    assert (idols(state), buried(state)) == ((0, 1), [])
    state = bottom("rite", hands=[["tribesman"]], discards=[[]])
    play(state, "next", "part 2", "bury hand tribesman", "take food")
    assert (idols(state), buried(state), food(state)) == ((0, 0), ["tribesman"], 1)


# Develop


def test_develop_top_three_labour_for_each_culture_card_to_hand() -> None:
    """As often as one can pay; the gaps stay."""
    state = position(column="develop", labour=7)
    first, second = lies(state)["culture_display"][1], lies(state)["culture_display"][6]
    play(state, "culture 2", "culture 7")
    assert (hand(state), labour(state)) == (sorted([first, second]), 1)
    assert lies(state)["culture_display"].count(None) == 2
    assert refusal(state, "culture 2") == "empty_slot"
    assert refusal(state, "culture 3") == "no_labour"


@pytest.mark.parametrize(("owned", "tool", "meal"), [([], 2, 1), (["ss1-09"], 3, 1), (["ss1-09", "ss1-10"], 3, 3)])
def test_develop_middle_the_leftmost_free_slot_has_its_price_and_its_reward(
    owned: list[str], tool: int, meal: int
) -> None:
    """Two tools and a food for a move; three tools and a food for a card; three of both for another card."""
    given = {"column": "develop", "stage": "middle", "stones": [owned], "first_taken": ["develop"]}
    state = position(**given, tools=[tool], food=[meal])  # type: ignore[arg-type]
    stone = lies(state)["stone_display"][2]
    play(state, "stone 3")
    assert seat_of(state, 0)["stones"] == [*owned, stone]
    assert (tools(state), food(state), lies(state)["stone_display"][2]) == (0, 0, None)
    assert can(state, "move 0 1") == (len(owned) == 0)
    assert can(state, "take card") == (len(owned) > 0)
    for short in ({"tools": [tool - 1], "food": [meal]}, {"tools": [tool], "food": [meal - 1]}):
        state = position(**given, **short)  # type: ignore[arg-type]
        assert refusal(state, "stone 3") == ("no_tools" if short["tools"] == [tool - 1] else "no_food")


def test_develop_middle_one_stone_a_turn() -> None:
    """The middle section is used once."""
    state = position(column="develop", stage="middle", tools=[9], food=[6], first_taken=["develop"])
    play(state, "stone 1", "move 0 1")
    assert choices(state) == ["end"]


def test_develop_middle_only_stones_that_are_there() -> None:
    """An empty place of the display gives nothing."""
    state = position(2, column="develop", stage="middle", tools=[9], food=[6])
    assert offered(state, "stone") == ["stone 1", "stone 2", "stone 3", "stone 4"]
    assert refusal(state, "stone 5") == "empty_slot"


def test_develop_bottom_a_tool_and_a_food() -> None:
    """Both; the tool may be taken as a food."""
    state = bottom("develop")
    play(state, "next", "take tool")
    assert (tools(state), food(state)) == (1, 1)
    state = bottom("develop")
    play(state, "next", "take food")
    assert (tools(state), food(state)) == (0, 2)


# Migration


def test_migrate_top_a_tool_for_a_camp_on_the_start_hex() -> None:
    """As long as there are camps on the board and tools to pay with."""
    state = position(column="migrate", tools=[3], camps=[{5: 3}])
    play(state, "camp", "camp")
    assert (camps(state), tools(state), seat_of(state, 0)["camps_left"]) == ({0: 2, 5: 3}, 1, 0)
    assert refusal(state, "camp") == "no_camp_left"


def test_migrate_top_a_camp_makes_room_for_food_at_once() -> None:
    """The limit rises with every camp that leaves the board."""
    given = {"column": "migrate", "tools": [1], "camps": [{}], "food": [5], "chief": True, "chiefs": ["firewolf b"]}
    state = position(**given)  # type: ignore[arg-type]
    play(state, "camp", "use chief", "done")
    assert (camps(state), food(state)) == ({0: 1}, 6)
    state = position(**given)  # type: ignore[arg-type]
    play(state, "use chief")
    assert food(state) == 5


def test_migrate_top_a_labour_for_a_step_to_a_neighbour() -> None:
    """Any camp, any number of times, over one border at a time."""
    state = position(column="migrate", labour=3, camps=[{0: 1, 7: 1}])
    assert set(offered(state, "move")) == {
        *(f"move 0 {end}" for end in range(1, 7)),
        "move 7 1",
        "move 7 8",
        "move 7 10",
    }
    play(state, "move 0 1", "move 1 7", "move 7 8")
    assert (camps(state), labour(state)) == ({7: 1, 8: 1}, 0)


def test_migrate_top_many_camps_may_share_a_hex() -> None:
    """One's own and those of others."""
    state = position(column="migrate", labour=2, camps=[{0: 2}, {1: 2}])
    play(state, "move 0 1", "move 0 1")
    assert camps(state) == {1: 2}
    assert refusal(state, "move 0 1") == "no_camp_there"


def test_migrate_middle_three_food_for_a_settlement() -> None:
    """Without the food there is none; and one a turn."""
    given = {"column": "migrate", "stage": "middle", "camps": [{1: 1, 7: 1, 8: 1}], "first_taken": ["migrate"]}
    state = position(**given, food=[3])  # type: ignore[arg-type]
    play(state, "settle 1 7 8")
    assert (food(state), seat_of(state, 0)["settlements_left"], camps(state)) == (0, 2, {})
    assert choices(state) == ["end"]
    state = position(**given, food=[2])  # type: ignore[arg-type]
    assert refusal(state, "settle 1 7 8") == "no_food"


def test_migrate_bottom_a_camp_and_then_perhaps_a_move() -> None:
    """The camp is placed, and any camp may move once; without camps on the board only the move is left."""
    state = bottom("migrate", camps=[{7: 1}])
    play(state, "next")
    assert camps(state) == {0: 1, 7: 1}
    assert "done" in choices(state)
    play(state, "move 7 8")
    assert (camps(state), choices(state)) == ({0: 1, 8: 1}, ["end"])
    state = bottom("migrate", camps=[{7: 5}])
    play(state, "next", "done")
    assert camps(state) == {7: 5}


# Hunt


def test_hunt_top_a_labour_turns_up_two_animals() -> None:
    """As often as one can pay."""
    state = position(column="hunt", labour=2, deck={"elk": 9})
    play(state, "reveal")
    assert (ground(state), labour(state)) == ({"elk": 2}, 1)
    play(state, "reveal")
    assert ground(state) == {"elk": 4}
    assert refusal(state, "reveal") == "no_labour"


@pytest.mark.parametrize(("lying", "after"), [(3, 5), (4, 6), (5, 6)])
def test_hunt_top_six_animals_are_the_most_on_the_ground(lying: int, after: int) -> None:
    """With five there only one is turned up; with six there is nothing to pay for."""
    state = position(column="hunt", labour=1, ground={"rhino": lying}, deck={"elk": 4})
    play(state, "reveal")
    assert sum(ground(state).values()) == after
    assert sum(lies(state)["deck"]) == 4 - (after - lying)
    state = position(column="hunt", labour=1, ground={"rhino": 6}, deck={"elk": 4})
    assert refusal(state, "reveal") == "ground_full"


def test_hunt_top_the_last_card_of_the_deck_is_turned_up_alone_and_then_no_more() -> None:
    """An empty deck has nothing to sell."""
    state = position(column="hunt", labour=2, deck={"elk": 1})
    play(state, "reveal")
    assert ground(state) == {"elk": 1}
    assert refusal(state, "reveal") == "deck_empty"


def test_hunt_top_a_tool_and_a_labour_for_an_animal_of_the_ground() -> None:
    """The ground is not filled up."""
    state = position(column="hunt", labour=2, tools=[3], ground={"rhino": 2, "elk": 1})
    assert offered(state, "hunt") == ["hunt rhino", "hunt elk"]
    play(state, "hunt rhino", "hunt elk")
    assert (animals(state), ground(state)) == ({"rhino": 1, "elk": 1}, {"rhino": 1})
    assert (tools(state), labour(state)) == (1, 0)
    assert refusal(state, "hunt elk") == "no_such_animal"


def test_hunt_top_a_point_where_no_animal_is_left_anywhere() -> None:
    """The price is the same; while the deck has a card there is no such point."""
    state = position(column="hunt", labour=2, tools=[2], deck={})
    play(state, "hunt nothing", "hunt nothing")
    assert (points(state), tools(state), labour(state)) == (2, 0, 0)
    state = position(column="hunt", labour=2, tools=[2], deck={"elk": 1})
    assert refusal(state, "hunt nothing") == "animals_left"
    state = position(column="hunt", labour=2, tools=[2], deck={}, ground={"elk": 1})
    assert refusal(state, "hunt nothing") == "animals_left"


def test_hunt_middle_one_animal_is_used_and_turned() -> None:
    """Its reward at once; a used animal cannot be used again."""
    given = {"column": "hunt", "stage": "middle", "first_taken": ["hunt"]}
    state = position(**given, animals=[{"megatherium": 2, "elk": 1}], used=[{"rhino": 1}])  # type: ignore[arg-type]
    assert offered(state, "tip") == ["tip megatherium", "tip elk"]
    assert refusal(state, "tip rhino") == "no_animal_to_use"
    play(state, "tip megatherium")
    assert (animals(state), animals(state, which="used")) == (
        {"megatherium": 1, "elk": 1},
        {"rhino": 1, "megatherium": 1},
    )
    assert food(state) == 4
    assert choices(state) == ["end"]


def test_hunt_middle_food_over_the_limit_is_lost() -> None:
    """A mammoth fills the track and no more."""
    given = {"column": "hunt", "stage": "middle", "first_taken": ["hunt"]}
    state = position(**given, animals=[{"mammoth": 1}], food=[1])  # type: ignore[arg-type]
    play(state, "tip mammoth")
    assert food(state) == 6
    state = position(**given, animals=[{"megatherium": 1}], food=[4])  # type: ignore[arg-type]
    play(state, "tip megatherium")
    assert food(state) == 6


def test_hunt_bottom_the_top_card_of_the_deck() -> None:
    """Not from the ground; where the deck is empty a point."""
    state = bottom("hunt", deck={"elk": 2}, ground={"rhino": 1})
    play(state, "next")
    assert (animals(state), ground(state), sum(lies(state)["deck"])) == ({"elk": 1}, {"rhino": 1}, 1)
    state = bottom("hunt", deck={}, ground={"rhino": 1})
    play(state, "next")
    assert (animals(state), points(state)) == ({}, 1)


def test_a_column_sells_only_its_own() -> None:
    """No camps in the rite, no culture cards in the hunt, and so on."""
    rich = {"labour": 9, "tools": [9], "food": [5], "ground": {"elk": 1}, "camps": [{0: 1}]}
    verbs = {"rite": "recruit elder", "develop": "culture 1", "migrate": "camp", "hunt": "hunt elk"}
    for column in verbs:
        state = position(column=column, **rich)  # type: ignore[arg-type]
        for other, line in verbs.items():
            assert can(state, line) == (other == column)
            if other != column:
                assert refusal(state, line) == "wrong_section"


def test_what_the_first_figure_took_comes_back_in_the_next_round() -> None:
    """The bottom sections are free again."""
    state = position(2, turn=5, stage="pile", first_taken=["develop", "hunt", "rite", "migrate"])
    play(state, "done")
    until_phase(state, "action")
    assert lies(state)["first_taken"] == []
    assert standing(state) == {}
