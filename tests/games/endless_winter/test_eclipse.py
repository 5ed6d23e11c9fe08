"""The eclipse: piles are shown and compared, the order changes, and everyone is rewarded in the new order."""

from __future__ import annotations

import pytest

from tests.games.endless_winter.hands import owned
from tests.games.endless_winter.table import (
    animals,
    before_eclipse,
    buried,
    camps,
    cards,
    choices,
    eclipse,
    food,
    hand,
    happened,
    idols,
    offered,
    play,
    points,
    position,
    tools,
    until_phase,
    until_seat,
)
from tests.games.moves import can, lies, refusal, seat_of

LADDER = ["take card", "idol offering", "idol honour", "take tool", "take food"]


def shown(players: int = 2, **given: object) -> tuple[list[object], list[int]]:
    """The labour of everyone in points when the piles are shown, and the new order."""
    state = before_eclipse(players, **given)
    state.events = []
    play(state, "done")
    strengths = [event["half_labour"] for event in happened(state, "shown")]
    order = lies(state)["order"]
    assert isinstance(order, list)
    return [half / 2 for half in strengths if isinstance(half, int)], order


# The comparison


def test_labour_is_that_of_the_cards_their_eclipse_abilities_and_the_resting_figures() -> None:
    """A brave 1.5, an elder 1 and 1 of its ability, a resting figure 1.5 each; the action abilities do not count."""
    piles = [["brave", "elder"], ["tribesman", "hunter"]]
    figures = [None, ["rest", "hunt", "rest"]]
    assert shown(eclipse_piles=piles, figures=figures) == ([1.5 + 2, 1 + 1 + 3], [1, 0])


def test_culture_cards_have_no_labour_in_the_eclipse() -> None:
    """Not even those whose ability is labour."""
    assert shown(eclipse_piles=[["cu1-14"], ["cu1-01", "tribesman"]])[0] == [0, 1]


def test_all_show_their_piles_at_once() -> None:
    """Until the last turn is over the piles lie face down for the others; then everyone knows them."""
    state = before_eclipse(2, eclipse_piles=[["brave"], ["tribesman"]])
    assert "brave" not in str(state.view(1)["seats"][0]["eclipse_pile"])  # type: ignore[index]
    state.events = []
    play(state, "done")
    found = [(event["seat"], event["cards"]) for event in happened(state, "shown")]
    assert found == [(0, ["brave"]), (1, ["tribesman"])]


@pytest.mark.parametrize(
    ("order", "piles", "after"),
    [
        ([0, 1, 2], [["tribesman"], ["brave"], []], [1, 0, 2]),
        ([0, 1, 2], [["tribesman"], ["tribesman"], []], [1, 0, 2]),
        ([1, 0, 2], [["tribesman"], ["tribesman"], []], [0, 1, 2]),
        ([2, 1, 0], [[], [], ["brave"]], [2, 0, 1]),
        ([2, 0, 1], [["brave"], ["brave"], ["brave"]], [1, 0, 2]),
    ],
)
def test_more_labour_goes_first_and_of_equals_the_later_one(
    order: list[int], piles: list[list[str]], after: list[int]
) -> None:
    """The order of this round breaks the tie, against whoever was earlier."""
    assert shown(3, order=order, eclipse_piles=piles)[1] == after


def test_half_a_point_decides() -> None:
    """1.5 beats 1."""
    assert shown(order=[1, 0], eclipse_piles=[["tribeswoman"], ["tribesman"]])[1] == [0, 1]
    assert shown(order=[0, 1], eclipse_piles=[["tribeswoman"], ["tribesman"]])[1] == [0, 1]


# A: turn order


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reward_of_the_turn_order_is_that_of_ones_place_or_a_lower_one(players: int) -> None:
    """A megalith, a card, an idol, a tool from the first place down; nobody may take a higher one."""
    state = eclipse(players)
    order = lies(state)["order"]
    expected = [LADDER, LADDER, LADDER[1:], LADDER[3:]]
    for place, seat in enumerate(order):
        assert state.seat == seat
        lines = choices(state)
        megaliths = [line for line in lines if line.startswith("megalith")]
        assert (len(megaliths) > 0) == (place == 0)
        assert lines[len(megaliths) :] == expected[place]
        play(state, "take food")


# B: the cards of the pile


