"""What happens by itself may hang only on what everyone can see, and what everyone saw is not forgotten."""

from __future__ import annotations

import sunstone
from tests.games.endless_winter.table import choices, food, hand, happened, labour, play, position, reward, tools


def _stage(state: sunstone.State) -> object:
    return state.view(None)["stage"]


def test_a_section_is_not_skipped_for_a_hand_without_tribe_cards() -> None:
    """With a culture card alone nothing but `next` can be chosen, but the others must not learn that."""
    for held in ("brave", "cu1-01"):
        state = position(2, column="rite", stage="top", hands=[[held]], food=[0])
        play(state, "next")
        assert _stage(state) == "middle"
        play(state, "next")
        assert _stage(state) == "bottom"


def test_sections_without_any_choice_are_passed_when_the_hand_is_empty() -> None:
    state = position(2, column="rite", stage="top", hands=[[]], food=[0])
    play(state, "next")
    assert (_stage(state), choices(state)[:2]) == ("wrap", ["part 1", "part 2"])


def test_equal_cards_in_a_hand_are_still_asked_for() -> None:
    """A second culture card costs a discard; that all cards left are alike is nobody's business."""
    state = position(2, hands=[["cu1-02", "cu1-06", "tribesman", "tribesman"]])
    play(state, "play cu1-06", "play cu1-02")
    assert choices(state) == ["discard tribesman"]
    for number in range(20):
        state.determinize(1, sunstone.Rng(number)).check()


def test_a_recruited_card_stays_known_while_an_older_copy_is_played() -> None:
    """In the top section the new card cannot be the one that is played (RB, rite, the note below the top section)."""
    state = position(2, column="rite", stage="top", hands=[["elder", "brave"]], tools=[1], labour=1)
    play(state, "recruit elder", "play elder")
    for number in range(50):
        assert "elder" in hand(state.determinize(1, sunstone.Rng(number)))


def test_labour_that_comes_by_itself_is_told() -> None:
    state = position(2, column="hunt", stage="top", hands=[["hunter"]])
    state.events = []
    play(state, "play hunter")
    assert labour(state) == 2
    assert [event["card"] for event in happened(state, "used")] == ["hunter"]


def test_tools_beyond_the_track_can_be_food() -> None:
    """Two tools are due and one fits: the other one is not lost with it."""
    state = position(2, column="rite", stage="wrap", tools=[9], food=[0], due=[reward("tool", 2)])
    play(state, "take tool")
    assert (tools(state), food(state)) == (10, 1)
