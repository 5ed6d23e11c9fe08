"""Megaliths: start spaces and arrows, adjacency, rewards of the ground, the higher levels, slots and stones.

With three players board a has columns c to f of rows 1 and 2, board b a to d and board c e to h of rows 3 and 4, and
board d c to f of rows 5 and 6; their start spaces are d1, c4, g3 and d6.
"""

from __future__ import annotations

import pytest

import sunstone
from tests.games.endless_winter.table import (
    animals,
    camps,
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
    reward,
    standing,
    tools,
    until_phase,
)
from tests.games.moves import can, refusal, seat_of


def placing(megaliths: dict[str, int], count: int = 1, **given: object) -> sunstone.State:
    """Seat 0 is to place megaliths, coloured ones if `greys` does not say otherwise."""
    settings: dict[str, object] = {"greys": [2], **given}
    return position(megaliths=megaliths, due=[reward("megalith", count)], **settings)  # type: ignore[arg-type]


def places(state: sunstone.State) -> list[str]:
    """Where the next megalith can go, "c2/1" on the first level."""
    return [
        name if level == "0" else f"{name}/{level}"
        for _, name, level in (line.split() for line in offered(state, "megalith"))
    ]


def test_a_megalith_stands_beside_another_one_of_any_colour_not_across_a_corner() -> None:
    """A shared side counts, also over the border of two boards."""
    state = placing({"d1": 4, "c4": 4})
    assert places(state) == ["c1", "e1", "d2", "c3", "b4", "d4", "c5"]
    assert refusal(state, "megalith c2 0") == "not_beside"
    state = placing({"d1": 4, "d2": 1, "d3": 2}, greys=[2, 2, 2])
    assert {"c2", "e2", "c3", "e3", "d4"} <= set(places(state))


def test_there_are_places_only_where_a_board_lies() -> None:
    """The corners of the plan for three are empty."""
    state = placing({"d1": 4, "c1": 4})
    assert refusal(state, "megalith b1 0") == "no_such_space"
    assert refusal(state, "megalith d1 0") == "place_taken"


def test_start_spaces_are_for_grey_megaliths_alone() -> None:
    """A coloured one must not stand there, even beside another megalith."""
    state = placing({"c4": 4, "d6": 4, "g3": 4, "c3": 4, "c2": 1, "d2": 1})
    assert refusal(state, "megalith d1 0") == "only_neutral"
    state = placing({"c4": 4}, greys=[1])
    assert "d1" in places(state)
    assert "g3" in places(state)


def test_a_grey_megalith_may_stand_on_any_space_beside_another() -> None:
    """Not only on a start space."""
    state = placing({"d1": 4}, greys=[1])
    play(state, "megalith c1 0")
    assert (standing(state), food(state)) == ({"d1": 4, "c1": 4}, 2)
    assert seat_of(state, 0)["megaliths_left"] == 8


def test_after_two_grey_ones_come_the_coloured_ones() -> None:
    """From left to right off the board: ten in all."""
    state = placing({}, 2, greys=[0])
    play(state, "megalith d1 0", "megalith d2 0", "megalith c1 0")
    assert standing(state) == {"d1": 4, "d2": 4, "c1": 0}
    assert seat_of(state, 0)["megaliths_left"] == 7


@pytest.mark.parametrize(
    ("place", "line", "gain"),
    [
        ("c1", "", ("food", 2)),
        ("d2", "", ("food", 1)),
        ("e1", "take tool", ("tools", 1)),
        ("c2", "take card", ("cards", 1)),
        ("e2", "idol honour", ("honour", 1)),
        ("f1", "", ("points", 2)),
        ("f2", "", ("animals", 1)),
        ("b3", "idol offering", ("offering", 1)),
        ("d3", "bury discard tribesman", ("buried", 1)),
        ("e4", "", ("points", 3)),
        ("h4", "", ("camps", 2)),
        ("e3", "move 0 1", ("moved", 1)),
        ("e6", "tip megatherium", ("food", 4)),
        ("f6", "", ("points", 2)),
    ],
)
def test_a_megalith_on_the_ground_gives_what_its_space_shows(place: str, line: str, gain: tuple[str, int]) -> None:
    """At once, to whoever places it."""
    way = {"c2": ["c1"], "e2": ["d2"], "f1": ["e1"], "f2": ["d2", "e2"], "b3": ["b4"], "d3": ["d4"], "e4": ["d4"]}
    way |= {"h4": ["g4"], "e3": ["f3"], "f6": ["e6"]}
    chain = {"d1": 4, "c4": 4, "g3": 4, "d6": 4, **dict.fromkeys(way.get(place, []), 1)}
    state = placing(chain, greys=[2, 2, 0], discards=[["tribesman"]], animals=[{"megatherium": 1}])
    play(state, f"megalith {place} 0")
    if line:
        play(state, line)
    got = {
        "food": food(state),
        "tools": tools(state),
        "cards": len(hand(state)),
        "honour": idols(state)[1],
        "offering": idols(state)[0],
        "points": points(state),
        "animals": sum(animals(state).values()) - (1 if place != "e6" else 0),
        "buried": len(seat_of(state, 0)["buried"]),
        "camps": sum(camps(state).values()),
        "moved": camps(state).get(1, 0),
    }
    expected = {**dict.fromkeys(got, 0), "camps": 1, gain[0]: gain[1]}
    assert got == expected


