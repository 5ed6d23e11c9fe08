"""Hints, and what a search thinks of a finished game."""

from litestar import Controller
from litestar.di import NamedDependency as Inject
from litestar.params import FromPath, JSONBody

from sunstone.server.accounts.visitor import Visitor
from sunstone.server.analysis.service import AnalysisService
from sunstone.server.analysis.wire import Hint, Study
from sunstone.server.archive.service import Archive
from sunstone.server.http.routes import get, post
from sunstone.server.live.commands import Commands
from sunstone.table.commands import AskHint


class AnalysisRoutes(Controller):
    """Hints and analyses."""

    path = "/api"
    tags = ["study"]  # noqa: RUF012

    @post("/tables/{table:str}/hint", summary="What would a search do?", status_code=200)
    async def hint(
        self,
        commands: Inject[Commands],
        analysis: Inject[AnalysisService],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        table: FromPath[str],
        data: JSONBody[AskHint],
    ) -> Hint:
        """Where the table allows it. Everyone at the table sees that a hint was asked for."""
        live = await commands.run(visitor, table, data)
        return await analysis.hint(live, visitor.signed_in().id, reader_language)

    @post("/tables/{table:str}/analysis", summary="Have a finished game looked at", status_code=202)
    async def begin(
        self,
        archive: Inject[Archive],
        analysis: Inject[AnalysisService],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        origin: Inject[str],
        table: FromPath[str],
    ) -> Study:
        """It takes a while; ask again for what was found. To ask twice does no harm."""
        user = visitor.signed_in()
        live = await archive.finished(table, user.id)
        await analysis.ask(live, user, origin)
        return await analysis.found(live, reader_language)

    @get("/tables/{table:str}/analysis", summary="What a search thinks of a finished game")
    async def analysis(
        self,
        archive: Inject[Archive],
        analysis: Inject[AnalysisService],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        table: FromPath[str],
    ) -> Study:
        """As far as it was looked at."""
        return await analysis.found(await archive.finished(table, visitor.id), reader_language)

    @get("/shared/{token:str}/analysis", summary="What a search thinks of a game, by a link")
    async def shared(
        self,
        archive: Inject[Archive],
        analysis: Inject[AnalysisService],
        reader_language: Inject[str],
        token: FromPath[str],
    ) -> Study:
        """No account needed."""
        return await analysis.found(await archive.shared(token), reader_language)
