"""Every starting and tribe card: its labour in each column, its two abilities, and its points."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.endless_winter.hands import at_end, changes, look, seat_of
from tests.games.endless_winter.table import before_eclipse, can, choices, eclipse, labour, play, position
from tests.games.moves import refusal

COLUMNS = ("rite", "develop", "migrate", "hunt")
LABOUR = {
    "tribesman": (1, 1, 1, 1),
    "tribeswoman": (1.5, 1.5, 1.5, 1.5),
    "brave": (2.5, 2.5, 2.5, 2.5),
    "elder": (2, 1, 1, 1),
    "craftswoman": (1, 2, 1, 1),
    "scout": (1, 1, 2, 1),
    "hunter": (1, 1, 1, 2),
    "shaman": (1.5, 1.5, 1.5, 1.5),
}
"""With an ability that gives labour: one more for a brave everywhere, for four kinds in their own column."""
OWN_COLUMN = {"elder": "rite", "craftswoman": "develop", "scout": "migrate", "hunter": "hunt"}
POINTS = {
    "tribesman": 0,
    "tribeswoman": 0,
    "brave": 0,
    "elder": 1,
    "craftswoman": 1,
    "scout": 1,
    "hunter": 1,
    "shaman": 1,
}
IN_ECLIPSE = {
    "tribesman": 1,
    "tribeswoman": 1.5,
    "brave": 1.5,
    "elder": 2,
    "craftswoman": 1,
    "scout": 1,
    "hunter": 1,
    "shaman": 1.5,
}
"""What counts when the piles are compared: the corner of the card, and the elder's eclipse ability."""


# Labour


@pytest.mark.parametrize("column", range(4), ids=COLUMNS)
@pytest.mark.parametrize("card", LABOUR)
def test_labour_of_a_card(card: str, column: int) -> None:
    state = play(position(column=COLUMNS[column], hands=[[card]]), f"play {card}")
    assert labour(state) == LABOUR[card][column]
    assert look(state)["hand"] == []
    assert state.view(None)["played"] == [card]


@pytest.mark.parametrize("card", LABOUR)
def test_a_card_gives_its_labour_in_any_section(card: str) -> None:
    """Cards may be played as long as the figure is in the column; what is not needed is lost."""
    for stage in ("middle", "wrap"):
        state = position(column="hunt", stage=stage, first_taken=["hunt"], hands=[[card]], animals=[{"elk": 1}])
        assert labour(play(state, f"play {card}")) == LABOUR[card][3]


def test_two_cards_add_up_with_their_halves() -> None:
    """A half and a half are one: two tribeswomen and a shaman make 4.5."""
    state = position(column="hunt", hands=[["tribeswoman", "tribeswoman", "shaman"]])
    play(state, "play tribeswoman", "play tribeswoman")
    assert labour(state) == 3
    assert labour(play(state, "play shaman")) == 4.5


# The ability of the action phase


def test_a_tribesman_has_no_ability() -> None:
    state = play(position(column="hunt", hands=[["tribesman"]], food=[2]), "play tribesman")
    assert refusal(state, "use tribesman") == "ability_used"


def test_a_brave_adds_labour_by_itself() -> None:
    state = play(position(column="hunt", hands=[["brave"]]), "play brave")
    assert refusal(state, "use brave") == "ability_used"


@pytest.mark.parametrize("card", OWN_COLUMN)
def test_labour_of_a_column_is_no_use_in_another(card: str) -> None:
    """In its own column the labour is there at once, in the others the ability cannot be used."""
    for column in COLUMNS:
        state = play(position(column=column, hands=[[card]]), f"play {card}")
        own = column == OWN_COLUMN[card]
        assert refusal(state, f"use {card}") == ("ability_used" if own else "wrong_column")


def test_a_tribeswoman_changes_a_food_into_a_tool() -> None:
    state = play(position(column="hunt", hands=[["tribeswoman"]], food=[2]), "play tribeswoman")
    before = look(state)
    play(state, "use tribeswoman", "take tool")
    assert changes(before, look(state)) == {"food": 1, "tools": 1}
    assert refusal(state, "use tribeswoman") == "ability_used"


def test_a_shaman_changes_a_food_into_an_idol() -> None:
    state = play(position(column="hunt", hands=[["shaman"]], food=[2]), "play shaman")
    before = look(state)
    play(state, "use shaman", "idol honour")
    assert changes(before, look(state)) == {"food": 1, "idols": (0, 1)}


@pytest.mark.parametrize("card", ["tribeswoman", "shaman"])
def test_without_food_there_is_no_exchange(card: str) -> None:
    state = play(position(column="hunt", hands=[[card]]), f"play {card}")
    assert refusal(state, f"use {card}") == "ability_idle"


