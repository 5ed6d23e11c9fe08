"""The lobby and its tables."""

import re
from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Inject
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from sunstone.core.registry import game as find_game
from sunstone.server.accounts.visitor import Visitor
from sunstone.server.errors import Refusal
from sunstone.server.http.routes import delete, get, post, put
from sunstone.server.live.commands import Commands
from sunstone.server.lobby.blocks import Blocks
from sunstone.server.lobby.listing import Listing
from sunstone.server.lobby.seating import Seating
from sunstone.server.lobby.wire import Blocks as BlockList
from sunstone.server.lobby.wire import Join, OpenTable, RemoveSeat, SetSeat, TableLine
from sunstone.server.owner_components.store import BoxReaders
from sunstone.server.tables.repository import TableRepository
from sunstone.table.commands import ComeBack
from sunstone.table.frames import TableInfo
from sunstone.table.redaction import table_info
from sunstone.table.wire_types import Plain

SeatPath = Annotated[int, PathParameter(ge=0, le=15)]
DIGEST = re.compile("[0-9a-f]{64}")
GameQuery = Annotated[str | None, QueryParameter(description="Only tables of this game")]


class LobbyRoutes(Controller):
    """Tables."""

    path = "/api"
    tags = ["tables"]  # noqa: RUF012

    @get("/components/{digest:str}", summary="An owner's components")
    async def components(
        self, box_readers: Inject[BoxReaders], visitor: Inject[Visitor], digest: FromPath[str]
    ) -> Plain:
        """Every value a table is played with and where it comes from, in the form of the game's own component file.

        A file of the site is for everyone, somebody's own box for those who play with it.
        """
        found = await box_readers.read(digest, visitor.id) if DIGEST.fullmatch(digest) else None
        if found is None:
            raise Refusal("no_components")
        return found.box.plain()

    @get("/tables", summary="The lobby")
    async def lobby(
        self, listing: Inject[Listing], visitor: Inject[Visitor], game: GameQuery = None
    ) -> list[TableLine]:
        """Tables to join, and tables to watch."""
        return await listing.visible(visitor.id, None if game is None else find_game(game).id)

    @get("/me/tables", summary="My tables")
    async def mine(self, listing: Inject[Listing], visitor: Inject[Visitor]) -> list[TableLine]:
        """Those that wait for me first."""
        return await listing.mine(visitor.signed_in().id)

    @get("/me/turns", summary="Where it is my turn")
    async def turns(self, listing: Inject[Listing], visitor: Inject[Visitor]) -> list[str]:
        """Ids of tables, the one that waits longest first."""
        return await listing.turns(visitor.signed_in().id)

    @post("/tables", summary="Open a table", status_code=201)
    async def open(
        self, seating: Inject[Seating], visitor: Inject[Visitor], origin: Inject[str], data: JSONBody[OpenTable]
    ) -> TableInfo:
        """With a game, options and seats."""
        return table_info(await seating.open(visitor, data, origin))

    @get("/tables/{table:str}", summary="A table")
    async def table(
        self, repository: Inject[TableRepository], visitor: Inject[Visitor], table: FromPath[str]
    ) -> TableInfo:
        """Its public description, for everyone who may see it."""
        return table_info(await repository.seen(table, visitor.id))

    @post("/tables/{table:str}/join", summary="Sit down", status_code=200)
    async def join(
        self, seating: Inject[Seating], visitor: Inject[Visitor], table: FromPath[str], data: JSONBody[Join]
    ) -> TableInfo:
        """Before the start."""
        return table_info(await seating.join(visitor, table, data))

    @put("/tables/{table:str}/seats/{seat:int}", summary="Change a seat")
    async def set_seat(
        self,
        seating: Inject[Seating],
        visitor: Inject[Visitor],
        table: FromPath[str],
        seat: SeatPath,
        data: JSONBody[SetSeat],
    ) -> TableInfo:
        """By the host, before the start."""
        return table_info(await seating.set_seat(visitor, table, seat, data.wish))

    @post("/tables/{table:str}/seats/{seat:int}/remove", summary="Send somebody away", status_code=200)
    async def remove(
        self,
        seating: Inject[Seating],
        visitor: Inject[Visitor],
        table: FromPath[str],
        seat: SeatPath,
        data: JSONBody[RemoveSeat],
    ) -> TableInfo:
        """By the host, before the start; also for good."""
        return table_info(await seating.remove(visitor, table, seat, block=data.block))

    @post("/tables/{table:str}/start", summary="Begin", status_code=200)
    async def start(self, seating: Inject[Seating], visitor: Inject[Visitor], table: FromPath[str]) -> TableInfo:
        """By the host, once every seat is taken."""
        return table_info(await seating.start(visitor, table))

    @post("/tables/{table:str}/leave", summary="Leave", status_code=200)
    async def leave(self, seating: Inject[Seating], visitor: Inject[Visitor], table: FromPath[str]) -> TableInfo:
        """Before the start the seat is free again; afterwards a bot plays on."""
        return table_info(await seating.leave(visitor, table))

    @post("/tables/{table:str}/return", summary="Come back", status_code=200)
    async def come_back(self, commands: Inject[Commands], visitor: Inject[Visitor], table: FromPath[str]) -> TableInfo:
        """Take one's seats again from the bots."""
        return table_info(await commands.run(visitor, table, ComeBack()))

    @delete("/tables/{table:str}", summary="Close a table", status_code=200)
    async def close(self, seating: Inject[Seating], visitor: Inject[Visitor], table: FromPath[str]) -> TableInfo:
        """By the host, before the start or against bots alone. An imported record too: it is deleted within a day."""
        return table_info(await seating.close(visitor, table))

    @post("/tables/{table:str}/rematch", summary="Play again", status_code=200)
    async def rematch(
        self, seating: Inject[Seating], visitor: Inject[Visitor], origin: Inject[str], table: FromPath[str]
    ) -> TableInfo:
        """One seat further; the first who asks is the host, and the others sit down at the same new table."""
        return table_info(await seating.rematch(visitor, table, origin))

    @get("/me/blocks", summary="Whom I have blocked")
    async def blocks(self, blocks: Inject[Blocks], visitor: Inject[Visitor]) -> BlockList:
        """They cannot sit down at tables of mine."""
        return BlockList(users=await blocks.blocked_by(visitor.signed_in().id))

    @put("/me/blocks/{user:str}", summary="Block somebody")
    async def block(self, blocks: Inject[Blocks], visitor: Inject[Visitor], user: FromPath[str]) -> BlockList:
        """At a table where they sit already they stay until they are removed."""
        return BlockList(users=await blocks.block(visitor.signed_in().id, user))

    @delete("/me/blocks/{user:str}", summary="Unblock somebody", status_code=200)
    async def unblock(self, blocks: Inject[Blocks], visitor: Inject[Visitor], user: FromPath[str]) -> BlockList:
        """They may sit down again."""
        return BlockList(users=await blocks.unblock(visitor.signed_in().id, user))
