"""Every promise, for every registered game, at every number of players, with every set of options."""

from __future__ import annotations

import pytest

import sunstone
from tests.conformance.promises import PROMISES, Promise, name_of
from tests.conformance.table import Case, every_case, walk

CASES = every_case()


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=name_of)
def test_promise(promise: Promise, case: Case) -> None:
    promise(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_fuzz_finds_no_crash_dead_end_or_endless_game(case: Case) -> None:
    # A walk fails on an endless game, and on a dead end, for there is nothing to pick from.
    for seed in range(1000, 1000 + 200 // len(CASES) + 1):
        for state in walk(case, seed):
            state.check()
            # Decisions are factored small, so that people and search can look at all of them.
            assert len(state.legal()) < 200


@pytest.mark.parametrize("name", sunstone.game_ids())
def test_nobody_looks_from_a_seat_that_is_not_there(name: str) -> None:
    state = sunstone.game(name).new(2, 1)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="seat"):
            state.view(seat)
        with pytest.raises(ValueError, match="seat"):
            state.determinize(seat, sunstone.Rng(1))
