"""Who may talk, who is muted by whom, and reports of messages."""

from collections.abc import Callable

from sqlalchemy import delete, select

from sunstone.server.errors import Refusal
from sunstone.server.random_names import looks_random, random_name
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.storage.queries import insert_missing
from sunstone.server.tables.store import names_of
from sunstone.server.timing import now_ms
from sunstone.table.acting import one_line
from sunstone.table.entries import Chatted
from sunstone.table.frames import Person
from sunstone.table.table import Table

_MUTES, _USERS = schema.mutes.c, schema.users.c


class Moderation:
    def __init__(
        self, database: Database, changed: Callable[[str, frozenset[str]], None] = lambda _user, _muted: None
    ) -> None:
        """`changed` is called after every change, with all whom a user has muted."""
        self._database = database
        self._changed = changed

    async def speaker(self, user: str) -> Person:
        """Who speaks, as the account is called now; raises if those who run the site have muted it."""
        if await self._database.scalar(select(_USERS.muted).where(_USERS.id == user)) is not None:
            raise Refusal("muted")
        return (await names_of(self._database, {user}))[user]

    async def muted_by(self, user: str | None) -> frozenset[str]:
        if user is None:
            return frozenset()
        return frozenset(await self._database.scalars(select(_MUTES.muted_id).where(_MUTES.user_id == user)))

    async def mute(self, user: str, other: str) -> frozenset[str]:
        """Hear nothing more of somebody; who is muted then."""
        if not looks_random(other) or other == user:
            raise Refusal("no_user")
        async with self._database.write() as connection:
            if await connection.scalar(select(_USERS.id).where(_USERS.id == other)) is None:
                raise Refusal("no_user")
            await insert_missing(connection, schema.mutes, [{"user_id": user, "muted_id": other}])
        return await self._muted(user)

    async def unmute(self, user: str, other: str) -> frozenset[str]:
        """Hear somebody again; who is muted then."""
        if not looks_random(other):
            raise Refusal("no_user")
        await self._database.execute(delete(schema.mutes).where(_MUTES.user_id == user, _MUTES.muted_id == other))
        return await self._muted(user)

    async def _muted(self, user: str) -> frozenset[str]:
        muted = await self.muted_by(user)
        self._changed(user, muted)
        return muted

    async def report(self, live: Table, user: str, version: int, reason: str) -> str:
        """Tell those who run the site about a message; once is enough."""
        entry = live.entries[version - 1] if 0 < version <= live.version else None
        if entry is None or not isinstance(entry.body, Chatted):
            raise Refusal("no_message")
        key = {"table_id": live.id, "version": version, "user_id": user}
        row = key | {"id": random_name(), "reason": one_line(reason), "at": now_ms()}
        async with self._database.write() as connection:
            await insert_missing(connection, schema.reports, [row])
            return str(await connection.scalar(select(schema.reports.c.id).filter_by(**key)))
