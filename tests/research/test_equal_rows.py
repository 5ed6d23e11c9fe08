"""What differs in what can be done, or in what evaluation sees, never looks the same to a learner."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import sunstone
from sunstone.core.game import State
from tests.conformance.table import Case, samples
from tests.research.sheet import some_tables


def _around(state: State) -> Iterator[State]:
    """A position and those up to two decisions from it, which differ in little."""
    yield state
    for action in state.legal():
        child = state.clone()
        child.play(action)
        yield child
        for reply in [] if child.over else child.legal()[:6]:
            grandchild = child.clone()
            grandchild.play(reply)
            yield grandchild


def _positions(case: Case) -> Iterator[State]:
    for state in samples(case, games=1, each=1, every=40):
        yield from (near for near in _around(state) if not near.over)


@pytest.mark.parametrize("name", ["coatl", "endless_winter", "tzolkin"])
def test_equal_rows_allow_the_same_and_are_worth_the_same(name: str) -> None:
    game = sunstone.game(name)
    equal = 0
    for case in some_tables(game):
        observer = game.observer(case.players)
        first: dict[tuple[int, bytes], tuple[object, float]] = {}
        for state in _positions(case):
            for seat in range(case.players):
                # What a seat cannot see is dealt alike.
                guess = state.determinize(seat, sunstone.Rng(1))
                told = (sorted(state.legal()) if state.seat == seat else None, game.evaluate(guess, seat))
                row = bytes(observer.observe(state, seat))
                equal += (seat, row) in first
                assert first.setdefault((seat, row), told) == told, (str(case), state.ply, seat)
    assert equal


@pytest.mark.parametrize("name", ["coatl", "endless_winter", "tzolkin"])
def test_rows_tell_the_options_in_force(name: str) -> None:
    game = sunstone.game(name)
    observer = game.observer(2)
    at = next(piece.offset for piece in observer.layout.pieces if piece.name == "options")
    for place, option in enumerate(game.options):
        for number, choice in enumerate(option.choices):
            state = game.new(2, seed=3, options={option.name: choice})
            assert observer.observe(state, state.seat)[at + place] == number
