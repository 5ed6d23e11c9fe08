"""Nothing is due that cannot be: decisions that do not fit the turn, the eclipse or the preparation are refused."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.edits import Break, both, more, put, shift, swap
from tests.games.endless_winter.hands import (
    FIGURES,
    MODULES,
    PENDING,
    PLAYED,
    STAGE,
    TOKENS,
    Row,
    cover_token,
    refused,
)
from tests.games.endless_winter.table import Asked, asked, eclipse, play, position, reward

# Decisions that are due


def due() -> sunstone.State:
    """Seat 0 has just placed a grey megalith on a start space with a culture card; another one is due after it."""
    state = position(2, round_no=3, hands=[["cu2-16", "brave", "tribesman"]], tools=[1], used=[{"smilodon": 1}])
    return play(state, "play cu2-16", "pay", "megalith b1 0")


def number(text: str) -> int:
    """The number of an ability with these words in the shipped box."""
    state = due()
    abilities: Any = state.data.abilities  # type: ignore[attr-defined]
    return next(place for place, ability in enumerate(abilities) if ability.texts == text.split("; "))


def stack(*decisions: Asked) -> Break:
    return put("due", value=[dict(decision) for decision in decisions])


def on_top(decision: Asked) -> Break:
    return more("due", value=decision)


DUE: list[Row] = [
    ("a reward of nothing", PENDING, on_top(asked("reward", reward="megalith", count=0))),
    ("a reward that is none of the ladder", PENDING, on_top(asked("reward", reward="food", count=1))),
    ("three megaliths at once", PENDING, stack(asked("reward", reward="megalith", count=3))),
    ("four idols at once", PENDING, stack(asked("reward", reward="idol", count=4))),
    ("a reward of the preparation", PENDING, stack(asked("reward", reward="draw", count=1, in_draw=True))),
    ("an arrow of a space that is none", PENDING, on_top(asked("arrow", cell=0))),
    ("an arrow of an empty space", PENDING, on_top(asked("arrow", cell=14))),
    ("an arrow outside the plan", PENDING, on_top(asked("arrow", cell=200))),
    ("an arrow with a number", "unknown_field", put("due", -1, "count", value=1)),
    ("four moves at once", PENDING, on_top(asked("moves", count=4))),
    ("no moves", PENDING, on_top(asked("moves", count=0))),
    ("moves of something", "unknown_field", on_top(asked("moves", count=1, cell=1))),
    ("a burial that must be", PENDING, on_top(asked("buries", count=1, must=True))),
    ("three burials", PENDING, on_top(asked("buries", count=3))),
    ("a recruit of the rite", PENDING, on_top(asked("recruits", count=1, zone="discard", rite=True))),
    ("a recruit to nowhere", PENDING, on_top(asked("recruits", count=1, zone="played"))),
    ("two culture cards", PENDING, on_top(asked("cultures", count=2))),
    ("three animals used", PENDING, on_top(asked("use_animals", count=3))),
    ("an animal to use and none there", PENDING, on_top(asked("use_animals", count=1))),
    ("a stone one cannot pay", PENDING, on_top(asked("stone"))),
    ("a settlement without camps", PENDING, on_top(asked("settlement"))),
    ("two cards to discard", PENDING, on_top(asked("discards", count=2))),
    ("a rest token in no rest", PENDING, on_top(asked("token"))),
    ("cards of the eclipse", PENDING, on_top(asked("eclipse_cards"))),
    ("lands of the eclipse", PENDING, stack(asked("claims"))),
    ("the player board of the eclipse", PENDING, stack(asked("board", items=[1], villages=0))),
    ("tokens of no village", PENDING, on_top(asked("glaciers", junction=0, left=[0]))),
    ("an ability there is not", PENDING, on_top(asked("group", ability=999, left=[0]))),
    ("no ability", PENDING, on_top(asked("group", ability=0, left=[0]))),
    ("no part of an ability", PENDING, on_top(asked("group", ability=number("food 2; idol 1"), left=[]))),
    ("a third part of two", PENDING, on_top(asked("group", ability=number("food 2; idol 1"), left=[2]))),
    ("one part left to choose", PENDING, on_top(asked("group", ability=number("food 2; idol 1"), left=[1]))),
    (
        "an ability of a card that was not played",
        PENDING,
        on_top(asked("group", ability=number("draw 1; idol 1"), left=[0, 1])),
    ),
    ("an ability of the eclipse", PENDING, on_top(asked("group", ability=number("labour 1; food 2"), left=[0, 1]))),
    (
        "an ability of an animal not used",
        PENDING,
        on_top(asked("group", ability=number("food 3; tool 1"), left=[0, 1])),
    ),
    (
        "an exchange of another card",
        PENDING,
        on_top(asked("exchange", ability=number("pay food 2 -> tool 2; food 1"), part=0)),
    ),
    ("an exchange that is none", PENDING, on_top(asked("exchange", ability=number("food 2; idol 1"), part=0))),
    (
        "gains of a column",
        PENDING,
        on_top(asked("gains", ability=number("in rite -> labour 1 & bury 1"), part=0, left=[0, 1])),
    ),
    ("an unknown decision", "unknown_name", on_top(asked("dance"))),
    ("a number that is none", "type", on_top(asked("moves", count="x"))),
    ("a number too large", "range", on_top(asked("moves", count=256))),
    ("a number missing", "missing", on_top(asked("moves"))),
    ("more due than can be", PENDING, put("due", value=[asked("reward", reward="megalith", count=1)] * 61)),
]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in DUE], ids=[row[0] for row in DUE])
def test_nothing_is_due_that_cannot_be(code: str, change: Break) -> None:
    assert refused(due(), change) == code


def test_a_reward_with_one_way_to_take_it_is_taken() -> None:
    """What leaves no choice is carried out by itself, so it is never found waiting."""
    state = position(2, food=[6], due=[reward("idol")], tools=[3])
    full = both(put("seats", 0, "tools", value=10), put("due", value=[reward("tool")]))
    assert refused(state, full) == PENDING


def test_nothing_is_due_while_the_pile_is_made() -> None:
    state = position(2, turn=4, stage="pile", hands=[["brave"]])
    assert refused(state, stack(reward("draw"))) == PENDING


# The rite that was paid for


def paid() -> sunstone.State:
    state = position(2, column="rite", stage="middle", food=[3], hands=[["brave"]], first_taken=["rite"])
    return play(state, "pay")


RITE: list[Row] = [
    ("the burial forgotten", PENDING, stack(asked("recruits", count=1, zone="discard", rite=True))),
    ("the card to the hand", PENDING, put("due", 1, "zone", value="hand")),
    ("two cards", PENDING, put("due", 1, "count", value=2)),
    ("two burials", PENDING, put("due", 0, "count", value=2)),
    ("the burial first", PENDING, swap(("due", 0), ("due", 1))),
    ("in the middle section still", PENDING, put("stage", value="middle")),
    (
        "two burials that must be",
        PENDING,
        stack(asked("buries", count=1, must=True), asked("buries", count=1, must=True)),
    ),
]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in RITE], ids=[row[0] for row in RITE])
def test_no_such_rite(code: str, change: Break) -> None:
    assert refused(paid(), change) == code


# At rest


def resting() -> sunstone.State:
    return play(position(2, options=MODULES, rest_top="rt-2"), "place tribe rest")


RESTING: list[Row] = [
    ("no token lies open", PENDING, cover_token),
    ("another figure rested before", PENDING, lambda table: _rested_before(table)),
    ("the card is drawn already", PENDING, put("stage", value="rest_tip")),
    ("something is due besides", PENDING, on_top(asked("reward", reward="draw", count=1))),
    ("nobody may take it", TOKENS, both(cover_token, put("rest_claimed", value=False))),
    ("a card in play", PLAYED, lambda table: _play_at_rest(table)),
]


def _rested_before(table: Any) -> None:
    table["turn"] = 1
    table["seats"][1]["figures"][1] = "rest"
    table["order"] = [1, 0]


def _play_at_rest(table: Any) -> None:
    table["seats"][0]["pile"].remove("brave")
    table["played"].append("brave")


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in RESTING], ids=[row[0] for row in RESTING])
def test_no_such_rest(code: str, change: Break) -> None:
    assert refused(resting(), change) == code


def test_after_a_rest_the_turn_ends_with_a_used_animal() -> None:
    state = position(2, column="rest", stage="rest_tip", animals=[{"elk": 1}])
    assert refused(state, put("stage", value="wrap")) == STAGE


# The eclipse


def eclipsed() -> sunstone.State:
    """Seat 0 has used one of three cards of its pile; seats 1 and 2 come later."""
    state = eclipse(
        3,
        eclipse_piles=[["scout", "craftswoman", "elder"], ["tribeswoman"], ["tribesman"]],
        land={1: "forest", 2: "canyon"},
        camps=[{1: 1, 2: 1, 0: 1}],
    )
    return play(state, "take food", "use craftswoman")


def claiming() -> sunstone.State:
    state = eclipse(3, figures=[["rest", "hunt", "hunt"]], land={1: "forest", 2: "canyon"}, camps=[{1: 1, 2: 1}])
    return play(state, "take food")


ECLIPSE: list[Row] = [
    ("no decision due", PENDING, put("due", value=[])),
    ("the cards forgotten", PENDING, stack(reward("tool", 2))),
    ("the lands at the same time", PENDING, on_top(asked("claims"))),
    ("in the step before", "endless_winter_eclipse", put("eclipse_step", value=1)),
    ("in the step after", "endless_winter_eclipse", put("eclipse_step", value=3)),
    ("before the first step", "endless_winter_eclipse", put("eclipse_step", value=0)),
    ("a card to use that is not in the pile", "endless_winter_eclipse", put("to_use", value=["brave", "scout"])),
    ("a card to use twice", "endless_winter_eclipse", put("to_use", value=["scout", "scout"])),
    ("cards to use in another order", "endless_winter_eclipse", lambda table: table["to_use"].reverse()),
    ("a land claimed", "endless_winter_claims", put("claimed", value=[1])),
    ("a culture card in a pile", "endless_winter_eclipse_pile", lambda table: _culture_in_pile(table)),
    ("a known card in a pile", "endless_winter_eclipse_pile", lambda table: _known(table)),
    ("a weaker tribe before a stronger", "endless_winter_order", put("order", value=[0, 2, 1])),
    ("a figure not placed", FIGURES, put("seats", 0, "figures", 0, value=None)),
    ("a card in play", PLAYED, lambda table: _in_play(table)),
    ("labour", PLAYED, put("half_labour", value=2)),
    ("a culture card played", PLAYED, put("culture_played", value=1)),
    ("a section", STAGE, put("stage", value="top")),
    ("a column", STAGE, put("column", value="hunt")),
    ("the chief", STAGE, put("chief_ready", value=True)),
    ("another step than its turn", "endless_winter_seat", put("turn", value=1)),
    ("a turn too many", "endless_winter_seat", put("turn", value=3)),
]


def _culture_in_pile(table: Any) -> None:
    table["seats"][1]["eclipse_pile"].append(table["culture_deck_1"].pop())


def _known(table: Any) -> None:
    table["seats"][1]["eclipse_pile"][0] += "+"


def _in_play(table: Any) -> None:
    table["played"].append("brave")
    table["seats"][0]["pile"].remove("brave")


CLAIMING: list[Row] = [
    ("a land that gives nothing", "endless_winter_claims", put("claimed", value=[3])),
    ("the start hex", "endless_winter_claims", put("claimed", value=[0])),
    ("a hex there is not", "range", put("claimed", value=[19])),
    ("a hex twice", "unknown_name", put("claimed", value=[1, 1])),
    ("one land left to choose", PENDING, put("claimed", value=[1])),
    ("no land left to choose", PENDING, put("claimed", value=[1, 2])),
    ("the player board at the same time", PENDING, on_top(asked("board", items=[1], villages=0))),
]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in ECLIPSE], ids=[row[0] for row in ECLIPSE])
def test_no_such_eclipse(code: str, change: Break) -> None:
    assert refused(eclipsed(), change) == code


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in CLAIMING], ids=[row[0] for row in CLAIMING])
def test_no_such_claims(code: str, change: Break) -> None:
    assert refused(claiming(), change) == code


# The preparation


def preparing() -> sunstone.State:
    return position(2, round_no=2, phase="preparation", due=[reward("draw", 5, in_draw=True)])


PREPARATION: list[Row] = [
    ("of the first round", "endless_winter_seat", put("round", value=1)),
    ("six cards to draw", PENDING, put("due", 0, "count", value=6)),
    ("idols for everyone", PENDING, put("due", 0, "reward", value="idol")),
    ("twice five cards", PENDING, more("due", value=reward("draw", 5, in_draw=True))),
    ("nothing due", PENDING, put("due", value=[])),
    ("a figure placed", FIGURES, put("seats", 0, "figures", 1, value="hunt")),
    ("a first figure", FIGURES, more("first_taken", value="hunt")),
    ("a pile left over", "endless_winter_eclipse_pile", shift(("seats", 0, "pile"), ("seats", 0, "eclipse_pile"))),
    ("a step of the eclipse left over", "endless_winter_eclipse", put("eclipse_step", value=4)),
    ("a land left over", "endless_winter_eclipse", put("claimed", value=[3])),
    ("an ability of a chief", PENDING, on_top(asked("group", ability=number("move 1; food 1"), left=[0, 1]))),
]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in PREPARATION], ids=[row[0] for row in PREPARATION])
def test_no_such_preparation(code: str, change: Break) -> None:
    assert refused(preparing(), change) == code
