"""The boxes of accounts in the database, and who may read one."""

import hashlib
from dataclasses import dataclass

from sqlalchemy import delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.core.errors import BadComponents
from sunstone.server.accounts.visitor import User
from sunstone.server.errors import Refusal
from sunstone.server.owner_components.checking import KeptBox
from sunstone.server.quotas import Quotas
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.storage.queries import insert_missing
from sunstone.server.tables.store import kept_box
from sunstone.server.timing import now_ms
from sunstone.table.owner_components import OwnerComponents, box_of

_BOXES = schema.account_boxes
_C = _BOXES.c
_T = schema.tables.c


class AccountBoxes:
    def __init__(self, database: Database, quotas: Quotas) -> None:
        self._database = database
        self._quotas = quotas

    async def find(self, user: str, game: str) -> KeptBox | None:
        return next((box for box in await self.all(user) if box.game == game), None)

    async def all(self, user: str) -> list[KeptBox]:
        columns = select(_C.game, _C.revision, _C.body.label("text"), _C.changed)
        return await self._database.structs(KeptBox, columns.where(_C.user_id == user).order_by(_C.game))

    async def save(self, user: User, game: str, revision: int, text: str, origin: str) -> KeptBox:
        """Write a box down; refused if it has changed since the `revision` that the writer knows."""
        size = len(text.encode())
        kept = KeptBox(game, revision + 1, text, now_ms())
        row = {"body": text, "revision": kept.revision, "changed": kept.changed, "origin": origin, "size": size}
        async with self._database.write() as connection:
            await self._quotas.check_box(connection, user, origin, game, size)
            if revision == 0:
                await insert_missing(connection, _BOXES, [{"user_id": user.id, "game": game, **row, "revision": 0}])
            mine = (_C.user_id == user.id, _C.game == game, _C.revision == revision)
            done = await connection.execute(update(_BOXES).where(*mine).values(**row))
            if not done.rowcount:
                raise Refusal("box_changed")
        return kept

    async def delete(self, user: str, game: str, revision: int) -> None:
        """Forget a box; refused if it has changed since the `revision` that the caller knows."""
        mine = (_C.user_id == user, _C.game == game)
        done = await self._database.execute(delete(_BOXES).where(*mine, _C.revision == revision))
        if not done.rowcount:
            raise Refusal("no_box" if await self.find(user, game) is None else "box_changed")


@dataclass(frozen=True)
class ReadBox:
    box: OwnerComponents
    own: bool
    """Whether it is an account's own, and not to be passed on."""


class BoxReaders:
    """Finds boxes for those who may read them.

    A file of the site is for everyone who comes there. An account's own box is for that account, and for those who hold
    a seat in a game that was begun with it.
    """

    def __init__(self, database: Database, site: tuple[OwnerComponents, ...]) -> None:
        self._database = database
        self._site = {box.digest: box for box in site}

    async def read(self, digest: str, user: str | None) -> ReadBox | None:
        """The box with this digest; none if there is none, or it is not for this user."""
        if digest in self._site:
            return ReadBox(self._site[digest], own=False)
        async with self._database.read() as connection:
            public = await connection.scalar(select(exists().where(_T.components == digest, ~_T.own_box)))
            if not public and not await _played(connection, digest, user):
                return await _typed(connection, digest, user)
            box = await kept_box(connection, digest)
        return None if box is None else ReadBox(box, own=not public)


async def _played(connection: AsyncConnection, digest: str, user: str | None) -> bool:
    """Whether this user has part in a game that was begun with the box."""
    if user is None:
        return False
    seated = exists().where(schema.seats.c.table_id == _T.id, schema.seats.c.user_id == user)
    begun = _T.status.in_(("playing", "finished"))
    query = select(exists().where(_T.components == digest, begun, or_(_T.host == user, seated)))
    return bool(await connection.scalar(query))


async def _typed(connection: AsyncConnection, digest: str, user: str | None) -> ReadBox | None:
    """The box, if it is what this user has in the editor now."""
    for game, text in await connection.execute(select(_C.game, _C.body).where(_C.user_id == (user or ""))):
        if hashlib.sha256(text.encode()).hexdigest() == digest:
            try:
                return ReadBox(box_of(game, text, f"{game}.toml"), own=True)
            except BadComponents:
                return None
    return None
