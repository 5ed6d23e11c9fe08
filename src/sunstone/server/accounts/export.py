"""Everything that is kept about a person, as one JSON file; but nothing that would let its reader in or write to them.

It is read and sent table by table, so that a long history takes little memory. Of a game that still runs it holds
only what the person did: neither the seed nor anything of the others.
"""

import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import structlog
from sqlalchemy import Column, select

from sunstone.core.record import BOT, Record
from sunstone.server.storage import schema
from sunstone.server.storage.engine import AnyRow, Database
from sunstone.server.tables.store import names_of
from sunstone.server.timing import now_ms
from sunstone.table.entries import Acted, Undone, read_entry
from sunstone.table.frames import SeatInfo
from sunstone.table.host import has_left
from sunstone.table.wire_types import Plain

_log = structlog.get_logger()
FORMAT = "sunstone-export/1"
_LOG = schema.log.c
_USER_COLUMNS = ("id", "kind", "name", "email", "language", "created", "seen", "muted", "banned")
SECTIONS: dict[str, tuple[Column[Any], str]] = {
    "sessions": (schema.sessions.c.created, "id device created seen expires"),
    "tokens": (schema.tokens.c.created, "id name created"),
    "mutes": (schema.mutes.c.muted_id, "muted_id"),
    "blocks": (schema.blocks.c.blocked_id, "blocked_id"),
    "push_subscriptions": (schema.pushes.c.digest, "endpoint"),
    "ratings": (schema.ratings.c.game, "game mu sigma ordinal games"),
    "rated_games": (schema.rated_games.c.at, "table_id game at place mu sigma ordinal"),
    "analyses": (schema.analyses.c.at, "table_id at origin"),
    "boxes": (schema.account_boxes.c.game, "game revision body changed origin"),
    "reports": (schema.reports.c.at, "id table_id version reason at resolved"),
}
"""For each section the column to sort by and those given, one by one: nothing secret gets in by being new."""
_CALLED = {"table_id": "table", "muted_id": "user", "blocked_id": "user", "origin": "address_digest", "body": "file"}


async def export(database: Database, user: str) -> AsyncIterator[bytes]:
    users, tables, seats = schema.users.c, schema.tables.c, schema.seats.c
    account = await database.row(select(*(users[name] for name in _USER_COLUMNS)).where(users.id == user))
    assert account is not None
    head: Plain = {"format": FORMAT, "at": now_ms(), "account": dict(account._mapping)}
    for name, (order, columns) in SECTIONS.items():
        c = order.table.c
        given = [c[column].label(_CALLED.get(column, column)) for column in columns.split()]
        rows = await database.rows(select(*given).where(c.user_id == user).order_by(order))
        head[name] = [dict(row._mapping) for row in rows]
    at = (
        select(tables.id)
        .where(
            (tables.host == user)
            | tables.id.in_(select(seats.table_id).where(seats.user_id == user))
            | tables.id.in_(select(_LOG.table_id).where(_LOG.user_id == user))
        )
        .order_by(tables.created, tables.id)
    )
    ids = await database.scalars(at)
    yield msgspec.json.encode(head)[:-1] + b',"tables":['
    for number, id_ in enumerate(ids):
        try:
            table = await _table(database, id_, user)
        except Exception:
            # A damaged table must not keep the rest from its owner. (One deleted meanwhile is null.)
            _log.exception("export_failed", table=id_)
            table = {"id": id_, "damaged": True}
        yield (b",\n" if number else b"\n") + msgspec.json.encode(table)
    yield b"]}\n"


async def _table(database: Database, id_: str, user: str) -> Plain | None:
    """The entries of a person at a table, and the record of a finished game that was theirs."""
    row = await database.row(select(schema.tables).where(schema.tables.c.id == id_))
    if row is None:
        return None
    m = row._mapping
    seating = msgspec.json.decode(m["seating"], type=list[SeatInfo])
    mine = [number for number, seat in enumerate(seating) if seat.user == user]
    query = (
        select(_LOG.version, _LOG.kind, _LOG.at, _LOG.seat, _LOG.body)
        .where(_LOG.table_id == id_, _LOG.user_id == user)
        .order_by(_LOG.version)
    )
    did = [dict(found._mapping) for found in await database.rows(query)]
    entries = [read_entry(user=user, line=None, ply=None, **row) for row in did]
    hosted = m["host"] == user and not has_left(entries, user)
    return {
        **{name: m[name] for name in ("id", "game", "status", "created", "changed", "visible", "rated", "imported")},
        "options": msgspec.json.decode(m["options"]),
        "clock": msgspec.json.decode(m["clock"]),
        "host": m["host"] == user,
        "address_digest": m["origin"] if m["host"] == user else None,
        "seats": mine,
        "did": [{**row, "body": msgspec.json.decode(row["body"])} for row in did],
        "record": await _record(database, row, seating) if m["status"] == "finished" and (mine or hosted) else None,
    }


async def _record(database: Database, row: AnyRow, seating: list[SeatInfo]) -> object:
    """The game on paper, from the log as it stands: nothing has to be played again for it."""
    m = row._mapping
    names = await names_of(database, {seat.user for seat in seating if seat.user is not None})
    actions: list[str] = []
    query = (
        select(_LOG.kind, _LOG.body)
        .where(_LOG.table_id == m["id"], _LOG.kind.in_((Acted.kind, Undone.kind)))
        .order_by(_LOG.version)
    )
    for kind, text in await database.rows(query):
        body = msgspec.json.decode(text)
        if kind == Acted.kind:
            actions.append(body["text"])
        else:
            del actions[body["to"] :]
    record = Record(
        game=m["game"],
        rules_version=m["rules_version"],
        options=msgspec.json.decode(m["options"]),
        seats=[
            f"{BOT}{seat.bot}"
            if seat.kind == "bot"
            else seat.name or (names[seat.user].name if seat.user in names else None) or "?"
            for seat in seating
        ],
        seed=int(m["seed"]),
        actions=actions,
        components=m["components"],
        result=msgspec.json.decode(m["result"]),
    )
    return json.loads(record.to_json())
