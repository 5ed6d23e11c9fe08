"""Every promise, for every registered game, at every number of players, with every set of options."""

from __future__ import annotations

import pytest

import sunstone
from tests.conformance.promises import PROMISES, Promise, name_of
from tests.conformance.table import Case, every_case, pick, walk

CASES = every_case()


@pytest.mark.parametrize("case", CASES, ids=str)
@pytest.mark.parametrize("promise", PROMISES, ids=name_of)
def test_promise(promise: Promise, case: Case) -> None:
    promise(case)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_fuzz_finds_no_crash_dead_end_or_endless_game(case: Case) -> None:
    # `walk` fails on an endless game and `pick` on a dead end, for there is nothing to pick from.
    for seed in range(1000, 1000 + 200 // len(CASES) + 1):
        for state in walk(case, seed):
            state.check()


def test_every_verb_and_event_is_met() -> None:
    """The random games above are worth something only if they come by every verb and every kind of event."""
    for game in {case.game.id: case.game for case in CASES}.values():
        verbs: set[str] = set()
        kinds: set[str] = set()
        for case in CASES:
            if case.game is game:
                for seed in range(4):
                    state = case.new(seed)
                    state.events = []
                    rng = sunstone.Rng(seed)
                    while not state.over:
                        action = pick(state, rng)
                        verbs.add(str(state.structure(action)["verb"]))
                        state.play(action)
                    kinds.update(event.kind.name for event in state.events)
        assert verbs == set(game.catalogue.verbs)
        assert kinds == {kind.name for kind in game.event_kinds}
