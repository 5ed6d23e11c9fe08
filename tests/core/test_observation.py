"""Observations: the helpers that write them, and the way into a caller's buffer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sunstone
from sunstone.core.observation import add_bits, add_rows, one_hot


def test_one_hot_begins_with_the_row_for_none() -> None:
    assert one_hot(3) == [b"\0\0\0", b"\1\0\0", b"\0\1\0", b"\0\0\1"]


@given(st.sets(st.integers(0, 61)), st.integers(0, 61))
def test_a_set_has_a_one_for_every_number(numbers: set[int], size: int) -> None:
    out: list[bytes] = []
    inside = {number for number in numbers if number < size}
    add_bits(out, sum(1 << number for number in inside), size)
    assert list(b"".join(out)) == [int(number in inside) for number in range(size)]


def test_a_gap_and_a_missing_tile_are_rows_of_zeros() -> None:
    out: list[bytes] = []
    add_rows(out, one_hot(2), (1, -1), 3)
    assert b"".join(out) == b"\0\1\0\0\0\0"


@pytest.mark.parametrize("name", ["coatl", "endless_winter", "tzolkin"])
def test_a_part_of_a_buffer_holds_the_same_as_a_fresh_one(name: str) -> None:
    game = sunstone.game(name)
    state = game.new(3, seed=5)
    observer = game.observer(3)
    size = observer.layout.size
    for _ in range(20):
        state.play(state.legal()[0])
        for seat in range(3):
            out = bytearray(b"\xff" * (size + 9))
            observer.observe_into(state, seat, out, 4)
            assert out == b"\xff" * 4 + observer.observe(state, seat) + b"\xff" * 5
    with pytest.raises(ValueError, match="no seat 3"):
        observer.observe_into(state, 3, bytearray(size), 0)
