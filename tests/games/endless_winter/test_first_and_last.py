"""Before the first turn and after the last one everything lies as it must."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.edits import Break, add, both, less, more, put, shift
from tests.games.endless_winter.hands import FIGURES, PLAYED, SETUP, Row, refused
from tests.games.endless_winter.table import GAME, eclipse, play, reward, until_over

# The set-up


def choosing() -> sunstone.State:
    """One of three has taken a chief."""
    state = GAME.new(3, 2, {"setup": "chiefs_and_cards"})
    state.play(state.legal()[0])
    return state


def dealing() -> sunstone.State:
    """All have turned their chiefs, seat 2 has taken a set-up card."""
    state = play(GAME.new(3, 2, {"setup": "cards"}), *["side a"] * 3)
    state.play(state.legal()[0])
    return state


CHOOSING: list[Row] = [
    ("a chief too few on offer", SETUP, less("offer")),
    ("a chief on offer that was taken", SETUP, lambda table: _offer_taken(table)),
    ("chiefs in another order", SETUP, lambda table: table["offer"].reverse()),
    ("a chief too many", SETUP, lambda table: put("seats", 2, "chief", value=table["offer"][0])(table)),
    ("a side before its time", SETUP, put("seats", 0, "side", value="a")),
    ("a set-up card before its time", SETUP, lambda table: _early_card(table)),
    ("set-up cards on offer", "unknown_name", put("offer", 0, value="su-1")),
    ("another round", "endless_winter_culture", put("round", value=3)),
    ("the second round", SETUP, put("round", value=2)),
    ("another order", "endless_winter_seat", put("order", value=[1, 0, 2])),
    ("another honour", "endless_winter_honour", put("honour_rank", value=[0, 2, 1])),
    ("food", SETUP, put("seats", 1, "food", value=1)),
    ("tools", SETUP, put("seats", 1, "tools", value=1)),
    ("points", SETUP, put("seats", 1, "points", value=1)),
    ("an idol", SETUP, put("seats", 1, "idols", "offering", value=1)),
    ("an animal", SETUP, both(add("deck", 1, by=-1), put("seats", 1, "animals", 1, value=1))),
    ("an animal on the ground", SETUP, both(add("deck", 1, by=-1), put("ground", 1, value=1))),
    ("a camp on the land", SETUP, both(add("seats", 1, "camps_left", by=-1), put("seats", 1, "camps", 0, value=1))),
    ("a card in a hand", "endless_winter_starting_cards", more("seats", 1, "hand", value="brave")),
    ("a tribe card in a hand", SETUP, both(more("seats", 1, "hand", value="elder"), add("tribe_stacks", 0, by=-1))),
    ("a culture card in a hand", SETUP, lambda table: _learned(table)),
    ("a figure", FIGURES, put("seats", 0, "figures", 0, value="hunt")),
    ("a megalith", SETUP, lambda table: _grey(table)),
    ("a decision due", SETUP, put("due", value=[reward("draw")])),
    ("sides to turn", "unknown_name", put("phase", value="side")),
    ("the game begun", "unknown_name", put("phase", value="action")),
]


def _offer_taken(table: Any) -> None:
    names = ("tuskbreaker", "stonecarver", "seeinghand", "firewolf", "thunderclaw")
    table["offer"] = sorted([*table["offer"][1:], table["seats"][0]["chief"]], key=names.index)


def _early_card(table: Any) -> None:
    table["seats"][1]["setup_card"] = "su-1"
    table["tribe_stacks"][1] -= 1


def _learned(table: Any) -> None:
    table["seats"][1]["hand"].append(table["culture_display"][0])
    table["culture_display"][0] = None


def _grey(table: Any) -> None:
    state = choosing()
    view: Any = state.view(None)
    place = next(space["place"] for space in view["megalith_spaces"] if space["start"])
    table["megaliths"].append([place, "0", "4"])
    table["seats"][0]["megaliths_left"] -= 1


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in CHOOSING], ids=[row[0] for row in CHOOSING])
def test_no_such_choice_of_chiefs(code: str, change: Break) -> None:
    assert refused(choosing(), change) == code


DEALING: list[Row] = [
    ("less than the card gives", SETUP, add("seats", 2, "tools", by=-1)),
    ("more than the card gives", SETUP, add("seats", 2, "tools", by=1)),
    ("the card put back", SETUP, lambda table: _put_back(table)),
    ("no camp placed", SETUP, lambda table: _no_camp(table)),
    ("a camp moved", SETUP, lambda table: _moved_camp(table)),
    ("a tribe card kept", "endless_winter_tribe_cards", lambda table: _kept_tribe(table)),
]


def _put_back(table: Any) -> None:
    table["offer"].append(table["seats"][2]["setup_card"])
    table["offer"].sort()


def _no_camp(table: Any) -> None:
    row = table["seats"][2]
    row["camps_left"], row["camps"][0] = 5, 0
    row["food"] = min(row["food"], 5)


def _moved_camp(table: Any) -> None:
    row = table["seats"][2]
    row["camps"][0] -= 1
    row["camps"][1] += 1


def _kept_tribe(table: Any) -> None:
    table["tribe_stacks"] = [15] * 5


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in DEALING], ids=[row[0] for row in DEALING])
def test_no_such_set_up_card(code: str, change: Break) -> None:
    assert refused(dealing(), change) == code


def test_decisions_of_the_set_up_are_counted() -> None:
    """They are the first ones, so their number says whose it is."""
    for state in (choosing(), dealing(), GAME.new(2, 1)):
        dump = state.dump()
        with pytest.raises(sunstone.BadPosition) as wrong:
            GAME.load({**dump, "ply": state.ply + 1})
        assert wrong.value.code == SETUP


def test_chiefs_are_chosen_only_where_that_is_agreed() -> None:
    dump = choosing().dump()
    with pytest.raises(sunstone.BadPosition) as wrong:
        GAME.load({**dump, "options": {"setup": "cards"}})
    assert wrong.value.code == SETUP


# The end


def finished() -> sunstone.State:
    return until_over(eclipse(2, round_no=4, animals=[{"elk": 3}], buried=[["elder"]], idols=[(3, 3), (0, 0)]))


OVER: list[Row] = [
    ("in the third round", "endless_winter_seat", put("round", value=3)),
    ("in the action phase", "endless_winter_seat", put("phase", value="action")),
    ("before the last player", "endless_winter_seat", put("turn", value=1)),
    ("with a decision due", "endless_winter_seat", put("due", value=[reward("draw")])),
    ("with figures at home", FIGURES, put("seats", 0, "figures", 0, value=None)),
    ("with points missing", "endless_winter_points", add("seats", 0, "points", by=-1)),
    ("with an eclipse pile", "endless_winter_eclipse_pile", shift(("seats", 0, "pile"), ("seats", 0, "eclipse_pile"))),
    ("with lands to claim", "endless_winter_eclipse", put("claimed", value=[2])),
    ("in a step of the eclipse", "endless_winter_eclipse", put("eclipse_step", value=4)),
    ("with labour", PLAYED, put("half_labour", value=1)),
]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in OVER], ids=[row[0] for row in OVER])
def test_no_such_end(code: str, change: Break) -> None:
    assert refused(finished(), change) == code
