"""Tables in the database: reading one, and appending to its log."""

from __future__ import annotations

from operator import itemgetter

import msgspec
from sqlalchemy import Row, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.db import schema
from sunstone.server.db.engine import Database
from sunstone.server.db.journal import COLUMNS, INDEX, Conflict, Journal
from sunstone.server.errors import Refusal
from sunstone.server.keys import looks_random
from sunstone.server.tables.box import Box
from sunstone.server.tables.box_store import kept_box
from sunstone.server.tables.entries import LogEntry
from sunstone.server.tables.live import LiveTable, Opening, body_text
from sunstone.server.wire.common import Plain
from sunstone.server.wire.tables import Clock

_LOG = schema.log
_INSERT_LOG = insert(_LOG)
_in_columns = itemgetter(*COLUMNS)
_in_index = itemgetter(*INDEX)


def _opening(row: Row[tuple[object, ...]], box: Box | None) -> Opening:
    m = row._mapping
    return Opening(
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
    )


def _entry(row: Row[tuple[object, ...]]) -> LogEntry:
    m = row._mapping
    return LogEntry(
        m["version"], m["kind"], m["at"], m["seat"], m["user_id"], m["line"], m["ply"], msgspec.json.decode(m["body"])
    )


def _users_of(entries: list[LogEntry]) -> set[str]:
    found = {entry.user for entry in entries if entry.user is not None}
    for entry in entries:
        for plain in (entry.body, *entry.body.get("seats", ())):
            if isinstance(plain, dict) and plain.get("user"):
                found.add(plain["user"])
    return found


async def names_of(connection: AsyncConnection, users: set[str]) -> dict[str, str | None]:
    """The names of these users; `None` for a deleted account."""
    if not users:
        return {}
    rows = await connection.execute(
        select(schema.users.c.id, schema.users.c.name, schema.users.c.kind).where(schema.users.c.id.in_(users))
    )
    return {id_: None if kind == "deleted" else name for id_, name, kind in rows}


async def _entries_after(connection: AsyncConnection, table: str, version: int) -> list[LogEntry]:
    rows = await connection.execute(
        select(_LOG).where(_LOG.c.table_id == table, _LOG.c.version > version).order_by(_LOG.c.version)
    )
    return [_entry(row) for row in rows]


def _index(live: LiveTable) -> Plain:
    """The columns of `tables` that follow from the log."""
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


def turn_columns(live: LiveTable, due: int | None) -> Plain:
    """Whose turn it is and when to look again."""
    turn = live.turn if live.status == "playing" else None
    return {
        "turn_seat": turn,
        "turn_user": None if turn is None or live.thinker is not None else live.seats[turn].user,
        "due": due,
    }


def _seating(live: LiveTable) -> str:
    """The seats as lists of tables show them; names are looked up when they are shown."""
    return msgspec.json.encode([seat.shown() for seat in live.seats]).decode()


def _log_row(live: LiveTable, entry: LogEntry) -> Plain:
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


class TableStore:
    """Reads tables and appends to them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        path = make_url(database.url).database
        self._journal = Journal(path, database.writes) if database.sqlite and path else None

    async def close(self) -> None:
        """Write what waits."""
        if self._journal is not None:
            await self._journal.close()

    def quick(self, before: LiveTable, after: LiveTable) -> bool:
        """Whether the change is only a longer log: then it can go the quick way, if there is one."""
        return self._journal is not None and before.seats == after.seats and after.game is not None

    async def append_quickly(self, before: LiveTable, after: LiveTable) -> None:
        """Write what `after` has more than `before`; `Conflict` if another writer was there first."""
        assert self._journal is not None
        rows = [_in_columns(_log_row(after, entry)) for entry in after.entries[len(before.entries) :]]
        await self._journal.append(rows, (*_in_index(_index(after)), after.id))

    async def load(self, table: str) -> LiveTable:
        """A table from its log."""
        if not looks_random(table):
            raise Refusal("no_table")
        async with self.database.read() as connection:
            row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == table))).one_or_none()
            if row is None:
                raise Refusal("no_table")
            entries = await _entries_after(connection, table, 0)
            names = await names_of(connection, _users_of(entries))
            box = await kept_box(connection, row._mapping["components"])
        return LiveTable(_opening(row, box)).grown(entries, names)

    async def box(self, digest: str | None) -> Box | None:
        """The component file with this digest, if it is known and fits."""
        async with self.database.read() as connection:
            return await kept_box(connection, digest)

    async def version(self, table: str) -> int:
        """The last version in the database."""
        if not looks_random(table):
            raise Refusal("no_table")
        async with self.database.read() as connection:
            found = await connection.scalar(select(schema.tables.c.version).where(schema.tables.c.id == table))
        if found is None:
            raise Refusal("no_table")
        return int(found)

    async def caught_up(self, live: LiveTable) -> LiveTable:
        """The table with everything that was written since."""
        async with self.database.read() as connection:
            entries = await _entries_after(connection, live.id, live.version)
            names = await names_of(connection, _users_of(entries) - set(live.names))
        return live.grown(entries, names) if entries else live

    async def create(self, connection: AsyncConnection, live: LiveTable) -> None:
        """Write a new table with everything in its log."""
        o = live.opening
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
                seed=str(o.seed),
                created=o.created,
                seating=_seating(live),
                **_index(live),
            )
        )
        await connection.execute(
            insert(schema.seats),
            [{"table_id": o.id, "seat": number, "user_id": seat.user} for number, seat in enumerate(live.seats)],
        )
        await connection.execute(_INSERT_LOG, [_log_row(live, entry) for entry in live.entries])

    async def append(self, connection: AsyncConnection, before: LiveTable, after: LiveTable) -> None:
        """Write what `after` has more than `before`; `Conflict` if another writer was there first."""
        fresh = after.entries[len(before.entries) :]
        try:
            await connection.execute(_INSERT_LOG, [_log_row(after, entry) for entry in fresh])
        except IntegrityError:
            raise Conflict from None
        await connection.execute(
            update(schema.tables).where(schema.tables.c.id == after.id).values(seating=_seating(after), **_index(after))
        )
        for number, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
            if old.user != new.user:
                await connection.execute(
                    update(schema.seats)
                    .where(schema.seats.c.table_id == after.id, schema.seats.c.seat == number)
                    .values(user_id=new.user)
                )
