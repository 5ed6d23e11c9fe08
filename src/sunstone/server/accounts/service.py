"""Coming in, registering and changing an account; sessions and tokens."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Protocol

import structlog

from sunstone.server.accounts import passwords
from sunstone.server.accounts.cookies import Client
from sunstone.server.accounts.names import clean_email, clean_name, name_key
from sunstone.server.accounts.passwords import check_password
from sunstone.server.accounts.store import AccountStore
from sunstone.server.accounts.visitor import NOBODY, User, Visitor
from sunstone.server.accounts.wire import ChangeMe, Login, Register, TokenMade
from sunstone.server.errors import Refusal
from sunstone.server.keys import Keys, digest
from sunstone.server.limits import RateLimits
from sunstone.server.network import network_of

_log = structlog.get_logger()
PREFIX = "sunstone"
"""Every API token begins with this, so that a leaked one is recognised."""


class Sockets(Protocol):
    """The effects of a change of an account on those who are connected."""

    def revoke(
        self, user: str, *, session: str | None = None, token: str | None = None, keep: str | None = None
    ) -> None:
        """Close an account's sockets: all of them, those of a session or token, or all but those of a session."""

    def forget(self, tables: list[str]) -> None:
        """Read tables anew: names at them have changed."""


class Accounts:
    def __init__(
        self,
        store: AccountStore,
        keys: Keys,
        limits: RateLimits,
        sockets: Sockets,
        leave: Callable[[Visitor, str], Awaitable[object]],
    ) -> None:
        """`leave` takes somebody from a table, whether its game has begun or not."""
        self.store = store
        self._keys = keys
        self._limits = limits
        self._sockets = sockets
        self._leave = leave

    async def visitor(self, cookie: str | None, authorization: str | None) -> Visitor:
        """Who a request comes from. A token that is wrong is refused; a cookie that is old is nobody."""
        if authorization:
            kind, _, given = authorization.partition(" ")
            parts = given.strip().split("_")
            if kind.lower() != "bearer" or len(parts) != 3 or parts[0] != PREFIX:
                raise Refusal("bad_token")
            user = await self.store.by_token(parts[1], parts[2])
            if user is None:
                raise Refusal("bad_token")
            return Visitor(user, token=parts[1])
        session = self._keys.signed(cookie) if cookie else None
        if session is None:
            return NOBODY
        user = await self.store.by_session(session)
        return NOBODY if user is None else Visitor(user, digest(session))

    async def _signed_session(self, user: User, client: Client) -> str:
        return self._keys.sign(await self.store.open_session(user.id, client.label))

    async def guest(self, name: str, client: Client) -> tuple[User, str]:
        await self._limits.sign_ups.take(network_of(client.address))
        user = await self.store.create(clean_name(name), client.language)
        return user, await self._signed_session(user, client)

    async def register(self, visitor: Visitor, wish: Register, client: Client) -> tuple[User, str]:
        """An account; a guest becomes it under the same id, so that every game stays theirs."""
        await self._limits.sign_ups.take(network_of(client.address))
        if visitor.token is not None or (visitor.user is not None and visitor.user.registered):
            raise Refusal("already_registered")
        name = clean_name(wish.name)
        email = clean_email(wish.email)
        check_password(wish.password, name, email)
        kept = await passwords.hashed(wish.password)
        if visitor.user is None:
            user = await self.store.create(name, client.language, password=kept, email=email)
        else:
            user = await self.store.change(visitor.user.id, kind="registered", name=name, password=kept, email=email)
            # The guest's cookie was worth less than the account's is.
            await self.store.close_sessions(user.id, None)
        self._sockets.revoke(user.id)
        self._sockets.forget(await self.store.tables_of(user.id))
        return user, await self._signed_session(user, client)

    async def login(self, wish: Login, client: Client) -> tuple[User, str]:
        found = await self.store.by_name(wish.name)
        user, kept = (None, None) if found is None else found
        async with self._counted(wish.name, user, client):
            if not await passwords.fits(kept, wish.password) or user is None:
                raise Refusal("bad_login")
        if user.banned:
            raise Refusal("banned")
        return user, await self._signed_session(user, client)

    @asynccontextmanager
    async def _counted(self, name: str, user: User | None, client: Client) -> AsyncIterator[None]:
        """Count a password that is tried, without letting a guesser keep the owner out. A right one does not count.

        A browser that the account was signed in with before counts for itself, so that guesses from elsewhere do not
        stand in its way. All others count by address, by address and name, and, much more widely, by name.
        """
        limits, place, key = self._limits, network_of(client.address), name_key(name)
        if user is not None and user.id in client.device.users:
            rules = [(limits.logins, f"device {client.device.id}")]
        else:
            rules = [
                (limits.logins, f"address {place}"),
                (limits.logins_pair, f"{place} {key}"),
                (limits.logins_name, key),
            ]
        for buckets, text in rules:
            await buckets.take(text)
        yield
        for buckets, text in rules:
            await buckets.give_back(text)

    async def logout(self, visitor: Visitor) -> None:
        if visitor.user is not None and visitor.session is not None:
            await self.store.close_session(visitor.session)
            self._sockets.revoke(visitor.user.id, session=visitor.session)

    async def end_session(self, visitor: Visitor, session: str) -> None:
        user = visitor.by_hand()
        self._sockets.revoke(user.id, session=await self.store.close_session_by_id(user.id, session))

    async def end_sessions(self, visitor: Visitor) -> None:
        """Sign out everywhere. Tokens stay; they are revoked one by one."""
        user = visitor.by_hand()
        for session in await self.store.close_sessions(user.id, None):
            self._sockets.revoke(user.id, session=session)

    async def change(self, visitor: Visitor, wish: ChangeMe) -> User:
        """Change what was given. A new password signs out all other devices."""
        user = visitor.by_hand()
        if wish.new_password is not None:
            await self._limits.logins.take(f"account {user.id}")
        values: dict[str, object] = {}
        if wish.name is not None:
            values["name"] = clean_name(wish.name)
        if wish.email is not None:
            if not user.registered:
                raise Refusal("registered_only")
            values["email"] = clean_email(wish.email)
        if wish.language is not None:
            values["language"] = wish.language
        if wish.new_password is not None:
            await self._check_own_password(user, wish.password)
            name, email = values.get("name", user.name), values.get("email", user.email)
            check_password(wish.new_password, str(name), None if email is None else str(email))
            values["password"] = await passwords.hashed(wish.new_password)
        if not values:
            return user
        changed = await self.store.change(user.id, **values)
        if "password" in values:
            await self.store.close_sessions(user.id, visitor.session)
            self._sockets.revoke(user.id, keep=visitor.session)
        if "name" in values:
            self._sockets.forget(await self.store.tables_of(user.id))
        return changed

    async def _check_own_password(self, user: User, password: str | None) -> None:
        if not user.registered:
            raise Refusal("registered_only")
        if not await passwords.fits(await self.store.password_of(user.id), password or ""):
            raise Refusal("wrong_password")

    async def make_token(self, visitor: Visitor, name: str) -> TokenMade:
        """A token for a program; only registered players have them."""
        user = visitor.by_hand()
        if not user.registered:
            raise Refusal("registered_only")
        info, secret = await self.store.make_token(user.id, clean_name(name))
        return TokenMade(id=info.id, name=info.name, created=info.created, token=f"{PREFIX}_{info.id}_{secret}")

    async def drop_token(self, visitor: Visitor, token: str) -> None:
        """Revoke a token, at once."""
        user = visitor.by_hand()
        await self.store.drop_token(user.id, token)
        self._sockets.revoke(user.id, token=token)

    async def delete(self, visitor: Visitor, password: str | None) -> None:
        """Leave every table, where bots play on, then empty the account. A registered one needs its password."""
        user = visitor.by_hand()
        await self._limits.logins.take(f"account {user.id}")
        if user.registered:
            await self._check_own_password(user, password)
        for table in await self.store.tables_of(user.id):
            try:
                await self._leave(visitor, table)
            except Refusal:
                # The game is over, or ended a moment ago: there is nothing to leave.
                continue
            except Exception:
                # Whatever is wrong with one table, nobody has to stay for it.
                _log.exception("leaving_failed", table=table)
        named_at = await self.store.erase(user.id)
        self._sockets.revoke(user.id)
        self._sockets.forget(named_at)
