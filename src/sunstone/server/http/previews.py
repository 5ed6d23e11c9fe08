"""What a link to one of our pages says of itself where it is posted: crawlers run no scripts."""

from html import escape
from pathlib import Path

from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError

from sunstone.core.errors import UnknownGame
from sunstone.core.registry import game as find_game
from sunstone.i18n import Translator
from sunstone.server.http.common import AnyRequest
from sunstone.server.localization import accepted_language
from sunstone.server.random_names import looks_random
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database

FOLDER = "previews"
"""Where the pictures lie among the built pages, one a game."""
NEUTRAL = "sunstone"
_T, _S = schema.tables.c, schema.shares.c
# What a stranger with the link may see; of anything else not even the game is told.
_OPEN = _T.own_box.is_(False) & or_(_T.visible, _T.status.in_(("open", "playing")))
TOLD = ("rules", "new", "table", "shared")
"""Pages of a game, by the first part of their path."""


class Previews:
    """The part of a page's head that describes it."""

    def __init__(self, database: Database, origins: tuple[str, ...], folder: Path) -> None:
        self._database = database
        self._origins = origins
        self._pictures = {path.stem for path in folder.joinpath(FOLDER).glob("*.png")}

    async def head(self, request: AnyRequest, path: str) -> str:
        """Title, description and picture of the page at this path."""
        tr = Translator(accepted_language(request.headers.get("accept-language", "")))
        kind, _, name = path.strip("/").partition("/")
        game = await self._game(kind, name)
        told = kind if game else "home"
        named = {"game": tr(f"{game}-name".replace("_", "-"))} if game else {}
        title, about = tr(f"preview-{told}", **named), tr(f"preview-{told}-about", **named)
        address = self._address(request)
        picture = game if game in self._pictures else NEUTRAL
        tags = {
            "og:site_name": "Sunstone",
            "og:type": "website",
            "og:title": title,
            "og:description": about,
            "og:url": f"{address}/{path.strip('/')}" if game else f"{address}/",
            "og:image": f"{address}/{FOLDER}/{picture}.png",
            "og:image:width": "1200",
            "og:image:height": "630",
        }
        return "\n    ".join(
            [
                f"<title>{escape(title)}</title>",
                f'<meta name="description" content="{escape(about)}" />',
                '<meta name="twitter:card" content="summary_large_image" />',
                *(f'<meta property="{name}" content="{escape(content)}" />' for name, content in tags.items()),
            ]
        )

    async def _game(self, kind: str, name: str) -> str | None:
        """The game of a page, if a stranger may know it."""
        if kind in ("rules", "new"):
            try:
                return find_game(name).id
            except UnknownGame:
                return None
        if not looks_random(name):
            return None
        if kind == "table":
            query = select(_T.game).where(_T.id == name, _OPEN)
        elif kind == "shared":
            joined = select(_T.game).join(schema.shares, _S.table_id == _T.id)
            query = joined.where(_S.token == name, _T.own_box.is_(False))
        else:
            return None
        try:
            found = await self._database.scalar(query)
        except SQLAlchemyError:
            # The page itself needs no database to be shown.
            return None
        return None if found is None else str(found)

    def _address(self, request: AnyRequest) -> str:
        """The site's public address: behind a proxy the one that is set, for it may not be what reaches us."""
        host = request.headers.get("host", "")
        known = [origin.rstrip("/") for origin in self._origins]
        mine = [origin for origin in known if origin.partition("://")[2].lower() == host.lower()]
        return next(iter(mine or known), f"{request.url.scheme}://{host}")
