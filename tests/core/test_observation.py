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
            legal = state.legal() if state.seat == seat else []
            observer.write(state, seat, legal, memoryview(out), 4)
            assert out == b"\xff" * 4 + observer.observe(state, seat) + b"\xff" * 5
    with pytest.raises(ValueError, match="no seat 3"):
        observer.observe(state, 3)


@pytest.mark.parametrize("name", ["coatl", "endless_winter", "tzolkin"])
def test_what_was_seen_before_makes_no_difference(name: str) -> None:
    game = sunstone.game(name)
    states = [game.new(3, seed=seed) for seed in range(3)]
    observer = game.observer(3)
    rng = sunstone.Rng(2)
    while not any(state.over for state in states):
        state = states[rng.below(3)]
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
        for seat in range(3):
            assert observer.observe(state, seat) == game.observer(3).observe(state, seat)


@pytest.mark.parametrize("name", ["coatl", "endless_winter", "tzolkin"])
def test_the_order_of_actions_makes_no_difference(name: str) -> None:
    game = sunstone.game(name)
    state = game.new(3, seed=5)
    observer = game.observer(3)
    legal = state.legal()
    out = bytearray(observer.layout.size)
    observer.write(state, 0, legal[::-1], out, 0)
    assert out == observer.observe(state, 0)
