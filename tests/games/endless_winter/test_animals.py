"""The seven animals: what each gives when it is used, and what sets of it bring at the end."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.endless_winter.hands import at_end, changes, look
from tests.games.endless_winter.table import choices, eclipse, play, position
from tests.games.moves import refusal

USES: list[tuple[str, list[str], dict[str, Any]]] = [
    ("mammoth", [], {"food": 8}),
    ("rhino", ["take tool"], {"food": 4, "tools": 2}),
    ("megatherium", [], {"food": 5}),
    ("smilodon", ["idol offering"], {"food": 3, "idols": (1, 0)}),
    ("glyptodon", ["take tool"], {"food": 2, "tools": 3}),
    ("elk", ["move 0 5"], {"food": 4, "camps": {0: 2, 5: 1}}),
    ("argentavis", ["take card"], {"food": 2, "hand": ["brave"]}),
]
"""With 1 food, 1 tool and room for 8 food before."""
SETS = {
    "mammoth": [2, 6, 6, 6, 6],
    "rhino": [1, 3, 6, 10, 10, 10],
    "megatherium": [1, 3, 6, 10, 10, 10],
    "smilodon": [1, 3, 6, 10, 10, 10],
    "glyptodon": [1, 3, 6, 10, 10, 10],
    "elk": [1, 3, 6, 10, 10, 10],
    "argentavis": [0, 0, 0, 0, 0],
}
"""Points of one, two, three and more: beyond the largest set nothing is added, and the wild one is no set by itself."""


def hunting(animal: str, **given: Any) -> sunstone.State:
    """In the middle section of the hunt, with one animal to use."""
    return position(
        2,
        column="hunt",
        stage="middle",
        first_taken=["hunt"],
        animals=[{animal: 1}],
        food=[1],
        tools=[1],
        camps=[{0: 3}],
        piles=[["brave"]],
        **given,
    )


@pytest.mark.parametrize(("animal", "lines", "expected"), USES, ids=[row[0] for row in USES])
def test_what_an_animal_gives(animal: str, lines: list[str], expected: dict[str, Any]) -> None:
    state = hunting(animal)
    before = look(state)
    play(state, f"tip {animal}", *lines)
    assert changes(before, look(state)) == {**expected, "animals": {}, "used": {animal: 1}}


@pytest.mark.parametrize("animal", SETS)
def test_an_animal_is_used_once(animal: str) -> None:
    state = position(2, column="rest", stage="rest_tip", animals=[{"elk": 1}], used=[{animal: 2}])
    if animal != "elk":
        assert refusal(state, f"tip {animal}") == "no_animal_to_use"
    assert choices(state) == ["tip elk", "end"]


@pytest.mark.parametrize("animal", SETS)
def test_what_a_set_brings(animal: str) -> None:
    for count, expected in enumerate(SETS[animal], start=1):
        assert at_end(eclipse(2, round_no=4, animals=[{animal: count}]), "animals") == expected


@pytest.mark.parametrize("animal", SETS)
def test_used_animals_are_in_no_set(animal: str) -> None:
    assert at_end(eclipse(2, round_no=4, used=[{animal: 4}]), "animals") == 0


@pytest.mark.parametrize("animal", [name for name in SETS if name != "argentavis"])
def test_a_wild_one_joins_any_set(animal: str) -> None:
    """With one other it makes two, with two wild ones three."""
    assert at_end(eclipse(2, round_no=4, animals=[{animal: 1, "argentavis": 1}]), "animals") == SETS[animal][1]
    assert at_end(eclipse(2, round_no=4, animals=[{animal: 1, "argentavis": 2}]), "animals") == SETS[animal][2]


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        # The one wild card goes where it brings most: 4 for a mammoth, as much for the third rhino as the fourth.
        ({"mammoth": 1, "rhino": 2, "argentavis": 1}, 6 + 3),
        ({"mammoth": 1, "rhino": 3, "argentavis": 1}, 2 + 10),
        ({"mammoth": 2, "rhino": 3, "argentavis": 1}, 6 + 10),
        ({"rhino": 2, "elk": 2, "argentavis": 2}, 10 + 3),
        ({"rhino": 3, "elk": 3, "argentavis": 2}, 20),
        ({"rhino": 1, "elk": 1, "smilodon": 1, "argentavis": 3}, 10 + 1 + 1),
        ({"rhino": 4, "argentavis": 5}, 10),
        ({"rhino": 4, "glyptodon": 1, "argentavis": 5}, 20),
    ],
)
def test_wild_animals_are_shared_out_best(held: dict[str, int], expected: int) -> None:
    assert at_end(eclipse(2, round_no=4, animals=[held]), "animals") == expected
