"""Sitting down, changing seats and starting, without server or database."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import sunstone
from sunstone.table.clock import Clock
from sunstone.table.entries import Draft, Opened
from sunstone.table.host import host_of
from sunstone.table.reducer import apply_drafts
from sunstone.table.refusal import Refusal
from sunstone.table.seat import Seat
from sunstone.table.seating import Sitter, close, removable, remove, rotated, set_seat, sit_down, stand_up, start
from sunstone.table.table import Table
from tests.table.tables import opening_of

EVA, JAN, ADA = Sitter("eva", True), Sitter("jan", True), Sitter("ada", False)


def _open(*seats: Seat, drawn: bool = False, rated: bool = False) -> Table:
    clock = Clock(kind="days") if rated else Clock()
    spec = opening_of(sunstone.game("coatl"), len(seats), host="eva", rated=rated, clock=clock)
    return apply_drafts(Table(spec), [Draft(Opened(list(seats), drawn=drawn), user="eva")], 1000)


def _after(table: Table, drafts: list[Draft]) -> Table:
    return apply_drafts(table, drafts, 2000)


def _refused(decide: Callable[[], object]) -> str:
    with pytest.raises(Refusal) as refused:
        decide()
    return refused.value.code


def test_a_seat_is_taken_once() -> None:
    table = _open(Seat("eva"), Seat(), Seat())
    assert _refused(lambda: sit_down(table, EVA, 1, None)) == "already_seated"
    assert _refused(lambda: sit_down(table, JAN, 0, None)) == "seat_taken"
    assert _refused(lambda: sit_down(table, JAN, 3, None)) == "no_seat"
    assert _refused(lambda: sit_down(table, JAN, 1, "Ada")) == "not_host"
    first = _after(table, sit_down(table, JAN, None, None))
    assert [seat.user for seat in first.seats] == ["eva", "jan", None]
    full = _after(first, sit_down(first, EVA, 2, "Ada"))
    assert full.seats[2] == Seat("eva", label="Ada")
    assert _refused(lambda: sit_down(full, ADA, None, None)) == "seat_taken"


def test_only_the_host_sets_seats_and_takes_none_away_by_it() -> None:
    table = _open(Seat("eva"), Seat("jan"), Seat())
    assert _refused(lambda: set_seat(table, JAN, 2, Seat(bot="greedy"))) == "not_host"
    assert _refused(lambda: set_seat(table, EVA, 1, Seat(bot="greedy"))) == "seat_taken"
    assert _refused(lambda: set_seat(table, EVA, 2, EVA.seat())) == "already_seated"
    assert _after(table, set_seat(table, EVA, 2, Seat(bot="greedy"))).seats[2] == Seat(bot="greedy")


def test_a_rated_table_is_for_registered_people() -> None:
    table = _open(Seat("eva"), Seat(), rated=True)
    assert _refused(lambda: sit_down(table, ADA, None, None)) == "rated_people"
    assert _refused(lambda: sit_down(table, Sitter("jan", True, machine=True), None, None)) == "rated_people"
    assert _refused(lambda: set_seat(table, EVA, 1, Seat(bot="greedy"))) == "rated_seats"


def test_who_is_sent_away_is_who_was_meant() -> None:
    table = _open(Seat("eva"), Seat("jan"))
    assert removable(table, "eva", 1) == "jan"
    assert _refused(lambda: removable(table, "eva", 0)) == "nobody_there"
    assert _refused(lambda: remove(table, "eva", 1, "ada")) == "stale"
    gone = _after(table, remove(table, "eva", 1, "jan"))
    assert gone.people() == {"eva"}


def test_the_host_who_leaves_is_followed_by_who_sat_down_first() -> None:
    table = _open(Seat("eva"), Seat(), Seat())
    table = _after(table, sit_down(table, JAN, 2, None))
    table = _after(table, sit_down(table, ADA, 1, None))
    left = _after(table, stand_up(table, "eva"))
    assert (left.status, host_of(left)) == ("open", "jan")
    back = _after(left, sit_down(left, EVA, None, None))
    assert host_of(back) == "eva"


def test_the_last_one_closes_the_table() -> None:
    table = _open(Seat("eva"), Seat(bot="greedy"))
    assert _refused(lambda: stand_up(table, "jan")) == "not_seated"
    closed = _after(table, stand_up(table, "eva"))
    assert closed.status == "closed"
    assert _refused(lambda: close(closed, "eva")) == "closed"


def test_a_start_needs_everyone_and_draws_seats_where_it_should() -> None:
    table = _open(Seat("eva"), Seat(), drawn=True)
    assert _refused(lambda: start(table, "eva", [1, 0])) == "seats_open"
    table = _after(table, sit_down(table, JAN, None, None))
    assert _refused(lambda: start(table, "jan", [1, 0])) == "not_host"
    begun = _after(table, start(table, "eva", [1, 0]))
    assert [seat.user for seat in begun.seats] == ["jan", "eva"]
    assert _refused(lambda: sit_down(begun, ADA, None, None)) == "started"
    assert [seat.user for seat in rotated(begun.seats)] == ["eva", "jan"]
