"""Talking at a table, muting and reporting."""

from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Inject
from litestar.params import FromPath, JSONBody, PathParameter

from sunstone.server.accounts.visitor import Visitor
from sunstone.server.http.routes import delete, get, post, put
from sunstone.server.tables.repository import TableRepository
from sunstone.server.talk.moderation import Moderation
from sunstone.server.talk.wire import Mutes, Report, ReportLine

VersionPath = Annotated[int, PathParameter(ge=0, le=2**31 - 1)]


class TalkRoutes(Controller):
    """Mutes and reports."""

    path = "/api"

    @get("/me/mutes", summary="Whom I do not hear", tags=["accounts"])
    async def mutes(self, moderation: Inject[Moderation], visitor: Inject[Visitor]) -> Mutes:
        """Their talk is not sent to me."""
        return Mutes(users=sorted(await moderation.muted_by(visitor.signed_in().id)))

    @put("/me/mutes/{user:str}", summary="Mute somebody", tags=["accounts"])
    async def mute(self, moderation: Inject[Moderation], visitor: Inject[Visitor], user: FromPath[str]) -> Mutes:
        """They do not learn of it."""
        return Mutes(users=sorted(await moderation.mute(visitor.signed_in().id, user)))

    @delete("/me/mutes/{user:str}", summary="Hear somebody again", status_code=200, tags=["accounts"])
    async def unmute(self, moderation: Inject[Moderation], visitor: Inject[Visitor], user: FromPath[str]) -> Mutes:
        """From now on; earlier messages can be read in the log."""
        return Mutes(users=sorted(await moderation.unmute(visitor.signed_in().id, user)))

    @post("/tables/{table:str}/chat/{version:int}/report", summary="Report a message", status_code=201, tags=["play"])
    async def report(
        self,
        repository: Inject[TableRepository],
        moderation: Inject[Moderation],
        visitor: Inject[Visitor],
        table: FromPath[str],
        version: VersionPath,
        data: JSONBody[Report],
    ) -> ReportLine:
        """To those who run the site."""
        live = await repository.seen(table, visitor.id)
        return ReportLine(id=await moderation.report(live, visitor.signed_in().id, version, data.reason))
