"""Hints, and what a search thinks of a finished game."""

from __future__ import annotations

from litestar import Controller
from litestar.params import FromPath, JSONBody

from sunstone.server.analysis.wire import Hint, Study
from sunstone.server.http.common import AnyRequest, TheHouse, TheVisitor, language_of
from sunstone.server.http.origin import origin_of
from sunstone.server.http.routes import get, post
from sunstone.table.access import check_review
from sunstone.table.commands import AskHint


class AnalysisRoutes(Controller):
    """Hints and analyses."""

    path = "/api"
    tags = ["study"]  # noqa: RUF012

    @post("/tables/{table:str}/hint", summary="What would a search do?", status_code=200)
    async def hint(
        self,
        request: AnyRequest,
        house: TheHouse,
        visitor: TheVisitor,
        table: FromPath[str],
        data: JSONBody[AskHint],
    ) -> Hint:
        """Where the table allows it. Everyone at the table is told that a hint was asked for."""
        live = await house.play.run(visitor, table, data)
        return await house.analysis.hint(live, visitor.signed_in().id, language_of(request))

    @post("/tables/{table:str}/analysis", summary="Have a finished game looked at", status_code=202)
    async def begin(self, request: AnyRequest, house: TheHouse, visitor: TheVisitor, table: FromPath[str]) -> Study:
        """It takes a while; ask again for what was found. To ask twice does no harm."""
        user = visitor.signed_in()
        live = await house.shelf.fresh(table)
        check_review(live, visitor.id, None, shared=False)
        live.position()
        async with house.database.write() as connection:
            await house.quotas.take_analysis(connection, user, origin_of(request, house), table)
        house.analysis.begin(live, user.id)
        return await house.analysis.told(live, language_of(request))

    @get("/tables/{table:str}/analysis", summary="What a search thinks of a finished game")
    async def analysis(self, request: AnyRequest, house: TheHouse, visitor: TheVisitor, table: FromPath[str]) -> Study:
        """As far as it was looked at."""
        live = await house.shelf.fresh(table)
        check_review(live, visitor.id, None, shared=False)
        return await house.analysis.told(live, language_of(request))

    @get("/shared/{token:str}/analysis", summary="What a search thinks of a game, by a link")
    async def shared(self, request: AnyRequest, house: TheHouse, token: FromPath[str]) -> Study:
        """No account needed."""
        live = await house.shelf.fresh(await house.shares.table_of(token))
        check_review(live, None, None, shared=True)
        return await house.analysis.told(live, language_of(request))