# Arrows


def test_an_arrow_places_a_second_megalith_and_gives_its_reward() -> None:
    """Grey or coloured, whichever is next; only where it points, or nowhere."""
    state = placing({"d1": 4}, greys=[1], camps=[{}])
    play(state, "megalith c4 0")
    assert places(state) == ["c3", "b4"]
    play(state, "megalith b4 0", "take tool")
    assert (standing(state), tools(state)) == ({"d1": 4, "c4": 4, "b4": 0}, 1)
    state = placing({"d1": 4}, greys=[1])
    play(state, "megalith c4 0", "done")
    assert seat_of(state, 0)["megaliths_left"] == 8


def test_an_arrow_with_one_space_taken_points_to_the_other() -> None:
    """With both taken it does nothing."""
    way = {"d1": 4, "c1": 4, "c2": 4, "c3": 4}
    state = placing(way, greys=[0])
    play(state, "megalith c4 0")
    assert places(state) == ["b4"]
    state = placing({**way, "b3": 1, "b4": 1}, greys=[0])
    play(state, "megalith c4 0")
    assert "place tribe hunt" in choices(state)


def test_the_arrow_has_no_lesser_reward() -> None:
    """It is the effect of a space, not a megalith one gains."""
    state = placing({}, greys=[0])
    play(state, "megalith d1 0")
    assert choices(state) == ["megalith e1 0", "megalith d2 0", "done"]
    assert refusal(state, "take food") == "other_decision"


@pytest.mark.parametrize(
    ("players", "slot", "turned", "start", "ends"),
    [
        (3, 0, 0, "d1", ["e1", "d2"]),
        (3, 0, 1, "e2", ["e1", "d2"]),
        (3, 1, 0, "c4", ["c3", "b4"]),
        (3, 1, 1, "b3", ["c3", "b4"]),
        (3, 2, 0, "g3", ["f3", "g4"]),
        (3, 3, 0, "d6", ["d5", "c6"]),
        (3, 3, 1, "e5", ["f5", "e6"]),
        (4, 1, 0, "e3", ["e2", "f3"]),
        (4, 1, 1, "f2", ["e2", "f3"]),
        (4, 3, 0, "a4", ["a3", "b4"]),
    ],
)
def test_arrows_turn_with_their_boards(players: int, slot: int, turned: int, start: str, ends: list[str]) -> None:
    """Whichever way a board lies, its arrow points to the same two of its spaces."""
    way = [0, 0, 0, 0]
    way[slot] = turned
    state = position(players, turned=way, due=[reward("megalith")])
    play(state, f"megalith {start} 0")
    assert places(state) == ends


# Higher levels


SQUARE = {"c1": 0, "d1": 4, "c2": 0, "d2": 1}


def test_a_higher_level_needs_four_below() -> None:
    """Three are not enough; where four lie, a coloured megalith may stand on them, without any other reward."""
    state = placing({"c1": 0, "d1": 4, "c2": 0})
    assert refusal(state, "megalith c1 1") == "not_supported"
    state = placing(SQUARE)
    assert "c1/1" in places(state)
    play(state, "megalith c1 1")
    assert standing(state)["c1/1"] == 0
    assert (food(state), tools(state), idols(state)) == (0, 0, (0, 0))
    assert seat_of(state, 0)["megaliths_left"] == 5


def test_grey_megaliths_never_go_up() -> None:
    """They are for the ground."""
    state = placing({"c1": 1, "d1": 4, "c2": 1, "d2": 1}, greys=[1, 2, 2])
    assert refusal(state, "megalith c1 1") == "neutral_on_ground"
    assert not [place for place in places(state) if "/" in place]


@pytest.mark.parametrize(
    ("below", "scores"),
    [
        ((0, 0, 0, 4), [7, 0, 0]),
        ((0, 0, 0, 0), [8, 0, 0]),
        ((1, 4, 1, 1), [4, 3, 0]),
        ((1, 4, 2, 2), [4, 1, 2]),
        ((0, 4, 2, 1), [5, 1, 1]),
    ],
)
def test_points_of_a_level_for_the_builder_and_the_owners_below(below: tuple[int, ...], scores: list[int]) -> None:
    """Two for each own, one for each other, grey ones too; one for each opponent's own."""
    names = ("e1", "f1", "e2", "f2") if below[1] == 0 else ("c1", "d1", "c2", "d2")
    state = placing(dict(zip(names, below, strict=True)), greys=[2, 2, 2])
    play(state, f"megalith {names[0]} 1")
    assert [points(state, seat) for seat in range(3)] == scores


