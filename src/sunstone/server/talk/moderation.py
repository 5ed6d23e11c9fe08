"""Who may talk, who is muted by whom, and reports of messages."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from sunstone.server.errors import Refusal
from sunstone.server.keys import looks_random, random_name
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.timing import now_ms
from sunstone.table.acting import one_line
from sunstone.table.entries import Chatted
from sunstone.table.frames import Person
from sunstone.table.table import Table


class Moderation:
    def __init__(
        self, database: Database, changed: Callable[[str, frozenset[str]], None] = lambda _user, _muted: None
    ) -> None:
        """`changed` is told whom a user has muted after every change."""
        self._database = database
        self._changed = changed

    async def speaker(self, user: str) -> Person:
        """Who speaks, as the account is called now; raises if those who run the site have muted it."""
        c = schema.users.c
        async with self._database.read() as connection:
            row = (await connection.execute(select(c.muted, c.name, c.kind).where(c.id == user))).one()
        if row.muted is not None:
            raise Refusal("muted")
        return Person(id=user, name=None if row.kind == "deleted" else row.name, kind=row.kind)

    async def muted_by(self, user: str | None) -> frozenset[str]:
        if user is None:
            return frozenset()
        async with self._database.read() as connection:
            rows = await connection.execute(select(schema.mutes.c.muted_id).where(schema.mutes.c.user_id == user))
        return frozenset(id_ for (id_,) in rows)

    async def mute(self, user: str, other: str) -> frozenset[str]:
        """Hear nothing more of somebody; who is muted then."""
        if not looks_random(other):
            raise Refusal("no_user")
        try:
            async with self._database.write() as connection:
                known = await connection.scalar(select(schema.users.c.id).where(schema.users.c.id == other))
                if known is None or other == user:
                    raise Refusal("no_user")
                await connection.execute(insert(schema.mutes).values(user_id=user, muted_id=other))
        except IntegrityError:
            # Muted already.
            pass
        return await self._muted(user)

    async def unmute(self, user: str, other: str) -> frozenset[str]:
        """Hear somebody again; who is muted then."""
        if not looks_random(other):
            raise Refusal("no_user")
        c = schema.mutes.c
        async with self._database.write() as connection:
            await connection.execute(delete(schema.mutes).where(c.user_id == user, c.muted_id == other))
        return await self._muted(user)

    async def _muted(self, user: str) -> frozenset[str]:
        muted = await self.muted_by(user)
        self._changed(user, muted)
        return muted

    async def report(self, live: Table, user: str, version: int, reason: str) -> str:
        """Tell those who run the site about a message; once is enough."""
        said = live.entries[version - 1] if 0 < version <= live.version else None
        if said is None or not isinstance(said.body, Chatted):
            raise Refusal("no_message")
        made = random_name()
        c = schema.reports.c
        try:
            async with self._database.write() as connection:
                await connection.execute(
                    insert(schema.reports).values(
                        id=made, table_id=live.id, version=version, user_id=user, reason=one_line(reason), at=now_ms()
                    )
                )
        except IntegrityError:
            query = select(c.id).where(c.table_id == live.id, c.version == version, c.user_id == user)
            async with self._database.read() as connection:
                made = str(await connection.scalar(query))
        return made
