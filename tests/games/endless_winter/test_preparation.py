"""Preparing the next round: figures, animals, culture cards, five cards for everyone, and the ladder there."""

from __future__ import annotations

import pytest

import sunstone
from tests.games.endless_winter.hands import owned
from tests.games.endless_winter.table import (
    cards,
    choices,
    eclipse,
    food,
    ground,
    hand,
    idols,
    offered,
    play,
    position,
    reward,
    standing,
    tools,
    until_phase,
)
from tests.games.moves import lies, refusal, seat_of

DRAWS = ["take card", "idol offering", "idol honour", "take tool", "take food"]


def prepared(players: int = 3, **given: object) -> sunstone.State:
    """The moment before the first player draws; nobody gained anything but food on the way."""
    return until_phase(eclipse(players, **given), "preparation")


def drawing(**given: object) -> sunstone.State:
    """Seat 0 draws the first of its five cards."""
    settings: dict[str, object] = {"phase": "preparation", "round_no": 2, **given}
    return position(2, due=[reward("draw", 5, in_draw=True)], **settings)  # type: ignore[arg-type]


def test_the_round_moves_on_and_all_figures_come_back() -> None:
    """Those at rest too."""
    state = prepared(figures=[["rest", "hunt", "rite"]], round_no=1)
    assert lies(state)["round"] == 2
    assert all(seat_of(state, seat)["figures"] == [None, None, None] for seat in range(3))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lying", [0, 1, 2])
def test_the_hunting_ground_is_filled_to_one_more_than_players(players: int, lying: int) -> None:
    """What lies there stays."""
    state = prepared(players, ground={"mammoth": lying})
    assert sum(ground(state).values()) == players + 1
    assert ground(state).get("mammoth", 0) >= lying


def test_a_fuller_hunting_ground_stays_as_it_is() -> None:
    """Nothing is taken away and nothing added."""
    state = prepared(2, ground={"mammoth": 2, "elk": 3})
    assert ground(state) == {"mammoth": 2, "elk": 3}


def test_a_short_deck_fills_as_far_as_it_goes() -> None:
    """The last animals are laid out."""
    state = prepared(3, deck={"elk": 2}, ground={})
    assert ground(state) == {"elk": 2}


@pytest.mark.parametrize(("number", "era"), [(1, "cu1"), (3, "cu2")])
def test_gaps_of_the_culture_display_are_filled_from_the_deck_of_the_era(number: int, era: str) -> None:
    """After round 1 from the first, after round 3 from the second; what lies there stays."""
    display = [f"{era}-01", "", "", f"{era}-04", "", "", "", f"{era}-08"]
    after = lies(prepared(round_no=number, display=display))["culture_display"]
    assert [after[place] for place in (0, 3, 7)] == [f"{era}-01", f"{era}-04", f"{era}-08"]
    assert [card[:3] for card in after] == [era] * 8
    assert len(set(after)) == 8


def test_after_round_two_all_culture_cards_of_the_first_era_go() -> None:
    """The whole display is laid out anew from the second era."""
    state = prepared(round_no=2)
    assert [card[:3] for card in lies(state)["culture_display"]] == ["cu2"] * 8
    assert len(lies(state)["culture_deck_2"]) == 12


def test_everyone_draws_five_in_the_new_order_on_top_of_the_hand() -> None:
    """There is no limit to the hand."""
    state = prepared(hands=[["cu1-06"]], eclipse_piles=[[], ["brave"]])
    assert lies(state)["order"] == [1, 2, 0]
    seen = []
    while lies(state)["phase"] == "preparation":
        seen.append(state.seat)
        play(state, "take card")
    assert seen == [1] * 5 + [2] * 5 + [0] * 5
    assert [len(hand(state, seat)) for seat in range(3)] == [6, 5, 5]
    assert (state.seat, lies(state)["turn"]) == (1, 0)


def test_each_of_the_five_draws_may_be_a_lesser_reward() -> None:
    """Decided card by card."""
    state = drawing()
    for line in ("take card", "idol honour", "take tool", "take food"):
        assert choices(state) == DRAWS
        play(state, line)
    assert choices(state) == DRAWS
    assert not offered(state, "megalith")
    play(state, "take tool")
    assert (len(hand(state)), idols(state), tools(state), food(state)) == (1, (0, 1), 2, 1)
    assert state.seat == 1


def test_draws_without_cards_are_lesser_rewards() -> None:
    """Pile and discards empty."""
    state = drawing(piles=[[]], discards=[[]])
    assert choices(state) == DRAWS[1:]


