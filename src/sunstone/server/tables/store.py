"""Tables in the database: reading one, and appending to its log."""

import asyncio
from collections.abc import Callable
from functools import partial
from operator import itemgetter
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import Select, case, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.core.errors import BadComponents
from sunstone.core.registry import game_ids
from sunstone.server.errors import Refusal
from sunstone.server.random_names import looks_random
from sunstone.server.storage import schema
from sunstone.server.storage.append_log import COLUMNS, INDEX, AppendLog, Conflict
from sunstone.server.storage.engine import Database
from sunstone.server.storage.queries import insert_missing, rows_of
from sunstone.server.tables.columns import LOG
from sunstone.server.tables.rows import index_row, log_row, replayed, seating_text, spec_row, users_of
from sunstone.server.timing import now_ms
from sunstone.table.entries import read_entry
from sunstone.table.frames import Person
from sunstone.table.owner_components import OwnerComponents, box_of
from sunstone.table.reducer import BrokenLog, apply_entries
from sunstone.table.table import Table

_log = structlog.get_logger()
_INSERT_LOG = insert(schema.log)
_in_columns = itemgetter(*COLUMNS)
_in_index = itemgetter(*INDEX)
SHORT = 100
"""Entries that are replayed where they were asked for. More of them are not worth keeping everybody waiting."""
Found = TypeVar("Found")

_U = schema.users.c
PERSON = (_U.id, case((_U.kind != "deleted", _U.name)).label("name"), _U.kind)
"""The columns of a `Person`, the public part of an account."""


async def keep_box(connection: AsyncConnection, box: OwnerComponents) -> None:
    """Store a box under the SHA-256 of its text, or note that it is used again.

    So a game goes on with the file it began with, in every process and worker, whatever becomes of the file itself.
    """
    c = schema.boxes.c
    # First the change: it waits for a purge of that row, and then finds that it is gone.
    done = await connection.execute(update(schema.boxes).where(c.digest == box.digest).values(created=now_ms()))
    if not done.rowcount:
        row = {"digest": box.digest, "game": box.game, "body": box.text, "created": now_ms()}
        await insert_missing(connection, schema.boxes, [row])


async def kept_box(connection: AsyncConnection, digest: str | None) -> OwnerComponents | None:
    """The box with this digest; none if there is none, or it does not fit the game as it is installed here."""
    if digest is None:
        return None
    query = select(schema.boxes.c.game, schema.boxes.c.body).where(schema.boxes.c.digest == digest)
    row = (await connection.execute(query)).one_or_none()
    if row is None or row[0] not in game_ids():
        return None
    try:
        return box_of(row[0], row[1], f"{digest[:12]}.toml")
    except BadComponents:
        return None


async def _off_loop(entries: int, work: Callable[[], Found]) -> Found:
    """Do what takes long with many entries in a thread."""
    return work() if entries <= SHORT else await asyncio.to_thread(work)


async def names_of(database: Database, users: set[str]) -> dict[str, Person]:
    """The public part of these accounts, by id."""
    people = await database.structs(Person, select(*PERSON).where(_U.id.in_(users))) if users else []
    return {person.id: person for person in people}


def _log_after(table: str, version: int) -> Select[Any]:
    c = schema.log.c
    return select(*LOG).where(c.table_id == table, c.version > version).order_by(c.version)


class TableStore:
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
        rows = [_in_columns(log_row(after, entry)) for entry in after.entries[len(before.entries) :]]
        await self._journal.append(rows, (*_in_index(index_row(after)), after.id))

    async def load(self, table: str) -> Table:
        """A table from its log; marked as broken if that cannot be replayed."""
        if not looks_random(table):
            raise Refusal("no_table")
        async with self.database.read() as connection:
            found = await rows_of(connection, select(schema.tables).where(schema.tables.c.id == table))
            if not found:
                raise Refusal("no_table")
            row = found[0]
            rows = await rows_of(connection, _log_after(table, 0))
            box = await kept_box(connection, row["components"])
        live, users, problem = await _off_loop(len(rows), partial(replayed, row, box, rows))
        if problem is not None:
            self._report(table, problem)
        live.names = await names_of(self.database, users)
        return live

    def _report(self, table: str, problem: BrokenLog) -> None:
        """Tell those who run the site, once. What the entry says may be somebody's secret."""
        if table not in self._reported:
            self._reported.add(table)
            _log.error("table_broken", table=table, version=problem.version, problem=problem.problem)

    async def version(self, table: str) -> int:
        if not looks_random(table):
            raise Refusal("no_table")
        found = await self.database.scalar(select(schema.tables.c.version).where(schema.tables.c.id == table))
        if found is None:
            raise Refusal("no_table")
        return int(found)

    async def caught_up(self, live: Table) -> Table:
        """The table with everything that was written since."""
        async with self.database.read() as connection:
            rows = await rows_of(connection, _log_after(live.id, live.version))
        if not rows:
            return live
        if live.broken:
            return await self.load(live.id)
        entries = [read_entry(**row) for row in rows]
        try:
            grown = await _off_loop(len(entries), lambda: apply_entries(live, entries))
        except BrokenLog:
            return await self.load(live.id)
        if unknown := users_of(entries) - set(live.names):
            grown.names = {**live.names, **await names_of(self.database, unknown)}
        return grown

    async def create(self, connection: AsyncConnection, live: Table, origin: str, size: int = 0) -> None:
        """Write a new table with everything in its log, and for quotas where it came from and its size."""
        spec = live.spec
        if spec.box is not None:
            await keep_box(connection, spec.box)
        row = spec_row(spec) | index_row(live) | {"seating": seating_text(live.seats), "origin": origin, "size": size}
        await connection.execute(insert(schema.tables).values(row))
        await connection.execute(
            insert(schema.seats),
            [{"table_id": spec.id, "seat": number, "user_id": seat.user} for number, seat in enumerate(live.seats)],
        )
        await connection.execute(_INSERT_LOG, [log_row(live, entry) for entry in live.entries])

    async def append(self, connection: AsyncConnection, before: Table, after: Table) -> None:
        """Write what `after` has more than `before`; `Conflict` if another writer was there first."""
        fresh = after.entries[len(before.entries) :]
        try:
            await connection.execute(_INSERT_LOG, [log_row(after, entry) for entry in fresh])
        except IntegrityError:
            raise Conflict from None
        values = index_row(after)
        if before.seats != after.seats:
            values["seating"] = seating_text(after.seats)
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
        holders = {seat.user for seat in live.seats if seat.user is not None and seat.label is not None}
        query = select(_U.id).where(_U.id.in_(holders), _U.kind == "deleted")
        gone = set(await connection.scalars(query)) if holders else set()
        if gone:
            seats = [msgspec.structs.replace(seat, label=None) if seat.user in gone else seat for seat in live.seats]
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == live.id).values(seating=seating_text(seats))
            )
