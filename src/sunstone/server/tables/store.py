"""Tables in the database: reading one, and appending to its log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import ColumnElement, LargeBinary, Select, cast, insert, select, tuple_, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.errors import Refusal
from sunstone.server.keys import looks_random
from sunstone.server.storage import schema
from sunstone.server.storage.append_log import COLUMNS, INDEX, AppendLog, Conflict
from sunstone.server.storage.engine import Database
from sunstone.server.tables.component_store import keep_box, kept_box
from sunstone.server.wire.common import Plain
from sunstone.table.broken import broken_table
from sunstone.table.clock import Clock
from sunstone.table.entries import LogEntry, Opened, Rose, Sat, body_text, read_entry
from sunstone.table.frames import Person
from sunstone.table.owner_components import OwnerComponents
from sunstone.table.reducer import BrokenLog, apply_entries
from sunstone.table.rules import installed
from sunstone.table.seat import Seat
from sunstone.table.spec import TableSpec
from sunstone.table.table import Table

_log = structlog.get_logger()
_LOG = schema.log
_INSERT_LOG = insert(_LOG)
_in_columns = itemgetter(*COLUMNS)
_in_index = itemgetter(*INDEX)
_COLUMNS = (_LOG.c.version, _LOG.c.kind, _LOG.c.at, _LOG.c.seat, _LOG.c.user_id, _LOG.c.line, _LOG.c.ply, _LOG.c.body)
"""What `read_entry` takes, in its order."""
_TEXTS = frozenset({"kind", "user_id", "body"})
SHORT = 100
"""Entries that are replayed where they were asked for. More of them are not worth keeping everybody waiting."""
Found = TypeVar("Found")


async def _off_loop(entries: int, work: Callable[[], Found]) -> Found:
    """Do what takes long with many entries in a thread."""
    return work() if entries <= SHORT else await asyncio.to_thread(work)


def _opening(m: Mapping[str, Any], box: OwnerComponents | None) -> TableSpec:
    return TableSpec(
        id=m["id"],
        game=m["game"],
        rules_version=m["rules_version"],
        options=msgspec.json.decode(m["options"]),
        clock=msgspec.json.decode(m["clock"], type=Clock),
        visible=m["visible"],
        rated=m["rated"],
        imported=m["imported"],
        host=m["host"],
        previous=m["previous"],
        seed=int(m["seed"]),
        created=m["created"],
        components=m["components"],
        box=box,
        own_box=m["own_box"],
    )


def _users_of(entries: list[LogEntry]) -> set[str]:
    found = {entry.user for entry in entries}
    for entry in entries:
        match entry.body:
            case Opened():
                found.update(seat.user for seat in entry.body.seats)
            case Sat() | Rose():
                found.add(entry.body.user)
    return {user for user in found if user is not None}


async def names_of(connection: AsyncConnection, users: set[str]) -> dict[str, Person]:
    """What everyone may know of these users; the name of a deleted account is `None`."""
    if not users:
        return {}
    rows = await connection.execute(
        select(schema.users.c.id, schema.users.c.name, schema.users.c.kind).where(schema.users.c.id.in_(users))
    )
    return {id_: Person(id=id_, name=None if kind == "deleted" else name, kind=kind) for id_, name, kind in rows}


def _log_query(columns: Sequence[Any], table: str, version: int) -> Select[Any]:
    return select(*columns).where(_LOG.c.table_id == table, _LOG.c.version > version).order_by(_LOG.c.version)


def _text(value: object) -> str | None:
    try:
        return value.decode() if isinstance(value, bytes) else None
    except UnicodeDecodeError:
        return None


async def _rows_after(connection: AsyncConnection, table: str, version: int) -> list[Sequence[Any]]:
    """The rows of a log after a version, as `read_entry` takes them."""
    try:
        return list(await connection.execute(_log_query(_COLUMNS, table, version)))
    except DBAPIError:
        if connection.dialect.name != "sqlite":
            raise
    # SQLite keeps any bytes as text, and one text that is none fails the whole query: ask for bytes.
    columns = [cast(column, LargeBinary) if column.name in _TEXTS else column for column in _COLUMNS]
    rows = await connection.execute(_log_query(columns, table, version))
    return [[_text(value) if isinstance(value, bytes) else value for value in row] for row in rows]


async def _row_of(connection: AsyncConnection, table: str) -> Mapping[str, Any] | None:
    """The row of a table, whatever its texts hold: those that are none are `None`."""
    here = schema.tables.c.id == table
    try:
        row = (await connection.execute(select(schema.tables).where(here))).one_or_none()
    except DBAPIError:
        if connection.dialect.name != "sqlite":
            raise
    else:
        return None if row is None else dict(row._mapping)
    texts = {column.name for column in schema.tables.c if column.type.python_type is str}
    columns = [cast(column, LargeBinary) if column.name in texts else column for column in schema.tables.c]
    found = dict(
        zip(schema.tables.c.keys(), (await connection.execute(select(*columns).where(here))).one(), strict=True)
    )
    return found | {name: _text(found[name]) for name in texts}


def _replayed(
    index: Mapping[str, Any], box: OwnerComponents | None, rows: list[Sequence[Any]]
) -> tuple[Table, set[str], BrokenLog | None]:
    """A table from its rows, everyone it names, and what is wrong with its log."""
    entries = [read_entry(*row) for row in rows]
    users = _users_of(entries)
    problem = BrokenLog(1, "missing")
    try:
        opening = _opening(index, box)
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        opening = _opening({**index, "options": "{}", "clock": "{}", "seed": "0"}, box)
        problem = BrokenLog(0, type(error).__name__)
    else:
        try:
            if entries:
                return apply_entries(Table(opening), entries), users, None
        except BrokenLog as broken:
            problem = broken
    live = broken_table(opening, index, entries)
    return live, users | live.people(), problem


def _index(live: Table) -> Plain:
    """The columns of `tables` that follow from the log."""
    if live.broken:
        # Nobody has to look at it again. The rest stays as it was when the log was whole.
        return {"status": live.status, "version": live.version, "changed": live.changed} | NOBODYS_TURN
    told = {
        "status": live.status,
        "version": live.version,
        "ply": live.ply,
        "changed": live.changed,
        "result": None if live.result is None else body_text(live.result),
    }
    if live.status == "playing" and live.game is None:
        # Whose turn it is, a process with these rules has to say: it shall have a look.
        return told | {"due": live.changed}
    return told | turn_columns(live, live.due())


NOBODYS_TURN: Plain = {"turn_seat": None, "turn_user": None, "due": None}
"""The columns of a table that waits for nobody."""


def turn_columns(live: Table, due: int | None) -> Plain:
    """Whose turn it is and when to look again."""
    turn = live.turn if live.status == "playing" else None
    return {
        "turn_seat": turn,
        "turn_user": None if turn is None or live.thinker is not None else live.seats[turn].user,
        "due": due,
    }


def _seating(seats: list[Seat]) -> str:
    """The seats as lists of tables show them; names are looked up when they are shown."""
    return msgspec.json.encode([seat.shown() for seat in seats]).decode()


def _log_row(live: Table, entry: LogEntry) -> Plain:
    return {
        "table_id": live.id,
        "version": entry.version,
        "kind": entry.kind,
        "at": entry.at,
        "seat": entry.seat,
        "user_id": entry.user,
        "line": entry.line,
        "ply": entry.ply,
        "body": body_text(entry.body),
    }


def played_here() -> ColumnElement[bool]:
    """The condition that a table is played by rules this process has."""
    return tuple_(schema.tables.c.game, schema.tables.c.rules_version).in_(sorted(installed()))


class TableStore:
    """Reads tables and appends to them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        path = make_url(database.url).database
        self._journal = AppendLog(path, database.writes) if database.sqlite and path else None
        self._reported: set[str] = set()
        """Tables with a broken log that were written about."""

    async def close(self) -> None:
        """Write what waits."""
        if self._journal is not None:
            await self._journal.close()

    def quick(self, before: Table, after: Table) -> bool:
        """Whether the change is only a longer log: then it can go the quick way, if there is one."""
        if before.status == "open" or before.status != after.status:
            # The status changes, and with it quotas, blocks or ratings, in one transaction.
            return False
        return self._journal is not None and before.seats == after.seats and after.game is not None

    async def append_quickly(self, before: Table, after: Table) -> None:
        """Write what `after` has more than `before`; `Conflict` if another writer was there first."""
        assert self._journal is not None
        rows = [_in_columns(_log_row(after, entry)) for entry in after.entries[len(before.entries) :]]
        await self._journal.append(rows, (*_in_index(_index(after)), after.id))

    async def load(self, table: str) -> Table:
        """A table from its log; marked as broken if that cannot be replayed."""
        if not looks_random(table):
            raise Refusal("no_table")
        async with self.database.read() as connection:
            row = await _row_of(connection, table)
            if row is None:
                raise Refusal("no_table")
            rows = await _rows_after(connection, table, 0)
            box = await kept_box(connection, row["components"])
        live, users, problem = await _off_loop(len(rows), partial(_replayed, row, box, rows))
        if problem is not None:
            self._report(table, problem)
        async with self.database.read() as connection:
            live.names = await names_of(connection, users)
        return live

    def _report(self, table: str, problem: BrokenLog) -> None:
        """Tell those who run the site, once. What the entry says may be somebody's secret."""
        if table not in self._reported:
            self._reported.add(table)
            _log.error("table_broken", table=table, version=problem.version, problem=problem.problem)

    async def version(self, table: str) -> int:
        """The last version in the database."""
        if not looks_random(table):
            raise Refusal("no_table")
        async with self.database.read() as connection:
            found = await connection.scalar(select(schema.tables.c.version).where(schema.tables.c.id == table))
        if found is None:
            raise Refusal("no_table")
        return int(found)

    async def caught_up(self, live: Table) -> Table:
        """The table with everything that was written since."""
        async with self.database.read() as connection:
            rows = await _rows_after(connection, live.id, live.version)
        if not rows:
            return live
        if live.broken:
            return await self.load(live.id)
        entries = [read_entry(*row) for row in rows]
        try:
            grown = await _off_loop(len(entries), lambda: apply_entries(live, entries))
        except BrokenLog:
            return await self.load(live.id)
        if unknown := _users_of(entries) - set(live.names):
            async with self.database.read() as connection:
                grown.names = {**live.names, **await names_of(connection, unknown)}
        return grown

    async def create(self, connection: AsyncConnection, live: Table, origin: str, size: int = 0) -> None:
        """Write a new table with everything in its log, and for quotas where it came from and its size."""
        o = live.spec
        if o.box is not None:
            await keep_box(connection, o.box)
        await connection.execute(
            insert(schema.tables).values(
                id=o.id,
                game=o.game,
                rules_version=o.rules_version,
                options=body_text(dict(o.options)),
                clock=msgspec.json.encode(o.clock).decode(),
                visible=o.visible,
                rated=o.rated,
                imported=o.imported,
                host=o.host,
                previous=o.previous,
                components=o.components,
                own_box=o.own_box,
                seed=str(o.seed),
                created=o.created,
                seating=_seating(live.seats),
                origin=origin,
                size=size,
                **_index(live),
            )
        )
        await connection.execute(
            insert(schema.seats),
            [{"table_id": o.id, "seat": number, "user_id": seat.user} for number, seat in enumerate(live.seats)],
        )
        await connection.execute(_INSERT_LOG, [_log_row(live, entry) for entry in live.entries])

    async def append(self, connection: AsyncConnection, before: Table, after: Table) -> None:
        """Write what `after` has more than `before`; `Conflict` if another writer was there first."""
        fresh = after.entries[len(before.entries) :]
        try:
            await connection.execute(_INSERT_LOG, [_log_row(after, entry) for entry in fresh])
        except IntegrityError:
            raise Conflict from None
        values = _index(after)
        if before.seats != after.seats:
            values["seating"] = _seating(after.seats)
        await connection.execute(update(schema.tables).where(schema.tables.c.id == after.id).values(**values))
        if before.seats != after.seats:
            await self._drop_erased_names(connection, after)
        for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            if old.user != new.user:
                await connection.execute(
                    update(schema.seats)
                    .where(schema.seats.c.table_id == after.id, schema.seats.c.seat == number)
                    .values(user_id=new.user)
                )

    async def _drop_erased_names(self, connection: AsyncConnection, live: Table) -> None:
        """Write no name that a seat was given by an account which was erased since the table was read."""
        c = schema.users.c
        holders = {seat.user for seat in live.seats if seat.user is not None and seat.label is not None}
        query = select(c.id).where(c.id.in_(holders), c.kind == "deleted")
        gone = {id_ for (id_,) in await connection.execute(query)} if holders else set()
        if gone:
            seats = [msgspec.structs.replace(seat, label=None) if seat.user in gone else seat for seat in live.seats]
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == live.id).values(seating=_seating(seats))
            )
