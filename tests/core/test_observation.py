"""Observations in a buffer of the caller."""

from __future__ import annotations

import pytest

import sunstone


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
