"""A table as its log folds into it, without server or database."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import sunstone
from sunstone.table.acting import act, bot_act
from sunstone.table.clock import MINUTE, Clock
from sunstone.table.entries import Acted, CameBack, WentAway
from sunstone.table.leaving import STAND_IN, come_back, leave, time_out
from sunstone.table.redaction import news, seen_entries
from sunstone.table.reducer import BrokenLog, apply_drafts, apply_entries
from sunstone.table.refusal import Refusal
from sunstone.table.table import Table
from tests.table.tables import opening_of, started


def _table(rules_version: int = 0, clock: Clock | None = None, game: str = "coatl") -> Table:
    known = sunstone.game("coatl")
    opening = opening_of(
        known,
        2,
        id="table2",
        game=game,
        rules_version=rules_version or known.rules_version,
        clock=clock or Clock(),
        host="eva",
    )
    return started(opening, {"eva": "Eva", "jan": "Jan"})


def _plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def _first(live: Table) -> str:
    assert live.state is not None
    return live.state.say(live.state.legal()[0])


def test_a_table_that_grows_leaves_the_old_one_as_it_was() -> None:
    before = _table()
    assert before.state is not None
    view = before.state.view(0)
    after = apply_drafts(before, act(before, "eva", 0, 0, 0, _first(before)), 2000)
    assert (before.version, before.ply, len(before.entries)) == (2, 0, 2)
    assert before.state.view(0) == view
    assert (after.version, after.ply) == (3, 1)
    assert after.entries[:2] == before.entries


def test_the_fold_is_the_same_whether_entries_come_one_by_one_or_all_at_once() -> None:
    live = _table()
    for number in range(40):
        state = live.playing()
        choices = state.legal()
        live = apply_drafts(
            live,
            act(
                live,
                ("eva", "jan")[state.seat],
                state.seat,
                live.line,
                live.ply,
                state.say(choices[number % len(choices)]),
            ),
            2000 + number,
        )
    again = apply_entries(Table(live.spec), live.entries)
    assert again.state is not None
    assert live.state is not None
    assert again.state.dump() == live.state.dump()
    assert (again.clocks, again.movers, again.version) == (live.clocks, live.movers, live.version)
    assert [[e.full() for e in entry.events] for entry in again.entries] == [
        [e.full() for e in entry.events] for entry in live.entries
    ]


def test_a_log_with_a_gap_is_refused() -> None:
    live = _table()
    with pytest.raises(BrokenLog):
        apply_entries(Table(live.spec), live.entries[1:])


def test_deciding_is_coming_back() -> None:
    live = _table()
    live = apply_drafts(live, leave(live, "eva"), 2000)
    assert live.thinker == "greedy"
    drafts = act(live, "eva", 0, 0, 0, _first(live))
    assert [type(draft.body) for draft in drafts] == [CameBack, Acted]
    after = apply_drafts(live, drafts, 3000)
    assert after.seats[0].away == ""


def test_a_bot_that_was_too_slow_changes_nothing() -> None:
    live = _table()
    away = apply_drafts(live, leave(live, "eva"), 2000)
    text = _first(away)
    assert [type(draft.body) for draft in bot_act(away, 0, 0, text)] == [Acted]
    back = apply_drafts(away, come_back(away, "eva"), 3000)
    assert bot_act(back, 0, 0, text) == []
    moved = apply_drafts(away, bot_act(away, 0, 0, text), 3000)
    assert bot_act(moved, 0, 0, text) == []


def test_time_is_up_only_when_it_is() -> None:
    live = _table(clock=Clock(kind="live", seconds=60, increment=0))
    assert time_out(live, 1000 + MINUTE - 1) == []
    drafts = time_out(live, 1000 + MINUTE)
    assert [(draft.seat, draft.body) for draft in drafts] == [(0, WentAway("time", STAND_IN))]
    away = apply_drafts(live, drafts, 1000 + MINUTE)
    assert time_out(away, 1000 + 9 * MINUTE) == [], "a bot has no clock"


@pytest.mark.parametrize(("version", "game"), [(99, "coatl"), (1, "a_game_of_tomorrow")])
def test_a_table_of_other_rules_can_be_looked_at_and_not_played(version: int, game: str) -> None:
    live = _table(version, game=game)
    assert live.game is None
    with pytest.raises(Refusal) as refused:
        act(live, "eva", 0, 0, 0, "pass")
    assert refused.value.code == "needs_version"
    assert refused.value.details["version"] == version
    assert live.turn is None, "only the rules know whose turn it is"
    away = apply_drafts(live, leave(live, "eva"), 2000)
    assert away.seats[0].away == "left", "whoever leaves needs no rules for it"
    assert [type(draft.body) for draft in come_back(away, "eva")] == [CameBack]
    assert bot_act(live, 0, 0, "pass") == []
    assert time_out(live, 10**15) == []


def test_what_a_spectator_may_see_is_encoded_once_and_each_seat_is_told_its_own() -> None:
    before = _table()
    after = apply_drafts(before, act(before, "eva", 0, 0, 0, _first(before)), 2000)
    told = {eyes: _plain(news(after, eyes, before.version)) for eyes in (0, 1, None)}
    for eyes, frame in told.items():
        assert frame["entries"] == _plain(seen_entries(after, eyes, before.version, after.version, frozenset()))
    assert told[0]["entries"][0]["body"] == {"text": after.actions[0]}
    assert told[0]["entries"] != told[1]["entries"], "what was kept is for the seat that keeps it"
    assert told[1]["entries"] == told[None]["entries"]
    assert len(after.frames) == 1, "one piece for both who see no more than everyone"
    assert _plain(news(after, 1, before.version, frozenset({"eva"})))["entries"] == told[1]["entries"]


def test_time_never_runs_backwards_in_a_log() -> None:
    live = _table()
    after = apply_drafts(live, act(live, "eva", 0, 0, 0, _first(live)), 5)
    assert after.entries[-1].at == 1000
