"""Playing over HTTP: the same as over a socket, for programs that prefer to ask."""

import asyncio
from typing import Annotated

from litestar import Controller
from litestar.di import NamedDependency as Inject
from litestar.params import FromPath, JSONBody, QueryParameter

from sunstone.i18n import Translator
from sunstone.server.accounts.visitor import Visitor
from sunstone.server.archive.review import points_by_turn, recent
from sunstone.server.archive.wire import PointsGained
from sunstone.server.errors import Refusal
from sunstone.server.http.routes import get, post
from sunstone.server.live.commands import Commands
from sunstone.server.tables.repository import TableRepository
from sunstone.server.talk.moderation import Moderation
from sunstone.table.acting import check_seat, read_action, why_not
from sunstone.table.commands import Act, AnswerUndo, Say, Undo
from sunstone.table.frames import Entry, News, Preview, Step, Sync, Why
from sunstone.table.redaction import news, preview, seen_entries, sync

SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=15, description="Whose view; none for a spectator's")]
OwnSeat = Annotated[int, QueryParameter(ge=0, le=15, description="A seat of mine")]
Version = Annotated[int, QueryParameter(ge=0, le=2**31 - 1)]
ActionQuery = Annotated[str, QueryParameter(max_length=400, description="An action as a line of text")]
AskedQuery = Annotated[
    str,
    QueryParameter(max_length=400, description="An action as a line of text, or some fields of its structure as JSON"),
]
PAGE = 500


class PlayRoutes(Controller):
    """Play."""

    path = "/api/tables/{table:str}"
    tags = ["play"]  # noqa: RUF012

    @get("/sync", summary="How the table stands")
    async def sync(
        self,
        repository: Inject[TableRepository],
        moderation: Inject[Moderation],
        visitor: Inject[Visitor],
        table: FromPath[str],
        seat: SeatQuery = None,
    ) -> Sync:
        """With the view of a seat of mine, or of a spectator."""
        live = await repository.seen(table, visitor.id, seat)
        return sync(live, seat, await moderation.muted_by(visitor.id))

    @get("/news", summary="What happened since a version")
    async def news(
        self,
        repository: Inject[TableRepository],
        moderation: Inject[Moderation],
        visitor: Inject[Visitor],
        table: FromPath[str],
        seen: Version,
        seat: SeatQuery = None,
    ) -> News:
        """Everything after the version the reader has seen."""
        live = await repository.seen(table, visitor.id, seat)
        return news(live, seat, min(seen, live.version), await moderation.muted_by(visitor.id))

    @get("/log", summary="Older entries of the log")
    async def log(
        self,
        repository: Inject[TableRepository],
        moderation: Inject[Moderation],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        table: FromPath[str],
        before: Version,
        seat: SeatQuery = None,
    ) -> list[Entry]:
        """Up to 500 entries before a version."""
        live = await repository.seen(table, visitor.id, seat)
        upto = min(max(before - 1, 0), live.version)
        muted = await moderation.muted_by(visitor.id)
        return seen_entries(live, seat, max(0, upto - PAGE), upto, muted, reader_language)

    @get("/recent", summary="What the others did since my last turn")
    async def recent(
        self,
        repository: Inject[TableRepository],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        table: FromPath[str],
        seat: OwnSeat,
    ) -> list[Step]:
        """Step by step, as this seat saw it."""
        live = await repository.seen(table, visitor.id, seat)
        return await asyncio.to_thread(recent, live, seat, reader_language)

    @get("/points", summary="Where the points came from")
    async def points(
        self,
        repository: Inject[TableRepository],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        table: FromPath[str],
    ) -> list[PointsGained]:
        """Turn by turn, as far as everyone sees them."""
        live = await repository.seen(table, visitor.id)
        return await asyncio.to_thread(points_by_turn, live, reader_language)

    @post("/actions", summary="Decide", status_code=200)
    async def act(
        self, commands: Inject[Commands], visitor: Inject[Visitor], table: FromPath[str], data: JSONBody[Act]
    ) -> News:
        """Refused with the reason if the position has changed or the rules forbid it; then nothing has happened."""
        live = await commands.run(visitor, table, data)
        return news(live, data.seat, live.version - 1)

    @post("/undo", summary="Go back", status_code=200)
    async def undo(
        self, commands: Inject[Commands], visitor: Inject[Visitor], table: FromPath[str], data: JSONBody[Undo]
    ) -> News:
        """At once within one's own turn; otherwise the others are asked."""
        live = await commands.run(visitor, table, data)
        return news(live, data.seat, live.version - 1)

    @post("/undo/answer", summary="Say yes or no to going back", status_code=200)
    async def answer_undo(
        self, commands: Inject[Commands], visitor: Inject[Visitor], table: FromPath[str], data: JSONBody[AnswerUndo]
    ) -> News:
        """Everyone has to agree."""
        live = await commands.run(visitor, table, data)
        return news(live, None, live.version - 1)

    @get("/why", summary="Why can I not do this?")
    async def why(
        self,
        repository: Inject[TableRepository],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        table: FromPath[str],
        seat: OwnSeat,
        action: AskedQuery,
    ) -> Why:
        """The rule that forbids an action now. Only for the seat that decides: a reason can tell what it holds."""
        live = await repository.fresh(table)
        state = live.playing()
        check_seat(live, visitor.signed_in().id, seat)
        if state.seat != seat:
            raise Refusal("not_your_turn")
        reason = why_not(state, action)
        if reason is None:
            return Why(legal=True)
        message = Translator(reader_language).reason(state.game.id, reason.code)
        return Why(legal=False, code=reason.code, anchor=reason.anchor, message=message)

    @get("/preview", summary="What would this do?")
    async def preview(
        self,
        repository: Inject[TableRepository],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        table: FromPath[str],
        seat: OwnSeat,
        action: ActionQuery,
    ) -> Preview:
        """For the seat that decides. An action that reveals something only says that it does."""
        live = await repository.fresh(table)
        state = live.playing()
        check_seat(live, visitor.signed_in().id, seat)
        return preview(live, seat, read_action(state, action), reader_language)

    @post("/chat", summary="Say something", status_code=201)
    async def say(
        self, commands: Inject[Commands], visitor: Inject[Visitor], table: FromPath[str], data: JSONBody[Say]
    ) -> News:
        """To everyone at the table and everyone who watches."""
        live = await commands.run(visitor, table, data)
        return news(live, None, live.version - 1)
