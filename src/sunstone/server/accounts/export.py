"""Everything that is kept about a person, as one JSON file; but nothing that would let its reader in or write to them.

It is read and sent table by table, so that a long history takes little memory. Of a game that still runs it holds
only what the person did: neither the seed nor anything of the others.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import msgspec
import structlog
from sqlalchemy import Row, Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.core.record import BOT, Record
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.tables.store import names_of
from sunstone.server.timing import now_ms
from sunstone.server.wire.common import Plain
from sunstone.table.entries import Acted, Undone, read_entry
from sunstone.table.frames import SeatInfo
from sunstone.table.host import has_left

_log = structlog.get_logger()
FORMAT = "sunstone-export/1"
_LOG = schema.log
_USER_COLUMNS = ("id", "kind", "name", "email", "language", "created", "seen", "muted", "banned")


def _sections(user: str) -> dict[str, Select[tuple[object, ...]]]:
    """What is asked for each section. Columns are named one by one: nothing secret gets in by being new."""
    sessions, tokens, pushes = schema.sessions.c, schema.tokens.c, schema.pushes.c
    ratings, games = schema.ratings.c, schema.rated_games.c
    mutes, blocks, reports, analyses = schema.mutes.c, schema.blocks.c, schema.reports.c, schema.analyses.c
    boxes = schema.account_boxes.c
    return {
        "sessions": select(sessions.id, sessions.device, sessions.created, sessions.seen, sessions.expires)
        .where(sessions.user_id == user)
        .order_by(sessions.created),
        "tokens": select(tokens.id, tokens.name, tokens.created).where(tokens.user_id == user).order_by(tokens.created),
        "mutes": select(mutes.muted_id.label("user")).where(mutes.user_id == user),
        "blocks": select(blocks.blocked_id.label("user")).where(blocks.user_id == user),
        "push_subscriptions": select(pushes.endpoint).where(pushes.user_id == user),
        "ratings": select(ratings.game, ratings.mu, ratings.sigma, ratings.ordinal, ratings.games).where(
            ratings.user_id == user
        ),
        "rated_games": select(
            games.table_id.label("table"), games.game, games.at, games.place, games.mu, games.sigma, games.ordinal
        )
        .where(games.user_id == user)
        .order_by(games.at),
        "analyses": select(analyses.table_id.label("table"), analyses.at, analyses.origin.label("address_digest"))
        .where(analyses.user_id == user)
        .order_by(analyses.at),
        "boxes": select(
            boxes.game, boxes.revision, boxes.body.label("file"), boxes.changed, boxes.origin.label("address_digest")
        )
        .where(boxes.user_id == user)
        .order_by(boxes.game),
        "reports": select(
            reports.id, reports.table_id.label("table"), reports.version, reports.reason, reports.at, reports.resolved
        )
        .where(reports.user_id == user)
        .order_by(reports.at),
    }


async def export(database: Database, user: str) -> AsyncIterator[bytes]:
    users, tables, seats = schema.users, schema.tables.c, schema.seats.c
    async with database.read() as connection:
        row = (await connection.execute(select(users).where(users.c.id == user))).one()
        head: Plain = {
            "format": FORMAT,
            "at": now_ms(),
            "account": {name: row._mapping[name] for name in _USER_COLUMNS},
        }
        for name, query in _sections(user).items():
            head[name] = [dict(found) for found in (await connection.execute(query)).mappings()]
        at = (
            select(tables.id)
            .where(
                (tables.host == user)
                | tables.id.in_(select(seats.table_id).where(seats.user_id == user))
                | tables.id.in_(select(_LOG.c.table_id).where(_LOG.c.user_id == user))
            )
            .order_by(tables.created, tables.id)
        )
        ids = [id_ for (id_,) in await connection.execute(at)]
    yield msgspec.json.encode(head)[:-1] + b',"tables":['
    for number, id_ in enumerate(ids):
        try:
            async with database.read() as connection:
                table = await _table(connection, id_, user)
        except Exception:
            # A damaged table must not keep the rest from its owner. (One deleted meanwhile is null.)
            _log.exception("export_failed", table=id_)
            table = {"id": id_, "damaged": True}
        yield (b",\n" if number else b"\n") + msgspec.json.encode(table)
    yield b"]}\n"


async def _table(connection: AsyncConnection, id_: str, user: str) -> Plain | None:
    """What a person did at a table, and the record of a finished game that was theirs."""
    row = (await connection.execute(select(schema.tables).where(schema.tables.c.id == id_))).one_or_none()
    if row is None:
        return None
    m = row._mapping
    seating = msgspec.json.decode(m["seating"], type=list[SeatInfo])
    mine = [number for number, seat in enumerate(seating) if seat.user == user]
    query = (
        select(_LOG.c.version, _LOG.c.kind, _LOG.c.at, _LOG.c.seat, _LOG.c.body)
        .where(_LOG.c.table_id == id_, _LOG.c.user_id == user)
        .order_by(_LOG.c.version)
    )
    did = [dict(found) for found in (await connection.execute(query)).mappings()]
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
        "record": await _record(connection, row, seating) if m["status"] == "finished" and (mine or hosted) else None,
    }


async def _record(connection: AsyncConnection, row: Row[tuple[object, ...]], seating: list[SeatInfo]) -> object:
    """The game on paper, from the log as it stands: nothing has to be played again for it."""
    m = row._mapping
    names = await names_of(connection, {seat.user for seat in seating if seat.user is not None})
    actions: list[str] = []
    query = (
        select(_LOG.c.kind, _LOG.c.body)
        .where(_LOG.c.table_id == m["id"], _LOG.c.kind.in_((Acted.kind, Undone.kind)))
        .order_by(_LOG.c.version)
    )
    for kind, text in await connection.execute(query):
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
