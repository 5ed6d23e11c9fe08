"""Coming in, and one's own account."""

from litestar import Controller, MediaType, Response
from litestar.di import NamedDependency as Inject
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from sunstone.server.accounts import wire
from sunstone.server.accounts.cookies import Client, SessionCookies, device_label, me_of, read_device
from sunstone.server.accounts.export import export
from sunstone.server.accounts.service import Accounts
from sunstone.server.accounts.visitor import Visitor
from sunstone.server.errors import Refusal
from sunstone.server.http.common import AnyRequest
from sunstone.server.http.routes import delete, get, patch, post
from sunstone.server.keys import Keys
from sunstone.server.limits import RateLimits
from sunstone.server.wire import Done
from sunstone.table.frames import Person


async def provide_visitor(
    request: AnyRequest,
    accounts: Inject[Accounts],
    session_cookies: Inject[SessionCookies],
    rate_limits: Inject[RateLimits],
    address: Inject[str],
) -> Visitor:
    """Who is asking; counted against the account."""
    visitor = await accounts.visitor(request.cookies.get(session_cookies.session), request.headers.get("authorization"))
    await rate_limits.take_request(visitor.id, address)
    return visitor


async def provide_client(
    request: AnyRequest,
    session_cookies: Inject[SessionCookies],
    site_keys: Inject[Keys],
    address: Inject[str],
    reader_language: Inject[str],
) -> Client:
    """The browser and address that somebody signs in with."""
    device = read_device(site_keys, request.cookies.get(session_cookies.device))
    return Client(address, reader_language, device, device_label(request.headers.get("user-agent", "")))


class AccountRoutes(Controller):
    """Accounts."""

    path = "/api"
    tags = ["accounts"]  # noqa: RUF012

    @get("/me", summary="Who am I?")
    async def me(self, visitor: Inject[Visitor]) -> wire.Me:
        """Nobody signed in is no error: `user` is null then."""
        return me_of(visitor.user)

    @post("/guest", summary="Come in as a guest", status_code=201)
    async def guest(
        self,
        accounts: Inject[Accounts],
        session_cookies: Inject[SessionCookies],
        client: Inject[Client],
        data: JSONBody[wire.Guest],
    ) -> Response[wire.Me]:
        """One step, and one is in."""
        return session_cookies.signed_in(client, *await accounts.guest(data.name, client))

    @post("/register", summary="Make an account, or turn the guest I am into one", status_code=201)
    async def register(
        self,
        accounts: Inject[Accounts],
        session_cookies: Inject[SessionCookies],
        client: Inject[Client],
        visitor: Inject[Visitor],
        data: JSONBody[wire.Register],
    ) -> Response[wire.Me]:
        """A guest keeps every game."""
        return session_cookies.signed_in(client, *await accounts.register(visitor, data, client))

    @post("/login", summary="Sign in", status_code=200)
    async def login(
        self,
        accounts: Inject[Accounts],
        session_cookies: Inject[SessionCookies],
        client: Inject[Client],
        data: JSONBody[wire.Login],
    ) -> Response[wire.Me]:
        """By name and password."""
        return session_cookies.signed_in(client, *await accounts.login(data, client))

    @post("/logout", summary="Sign out", status_code=200)
    async def logout(
        self, accounts: Inject[Accounts], session_cookies: Inject[SessionCookies], visitor: Inject[Visitor]
    ) -> Response[Done]:
        """On this device."""
        await accounts.logout(visitor)
        return session_cookies.signed_out()

    @patch("/me", summary="Change my account")
    async def change(
        self, accounts: Inject[Accounts], visitor: Inject[Visitor], data: JSONBody[wire.ChangeMe]
    ) -> wire.Me:
        """A new password signs out all other devices."""
        return me_of(await accounts.change(visitor, data))

    @post("/me/delete", summary="Delete my account", status_code=200)
    async def erase(
        self,
        accounts: Inject[Accounts],
        session_cookies: Inject[SessionCookies],
        visitor: Inject[Visitor],
        data: JSONBody[wire.DeleteMe],
    ) -> Response[Done]:
        """Bots play my running games to the end; my name and my messages are deleted."""
        await accounts.delete(visitor, data.password)
        return session_cookies.signed_out(forgotten=True)

    @get("/users/{user:str}", summary="Somebody")
    async def user(self, accounts: Inject[Accounts], user: FromPath[str]) -> Person:
        """The public part of an account."""
        found = await accounts.store.by_id(user)
        if found is None:
            raise Refusal("no_user")
        return Person(id=found.id, name=None, kind="deleted") if found.kind == "deleted" else found.person()

    @get("/me/sessions", summary="Where I am signed in")
    async def sessions(self, accounts: Inject[Accounts], visitor: Inject[Visitor]) -> list[wire.SessionInfo]:
        """The latest first."""
        return await accounts.store.sessions(visitor.by_hand().id, visitor.session)

    @delete("/me/sessions/{session:str}", summary="Sign out on another device", status_code=200)
    async def end_session(self, accounts: Inject[Accounts], visitor: Inject[Visitor], session: FromPath[str]) -> Done:
        """At once."""
        await accounts.end_session(visitor, session)
        return Done()

    @delete("/me/sessions", summary="Sign out everywhere", status_code=200)
    async def end_sessions(
        self, accounts: Inject[Accounts], session_cookies: Inject[SessionCookies], visitor: Inject[Visitor]
    ) -> Response[Done]:
        """Also here. Tokens stay; they are revoked one by one."""
        await accounts.end_sessions(visitor)
        return session_cookies.signed_out()

    @get("/me/export", summary="Everything that is kept about me", media_type=MediaType.JSON)
    async def export(
        self, accounts: Inject[Accounts], rate_limits: Inject[RateLimits], visitor: Inject[Visitor]
    ) -> Stream:
        """One file. Of games that still run it holds only what I did myself."""
        user = visitor.by_hand()
        await rate_limits.exports.take(user.id)
        return Stream(
            export(accounts.store.database, user.id),
            media_type=MediaType.JSON,
            headers={"content-disposition": 'attachment; filename="sunstone-export.json"'},
        )

    @get("/me/tokens", summary="My tokens")
    async def tokens(self, accounts: Inject[Accounts], visitor: Inject[Visitor]) -> list[wire.TokenInfo]:
        """For programs that play in my name."""
        return await accounts.store.tokens(visitor.by_hand().id)

    @post("/me/tokens", summary="Make a token", status_code=201)
    async def make_token(
        self, accounts: Inject[Accounts], visitor: Inject[Visitor], data: JSONBody[wire.NewToken]
    ) -> wire.TokenMade:
        """The secret is shown this once."""
        return await accounts.make_token(visitor, data.name)

    @delete("/me/tokens/{token:str}", summary="Revoke a token", status_code=200)
    async def drop_token(self, accounts: Inject[Accounts], visitor: Inject[Visitor], token: FromPath[str]) -> Done:
        """At once."""
        await accounts.drop_token(visitor, token)
        return Done()
