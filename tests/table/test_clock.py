"""Clocks: what they show, when they run out, and what happens then."""

from __future__ import annotations

from sunstone.table.clock import DAY, RETURNING, SECOND, Clock, Clocks


def _live(seconds: int = 60, increment: int = 5) -> Clocks:
    return Clocks(Clock(kind="live", seconds=seconds, increment=increment)).started(2, 0, 1000)


def test_a_live_clock_runs_only_for_the_seat_that_decides() -> None:
    clocks = _live().passed(0, 11_000).passed(1, 21_000)
    assert clocks.remaining == (45 * SECOND, 60 * SECOND), "twenty seconds gone, five gained by passing on"
    assert clocks.running == 1
    assert clocks.deadline() == 81_000


def test_the_increment_comes_once_a_turn() -> None:
    clocks = _live()
    for at in range(2, 8):
        clocks = clocks.passed(0, at * SECOND)
    assert clocks.remaining[0] == 54 * SECOND
    assert clocks.passed(1, 7 * SECOND).remaining[0] == 59 * SECOND


def test_a_clock_does_not_go_below_nothing() -> None:
    clocks = _live(seconds=10).went(100_000)
    assert clocks.remaining[0] == 0


def test_coming_back_gives_a_little_time() -> None:
    clocks = _live(seconds=10).went(100_000).came_back(0, 200_000)
    assert clocks.remaining[0] == RETURNING
    assert clocks.deadline() == 200_000 + RETURNING


def test_days_count_from_the_beginning_of_the_turn() -> None:
    clocks = Clocks(Clock(kind="days", days=2)).started(2, 0, 0)
    assert clocks.passed(0, DAY).deadline() == 2 * DAY
    assert clocks.passed(0, DAY).passed(1, DAY + 5).deadline() == 3 * DAY + 5


def test_without_a_clock_nothing_runs_out() -> None:
    clocks = Clocks(Clock()).started(2, 0, 0)
    assert clocks.deadline() is None
    assert clocks.state() is None
