"""Positions that cannot be are refused, each with its reason; those that come about by play are accepted."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.endless_winter.hands import (
    Break,
    add,
    both,
    less,
    lies,
    lies_in,
    more,
    owned,
    put,
    refused,
    shift,
    swap,
)
from tests.games.endless_winter.table import GAME, eclipse, play, position, reward, until_over
from tests.games.moves import can

Row = tuple[str, str, Break]
MODULES = {"glacier_tokens": True, "rest_tokens": True}
CAMPS = "endless_winter_camps"
FIGURES = "endless_winter_figures"
MEGALITHS = "endless_winter_megaliths"
PENDING = "endless_winter_pending"
PLAYED = "endless_winter_played"
SETUP = "endless_winter_setup"
STAGE = "endless_winter_stage"
STONES = "endless_winter_stones"
TOKENS = "endless_winter_tokens"


def sound() -> sunstone.State:
    """Three players in the third round, seat 0 in the rite with its chief, a bit of everything on the table."""
    return position(
        3,
        round_no=3,
        turn=4,
        order=[2, 0, 1],
        options=MODULES,
        column="rite",
        chief=True,
        chiefs=["seeinghand a"],
        labour=1,
        played=["cu1-16", "shaman", "tribeswoman"],
        unused=["cu1-16", "shaman"],
        first_taken=["hunt"],
        hands=[["brave", "cu1-02+", "elder+"], ["scout"], ["hunter", "tribesman"]],
        discards=[["tribeswoman"], [], ["brave"]],
        buried=[["craftswoman+", "tribesman"]],
        land={1: "forest", 7: "glacier", 8: "lake"},
        megaliths={"d1": 4, "d2": 4, "e1": 4, "e2": 0, "f2": 1, "d1/1": 1},
        camps=[{0: 1, 4: 2}, {1: 1, 7: 1}, {0: 2}],
        settled={(5, 6, 17): 1},
        idols=[(2, 3), (1, 3), (0, 0)],
        honour_rank=[1, 0, 2],
        stones=[["ss1-01"], ["ss2-03"]],
        animals=[{"elk": 2}],
        used=[{"rhino": 1}],
        food=[3, 2, 1],
        tools=[2, 0, 4],
        points=[5, 3, 0],
        ground={"elk": 2, "rhino": 1},
        rest_top="rt-3",
        rest_queue=["rt-5"],
    )


def _to_other_deck(table: Any) -> None:
    table["culture_decks"][0].append(table["culture_decks"][1].pop())


def _old_display(table: Any) -> None:
    table["culture_decks"][1].append(table["display"][0])
    table["display"][0] = table["culture_decks"][0].pop()


def _twice_on_display(table: Any) -> None:
    table["display"][1] = table["display"][0]


CARDS: list[Row] = [
    ("a starting card more", "endless_winter_starting_cards", more("seats", 0, "hand", value="brave")),
    ("a starting card less", "endless_winter_starting_cards", less("seats", 1, "pile")),
    (
        "another player's starting card",
        "endless_winter_starting_cards",
        shift(("seats", 2, "discards"), ("seats", 1, "discards")),
    ),
    ("a starting card for another", "endless_winter_starting_cards", put("seats", 2, "hand", 1, value="brave")),
    ("a tribe card too many", "endless_winter_tribe_cards", more("seats", 1, "discards", value="elder")),
    ("a tribe card lost", "endless_winter_tribe_cards", add("tribe_stacks", 0, by=-1)),
    ("sixteen of a kind", "range", put("tribe_stacks", 2, value=16)),
    ("a culture card twice", "endless_winter_culture", more("seats", 1, "discards", value="cu1-02")),
    ("a culture card twice on display", "endless_winter_culture", _twice_on_display),
    ("a card of the second era lost", "endless_winter_culture", less("culture_decks", 1)),
    ("a card in the deck of the other era", "endless_winter_culture", _to_other_deck),
    ("a card of the first era on display", "endless_winter_culture", _old_display),
    ("a tribe card on display", "endless_winter_culture", put("display", 0, value="elder")),
    ("a starting card on display", "endless_winter_culture", put("display", 0, value="brave")),
    ("a tribe card in a culture deck", "endless_winter_culture", more("culture_decks", 0, value="elder")),
    ("nine cards on display", "length", more("display", value="")),
    ("a third deck", "length", more("culture_decks", value=[])),
    ("an unknown card", "unknown_name", more("seats", 0, "hand", value="chieftain")),
    ("a card known twice over", "unknown_name", put("seats", 0, "hand", 1, value="cu1-02++")),
    ("a tribesman everyone saw", "endless_winter_seen", put("seats", 2, "hand", 1, value="tribesman+")),
    (
        "two braves everyone saw",
        "endless_winter_seen",
        both(put("seats", 0, "hand", 0, value="brave+"), lambda table: _second_brave(table)),
    ),
    ("a known card in the draw pile", "endless_winter_seen", lambda table: _known_in_pile(table)),
    ("a known card in the discards", "unknown_name", put("seats", 0, "discards", 0, value="tribeswoman+")),
    ("a card of a shuffle that was not", "endless_winter_seen", put("seats", 0, "hand", 0, value="brave~1.1")),
    (
        "a card drawn before it was shuffled in",
        "endless_winter_seen",
        both(put("seats", 0, "shuffles", value=2), put("seats", 0, "hand", 0, value="brave~2.1")),
    ),
    ("a card of the pile in a hand's place", "endless_winter_seen", lambda table: _drawn_in_pile(table)),
    ("marks nobody can read", "unknown_name", put("seats", 0, "hand", 0, value="brave~1")),
    ("too many shuffles", "range", put("seats", 0, "shuffles", value=32)),
]


def _second_brave(table: Any) -> None:
    table["seats"][0]["pile"].remove("brave")
    table["seats"][0]["hand"].append("brave+")


def _known_in_pile(table: Any) -> None:
    table["seats"][0]["pile"][0] += "+"


def _drawn_in_pile(table: Any) -> None:
    table["seats"][0]["shuffles"] = 1
    table["seats"][0]["pile"][0] += "~0.1"


BOARD: list[Row] = [
    ("an animal more", "endless_winter_animals", add("ground", 0, by=1)),
    ("an animal less", "endless_winter_animals", add("deck", 3, by=-1)),
    ("an animal of another kind", "endless_winter_animals", put("seats", 0, "used", value=[0, 0, 1, 0, 0, 0, 0])),
    ("a hunting ground too full", "endless_winter_ground", both(add("ground", 3, by=4), add("deck", 3, by=-4))),
    ("an eighth species", "length", more("ground", value=0)),
    ("a stone twice", STONES, put("stone_display", 0, value="ss1-01")),
    ("a stone lost", STONES, put("stone_display", 0, value="")),
    ("stones in the wrong half", STONES, swap(("stone_display", 0), ("stone_display", 7))),
    ("a stone on a place for four", STONES, swap(("stone_display", 0), ("stone_display", 6))),
    ("a stone more", STONES, more("seats", 2, "stones", value="ss1-10")),
    ("four stones", STONES, lambda table: _four_stones(table)),
    ("a stone of the second era too early", STONES, lambda table: _early(table)),
    ("fifteen places for stones", "length", more("stone_display", value="")),
    ("another hex in the middle", "endless_winter_land", swap(("land", 0), ("land", 1))),
    ("two start hexes", "endless_winter_land", put("land", 3, value="start")),
    ("a glacier less", "endless_winter_land", put("land", 7, value="tundra")),
    ("a land missing", "endless_winter_land", lambda table: _without_land(table)),
    ("an unknown land", "unknown_name", put("land", 3, value="swamp")),
    ("a camp more on the land", CAMPS, add("seats", 0, "camps", 3, by=1)),
    ("a camp more on the board", CAMPS, add("seats", 1, "camps_left", by=1)),
    ("six camps", "range", put("seats", 0, "camps_left", value=6)),
    ("a settlement of nowhere", "endless_winter_settlements", add("seats", 0, "settlements_left", by=-1)),
    ("a settlement too many", "endless_winter_settlements", put("settled", 0, value=0)),
    ("a settlement of a fourth player", "range", put("settled", 0, value=3)),
    ("a megalith on nothing", MEGALITHS, more("megaliths", value=["c4", "1", "0"])),
    ("a megalith outside the boards", MEGALITHS, put("megaliths", 4, value=["h8", "0", "1"])),
    ("a megalith far from all others", MEGALITHS, put("megaliths", 4, value=["b4", "0", "1"])),
    ("an own megalith on a start space", MEGALITHS, swap(("megaliths", 0, 2), ("megaliths", 3, 2))),
    ("a grey megalith above", MEGALITHS, swap(("megaliths", 0, 2), ("megaliths", -1, 2))),
    ("a megalith of another", MEGALITHS, put("megaliths", 3, 2, value="2")),
    ("a megalith less on the board", MEGALITHS, add("seats", 0, "megaliths_left", by=-1)),
    ("a grey megalith less", MEGALITHS, add("seats", 0, "megaliths_left", by=1)),
    ("two megaliths on one place", "unknown_name", more("megaliths", value=["d1", "0", "1"])),
    ("a megalith of a fourth player", "unknown_name", put("megaliths", 3, 2, value="3")),
    ("a board twice", "unknown_name", put("boards", 0, value="mb-b")),
    ("a board turned too far", "range", put("turned", 0, value=2)),
    ("an honour that is too low", "endless_winter_honour", put("honour_rank", value=[2, 1, 0])),
    ("a player twice in honour", "endless_winter_honour", put("honour_rank", value=[1, 1, 2])),
    ("an honour above the top", "endless_winter_honour", put("seats", 0, "idols", 1, value=9)),
    ("an offering above the top", "endless_winter_offering", put("seats", 0, "idols", 0, value=9)),
    (
        "idols that never moved in another order",
        "endless_winter_honour",
        both(put("seats", 1, "idols", 1, value=0), put("honour_rank", value=[0, 2, 1])),
    ),
    ("food above the limit", "endless_winter_food", put("seats", 0, "food", value=9)),
    ("tools above the limit", "endless_winter_tools", put("seats", 0, "tools", value=11)),
    ("points that were earned and are not there", "endless_winter_points", put("seats", 0, "earned", 0, value=6)),
    ("a glacier without a token", TOKENS, lambda table: _no_token(table)),
    ("a token where no glacier is", TOKENS, put("glacier_tokens", 1, value="gt-10")),
    ("a token twice", TOKENS, lambda table: _token_twice(table)),
    ("a rest token twice", TOKENS, more("rest_queue", value="rt-3")),
    ("a rest token lost", TOKENS, less("rest_queue")),
    ("no rest token open although nobody rested", TOKENS, lambda table: _cover(table)),
    ("an unknown token", "unknown_name", put("rest_top", value="rt-6")),
]


def _four_stones(table: Any) -> None:
    for place in range(3):
        table["seats"][0]["stones"].append(table["stone_display"][place])
        table["stone_display"][place] = ""


def _early(table: Any) -> None:
    """Era II cards go back, so that only the stone is out of its time."""
    table["round"] = 2
    table["culture_decks"][1] += [card for card in table["display"] if card]
    spare = table["culture_decks"][0]
    table["display"] = [spare.pop() for _ in range(8)]


def _without_land(table: Any) -> None:
    lands = table["land"]
    counts = {kind: lands.count(kind) for kind in set(lands)}
    few = min((kind for kind in counts if kind not in ("start", "glacier")), key=lambda kind: counts[kind])
    other = next(kind for kind in counts if kind not in ("start", "glacier", few) and counts[kind] < 3)
    for place, kind in enumerate(lands):
        if kind == few:
            lands[place] = other


def _no_token(table: Any) -> None:
    table["glacier_tokens"][table["land"].index("glacier")] = ""


def _token_twice(table: Any) -> None:
    places = [place for place, land in enumerate(table["land"]) if land == "glacier"]
    table["glacier_tokens"][places[0]] = table["glacier_tokens"][places[1]]


def _cover(table: Any) -> None:
    table["rest_unseen"].append(table["rest_top"])
    table["rest_top"] = ""


TURN: list[Row] = [
    ("a player twice in the order", "endless_winter_order", put("order", value=[2, 2, 1])),
    ("an order too short", "length", less("order")),
    ("a turn of another", "endless_winter_seat", put("turn", value=5)),
    ("a round too many", "range", put("round", value=5)),
    ("a turn after the last", "endless_winter_seat", put("turn", value=9)),
    ("an unknown phase", "unknown_name", put("phase", value="spring")),
    ("an unknown stage", "unknown_name", put("stage", value="attic")),
    ("chiefs on offer", SETUP, more("offer", value="su-4")),
    ("a chief twice", SETUP, put("seats", 1, "chief", value="seeinghand")),
    ("no chief", SETUP, put("seats", 1, "chief", value="")),
    ("no side", SETUP, put("seats", 1, "side", value="")),
    ("no set-up card", SETUP, put("seats", 1, "setup_card", value="")),
    ("a set-up card twice", SETUP, put("seats", 1, "setup_card", value="su-1")),
    ("a figure too many", FIGURES, put("seats", 1, "figures", value=["rite", "hunt", ""])),
    ("a figure too few", FIGURES, put("seats", 2, "figures", value=["", "hunt", ""])),
    ("the second tribe figure first", FIGURES, put("seats", 1, "figures", value=["", "", "hunt"])),
    ("a column used by nobody", FIGURES, more("first_taken", value="migrate")),
    ("a column twice", "unknown_name", more("first_taken", value="hunt")),
    ("a fourth figure", "length", more("seats", 1, "figures", value="")),
    ("in a column without a figure", STAGE, put("column", value="migrate")),
    ("in no column", STAGE, put("column", value="")),
    ("at rest in a column", STAGE, put("stage", value="rest_draw")),
    ("playing culture cards in a column", FIGURES, put("stage", value="culture")),
    (
        "a pile in the second turn",
        STAGE,
        both(put("stage", value="pile"), put("column", value=""), put("chief_ready", value=False)),
    ),
    ("a bottom section taken already", STAGE, both(put("stage", value="bottom"), more("first_taken", value="rite"))),
    ("the chief's ability without his figure", STAGE, put("seats", 0, "figures", value=["hunt", "rite", ""])),
    ("a token in a column", TOKENS, lambda table: _hold_token(table)),
    ("a token to use and none", STAGE, put("token_ready", value=True)),
    ("an unused card that is not in play", PLAYED, more("unused", value="brave")),
    ("an unused card twice", PLAYED, more("unused", value="shaman")),
    ("labour of a card not used yet", PLAYED, lambda table: _unused(table, "elder")),
    ("an ability where none is printed", PLAYED, lambda table: _unused(table, "tribesman")),
    ("fewer culture cards than in play", PLAYED, put("culture_played", value=0)),
    ("culture cards that are nowhere", PLAYED, put("culture_played", value=2)),
    ("recruited and not taken", PLAYED, more("fresh", value="elder")),
    (
        "just recruited and not in the hand",
        PLAYED,
        both(more("fresh", value="hunter"), more("recruited", value="hunter")),
    ),
    ("an unknown card in play", "unknown_name", more("played", value="chieftain")),
    ("a card in play for another", "endless_winter_starting_cards", more("played", value="brave")),
    ("labour below nothing", "range", put("half_labour", value=-1)),
    (
        "a pile before the third turn",
        "endless_winter_eclipse_pile",
        shift(("seats", 2, "hand"), ("seats", 2, "eclipse_pile")),
    ),
    ("a step of the eclipse", "endless_winter_eclipse", put("eclipse_step", value=1)),
    ("a card to use in the eclipse", "endless_winter_eclipse", more("to_use", value="brave")),
    ("a land to claim", "endless_winter_eclipse", put("claims", 2, value=1)),
    ("the eclipse after four turns", "endless_winter_seat", put("phase", value="eclipse")),
    ("the preparation after four turns", "endless_winter_seat", put("phase", value="preparation")),
    ("the set-up in the third round", "endless_winter_starting_cards", put("phase", value="side")),
    ("a seat too few", "length", less("seats")),
    ("something nobody knows", "unknown_field", put("weather", value="snow")),
    ("something nobody knows of a seat", "unknown_field", put("seats", 0, "mood", value="good")),
    ("a truth that is a number", "type", put("chief_ready", value=1)),
    ("a number that is a truth", "type", put("turn", value=True)),
]


def _hold_token(table: Any) -> None:
    table["token"], table["rest_top"] = table["rest_top"], ""


def _unused(table: Any, card: str) -> None:
    """The card has been played from where it was, and its ability waits."""
    row = table["seats"][0]
    for zone in ("hand", "pile"):
        for place, held in enumerate(row[zone]):
            if held.removesuffix("+") == card:
                del row[zone][place]
                table["played"].append(card)
                table["unused"].append(card)
                return


BROKEN = CARDS + BOARD + TURN


def test_the_position_is_sound_before_it_is_broken() -> None:
    state = sound()
    state.check()
    assert GAME.load(state.dump()).dump() == state.dump()
    assert can(state, "use chief")
    sunstone.playout(state, sunstone.Rng(1))
    state.check()


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_broken_position_is_refused(code: str, change: Break) -> None:
    assert refused(sound(), change) == code


@pytest.mark.parametrize(("seat", "over"), [(-1, False), (0, True), (1, False), (-1, True)])
def test_the_seat_to_move_is_the_one_of_the_turn(seat: int, over: bool) -> None:
    with pytest.raises(sunstone.BadPosition):
        GAME.load({**sound().dump(), "seat": seat, "over": over})


# Decisions that are due


def due() -> sunstone.State:
    """Seat 0 has just placed a grey megalith on a start space with a culture card; another one is due after it."""
    state = position(2, round_no=3, hands=[["cu2-16", "brave", "tribesman"]], tools=[1], used=[{"smilodon": 1}])
    return play(state, "play cu2-16", "pay", "megalith b1 0")


def number(text: str) -> str:
    """The number of an ability with these words in the shipped box."""
    state = due()
    abilities: Any = state.box.abilities  # type: ignore[attr-defined]
    return str(next(place for place, ability in enumerate(abilities) if ability.texts == text.split("; ")))


def frames(*rows: list[str]) -> Break:
    return put("pending", value=[list(row) for row in rows])


def on_top(*row: str) -> Break:
    return more("pending", value=list(row))


DUE: list[Row] = [
    ("a reward of nothing", PENDING, on_top("reward", "6", "0", "0")),
    ("a reward that is none of the ladder", PENDING, on_top("reward", "0", "1", "0")),
    ("three megaliths at once", PENDING, frames(["reward", "6", "3", "0"])),
    ("four idols at once", PENDING, frames(["reward", "3", "4", "0"])),
    ("a reward of the preparation", PENDING, frames(["reward", "4", "1", "1"])),
    ("an arrow of a space that is none", PENDING, on_top("arrow", "0", "0", "0")),
    ("an arrow of an empty space", PENDING, on_top("arrow", "14", "0", "0")),
    ("an arrow outside the plan", PENDING, on_top("arrow", "200", "0", "0")),
    ("an arrow with a number", PENDING, put("pending", -1, 2, value="1")),
    ("four moves at once", PENDING, on_top("moves", "0", "4", "0")),
    ("no moves", PENDING, on_top("moves", "0", "0", "0")),
    ("moves of something", PENDING, on_top("moves", "1", "1", "0")),
    ("a burial that must be", PENDING, on_top("buries", "0", "1", "1")),
    ("three burials", PENDING, on_top("buries", "0", "3", "0")),
    ("a recruit of the rite", PENDING, on_top("recruits", "1", "1", "1")),
    ("a recruit to nowhere", PENDING, on_top("recruits", "2", "1", "0")),
    ("two culture cards", PENDING, on_top("cultures", "0", "2", "0")),
    ("three animals used", PENDING, on_top("tips", "0", "3", "0")),
    ("an animal to use and none there", PENDING, on_top("tips", "0", "1", "0")),
    ("a stone one cannot pay", PENDING, on_top("stone", "0", "0", "0")),
    ("a settlement without camps", PENDING, on_top("settlement", "0", "0", "0")),
    ("two cards to discard", PENDING, on_top("discards", "0", "2", "0")),
    ("a rest token in no rest", PENDING, on_top("token", "0", "0", "0")),
    ("cards of the eclipse", PENDING, on_top("eclipse_cards", "0", "0", "0")),
    ("lands of the eclipse", PENDING, frames(["claims", "0", "0", "0"])),
    ("stones of the eclipse", PENDING, frames(["score_stones", "0", "0", "0"])),
    ("an ability there is not", PENDING, on_top("group", "999", "1", "0")),
    ("no ability", PENDING, on_top("group", "0", "1", "0")),
    ("no part of an ability", PENDING, on_top("group", number("food 2; idol 1"), "0", "0")),
    ("a third part of two", PENDING, on_top("group", number("food 2; idol 1"), "4", "0")),
    ("one part left to choose", PENDING, on_top("group", number("food 2; idol 1"), "2", "0")),
    ("an ability of a card that was not played", PENDING, on_top("group", number("draw 1; idol 1"), "3", "0")),
    ("an ability of the eclipse", PENDING, on_top("group", number("labour 1; bury 1; food 1"), "6", "0")),
    ("an ability of an animal not used", PENDING, on_top("group", number("food 3; tool 1"), "3", "0")),
    ("an exchange of another card", PENDING, on_top("exchange", number("pay food 2 -> tool 2; food 1"), "0", "0")),
    ("an exchange that is none", PENDING, on_top("exchange", number("food 2; idol 1"), "0", "0")),
    ("gains of a column", PENDING, on_top("gains", number("in rite -> labour 1 & bury 1"), "3", "0")),
    ("an unknown decision", "unknown_name", on_top("dance", "0", "0", "0")),
    ("a number that is none", "unknown_name", on_top("moves", "0", "x", "0")),
    ("a number too large", "unknown_name", on_top("moves", "0", "256", "0")),
    ("a number missing", "unknown_name", more("pending", value=["moves", "0", "1"])),
    ("more due than can be", PENDING, put("pending", value=[["reward", "6", "1", "0"]] * 61)),
]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in DUE], ids=[row[0] for row in DUE])
def test_nothing_is_due_that_cannot_be(code: str, change: Break) -> None:
    assert refused(due(), change) == code


def test_a_reward_with_one_way_to_take_it_is_taken() -> None:
    """What leaves no choice is carried out by itself, so it is never found waiting."""
    state = position(2, food=[6], pending=[reward("idol")], tools=[3])
    full = both(put("seats", 0, "tools", value=10), put("pending", value=[reward("tool")]))
    assert refused(state, full) == PENDING


def test_nothing_is_due_while_the_pile_is_made() -> None:
    state = position(2, turn=4, stage="pile", hands=[["brave"]])
    assert refused(state, frames(reward("draw"))) == PENDING


# The rite that was paid for


def paid() -> sunstone.State:
    state = position(2, column="rite", stage="middle", food=[3], hands=[["brave"]], first_taken=["rite"])
    return play(state, "pay")


RITE: list[Row] = [
    ("the burial forgotten", PENDING, frames(["recruits", "1", "1", "1"])),
    ("the card to the hand", PENDING, put("pending", 1, 1, value="0")),
    ("two cards", PENDING, put("pending", 1, 2, value="2")),
    ("two burials", PENDING, put("pending", 0, 2, value="2")),
    ("the burial first", PENDING, swap(("pending", 0), ("pending", 1))),
    ("in the middle section still", PENDING, put("stage", value="middle")),
    ("two burials that must be", PENDING, frames(["buries", "0", "1", "1"], ["buries", "0", "1", "1"])),
]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in RITE], ids=[row[0] for row in RITE])
def test_no_such_rite(code: str, change: Break) -> None:
    assert refused(paid(), change) == code


# At rest


def resting() -> sunstone.State:
    return play(position(2, options=MODULES, rest_top="rt-2"), "place tribe rest")


RESTING: list[Row] = [
    ("no token lies open", PENDING, lambda table: _cover(table)),
    ("another figure rested before", PENDING, lambda table: _rested_before(table)),
    ("the card is drawn already", PENDING, put("stage", value="rest_tip")),
    ("something is due besides", PENDING, on_top("reward", "4", "1", "0")),
    ("nobody may take it", TOKENS, both(_cover, put("rest_claimed", value=False))),
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
    ("no decision due", PENDING, put("pending", value=[])),
    ("the cards forgotten", PENDING, frames(reward("tool", 2))),
    ("the lands at the same time", PENDING, on_top("claims", "0", "0", "0")),
    ("in the step before", "endless_winter_eclipse", put("eclipse_step", value=1)),
    ("in the step after", "endless_winter_eclipse", put("eclipse_step", value=3)),
    ("before the first step", "endless_winter_eclipse", put("eclipse_step", value=0)),
    ("a card to use that is not in the pile", "endless_winter_eclipse", put("to_use", value=["brave", "scout"])),
    ("a card to use twice", "endless_winter_eclipse", put("to_use", value=["scout", "scout"])),
    ("cards to use in another order", "endless_winter_eclipse", lambda table: table["to_use"].reverse()),
    ("lands to claim", "endless_winter_claims", put("claims", 2, value=1)),
    ("a culture card in a pile", "endless_winter_eclipse_pile", lambda table: _culture_in_pile(table)),
    ("a known card in a pile", "endless_winter_eclipse_pile", lambda table: _known(table)),
    ("a weaker tribe before a stronger", "endless_winter_order", put("order", value=[0, 2, 1])),
    ("a figure not placed", FIGURES, put("seats", 0, "figures", 0, value="")),
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
    table["seats"][1]["eclipse_pile"].append(table["culture_decks"][0].pop())


def _known(table: Any) -> None:
    table["seats"][1]["eclipse_pile"][0] += "+"


def _in_play(table: Any) -> None:
    table["played"].append("brave")
    table["seats"][0]["pile"].remove("brave")


CLAIMING: list[Row] = [
    ("a land that gives nothing", "endless_winter_claims", put("claims", 1, value=1)),
    ("the start hex", "endless_winter_claims", put("claims", 0, value=1)),
    ("more hexes than there are", "endless_winter_claims", put("claims", 2, value=4)),
    ("more hexes than anyone can hold", "endless_winter_claims", lambda table: _claim_all(table)),
    ("one land left to choose", PENDING, put("claims", 2, value=0)),
    ("no land left to choose", PENDING, put("claims", value=[0] * 8)),
    ("a ninth land", "length", more("claims", value=0)),
]


def _claim_all(table: Any) -> None:
    table["claims"] = [
        0,
        0,
        *(table["land"].count(kind) for kind in ("forest", "steppe", "lake", "mountain", "tundra", "canyon")),
    ]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in ECLIPSE], ids=[row[0] for row in ECLIPSE])
def test_no_such_eclipse(code: str, change: Break) -> None:
    assert refused(eclipsed(), change) == code


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in CLAIMING], ids=[row[0] for row in CLAIMING])
def test_no_such_claims(code: str, change: Break) -> None:
    assert refused(claiming(), change) == code


# The preparation


def preparing() -> sunstone.State:
    return position(2, round_no=2, phase="preparation", pending=[reward("draw", 5, in_draw=True)])


PREPARATION: list[Row] = [
    ("of the first round", "endless_winter_seat", put("round", value=1)),
    ("six cards to draw", PENDING, put("pending", 0, 2, value="6")),
    ("idols for everyone", PENDING, put("pending", 0, 1, value="3")),
    ("twice five cards", PENDING, more("pending", value=reward("draw", 5, in_draw=True))),
    ("nothing due", PENDING, put("pending", value=[])),
    ("a figure placed", FIGURES, put("seats", 0, "figures", 1, value="hunt")),
    ("a first figure", FIGURES, more("first_taken", value="hunt")),
    ("a pile left over", "endless_winter_eclipse_pile", shift(("seats", 0, "pile"), ("seats", 0, "eclipse_pile"))),
    ("a step of the eclipse left over", "endless_winter_eclipse", put("eclipse_step", value=4)),
    ("a land left over", "endless_winter_eclipse", put("claims", 3, value=1)),
    ("an ability of a chief", PENDING, on_top("group", number("move 1; food 1"), "3", "0")),
]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in PREPARATION], ids=[row[0] for row in PREPARATION])
def test_no_such_preparation(code: str, change: Break) -> None:
    assert refused(preparing(), change) == code


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
    ("an idol", SETUP, put("seats", 1, "idols", 0, value=1)),
    ("an animal", SETUP, both(add("deck", 1, by=-1), put("seats", 1, "animals", 1, value=1))),
    ("an animal on the ground", SETUP, both(add("deck", 1, by=-1), put("ground", 1, value=1))),
    ("a camp on the land", SETUP, both(add("seats", 1, "camps_left", by=-1), put("seats", 1, "camps", 0, value=1))),
    ("a card in a hand", "endless_winter_starting_cards", more("seats", 1, "hand", value="brave")),
    ("a tribe card in a hand", SETUP, both(more("seats", 1, "hand", value="elder"), add("tribe_stacks", 0, by=-1))),
    ("a culture card in a hand", SETUP, lambda table: _learned(table)),
    ("a figure", FIGURES, put("seats", 0, "figures", 0, value="hunt")),
    ("a megalith", SETUP, lambda table: _grey(table)),
    ("a decision due", SETUP, put("pending", value=[reward("draw")])),
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
    table["seats"][1]["hand"].append(table["display"][0])
    table["display"][0] = ""


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
    ("with a decision due", "endless_winter_seat", put("pending", value=[reward("draw")])),
    ("with figures at home", FIGURES, put("seats", 0, "figures", 0, value="")),
    ("with points missing", "endless_winter_points", add("seats", 0, "points", by=-1)),
    ("with an eclipse pile", "endless_winter_eclipse_pile", shift(("seats", 0, "pile"), ("seats", 0, "eclipse_pile"))),
    ("with lands to claim", "endless_winter_eclipse", put("claims", 2, value=1)),
    ("in a step of the eclipse", "endless_winter_eclipse", put("eclipse_step", value=4)),
    ("with labour", PLAYED, put("half_labour", value=1)),
]


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in OVER], ids=[row[0] for row in OVER])
def test_no_such_end(code: str, change: Break) -> None:
    assert refused(finished(), change) == code


# Positions that must be accepted


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_can_be_loaded(players: int) -> None:
    """Whatever comes about by play is possible, whatever is due, and has some hundred choices at most."""
    options: list[dict[str, object]] = [{}, MODULES, {"setup": "chiefs_and_cards"}]
    for seed in range(6):
        state = GAME.new(players, seed, options[seed % 3])
        rng = sunstone.Rng(seed)
        while not state.over:
            legal = state.legal()
            assert 0 < len(legal) < 300
            assert len(set(legal)) == len(legal)
            state.play(legal[rng.below(len(legal))])
            dump = state.dump()
            assert GAME.load(dump).dump() == dump


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_turn_has_some_sixty_decisions_at_most(players: int) -> None:
    """Whoever never ends a section before nothing else is left comes to an end all the same."""
    ends = {GAME.catalogue.read(word) for word in ("next", "done", "end")}
    for seed in range(8):
        state = GAME.new(players, seed, MODULES)
        rng = sunstone.Rng(seed)
        turn: tuple[object, ...] = ()
        length = 0
        while not state.over:
            table = lies(state)
            now = (table["phase"], table["round"], table["turn"])
            length = length + 1 if now == turn else 1
            turn = now
            assert length <= 60
            legal = state.legal()
            eager = [action for action in legal if action not in ends] or legal
            state.play(eager[rng.below(len(eager))])


def test_positions_of_an_owners_box_are_held_to_that_box() -> None:
    """More is due at once where the box gives more."""
    own = owned('[culture.cu1-07]\nability = ["move 5"]\n')
    state = play(position(2, components=own, hands=[["cu1-07", "brave"]]), "play cu1-07")
    assert lies(state)["pending"] == [["moves", "0", "5", "0"]]
    assert refused(state, put("pending", 0, 2, value="6"), own) == PENDING
    dump = state.dump()
    lies_in(dump)["pending"] = [["moves", "0", "4", "0"]]
    GAME.load(dump, own)
