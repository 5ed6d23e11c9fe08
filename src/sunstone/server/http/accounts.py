"""Coming in, and one's own account."""

from __future__ import annotations

from litestar import Controller, Response
from litestar.params import FromPath, JSONBody

from sunstone.server.accounts.visitor import User
from sunstone.server.errors import Refusal
from sunstone.server.farewell import erase_account
from sunstone.server.house import House
from sunstone.server.http.common import AnyRequest, TheHouse, TheVisitor, language_of, session_cookie
from sunstone.server.http.door import address_of
from sunstone.server.http.routes import delete, get, patch, post, put
from sunstone.server.wire.accounts import (
    ChangeMe,
    DeleteMe,
    Guest,
    Login,
    Me,
    NewToken,
    Person,
    PushKey,
    PushSubscription,
    Register,
    TokenInfo,
    TokenMade,
)
from sunstone.server.wire.common import Done
from sunstone.server.wire.talk import Mutes


def _me(user: User | None) -> Me:
    if user is None:
        return Me(user=None)
    return Me(user=user.person(), email=user.email, language=user.language)


class AccountsHttp(Controller):
    """Accounts."""

    path = "/api"
    tags = ["accounts"]  # noqa: RUF012

    def _came_in(self, house: House, user: User, cookie: str) -> Response[Me]:
        return Response(_me(user), cookies=[session_cookie(house.settings, cookie)])

    @get("/me", summary="Who am I?")
    async def me(self, visitor: TheVisitor) -> Me:
        """Nobody signed in is no error: `user` is null then."""
        return _me(visitor.user)

    @post("/guest", summary="Come in as a guest", status_code=201)
    async def guest(self, request: AnyRequest, house: TheHouse, data: JSONBody[Guest]) -> Response[Me]:
        """One step, and one is in."""
        await house.bounds.sign_ups.take(address_of(request.scope))
        user, cookie = await house.accounts.guest(data.name, language_of(request))
        return self._came_in(house, user, cookie)

    @post("/register", summary="Make an account, or turn the guest I am into one", status_code=201)
    async def register(
        self, request: AnyRequest, house: TheHouse, visitor: TheVisitor, data: JSONBody[Register]
    ) -> Response[Me]:
        """A guest keeps every game."""
        await house.bounds.sign_ups.take(address_of(request.scope))
        user, cookie = await house.accounts.register(visitor, data, language_of(request))
        house.hub.revoke(user.id)
        house.hub.forget(await house.lobby.sat_at(user.id))
        return self._came_in(house, user, cookie)

    @post("/login", summary="Sign in", status_code=200)
    async def login(self, request: AnyRequest, house: TheHouse, data: JSONBody[Login]) -> Response[Me]:
        """By name and password."""
        await house.bounds.logins.take(f"address {address_of(request.scope)}")
        await house.bounds.logins.take(f"name {data.name.casefold()}")
        user, cookie = await house.accounts.login(data)
        return self._came_in(house, user, cookie)

    @post("/logout", summary="Sign out", status_code=200)
    async def logout(self, house: TheHouse, visitor: TheVisitor) -> Response[Done]:
        """On this device."""
        await house.accounts.logout(visitor)
        if visitor.id is not None and visitor.session is not None:
            house.hub.revoke(visitor.id, session=visitor.session)
        return Response(Done(), cookies=[session_cookie(house.settings, None)])

    @patch("/me", summary="Change my account")
    async def change(self, request: AnyRequest, house: TheHouse, visitor: TheVisitor, data: JSONBody[ChangeMe]) -> Me:
        """A new password signs out all other devices."""
        if data.new_password is not None:
            await house.bounds.logins.take(f"address {address_of(request.scope)}")
        user = await house.accounts.change(visitor, data)
        if data.new_password is not None:
            house.hub.revoke(user.id, keep=visitor.session)
        if data.name is not None:
            house.hub.forget(await house.lobby.sat_at(user.id))
        return _me(user)

    @post("/me/delete", summary="Delete my account", status_code=200)
    async def erase(
        self, request: AnyRequest, house: TheHouse, visitor: TheVisitor, data: JSONBody[DeleteMe]
    ) -> Response[Done]:
        """Bots play my running games to the end; my name and what I said are gone."""
        await house.bounds.logins.take(f"address {address_of(request.scope)}")
        user = await house.accounts.may_delete(visitor, data.password)
        await erase_account(house, visitor, user)
        return Response(Done(), cookies=[session_cookie(house.settings, None)])

    @get("/users/{user:str}", summary="Somebody")
    async def user(self, house: TheHouse, user: FromPath[str]) -> Person:
        """What everyone may know."""
        found = await house.accounts.store.by_id(user)
        if found is None:
            raise Refusal("no_user")
        return Person(id=found.id, name=None, kind="deleted") if found.kind == "deleted" else found.person()

    @get("/me/tokens", summary="My tokens")
    async def tokens(self, house: TheHouse, visitor: TheVisitor) -> list[TokenInfo]:
        """For programs that play in my name."""
        return await house.accounts.store.tokens(visitor.by_hand().id)

    @post("/me/tokens", summary="Make a token", status_code=201)
    async def make_token(self, house: TheHouse, visitor: TheVisitor, data: JSONBody[NewToken]) -> TokenMade:
        """The secret is shown this once."""
        return await house.accounts.make_token(visitor, data.name)

    @delete("/me/tokens/{token:str}", summary="Revoke a token", status_code=200)
    async def drop_token(self, house: TheHouse, visitor: TheVisitor, token: FromPath[str]) -> Done:
        """At once."""
        user = visitor.by_hand()
        await house.accounts.store.drop_token(user.id, token)
        house.hub.revoke(user.id, token=token)
        return Done()

    @get("/me/mutes", summary="Whom I do not hear")
    async def mutes(self, house: TheHouse, visitor: TheVisitor) -> Mutes:
        """Their talk is not sent to me."""
        return Mutes(users=sorted(await house.manners.muted_by(visitor.signed_in().id)))

    @put("/me/mutes/{user:str}", summary="Mute somebody")
    async def mute(self, house: TheHouse, visitor: TheVisitor, user: FromPath[str]) -> Mutes:
        """They are not told."""
        me = visitor.signed_in().id
        await house.manners.mute(me, user)
        return await self._muted(house, me)

    @delete("/me/mutes/{user:str}", summary="Hear somebody again", status_code=200)
    async def unmute(self, house: TheHouse, visitor: TheVisitor, user: FromPath[str]) -> Mutes:
        """From now on; what was said meanwhile can be read in the log."""
        me = visitor.signed_in().id
        await house.manners.unmute(me, user)
        return await self._muted(house, me)

    async def _muted(self, house: House, me: str) -> Mutes:
        muted = await house.manners.muted_by(me)
        house.hub.mutes_changed(me, muted)
        return Mutes(users=sorted(muted))

    @get("/push", summary="The key to subscribe with")
    async def push_key(self, house: TheHouse) -> PushKey:
        """Refused where the site sends no messages."""
        if not house.push.offered:
            raise Refusal("no_push")
        return PushKey(key=house.keys.push_public())

    @put("/me/push", summary="Allow messages to this browser")
    async def subscribe(self, house: TheHouse, visitor: TheVisitor, data: JSONBody[PushSubscription]) -> Done:
        """When it is my turn and I am not here."""
        await house.push.subscribe(visitor.by_hand().id, data)
        return Done()

    @post("/me/push/stop", summary="No more messages to this browser", status_code=200)
    async def unsubscribe(self, house: TheHouse, visitor: TheVisitor, data: JSONBody[PushSubscription]) -> Done:
        """Forget the subscription."""
        await house.push.unsubscribe(visitor.by_hand().id, data.endpoint)
        return Done()
