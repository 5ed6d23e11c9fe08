"""Positions of players who hoard cards: the deck runs dry, the display stays short, and what `check` says of that.

`hoards.json` holds two games of four hoarders from seed 0, each played up to a position that is as far as it goes.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import sunstone
from tests.games.coatl.table import GAME, asked, table
from tests.games.coatl.test_endings import third_coatl_due
from tests.games.edits import Break, both, put, shift
from tests.games.moves import lies, play

HOARDS: dict[str, list[str]] = json.loads(Path(__file__).with_name("hoards.json").read_text(encoding="utf-8"))


def hoard(name: str, actions: int) -> sunstone.State:
    """The position of a recorded game after so many actions."""
    return play(GAME.new(players=4, seed=0), *HOARDS[name][:actions])


def broken(state: sunstone.State, change: Break) -> str:
    """The code a changed position is refused with."""
    dump = state.dump()
    change(dump["position"])
    with pytest.raises(sunstone.BadPosition) as wrong:
        GAME.load(dump)
    return wrong.value.code


@pytest.mark.parametrize("name", HOARDS)
def test_every_position_of_a_hoarders_game_can_be(name: str) -> None:
    """By legal play from the set-up: each position is sound, and those near the end load again."""
    state = GAME.new(players=4, seed=0)
    for place, line in enumerate(HOARDS[name]):
        play(state, line)
        if place > len(HOARDS[name]) - 20:
            assert GAME.load(state.dump()).dump() == state.dump()


# One See the Future can cause two reshuffles.


def test_one_see_the_future_can_cause_two_reshuffles() -> None:
    """The display is discarded and drawn again, then the hand; each time the deck may be empty."""
    state = hoard("a short display", 256)
    assert lies(state)["reshuffles"] == 1
    play(state, "future")
    assert lies(state)["reshuffles"] == 2
    play(state, "discard 1 2 3 4 5", "choose deck")
    assert lies(state)["reshuffles"] == 3
    assert sum(not seat["tokens"]["see_the_future"] for seat in lies(state)["seats"]) == 1


def test_four_players_can_shuffle_nine_times_and_no_more() -> None:
    """Once what was put aside in the set-up, and twice for each See the Future."""
    state = hoard("nine reshuffles", len(HOARDS["nine reshuffles"]))
    assert lies(state)["reshuffles"] == 9
    assert broken(state, put("reshuffles", value=10)) == "coatl_discards"
    # What still lies among the discards was not shuffled, so there was one reshuffle less.
    assert broken(state, shift(("deck",), ("discards",))) == "coatl_discards"


def test_the_hand_is_not_yet_discarded_when_it_is_asked_for() -> None:
    state = hoard("a short display", 257)
    assert (asked(state), lies(state)["reshuffles"]) == ("discard", 2)
    assert broken(state, put("reshuffles", value=3)) == "coatl_discards"


# A display that was short already is filled at the end of the turn.


def test_a_short_display_is_filled_at_the_end_of_the_turn() -> None:
    """See the Future found too few cards to fill it; those then discarded from the hand come at the end of the turn."""
    state = hoard("a short display", 258)
    position = lies(state)
    assert (len(position["display"]), position["deck"], len(position["discards"])) == (5, [], 5)
    play(state, "choose deck")
    assert (len(lies(state)["display"]), len(lies(state)["deck"])) == (5, 4)
    play(state, "end")
    assert len(lies(state)["display"]) == 6


def test_a_short_display_needs_a_reason() -> None:
    """There are no more cards than the hand held, none put aside, and the choice is still going on."""
    state = hoard("a short display", 258)
    assert broken(state, shift(("display",), ("discards",))) == "coatl_display"
    assert broken(state, put("due", value=[])) == "coatl_display"
    asked = hoard("a short display", 257)
    assert len(lies(asked)["display"]) == 5
    assert broken(asked, shift(("display",), ("deck",))) == "coatl_display"


@pytest.mark.parametrize(
    ("hand", "display"),
    [
        ("pair_B/open", "pair_Y pair_R pair_K trio_Y trio_R trio_K"),
        ("pair_B", "pair_Y pair_R pair_K trio_Y trio_R"),
        ("pair_B/open", "pair_Y pair_R pair_K trio_Y"),
    ],
    ids=["taken from a full display", "drawn from the deck", "one taken, two missing"],
)
def test_what_is_missing_from_the_display_was_taken_openly(hand: str, display: str) -> None:
    with pytest.raises(sunstone.BadPosition) as wrong:
        table(due=[{"kind": "choose", "chosen": 1, "foreseeing": False}], hands=[hand], display=display)
    assert wrong.value.code == "coatl_display"


def test_between_two_actions_of_a_last_turn_the_display_may_be_short() -> None:
    """By no more than a hand; unless the first action was See the Future."""
    state = third_coatl_due(2, 0, display="pair_Y pair_R pair_K trio_Y trio_R trio_K")
    play(state, "extend 1 tail R", "complete", "end")
    play(state, "choose pair_Y", "choose pair_R", "choose pair_K", "choose trio_Y", "choose trio_R", "end")
    assert (len(lies(state)["display"]), lies(state)["actions_left"]) == (1, 1)
    assert GAME.load(state.dump()).dump() == state.dump()
    emptied = shift(("display",), ("deck",))
    assert broken(state, emptied) == "coatl_display"
    spent = put("seats", 1, "tokens", "see_the_future", value=False)
    dump = state.dump()
    both(emptied, spent)(dump["position"])
    GAME.load(dump)
    assert broken(state, both(spent, put("actions_left", value=2))) == "coatl_display"
