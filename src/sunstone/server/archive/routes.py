"""Finished games and ratings."""

import asyncio
from typing import Annotated, cast

from litestar import Controller, MediaType, Response
from litestar.di import NamedDependency as Inject
from litestar.params import FromPath, QueryParameter
from msgspec import structs

from sunstone.core.registry import game as find_game
from sunstone.core.viewer import Viewer
from sunstone.server.accounts.service import Accounts
from sunstone.server.accounts.visitor import Visitor
from sunstone.server.archive.ratings import Ratings
from sunstone.server.archive.records import record_text
from sunstone.server.archive.review import course, review
from sunstone.server.archive.service import Archive
from sunstone.server.archive.wire import Course, History, Leaderboard, Review, Shared
from sunstone.server.errors import Refusal
from sunstone.server.http.common import AnyRequest
from sunstone.server.http.routes import get, post
from sunstone.table.frames import TableInfo
from sunstone.table.redaction import Viewing, table_info
from sunstone.table.wire_types import Plain

Ply = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15, description="Whose view; none for a spectator's")]
OpenQuery = Annotated[bool, QueryParameter(name="open", description="Everyone's cards on the table")]


def _viewing(seat: int | None, all_open: bool) -> Viewing:
    return Viewer.EVERYTHING if all_open else seat


class ArchiveRoutes(Controller):
    """After the game."""

    path = "/api"
    tags = ["afterwards"]  # noqa: RUF012

    @get("/tables/{table:str}/record", summary="The record", media_type=MediaType.JSON)
    async def record(self, archive: Inject[Archive], visitor: Inject[Visitor], table: FromPath[str]) -> Response[Plain]:
        """Everything needed to play the game again and to verify the seed. Only once it is over."""
        live = await archive.finished(table, visitor.id)
        name = f"{live.spec.game}-{live.id}.json"
        # The file as it is, byte for byte, and not decoded and encoded once more.
        return Response(
            cast(Plain, record_text(live).encode()),
            media_type=MediaType.JSON,
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @post("/records", summary="Bring a record along", status_code=201)
    async def bring(
        self, request: AnyRequest, archive: Inject[Archive], visitor: Inject[Visitor], origin: Inject[str]
    ) -> TableInfo:
        """The body is a record of a finished game; it is checked move by move and can then be reviewed and shared."""
        user = visitor.signed_in()
        await archive.check_room(user, origin)
        return table_info(await archive.bring(user, await request.body(), origin))

    @get("/tables/{table:str}/review", summary="Look back")
    async def review(
        self,
        archive: Inject[Archive],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        table: FromPath[str],
        ply: Ply,
        seat: SeatQuery = None,
        all_open: OpenQuery = False,
    ) -> Review:
        """At any ply, with the view of any seat."""
        viewing = _viewing(seat, all_open)
        live = await archive.finished(table, visitor.id, viewing)
        return await asyncio.to_thread(review, live, ply, viewing, reader_language)

    @get("/tables/{table:str}/course", summary="How the game went")
    async def course(
        self, archive: Inject[Archive], visitor: Inject[Visitor], reader_language: Inject[str], table: FromPath[str]
    ) -> Course:
        """Everyone's points after each ply, and where they came from in the end."""
        return await asyncio.to_thread(course, await archive.finished(table, visitor.id), reader_language)

    @post("/tables/{table:str}/share", summary="Make a link", status_code=201)
    async def share(self, archive: Inject[Archive], visitor: Inject[Visitor], table: FromPath[str]) -> Shared:
        """Everyone who has it may look back at the game."""
        return await archive.share(table, visitor.signed_in().id)

    @get("/shared/{token:str}", summary="Look back by a link")
    async def shared(
        self,
        archive: Inject[Archive],
        reader_language: Inject[str],
        token: FromPath[str],
        ply: Ply,
        seat: SeatQuery = None,
        all_open: OpenQuery = False,
    ) -> Review:
        """No account needed."""
        viewing = _viewing(seat, all_open)
        live = await archive.shared(token, viewing)
        found = await asyncio.to_thread(review, live, ply, viewing, reader_language)
        # The link is to this game alone: the id of a private rematch would invite to that too.
        return structs.replace(found, info=structs.replace(found.info, next=None))

    @get("/shared/{token:str}/course", summary="How the game went, by a link")
    async def shared_course(
        self, archive: Inject[Archive], reader_language: Inject[str], token: FromPath[str]
    ) -> Course:
        """No account needed."""
        return await asyncio.to_thread(course, await archive.shared(token), reader_language)

    @get("/ratings/{game:str}", summary="The leaderboard")
    async def leaderboard(self, ratings: Inject[Ratings], game: FromPath[str]) -> Leaderboard:
        """The best hundred."""
        found = find_game(game)
        return Leaderboard(game=found.id, lines=await ratings.leaderboard(found.id))

    @get("/users/{user:str}/games", summary="Somebody's rated games")
    async def history(
        self, accounts: Inject[Accounts], ratings: Inject[Ratings], visitor: Inject[Visitor], user: FromPath[str]
    ) -> History:
        """With the rating after each. Private games are listed for those who played them."""
        if await accounts.store.by_id(user) is None:
            raise Refusal("no_user")
        return History(user=user, games=await ratings.history(user, visitor.id))
