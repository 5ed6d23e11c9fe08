"""Accounts, sessions and tokens in the database."""

from __future__ import annotations

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.accounts.last_seen import LastSeen, this_hour
from sunstone.server.accounts.names import name_key, name_skeleton
from sunstone.server.accounts.seat_names import erase_seat_names, tables_naming
from sunstone.server.accounts.visitor import User
from sunstone.server.accounts.wire import SessionInfo, TokenInfo
from sunstone.server.errors import Refusal
from sunstone.server.keys import digest, looks_random, random_name, same
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.timing import DAY, expiry_now_ms, now_ms

SESSION_LASTS = 180 * DAY
MOST_SESSIONS = 100
"""Sessions of one account; with one more the oldest ends."""
MOST_TOKENS = 50
"""Tokens of one account."""
_USERS = schema.users
_SESSIONS = schema.sessions


def _user(row: Row[tuple[object, ...]]) -> User:
    m = row._mapping
    return User(
        id=m["id"],
        kind=m["kind"],
        name=m["name"],
        email=m["email"],
        language=m["language"],
        banned=m["banned"] is not None,
    )


async def check_name_free(database: Database, name: str, user: str | None) -> None:
    """Raise if the name is, or looks like, that of a registered account other than this user's."""
    c = _USERS.c
    query = select(c.id).where(or_(c.name_key == name_key(name), c.name_skeleton == name_skeleton(name)))
    async with database.read() as connection:
        holders = {id_ for (id_,) in await connection.execute(query)}
    if holders - {user}:
        raise Refusal("name_taken", name=name)


