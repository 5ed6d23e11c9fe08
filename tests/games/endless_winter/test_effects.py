"""The language of effects: what can be written, what cannot, and every word of it at work in an owner's box."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sunstone
from sunstone.games.endless_winter.effects import Ability, EffectError, read_ability
from tests.games.endless_winter.hands import changes, lies, look, owned, seat_of
from tests.games.endless_winter.table import choices, eclipse, food, labour, play, position, tools
from tests.games.moves import refusal


def written(ability: list[str], **given: Any) -> sunstone.State:
    """Seat 0 holds a culture card with this ability; it has 2 food and 1 tool."""
    own = owned(f"[culture.cu1-14]\nability = {json.dumps(ability)}\n")
    plain: dict[str, Any] = {"hands": [["cu1-14", "brave", "tribesman"]], "food": [2], "tools": [1]}
    return position(2, components=own, **{**plain, **given})


def played(ability: list[str], *lines: str, **given: Any) -> sunstone.State:
    """The card is played and its decisions taken."""
    return play(written(ability, **given), "play cu1-14", *lines)


# What can be written


@pytest.mark.parametrize(
    "text",
    [
        "",
        "food",
        "food 0",
        "food 10",
        "food -1",
        "food +1",
        "food 1.5",
        "food ١",
        "food 1 2",
        "Food 1",
        "sing 1",
        "food 1 & tool 1",
        "labour 0",
        "labour 0.0",
        "labour .5",
        "labour 1.",
        "labour 0.25",
        "labour 10",
        "settlement 2",
        "stone 2",
        "food_max 2",
        "food 1 or",
        "food 1 or pay tool 1 -> food 2",
        "pay tool 1 -> food 2 or idol 1",
        "food 1 each",
        "food 1 each beauty",
        "food 1 each 0 camps",
        "food 1 for camps",
        "stone 1 each camps",
        "food_max 1 each camps",
        "in hunt, in rite -> food 1",
        "in hunt pay food 1 -> tool 1",
        "pay food 1, sing 1 -> tool 1",
        "pay labour 0 -> tool 1",
        "pay bury 0 -> tool 1",
        "pay animal 2 equal -> tool 1",
        "pay animal 1 & elk 1 -> tool 1",
        "pay elk 2 same -> tool 1",
        "pay food 1 same -> tool 1",
        "if bear 1 -> food 1",
        "pay food 1 ->",
        "pay -> food 1",
        "pay food -> tool 1",
        "pay food 0 -> tool 1",
        "pay idol 1 -> tool 1",
        "pay food 1 & -> tool 1",
        "pay food 1 -> tool 1 -> idol 1",
        "if beauty 1 -> food 1",
        "if camps -> food 1",
        "if camps 0 -> food 1",
        "if -> food 1",
        "in tundra -> food 1",
        "in rest -> food 1",
        "when hungry -> food 1",
        "in hunt -> food 1 & sing 2",
    ],
)
def test_what_is_not_in_the_language(text: str) -> None:
    with pytest.raises(EffectError):
        Ability([text])
    assert read_ability([text]) is None


@pytest.mark.parametrize(
    "value", ["food 1", 1, None, [1], ["food 1", None], {"food": 1}, ["food 1"] * 7, ["food 1 or tool 1"] * 4]
)
def test_an_ability_is_a_list_of_at_most_six_parts(value: object) -> None:
    assert read_ability(value) is None
    assert read_ability(["food 1"] * 6) is not None
    assert read_ability(["food 1 or tool 1"] * 3) is not None
    assert read_ability([]) is not None


@pytest.mark.parametrize(
    ("text", "half_points"), [("labour 0.5", 1), ("labour 1", 2), ("labour 1.0", 2), ("labour 9.5", 19)]
)
def test_labour_may_have_halves(text: str, half_points: int) -> None:
    assert Ability([text]).parts[0].gains[0].amount == half_points
    assert labour(played([text])) == half_points / 2


def test_prices_add_up() -> None:
    [part] = Ability(["pay food 1 & tool 2 & discard 3 -> vp 4"]).parts
    assert (part.food, part.tool, part.discard) == (1, 2, 3)
    assert part.is_exchange


# Conditions


@pytest.mark.parametrize(
    ("what", "given"),
    [
        ("settlements 1", {"settled": {(1, 7, 8): 0}}),
        ("camps 2", {"camps": [{0: 1, 5: 1}]}),
        ("buried 2", {"buried": [["elder", "elder"]]}),
        ("stones 1", {"stones": [["ss1-01"]]}),
        ("megaliths 3", {"megaliths": {"b1": 4, "c1": 4, "b2": 0}, "greys": [2]}),
        ("animals 2", {"animals": [{"elk": 1}], "used": [{"elk": 1}]}),
    ],
)
def test_a_condition(what: str, given: dict[str, Any]) -> None:
    """It counts what the player has on the table; without it there is nothing."""
    assert food(played([f"if {what} -> food 3"], **given)) == 5
    assert food(played([f"if {what} -> food 3"])) == 2


def test_the_condition_counts_ones_own_things_only() -> None:
    assert food(played(["if settlements 1 -> food 3"], settled={(1, 7, 8): 1})) == 2
    assert food(played(["if animals 1 -> food 3"], animals=[{}, {"elk": 2}])) == 2


def test_a_part_before_can_fulfil_a_condition() -> None:
    """The parts may be carried out in any order."""
    state = played(["camp 1", "if camps 2 -> tool 1", "move 1"], "part 2")
    assert choices(state) == ["take tool", "take food"]


# Exchanges


def test_several_prices_and_several_gains() -> None:
    state = played(["pay food 1 & tool 1 & discard 1 -> vp 5 & labour 1.5"])
    assert choices(state) == ["pay", "done"]
    play(state, "pay", "discard brave")
    assert (food(state), tools(state), labour(state)) == (1, 0, 1.5)
    assert (look(state)["points"], look(state)["hand"], look(state)["discards"]) == (5, ["tribesman"], ["brave"])


@pytest.mark.parametrize("given", [{"food": [0]}, {"tools": [0]}, {"hands": [["cu1-14"]]}])
def test_who_cannot_pay_everything_pays_nothing(given: dict[str, Any]) -> None:
    state = written(["pay food 1 & tool 1 & discard 1 -> vp 5"], **given)
    before = look(state)
    play(state, "play cu1-14")
    assert choices(state)[0] == "place chief rite"
    assert set(changes(before, look(state))) == {"hand"}


def test_discarding_two_as_a_price() -> None:
    """Each card is chosen; where the whole hand must go, nothing is asked."""
    state = played(["pay discard 2 -> vp 5"], "pay")
    assert (look(state)["points"], look(state)["hand"]) == (5, [])
    state = played(["pay discard 2 -> vp 5"], "pay", hands=[["cu1-14", "brave", "tribesman", "tribeswoman"]])
    play(state, "discard brave", "discard tribesman")
    assert (look(state)["points"], look(state)["hand"]) == (5, ["tribeswoman"])


def test_an_exchange_on_a_token_and_on_an_animal() -> None:
    """Wherever something is printed the same words hold."""
    own = owned('[animal.elk]\nuse = ["pay tool 1 -> vp 3"]\n')
    state = position(2, components=own, column="hunt", stage="middle", animals=[{"elk": 1}], tools=[1])
    play(state, "tip elk", "pay")
    assert (look(state)["points"], tools(state)) == (3, 0)


def test_an_exchange_in_the_eclipse() -> None:
    own = owned('[starting.brave]\neclipse = ["pay food 1 -> vp 3", "labour 2"]\n')
    state = eclipse(2, components=own, eclipse_piles=[["brave"], ["tribesman"]], food=[2])
    assert state.seat == 0
    play(state, "take tool", "pay")
    assert (look(state)["points"], food(state)) == (3, 1)


# Gains no shipped card has, or has so much of


def test_a_settlement_for_nothing() -> None:
    """Its camps go back all the same, food is not paid, and the bonus of a junction is the same."""
    state = played(["settlement 1"], camps=[{1: 1, 7: 1, 8: 1}])
    assert choices(state) == ["settle 1 7 8", "done"]
    play(state, "settle 1 7 8")
    assert (food(state), look(state)["camps"], seat_of(state, 0)["settlements_left"]) == (2, {}, 2)


def test_no_settlement_without_three_camps() -> None:
    state = played(["settlement 1"], camps=[{1: 1, 7: 1}])
    assert choices(state)[0] == "place chief rite"


def test_a_settlement_in_the_eclipse() -> None:
    own = owned('[starting.brave]\neclipse = ["settlement 1"]\n')
    state = eclipse(2, components=own, eclipse_piles=[["brave"]], camps=[{1: 1, 7: 1, 8: 1}])
    play(state, "take tool", "settle 1 7 8")
    assert seat_of(state, 0)["settlements_left"] == 2


def test_a_stone_on_a_terrain() -> None:
    """Taken in the eclipse it counts in the same one."""
    own = owned('[terrain.forest]\nreward = ["stone 1"]\n')
    state = eclipse(
        2,
        components=own,
        figures=[["rest", "hunt", "hunt"]],
        land={4: "forest"},
        camps=[{4: 1}],
        stone_display={1: "ss1-08"},
        food=[1],
        tools=[2],
    )
    play(state, "take food", "stone 1", "done")
    assert (look(state)["stones"], look(state)["points"]) == (["ss1-08"], 1)


def test_no_stone_for_who_cannot_pay_its_slot() -> None:
    assert choices(played(["stone 1"], food=[0]))[0] == "place chief rite"


def test_two_culture_cards() -> None:
    state = played(["culture 2"], "culture 1", "culture 4", display=["cu1-01", "", "", "cu1-02"])
    assert look(state)["hand"] == ["brave", "cu1-01", "cu1-02", "tribesman"]


def test_culture_cards_may_be_left() -> None:
    state = played(["culture 2"], "culture 1", "done", display=["cu1-01", "", "", "cu1-02"])
    assert look(state)["hand"] == ["brave", "cu1-01", "tribesman"]


def test_three_animals_turned_up_and_two_taken() -> None:
    state = played(["reveal 3", "animal_ground 2"], "part 1", "reveal", "reveal", "reveal", deck={"elk": 5})
    assert look(state)["ground"] == {"elk": 3}
    play(state, "hunt elk", "hunt elk")
    assert (look(state)["ground"], look(state)["animals"]) == ({"elk": 1}, {"elk": 2})


def test_two_tribe_cards_of_one_kind() -> None:
    """Only the rite forbids it."""
    state = played(["tribe_hand 2"], "recruit elder", "recruit elder")
    assert look(state)["hand"] == ["brave", "elder", "elder", "tribesman"]


def test_nine_of_everything() -> None:
    """Limits of the boards hold for whatever is gained."""
    state = played(["food 9", "tool 9", "camp 9", "vp 9"], "part 1")
    assert (food(state), tools(state), look(state)["camps"], look(state)["points"]) == (10, 10, {0: 5}, 9)


def test_points_on_the_offering_track_and_for_a_slot() -> None:
    own = owned('[offering.level-1]\nreward = ["vp 4"]\n[stone_slot.slot-1]\nreward = ["vp 2"]\n')
    state = position(2, components=own, column="develop", stage="middle", tools=[2], food=[1])
    play(state, "stone 1")
    assert look(state)["points"] == 2


def test_a_column_part_waits_and_the_rest_does_not() -> None:
    """A card with both: food at once, labour and a tool where the figure stands."""
    state = played(["food 1", "in hunt -> labour 1 & tool 1"])
    assert food(state) == 3
    play(state, "place tribe hunt", "use cu1-14", "take tool")
    assert (labour(state), tools(state), food(state)) == (1, 2, 3)
    assert refusal(state, "use cu1-14") == "ability_used"


def test_labour_in_two_columns_is_that_of_the_figures() -> None:
    state = played(["in hunt -> labour 1", "in rite -> labour 2"], "place tribe rite", "use cu1-14")
    assert labour(state) == 2


def test_an_arrow_that_points_far_away() -> None:
    """A start space may point anywhere on its board: the second megalith need not stand beside anything."""
    own = owned(
        '[megalith.mb-a]\nspaces = ["food 2", "start 4 8", "tool 1", "vp 2", "draw 1", "food 1", "idol 1", "vp 1"]\n'
    )
    state = position(2, components=own, hands=[["cu1-10", "brave"]], food=[1])
    play(state, "play cu1-10", "pay", "megalith b1 0", "megalith d1 0")
    assert look(state)["megaliths"] == {"b1": 4, "d1": 4}
    assert look(state)["points"] == 2


def test_a_long_chain_of_rewards() -> None:
    """Idols that place megaliths that raise idols: it ends when the pieces are used up."""
    lines = ['[offering.level-1]\nreward = ["megalith 2"]', '[offering.level-2]\nreward = ["megalith 2"]']
    board = '[megalith.mb-a]\nspaces = ["idol 2", "start 1 3", "idol 2", "", "", "", "", ""]'
    own = owned("\n".join([*lines, board]) + "\n")
    state = position(2, components=own, hands=[["cu1-09", "brave"]])
    play(state, "play cu1-09", "idol offering", "megalith b1 0", "megalith a1 0", "idol offering", "megalith c1 0")
    assert lies(state)["due"]
    while state.view(0)["due"]:
        play(state, choices(state)[-1])
    assert look(state)["megaliths"] == {"a1": 4, "b1": 4, "c1": 0}