def test_eclipse_abilities_are_used_one_by_one_in_any_order() -> None:
    """Each card once; what is only labour has been counted and is not offered."""
    state = eclipse(2, eclipse_piles=[[], ["shaman", "hunter", "craftswoman", "elder"]], deck={"elk": 9})
    play(state, "take food")
    assert choices(state) == ["use elder", "use craftswoman", "use hunter", "use shaman", "done"]
    play(state, "use shaman", "idol honour")
    assert (idols(state, 1), food(state, 1)) == ((0, 1), 2)
    assert refusal(state, "use shaman") == "ability_used"
    before = sum(animals(state, 1).values())
    play(state, "use hunter")
    assert sum(animals(state, 1).values()) == before + 1
    play(state, "use craftswoman", "take tool")
    assert tools(state, 1) == 2


def test_two_equal_cards_of_the_pile_are_used_twice() -> None:
    """Two braves, two megaliths."""
    state = eclipse(2, eclipse_piles=[[], ["brave", "brave"]])
    play(state, "take food", "megalith c3 0", "done")
    assert offered(state, "megalith")
    play(state, "take food")
    assert (seat_of(state, 1)["megaliths_left"], state.seat) == (9, 0)


BURYING = '[tribe.elder]\neclipse = ["labour 1", "bury 1"]\n'
"""An elder that buries in the eclipse."""


def test_effects_of_the_eclipse_may_be_left() -> None:
    """A scout's moves, an elder's burial."""
    state = eclipse(2, components=owned(BURYING), eclipse_piles=[[], ["scout", "elder"]], hands=[[], ["brave"]])
    play(state, "take food", "use scout", "done", "done")
    assert (camps(state, 1), buried(state, 1), state.seat) == ({0: 1}, [], 0)


def test_a_card_of_the_shown_pile_lies_above_the_board_and_can_be_buried() -> None:
    """An elder may bury itself, or another card of the pile."""
    box = owned(BURYING)
    state = eclipse(2, components=box, eclipse_piles=[[], ["elder", "tribesman"]], hands=[[], ["brave"]])
    play(state, "take food", "use elder")
    assert {"bury hand brave", "bury played elder", "bury played tribesman"} <= set(choices(state))
    play(state, "bury played elder")
    assert buried(state, 1) == ["elder"]
    assert cards(state, "eclipse_pile", 1) == ["tribesman"]


def test_labour_of_an_eclipse_ability_is_for_the_comparison_alone() -> None:
    """An elder gives its labour there and no more."""
    state = eclipse(2, eclipse_piles=[[], ["elder"]])
    play(state, "take food")
    until_phase(state, "preparation")
    assert lies(state)["half_labour"] == 0


def test_labour_gained_in_the_eclipse_is_worth_nothing() -> None:
    """A land of an owner's box may give it; the comparison is over, and there is nothing to pay with it."""
    box = owned('[terrain.forest]\nreward = ["labour 1"]\n')
    state = eclipse(2, components=box, land={7: "forest"}, camps=[{}, {7: 1}])
    play(state, "take food")
    assert (state.seat, lies(state)["half_labour"]) == (0, 0)


def test_cards_kept_in_hand_have_no_eclipse_ability() -> None:
    """Only the pile counts, and what is in hand stays there."""
    state = eclipse(2, hands=[[], ["hunter", "brave"]])
    play(state, "take food")
    assert (state.seat, hand(state, 1), lies(state)["order"]) == (0, ["brave", "hunter"], [1, 0])


def test_piles_go_to_the_discards_when_all_are_through() -> None:
    """Not before the last player is done."""
    state = eclipse(2, eclipse_piles=[["tribesman"], ["tribeswoman", "brave"]], hands=[["cu1-06"]])
    until_seat(state, 0)
    assert cards(state, "eclipse_pile", 1) == ["brave", "tribeswoman"]
    until_phase(state, "preparation")
    assert cards(state, "eclipse_pile", 1) == []
    assert cards(state, "discards", 1) == ["brave", "tribeswoman"]
    assert (cards(state, "discards", 0), hand(state, 0)) == (["tribesman"], ["cu1-06"])


# The order of the steps


def test_everyone_goes_through_order_cards_land_and_board_before_the_next() -> None:
    """First in the new order, first through all four steps."""
    town = {(5, 16, 17): 1}
    state = before_eclipse(
        2,
        round_no=1,
        eclipse_piles=[["shaman"], ["shaman"]],
        land={7: "forest", 5: "glacier", 16: "glacier", 17: "glacier"},
        camps=[{7: 1}, {7: 1}],
        settled=town,
        stones=[[], ["ss1-07"]],
    )
    state.events = []
    play(state, "done")
    steps = []
    while lies(state)["phase"] == "eclipse":
        steps.append((state.seat, lies(state)["eclipse_step"]))
        lines = choices(state)
        play(state, "take tool" if "take tool" in lines and "idol honour" not in lines else lines[-1])
    assert steps == [(1, 1), (1, 2), (1, 3), (1, 4), (0, 1), (0, 2), (0, 3)]
    assert [event["seat"] for event in happened(state, "stone_scored")] == [1]
    kinds = [event.kind.name for event in state.events if event.kind.name in ("used", "claimed", "stone_scored")]
    assert kinds == ["used", "claimed", "stone_scored", "used", "claimed"]


