"""The two sides of the five chiefs: what each gives, where, and when."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.endless_winter.hands import changes, look
from tests.games.endless_winter.table import can, choices, labour, play, position, until_seat
from tests.games.moves import refusal

SPACES = ("rite", "develop", "migrate", "hunt", "rest")
LABOUR = {"tuskbreaker a": "hunt", "stonecarver a": "develop", "firewolf a": "migrate"}
"""Sides that give two labour in one column and nothing anywhere else."""
ANYWHERE: list[tuple[str, list[str], dict[str, Any]]] = [
    ("tuskbreaker b", [], {"food": 0, "animals": {"elk": 1, "smilodon": 1}}),
    ("stonecarver b", ["take tool"], {"food": 1, "tools": 3}),
    ("seeinghand b", ["idol honour"], {"idols": (0, 1)}),
    ("firewolf b", ["move 0 3"], {"food": 3, "camps": {3: 1}}),
    ("thunderclaw a", [], {"food": 3, "labour": 1}),
    ("thunderclaw b", ["take card"], {"food": 1, "hand": ["brave"]}),
]
"""With 2 food and 1 tool before: the decisions, and all that changes."""


def led(side: str, space: str) -> sunstone.State:
    """The chief has just been placed."""
    state = position(
        2, chiefs=[side], food=[2], tools=[1], piles=[["brave"]], deck={"smilodon": 2}, animals=[{"elk": 1}]
    )
    return play(state, f"place chief {space}")


def rest(state: sunstone.State, space: str) -> sunstone.State:
    """What the rest space gives first, if it is that."""
    return play(state, "take food") if space == "rest" else state


def test_no_side_is_missing() -> None:
    sides = [*LABOUR, *(row[0] for row in ANYWHERE), "seeinghand a"]
    assert sorted(sides) == [
        f"{chief} {side}"
        for chief in ("firewolf", "seeinghand", "stonecarver", "thunderclaw", "tuskbreaker")
        for side in "ab"
    ]


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("side", LABOUR)
def test_two_labour_in_one_column(side: str, space: str) -> None:
    """There it is given at once; elsewhere, and at rest, it cannot be had."""
    state = rest(led(side, space), space)
    if space == LABOUR[side]:
        assert (labour(state), refusal(state, "use chief")) == (2, "no_chief")
    else:
        assert (labour(state), refusal(state, "use chief")) == (0, "wrong_column")


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize(("side", "lines", "expected"), ANYWHERE, ids=[row[0] for row in ANYWHERE])
def test_an_ability_for_every_space(side: str, lines: list[str], expected: dict[str, Any], space: str) -> None:
    """Also on the rest space; once."""
    state = led(side, space)
    before = look(state)
    play(state, "use chief", *lines)
    assert changes(before, look(state)) == expected
    assert refusal(rest(state, space), "use chief") == "no_chief"


@pytest.mark.parametrize("space", SPACES)
def test_the_seeing_hand_teaches_and_buries(space: str) -> None:
    """In the rite one labour, and a card may be buried."""
    state = play(position(2, chiefs=["seeinghand a"], hands=[["brave"]]), f"place chief {space}")
    if space != "rite":
        assert refusal(rest(state, space), "use chief") == "wrong_column"
        return
    play(state, "use chief")
    assert labour(state) == 1
    play(state, "bury hand brave")
    assert look(state)["buried"] == ["brave"]


def test_burying_with_the_seeing_hand_is_voluntary() -> None:
    state = play(position(2, chiefs=["seeinghand a"], hands=[["brave"]]), "place chief rite", "use chief", "done")
    assert (labour(state), look(state)["buried"]) == (1, [])


@pytest.mark.parametrize("side", ["tuskbreaker b", "stonecarver b", "thunderclaw b"])
def test_an_exchange_needs_its_food(side: str) -> None:
    state = play(position(2, chiefs=[side]), "place chief hunt")
    assert refusal(state, "use chief") == "ability_idle"


@pytest.mark.parametrize("side", [*LABOUR, *(row[0] for row in ANYWHERE), "seeinghand a"])
def test_without_the_chiefs_figure_the_chief_does_nothing(side: str) -> None:
    state = play(position(2, chiefs=[side], food=[2]), "place tribe hunt")
    assert labour(state) == 0
    assert refusal(state, "use chief") == "no_chief"


@pytest.mark.parametrize("side", [row[0] for row in ANYWHERE])
def test_an_ability_not_used_is_gone_with_the_turn(side: str) -> None:
    state = led(side, "hunt")
    assert can(state, "use chief")
    until_seat(state, 1, ["next", "end"])
    until_seat(state, 0, ["place tribe hunt", "next", "end", "done"])
    play(state, "place tribe hunt")
    assert "use chief" not in choices(state)


def test_the_chief_may_be_used_in_every_section() -> None:
    """Before, between and after the sections."""
    for steps in range(4):
        state = position(2, chiefs=["seeinghand b"], deck={"elk": 3}, animals=[{"rhino": 1}])
        play(state, "place chief hunt", *["next"] * steps)
        assert can(state, "use chief")


# Before the figure


def unled(side: str, **given: Any) -> sunstone.State:
    """No figure has been placed in this turn."""
    return position(2, chiefs=[side], food=[2], tools=[1], piles=[["brave"]], deck={"smilodon": 2}, **given)


@pytest.mark.parametrize(("side", "lines", "expected"), ANYWHERE, ids=[row[0] for row in ANYWHERE])
def test_the_chief_may_be_used_before_a_figure_is_placed(side: str, lines: list[str], expected: dict[str, Any]) -> None:
    """Karty náčelníků: before, during or after the actions of the turn in which the chief's figure is placed."""
    state = unled(side, animals=[{"elk": 1}])
    before = look(state)
    play(state, "use chief", *lines)
    assert changes(before, look(state)) == expected
    assert refusal(state, "use chief") == "no_chief"
    # It is a promise: the figure of this turn is the chief's.
    assert refusal(state, "place tribe hunt") == "chief_due"
    assert [line for line in choices(state) if line.startswith("place")] == [f"place chief {space}" for space in SPACES]
    play(state, "place chief hunt")
    assert refusal(state, "use chief") == "no_chief"


@pytest.mark.parametrize("side", [*LABOUR, "seeinghand a"])
def test_an_ability_of_a_column_waits_for_the_figure(side: str) -> None:
    """Schopnosti na kartách: what names a column is used while a figure is placed there."""
    assert refusal(unled(side), "use chief") == "wrong_column"


def test_labour_of_a_chief_used_first_lasts_for_the_turn() -> None:
    state = play(unled("thunderclaw a"), "use chief", "place chief hunt")
    assert labour(state) == 1


def test_a_chief_whose_figure_is_placed_is_not_used_in_another_turn() -> None:
    state = position(2, turn=2, chiefs=["seeinghand b"], figures=[["hunt", "", ""]])
    assert refusal(state, "use chief") == "no_chief"


def test_culture_cards_and_the_chief_come_in_any_order() -> None:
    state = unled("seeinghand b", hands=[["cu1-06", "cu1-02", "brave", "tribesman"]])
    play(state, "play cu1-06", "use chief", "idol honour", "play cu1-02", "discard brave")
    assert refusal(state, "place tribe rite") == "chief_due"
    play(state, "place chief rite")
    assert look(state)["idols"] == (0, 1)
