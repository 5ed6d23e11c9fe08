"""Temples: going up and down, the top step, and the player board."""

from __future__ import annotations

import pytest

from tests.games.moves import lies, play, refusal, seat_of
from tests.games.tzolkin.table import GAME, TEMPLES, choices, corn_of, goods, points_of, position, steps_of, told

TOPS = {"chaac": 6, "quetzalcoatl": 8, "kukulkan": 7}


@pytest.mark.parametrize(
    ("temple", "points"),
    [
        ("chaac", [-1, 0, 2, 4, 6, 7, 8]),
        ("quetzalcoatl", [-2, 0, 1, 2, 4, 6, 9, 12, 13]),
        ("kukulkan", [-3, 0, 1, 3, 5, 7, 9, 10]),
    ],
)
def test_three_temples_of_different_height(temple: str, points: list[int]) -> None:
    """Temples: seven, nine and eight steps, each with its points."""
    assert GAME.components().entries("temple")[temple]["points"] == points
    assert TOPS[temple] == len(points) - 1


@pytest.mark.parametrize("temple", TEMPLES)
def test_nobody_rises_above_the_top(temple: str) -> None:
    """Temples: a step up from the top is lost."""
    state = position(corn=[3], on={("uxmal", 1): 0}, steps=[{temple: TOPS[temple]}])
    before = steps_of(state)
    play(state, "take uxmal 1", "act 1", f"raise {temple}")
    assert steps_of(state) == before
    assert corn_of(state) == 0


@pytest.mark.parametrize("temple", TEMPLES)
def test_top_step_holds_one_player(temple: str) -> None:
    """Temples: while somebody stands on top nobody else comes there; the step is lost."""
    steps = [{temple: TOPS[temple] - 1}, {temple: TOPS[temple]}]
    state = position(corn=[3], on={("uxmal", 1): 0}, steps=steps)
    play(state, "take uxmal 1", "act 1", f"raise {temple}")
    assert steps_of(state)[TEMPLES.index(temple)] == TOPS[temple] - 1


def test_top_step_is_free_again_when_its_player_goes_down() -> None:
    """Temples: angering the gods leaves the top to others."""
    state = position(
        corn=[3, 0],
        seat=1,
        first=1,
        on={("uxmal", 1): 0},
        steps=[{"chaac": 5}, {"chaac": 6}],
    )
    play(state, "beg chaac", "place tikal", "end", "place tikal", "end", "place tikal", "end")
    play(state, "take uxmal 1", "act 1", "raise chaac")
    assert [steps_of(state, seat)[0] for seat in range(2)] == [6, 5]


def test_lower_steps_are_shared() -> None:
    """Temples: all other steps hold any number of players."""
    state = position(corn=[3], on={("uxmal", 1): 0}, steps=[{"chaac": 4}, {"chaac": 5}, {"chaac": 5}])
    play(state, "take uxmal 1", "act 1", "raise chaac")
    assert [steps_of(state, seat)[0] for seat in range(3)] == [5, 5, 5]


@pytest.mark.parametrize("temple", TEMPLES)
def test_reaching_the_top_turns_the_board_light(temple: str) -> None:
    """Temples: whoever arrives on top turns the player board to its light side at once."""
    state = position(corn=[3], on={("uxmal", 1): 0}, steps=[{temple: TOPS[temple] - 1}], light=[False])
    kinds = told(state, "take uxmal 1", "act 1", f"raise {temple}")
    assert "turned_light" in kinds
    assert seat_of(state, 0)["light"] is True


def test_light_board_stays_light() -> None:
    """Temples: who has the light side up already gains nothing for later."""
    state = position(last=True, corn=[3], on={("uxmal", 1): 0}, steps=[{"chaac": 5}])
    kinds = told(state, "take uxmal 1", "act 1", "raise chaac")
    assert "turned_light" not in kinds
    assert seat_of(state, 0)["light"] is True


def test_lost_step_does_not_turn_the_board() -> None:
    """Temples: standing on top is not arriving there; nor is it to stop below somebody who is there."""
    state = position(corn=[3], on={("uxmal", 1): 0}, steps=[{"chaac": 6}], light=[False])
    play(state, "take uxmal 1", "act 1", "raise chaac")
    assert seat_of(state, 0)["light"] is False
    state = position(corn=[3], on={("uxmal", 1): 0}, steps=[{"chaac": 5}, {"chaac": 6}], light=[False])
    play(state, "take uxmal 1", "act 1", "raise chaac")
    assert seat_of(state, 0)["light"] is False


def test_other_steps_do_not_turn_the_board() -> None:
    """Temples: only the top does."""
    state = position(corn=[3], on={("uxmal", 1): 0}, steps=[{"chaac": 4}], light=[False])
    play(state, "take uxmal 1", "act 1", "raise chaac")
    assert seat_of(state, 0)["light"] is False


def test_lost_step_leaves_the_rest_of_the_action() -> None:
    """Temples: at Chichen Itza the points and the block come also without the step."""
    state = position(goods=["1K"], on={("chichen_itza", 6): 0}, steps=[{"kukulkan": 7}])
    play(state, "take chichen_itza 6", "act 6", "gain gold")
    assert (points_of(state), goods(state)) == (8, "1G")
    assert steps_of(state) == [1, 1, 7]


def test_two_steps_of_which_one_is_lost() -> None:
    """Temples: of the two steps of Tikal 5 the one that can be taken is taken."""
    state = position(goods=["1W"], on={("tikal", 5): 0}, steps=[{"chaac": 6}])
    play(state, "take tikal 5", "act 5", "raise chaac kukulkan")
    assert steps_of(state) == [6, 1, 2]


def test_equal_outcomes_are_offered_once() -> None:
    """Temples: where two of three are at the top, it does not matter which of them is named."""
    state = position(goods=["1W"], on={("tikal", 5): 0}, steps=[{"chaac": 6, "quetzalcoatl": 8}])
    play(state, "take tikal 5", "act 5")
    assert choices(state) == ["raise chaac quetzalcoatl", "raise chaac kukulkan"]
    assert refusal(state, "raise quetzalcoatl kukulkan") == "twin"


def test_no_step_anywhere() -> None:
    """Temples: with no step possible the action is paid and the steps are lost."""
    state = position(goods=["1W"], on={("tikal", 5): 0}, steps=[dict(TOPS)])
    play(state, "take tikal 5", "act 5")
    assert lies(state)["due"] == []
    assert goods(state) == ""


def test_going_down_stops_at_the_bottom() -> None:
    """Anger of the gods: the lowest step is the end of it."""
    state = position(corn=[0], steps=[{"chaac": 1}])
    play(state, "beg chaac")
    assert steps_of(state) == [0, 1, 1]
    state = position(corn=[0], steps=[{"chaac": 0}])
    assert refusal(state, "beg chaac") == "bottom"
