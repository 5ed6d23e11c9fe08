"""The twenty sacred stones: what each counts in an eclipse."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.endless_winter.hands import after_eclipse, seat_of
from tests.games.endless_winter.table import eclipse, play, points, position, until_phase

LANDS = {
    "ss1-01": "forest",
    "ss1-02": "steppe",
    "ss1-03": "lake",
    "ss1-04": "mountain",
    "ss1-05": "tundra",
    "ss1-06": "canyon",
    "ss1-07": "glacier",
}
USED = {
    "ss2-05": "rhino",
    "ss2-06": "megatherium",
    "ss2-07": "smilodon",
    "ss2-08": "glyptodon",
    "ss2-09": "elk",
}
FIRST = {"ss2-05": 3, "ss2-06": 4, "ss2-07": 3, "ss2-08": 2, "ss2-09": 4}
"""What each of them counts for the first animal."""


def counts(stone: str, **given: Any) -> float:
    """What the stone brings seat 0 in the third eclipse; no other seat has one."""
    return after_eclipse(eclipse(2, round_no=3, stones=[[stone]], **given), "stones")


def other_than(land: str) -> str:
    return "lake" if land == "forest" else "forest"


@pytest.mark.parametrize("stone", LANDS)
def test_two_points_for_every_settlement_on_a_land(stone: str) -> None:
    """Once for a settlement, even if it touches two such hexes; each settlement by itself, even on the same hex."""
    land, other = LANDS[stone], other_than(LANDS[stone])
    hexes = {1: land, 7: land, 8: other, 10: other, 3: other}
    assert counts(stone, land=hexes) == 0
    assert counts(stone, land=hexes, settled={(1, 7, 8): 0}) == 2
    assert counts(stone, land=hexes, settled={(1, 7, 8): 0, (1, 3, 10): 0}) == 4
    assert counts(stone, land=hexes, settled={(1, 7, 8): 1}) == 0
    far = {5: other, 6: other, 17: other}
    assert counts(stone, land={1: land, **far}, settled={(5, 6, 17): 0}) == 0


def test_different_lands_with_a_camp() -> None:
    """A glacier is a land, the start hex none, and each kind counts once."""
    land = {1: "forest", 7: "forest", 8: "lake", 10: "glacier"}
    assert counts("ss1-08", land=land, camps=[{0: 2, 1: 1, 7: 1}]) == 1
    assert counts("ss1-08", land=land, camps=[{0: 1, 1: 1, 7: 1, 8: 1, 10: 1}]) == 3
    assert counts("ss1-08", land=land, camps=[{0: 5}]) == 0


PLAN = {"b1": 4, "b2": 4, "c3": 4, "c2": 4, "c1": 0, "d3": 0, "a1": 1, "d2": 0, "b1/1": 0, "c2/1": 1}
"""Seat 0 stands on the ground of two boards three times, and once above; grey ones are nobody's."""


def test_own_megaliths_on_the_ground() -> None:
    assert counts("ss1-09", megaliths=PLAN) == 3
    assert counts("ss1-09", megaliths={"b1": 4, "c3": 4}) == 0


def test_boards_with_an_own_megalith() -> None:
    """c1 and d2 lie on one board, d3 on another."""
    assert counts("ss1-10", megaliths=PLAN) == 2
    assert counts("ss1-10", megaliths={"b1": 4, "b2": 4, "c1": 0}) == 1
    assert counts("ss1-10") == 0


def test_own_megaliths_on_others() -> None:
    """Two points each, on whatever level, and nothing for those of others."""
    assert counts("ss2-02", megaliths=PLAN) == 2
    flat = {place: owner for place, owner in PLAN.items() if "/" not in place}
    assert counts("ss2-02", megaliths=flat) == 0


def test_buried_cards_by_brackets() -> None:
    """One to three, four to six, seven and more."""
    for count, expected in ((0, 0), (1, 1), (3, 1), (4, 3), (6, 3), (7, 5), (8, 5)):
        assert counts("ss2-01", buried=[["elder"] * count]) == expected


def test_levels_of_both_idols() -> None:
    """One point for every two levels, the tracks added, rounded down."""
    for levels, expected in (((0, 0), 0), ((1, 0), 0), ((1, 1), 1), ((3, 2), 2), ((6, 6), 6)):
        assert counts("ss2-03", idols=[levels]) == expected


def test_different_used_animals() -> None:
    assert counts("ss2-04", used=[{"elk": 3, "rhino": 1, "argentavis": 1}], animals=[{"mammoth": 1}]) == 3
    assert counts("ss2-04", animals=[{"mammoth": 1, "elk": 2}]) == 0


@pytest.mark.parametrize("stone", USED)
def test_used_animals_of_one_kind(stone: str) -> None:
    """Some for the first and two for each further one, four count; unused ones and others do not."""
    other = "mammoth"
    first = FIRST[stone]
    for count, expected in ((0, 0), (1, first), (2, first + 2), (3, first + 4), (4, first + 6), (5, first + 6)):
        assert counts(stone, used=[{USED[stone]: count, other: 2}], animals=[{USED[stone]: 2}]) == expected


def test_used_animals_of_two_kinds_together() -> None:
    for mammoths, wild, expected in ((0, 0, 0), (1, 0, 3), (0, 2, 5), (2, 1, 7), (2, 3, 9)):
        used = {"mammoth": mammoths, "argentavis": wild, "elk": 2}
        assert counts("ss2-10", used=[used]) == expected


def test_no_stone_is_missing() -> None:
    tested = [*LANDS, "ss1-08", "ss1-09", "ss1-10", "ss2-01", "ss2-02", "ss2-03", "ss2-04", *USED, "ss2-10"]
    assert tested == [f"ss{era}-{number:02d}" for era in (1, 2) for number in range(1, 11)]


def test_stones_count_in_every_eclipse() -> None:
    """And the points are there at once."""
    state = eclipse(2, round_no=1, stones=[["ss1-07"]], settled={(1, 7, 8): 0}, land={1: "glacier"})
    until_phase(until_phase(until_phase(state, "preparation"), "action"), "eclipse")
    assert points(state, 0) == 2
    until_phase(state, "preparation")
    assert points(state, 0) >= 4


SLOTS = [
    # Tools and food of the three slots, and what they give.
    (0, 2, 1, ["move 0 1"]),
    (1, 3, 1, ["take card"]),
    (2, 3, 3, ["take card"]),
]


@pytest.mark.parametrize(("taken", "tool", "food", "lines"), SLOTS)
def test_price_and_reward_of_a_slot(taken: int, tool: int, food: int, lines: list[str]) -> None:
    """The leftmost free slot is paid for; its reward comes at once."""
    given: dict[str, Any] = {
        "column": "develop",
        "stage": "middle",
        "first_taken": ["develop"],
        "stones": [["ss1-05", "ss1-06"][:taken]],
        "stone_display": {1: "ss1-01"},
    }
    state = position(2, tools=[tool], food=[food], **given)
    play(state, "stone 1", *lines)
    row = seat_of(state, 0)
    assert (row["tools"], row["food"], row["stones"][-1]) == (0, 0, "ss1-01")
    for less_tools, less_food in ((1, 0), (0, 1)):
        poor = position(2, tools=[tool - less_tools], food=[food - less_food], **given)
        assert refused_stone(poor) == ("no_tools" if less_tools else "no_food")


def refused_stone(state: sunstone.State) -> str:
    reason = state.explain(state.read("stone 1"))
    assert reason is not None
    return reason.code
