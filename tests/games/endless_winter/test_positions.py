"""Positions that cannot be are refused, each with its reason; those that come about by play are accepted."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.edits import Break, add, both, less, more, put, shift, swap
from tests.games.endless_winter.hands import (
    CAMPS,
    FIGURES,
    MEGALITHS,
    MODULES,
    PENDING,
    PLAYED,
    SETUP,
    STAGE,
    STONES,
    TOKENS,
    Row,
    cover_token,
    lies,
    lies_in,
    owned,
    refused,
)
from tests.games.endless_winter.table import GAME, asked, play, position
from tests.games.moves import can


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
    table["culture_deck_1"].append(table["culture_deck_2"].pop())


def _old_display(table: Any) -> None:
    table["culture_deck_2"].append(table["culture_display"][0])
    table["culture_display"][0] = table["culture_deck_1"].pop()


def _nine_gone(table: Any) -> None:
    del table["culture_deck_1"][:9]


def _twice_on_display(table: Any) -> None:
    table["culture_display"][1] = table["culture_display"][0]


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
    ("a card of the second era lost", "endless_winter_culture", less("culture_deck_2")),
    ("a card in the deck of the other era", "endless_winter_culture", _to_other_deck),
    ("a card of the first era on display", "endless_winter_culture", _old_display),
    ("more cards of the first era gone than lay on display", "endless_winter_culture", lambda table: _nine_gone(table)),
    ("a tribe card on display", "endless_winter_culture", put("culture_display", 0, value="elder")),
    ("a starting card on display", "endless_winter_culture", put("culture_display", 0, value="brave")),
    ("a tribe card in a culture deck", "endless_winter_culture", more("culture_deck_1", value="elder")),
    ("nine cards on display", "length", more("culture_display", value=None)),
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
    ("a stone lost", STONES, put("stone_display", 0, value=None)),
    ("stones in the wrong half", STONES, swap(("stone_display", 0), ("stone_display", 7))),
    ("a stone on a place for four", STONES, swap(("stone_display", 0), ("stone_display", 6))),
    ("a stone more", STONES, more("seats", 2, "stones", value="ss1-10")),
    ("four stones", STONES, lambda table: _four_stones(table)),
    ("a stone of the second era too early", STONES, lambda table: _early(table)),
    ("fifteen places for stones", "length", more("stone_display", value=None)),
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
    ("an honour above the top", "endless_winter_honour", put("seats", 0, "idols", "honour", value=9)),
    ("an offering above the top", "endless_winter_offering", put("seats", 0, "idols", "offering", value=9)),
    (
        "idols that never moved in another order",
        "endless_winter_honour",
        both(put("seats", 1, "idols", "honour", value=0), put("honour_rank", value=[0, 2, 1])),
    ),
    ("food above the limit", "endless_winter_food", put("seats", 0, "food", value=9)),
    ("tools above the limit", "endless_winter_tools", put("seats", 0, "tools", value=11)),
    (
        "points that were earned and are not there",
        "endless_winter_points",
        put("seats", 0, "earned", "from_stones", value=6),
    ),
    ("a glacier without a token", TOKENS, lambda table: _no_token(table)),
    ("a token where no glacier is", TOKENS, put("glacier_tokens", 1, value="gt-10")),
    ("a token twice", TOKENS, lambda table: _token_twice(table)),
    ("a rest token twice", TOKENS, more("rest_tokens_below", value="rt-3")),
    ("a rest token lost", TOKENS, less("rest_tokens_below")),
    ("no rest token open although nobody rested", TOKENS, cover_token),
    ("an unknown token", "unknown_name", put("rest_token", value="rt-6")),
]


def _four_stones(table: Any) -> None:
    for place in range(3):
        table["seats"][0]["stones"].append(table["stone_display"][place])
        table["stone_display"][place] = None


def _early(table: Any) -> None:
    """Era II cards go back, so that only the stone is out of its time."""
    table["round"] = 2
    table["culture_deck_2"] += [card for card in table["culture_display"] if card]
    spare = table["culture_deck_1"]
    table["culture_display"] = [spare.pop() for _ in range(8)]


def _without_land(table: Any) -> None:
    lands = table["land"]
    counts = {kind: lands.count(kind) for kind in set(lands)}
    few = min((kind for kind in counts if kind not in ("start", "glacier")), key=lambda kind: counts[kind])
    other = next(kind for kind in counts if kind not in ("start", "glacier", few) and counts[kind] < 3)
    for place, kind in enumerate(lands):
        if kind == few:
            lands[place] = other


def _no_token(table: Any) -> None:
    table["glacier_tokens"][table["land"].index("glacier")] = None


def _token_twice(table: Any) -> None:
    places = [place for place, land in enumerate(table["land"]) if land == "glacier"]
    table["glacier_tokens"][places[0]] = table["glacier_tokens"][places[1]]


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
    ("no chief", SETUP, put("seats", 1, "chief", value=None)),
    ("no side", SETUP, put("seats", 1, "side", value=None)),
    ("no set-up card", SETUP, put("seats", 1, "setup_card", value=None)),
    ("a set-up card twice", SETUP, put("seats", 1, "setup_card", value="su-1")),
    ("a figure too many", FIGURES, put("seats", 1, "figures", value=["rite", "hunt", None])),
    ("a figure too few", FIGURES, put("seats", 2, "figures", value=[None, "hunt", None])),
    ("the second tribe figure first", FIGURES, put("seats", 1, "figures", value=[None, None, "hunt"])),
    ("a column used by nobody", FIGURES, more("first_taken", value="migrate")),
    ("a column twice", "unknown_name", more("first_taken", value="hunt")),
    ("a fourth figure", "length", more("seats", 1, "figures", value=None)),
    ("in a column without a figure", STAGE, put("column", value="migrate")),
    ("in no column", STAGE, put("column", value=None)),
    ("at rest in a column", STAGE, put("stage", value="rest_draw")),
    ("playing culture cards in a column", FIGURES, put("stage", value="culture")),
    (
        "a pile in the second turn",
        STAGE,
        both(put("stage", value="pile"), put("column", value=None), put("chief_ready", value=False)),
    ),
    ("a bottom section taken already", STAGE, both(put("stage", value="bottom"), more("first_taken", value="rite"))),
    ("the chief's ability without his figure", STAGE, put("seats", 0, "figures", value=["hunt", "rite", None])),
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
    ("a land claimed", "endless_winter_eclipse", put("claimed", value=[2])),
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
    table["token"], table["rest_token"] = table["rest_token"], None


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
    assert lies(state)["due"] == [asked("moves", count=5)]
    assert refused(state, put("due", 0, "count", value=6), own) == PENDING
    dump = state.dump()
    lies_in(dump)["due"] = [asked("moves", count=4)]
    GAME.load(dump, own)
