"""Who may read a box that tables are played with.

A file of the site is for everyone who comes there. An account's own box is for that account, and for those who hold a
seat in a game that was begun with it.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

from sqlalchemy import exists, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.core.errors import BadComponents
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.tables.component_store import kept_box
from sunstone.table.owner_components import OwnerComponents, box_of

_T = schema.tables.c
_OWN = schema.account_boxes.c


@dataclass(frozen=True)
class ReadBox:
    box: OwnerComponents
    own: bool
    """Whether it is an account's own, and not to be passed on."""


class BoxReaders:
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
    for game, text in await connection.execute(select(_OWN.game, _OWN.body).where(_OWN.user_id == (user or ""))):
        if hashlib.sha256(text.encode()).hexdigest() == digest:
            try:
                return ReadBox(box_of(game, text, f"{game}.toml"), own=True)
            except BadComponents:
                return None
    return None
