"""Coming in, and one's own account."""

from __future__ import annotations

from litestar import Controller, MediaType, Response
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from sunstone.server.accounts.account_deletion import erase_account
from sunstone.server.accounts.devices import Device, device_label, read_device
from sunstone.server.accounts.export import export
from sunstone.server.accounts.visitor import User
from sunstone.server.accounts.wire import (
    ChangeMe,
    DeleteMe,
    Guest,
    Login,
    Me,
    NewToken,
    PushKey,
    PushSubscription,
    Register,
    SessionInfo,
    TokenInfo,
    TokenMade,
)
from sunstone.server.errors import Refusal
from sunstone.server.house import House
from sunstone.server.http.common import AnyRequest, TheHouse, TheVisitor, language_of, session_cookie
from sunstone.server.http.middleware import address_of
from sunstone.server.http.routes import delete, get, patch, post, put
from sunstone.server.network import network_of
from sunstone.server.settings import Settings
from sunstone.server.talk.wire import Mutes
from sunstone.server.timing import DAY, SECOND
from sunstone.server.wire.common import Done
from sunstone.table.frames import Person

DEVICE_LASTS = 400 * DAY // SECOND
"""Seconds; browsers keep no cookie longer."""


def _me(user: User | None) -> Me:
    if user is None:
        return Me(user=None)
    return Me(user=user.person(), email=user.email, language=user.language)


def _device_name(settings: Settings) -> str:
    return "__Host-sunstone-device" if settings.secure else "sunstone-device"


def _device_cookie(settings: Settings, value: str) -> Cookie:
    """The cookie by which a browser is known to an account; it lets nobody in."""
    return Cookie(
        key=_device_name(settings),
        value=value,
        max_age=DEVICE_LASTS if value else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure,
    )


def _device(request: AnyRequest, house: House) -> Device:
    return read_device(house.keys, request.cookies.get(_device_name(house.settings)))


def _label(request: AnyRequest) -> str:
    return device_label(request.headers.get("user-agent", ""))


