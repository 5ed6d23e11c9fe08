"""Whom I have blocked."""

from __future__ import annotations

from litestar import Controller
from litestar.di import NamedDependency as Inject
from litestar.params import FromPath

from sunstone.server.accounts.visitor import Visitor
from sunstone.server.http.routes import delete, get, put
from sunstone.server.lobby.blocks import Blocks
from sunstone.server.lobby.wire import Blocks as BlockList


class BlockRoutes(Controller):
    """Blocks."""

    path = "/api/me/blocks"
    tags = ["tables"]  # noqa: RUF012

    @get("/", summary="Whom I have blocked")
    async def blocks(self, blocks: Inject[Blocks], visitor: Inject[Visitor]) -> BlockList:
        """They cannot sit down at tables of mine."""
        return BlockList(users=await blocks.blocked_by(visitor.signed_in().id))

    @put("/{user:str}", summary="Block somebody")
    async def block(self, blocks: Inject[Blocks], visitor: Inject[Visitor], user: FromPath[str]) -> BlockList:
        """At a table where they sit already they stay until they are removed."""
        me = visitor.signed_in().id
        await blocks.block(me, user)
        return BlockList(users=await blocks.blocked_by(me))

    @delete("/{user:str}", summary="Unblock somebody", status_code=200)
    async def unblock(self, blocks: Inject[Blocks], visitor: Inject[Visitor], user: FromPath[str]) -> BlockList:
        """They may sit down again."""
        me = visitor.signed_in().id
        await blocks.unblock(me, user)
        return BlockList(users=await blocks.blocked_by(me))
