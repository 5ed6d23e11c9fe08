"""The end of the game: what is left turns into points, monuments count, and ties are broken."""

from __future__ import annotations

from typing import Any

import pytest

import sunstone
from tests.games.moves import lies, play, refusal
from tests.games.tzolkin.table import points_of, position, told

ALL_TIED = 1 + 3 + 2
"""Half of the last bonuses 2, 6 and 4: what everyone has who stands where all others stand."""


def _end(**given: Any) -> sunstone.State:
    """The last Food Day: the seat places a worker for nothing and ends the game."""
    state = position(**{"last": True, "in_round": 27, **given})
    return play(state, "place uxmal", "end")


def test_game_ends_after_the_fourth_food_day() -> None:
    """End: when the fourth Food Day was held."""
    state = position(last=True, in_round=27)
    play(state, "place uxmal")
    assert not state.over
    kinds = told(state, "end")
    assert state.over
    assert kinds[-1] == "ended"
    assert state.seat == -1
    assert state.legal() == []
    assert refusal(state, "end") == "over"


def test_other_food_days_do_not_end_the_game() -> None:
    """End: the third Food Day is followed by more rounds."""
    state = position(last=True, in_round=21)
    play(state, "place uxmal", "end")
    assert not state.over


@pytest.mark.parametrize(("corn", "points"), [(0, 0), (1, 0.25), (2, 0.5), (3, 0.75), (4, 1), (7, 1.75)])
def test_a_quarter_of_a_point_for_each_corn(corn: int, points: float) -> None:
    """Final scoring: what is left after feeding brings a quarter each."""
    assert points_of(_end(corn=[6 + corn])) == ALL_TIED + points


@pytest.mark.parametrize(("corn", "points"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2)])
def test_option_whole_points(corn: int, points: int) -> None:
    """Final scoring, by the reading of the Dutch rulebook: a point for every four corn, and nothing for less."""
    assert points_of(_end(corn=[6 + corn], options={"corn_points": "whole"})) == ALL_TIED + points


@pytest.mark.parametrize(("stock", "corn"), [("6C 1W", 2), ("6C 1S", 3), ("6C 1G", 4), ("7C 2W 1S 3G", 1 + 4 + 3 + 12)])
def test_blocks_turn_into_corn_first(stock: str, corn: int) -> None:
    """Final scoring: blocks are worth the corn of the market, and then all corn is counted together."""
    assert points_of(_end(goods=[stock])) == ALL_TIED + corn / 4
    assert points_of(_end(goods=[stock], options={"corn_points": "whole"})) == ALL_TIED + corn // 4


def test_three_points_a_skull() -> None:
    """Final scoring: three points for each skull that was not used."""
    assert points_of(_end(goods=["6C 2K"])) == ALL_TIED + 6


def test_monuments_count_at_the_end() -> None:
    """Final scoring: monuments bring their points now and not before."""
    state = position(last=True, in_round=27, corn=[6], workers=[3], monuments=["M-02"], buildings=["A1-09 A1-10"])
    assert points_of(state) == 0
    play(state, "place uxmal", "end")
    assert points_of(state) == ALL_TIED + 2 * 3


def test_feeding_comes_before_corn_is_counted() -> None:
    """Final scoring: only what the last Food Day leaves."""
    assert points_of(_end(corn=[5])) == ALL_TIED - 3 + 0.25


def test_score_sheet_adds_up() -> None:
    """Final scoring: every source has its line, and together they are the score."""
    state = _end(goods=["9C 1W 1K"], monuments=["M-02"], points=[11])
    sheet = state.score_sheet()[0]
    assert sum(line.points for line in sheet.lines) == points_of(state)


# Ties


def test_most_points_win() -> None:
    """End: the highest score wins; places follow the points."""
    state = _end(corn=[6, 6, 6, 6], points=[3, 9, 1, 5])
    assert state.ranking() == [3, 1, 4, 2]


def test_tie_goes_to_more_workers_on_the_wheels() -> None:
    """End: with equal points the one with more workers on the wheels is ahead."""
    state = _end(corn=[6, 6, 6, 6], points=[0, 5, 5], on={("tikal", 2): 1, ("tikal", 3): 2, ("tikal", 4): 2})
    assert points_of(state, 1) == points_of(state, 2)
    assert state.ranking()[1:3] == [2, 1]


@pytest.mark.parametrize(("wheel", "last"), [("tikal", 7), ("chichen_itza", 10)])
def test_calendar_turns_once_more_before_the_tie_is_broken(wheel: str, last: int) -> None:
    """End: after the last Food Day the calendar turns by a day, and who is pushed off does not count."""
    on = {("palenque", 1): 1, (wheel, last): 2, (wheel, last - 1): 2}
    state = _end(corn=[6, 6, 6, 6], points=[0, 5, 5], on=on)
    assert state.ranking()[1:3] == [1, 1]
    on = {("palenque", 1): 1, (wheel, last - 2): 2, (wheel, last - 1): 2}
    state = _end(corn=[6, 6, 6, 6], points=[0, 5, 5], on=on)
    assert state.ranking()[1:3] == [2, 1]


def test_worker_on_the_start_player_space_is_not_on_the_wheels() -> None:
    """End: that worker goes back when the calendar turns."""
    state = position(last=True, in_round=27, corn=[6, 6, 6, 6], points=[5, 5], on={("tikal", 2): 0, ("tikal", 3): 1})
    play(state, "place start", "end")
    assert lies(state)["start_space"] is None
    assert state.ranking()[:2] == [1, 1]


def test_shared_victory() -> None:
    """End: a tie that stays makes several winners."""
    state = _end(corn=[6, 6, 6, 6], points=[0, 7, 7, 7], on={("tikal", 2): 1, ("tikal", 3): 2, ("tikal", 4): 3})
    assert state.ranking() == [4, 1, 1, 1]


def test_workers_on_the_wheels_decide_nothing_else() -> None:
    """End: who has more points wins whatever rides on the wheels."""
    on = {("tikal", 2): 1, ("tikal", 3): 1, ("tikal", 4): 1}
    state = _end(corn=[7, 6, 6, 6], on=on)
    assert state.ranking()[0] == 1
