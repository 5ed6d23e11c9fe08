"""Owners' boxes: the form, what is wrong with one, and those of the account."""

import asyncio
from typing import Annotated, cast

from litestar import Controller, Response
from litestar.di import NamedDependency as Inject
from litestar.params import FromPath, JSONBody, QueryParameter

from sunstone.core.registry import game as find_game
from sunstone.core.registry import game_ids
from sunstone.i18n import Translator
from sunstone.server.accounts.visitor import Visitor
from sunstone.server.errors import Refusal
from sunstone.server.http.routes import delete, get, post, put
from sunstone.server.limits import RateLimits, address_key
from sunstone.server.owner_components.checking import box_line, checked, own_box, text_of
from sunstone.server.owner_components.form import box_form
from sunstone.server.owner_components.store import AccountBoxes
from sunstone.server.owner_components.wire import BoxChecked, BoxForm, CheckBox, OwnBox, OwnBoxLine, SaveBox
from sunstone.server.wire import Done

RevisionQuery = Annotated[int, QueryParameter(ge=0, le=2_000_000_000, description="The revision that is known")]
TOML = "application/toml"


class OwnerComponentRoutes(Controller):
    """Boxes."""

    path = "/api"
    tags = ["boxes"]  # noqa: RUF012

    @get("/boxes/{game:str}", summary="The form of a box")
    async def form(self, reader_language: Inject[str], game: FromPath[str]) -> BoxForm:
        """Every value of a game that can be typed in, as it is shipped, and the words to type it with."""
        return await asyncio.to_thread(box_form, find_game(game).id, reader_language)

    @post("/boxes/{game:str}/check", summary="Check a box", status_code=200)
    async def check(
        self,
        rate_limits: Inject[RateLimits],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        address: Inject[str],
        game: FromPath[str],
        data: JSONBody[CheckBox],
    ) -> BoxChecked:
        """Everything that is wrong with a file or with values; nothing is kept."""
        found = find_game(game)
        await rate_limits.boxes.take(visitor.id or address_key(address))
        return await asyncio.to_thread(checked, found, text_of(found, data), Translator(reader_language))

    @get("/me/boxes", summary="My boxes")
    async def mine(
        self, account_boxes: Inject[AccountBoxes], visitor: Inject[Visitor], reader_language: Inject[str]
    ) -> list[OwnBoxLine]:
        """How much of each is typed in."""
        tr = Translator(reader_language)
        kept = [box for box in await account_boxes.all(visitor.signed_in().id) if box.game in game_ids()]
        return [await asyncio.to_thread(box_line, box, find_game(box.game), tr) for box in kept]

    @get("/me/boxes/{game:str}", summary="My box")
    async def box(
        self,
        account_boxes: Inject[AccountBoxes],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        game: FromPath[str],
    ) -> OwnBox:
        """All values I have typed in, right or wrong."""
        found = find_game(game)
        kept = await account_boxes.find(visitor.by_hand().id, found.id)
        return await asyncio.to_thread(own_box, kept, found, Translator(reader_language))

    @put("/me/boxes/{game:str}", summary="Save my box")
    async def save(
        self,
        rate_limits: Inject[RateLimits],
        account_boxes: Inject[AccountBoxes],
        visitor: Inject[Visitor],
        reader_language: Inject[str],
        origin: Inject[str],
        game: FromPath[str],
        data: JSONBody[SaveBox],
    ) -> OwnBox:
        """It may be unfinished or wrong: all of it is kept. Refused if it was changed elsewhere meanwhile."""
        user, found = visitor.by_hand(), find_game(game)
        await rate_limits.boxes.take(user.id)
        tr = Translator(reader_language)
        text = text_of(found, data)
        if data.text is not None:
            looked_at = await asyncio.to_thread(checked, found, text, tr)
            if not looked_at.readable:
                raise Refusal("box_unreadable", problem=looked_at.problems[0].message)
        kept = await account_boxes.save(user, found.id, data.revision, text, origin)
        return await asyncio.to_thread(own_box, kept, found, tr)

    @delete("/me/boxes/{game:str}", summary="Delete my box", status_code=200)
    async def remove(
        self,
        account_boxes: Inject[AccountBoxes],
        visitor: Inject[Visitor],
        game: FromPath[str],
        revision: RevisionQuery,
    ) -> Done:
        """Games that are played with it go on."""
        await account_boxes.delete(visitor.by_hand().id, find_game(game).id, revision)
        return Done()

    @get("/me/boxes/{game:str}/file", summary="My box as a file", media_type=TOML)
    async def file(
        self, account_boxes: Inject[AccountBoxes], visitor: Inject[Visitor], game: FromPath[str]
    ) -> Response[str]:
        """The component file that tables are played with, byte for byte."""
        kept = await account_boxes.find(visitor.by_hand().id, find_game(game).id)
        if kept is None:
            raise Refusal("no_box")
        return Response(
            cast(str, kept.text.encode()),
            media_type=TOML,
            headers={"content-disposition": f'attachment; filename="{kept.game}.toml"'},
        )
