"""The boxes of accounts in the database."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.accounts.visitor import User
from sunstone.server.errors import Refusal
from sunstone.server.quotas import Quotas
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.storage.upsert import insert_missing
from sunstone.server.timing import now_ms

_BOXES = schema.account_boxes
_C = _BOXES.c


@dataclass(frozen=True)
class KeptBox:
    """An account's box of a game as it is stored; revision 0 is one that is not."""

    game: str
    revision: int
    text: str
    changed: int


class AccountBoxes:
    def __init__(self, database: Database, quotas: Quotas) -> None:
        self._database = database
        self._quotas = quotas

    async def find(self, user: str, game: str) -> KeptBox | None:
        return next((box for box in await self.all(user) if box.game == game), None)

    async def all(self, user: str) -> list[KeptBox]:
        query = select(_C.game, _C.revision, _C.body, _C.changed).where(_C.user_id == user).order_by(_C.game)
        async with self._database.read() as connection:
            return [KeptBox(*row) for row in await connection.execute(query)]

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
        async with self._database.write() as connection:
            await self._delete(connection, user, game, revision)

    async def _delete(self, connection: AsyncConnection, user: str, game: str, revision: int) -> None:
        mine = (_C.user_id == user, _C.game == game)
        done = await connection.execute(delete(_BOXES).where(*mine, _C.revision == revision))
        if not done.rowcount:
            there = await connection.scalar(select(_C.revision).where(*mine))
            raise Refusal("no_box" if there is None else "box_changed")
