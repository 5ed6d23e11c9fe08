"""Accounts that may not sit down at another account's tables."""

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.errors import Refusal
from sunstone.server.random_names import looks_random
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.server.storage.queries import insert_missing
from sunstone.server.tables.store import PERSON
from sunstone.table.frames import Person
from sunstone.table.host import host_of
from sunstone.table.table import Table

_C = schema.blocks.c
_USERS = schema.users


class Blocks:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def blocked_by(self, user: str) -> list[Person]:
        query = (
            select(*PERSON)
            .join(schema.blocks, _C.blocked_id == _USERS.c.id)
            .where(_C.user_id == user)
            .order_by(_USERS.c.name, _USERS.c.id)
        )
        return await self._database.structs(Person, query)

    async def block(self, user: str, other: str) -> list[Person]:
        """Keep somebody from sitting down at this user's tables; who sits there already stays. Who is blocked then."""
        if not looks_random(other) or other == user:
            raise Refusal("no_user")
        async with self._database.write() as connection:
            if await connection.scalar(select(_USERS.c.id).where(_USERS.c.id == other)) is None:
                raise Refusal("no_user")
            await insert_missing(connection, schema.blocks, [{"user_id": user, "blocked_id": other}])
        return await self.blocked_by(user)

    async def unblock(self, user: str, other: str) -> list[Person]:
        if not looks_random(other):
            raise Refusal("no_user")
        await self._database.execute(delete(schema.blocks).where(_C.user_id == user, _C.blocked_id == other))
        return await self.blocked_by(user)


async def check_blocks(connection: AsyncConnection, before: Table, after: Table) -> None:
    """Refuse a change that seats somebody whom the host has blocked; part of the transaction that writes it."""
    newcomers = after.people() - before.people()
    if not newcomers:
        return
    query = select(_C.blocked_id).where(_C.user_id == host_of(before), _C.blocked_id.in_(newcomers)).limit(1)
    if await connection.scalar(query) is not None:
        raise Refusal("blocked")
