"""Whatever people and bots do at a table, its log read back from its rows gives the same table."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import sunstone
from sunstone.core.errors import SunstoneError
from sunstone.table.acting import bot_act
from sunstone.table.clock import MINUTE, Clock
from sunstone.table.commands import Act, AnswerUndo, AskHint, ComeBack, Command, Leave, Say, Undo, decide
from sunstone.table.entries import Draft, LogEntry, Opened, Started, body_text, read_entry
from sunstone.table.leaving import time_out
from sunstone.table.redaction import sync
from sunstone.table.reducer import apply_drafts, apply_entries
from sunstone.table.seat import Seat
from sunstone.table.table import Table
from tests.table.tables import opening_of

PEOPLE = ("eva", "jan")


def _begun(game: str, seed: int) -> Table:
    clock = Clock(kind="live", seconds=60, increment=1)
    spec = opening_of(sunstone.game(game), 2, host="eva", clock=clock, seed=seed)
    seats = [Seat(user) for user in PEOPLE]
    opened = Draft(Opened(seats, hints=True, drawn=True), user="eva")
    return apply_drafts(Table(spec), [opened, Draft(Started("ab", [1, 0]), user="eva")], 1000)


def _some_command(table: Table, rng: Random) -> tuple[str, Command]:
    state = table.playing()
    mine = {"seat": state.seat, "line": table.line, "ply": table.ply}
    deciding = table.seats[state.seat].user or ""
    chance = rng.random()
    if chance < 0.7:
        return deciding, Act(action=state.say(rng.choice(state.legal())), **mine)
    if chance < 0.8:
        return deciding, Undo(to=max(0, table.ply - rng.randrange(1, 4)), **mine)
    other: list[Command] = [
        AnswerUndo(agree=rng.random() < 0.7),
        Say(text="hello\n there"),
        AskHint(**mine),
        Leave(),
        ComeBack(),
    ]
    return rng.choice(PEOPLE), rng.choice(other)


def _drafts(table: Table, rng: Random, at: int) -> list[Draft]:
    if table.thinker is not None and rng.random() < 0.5:
        state = table.playing()
        return bot_act(table, table.line, table.ply, state.say(rng.choice(state.legal())))
    if rng.random() < 0.03:
        return time_out(table, at + 2 * MINUTE)
    return decide(table, *_some_command(table, rng))


def _from_rows(entries: list[LogEntry]) -> list[LogEntry]:
    return [read_entry(e.version, e.kind, e.at, e.seat, e.user, e.line, e.ply, body_text(e.body)) for e in entries]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("game", ["coatl", "tzolkin", "endless_winter"])
def test_the_log_of_anything_that_happens_gives_the_same_table(game: str, seed: int) -> None:
    rng = Random(seed)
    table = _begun(game, seed)
    kinds = set()
    for _ in range(400):
        if table.over:
            break
        at = table.changed + rng.randrange(3000)
        before = sync(table, None)
        try:
            drafts = _drafts(table, rng, at)
        except SunstoneError:
            continue
        after = apply_drafts(table, drafts, at)
        assert msgspec.json.encode(sync(table, None)) == msgspec.json.encode(before), "the old table stays as it was"
        kinds |= {draft.body.kind for draft in drafts}
        table = after
    assert kinds >= {"action", "undone", "chat", "away", "back", "hint"}
    again = apply_entries(Table(table.spec), _from_rows(table.entries))
    for viewer in (0, 1, None):
        assert msgspec.json.encode(sync(again, viewer)) == msgspec.json.encode(sync(table, viewer))
    assert (again.clocks, again.pending_undo, again.size) == (table.clocks, table.pending_undo, table.size)
