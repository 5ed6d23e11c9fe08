"""One thing broken at a time in a sound position: each is refused, and named."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from sunstone.core.components import overlaid
from sunstone.games.coatl.pieces import COLOURS
from tests.games.coatl.table import GAME, TEMPLES, board, coatl, held_tokens, table
from tests.games.edits import Break, add, both, more, put
from tests.games.moves import lies, play

Position = dict[str, Any]


def sound() -> sunstone.State:
    """A position with a bit of everything in it."""
    return table(
        3,
        boards=["hR bB bB tY", "bK", ""],
        hands=["count_B pair_G/open", "trio_Y", ""],
        coatls=[[coatl("(BB", "pair_B")], [coatl("KG"), coatl("Y)")]],
        completed=[coatl("(RRR)", "count_R", seat=2, temple="absent_Y_len7")],
        discards="ab_YG ab_RK",
        temples=["absent_K_len8", "", ""],
    )


def unspent(seat: int, token: str) -> Break:
    return put("seats", seat, "tokens", token, value=True)


def completing(slot: int) -> Position:
    return {"kind": "complete", "slot": slot}


def choosing(chosen: int, foreseeing: bool = False) -> Position:
    return {"kind": "choose", "chosen": chosen, "foreseeing": foreseeing}


def move(here: str, there: str) -> Break:
    """Move the last card of a pile onto another."""
    return lambda position: position[there].append(position[here].pop())


def count(kind: str, colour: str, change: int) -> Break:
    """Change the number of pieces in a bag."""
    return add("bags", f"{kind}_bag", COLOURS.index(colour), by=change)


def on_board(seat: int, parts: str) -> Break:
    """Let these pieces lie on a player board."""
    return put("seats", seat, "board", value=board(parts.split()))


def ending(cause: str, turns: int) -> Break:
    return both(put("ending", value=cause), put("ending_seat", value=0), put("turns_left", value=turns))


def _lay_the_top_under(position: Position) -> None:
    position["temple_rest"].append(position["temple_tops"][0])
    position["temple_tops"][0] = None
    position["temple_under"][0] += 1


def _empty_the_supply(position: Position) -> None:
    for pair in position["bodies"]:
        for letter in pair:
            position["bags"]["body_bag"][COLOURS.index(letter)] += 1
    position["bodies"] = [None] * 6


def _shuffle_the_aside(position: Position) -> None:
    position["reshuffles"] = 1
    position["deck"].extend(position["aside"])
    position["aside"] = []


def _swap_temples(position: Position) -> None:
    """Give the completed coatl, three red pieces, a temple it cannot meet, wherever that one is."""
    wanted = "equal_YG_len6"
    held = position["completed"][0]["temple"]
    for pile in ("temple_rest", "temple_tops"):
        if wanted in position[pile]:
            position[pile][position[pile].index(wanted)] = held
    for seat in position["seats"]:
        if seat["secret_temple"] == wanted:
            seat["secret_temple"] = held
    position["completed"][0]["temple"] = wanted


ASSEMBLING = {"kind": "assemble"}
CLOSED = {"pieces": "BBY", "head": True, "tail": True, "prophecies": ["pair_B"]}

PIECES: list[tuple[str, str, Break]] = [
    ("a bag too few", "missing", lambda position: position["bags"].pop("tail_bag")),
    ("a bag of six colours", "length", more("bags", "head_bag", value=0)),
    ("a head space too many", "coatl_sizes", more("heads", value=None)),
    ("a tail space too few", "coatl_sizes", lambda position: position["tails"].pop()),
    ("a body space too many", "coatl_sizes", more("bodies", value=None)),
    ("nine pieces on a board", "coatl_board", on_board(2, "bK " * 9)),
    ("a piece too many on a board", "coatl_pieces", on_board(2, "hK")),
    ("a piece too few in a bag", "coatl_pieces", count("body", "Y", -1)),
    ("an odd number of bodies taken", "coatl_pieces", both(on_board(2, "bK"), count("body", "K", -1))),
    ("a piece too many on the supply board", "coatl_pieces", put("heads", 0, value="B")),
    ("a piece too many in a coatl", "coatl_pieces", put("seats", 0, "coatls", 0, "pieces", value="BBB")),
    ("a body turned into a head", "coatl_pieces", put("seats", 1, "coatls", 0, "head", value=True)),
    ("a supply board that should have been filled", "coatl_refill", _empty_the_supply),
    ("an unknown colour", "unknown_name", put("heads", 0, value="X")),
    ("half a pair", "unknown_name", put("bodies", 0, value="Y")),
    ("an unknown piece", "unknown_field", put("seats", 0, "board", "wings", value=[0, 1, 0, 0, 0])),
]
CARDS: list[tuple[str, str, Break]] = [
    ("a card twice", "coatl_prophecies", more("deck", value="pair_Y")),
    ("a card missing", "coatl_prophecies", lambda position: position["deck"].pop()),
    ("a card beside two coatls", "coatl_prophecies", put("seats", 1, "coatls", 0, "prophecies", value=["pair_B"])),
    ("a promo card without the option", "coatl_prophecies", more("deck", value="promo_bag_YYGGR")),
    ("discards without the token", "coatl_discards", unspent(2, "see_the_future")),
    ("more reshuffles than discards allow", "coatl_discards", put("reshuffles", value=3)),
    ("drawn after a reshuffle that was not", "coatl_marks", put("seats", 1, "hand", value=["trio_Y/drawn:1"])),
    ("a card of a reshuffle that was not", "coatl_marks", put("discards", value=["ab_YG/shuffled:1", "ab_RK"])),
    ("a drawn card on the discards", "coatl_marks", put("discards", value=["ab_YG/open", "ab_RK"])),
    ("cards aside after a reshuffle", "coatl_marks", put("reshuffles", value=1)),
    ("a card put aside in the deck before a reshuffle", "coatl_marks", move("aside", "deck")),
    (
        "a card drawn before it was shuffled in",
        "coatl_marks",
        both(_shuffle_the_aside, put("seats", 1, "hand", value=["trio_Y/shuffled:1"])),
    ),
    (
        "a card nobody put aside",
        "coatl_marks",
        lambda position: put("aside", 0, value=position["aside"][0].split("/")[0])(position),
    ),
    ("too few cards put aside", "coatl_aside", lambda position: position["deck"].append(_unmarked(position["aside"]))),
    (
        "six cards in a hand",
        "coatl_hand",
        lambda position: position["seats"][2]["hand"].extend(position["deck"].pop() for _ in range(6)),
    ),
    ("seven cards on the display", "coatl_display", move("deck", "display")),
    ("five cards on the display at the start of a turn", "coatl_display", move("display", "deck")),
    ("an unknown card", "unknown_name", put("display", 0, value="count_X")),
    ("an unknown mark", "unknown_name", put("display", 0, value="count_Y/stolen")),
    ("a card put aside by nobody at the table", "unknown_name", put("aside", 0, value="run_YKR/aside:3")),
]
TEMPLE_CARDS: list[tuple[str, str, Break]] = [
    ("three temple piles", "coatl_sizes", more("temple_tops", value=None)),
    ("a temple twice", "coatl_temples", more("temple_rest", value="absent_Y_len7")),
    ("a temple missing", "coatl_temples", put("seats", 0, "secret_temple", value=None)),
    ("piles that do not add up", "coatl_temples", put("temple_under", value=[5, 4])),
    ("a pile with no top", "coatl_temples", _lay_the_top_under),
    (
        "a committed temple without the token",
        "coatl_temples",
        unspent(0, "priest_commitment"),
    ),
    ("an unknown temple", "unknown_name", put("temple_tops", 0, value="pyramid")),
    ("a temple twice in a hand", "unknown_name", put("seats", 0, "temples", value=["absent_K_len8", "absent_K_len8"])),
]
COATLS: list[tuple[str, str, Break]] = [
    (
        "a finished coatl among the unfinished",
        "coatl_unfinished",
        both(put("seats", 0, "coatls", 0, value=CLOSED), on_board(0, "hR bB bB")),
    ),
    (
        "a prophecy the coatl cannot have fulfilled",
        "coatl_unfinished",
        both(put("seats", 0, "coatls", 0, "prophecies", value=["trio_Y"]), put("seats", 1, "hand", value=["pair_B"])),
    ),
    (
        "a completed coatl without a prophecy",
        "coatl_completed",
        both(put("completed", 0, "prophecies", value=[]), more("deck", value="count_R")),
    ),
    (
        "a completed coatl without its tail",
        "coatl_completed",
        both(
            put("completed", 0, "tail", value=False),
            count("tail", "R", 1),
            count("body", "R", -1),
            on_board(1, ""),
            count("body", "K", 1),
        ),
    ),
    ("a temple that the completed coatl does not meet", "coatl_completed", _swap_temples),
    ("a coatl of no pieces", "unknown_name", put("seats", 0, "coatls", 0, "pieces", value="")),
    ("a prophecy twice beside a coatl", "unknown_name", more("seats", 0, "coatls", 0, "prophecies", value="pair_B")),
    ("three places for coatls", "length", more("seats", 0, "coatls", value=None)),
]
TURNS: list[tuple[str, str, Break]] = [
    ("an action too many", "coatl_turn", put("actions_left", value=2)),
    ("no action left", "coatl_turn", put("actions_left", value=0)),
    ("completing nothing", "coatl_turn", put("due", value=[ASSEMBLING, completing(1)])),
    ("completing where there is no place", "coatl_turn", put("due", value=[ASSEMBLING, completing(2)])),
    ("assembling twice", "coatl_turn", put("due", value=[ASSEMBLING, ASSEMBLING])),
    ("shown without playing", "coatl_turn", put("shown", value=True)),
    ("discarding without the token", "coatl_turn", put("due", value=[{"kind": "discard"}])),
    ("choosing with nothing chosen", "coatl_turn", put("due", value=[choosing(0)])),
    ("choosing more than there is in the hand", "coatl_display", put("due", value=[choosing(3)])),
    ("as many passes as players", "coatl_turn", put("passes", value=3)),
    ("keeping in the middle of the game", "coatl_aside", put("phase", value="keep")),
    ("an ending without a cause", "coatl_ending", put("ending_seat", value=1)),
    ("turns left without an ending", "coatl_ending", put("turns_left", value=1)),
    ("a third coatl that is not there", "coatl_ending", ending("third_coatl", 3)),
    ("bodies that did not run out", "coatl_ending", ending("no_bodies", 6)),
    ("an unknown phase", "unknown_name", put("phase", value="think")),
    ("an unknown decision", "unknown_name", put("due", value=[{"kind": "think"}])),
    ("an unknown token", "unknown_field", put("seats", 0, "tokens", "golden_feather", value=True)),
    ("a seat too few", "length", lambda position: position["seats"].pop()),
]
BROKEN = PIECES + CARDS + TEMPLE_CARDS + COATLS + TURNS


def _unmarked(pile: list[str]) -> str:
    return pile.pop().split("/")[0]


def test_the_position_is_sound_before_it_is_broken() -> None:
    sound().check()


@pytest.mark.parametrize(("code", "change"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_broken_position_is_refused(code: str, change: Break) -> None:
    dump = sound().dump()
    position = dump["position"]
    assert isinstance(position, dict)
    change(position)
    with pytest.raises(sunstone.BadPosition) as wrong:
        GAME.load(dump)
    assert wrong.value.code == code


@pytest.mark.parametrize(("seat", "over"), [(-1, False), (0, True)])
def test_a_seat_is_to_move_until_the_end_and_none_after_it(seat: int, over: bool) -> None:
    with pytest.raises(sunstone.BadPosition) as wrong:
        GAME.load({**sound().dump(), "seat": seat, "over": over})
    assert wrong.value.code == "coatl_turn"


@pytest.mark.parametrize(
    "change",
    [
        put("ply", value=1),
        put("position", "passes", value=1),
        put("position", "seats", 0, "tokens", value=held_tokens([])),
        lambda dump: dump["position"]["deck"].append(dump["position"]["seats"][0]["hand"].pop()),
    ],
    ids=["an action before the first", "a pass before the first turn", "tokens spent", "a card too few dealt"],
)
def test_nothing_has_happened_yet_while_cards_are_kept(change: Break) -> None:
    dump = GAME.new(2, 1).dump()
    change(dump)
    with pytest.raises(sunstone.BadPosition) as wrong:
        GAME.load(dump)
    assert wrong.value.code == "coatl_set_up"


def test_tokens_only_where_they_are_played_with() -> None:
    with pytest.raises(sunstone.BadPosition) as wrong:
        table(options={"sacrifice_tokens": False}, tokens=["perfect_pick"])
    assert wrong.value.code == "coatl_tokens"


def test_four_coatls_are_too_many() -> None:
    done = [coatl("(YYY)", "count_Y"), coatl("(GGG)", "count_G")]
    with pytest.raises(sunstone.BadPosition) as wrong:
        table(completed=done, coatls=[[coatl("K"), coatl("B")]])
    assert wrong.value.code == "coatl_too_many"


def test_a_closed_coatl_that_cannot_be_completed_is_refused() -> None:
    with pytest.raises(sunstone.BadPosition) as wrong:
        table(due=[ASSEMBLING, completing(0)], coatls=[[coatl("(BBB)")]], hands=["trio_Y"])
    assert wrong.value.code == "coatl_stuck"


def test_a_position_in_the_middle_of_each_kind_of_decision_can_be_set_up() -> None:
    closing = table(due=[ASSEMBLING, completing(0)], coatls=[[coatl("(BBB)")]], hands=["count_B"])
    assert [closing.say(action) for action in closing.legal()] == ["fulfil 1 count_B"]
    chosen = table(
        due=[choosing(4)], hands=["count_B/open pair_R/open pair_K/open pair_G/open"], display="pair_Y ab_YG"
    )
    assert [chosen.say(action) for action in chosen.legal()] == [
        "choose pair_Y",
        "choose ab_YG",
        "choose deck",
        "end",
    ]
    discarding = table(due=[{"kind": "discard"}], hands=["count_B"], tokens=["perfect_pick"])
    assert [discarding.say(action) for action in discarding.legal()] == ["discard none", "discard 1"]
    assembling = table(due=[ASSEMBLING], boards=["bY"], coatls=[[coatl("(B")]])
    assert [assembling.say(action) for action in assembling.legal()] == ["start body Y", "extend 1 back Y", "end"]


def test_every_temple_can_be_placed() -> None:
    """The table of these tests itself: all fifteen temples are somewhere, whichever are asked for."""
    for place in range(13):
        state = table(tops=TEMPLES[place : place + 2])
        assert len(lies(state)["temple_rest"]) == 15 - 2 - 2


# An owner's own box.


def owned(text: str) -> sunstone.Components:
    return overlaid(GAME.components(), GAME.schema(), 'game = "coatl"\n' + text, "my-box.toml")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('[prophecy.count_Y]\nrequirement = "count X"', "wrong_pattern"),
        ("[prophecy.count_Y]\nrequirement = 3", "wrong_pattern"),
        ("[prophecy.count_Y]\nlevels = []", "wrong_levels"),
        ("[prophecy.count_Y]\nlevels = [[3, 2], [3, 4]]", "wrong_levels"),
        ("[prophecy.count_Y]\nlevels = [[3, 2], [4, 2]]", "wrong_levels"),
        ("[prophecy.count_Y]\nlevels = [[3]]", "wrong_levels"),
        ('[prophecy.count_Y]\nsuit = "pink"', "wrong_choice"),
        ("[prophecy.count_Y]\ncopies = 0", "wrong_range"),
        ("[temple.absent_Y_len7]\nrequirements = []", "wrong_patterns"),
        ('[temple.absent_Y_len7]\nrequirements = "absent Y"', "wrong_patterns"),
        ('[temple.absent_Y_len7]\nrequirements = ["absent"]', "wrong_pattern"),
        ("[setup.cards]\ndealt = [3, 4, 5]", "wrong_list"),
        ("[setup.cards]\ndealt = [3, 4, 5, 7]", "wrong_range"),
        ("[limits.player]\nunfinished = 3", "wrong_range"),
    ],
)
def test_mistake_in_an_owners_box(text: str, code: str) -> None:
    with pytest.raises(sunstone.BadComponents) as wrong:
        owned(text)
    assert (wrong.value.code, wrong.value.details["line"]) == (code, 3)


def test_an_owners_values_are_played_with() -> None:
    own = owned(
        "[setup.cards]\ndealt = [2, 2, 2, 2]\nkept = 1\n[limits.player]\ncoatls = 1\n[pieces.body]\nspaces = 2\n"
    )
    state = GAME.new(2, 1, None, own)
    position = lies(state)
    assert [len(seat["hand"]) for seat in position["seats"]] == [2, 2]
    assert len(position["bodies"]) == 2
    assert {state.say(action) for action in state.legal()} == {"keep none", "keep 1", "keep 2"}
    rng = sunstone.Rng(1)
    sunstone.playout(state, rng)
    state.check()
    assert state.over
    play(GAME.new(2, 1), "keep 1 2 3")