@pytest.mark.parametrize("card", ["tribeswoman", "shaman"])
def test_an_ability_of_two_cards_is_used_twice(card: str) -> None:
    """Each card has its own ability, once."""
    state = position(column="hunt", hands=[[card, card]], food=[3])
    play(state, f"play {card}", f"play {card}", f"use {card}")
    play(state, "take tool" if card == "tribeswoman" else "idol honour")
    play(state, f"use {card}", "take tool" if card == "tribeswoman" else "idol honour")
    assert not can(state, f"use {card}")
    assert look(state)["food"] == 1


# The ability of the eclipse


def shown(card: str, **given: Any) -> sunstone.State:
    """Seat 0 has the card in its pile and comes first; it has taken a food for its place in turn order."""
    state = eclipse(2, eclipse_piles=[[card]], **given)
    assert state.seat == 0
    return play(state, "take food")


def test_a_tribesman_finds_a_food() -> None:
    state = shown("tribesman")
    assert look(state)["food"] == 2


def test_a_tribeswoman_moves_a_camp() -> None:
    state = play(shown("tribeswoman"), "move 0 4")
    assert look(state)["camps"] == {4: 1}


def test_a_brave_places_a_megalith() -> None:
    state = play(shown("brave"), "megalith b1 0", "done")
    assert look(state)["megaliths"] == {"b1": 4}


def test_an_elder_finds_two_food() -> None:
    state = shown("elder")
    assert (look(state)["food"], look(state)["labour"]) == (3, 0)


def test_a_craftswoman_makes_two_tools() -> None:
    state = play(shown("craftswoman"), "take tool")
    assert look(state)["tools"] == 2


def test_a_scout_moves_one_camp_twice_or_two_once() -> None:
    state = play(shown("scout"), "move 0 4", "move 4 13")
    assert look(state)["camps"] == {13: 1}
    state = play(shown("scout", camps=[{0: 2}]), "move 0 4", "move 0 1")
    assert look(state)["camps"] == {1: 1, 4: 1}


def test_a_hunter_brings_the_top_animal() -> None:
    state = play(shown("hunter", deck={"smilodon": 1}), "use hunter")
    assert look(state)["animals"] == {"smilodon": 1}


def test_a_shaman_raises_an_idol_and_finds_a_food() -> None:
    state = shown("shaman")
    assert look(state)["food"] == 2
    assert look(play(state, "idol offering"))["idols"] == (1, 0)


@pytest.mark.parametrize("card", IN_ECLIPSE)
def test_labour_of_a_card_in_the_eclipse(card: str) -> None:
    """Abilities of the action phase add nothing there."""
    state = before_eclipse(2, eclipse_piles=[[card]])
    state.events = []
    play(state, "done")
    [first] = [event.full() for event in state.events if event.kind.name == "shown" and event.seat == 0]
    assert (first["cards"], first["half_labour"]) == ([card], 2 * IN_ECLIPSE[card])


@pytest.mark.parametrize("card", IN_ECLIPSE)
def test_a_played_card_has_no_eclipse_ability(card: str) -> None:
    """What was played is discarded; only cards of the pile act in the eclipse."""
    state = position(2, turn=4, column="rite", stage="wrap", first_taken=["rite", "hunt"], hands=[[card]])
    play(state, f"play {card}", "end")
    assert seat_of(state, 0)["eclipse_pile"] == []
    assert seat_of(state, 0)["discards"] == [card]


@pytest.mark.parametrize("card", IN_ECLIPSE)
def test_the_pile_is_discarded_after_the_eclipse(card: str) -> None:
    state = shown(card, piles=[["tribesman"] * 3 + ["tribeswoman"] * 2 + ["brave"]])
    while state.view(None)["phase"] == "eclipse":
        legal = choices(state)
        play(state, "done" if "done" in legal else "take tool" if "take tool" in legal else legal[0])
    assert seat_of(state, 0)["discards"].count(card) + seat_of(state, 0)["pile"].count(card) >= 1
    assert seat_of(state, 0)["eclipse_pile"] == []


# Points


@pytest.mark.parametrize("card", POINTS)
@pytest.mark.parametrize("zone", ["hands", "piles", "discards", "buried"])
def test_points_of_a_card_at_the_end(card: str, zone: str) -> None:
    """Wherever it is. The other cards of a player bring nothing, for they are starting cards."""
    given: dict[str, Any] = {zone: [[card]]}
    assert at_end(eclipse(2, round_no=4, **given), "cards") == POINTS[card]
