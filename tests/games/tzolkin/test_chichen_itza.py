"""Chichen Itza: a skull for points, a step up, and here and there a block."""

from __future__ import annotations

import pytest

from tests.games.moves import lies, play, refusal
from tests.games.tzolkin.table import choices, corn_of, goods, points_of, position, steps_of

SPACES = [
    (1, 4, 0, False),
    (2, 5, 0, False),
    (3, 6, 0, False),
    (4, 7, 2, False),
    (5, 8, 2, False),
    (6, 8, 2, True),
    (7, 10, 1, False),
    (8, 11, 1, True),
    (9, 13, 1, True),
]


@pytest.mark.parametrize(("action", "points", "temple", "block"), SPACES)
def test_what_each_space_brings(action: int, points: int, temple: int, block: bool) -> None:
    """Chichen Itza: points, a step in the temple of the space's god, and on 6, 8 and 9 a block of choice."""
    state = position(goods=["2K"], on={("chichen_itza", action): 0})
    play(state, f"take chichen_itza {action}", f"act {action}")
    if block:
        assert choices(state) == ["gain wood", "gain stone", "gain gold"]
        play(state, "gain stone")
    assert points_of(state) == points
    assert steps_of(state) == [2 if place == temple else 1 for place in range(3)]
    assert goods(state) == ("1S 1K" if block else "1K")


def test_skull_stays_on_the_space() -> None:
    """Chichen Itza: the skull is left there and does not go back to the supply."""
    state = position(goods=["1K"], on={("chichen_itza", 1): 0})
    before = lies(state)["skulls_left"]
    play(state, "take chichen_itza 1", "act 1")
    assert lies(state)["skull_spaces"] == [1]
    assert lies(state)["skulls_left"] == before


def test_space_with_a_skull_is_used_up() -> None:
    """Chichen Itza: each space once in the game, whoever used it."""
    state = position(goods=["5C 2K"], on={("chichen_itza", 3): 0}, skulls_on=[3])
    play(state, "take chichen_itza 3")
    assert refusal(state, "act 3") == "skull_there"
    assert choices(state) == ["act none", "act 1", "act 2"]


def test_action_needs_a_skull() -> None:
    """Chichen Itza: without a skull there is no action."""
    state = position(goods=["5C"], on={("chichen_itza", 3): 0})
    play(state, "take chichen_itza 3")
    assert refusal(state, "act 3") == "no_skull"
    assert choices(state) == ["act none"]


def test_lower_space_for_corn() -> None:
    """Chichen Itza: as on other wheels, a corn for every step back."""
    state = position(goods=["3C 1K"], on={("chichen_itza", 5): 0})
    play(state, "take chichen_itza 5", "act 2")
    assert corn_of(state) == 0
    assert lies(state)["skull_spaces"] == [2]


def test_two_workers_two_spaces() -> None:
    """Chichen Itza: each worker leaves a skull of its own; the second cannot use the same space."""
    state = position(goods=["2K"], on={("chichen_itza", 10): 0, ("chichen_itza", 1): 0})
    play(state, "take chichen_itza 10", "act 1", "take chichen_itza 1")
    assert refusal(state, "act 1") == "skull_there"


def test_all_nine_used() -> None:
    """Chichen Itza: when all spaces have a skull the wheel has no actions left."""
    state = position(goods=["1K"], on={("chichen_itza", 10): 0}, skulls_on=range(1, 10))
    play(state, "take chichen_itza 10")
    assert choices(state) == ["act none"]
