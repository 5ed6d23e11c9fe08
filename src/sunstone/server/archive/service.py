"""Finished games: who may look back at one, links to it, and records that are brought along."""

import asyncio
from functools import partial

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from sunstone.core.record import Record
from sunstone.server.accounts.visitor import User
from sunstone.server.archive.records import imported
from sunstone.server.archive.wire import Shared
from sunstone.server.errors import Refusal
from sunstone.server.owner_components.store import BoxReaders
from sunstone.server.quotas import Quotas, stored_bytes
from sunstone.server.random_names import looks_random, random_name
from sunstone.server.storage import schema
from sunstone.server.tables.repository import TableRepository
from sunstone.server.timing import now_ms
from sunstone.table.access import check_review
from sunstone.table.host import host_of
from sunstone.table.redaction import Viewing
from sunstone.table.table import Table

_C = schema.shares.c


class Archive:
    def __init__(self, repository: TableRepository, quotas: Quotas, readers: BoxReaders) -> None:
        self._repository = repository
        self._database = repository.store.database
        self._quotas = quotas
        self._readers = readers

    async def finished(self, table: str, user: str | None, viewing: Viewing = None) -> Table:
        """A finished game, if this user may look back at it with this view."""
        live = await self._repository.fresh(table)
        check_review(live, user, viewing, shared=False)
        return live

    async def shared(self, token: str, viewing: Viewing = None) -> Table:
        live = await self._repository.fresh(await self.table_of(token))
        check_review(live, None, viewing, shared=True)
        return live

    async def share(self, table: str, user: str) -> Shared:
        """The link of a finished game; made by somebody who played it."""
        live = await self._repository.fresh(table)
        if not live.over:
            raise Refusal("not_over")
        if user not in live.people() and user != host_of(live):
            raise Refusal("not_seated")
        if live.spec.own_box:
            raise Refusal("box_private")
        made = random_name(20)
        try:
            await self._database.execute(insert(schema.shares).values(token=made, table_id=live.id, created=now_ms()))
        except IntegrityError:
            made = await self._database.scalar(select(_C.token).where(_C.table_id == live.id))
        return Shared(token=made, path=f"/shared/{made}")

    async def table_of(self, token: str) -> str:
        if not looks_random(token):
            raise Refusal("no_share")
        found = await self._database.scalar(select(_C.table_id).where(_C.token == token))
        if found is None:
            raise Refusal("no_share")
        return str(found)

    async def check_room(self, user: User, origin: str) -> None:
        """Refuse early who may store no more records: to check one takes long."""
        async with self._database.read() as connection:
            await self._quotas.check_import(connection, user, origin, 0)

    async def bring(self, user: User, body: bytes, origin: str) -> Table:
        try:
            text = body.decode()
        except UnicodeDecodeError:
            raise Refusal("bad_request", problem="UTF-8") from None
        record = await asyncio.to_thread(Record.from_json, text)
        found = await self._readers.read(record.components or "", user.id)
        box, own = (None, False) if found is None else (found.box, found.own)
        live = await asyncio.to_thread(partial(imported, record, box, user.id, own_box=own))
        size = stored_bytes(live)
        async with self._database.write() as connection:
            await self._quotas.check_import(connection, user, origin, size)
            await self._repository.store.create(connection, live, origin, size)
        return live
