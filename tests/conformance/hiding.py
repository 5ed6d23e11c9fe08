"""Promises about who may know what: views, events, determinization, the barrier, and independent copies."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations

import pytest

import sunstone
from tests.conformance.table import Case, finished, frozen, pick, samples, seats_and_spectator, walk


def clones_are_independent(case: Case) -> None:
    """What is played on a copy does not touch the original, nor the other way round; a copy has no listener."""
    for state in samples(case, games=1, each=1, every=60):
        state.events = []
        twin = state.clone()
        assert twin.events is None
        before = frozen(state)
        assert frozen(twin) == before
        sunstone.playout(twin, sunstone.Rng(1))
        assert twin.over
        assert frozen(state) == before
        assert state.events == []
        twin = state.clone()
        sunstone.playout(state, sunstone.Rng(2))
        assert frozen(twin) == before


def determinized_is_indistinguishable(case: Case) -> None:
    """What a seat cannot see is drawn anew, and the seat cannot tell the difference.

    This is also the proof that a view shows nothing hidden: whatever is hidden has changed, the view has not.
    """
    varied: set[int | None] = set()
    for number, state in enumerate(samples(case, games=2, each=1, every=50)):
        before = frozen(state)
        views = {seat: state.view(seat) for seat in seats_and_spectator(state)}
        for seat, view in views.items():
            rng = sunstone.Rng(number)
            drawn = [state.determinize(seat, rng) for _ in range(4)]
            for other in (*drawn, drawn[0].determinize(seat, rng)):
                _same_table(seat, state, other)
                assert other.view(seat) == view
                # A spectator is shown nothing that is not fixed by what each seat sees.
                assert other.view(None) == views[None]
                assert other.rng.words() != state.rng.words(), "the generator would tell the future"
            dumps = [other.dump() for other in drawn]
            assert all(one != other for one, other in combinations(dumps, 2))
            if any(other["position"] != dumps[0]["position"] for other in dumps):
                varied.add(seat)
            again = state.determinize(seat, sunstone.Rng(number))
            assert again.dump() == dumps[0], "the given generator is not the only source of chance"
            sunstone.playout(drawn[1], rng)
            assert drawn[1].over
            drawn[1].check()
        assert frozen(state) == before, "determinizing, or playing on what it gave, changed the position"
    if any(kind.private for kind in case.game.event_kinds):
        assert varied == {None, *range(case.players)}, "nothing was drawn anew"


def _same_table(seat: int | None, state: sunstone.State, other: sunstone.State) -> None:
    other.check()
    assert other.events is None
    assert (other.players, other.seat, other.over) == (state.players, state.seat, state.over)
    assert (other.ply, other.barrier, other.options) == (state.ply, state.barrier, state.options)
    if seat is not None and seat == state.seat:
        assert other.legal() == state.legal()


def _numbers(plain: object) -> Iterator[int]:
    if isinstance(plain, dict):
        for value in plain.values():
            yield from _numbers(value)
    elif isinstance(plain, list):
        for value in plain:
            yield from _numbers(value)
    elif isinstance(plain, int):
        yield plain


def evaluation_sees_only_the_view(case: Case) -> None:
    """How good a position looks to a seat depends on what that seat sees alone, and looking changes nothing."""
    seen: set[float] = set()
    for number, state in enumerate(samples(case, games=1, each=1, every=50)):
        before = frozen(state)
        for seat in range(case.players):
            value = case.game.evaluate(state, seat)
            seen.add(value)
            rng = sunstone.Rng(number)
            for _ in range(3):
                assert case.game.evaluate(state.determinize(seat, rng), seat) == value
        assert frozen(state) == before
    assert len(seen) > 1


def views_are_plain(case: Case) -> None:
    """A view is JSON and survives it, is asked for without changing anything, and never holds the generator."""
    for state in samples(case, games=1, each=1, every=40):
        before = frozen(state)
        for seat in seats_and_spectator(state):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            # Small words could stand in a view by chance.
            assert not {word for word in state.rng.words() if word > 1 << 20} & set(_numbers(view))
        assert frozen(state) == before


def events_are_declared(case: Case) -> None:
    """Events are of declared kinds with just their declared fields; only the owner sees the private ones."""
    kinds = {kind.name: kind for kind in case.game.event_kinds}
    assert len(kinds) == len(case.game.event_kinds)
    for seed in range(3):
        silent = case.new(seed)
        state = case.new(seed)
        events: list[sunstone.Event] = []
        state.events = events
        rng = sunstone.Rng(seed)
        while not state.over:
            action = pick(state, rng)
            state.play(action)
            silent.play(action)
        assert events
        assert frozen(state) == frozen(silent), "a listener changes the game"
        for event in events:
            assert event.kind is kinds[event.kind.name]
            assert -1 <= event.seat < case.players
            shown = {"kind", "seat", *event.kind.fields}
            assert set(event.full()) == shown | set(event.kind.private)
            assert json.loads(json.dumps(event.full())) == event.full()
            for seat in seats_and_spectator(state):
                assert set(event.seen_by(seat)) == (set(event.full()) if seat == event.seat else shown)


def barrier_guards_what_was_revealed(case: Case) -> None:
    """Chance always raises the barrier to the action that used it; it never falls, and never runs ahead."""
    for seed in range(3):
        words: list[int] = []
        barrier = 0
        for state in walk(case, seed):
            assert barrier <= state.barrier <= state.ply
            if state.ply and state.rng.words() != words:
                assert state.barrier == state.ply, "something random came to light and could be taken back"
            words = state.rng.words()
            barrier = state.barrier


def undo_reaches_the_barrier(case: Case) -> None:
    """Any action after the barrier can be taken back and another one played; none before it can."""
    recorder = finished(case, 3)
    record = recorder.record
    length = len(record.actions)
    undone = 0
    for upto in range(1, length, max(1, length // 25)):
        again = sunstone.Recorder.resume(
            sunstone.Record(record.game, record.rules_version, record.options, record.seats, record.seed)
        )
        for line in record.actions[:upto]:
            again.play(again.state.read(line))
        limit = again.state.barrier
        if limit > 0:
            with pytest.raises(sunstone.BadRecord) as refusal:
                again.back_to(limit - 1)
            assert refusal.value.code == "barrier"
        for ply in range(upto - 1, limit - 1, -1):
            again.back_to(ply)
            assert again.state.ply == ply
            assert again.record.actions == record.actions[:ply]
            others = [action for action in again.state.legal() if again.state.say(action) != record.actions[ply]]
            if others:
                other = again.state.clone()
                other.play(others[0])
                other.check()
                undone += 1
    assert undone > 0
