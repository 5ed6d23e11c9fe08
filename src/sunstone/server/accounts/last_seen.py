"""When accounts and sessions were last used, to the hour; written now and then, in nobody's way."""

from __future__ import annotations

from sqlalchemy import bindparam, true, update

from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.timing import HOUR, now_ms


def this_hour() -> int:
    """The hour it is: more is not kept of when somebody was here."""
    now = now_ms()
    return now - now % HOUR


class LastSeen:
    """Collects who is here until it is written."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._users: set[str] = set()
        self._sessions: set[str] = set()

    def user(self, id_: str, seen: int | None) -> None:
        """A user was here who, as far as the database knows, was last seen at this time."""
        if seen != this_hour():
            self._users.add(id_)

    def session(self, digest: str, seen: int | None) -> None:
        """The same for a session."""
        if seen != this_hour():
            self._sessions.add(digest)

    async def write(self) -> None:
        users, sessions = self._users, self._sessions
        self._users, self._sessions = set(), set()
        if not users and not sessions:
            return
        hour = this_hour()
        async with self._database.write() as connection:
            for table, column, keys, there in (
                # Somebody may have erased the account since.
                (schema.users, schema.users.c.id, users, schema.users.c.kind != "deleted"),
                (schema.sessions, schema.sessions.c.digest, sessions, true()),
            ):
                if keys:
                    query = update(table).where(column == bindparam("key"), there).values(seen=hour)
                    await connection.execute(query, [{"key": key} for key in sorted(keys)])