# What an idol brings on its way in the preparation is no reward of the two other phases: it has no ladder.


def test_food_of_the_offering_track_is_food() -> None:
    """Nothing to decide."""
    state = drawing(idols=[(2, 0)])
    play(state, "idol offering")
    assert (food(state), choices(state)) == (1, DRAWS)


def test_a_tool_of_the_offering_track_stays_a_tool() -> None:
    """It is taken at once; there is no food in its place."""
    state = drawing(idols=[(4, 0)])
    play(state, "idol offering")
    assert (tools(state), food(state), choices(state)) == (1, 0, DRAWS)
    state = drawing(idols=[(4, 0)], tools=[10])
    play(state, "idol offering")
    assert (tools(state), food(state)) == (10, 0)
    assert choices(state) == ["take card", "idol offering", "idol honour", "take food"]


A_CARD = '[offering.level-5]\nreward = ["draw 1"]\n'
A_MEGALITH = '[offering.level-6]\nreward = ["megalith 1"]\n'
"""Levels as another board may have them."""


def test_a_card_of_the_offering_track_stays_a_card() -> None:
    """Drawn at once; only where none is left a lesser reward takes its place."""
    state = drawing(components=owned(A_CARD), idols=[(4, 0)])
    play(state, "idol offering")
    assert (len(hand(state)), choices(state)) == (1, DRAWS)
    state = drawing(components=owned(A_CARD), idols=[(4, 0)], piles=[[]], discards=[[]])
    play(state, "idol offering")
    play(state, "idol honour")
    assert (hand(state), idols(state)) == ([], (5, 1))


def test_a_megalith_of_the_offering_track_stays_a_megalith() -> None:
    """It may be placed, with what its space gives, or left, but cannot be a card."""
    state = drawing(components=owned(A_MEGALITH), idols=[(5, 0)])
    play(state, "idol offering")
    assert {line.split()[0] for line in choices(state)} == {"megalith", "done"}
    assert refusal(state, "take card") == "not_lesser"
    assert refusal(state, "take food") == "not_lesser"
    assert refusal(state, "idol honour") == "not_lesser"
    assert refusal(state, "take tool") == "not_lesser"
    play(state, "megalith b1 0", "megalith c1 0")
    assert (standing(state), tools(state), choices(state)) == ({"b1": 4, "c1": 4}, 1, DRAWS)
    state = drawing(components=owned(A_MEGALITH), idols=[(5, 0)])
    play(state, "idol offering", "done")
    assert (standing(state), choices(state)) == ({}, DRAWS)


def test_a_megalith_of_the_offering_track_that_can_stand_nowhere_is_lost() -> None:
    """All ten are placed."""
    own = dict.fromkeys(("a1", "c1", "d1", "a2", "b2", "c2", "d2", "e1"), 0)
    state = drawing(components=owned(A_MEGALITH), idols=[(5, 0)], megaliths={"b1": 4, **own})
    assert seat_of(state, 0)["megaliths_left"] == 0
    play(state, "idol offering")
    assert (choices(state), idols(state)) == (DRAWS, (6, 0))


def test_an_idol_of_a_megalith_space_stays_an_idol_in_the_preparation() -> None:
    """Either track, but no tool."""
    state = drawing(components=owned(A_MEGALITH), idols=[(5, 0)], megaliths={"b1": 4, "c1": 4})
    play(state, "idol offering", "megalith c2 0")
    assert choices(state) == ["idol offering", "idol honour"]
    assert refusal(state, "take tool") == "not_lesser"
    play(state, "idol honour")
    assert (idols(state), choices(state)) == ((6, 1), DRAWS)


def test_labour_of_the_offering_track_is_lost_in_the_preparation() -> None:
    """A level of an owner's box may give it; there is no turn to use it in."""
    box = owned('[offering.level-1]\nreward = ["labour 1"]\n')
    state = drawing(components=box)
    play(state, "idol offering")
    assert (lies(state)["half_labour"], idols(state)) == (0, (1, 0))


def test_the_next_round_begins_with_the_culture_step() -> None:
    """Nothing of the last turn is left."""
    state = until_phase(prepared(), "action")
    assert (lies(state)["stage"], lies(state)["column"], lies(state)["half_labour"]) == ("culture", None, 0)
    assert cards(state, "eclipse_pile") == []
    assert len(offered(state, "place")) == 10
