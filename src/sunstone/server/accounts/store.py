"""Accounts, sessions and tokens in the database."""

from __future__ import annotations

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.accounts.names import name_key
from sunstone.server.accounts.seat_names import erase_seat_names, tables_naming
from sunstone.server.accounts.visitor import User
from sunstone.server.db import schema
from sunstone.server.db.engine import Database
from sunstone.server.errors import Refusal
from sunstone.server.keys import digest, looks_random, random_name, same
from sunstone.server.timing import DAY, now_ms
from sunstone.server.wire.accounts import TokenInfo

SESSION_LASTS = 180 * DAY
_USERS = schema.users


def _user(row: Row[tuple[object, ...]]) -> User:
    m = row._mapping
    return User(id=m["id"], kind=m["kind"], name=m["name"], email=m["email"], language=m["language"])


class AccountStore:
    """Reads and writes accounts."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def by_session(self, session: str) -> User | None:
        """The user of a session that still lasts."""
        query = (
            select(_USERS)
            .join(schema.sessions, schema.sessions.c.user_id == _USERS.c.id)
            .where(schema.sessions.c.digest == digest(session), schema.sessions.c.expires > now_ms())
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None or row._mapping["kind"] == "deleted" else _user(row)

    async def by_token(self, id_: str, secret: str) -> User | None:
        """The user of a token."""
        if not looks_random(id_):
            return None
        query = (
            select(schema.tokens.c.digest.label("secret_digest"), _USERS)
            .join(_USERS, schema.tokens.c.user_id == _USERS.c.id)
            .where(schema.tokens.c.id == id_)
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        # Compare even when there is nothing to compare with: a wrong id takes as long as a wrong secret.
        kept = digest("") if row is None else row._mapping["secret_digest"]
        return _user(row) if same(kept, digest(secret)) and row is not None else None

    async def by_id(self, id_: str) -> User | None:
        """The user with this id."""
        if not looks_random(id_):
            return None
        async with self.database.read() as connection:
            row = (await connection.execute(select(_USERS).where(_USERS.c.id == id_))).one_or_none()
        return None if row is None else _user(row)

    async def by_name(self, name: str) -> tuple[User, str] | None:
        """The registered user of this name, and the hash of the password."""
        if not name.isprintable():
            return None
        async with self.database.read() as connection:
            row = (await connection.execute(select(_USERS).where(_USERS.c.name_key == name_key(name)))).one_or_none()
        return None if row is None else (_user(row), row._mapping["password"])

    async def password_of(self, id_: str) -> str | None:
        """The hash of a user's password."""
        async with self.database.read() as connection:
            found: str | None = await connection.scalar(select(_USERS.c.password).where(_USERS.c.id == id_))
        return found

    async def create(self, name: str, language: str, *, password: str | None = None, email: str | None = None) -> User:
        """A new guest, or with a password a new registered account."""
        registered = password is not None
        values: dict[str, object] = {
            "id": random_name(),
            "kind": "registered" if registered else "guest",
            "name": name,
            "name_key": name_key(name) if registered else None,
            "password": password,
            "email": email,
            "language": language,
            "created": now_ms(),
        }
        try:
            async with self.database.write() as connection:
                row = (await connection.execute(insert(_USERS).values(values).returning(_USERS))).one()
        except IntegrityError:
            raise Refusal("name_taken", name=name) from None
        return _user(row)

    async def change(self, id_: str, **values: object) -> User:
        """Change columns of an account."""
        if "name_key" not in values and "name" in values:
            async with self.database.read() as connection:
                key = await connection.scalar(select(_USERS.c.name_key).where(_USERS.c.id == id_))
            if key is not None:
                values["name_key"] = name_key(str(values["name"]))
        try:
            async with self.database.write() as connection:
                row = (
                    await connection.execute(update(_USERS).where(_USERS.c.id == id_).values(values).returning(_USERS))
                ).one()
        except IntegrityError:
            raise Refusal("name_taken", name=str(values.get("name", ""))) from None
        return _user(row)

    async def open_session(self, user: str) -> str:
        """A new session; what is returned goes into the cookie and is kept only as a digest."""
        made = random_name(32)
        now = now_ms()
        async with self.database.write() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.expires < now))
            await connection.execute(
                insert(schema.sessions).values(
                    digest=digest(made), user_id=user, created=now, expires=now + SESSION_LASTS
                )
            )
        return made

    async def close_session(self, session: str) -> None:
        """Sign out."""
        async with self.database.write() as connection:
            await connection.execute(delete(schema.sessions).where(schema.sessions.c.digest == session))

    async def close_sessions(self, user: str, but: str | None) -> None:
        """Sign out everywhere else, as after a change of the password."""
        async with self.database.write() as connection:
            await connection.execute(
                delete(schema.sessions).where(
                    schema.sessions.c.user_id == user, schema.sessions.c.digest != (but or "")
                )
            )

    async def make_token(self, user: str, name: str) -> tuple[TokenInfo, str]:
        """A new token and its secret."""
        secret = random_name(32)
        info = TokenInfo(id=random_name(), name=name, created=now_ms())
        async with self.database.write() as connection:
            await connection.execute(
                insert(schema.tokens).values(
                    id=info.id, user_id=user, name=name, digest=digest(secret), created=info.created
                )
            )
        return info, secret

    async def tokens(self, user: str) -> list[TokenInfo]:
        """A user's tokens."""
        c = schema.tokens.c
        async with self.database.read() as connection:
            rows = await connection.execute(
                select(c.id, c.name, c.created).where(c.user_id == user).order_by(c.created, c.id)
            )
        return [TokenInfo(id=id_, name=name, created=created) for id_, name, created in rows]

    async def drop_token(self, user: str, token: str) -> None:
        """Revoke a token."""
        if not looks_random(token):
            raise Refusal("no_token")
        async with self.database.write() as connection:
            done = await connection.execute(
                delete(schema.tokens).where(schema.tokens.c.id == token, schema.tokens.c.user_id == user)
            )
        if not done.rowcount:
            raise Refusal("no_token")

    async def erase(self, id_: str) -> list[str]:
        """Empty an account; the tables that named it.

        Nothing that names the person stays but the moves of the games. What was said in chats is blanked, and so are
        names given to seats: the only things that ever change in a log.
        """
        async with self.database.write() as connection:
            await self._erase(connection, id_)
            return await tables_naming(connection, id_)

    async def _erase(self, connection: AsyncConnection, id_: str) -> None:
        for table in (schema.sessions, schema.tokens, schema.pushes, schema.ratings, schema.mutes, schema.blocks):
            await connection.execute(delete(table).where(table.c.user_id == id_))
        await connection.execute(delete(schema.mutes).where(schema.mutes.c.muted_id == id_))
        await connection.execute(delete(schema.blocks).where(schema.blocks.c.blocked_id == id_))
        await connection.execute(
            update(schema.log)
            .where(schema.log.c.user_id == id_, schema.log.c.kind == "chat")
            .values(body='{"text":""}')
        )
        await connection.execute(
            update(_USERS)
            .where(_USERS.c.id == id_)
            .values(kind="deleted", name="", name_key=None, password=None, email=None, seen=None, muted=None)
        )
        await erase_seat_names(connection, id_)
