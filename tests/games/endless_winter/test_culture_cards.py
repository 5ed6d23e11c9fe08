"""Every culture card, played as it is meant: what it changes, what it is worth, and that it is no use elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.endless_winter.hands import at_end, changes, look
from tests.games.endless_winter.table import before_eclipse, choices, eclipse, food, labour, play, position
from tests.games.moves import refusal

Row = tuple[str, dict[str, Any], list[str], dict[str, Any]]

# Before: 2 food, 1 tool, one camp on the start hex, so room for 6 food; beside the card a tribesman in the hand.
# The card, what else matters, the decisions, and everything that has changed afterwards but the hand it left.
ERA_1: list[Row] = [
    ("cu1-01", {}, [], {"food": 4, "labour": 1}),
    ("cu1-02", {}, ["take tool"], {"tools": 3}),
    (
        "cu1-03",
        {"ground": {"elk": 1}, "deck": {"rhino": 3}},
        ["part 1", "reveal", "pay", "hunt elk"],
        {"food": 3, "tools": 0, "animals": {"elk": 1}, "ground": {"rhino": 1}},
    ),
    ("cu1-04", {"piles": [["brave"]]}, ["take card"], {"food": 3, "hand": ["brave", "tribesman"]}),
    (
        "cu1-05",
        {},
        ["part 1", "bury hand tribesman", "idol honour"],
        {"hand": [], "buried": ["tribesman"], "idols": (0, 1)},
    ),
    ("cu1-06", {}, [], {"food": 6}),
    ("cu1-07", {}, ["move 0 1", "move 1 7"], {"camps": {7: 1}}),
    ("cu1-08", {}, ["move 0 1"], {"camps": {0: 1, 1: 1}}),
    ("cu1-09", {}, ["idol offering", "idol honour"], {"idols": (1, 1)}),
    ("cu1-10", {}, ["pay", "megalith d1 0", "done"], {"food": 1, "megaliths": {"d1": 4}}),
    (
        "cu1-11",
        {"animals": [{"megatherium": 1}], "camps": [{0: 3}]},
        ["tip megatherium"],
        {"food": 7, "animals": {}, "used": {"megatherium": 1}},
    ),
    ("cu1-12", {}, ["pay", "take tool"], {"food": 1, "tools": 3}),
    ("cu1-13", {}, ["recruit shaman"], {"food": 3, "discards": ["shaman"]}),
    ("cu1-14", {}, [], {"labour": 2}),
    ("cu1-15", {"deck": {"smilodon": 1}}, [], {"animals": {"smilodon": 1}}),
    ("cu1-16", {}, ["place tribe hunt", "use cu1-16", "take tool"], {"labour": 1, "tools": 2}),
    ("cu1-17", {}, ["place tribe migrate", "use cu1-17", "take tool"], {"labour": 1, "tools": 2}),
    ("cu1-18", {}, ["place tribe rite", "use cu1-18", "take tool"], {"labour": 1, "tools": 2}),
    ("cu1-19", {}, ["place tribe develop"], {"labour": 2}),
    (
        "cu1-20",
        {
            "hands": [["cu1-20", "brave", "tribesman"]],
            "piles": [["tribeswoman", "tribeswoman"]],
            "discards": [[]],
        },
        ["pay", "discard brave", "take card", "take card"],
        {"hand": ["tribesman", "tribeswoman", "tribeswoman"], "discards": ["brave"]},
    ),
]
ERA_2: list[Row] = [
    ("cu2-01", {}, ["part 1"], {"food": 6, "tools": 2}),
    ("cu2-02", {}, ["take tool"], {"tools": 4}),
    (
        "cu2-03",
        {"ground": {"elk": 1, "rhino": 1}},
        ["hunt rhino"],
        {"food": 3, "animals": {"rhino": 1}, "ground": {"elk": 1}},
    ),
    (
        "cu2-04",
        {"piles": [["brave", "brave", "tribeswoman"]]},
        ["take card", "take card"],
        {"hand": 3},
    ),
    (
        "cu2-05",
        {},
        ["part 1", "bury hand tribesman", "bury played cu2-05", "idol honour"],
        {"hand": [], "buried": ["cu2-05", "tribesman"], "idols": (0, 1)},
    ),
    ("cu2-06", {}, ["take tool"], {"food": 5, "tools": 2}),
    ("cu2-07", {}, ["move 0 1", "move 1 7", "move 7 8"], {"camps": {8: 1}}),
    ("cu2-08", {}, ["move 0 1"], {"camps": {0: 2, 1: 1}}),
    ("cu2-09", {}, ["idol offering", "idol offering", "idol honour"], {"idols": (2, 1)}),
    ("cu2-10", {}, ["megalith d1 0", "done"], {"food": 4, "megaliths": {"d1": 4}}),
    (
        "cu2-11",
        {"animals": [{"rhino": 1, "glyptodon": 1, "elk": 1}], "camps": [{0: 3}]},
        ["tip rhino", "take tool", "tip glyptodon", "take tool"],
        {"food": 6, "tools": 4, "animals": {"elk": 1}, "used": {"rhino": 1, "glyptodon": 1}},
    ),
    (
        "cu2-12",
        {"piles": [["brave"]]},
        ["pay", "part 1", "take tool", "take card"],
        {"food": 0, "tools": 3, "hand": ["brave", "tribesman"]},
    ),
    ("cu2-13", {}, ["recruit hunter"], {"food": 4, "hand": ["hunter", "tribesman"]}),
    ("cu2-14", {}, [], {"labour": 3}),
    ("cu2-15", {"deck": {"elk": 2}}, [], {"animals": {"elk": 2}}),
    (
        "cu2-16",
        {},
        ["pay", "megalith d1 0", "done", "megalith e1 0", "take tool"],
        {"megaliths": {"d1": 4, "e1": 4}},
    ),
    (
        "cu2-17",
        {"settled": {(1, 7, 8): 0}, "piles": [["brave"]]},
        ["part 1", "part 1", "take card", "take tool", "idol honour"],
        {"tools": 2, "idols": (0, 1), "hand": ["brave", "tribesman"]},
    ),
    (
        "cu2-18",
        {"stone_display": {1: "ss1-05"}},
        ["part 2", "take tool", "stone 1", "move 0 1"],
        {"food": 1, "tools": 0, "camps": {1: 1}, "stones": ["ss1-05"]},
    ),
    (
        "cu2-19",
        {"display": ["cu2-01", "", "cu2-07"]},
        ["pay", "culture 3"],
        {"food": 1, "hand": ["cu2-07", "tribesman"]},
    ),
    (
        "cu2-20",
        {"piles": [["brave"]]},
        ["part 1", "take card", "idol offering"],
        {"idols": (1, 0), "hand": ["brave", "tribesman"]},
    ),
]
POINTS = {
    "cu1-01": 1,
    "cu1-02": 1,
    "cu1-03": 2,
    "cu1-04": 1,
    "cu1-05": 1,
    "cu1-06": 1,
    "cu1-07": 1,
    "cu1-08": 1,
    "cu1-09": 1,
    "cu1-10": 2,
    "cu1-11": 1,
    "cu1-12": 2,
    "cu1-13": 1,
    "cu1-14": 1,
    "cu1-15": 1,
    "cu1-16": 2,
    "cu1-17": 2,
    "cu1-18": 2,
    "cu1-19": 2,
    "cu1-20": 2,
    "cu2-01": 2,
    "cu2-02": 2,
    "cu2-03": 2,
    "cu2-04": 2,
    "cu2-05": 2,
    "cu2-06": 3,
    "cu2-07": 2,
    "cu2-08": 2,
    "cu2-09": 2,
    "cu2-10": 2,
    "cu2-11": 3,
    "cu2-12": 3,
    "cu2-13": 2,
    "cu2-14": 2,
    "cu2-15": 1,
    "cu2-16": 2,
    "cu2-17": 3,
    "cu2-18": 2,
    "cu2-19": 3,
    "cu2-20": 3,
}
BOUND = {"cu1-16": "hunt", "cu1-17": "migrate", "cu1-18": "rite", "cu1-19": "develop"}


def holding(card: str, **given: Any) -> sunstone.State:
    """Seat 0 may play the card."""
    plain: dict[str, Any] = {"round_no": 3, "hands": [[card, "tribesman"]], "food": [2], "tools": [1]}
    return position(**{**plain, **given})


def test_no_card_is_missing() -> None:
    assert [row[0] for row in ERA_1] == [f"cu1-{number:02d}" for number in range(1, 21)]
    assert [row[0] for row in ERA_2] == [f"cu2-{number:02d}" for number in range(1, 21)]
    assert list(POINTS) == [row[0] for row in ERA_1 + ERA_2]


@pytest.mark.parametrize(("card", "given", "lines", "expected"), ERA_1 + ERA_2, ids=[row[0] for row in ERA_1 + ERA_2])
def test_what_a_card_does(card: str, given: dict[str, Any], lines: list[str], expected: dict[str, Any]) -> None:
    state = holding(card, **given)
    before = look(state)
    before["hand"] = [held for held in before["hand"] if held != card]
    play(state, f"play {card}", *lines)
    after = changes(before, look(state))
    if expected.get("hand") == 3:
        after["hand"] = len(after["hand"])
    assert after == expected
    assert not state.view(0)["due"]


@pytest.mark.parametrize("card", POINTS)
def test_points_of_a_card_at_the_end(card: str) -> None:
    assert at_end(eclipse(2, round_no=4, discards=[[card]]), "cards") == POINTS[card]


@pytest.mark.parametrize("card", POINTS)
def test_a_card_in_the_eclipse_pile_is_a_bluff(card: str) -> None:
    """No labour, no ability, back to the hand."""
    state = before_eclipse(2, round_no=3, eclipse_piles=[[card]], hands=[[]], figures=[None, ["rest", "hunt", "hunt"]])
    state.events = []
    play(state, "done")
    shown = {event.seat: event.full()["half_labour"] for event in state.events if event.kind.name == "shown"}
    assert shown == {0: 0, 1: 3}
    assert look(state, 0)["hand"] == [card]


@pytest.mark.parametrize("card", BOUND)
@pytest.mark.parametrize("space", ["rite", "develop", "migrate", "hunt", "rest"])
def test_a_card_of_one_column_is_no_use_in_another(card: str, space: str) -> None:
    """It waits for the figure; where that stands elsewhere the card gives nothing."""
    state = play(holding(card), f"play {card}", f"place tribe {space}")
    if space == BOUND[card]:
        assert labour(state) == (2 if card == "cu1-19" else 0)
        assert (f"use {card}" in choices(state)) == (card != "cu1-19")
        return
    if space == "rest":
        # The card of the rest space comes first.
        play(state, "take food")
    assert labour(state) == 0
    assert refusal(state, f"use {card}") == "wrong_column"


@pytest.mark.parametrize(
    ("card", "given"),
    [
        ("cu1-03", {"tools": [0]}),
        ("cu1-10", {"food": [0]}),
        ("cu1-12", {"food": [0]}),
        ("cu1-20", {"hands": [["cu1-20"]]}),
        ("cu2-12", {"food": [1]}),
        ("cu2-16", {"tools": [0]}),
        ("cu2-19", {"food": [0]}),
    ],
)
def test_an_exchange_one_cannot_pay_is_not_offered(card: str, given: dict[str, Any]) -> None:
    """The card may be played all the same."""
    state = play(holding(card, **given), f"play {card}")
    while state.view(0)["due"]:
        assert "pay" not in choices(state)
        play(state, choices(state)[-1])
    assert "place tribe hunt" in choices(state)


@pytest.mark.parametrize("card", ["cu1-10", "cu1-12", "cu1-20", "cu2-12", "cu2-16", "cu2-19"])
def test_an_exchange_may_be_declined(card: str) -> None:
    state = play(holding(card), f"play {card}")
    before = look(state)
    play(state, "done")
    assert changes(before, look(state)) == {}
    assert "place tribe hunt" in choices(state)


def test_food_of_the_same_card_may_pay_for_it() -> None:
    """Barter Path: parts go in any order, and the food comes at once where there is room."""
    state = play(holding("cu1-12", food=[1]), "play cu1-12", "pay", "take tool")
    assert (food(state), look(state)["tools"]) == (0, 3)


def test_a_full_store_is_emptied_before_it_is_filled() -> None:
    """With no room for the food of Barter Path one may pay first and lose nothing."""
    state = play(holding("cu1-12", food=[6]), "play cu1-12")
    assert choices(state) == ["part 1", "part 2"]
    play(state, "part 1", "pay", "take tool")
    assert (food(state), look(state)["tools"]) == (5, 3)


def test_village_council_without_a_settlement_only_raises_an_idol() -> None:
    state = play(holding("cu2-17"), "play cu2-17", "part 1", "idol honour")
    assert (look(state)["idols"], look(state)["tools"]) == ((0, 1), 1)


def test_hide_tanning_without_an_animal_only_feeds() -> None:
    state = play(holding("cu1-11"), "play cu1-11")
    assert (food(state), choices(state)[0]) == (3, "place chief rite")


def test_a_second_card_costs_another_card() -> None:
    """The first is free; the price is paid before the card's ability."""
    state = holding("cu1-06", hands=[["cu1-06", "cu1-14", "brave", "tribesman"]])
    play(state, "play cu1-14", "play cu1-06")
    assert choices(state) == ["discard tribesman", "discard brave"]
    play(state, "discard brave")
    assert (look(state)["discards"], food(state), labour(state)) == (["brave"], 6, 2)
