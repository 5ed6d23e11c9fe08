"""Reported messages, for those who run the site."""

from __future__ import annotations

import msgspec
from sqlalchemy import select, update

from sunstone.server.errors import Refusal
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.tables.store import names_of
from sunstone.server.timing import now_ms
from sunstone.server.wire.common import Plain

_C = schema.reports.c


class Reported(msgspec.Struct, frozen=True, kw_only=True):
    """A report with the message it is about. Names are missing where an account was deleted."""

    id: str
    at: int
    table: str
    speaker: str | None
    speaker_name: str | None
    text: str
    reporter: str
    reporter_name: str | None
    reason: str
    resolved: int | None


def _said(body: str) -> str:
    """The text of a message; nothing if it cannot be read."""
    try:
        return str(msgspec.json.decode(body, type=Plain).get("text", ""))
    except msgspec.MsgspecError:
        return ""


class Reports:
    """The list of what was reported."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def found(self, *, resolved: bool) -> list[Reported]:
        """The reports that wait, the oldest first; with `resolved` also those that are done with."""
        log = schema.log.c
        query = (
            select(_C.id, _C.at, _C.table_id, _C.user_id, _C.reason, _C.resolved, log.user_id, log.body)
            .join(schema.log, (log.table_id == _C.table_id) & (log.version == _C.version))
            .order_by(_C.at)
        )
        if not resolved:
            query = query.where(_C.resolved.is_(None))
        async with self._database.read() as connection:
            rows = [tuple(row) for row in await connection.execute(query)]
            names = await names_of(connection, {user for row in rows for user in (row[3], row[6]) if user is not None})
        return [
            Reported(
                id=id_,
                at=at,
                table=table,
                speaker=speaker,
                speaker_name=names[speaker].name if speaker in names else None,
                text=_said(body),
                reporter=reporter,
                reporter_name=names[reporter].name if reporter in names else None,
                reason=reason,
                resolved=done,
            )
            for id_, at, table, reporter, reason, done, speaker, body in rows
        ]

    async def resolve(self, *ids: str) -> None:
        """Be done with these reports: all of them, or none if one is unknown."""
        async with self._database.write() as connection:
            for id_ in ids:
                known = await connection.scalar(select(_C.id).where(_C.id == id_))
                if known is None:
                    raise Refusal("no_report", id=id_)
                # Whoever was done with it first stays so.
                await connection.execute(
                    update(schema.reports).where(_C.id == id_, _C.resolved.is_(None)).values(resolved=now_ms())
                )