class AccountStore:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.last_seen = LastSeen(database)

    async def by_session(self, session: str) -> User | None:
        c = _SESSIONS.c
        query = (
            select(c.seen.label("session_seen"), _USERS)
            .join(_SESSIONS, c.user_id == _USERS.c.id)
            .where(c.digest == digest(session), c.expires > expiry_now_ms(), _USERS.c.banned.is_(None))
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None or row._mapping["kind"] == "deleted":
            return None
        self.last_seen.session(digest(session), row._mapping["session_seen"])
        self.last_seen.user(row._mapping["id"], row._mapping["seen"])
        return _user(row)

    async def by_token(self, id_: str, secret: str) -> User | None:
        if not looks_random(id_):
            return None
        query = (
            select(schema.tokens.c.digest.label("secret_digest"), _USERS)
            .join(_USERS, schema.tokens.c.user_id == _USERS.c.id)
            .where(schema.tokens.c.id == id_, _USERS.c.banned.is_(None))
        )
        async with self.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        # Compare even when there is nothing to compare with: a wrong id takes as long as a wrong secret.
        kept = digest("") if row is None else row._mapping["secret_digest"]
        if not same(kept, digest(secret)) or row is None:
            return None
        self.last_seen.user(row._mapping["id"], row._mapping["seen"])
        return _user(row)

    async def by_id(self, id_: str) -> User | None:
        if not looks_random(id_):
            return None
        async with self.database.read() as connection:
            row = (await connection.execute(select(_USERS).where(_USERS.c.id == id_))).one_or_none()
        return None if row is None else _user(row)

    async def tables_of(self, id_: str) -> list[str]:
        """Every table a user sits at, and those opened by the user that have not started."""
        c, seats = schema.tables.c, schema.seats.c
        sitting = select(seats.table_id).where(seats.user_id == id_)
        query = sitting.union(select(c.id).where(c.host == id_, c.status == "open"))
        async with self.database.read() as connection:
            return [table for (table,) in await connection.execute(query)]

    async def by_name(self, name: str) -> tuple[User, str] | None:
        """The registered user of this name, and the hash of the password."""
        key = name_key(name)
        if not key.isprintable():
            return None
        async with self.database.read() as connection:
            row = (await connection.execute(select(_USERS).where(_USERS.c.name_key == key))).one_or_none()
        return None if row is None else (_user(row), row._mapping["password"])

    async def password_of(self, id_: str) -> str | None:
        async with self.database.read() as connection:
            found: str | None = await connection.scalar(select(_USERS.c.password).where(_USERS.c.id == id_))
        return found

    async def create(self, name: str, language: str, *, password: str | None = None, email: str | None = None) -> User:
        """A new guest, or with a password a new registered account."""
        registered = password is not None
        if not registered:
            await check_name_free(self.database, name, None)
        values: dict[str, object] = {
            "id": random_name(),
            "kind": "registered" if registered else "guest",
            "name": name,
            "name_key": name_key(name) if registered else None,
            "name_skeleton": name_skeleton(name) if registered else None,
            "password": password,
            "email": email,
            "language": language,
            "created": now_ms(),
            "seen": this_hour(),
        }
        try:
            async with self.database.write() as connection:
                row = (await connection.execute(insert(_USERS).values(values).returning(_USERS))).one()
        except IntegrityError:
            raise Refusal("name_taken", name=name) from None
        return _user(row)

    async def change(self, id_: str, **values: object) -> User:
        if "name" in values:
            name = str(values["name"])
            async with self.database.read() as connection:
                kind = await connection.scalar(select(_USERS.c.kind).where(_USERS.c.id == id_))
            if values.get("kind", kind) == "registered":
                values |= {"name_key": name_key(name), "name_skeleton": name_skeleton(name)}
            else:
                await check_name_free(self.database, name, id_)
        try:
            async with self.database.write() as connection:
                row = (
                    await connection.execute(update(_USERS).where(_USERS.c.id == id_).values(values).returning(_USERS))
                ).one()
        except IntegrityError:
            raise Refusal("name_taken", name=str(values.get("name", ""))) from None
        return _user(row)

    async def open_session(self, user: str, device: str) -> str:
        """A new session; what is returned goes into the cookie and is kept only as a digest."""
        made = random_name(32)
        now = now_ms()
        async with self.database.write() as connection:
            await connection.execute(
                insert(_SESSIONS).values(
                    digest=digest(made),
                    user_id=user,
                    created=now,
                    expires=now + SESSION_LASTS,
                    id=random_name(),
                    device=device,
                    seen=this_hour(),
                )
            )
            newest = (
                select(_SESSIONS.c.digest)
                .where(_SESSIONS.c.user_id == user)
                .order_by(_SESSIONS.c.created.desc(), _SESSIONS.c.digest)
                .limit(MOST_SESSIONS)
            )
            mine = _SESSIONS.c.user_id == user
            await connection.execute(delete(_SESSIONS).where(mine, _SESSIONS.c.digest.not_in(newest)))
        return made

    async def sessions(self, user: str, current: str | None) -> list[SessionInfo]:
        """Where a user is signed in, the latest first; `current` is the digest of the session that asks."""
        c = _SESSIONS.c
        await self._name_sessions(user)
        query = select(_SESSIONS).where(c.user_id == user, c.expires > expiry_now_ms()).order_by(c.created.desc(), c.id)
        async with self.database.read() as connection:
            rows = list((await connection.execute(query)).mappings())
        return [
            SessionInfo(
                id=row["id"],
                device=row["device"] or "",
                created=row["created"],
                seen=row["seen"] or row["created"],
                current=row["digest"] == current,
            )
            for row in rows
        ]

    async def _name_sessions(self, user: str) -> None:
        """Give an id to sessions from before there was a list of them."""
        c = _SESSIONS.c
        query = select(c.digest).where(c.user_id == user, c.id.is_(None))
        async with self.database.read() as connection:
            old = [digest for (digest,) in await connection.execute(query)]
        if old:
            async with self.database.write() as connection:
                for each in old:
                    await connection.execute(
                        update(_SESSIONS).where(c.digest == each, c.id.is_(None)).values(id=random_name())
                    )

    async def close_session(self, session: str) -> None:
        async with self.database.write() as connection:
            await connection.execute(delete(_SESSIONS).where(_SESSIONS.c.digest == session))

    async def close_session_by_id(self, user: str, id_: str) -> str:
        """Sign out somewhere else; the digest of the session that was."""
        if not looks_random(id_):
            raise Refusal("no_session")
        c = _SESSIONS.c
        query = delete(_SESSIONS).where(c.id == id_, c.user_id == user).returning(c.digest)
        async with self.database.write() as connection:
            ended = await connection.scalar(query)
        if ended is None:
            raise Refusal("no_session")
        return str(ended)

    async def close_sessions(self, user: str, but: str | None) -> list[str]:
        """Sign out everywhere, or everywhere else; the digests of the sessions that were."""
        c = _SESSIONS.c
        query = delete(_SESSIONS).where(c.user_id == user, c.digest != (but or "")).returning(c.digest)
        async with self.database.write() as connection:
            return [ended for (ended,) in await connection.execute(query)]

    async def make_token(self, user: str, name: str) -> tuple[TokenInfo, str]:
        """A new token and its secret."""
        secret = random_name(32)
        info = TokenInfo(id=random_name(), name=name, created=now_ms())
        count = select(func.count()).where(schema.tokens.c.user_id == user)
        async with self.database.write() as connection:
            if (await connection.scalar(count) or 0) >= MOST_TOKENS:
                raise Refusal("too_many_tokens", most=MOST_TOKENS)
            await connection.execute(
                insert(schema.tokens).values(
                    id=info.id, user_id=user, name=name, digest=digest(secret), created=info.created
                )
            )
        return info, secret

    async def tokens(self, user: str) -> list[TokenInfo]:
        c = schema.tokens.c
        async with self.database.read() as connection:
            rows = await connection.execute(
                select(c.id, c.name, c.created).where(c.user_id == user).order_by(c.created, c.id)
            )
        return [TokenInfo(id=id_, name=name, created=created) for id_, name, created in rows]

    async def drop_token(self, user: str, token: str) -> None:
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
        for table in (
            schema.sessions,
            schema.tokens,
            schema.pushes,
            schema.ratings,
            schema.mutes,
            schema.blocks,
            schema.account_boxes,
        ):
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
            .values(
                kind="deleted",
                name="",
                name_key=None,
                name_skeleton=None,
                password=None,
                email=None,
                seen=None,
                muted=None,
            )
        )
        await erase_seat_names(connection, id_)
