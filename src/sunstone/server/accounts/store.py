"""Accounts, sessions and tokens in the database."""

from sqlalchemy import Insert, Update, bindparam, delete, func, insert, or_, select, true, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.accounts.names import name_key, name_skeleton
from sunstone.server.accounts.seat_names import erase_seat_names, tables_naming
from sunstone.server.accounts.visitor import User, Visitor
from sunstone.server.accounts.wire import SessionInfo, TokenInfo
from sunstone.server.errors import Refusal
from sunstone.server.keys import digest, same
from sunstone.server.random_names import looks_random, random_name
from sunstone.server.storage import schema
from sunstone.server.storage.engine import AnyRow, Database
from sunstone.server.timing import DAY, HOUR, expiry_now_ms, now_ms

SESSION_LASTS = 180 * DAY
MOST_SESSIONS = 100
"""Sessions of one account; with one more the oldest ends."""
MOST_TOKENS = 50
"""Tokens of one account."""
_USERS = schema.users
_SESSIONS = schema.sessions


_USER = (*(_USERS.c[name] for name in ("id", "kind", "name", "email", "language")), _USERS.c.banned.is_not(None))


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


def _user(row: AnyRow) -> User:
    """The user of a row that begins with the columns `_USER`."""
    return User(*row[: len(_USER)])


async def check_name_free(database: Database, name: str, user: str | None) -> None:
    """Raise if the name is, or looks like, that of a registered account other than this user's."""
    c = _USERS.c
    query = select(c.id).where(or_(c.name_key == name_key(name), c.name_skeleton == name_skeleton(name)))
    if set(await database.scalars(query)) - {user}:
        raise Refusal("name_taken", name=name)


class AccountStore:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.last_seen = LastSeen(database)

    async def by_session(self, session: str) -> User | None:
        c = _SESSIONS.c
        query = (
            select(*_USER, _USERS.c.seen, c.seen.label("session_seen"))
            .join(_SESSIONS, c.user_id == _USERS.c.id)
            .where(c.digest == digest(session), c.expires > expiry_now_ms(), _USERS.c.banned.is_(None))
        )
        row = await self.database.row(query)
        if row is None or row.kind == "deleted":
            return None
        self.last_seen.session(digest(session), row.session_seen)
        self.last_seen.user(row.id, row.seen)
        return _user(row)

    async def by_token(self, id_: str, secret: str) -> User | None:
        if not looks_random(id_):
            return None
        query = (
            select(*_USER, _USERS.c.seen, schema.tokens.c.digest)
            .join(_USERS, schema.tokens.c.user_id == _USERS.c.id)
            .where(schema.tokens.c.id == id_, _USERS.c.banned.is_(None))
        )
        row = await self.database.row(query)
        # Compare even when there is nothing to compare with: a wrong id takes as long as a wrong secret.
        kept = digest("") if row is None else row.digest
        if not same(kept, digest(secret)) or row is None:
            return None
        self.last_seen.user(row.id, row.seen)
        return _user(row)

    async def by_id(self, id_: str) -> User | None:
        if not looks_random(id_):
            return None
        row = await self.database.row(select(*_USER).where(_USERS.c.id == id_))
        return None if row is None else _user(row)

    async def ended(self, visitors: set[Visitor]) -> set[Visitor]:
        """The visitors whose session or token is no longer valid: another process or the operator may have ended it."""
        sessions = {visitor.session for visitor in visitors if visitor.session is not None}
        tokens = {visitor.token for visitor in visitors if visitor.token is not None}
        valid: set[str | None] = {None}
        for ids, key, user in (
            # A session is not asked whether it has run out: a clock that jumps must not throw everyone out.
            (sessions, _SESSIONS.c.digest, _SESSIONS.c.user_id),
            (tokens, schema.tokens.c.id, schema.tokens.c.user_id),
        ):
            if ids:
                query = select(key).join(_USERS, _USERS.c.id == user).where(key.in_(ids), _USERS.c.kind != "deleted")
                valid.update(await self.database.scalars(query.where(_USERS.c.banned.is_(None))))
        return {visitor for visitor in visitors if visitor.session not in valid or visitor.token not in valid}

    async def tables_of(self, id_: str) -> list[str]:
        """Every table a user sits at, and those opened by the user that have not started."""
        c, seats = schema.tables.c, schema.seats.c
        sitting = select(seats.table_id).where(seats.user_id == id_)
        query = sitting.union(select(c.id).where(c.host == id_, c.status == "open"))
        return await self.database.scalars(query)

    async def by_name(self, name: str) -> tuple[User, str] | None:
        """The registered user of this name, and the hash of the password."""
        key = name_key(name)
        if not key.isprintable():
            return None
        row = await self.database.row(select(*_USER, _USERS.c.password).where(_USERS.c.name_key == key))
        return None if row is None else (_user(row), row.password)

    async def password_of(self, id_: str) -> str | None:
        found: str | None = await self.database.scalar(select(_USERS.c.password).where(_USERS.c.id == id_))
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
        return await self._written(insert(_USERS).values(values), name)

    async def change(self, id_: str, **values: object) -> User:
        if "name" in values:
            name = str(values["name"])
            kind = await self.database.scalar(select(_USERS.c.kind).where(_USERS.c.id == id_))
            if values.get("kind", kind) == "registered":
                values |= {"name_key": name_key(name), "name_skeleton": name_skeleton(name)}
            else:
                await check_name_free(self.database, name, id_)
        return await self._written(update(_USERS).where(_USERS.c.id == id_).values(values), values.get("name", ""))

    async def _written(self, statement: Insert | Update, name: object) -> User:
        """The user that a statement writes, unless another has the name."""
        try:
            async with self.database.write() as connection:
                return _user((await connection.execute(statement.returning(*_USER))).one())
        except IntegrityError:
            raise Refusal("name_taken", name=str(name)) from None

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
        seen, here = func.coalesce(c.seen, c.created).label("seen"), (c.digest == (current or "")).label("current")
        query = select(c.id, func.coalesce(c.device, "").label("device"), c.created, seen, here)
        mine = query.where(c.user_id == user, c.expires > expiry_now_ms()).order_by(c.created.desc(), c.id)
        return await self.database.structs(SessionInfo, mine)

    async def close_session(self, session: str) -> None:
        await self.database.execute(delete(_SESSIONS).where(_SESSIONS.c.digest == session))

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
            row = {"id": info.id, "user_id": user, "name": name, "digest": digest(secret), "created": info.created}
            await connection.execute(insert(schema.tokens).values(row))
        return info, secret

    async def tokens(self, user: str) -> list[TokenInfo]:
        c = schema.tokens.c
        query = select(c.id, c.name, c.created).where(c.user_id == user).order_by(c.created, c.id)
        return await self.database.structs(TokenInfo, query)

    async def drop_token(self, user: str, token: str) -> None:
        if not looks_random(token):
            raise Refusal("no_token")
        mine = delete(schema.tokens).where(schema.tokens.c.id == token, schema.tokens.c.user_id == user)
        if not (await self.database.execute(mine)).rowcount:
            raise Refusal("no_token")

    async def erase(self, id_: str) -> list[str]:
        """Empty an account; the tables that named it.

        Nothing that names the person stays but the moves of the games. Chat messages are blanked, and so are
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
