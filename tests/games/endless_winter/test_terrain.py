"""The eight kinds of hex, and the kinds of space on the megalith boards."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.endless_winter.hands import changes, lies, look
from tests.games.endless_winter.table import choices, eclipse, play, position, reward, until_phase

LANDS: list[tuple[str, list[str], dict[str, Any]]] = [
    ("glacier", [], {}),
    ("forest", ["take tool"], {"tools": 1}),
    ("steppe", [], {"food": 3}),
    ("lake", [], {"points": 2}),
    ("mountain", ["take tool"], {"tools": 1, "food": 2}),
    ("tundra", ["claim 4"], {"animals": {"elk": 1}}),
    ("canyon", ["move 4 0"], {"food": 2, "camps": {0: 1}}),
]
"""One food before, from the turn order."""


def claimed(land: str, **given: Any) -> sunstone.State:
    """Seat 0 has a camp on a hex of the land, seat 1 none anywhere but on the start hex."""
    state = eclipse(
        2,
        figures=[["rest", "hunt", "hunt"]],
        land={4: land},
        piles=[["brave"]],
        deck={"elk": 2},
        **{"camps": [{4: 1}], **given},
    )
    assert state.seat == 0
    return play(state, "take food")


@pytest.mark.parametrize(("land", "lines", "expected"), LANDS, ids=[row[0] for row in LANDS])
def test_what_a_land_gives_in_the_eclipse(land: str, lines: list[str], expected: dict[str, Any]) -> None:
    state = claimed(land)
    play(state, *lines)
    nothing = look(claimed("glacier"))
    assert changes({**nothing, "food": 1}, {**look(state), "discards": nothing["discards"]}) == expected
    assert state.seat == 1


def test_the_start_hex_gives_nothing() -> None:
    state = claimed("forest", camps=[{0: 5}])
    assert state.seat == 1
    assert look(state)["food"] == 1


@pytest.mark.parametrize(
    ("mine", "theirs", "settled", "expected"),
    [
        ({4: 1}, {0: 1}, {}, 1),
        ({4: 1}, {4: 1}, {}, 1),
        ({4: 1}, {4: 2}, {}, 0),
        ({4: 2}, {4: 2}, {}, 1),
        ({0: 1}, {4: 1}, {(2, 4, 11): 0}, 1),
        ({0: 1}, {4: 2}, {(2, 4, 11): 0}, 1),
        ({0: 1}, {4: 3}, {(2, 4, 11): 0}, 0),
        ({4: 2}, {0: 1}, {(2, 4, 11): 1}, 1),
        ({4: 1}, {0: 1}, {(2, 4, 11): 1}, 0),
    ],
)
def test_most_influence_or_a_share_of_it(
    mine: dict[int, int], theirs: dict[int, int], settled: dict[tuple[int, int, int], int], expected: int
) -> None:
    """A camp is one, a settlement two on each of its hexes; whoever ties shares the reward."""
    lands = {2: "glacier", 11: "glacier"}
    state = eclipse(
        2,
        figures=[["rest", "hunt", "hunt"]],
        land={4: "forest", **lands},
        camps=[mine, theirs],
        settled=settled,
    )
    play(state, "take food")
    due = state.view(None)["due"]
    assert isinstance(due, dict)
    assert (due.get("reward") == "tool") == (expected == 1)


def test_every_hex_of_a_land_rewards_and_the_order_is_free() -> None:
    state = eclipse(
        2,
        figures=[["rest", "hunt", "hunt"]],
        land={1: "forest", 2: "forest", 3: "canyon"},
        camps=[{1: 1, 2: 1, 3: 1}],
    )
    play(state, "take food")
    assert choices(state) == ["claim 1", "claim 2", "claim 3"]
    play(state, "claim 3", "done", "take tool", "take tool")
    assert (look(state)["tools"], look(state)["food"]) == (2, 2)


# Spaces of the megalith boards


SPACES: list[tuple[str, str, dict[str, int], list[str], dict[str, Any]]] = [
    # What it is, where, what stands there before, the decisions, what changes (beside the megalith).
    ("food 2", "a1", {"b1": 4}, [], {"food": 3}),
    ("food 1", "b2", {"b1": 4}, [], {"food": 2}),
    ("tool 1", "c1", {"b1": 4}, ["take tool"], {"tools": 1}),
    ("points 2", "d1", {"b1": 4, "c1": 4}, [], {"points": 2}),
    ("points 3", "a4", {"c3": 4, "c4": 4, "b4": 1}, [], {"points": 3}),
    ("draw 1", "a2", {"b1": 4, "b2": 4}, ["take card"], {"hand": ["brave"]}),
    ("idol 1", "c2", {"c3": 4}, ["idol honour"], {"idols": (0, 1)}),
    ("top animal", "d2", {"c3": 4, "d3": 4}, [], {"animals": {"rhino": 1, "elk": 1}}),
    ("bury 1", "h1", {"g2": 4, "g1": 4}, ["bury discard tribesman"], {"buried": ["tribesman"], "discards": []}),
    ("move 1", "a3", {"c3": 4, "b3": 4}, ["move 0 6"], {"camps": {6: 1}}),
    ("camp 1", "d4", {"c3": 4, "c4": 4}, [], {"camps": {0: 2}}),
    (
        "use animal",
        "g4",
        {"f4": 4},
        ["tip rhino", "take tool"],
        {"food": 4, "tools": 1, "animals": {}, "used": {"rhino": 1}},
    ),
    ("start", "g2", {}, ["done"], {}),
]


@pytest.mark.parametrize(
    ("place", "before", "lines", "expected"), [row[1:] for row in SPACES], ids=[r[0] for r in SPACES]
)
def test_what_a_space_gives(place: str, before: dict[str, int], lines: list[str], expected: dict[str, Any]) -> None:
    state = position(
        2,
        due=[reward("megalith")],
        megaliths=before,
        greys=[0],
        food=[1],
        animals=[{"rhino": 1}],
        deck={"elk": 2},
        piles=[["brave"]],
        buried=[[*["tribesman"] * 3, *["tribeswoman"] * 3, "brave"]],
        discards=[["tribesman"]],
    )
    seen = {**look(state), "buried": []}
    play(state, f"megalith {place} 0", *lines)
    now = look(state)
    for card in [*["tribesman"] * 3, *["tribeswoman"] * 3, "brave"]:
        now["buried"].remove(card)
    assert changes(seen, now) == {**expected, "megaliths": {**seen["megaliths"], place: 4}}


ARROWS = {"b1": ("c1", "b2"), "g2": ("f2", "g1"), "c3": ("b3", "c4"), "f4": ("e4", "f3")}


@pytest.mark.parametrize("start", ARROWS)
def test_where_the_arrows_point(start: str) -> None:
    state = play(position(2, due=[reward("megalith")]), f"megalith {start} 0")
    assert set(choices(state)) == {f"megalith {place} 0" for place in ARROWS[start]} | {"done"}


def test_a_board_turned_half_round_points_the_other_way() -> None:
    """The start space of the sun board then lies at c2, its arrows point to b2 and c1."""
    state = position(2, turned=(1, 0, 0, 0), due=[reward("megalith")])
    play(state, "megalith c2 0")
    assert set(choices(state)) == {"megalith b2 0", "megalith c1 0", "done"}


def test_spaces_of_an_upright_board() -> None:
    """Four players: the moon board stands upright at e1 to f4, with its start space at e3."""
    state = position(4, due=[reward("megalith")])
    assert [line for line in choices(state) if line.startswith("megalith")] == [
        "megalith b1 0",
        "megalith e3 0",
        "megalith a4 0",
        "megalith e5 0",
    ]
    play(state, "megalith e3 0")
    assert set(choices(state)) == {"megalith e2 0", "megalith f3 0", "done"}


def test_a_space_above_gives_points_and_no_reward() -> None:
    square = {"b1": 4, "c1": 4, "b2": 0, "c2": 1}
    state = position(2, megaliths=square, greys=[2, 2], due=[reward("megalith")], food=[1])
    before = look(state)
    play(state, "megalith b1 1")
    assert changes(before, look(state)) == {"points": 5, "megaliths": {**before["megaliths"], "b1/1": 0}}
    assert look(state, 1)["points"] == 1


def test_the_land_step_is_over_when_all_is_claimed() -> None:
    state = claimed("forest")
    play(state, "take tool")
    until_phase(state, "preparation")
    assert lies(state)["claimed"] == []
