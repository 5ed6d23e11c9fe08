"""Placing workers: where they go, what it costs, and the start-player space as a place."""

from __future__ import annotations

import pytest

from tests.games.moves import can, lies, play, refusal, seat_of
from tests.games.tzolkin.table import DUMMY, SIZES, at, corn_of, goods, position


def test_worker_goes_to_the_lowest_free_position() -> None:
    """Placing: the lowest position of the chosen wheel on which nobody stands, whoever it is."""
    state = position(3, on={("tikal", 0): 1, ("tikal", 1): 0, ("tikal", 3): DUMMY, ("tikal", 2): 2})
    play(state, "place tikal")
    assert at(state, "tikal", 4) == 0
    assert corn_of(state) == 10 - 4


def test_gap_below_others_is_filled_first() -> None:
    """Placing: a position that is free below occupied ones comes first."""
    state = position(on={("uxmal", 0): 1, ("uxmal", 2): 2})
    play(state, "place uxmal")
    assert at(state, "uxmal", 1) == 0


@pytest.mark.parametrize(("wheel", "last"), [("palenque", 7), ("chichen_itza", 10)])
def test_last_position_can_be_placed_on_and_then_the_wheel_is_full(wheel: str, last: int) -> None:
    """Placing: positions 0 to 7 of the lesser wheels and 0 to 10 of Chichen Itza; the slots beyond are no places."""
    on = {(wheel, place): 1 + place % 3 for place in range(last)}
    state = position(corn=[20], on=on)
    play(state, f"place {wheel}")
    assert at(state, wheel, last) == 0
    assert corn_of(state) == 20 - last
    assert refusal(state, f"place {wheel}") == "wheel_full"


@pytest.mark.parametrize(("count", "total"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15)])
def test_cost_of_the_number_of_workers(count: int, total: int) -> None:
    """Placing: besides the positions the number of workers of this turn costs 0, 1, 3, 6, 10 or 15 corn in all."""
    state = position(corn=[20], workers=[6])
    play(state, *[f"place {place}" for place in [*SIZES, "start"][:count]])
    assert corn_of(state) == 20 - total
    assert seat_of(state, 0)["hand"] == 6 - count
    assert state.view(0)["placed"] == count
    assert position().game.load(state.dump()).legal() == state.legal()


def test_the_number_counts_anew_each_turn() -> None:
    """Placing: the extra cost is for workers placed in the same turn only."""
    state = position(2, corn=[10, 10])
    play(state, "place palenque", "place tikal", "end", "place uxmal", "end")
    play(state, "place yaxchilan")
    assert corn_of(state) == 10 - 1 - 0


def test_workers_must_be_paid() -> None:
    """Placing: nobody is placed who cannot be paid for."""
    state = position(corn=[1], on={("palenque", 0): 1, ("palenque", 1): 1})
    assert refusal(state, "place palenque") == "no_corn"
    play(state, "place tikal", "place uxmal")
    assert corn_of(state) == 0
    assert refusal(state, "place yaxchilan") == "no_corn"


def test_only_workers_in_hand_can_be_placed() -> None:
    """Placing: neither those on the board nor those in the supply."""
    state = position(on={("tikal", 1): 0, ("tikal", 2): 0, ("uxmal", 1): 0})
    assert seat_of(state, 0)["workers"] == 3
    assert refusal(state, "place palenque") == "no_worker_in_hand"


def test_as_many_as_one_likes() -> None:
    """Placing: one, several or all workers of the hand; the turn may end after each."""
    state = position()
    for place in ("palenque", "palenque", "palenque"):
        play(state, f"place {place}")
        assert can(state, "end")
    assert [at(state, "palenque", place) for place in range(3)] == [0, 0, 0]


def test_never_both() -> None:
    """Course of play: in a turn workers are placed or taken, not both."""
    state = position(on={("tikal", 0): 0})
    play(state, "place palenque")
    assert refusal(state, "take tikal 0") == "not_both"
    state = position(on={("tikal", 0): 0})
    play(state, "take tikal 0", "act none")
    assert refusal(state, "place palenque") == "not_both"


def test_never_nothing() -> None:
    """Course of play: a turn cannot be passed."""
    assert refusal(position(), "end") == "do_something"
    assert refusal(position(on={("tikal", 1): 0, ("tikal", 2): 0, ("uxmal", 1): 0}), "end") == "do_something"


def test_placing_brings_no_action() -> None:
    """Placing: the action is used when the worker is taken, not when it is placed."""
    state = position(on={("yaxchilan", 0): 1})
    play(state, "place yaxchilan", "end")
    assert goods(state) == "9C"


def test_start_player_space_counts_as_position_zero() -> None:
    """Placing: the start-player space costs nothing but the number of workers."""
    state = position(corn=[1])
    play(state, "place start", "place tikal")
    assert corn_of(state) == 0
    assert lies(state)["start_space"] == 0
    state = position(corn=[1])
    play(state, "place tikal", "place start")
    assert corn_of(state) == 0


def test_start_player_space_holds_one_worker() -> None:
    """Placing: only if the space is free, for oneself as for others."""
    state = position()
    play(state, "place start")
    assert refusal(state, "place start") == "space_taken"
    play(state, "end")
    assert refusal(state, "place start") == "space_taken"


def test_worker_on_the_start_player_space_is_not_taken_back_in_a_turn() -> None:
    """Start-player space: the worker comes back at the end of the round, by no turn of its player."""
    state = position()
    play(state, "place start", "end")
    assert seat_of(state, 0)["hand"] == 2
    play(state, *["place palenque", "end"] * 3, "calendar 1")
    assert seat_of(state, 0)["hand"] == 3
