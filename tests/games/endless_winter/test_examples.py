"""Every worked example of the rulebook, by the section it stands in."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.endless_winter.table import (
    GAME,
    animals,
    cards,
    choices,
    eclipse,
    food,
    ground,
    hand,
    happened,
    labour,
    offered,
    points,
    position,
    reward,
    sheet,
    to_the_end,
    tools,
    until_phase,
)
from tests.games.moves import can, lies, play, refusal, seat_of


def test_ex1_section_labour_a_hunter_and_three_food_make_four_points() -> None:
    """1 + 1 for the hunter in the hunt column, 2 for three food: four points and two tools, split at will."""
    state = position(column="hunt", hands=[["hunter"]], food=[3], tools=[2], ground={"rhino": 2}, deck={"elk": 4})
    play(state, "play hunter")
    assert labour(state) == 2
    play(state, "spend", "spend")
    assert (labour(state), food(state), tools(state)) == (4, 0, 2)
    assert not can(state, "spend")
    play(state, "hunt rhino", "reveal")
    assert (labour(state), ground(state)) == (2, {"rhino": 1, "elk": 2})
    play(state, "hunt elk", "reveal")
    assert (labour(state), tools(state)) == (0, 0)
    assert animals(state) == {"rhino": 1, "elk": 1}
    assert choices(state) == ["next"]


@pytest.mark.parametrize(("camps", "limit"), [({}, 5), ({0: 1}, 6), ({0: 1, 5: 1}, 7), ({0: 5}, 10)])
def test_ex2_section_food_limit_one_camp_off_the_board_makes_six(camps: dict[int, int], limit: int) -> None:
    """The camps cover the end of the food track: every one that is gone makes room for a food."""
    state = position(hands=[["cu1-06", "cu1-01"]], camps=[camps], food=[limit - 1])
    play(state, "play cu1-06")
    assert food(state) == limit


def test_ex3_section_eclipse_wolf_then_bison_then_lioness() -> None:
    """3 points for a resting figure and a brave, 1.5 for a shaman, 1.5 for a resting figure; of equals the later."""
    lioness, bison, wolf = 0, 1, 2
    state = eclipse(
        eclipse_piles=[[], ["shaman"], ["brave"]],
        figures=[["rest", "hunt", "hunt"], None, ["hunt", "hunt", "rest"]],
    )
    assert lies(state)["order"] == [wolf, bison, lioness]
    assert state.seat == wolf


def test_ex4_section_megaliths_red_scores_five_and_purple_one() -> None:
    """Below the new megalith lie one red, one purple and two others."""
    red, purple = 0, 1
    below = {"c1": 4, "d1": 4, "c2": red, "d2": purple}
    state = position(megaliths=below, due=[reward("megalith")])
    play(state, "megalith c1 1")
    assert (points(state, red), points(state, purple), points(state, 2)) == (5, 1, 0)


def test_ex5_section_offering_five_left_at_two_to_one_make_two() -> None:
    """Three food and two tools in the section that turns two into one; what is over is lost."""
    state = eclipse(round_no=4, food=[3], tools=[2], idols=[(6, 0)], order=[1, 2, 0])
    end = to_the_end(state)
    assert (food(end), tools(end)) == (3, 2)
    assert sheet(end, 0)["offering"] == 2


def test_ex6_section_honour_four_buried_cards_in_first_place_make_ten() -> None:
    """The tables give points in all, not for each card."""
    four = ["tribesman"] * 4
    end = to_the_end(eclipse(round_no=4, buried=[four, four], idols=[(0, 2), (0, 1)]))
    assert [sheet(end, seat)["honour"] for seat in range(3)] == [10, 7, 0]


def test_ex7_section_animals_two_rhinos_a_mammoth_and_four_with_the_wild_one() -> None:
    """Rhinos 3 (a used one does not count), a mammoth 2, three megatheria and an argentavis 10."""
    kept = {"rhino": 2, "mammoth": 1, "megatherium": 3, "argentavis": 1}
    end = to_the_end(eclipse(round_no=4, animals=[kept], used=[{"rhino": 1}]))
    assert sheet(end, 0)["animals"] == 3 + 2 + 10


def test_ex8_section_land_for_three_six_fixed_six_glaciers_six_random() -> None:
    """Eighteen hexes round the start hex: one of each of six kinds, six glaciers, six more at random."""
    mixes = set()
    for seed in range(8):
        land = Counter(lies(GAME.new(3, seed=seed))["land"])
        assert (land.pop("start"), land.pop("glacier"), land.total(), len(land)) == (1, 6, 12, 6)
        assert all(1 <= count <= 3 for count in land.values())
        mixes.add(tuple(sorted(land.items())))
    assert len(mixes) > 1


def test_ex9_section_empty_pile_five_cards_from_a_pile_of_two() -> None:
    """The two of the pile are drawn, the discards are shuffled into a new pile, and three more are drawn."""
    out = ["tribesman"] * 4
    state = eclipse(piles=[["tribeswoman", "brave"]], discards=[out], buried=[["tribeswoman"] * 2 + ["brave"]])
    until_phase(state, "preparation")
    assert state.seat == 2
    state.events = []
    while state.seat != 0:
        play(state, "take card")
    play(state, "take card", "take card")
    assert (hand(state), cards(state, "pile")) == (["brave", "tribeswoman"], [])
    play(state, "take card", "take card", "take card")
    assert hand(state) == ["brave", "tribesman", "tribesman", "tribesman", "tribeswoman"]
    assert (cards(state, "pile"), seat_of(state, 0)["discards"]) == (["tribesman"], [])
    assert [event["cards"] for event in happened(state, "reshuffled") if event["seat"] == 0] == [4]


def test_ex10_section_lesser_rewards_a_tool_or_a_food_and_a_megalith_or_any_below() -> None:
    """Whoever is to gain a tool may take a food; for a megalith a card, an idol, a tool or a food."""
    assert choices(position(due=[reward("tool")])) == ["take tool", "take food"]
    state = position(due=[reward("megalith")])
    lesser = ["take card", "idol offering", "idol honour", "take tool", "take food"]
    assert [line for line in choices(state) if not line.startswith("megalith")] == lesser
    assert len(offered(state, "megalith")) == 4
    play(state, "take food")
    assert (food(state), seat_of(state, 0)["megaliths_left"]) == (1, 10)


def test_ex11_section_set_up_card_two_tools_and_two_food_move_each_marker_by_two() -> None:
    """The pictured set-up card, taken by the starting player, who has no other bonus."""
    state = GAME.new(2, seed=3, options={"setup": "cards"})
    play(state, "side a", "side a")
    if not can(state, "setup su-1"):
        raise AssertionError("this seed should offer the pictured card")
    play(state, next(line for line in choices(state) if line != "setup su-1"), "setup su-1")
    assert (food(state, 0), tools(state, 0)) == (2, 2)


def test_refusals_of_the_examples_say_why() -> None:
    """A hunter without a tool, and a fifth point of labour that is not there."""
    state = position(column="hunt", hands=[["hunter"]], ground={"rhino": 1})
    assert refusal(state, "hunt rhino") == "no_labour"
    play(state, "play hunter")
    assert refusal(state, "hunt rhino") == "no_tools"