NINE = {"c4": 4, "d4": 1, "c5": 1, "d5": 1, "e4": 2, "e5": 2, "c6": 2, "d6": 4, "e6": 2}
FOUR = {"c4/1": 1, "d4/1": 0, "c5/1": 2, "d5/1": 0}


def test_a_third_level_stands_on_four_of_the_second() -> None:
    """Only what lies directly below counts, for the builder and for the others."""
    state = placing({**NINE, **FOUR}, greys=[2, 2, 2])
    assert "c4/2" in places(state)
    play(state, "megalith c4 2")
    assert standing(state)["c4/2"] == 0
    assert [points(state, seat) for seat in range(3)] == [2 + 2 + 1 + 1, 1, 1]
    state = placing({**NINE, "c4/1": 1, "d4/1": 0, "c5/1": 2}, greys=[2, 2, 2])
    assert refusal(state, "megalith c4 2") == "not_supported"


def test_a_level_is_taken_by_the_first() -> None:
    """One megalith a place."""
    state = placing({**SQUARE, "c1/1": 1})
    assert refusal(state, "megalith c1 1") == "place_taken"


# The board and the ladder


def test_without_megaliths_on_the_board_a_lesser_reward_is_left() -> None:
    """All ten are placed."""
    eight = dict.fromkeys(("c1", "c2", "d2", "e1", "e2", "f1", "f2", "c3"), 0)
    state = placing({"d1": 4, **eight}, greys=[2, 2, 2])
    assert seat_of(state, 0)["megaliths_left"] == 0
    assert choices(state) == ["take card", "idol offering", "idol honour", "take tool", "take food"]
    assert refusal(state, "megalith c4 0") == "no_megalith_left"


def test_several_megaliths_are_taken_or_left_one_by_one() -> None:
    """One may be placed and the other changed for less."""
    state = placing({"d1": 4}, 2, hands=[["brave"]])
    play(state, "megalith c1 0", "take tool")
    assert (food(state), tools(state), seat_of(state, 0)["megaliths_left"]) == (2, 1, 7)
    assert can(state, "place tribe hunt")


@pytest.mark.parametrize(
    ("gone", "gains"), [(1, (0, 0)), (2, (1, 0)), (4, (1, 0)), (5, (1, 0)), (6, (1, 1)), (10, (1, 2))]
)
def test_empty_slots_of_the_board_give_a_tool_and_idols_in_the_eclipse(gone: int, gains: tuple[int, int]) -> None:
    """A tool for the first, an idol for the third and the fifth; a slot is empty when both its megaliths are gone."""
    own = ("c1", "c2", "d2", "e1", "e2", "f1", "f2", "c3")[: max(0, gone - 2)]
    state = eclipse(3, megaliths={"d1": 4, **dict.fromkeys(own, 2)}, greys=[0, 2, min(2, gone)])
    assert seat_of(state, 2)["megaliths_left"] == 10 - gone
    play(state, "take food")
    while state.seat == 2:
        if can(state, "board slot-3") or can(state, "board slot-1"):
            play(state, "board slot-3" if can(state, "board slot-3") else "board slot-1")
        play(state, "take tool" if can(state, "take tool") and not can(state, "idol honour") else "idol honour")
    assert (tools(state, 2), idols(state, 2)[1]) == gains


# Stones


def stone_points(stone: str, megaliths: dict[str, int]) -> int:
    """What a stone of seat 0 counts in an eclipse."""
    state = eclipse(3, round_no=3, stones=[[stone]], megaliths=megaliths, greys=[2, 2, 2])
    state.events = []
    until_phase(state, "preparation")
    scored = [event["points"] for event in happened(state, "stone_scored")]
    assert len(scored) == 1
    assert isinstance(scored[0], int)
    return scored[0]


def test_stones_count_own_megaliths_on_the_ground_on_boards_and_above() -> None:
    """Grey ones and those of others count for none of the three."""
    plan = {**SQUARE, "c1/1": 0, "e2": 1, "c4": 4, "b4": 0}
    assert stone_points("ss1-09", plan) == 3
    assert stone_points("ss1-10", plan) == 2
    assert stone_points("ss2-02", plan) == 2
    assert stone_points("ss2-02", {**NINE, **FOUR, "c4/2": 0}) == 6
    assert stone_points("ss1-09", {**NINE, **FOUR}) == 0
    assert stone_points("ss1-10", {**NINE, **FOUR}) == 0
