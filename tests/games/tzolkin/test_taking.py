"""Taking workers: one at a time, with the own action, a lower one for corn, or none."""

from __future__ import annotations

import pytest

from tests.games.moves import can, play, refusal, seat_of
from tests.games.tzolkin.table import DUMMY, Who, at, choices, corn_of, goods, levels_of, position


def test_own_action_costs_nothing() -> None:
    """Taking: the worker goes back to the hand, and the action of its position is used."""
    state = position(corn=[0], on={("yaxchilan", 3): 0})
    play(state, "take yaxchilan 3", "act 3")
    assert goods(state) == "2C 1G"
    assert seat_of(state, 0)["hand"] == 3
    assert at(state, "yaxchilan", 3) is None


@pytest.mark.parametrize(("action", "left"), [(5, "6C 1S 1G"), (4, "3C 1K"), (3, "4C 1G"), (2, "2C 1S"), (1, "1W")])
def test_lower_action_costs_a_corn_for_each_step_back(action: int, left: str) -> None:
    """Taking: any lower action of the same wheel, one corn for every step back."""
    state = position(corn=[4], on={("yaxchilan", 5): 0})
    play(state, "take yaxchilan 5", f"act {action}")
    assert goods(state) == left


def test_lower_action_may_be_occupied() -> None:
    """Taking: it does not matter who stands at the lower action or in between."""
    on: dict[tuple[str, int], Who] = {("yaxchilan", 3): 0, ("yaxchilan", 2): DUMMY, ("yaxchilan", 1): 1}
    state = position(3, corn=[2], on=on)
    play(state, "take yaxchilan 3", "act 1")
    assert goods(state) == "1W"


def test_steps_back_are_paid_before_the_action() -> None:
    """Taking: the corn must be there already; what the action brings does not pay for it."""
    state = position(corn=[0], on={("palenque", 2): 0})
    play(state, "take palenque 2")
    assert refusal(state, "act 1") == "no_corn"


def test_higher_action_is_out_of_reach() -> None:
    """Taking: only lower actions can be chosen instead."""
    state = position(on={("yaxchilan", 2): 0})
    play(state, "take yaxchilan 2")
    assert refusal(state, "act 3") == "not_higher"


def test_action_can_be_left() -> None:
    """Taking: the worker may simply be taken."""
    state = position(corn=[5], on={("yaxchilan", 4): 0})
    play(state, "take yaxchilan 4", "act none", "end")
    assert goods(state) == "5C"
    assert seat_of(state, 0)["hand"] == 3


def test_position_zero_has_no_action() -> None:
    """Taking: a worker on position 0 can be taken, without an action."""
    state = position(on={("uxmal", 0): 0})
    play(state, "take uxmal 0")
    assert choices(state) == ["act none"]


def test_one_worker_after_the_other() -> None:
    """Taking: an action is finished before the next worker is taken."""
    state = position(on={("yaxchilan", 1): 0, ("yaxchilan", 2): 0})
    play(state, "take yaxchilan 1")
    assert refusal(state, "take yaxchilan 2") == "finish_first"
    assert refusal(state, "end") == "finish_first"
    play(state, "act 1")
    assert can(state, "take yaxchilan 2")
    assert can(state, "end")


def test_order_of_taking_is_free() -> None:
    """Taking: what one worker brings can be used by the next, in whatever order one likes."""
    on = {("yaxchilan", 1): 0, ("tikal", 1): 0}
    state = position(corn=[0], on=on)
    play(state, "take tikal 1")
    assert refusal(state, "act 1") == "no_blocks"
    state = position(corn=[0], on=on)
    play(state, "take yaxchilan 1", "act 1", "take tikal 1", "act 1", "advance theology")
    assert levels_of(state) == [0, 0, 0, 1]


def test_only_own_workers_are_taken() -> None:
    """Taking: neither those of others, nor dummies, nor anyone where nobody is."""
    state = position(3, on={("tikal", 1): 1, ("tikal", 3): DUMMY})
    for place in (1, 2, 3):
        assert refusal(state, f"take tikal {place}") == "no_worker_there"


def test_some_can_stay() -> None:
    """Taking: one, several or all."""
    state = position(on={("tikal", 1): 0, ("tikal", 2): 0, ("tikal", 3): 0})
    play(state, "take tikal 2", "act none", "end")
    assert [at(state, "tikal", place) for place in (1, 2, 3)] == [0, None, 0]


@pytest.mark.parametrize("place", [6, 7])
@pytest.mark.parametrize("action", [1, 2, 3, 4, 5])
def test_free_choice_on_the_last_positions(place: int, action: int) -> None:
    """Positions of free choice: from 6 and 7 any action of the wheel, and no corn for it."""
    state = position(corn=[0], on={("yaxchilan", place): 0})
    play(state, f"take yaxchilan {place}", f"act {action}")
    assert goods(state) == ["1W", "1C 1S", "2C 1G", "1K", "2C 1S 1G"][action - 1]


@pytest.mark.parametrize("action", range(1, 10))
def test_free_choice_on_chichen_itza(action: int) -> None:
    """Positions of free choice: from 10 any action of Chichen Itza, and no corn for it."""
    state = position(goods=["1K"], on={("chichen_itza", 10): 0})
    play(state, "take chichen_itza 10", f"act {action}")
    assert corn_of(state) == 0
    assert state.view(0)["skull_spaces"] == [action]


def test_position_nine_of_chichen_itza_is_no_free_choice() -> None:
    """Positions of free choice: on Chichen Itza only the last one."""
    state = position(goods=["1K"], on={("chichen_itza", 9): 0})
    play(state, "take chichen_itza 9")
    assert choices(state) == ["act none", "act 9"]


def test_actions_of_a_wheel_end_at_five() -> None:
    """Positions of free choice have no action of their own."""
    state = position(on={("yaxchilan", 7): 0})
    play(state, "take yaxchilan 7")
    assert refusal(state, "act 6") == "no_such_action"