class AccountRoutes(Controller):
    """Accounts."""

    path = "/api"
    tags = ["accounts"]  # noqa: RUF012

    def _came_in(self, request: AnyRequest, house: House, user: User, cookie: str) -> Response[Me]:
        cookies = [session_cookie(house.settings, cookie)]
        if user.registered:
            device = _device(request, house).with_user(user.id)
            cookies.append(_device_cookie(house.settings, device.cookie(house.keys)))
        return Response(_me(user), cookies=cookies)

    @get("/me", summary="Who am I?")
    async def me(self, visitor: TheVisitor) -> Me:
        """Nobody signed in is no error: `user` is null then."""
        return _me(visitor.user)

    @post("/guest", summary="Come in as a guest", status_code=201)
    async def guest(self, request: AnyRequest, house: TheHouse, data: JSONBody[Guest]) -> Response[Me]:
        """One step, and one is in."""
        await house.bounds.sign_ups.take(network_of(address_of(request.scope)))
        user, cookie = await house.accounts.guest(data.name, language_of(request), _label(request))
        return self._came_in(request, house, user, cookie)

    @post("/register", summary="Make an account, or turn the guest I am into one", status_code=201)
    async def register(
        self, request: AnyRequest, house: TheHouse, visitor: TheVisitor, data: JSONBody[Register]
    ) -> Response[Me]:
        """A guest keeps every game."""
        await house.bounds.sign_ups.take(network_of(address_of(request.scope)))
        user, cookie = await house.accounts.register(visitor, data, language_of(request), _label(request))
        house.hub.revoke(user.id)
        house.hub.forget(await house.lobby.sat_at(user.id))
        return self._came_in(request, house, user, cookie)

    @post("/login", summary="Sign in", status_code=200)
    async def login(self, request: AnyRequest, house: TheHouse, data: JSONBody[Login]) -> Response[Me]:
        """By name and password."""
        address, device = address_of(request.scope), _device(request, house)
        user, cookie = await house.accounts.login(data, address, device, _label(request))
        return self._came_in(request, house, user, cookie)

    @post("/logout", summary="Sign out", status_code=200)
    async def logout(self, house: TheHouse, visitor: TheVisitor) -> Response[Done]:
        """On this device."""
        await house.accounts.logout(visitor)
        if visitor.id is not None and visitor.session is not None:
            house.hub.revoke(visitor.id, session=visitor.session)
        return Response(Done(), cookies=[session_cookie(house.settings, None)])

    @patch("/me", summary="Change my account")
    async def change(self, house: TheHouse, visitor: TheVisitor, data: JSONBody[ChangeMe]) -> Me:
        """A new password signs out all other devices."""
        if data.new_password is not None:
            await house.bounds.logins.take(f"account {visitor.by_hand().id}")
        user = await house.accounts.change(visitor, data)
        if data.new_password is not None:
            house.hub.revoke(user.id, keep=visitor.session)
        if data.name is not None:
            house.hub.forget(await house.lobby.sat_at(user.id))
        return _me(user)

    @post("/me/delete", summary="Delete my account", status_code=200)
    async def erase(self, house: TheHouse, visitor: TheVisitor, data: JSONBody[DeleteMe]) -> Response[Done]:
        """Bots play my running games to the end; my name and what I said are gone."""
        await house.bounds.logins.take(f"account {visitor.by_hand().id}")
        user = await house.accounts.may_delete(visitor, data.password)
        await erase_account(house, visitor, user)
        gone = [session_cookie(house.settings, None), _device_cookie(house.settings, "")]
        return Response(Done(), cookies=gone)

    @get("/users/{user:str}", summary="Somebody")
    async def user(self, house: TheHouse, user: FromPath[str]) -> Person:
        """What everyone may know."""
        found = await house.accounts.store.by_id(user)
        if found is None:
            raise Refusal("no_user")
        return Person(id=found.id, name=None, kind="deleted") if found.kind == "deleted" else found.person()

    @get("/me/sessions", summary="Where I am signed in")
    async def sessions(self, house: TheHouse, visitor: TheVisitor) -> list[SessionInfo]:
        """The latest first."""
        return await house.accounts.store.sessions(visitor.by_hand().id, visitor.session)

    @delete("/me/sessions/{session:str}", summary="Sign out on another device", status_code=200)
    async def end_session(self, house: TheHouse, visitor: TheVisitor, session: FromPath[str]) -> Done:
        """At once."""
        user = visitor.by_hand()
        house.hub.revoke(user.id, session=await house.accounts.store.close_session_by_id(user.id, session))
        return Done()

    @delete("/me/sessions", summary="Sign out everywhere", status_code=200)
    async def end_sessions(self, house: TheHouse, visitor: TheVisitor) -> Response[Done]:
        """Also here. Tokens stay; they are revoked one by one."""
        user = visitor.by_hand()
        for session in await house.accounts.store.close_sessions(user.id, None):
            house.hub.revoke(user.id, session=session)
        return Response(Done(), cookies=[session_cookie(house.settings, None)])

    @get("/me/export", summary="Everything that is kept about me", media_type=MediaType.JSON)
    async def export(self, house: TheHouse, visitor: TheVisitor) -> Stream:
        """One file. Of games that still run it holds only what I did myself."""
        user = visitor.by_hand()
        await house.bounds.exports.take(user.id)
        return Stream(
            export(house.database, user.id),
            media_type=MediaType.JSON,
            headers={"content-disposition": 'attachment; filename="sunstone-export.json"'},
        )

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
        return Mutes(users=sorted(await house.moderation.muted_by(visitor.signed_in().id)))

    @put("/me/mutes/{user:str}", summary="Mute somebody")
    async def mute(self, house: TheHouse, visitor: TheVisitor, user: FromPath[str]) -> Mutes:
        """They are not told."""
        me = visitor.signed_in().id
        await house.moderation.mute(me, user)
        return await self._muted(house, me)

    @delete("/me/mutes/{user:str}", summary="Hear somebody again", status_code=200)
    async def unmute(self, house: TheHouse, visitor: TheVisitor, user: FromPath[str]) -> Mutes:
        """From now on; what was said meanwhile can be read in the log."""
        me = visitor.signed_in().id
        await house.moderation.unmute(me, user)
        return await self._muted(house, me)

    async def _muted(self, house: House, me: str) -> Mutes:
        muted = await house.moderation.muted_by(me)
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
        user = visitor.by_hand()
        assert visitor.session is not None
        await house.push.subscribe(user.id, visitor.session, data)
        return Done()

    @post("/me/push/stop", summary="No more messages to this browser", status_code=200)
    async def unsubscribe(self, house: TheHouse, visitor: TheVisitor, data: JSONBody[PushSubscription]) -> Done:
        """Forget the subscription."""
        await house.push.unsubscribe(visitor.by_hand().id, data.endpoint)
        return Done()
