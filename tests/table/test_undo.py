"""Whose consent an undo needs: also theirs who are away; and what no consent brings back at a rated table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import sunstone
from sunstone.table.acting import act
from sunstone.table.clock import MINUTE, Clock
from sunstone.table.entries import AgreedUndo, AskedUndo, Body, CameBack, Draft, RefusedUndo, Undone
from sunstone.table.leaving import leave, time_out
from sunstone.table.record import record_of
from sunstone.table.redaction import seen_position
from sunstone.table.reducer import CHECKPOINT, apply_drafts, apply_entries
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table
from sunstone.table.undo import answer, free_undo, undo
from tests.table.tables import opening_of, started

EVA, JAN = "eva", "jan"
CLOCK = Clock(kind="live", seconds=10, increment=0)


def _table(game: str = "coatl", **changed: Any) -> Table:
    opening = opening_of(sunstone.game(game), 2, id="table2", host=EVA, **changed)
    return started(opening, {EVA: "Eva", JAN: "Jan"})


def _played(live: Table, plies: int) -> Table:
    for _ in range(plies):
        state = live.playing()
        text = state.say(state.legal()[0])
        live = apply_drafts(
            live, act(live, (EVA, JAN)[state.seat], state.seat, live.line, live.ply, text), live.changed
        )
    return live


def _to_turn(live: Table, seat: int) -> Table:
    """Play on, by two actions at least, until this seat decides and has nothing to take back by itself."""
    live = _played(live, 2)
    while live.playing().seat != seat or free_undo(live, seat) is not None:
        live = _played(live, 1)
    return live


def _undo(live: Table, seat: int, to: int) -> list[Draft]:
    return undo(live, (EVA, JAN)[seat], seat, live.line, live.ply, to)


def _kinds(drafts: list[Draft]) -> list[type[Body]]:
    return [type(draft.body) for draft in drafts]


def test_who_left_is_still_asked() -> None:
    live = _to_turn(_table(), 0)
    live = apply_drafts(live, leave(live, JAN), 5000)
    assert _kinds(_undo(live, 0, 0)) == [AskedUndo]


def test_whose_time_ran_out_is_still_asked() -> None:
    live = _to_turn(_table(clock=CLOCK), 1)
    live = apply_drafts(live, time_out(live, live.changed + MINUTE), live.changed + MINUTE)
    assert live.seats[1].away == "time"
    drafts = _undo(live, 0, 0)
    assert _kinds(drafts) == [AskedUndo]
    asked = apply_drafts(live, drafts, 5000).pending_undo
    assert asked is not None
    assert asked.waiting == {JAN}


def test_a_question_outlasts_the_leaving_of_who_was_asked_but_not_of_who_asked() -> None:
    live = _to_turn(_table(), 0)
    live = apply_drafts(live, _undo(live, 0, 0), 5000)
    away = apply_drafts(live, leave(live, JAN), 6000)
    assert _kinds(answer(away, JAN, agree=True)) == [AgreedUndo, Undone]
    assert _kinds(answer(away, JAN, agree=False)) == [RefusedUndo]
    assert _kinds(answer(away, EVA, agree=False)) == [RefusedUndo]
    assert apply_drafts(live, leave(live, EVA), 6000).pending_undo is None


def test_going_back_is_coming_back() -> None:
    live = _to_turn(_table(), 0)
    live = apply_drafts(live, leave(live, EVA), 5000)
    drafts = _undo(live, 0, 0)
    assert _kinds(drafts) == [CameBack, AskedUndo]
    assert apply_drafts(live, drafts, 6000).seats[0].away == ""


def _revealed(live: Table) -> Table:
    """Play until something was revealed."""
    while not live.playing().barrier:
        live = _played(live, 1)
    return live


@pytest.mark.parametrize("game", ["coatl", "tzolkin", "endless_winter"])
def test_at_a_rated_table_nobody_may_even_ask_for_what_was_revealed(game: str) -> None:
    live = _revealed(_table(game, rated=True))
    barrier = live.playing().barrier
    for seat in (0, 1):
        for to in (0, barrier - 1):
            with pytest.raises(Refusal) as refused:
                _undo(live, seat, to)
            assert refused.value.code == "undo_revealed"
    while live.playing().barrier == live.ply or free_undo(live, 0) is not None:
        live = _played(live, 1)
    assert _kinds(_undo(live, 0, live.playing().barrier)) == [AskedUndo], "the rest is a matter of consent"


def test_at_a_rated_table_the_last_consent_is_looked_at_again() -> None:
    live = _revealed(_table(rated=True))
    live = apply_drafts(live, [Draft(AskedUndo(0), seat=0, user=EVA)], 5000)
    with pytest.raises(Refusal) as refused:
        answer(live, JAN, agree=True)
    assert refused.value.code == "undo_revealed"
    assert _kinds(answer(live, JAN, agree=False)) == [RefusedUndo]


def test_the_page_is_told_how_far_back_one_may_ask() -> None:
    for rated in (False, True):
        live = _revealed(_table(rated=rated))
        live = _played(live, 1)
        barrier = live.playing().barrier
        if barrier == live.ply:
            expected = None if rated else 0
        else:
            expected = barrier if rated else 0
        for eyes in (0, 1, None):
            position = seen_position(live, eyes)
            assert position is not None
            assert position.undo.ask_to == (None if eyes is None else expected)
    fresh = seen_position(_table(), 0)
    assert fresh is not None
    assert fresh.undo.ask_to is None, "there is nothing to take back yet"


@pytest.mark.parametrize("game", ["coatl", "tzolkin", "endless_winter"])
def test_going_back_far_gives_the_position_that_was_there(game: str) -> None:
    """Positions are kept on the way; whatever is taken back, it is as if the game were replayed from its beginning."""
    rng = Random(3)

    def on(live: Table, ply: int) -> Table:
        while live.ply < ply and not live.over:
            state = live.playing()
            text = state.say(rng.choice(state.legal()))
            live = apply_drafts(
                live, act(live, (EVA, JAN)[state.seat], state.seat, live.line, live.ply, text), live.changed
            )
        assert not live.over
        return live

    live = on(_table(game), 2 * CHECKPOINT + 6)
    for to in (live.ply - 1, 2 * CHECKPOINT, 2 * CHECKPOINT - 1, CHECKPOINT + 1, CHECKPOINT, CHECKPOINT - 1, 1, 0):
        live = apply_drafts(live, [Draft(Undone(to, agreed=True), seat=0, user=EVA)], live.changed)
        assert live.playing().dump() == record_of(live).replay().dump()
        live = on(live, min(to + CHECKPOINT, 2 * CHECKPOINT + 6))
        assert live.playing().dump() == record_of(live).replay().dump()
    again = apply_entries(Table(live.spec), live.entries)
    assert again.playing().dump() == live.playing().dump()
    assert again.size == live.size
