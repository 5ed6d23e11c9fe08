"""Finished games and ratings."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Annotated, cast

from litestar import Controller, MediaType, Response
from litestar.params import FromPath, QueryParameter
from msgspec import structs

from sunstone.core.record import Record
from sunstone.core.registry import game as find_game
from sunstone.core.viewer import Viewer
from sunstone.server.archive.records import imported, record_text
from sunstone.server.archive.review import course, review
from sunstone.server.archive.wire import Course, History, Leaderboard, Review, Shared
from sunstone.server.errors import Refusal
from sunstone.server.http.common import AnyRequest, TheHouse, TheVisitor, language_of
from sunstone.server.http.origin import origin_of
from sunstone.server.http.routes import get, post
from sunstone.server.quotas import stored_bytes
from sunstone.server.wire.common import Plain
from sunstone.table.access import check_review
from sunstone.table.frames import TableInfo
from sunstone.table.redaction import Viewing, table_info

Ply = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15, description="Whose eyes; none for a spectator's")]
OpenQuery = Annotated[bool, QueryParameter(name="open", description="Everyone's cards on the table")]


def _eyes(seat: int | None, all_open: bool) -> Viewing:
    return Viewer.EVERYTHING if all_open else seat


class ArchiveRoutes(Controller):
    """After the game."""

    path = "/api"
    tags = ["afterwards"]  # noqa: RUF012

    @get("/tables/{table:str}/record", summary="The record", media_type=MediaType.JSON)
    async def record(self, house: TheHouse, visitor: TheVisitor, table: FromPath[str]) -> Response[Plain]:
        """Everything needed to play the game again and to verify the seed. Only once it is over."""
        live = await house.shelf.fresh(table)
        check_review(live, visitor.id, None, shared=False)
        name = f"{live.spec.game}-{live.id}.json"
        # The file as it is, byte for byte, and not decoded and encoded once more.
        return Response(
            cast(Plain, record_text(live).encode()),
            media_type=MediaType.JSON,
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    @post("/records", summary="Bring a record along", status_code=201)
    async def bring(self, request: AnyRequest, house: TheHouse, visitor: TheVisitor) -> TableInfo:
        """The body is a record of a finished game; it is checked move by move and can then be reviewed and shared."""
        user = visitor.signed_in()
        origin = origin_of(request, house)
        async with house.database.read() as connection:
            # To check a record takes long: whoever may not store one need not wait for it.
            await house.quotas.check_import(connection, user, origin, 0)
        body = await request.body()
        try:
            text = body.decode()
        except UnicodeDecodeError:
            raise Refusal("bad_request", problem="UTF-8") from None
        record = await asyncio.to_thread(Record.from_json, text)
        found = await house.box_readers.read(record.components or "", user.id)
        box, own = (None, False) if found is None else (found.box, found.own)
        live = await asyncio.to_thread(partial(imported, record, box, user.id, own_box=own))
        size = stored_bytes(live)
        async with house.database.write() as connection:
            await house.quotas.check_import(connection, user, origin, size)
            await house.shelf.store.create(connection, live, origin, size)
        return table_info(live)

    @get("/tables/{table:str}/review", summary="Look back")
    async def review(
        self,
        request: AnyRequest,
        house: TheHouse,
        visitor: TheVisitor,
        table: FromPath[str],
        ply: Ply,
        seat: SeatQuery = None,
        all_open: OpenQuery = False,
    ) -> Review:
        """At any ply, with any eyes."""
        live = await house.shelf.fresh(table)
        check_review(live, visitor.id, _eyes(seat, all_open), shared=False)
        return await asyncio.to_thread(review, live, ply, _eyes(seat, all_open), language_of(request))

    @get("/tables/{table:str}/course", summary="How the game went")
    async def course(self, request: AnyRequest, house: TheHouse, visitor: TheVisitor, table: FromPath[str]) -> Course:
        """Everyone's points after each ply, and where they came from in the end."""
        live = await house.shelf.fresh(table)
        check_review(live, visitor.id, None, shared=False)
        return await asyncio.to_thread(course, live, language_of(request))

    @post("/tables/{table:str}/share", summary="Make a link", status_code=201)
    async def share(self, house: TheHouse, visitor: TheVisitor, table: FromPath[str]) -> Shared:
        """Whoever has it may look back at the game."""
        live = await house.shelf.fresh(table)
        return await house.shares.share(live, visitor.signed_in().id)

    @get("/shared/{token:str}", summary="Look back by a link")
    async def shared(
        self,
        request: AnyRequest,
        house: TheHouse,
        token: FromPath[str],
        ply: Ply,
        seat: SeatQuery = None,
        all_open: OpenQuery = False,
    ) -> Review:
        """No account needed."""
        live = await house.shelf.fresh(await house.shares.table_of(token))
        check_review(live, None, _eyes(seat, all_open), shared=True)
        found = await asyncio.to_thread(review, live, ply, _eyes(seat, all_open), language_of(request))
        # The link is to this game alone: the id of a private rematch would invite to that too.
        return structs.replace(found, info=structs.replace(found.info, next=None))

    @get("/shared/{token:str}/course", summary="How the game went, by a link")
    async def shared_course(self, request: AnyRequest, house: TheHouse, token: FromPath[str]) -> Course:
        """No account needed."""
        live = await house.shelf.fresh(await house.shares.table_of(token))
        check_review(live, None, None, shared=True)
        return await asyncio.to_thread(course, live, language_of(request))

    @get("/ratings/{game:str}", summary="The leaderboard")
    async def leaderboard(self, house: TheHouse, game: FromPath[str]) -> Leaderboard:
        """The best hundred."""
        found = find_game(game)
        return Leaderboard(game=found.id, lines=await house.ratings.leaderboard(found.id))

    @get("/users/{user:str}/games", summary="Somebody's rated games")
    async def history(self, house: TheHouse, visitor: TheVisitor, user: FromPath[str]) -> History:
        """With the rating after each. Private games are listed for those who played them."""
        if await house.accounts.store.by_id(user) is None:
            raise Refusal("no_user")
        return History(user=user, games=await house.ratings.history(user, visitor.id))
