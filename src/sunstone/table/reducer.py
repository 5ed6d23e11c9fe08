"""How the entries of a log change a table. Everything that happens at a table goes through `_apply`."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from copy import copy
from typing import Any

import msgspec
from msgspec.structs import replace

from sunstone.core.events import Event
from sunstone.core.game import State
from sunstone.core.record import result_of
from sunstone.table import entries as log
from sunstone.table.entries import Closed, Draft, LogEntry, Rematched, unreadable
from sunstone.table.frame_cache import FrameCache
from sunstone.table.frames import Person, SeatInfo, Status
from sunstone.table.seat import Seat
from sunstone.table.table import PendingUndo, Table, TableSpec
from sunstone.table.undo import voters

CHECKPOINT = 64
"""Actions between two positions that are kept: an undo replays from the nearest one, and never the whole game."""

# Bytes in memory, measured for the three games and rounded up.
_STATE_BYTES = 8192
_ENTRY_BYTES = 512
_EVENT_BYTES = 320


class BrokenLog(Exception):
    """A log that cannot be replayed, and the entry at which that was found."""

    def __init__(self, version: int, problem: str) -> None:
        super().__init__(f"entry {version}: {problem}")
        self.version = version
        self.problem = problem


def apply_entries(table: Table, entries: Iterable[LogEntry], names: dict[str, Person] | None = None) -> Table:
    """The table after these entries; `BrokenLog` if they do not follow from each other."""
    after = _fork(table)
    if names:
        after.names = {**table.names, **names}
    for entry in entries:
        try:
            if entry.version != after.version + 1:
                raise ValueError("the log has a gap")
            kept = _apply(after, entry)
        except Exception as error:
            # Whatever is wrong with it, it is this table's trouble alone.
            raise BrokenLog(entry.version, type(error).__name__) from error
        after.entries.append(kept)
        after.version = entry.version
        after.changed = entry.at
        after.size += _ENTRY_BYTES + _EVENT_BYTES * len(kept.events)
    return after


def apply_drafts(table: Table, drafts: Iterable[Draft], at: int, names: dict[str, Person] | None = None) -> Table:
    """The table as it would be after these drafts, written at this time."""
    # Time never runs backwards in a log, whatever the clocks of two machines say.
    at = max(at, table.changed)
    entries = [
        LogEntry(version, at, draft.seat, draft.user, draft.line, draft.ply, draft.body)
        for version, draft in enumerate(drafts, start=table.version + 1)
    ]
    return apply_entries(table, entries, names)


def _fork(table: Table) -> Table:
    """A table that can be changed while the other stays as it is."""
    after = copy(table)
    after.seats = list(table.seats)
    after.entries = list(table.entries)
    after.actions = list(table.actions)
    after.movers = list(table.movers)
    after.state = None if table.state is None else table.state.clone()
    after.checkpoints = list(table.checkpoints)
    after.frames = FrameCache()
    return after


def _apply(table: Table, entry: LogEntry) -> LogEntry:
    """Change the table by one entry; the entry as it is kept, with what it caused."""
    body = entry.body
    match body:
        case log.Acted():
            return _act(table, entry, body)
        case log.Chatted():
            table.size += len(body.text)
        case log.HintAsked():
            pass
        case log.Undone():
            _go_back(table, entry, body.to)
        case log.AskedUndo():
            _ask_undo(table, entry, body.to)
        case log.AgreedUndo():
            _agree_to_undo(table, entry)
        case log.RefusedUndo():
            table.pending_undo = None
        case log.WentAway():
            _go_away(table, entry, body)
        case log.CameBack():
            _come_back(table, entry)
        case log.Opened():
            _open(table, entry, body)
        case log.Sat():
            _must_be(table, "open")
            table.seats[_seat_of(table, entry)] = body.seat()
        case log.Rose():
            _must_be(table, "open")
            table.seats[_seat_of(table, entry)] = Seat()
        case log.Started():
            _start(table, entry, body)
        case log.Rematched():
            table.next = body.table
        case log.Closed():
            table.status = "closed"
            table.closed_by_operator = body.by == "operator"
            table.pending_undo = None
            table.clocks = table.clocks.passed(None, entry.at)
        case _:
            raise ValueError("unreadable")
    return entry


def _seat_of(table: Table, entry: LogEntry) -> int:
    seat = entry.seat
    if seat is None or not 0 <= seat < len(table.seats):
        raise ValueError("no such seat")
    return seat


def _must_be(table: Table, status: Status) -> None:
    if table.status != status:
        raise ValueError("not at this time")


def _open(table: Table, entry: LogEntry, body: log.Opened) -> None:
    if entry.version != 1:
        raise ValueError("opened twice")
    table.seats = list(body.seats)
    table.hints = body.hints
    table.drawn = body.drawn


def _start(table: Table, entry: LogEntry, body: log.Started) -> None:
    _must_be(table, "open")
    table.status = "playing"
    table.start = entry.version
    table.seats = [table.seats[old] for old in _order(table, body)]
    first = 0
    if table.game is not None:
        table.state = table.game.new(len(table.seats), table.spec.seed, table.spec.options, table.components)
        _keep(table, table.state)
        first = table.state.seat
    table.clocks = table.clocks.started(len(table.seats), first, entry.at)


def _order(table: Table, body: log.Started) -> list[int]:
    """Where those who sit at the table now sat before the start, by seat."""
    seats = list(range(len(table.seats)))
    if body.order is None:
        return seats
    if sorted(body.order) != seats:
        raise ValueError("not an order of the seats")
    return body.order


def seat_after_start(table: Table, seat: int) -> int:
    """Where somebody sits who sat here before the start."""
    started = table.entries[table.start - 1].body
    assert isinstance(started, log.Started)
    return _order(table, started).index(seat)


def _act(table: Table, entry: LogEntry, body: log.Acted) -> LogEntry:
    if table.status != "playing" or (entry.line, entry.ply) != (table.line, table.ply):
        raise ValueError("the log jumps")
    seat = _seat_of(table, entry)
    table.actions.append(body.text)
    table.movers.append(seat)
    table.pending_undo = None
    events: list[Event] = []
    turn: int | None = seat
    state = table.state
    if state is not None:
        if state.seat != seat:
            raise ValueError("another seat decides")
        state.events = events
        state.play(state.read(body.text))
        state.events = None
        turn = state.seat
        if state.over:
            body = log.Acted(body.text, result_of(state))
        elif body.result is not None:
            raise ValueError("not over")
        if state.ply % CHECKPOINT == 0:
            _keep(table, state)
    if body.result is not None:
        turn = None
        table.status = "finished"
        table.result = body.result
    table.clocks = table.clocks.passed(turn, entry.at)
    return LogEntry(entry.version, entry.at, seat, entry.user, entry.line, entry.ply, body, tuple(events))


def _keep(table: Table, state: State) -> None:
    table.checkpoints.append(state.clone())
    table.size += _STATE_BYTES


def _go_back(table: Table, entry: LogEntry, to: int) -> None:
    if table.status != "playing" or not 0 <= to < table.ply:
        raise ValueError("nothing to take back")
    table.line += 1
    del table.actions[to:]
    del table.movers[to:]
    table.pending_undo = None
    turn = entry.seat
    if table.state is not None:
        table.state = _position_at(table, to)
        turn = table.state.seat
    table.clocks = table.clocks.passed(turn, entry.at)


def _position_at(table: Table, ply: int) -> State:
    """The position at a ply, from the checkpoint before it. Later checkpoints are dropped."""
    last = ply // CHECKPOINT
    table.size -= _STATE_BYTES * (len(table.checkpoints) - last - 1)
    del table.checkpoints[last + 1 :]
    state = table.checkpoints[last].clone()
    for text in table.actions[last * CHECKPOINT : ply]:
        state.play(state.read(text))
    return state


def _ask_undo(table: Table, entry: LogEntry, to: int) -> None:
    _must_be(table, "playing")
    if entry.user is None or not 0 <= to < table.ply:
        raise ValueError("nothing to ask for")
    table.pending_undo = PendingUndo(_seat_of(table, entry), to, voters(table, entry.user))


def _agree_to_undo(table: Table, entry: LogEntry) -> None:
    pending = table.pending_undo
    if pending is None or entry.user is None:
        raise ValueError("nobody has asked")
    table.pending_undo = replace(pending, waiting=pending.waiting - {entry.user})


def _go_away(table: Table, entry: LogEntry, body: log.WentAway) -> None:
    _must_be(table, "playing")
    seat = _seat_of(table, entry)
    table.seats[seat] = replace(table.seats[seat], away=body.cause, stand_in=body.bot)
    if table.pending_undo is not None and table.pending_undo.seat == seat:
        # Who asked has gone. Those who were asked can answer also while they are away.
        table.pending_undo = None
    table.clocks = table.clocks.went(entry.at)


def _come_back(table: Table, entry: LogEntry) -> None:
    _must_be(table, "playing")
    seat = _seat_of(table, entry)
    table.seats[seat] = replace(table.seats[seat], away="", stand_in=None)
    table.clocks = table.clocks.came_back(seat, entry.at)


_MOST_MISSING = 1000
"""Entries that are made up for lost ones at most, so that a wrong number cannot fill the memory."""


def broken_table(opening: TableSpec, index: Mapping[str, Any], entries: list[LogEntry]) -> Table:
    """A table whose log cannot be replayed: nobody can play there, but it can be read, talked at, left and closed.

    Seats and status come from `index`, its row of `tables`, which was written in the same transactions as the log.
    """
    table = Table(opening)
    table.broken = True
    table.game = None
    table.status = index["status"]
    table.changed = index["changed"]
    with suppress(msgspec.MsgspecError, TypeError):
        table.seats = [Seat.from_shown(info) for info in msgspec.json.decode(index["seating"], type=list[SeatInfo])]
    with suppress(msgspec.MsgspecError, TypeError):
        table.result = msgspec.json.decode(index["result"], type=dict[str, Any])
    known = {entry.version: entry for entry in entries}
    last = min(index["version"], len(entries) + _MOST_MISSING)
    while last + 1 in known:
        last += 1
    # Everyone counts entries by their versions: what is missing leaves a place.
    table.entries = [known.get(version) or unreadable(version) for version in range(1, last + 1)]
    table.version = len(table.entries)
    table.size += 1024 * table.version
    for entry in table.entries:
        match entry.body:
            case Rematched():
                table.next = entry.body.table
            case Closed():
                table.closed_by_operator = entry.body.by == "operator"
    return table