# D: the player board


def test_settlements_draw_slots_give_and_stones_score() -> None:
    """In one eclipse: a card, a tool and the points of a stone."""
    state = eclipse(
        2,
        settled={(5, 16, 17): 1},
        land={5: "glacier", 16: "glacier", 17: "glacier"},
        megaliths={"b1": 4, "c1": 4},
        stones=[[], ["ss1-07"]],
    )
    play(state, "take food", "board village", "take card", "take tool")
    assert (len(hand(state, 1)), tools(state, 1), points(state, 1), state.seat) == (1, 1, 2, 0)


def test_stones_score_in_every_eclipse() -> None:
    """Again in the next round."""
    state = position(2, turn=5, stage="pile", stones=[["ss1-08"]], land={7: "forest"}, camps=[{7: 1}])
    play(state, "done")
    until_phase(state, "preparation")
    assert points(state) == 1
    until_phase(state, "action")
    until_phase(state, "eclipse")
    until_phase(state, "preparation")
    assert points(state) == 2


def test_rewards_of_the_board_may_be_lesser_ones() -> None:
    """A card of a settlement taken as an idol."""
    state = eclipse(2, settled={(5, 16, 17): 1}, land={5: "glacier", 16: "glacier", 17: "glacier"})
    play(state, "take food")
    assert choices(state) == LADDER


def stone_points(stone: str, **given: object) -> int:
    """What a stone of seat 0 counts in an eclipse."""
    state = eclipse(3, round_no=3, stones=[[stone]], **given)
    state.events = []
    until_phase(state, "preparation")
    scored = [event["points"] for event in happened(state, "stone_scored") if event["seat"] == 0]
    assert len(scored) == 1
    assert isinstance(scored[0], int)
    return scored[0]


@pytest.mark.parametrize(("count", "won"), [(0, 0), (1, 1), (3, 1), (4, 3), (6, 3), (7, 5), (9, 5)])
def test_the_stone_of_the_buried_counts_by_brackets(count: int, won: int) -> None:
    """One to three, four to six, seven and more."""
    mine = [*["tribesman"] * 4, *["tribeswoman"] * 3, *["brave"] * 2]
    assert stone_points("ss2-01", buried=[mine[:count]], idols=[(0, 0)]) == won


@pytest.mark.parametrize(("count", "more"), [(1, 0), (3, 4), (4, 6), (6, 6)])
@pytest.mark.parametrize(
    ("stone", "species", "first"),
    [
        ("ss2-05", "rhino", 3),
        ("ss2-06", "megatherium", 4),
        ("ss2-07", "smilodon", 3),
        ("ss2-08", "glyptodon", 2),
        ("ss2-09", "elk", 4),
    ],
)
def test_stones_of_one_species_count_used_animals(stone: str, species: str, first: int, count: int, more: int) -> None:
    """Some points for the first, two for each further one up to four; unused ones and other species do not count."""
    others = {"mammoth": 1, "argentavis": 1}
    assert stone_points(stone, used=[{species: count, **others}], animals=[{species: 2}]) == first + more
    assert stone_points(stone, used=[others], animals=[{species: 2}]) == 0


@pytest.mark.parametrize(
    ("used", "won"), [({}, 0), ({"elk": 3}, 1), ({"elk": 1, "rhino": 2, "mammoth": 1, "argentavis": 1}, 4)]
)
def test_the_stone_of_different_used_species(used: dict[str, int], won: int) -> None:
    """A point for each kind of animal among the used ones, unused ones left out."""
    assert stone_points("ss2-04", used=[used], animals=[{"smilodon": 1}]) == won


def test_all_three_stones_of_a_player_score() -> None:
    """Each by itself."""
    state = eclipse(
        3, round_no=3, stones=[["ss1-08", "ss2-04", "ss2-05"]], used=[{"rhino": 1}], land={7: "forest"}, camps=[{7: 1}]
    )
    until_phase(state, "preparation")
    assert points(state) == 1 + 1 + 3


def test_order_after_the_eclipse_is_that_of_the_next_round() -> None:
    """The new first player begins."""
    state = eclipse(3, eclipse_piles=[["tribesman"], [], ["brave"]])
    until_phase(state, "action")
    assert (state.seat, lies(state)["order"]) == (2, [2, 0, 1])
    assert can(state, "place chief hunt")
