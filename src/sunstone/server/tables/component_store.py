"""Boxes in the database, each under the SHA-256 of its text.

So a game goes on with the file it began with, in every process and every worker, whatever becomes of the file itself.
"""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.core.errors import BadComponents
from sunstone.core.registry import game_ids
from sunstone.server.storage import schema
from sunstone.server.storage.upsert import insert_missing
from sunstone.server.timing import now_ms
from sunstone.table.owner_components import OwnerComponents, box_of


async def keep_box(connection: AsyncConnection, box: OwnerComponents) -> None:
    """Write down a box that a table is about to be played with, or that it was asked for anew."""
    c = schema.boxes.c
    # First the change: it waits for a purge of that row, and then finds that it is gone.
    done = await connection.execute(update(schema.boxes).where(c.digest == box.digest).values(created=now_ms()))
    if not done.rowcount:
        row = {"digest": box.digest, "game": box.game, "body": box.text, "created": now_ms()}
        await insert_missing(connection, schema.boxes, [row])


async def kept_box(connection: AsyncConnection, digest: str | None) -> OwnerComponents | None:
    """The box with this digest; none if there is none, or it does not fit the game as it is installed here."""
    if digest is None:
        return None
    query = select(schema.boxes.c.game, schema.boxes.c.body).where(schema.boxes.c.digest == digest)
    row = (await connection.execute(query)).one_or_none()
    if row is None or row[0] not in game_ids():
        return None
    try:
        return box_of(row[0], row[1], f"{digest[:12]}.toml")
    except BadComponents:
        return None
