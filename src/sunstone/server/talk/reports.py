"""Reported messages, for those who run the site."""

import msgspec
from sqlalchemy import select, update

from sunstone.server.errors import Refusal
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.tables.store import names_of
from sunstone.server.timing import now_ms
from sunstone.table.wire_types import Plain

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
    def __init__(self, database: Database) -> None:
        self._database = database

    async def found(self, *, resolved: bool) -> list[Reported]:
        """The reports that wait, the oldest first; with `resolved` also those that are done with."""
        log = schema.log.c
        query = (
            select(_C.id, _C.at, _C.table_id.label("table"), _C.user_id.label("reporter"), _C.reason, _C.resolved)
            .add_columns(log.user_id.label("speaker"), log.body)
            .join(schema.log, (log.table_id == _C.table_id) & (log.version == _C.version))
            .order_by(_C.at)
        )
        if not resolved:
            query = query.where(_C.resolved.is_(None))
        rows = [dict(row._mapping) for row in await self._database.rows(query)]
        people = {user for row in rows for user in (row["reporter"], row["speaker"]) if user is not None}
        names = {user: person.name for user, person in (await names_of(self._database, people)).items()}
        return [
            Reported(
                text=_said(row.pop("body")),
                speaker_name=names.get(row["speaker"]),
                reporter_name=names.get(row["reporter"]),
                **row,
            )
            for row in rows
        ]

    async def resolve(self, *ids: str) -> None:
        """Be done with these reports: all of them, or none if one is unknown."""
        async with self._database.write() as connection:
            for id_ in ids:
                known = await connection.scalar(select(_C.id).where(_C.id == id_))
                if known is None:
                    raise Refusal("no_report", id=id_)
                # The first time it was resolved stays.
                await connection.execute(
                    update(schema.reports).where(_C.id == id_, _C.resolved.is_(None)).values(resolved=now_ms())
                )
