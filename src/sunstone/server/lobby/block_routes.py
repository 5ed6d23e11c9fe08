"""Whom I have blocked."""

from __future__ import annotations

from litestar import Controller
from litestar.params import FromPath

from sunstone.server.accounts.wire import Blocks
from sunstone.server.http.common import TheHouse, TheVisitor
from sunstone.server.http.routes import delete, get, put


class BlockRoutes(Controller):
    """Blocks."""

    path = "/api/me/blocks"
    tags = ["tables"]  # noqa: RUF012

    @get("/", summary="Whom I have blocked")
    async def blocks(self, house: TheHouse, visitor: TheVisitor) -> Blocks:
        """They cannot sit down at tables of mine."""
        return Blocks(users=await house.blocks.blocked_by(visitor.signed_in().id))

    @put("/{user:str}", summary="Block somebody")
    async def block(self, house: TheHouse, visitor: TheVisitor, user: FromPath[str]) -> Blocks:
        """At a table where they sit already they stay until they are removed."""
        me = visitor.signed_in().id
        await house.blocks.block(me, user)
        return Blocks(users=await house.blocks.blocked_by(me))

    @delete("/{user:str}", summary="Unblock somebody", status_code=200)
    async def unblock(self, house: TheHouse, visitor: TheVisitor, user: FromPath[str]) -> Blocks:
        """They may sit down again."""
        me = visitor.signed_in().id
        await house.blocks.unblock(me, user)
        return Blocks(users=await house.blocks.blocked_by(me))
