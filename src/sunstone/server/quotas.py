"""How much one account, and everyone at one address, may have open, import and have analysed.

What exists is counted in the transaction that adds to it, for one account and address at a time. So of many requests at
once no more succeed than of the same requests one after another.
"""

from sqlalchemy import Column, ColumnElement, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.server.accounts.visitor import User
from sunstone.server.errors import Refusal
from sunstone.server.settings import Limits, Quota
from sunstone.server.storage import schema
from sunstone.server.storage.queries import insert_missing
from sunstone.server.timing import DAY, now_ms
from sunstone.table.entries import body_text
from sunstone.table.table import Table

_T = schema.tables.c
_A = schema.analyses.c
_B = schema.account_boxes.c
Holders = tuple[ColumnElement[bool], ColumnElement[bool]]
"""The rows of the account, and of the address."""
ENTRY_BYTES = 64
"""Bytes that an entry of a log takes up in addition to its body, about."""


def stored_bytes(live: Table) -> int:
    """Bytes that the log of a table takes up in the database, about."""
    return sum(len(body_text(entry.body)) + ENTRY_BYTES for entry in live.entries)


async def _hold(connection: AsyncConnection, *holders: str) -> None:
    """Let no other transaction count for these holders until this one has ended. SQLite has one writer anyway.

    Everyone takes the account before the address, so that no two wait for each other.
    """
    if connection.dialect.name == "postgresql":
        for holder in holders:
            await connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(holder, 0))))


async def _check(
    connection: AsyncConnection, refusal: Refusal, most: int, *where: ColumnElement[bool], own: int = 0
) -> None:
    """Refuse unless fewer than `most` rows are like this, without the `own` that this request has written already."""
    if (await connection.scalar(select(func.count()).where(*where)) or 0) - own >= most:
        raise refusal


async def _check_both(
    connection: AsyncConnection,
    refusal: Refusal,
    quota: Quota,
    holders: Holders,
    *where: ColumnElement[bool],
    own: int = 0,
) -> None:
    """Refuse unless there is room for the account and for the address; `holders` says which rows are theirs."""
    await _check(connection, refusal, quota[0], holders[0], *where, own=own)
    await _check(connection, Refusal("address_full"), quota[1], holders[1], *where, own=own)


async def _check_bytes(
    connection: AsyncConnection, refusal: Refusal, quota: Quota, holders: Holders, stored: Column[int], size: int
) -> None:
    """The same for the bytes that are stored in a column and `size` more."""
    for why, most, whose in ((refusal, quota[0], holders[0]), (Refusal("address_full"), quota[1], holders[1])):
        if int(await connection.scalar(select(func.sum(stored)).where(whose)) or 0) + size > most:
            raise why


class Quotas:
    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    async def check_table(self, connection: AsyncConnection, user: User, origin: str) -> None:
        """Refuse unless one more table may be opened in this transaction."""
        await _hold(connection, user.id, origin)
        limits = self._limits
        holders = (_T.host == user.id, _T.origin == origin)
        most = limits.open_tables if user.registered else min(limits.open_tables, limits.guest_tables)
        running = _T.status.in_(("open", "playing"))
        full = Refusal("too_many_tables", most=most)
        await _check_both(connection, full, (most, limits.tables_per_address), holders, running)
        today = (~_T.imported, _T.created > now_ms() - DAY)
        full = Refusal("too_many_tables_today", most=limits.daily_tables[0])
        await _check_both(connection, full, limits.daily_tables, holders, *today)

    async def check_start(self, connection: AsyncConnection, before: Table, after: Table) -> None:
        """Refuse a start if too many games without people run; part of the transaction that writes it."""
        if before.status != "open" or after.status != "playing" or after.people():
            return
        host = after.spec.host
        origin = await connection.scalar(select(_T.origin).where(_T.id == after.id)) or ""
        await _hold(connection, host, origin)
        holders = (_T.host == host, _T.origin == origin)
        seated = exists().where(schema.seats.c.table_id == _T.id, schema.seats.c.user_id.is_not(None))
        running = (_T.status == "playing", ~seated)
        quota = self._limits.bot_games
        full = Refusal("too_many_bot_games", most=quota[0])
        await _check_both(connection, full, quota, holders, *running, own=1)

    async def check_import(self, connection: AsyncConnection, user: User, origin: str, size: int) -> None:
        """Refuse unless a record of this size may be stored in this transaction."""
        await _hold(connection, user.id, origin)
        holders = (_T.host == user.id, _T.origin == origin)
        today = (_T.imported, _T.created > now_ms() - DAY)
        quota = self._limits.imports
        await _check_both(connection, Refusal("too_many_imports", most=quota[0]), quota, holders, *today)
        quota = self._limits.import_bytes
        full = Refusal("too_many_bytes", most=quota[0] // 1_000_000)
        await _check_bytes(connection, full, quota, holders, _T.size, size)

    async def check_box(self, connection: AsyncConnection, user: User, origin: str, game: str, size: int) -> None:
        """Refuse unless a box of this size may be stored in this transaction, in place of the account's last one."""
        await _hold(connection, user.id, origin)
        quota = self._limits.box_bytes
        others = ~((_B.user_id == user.id) & (_B.game == game))
        holders = ((_B.user_id == user.id) & others, (_B.origin == origin) & others)
        await _check_bytes(connection, Refusal("box_too_large", most=quota[0] // 1000), quota, holders, _B.size, size)

    async def take_analysis(self, connection: AsyncConnection, user: User, origin: str, table: str) -> None:
        """Note who asks for the analysis of a table, unless somebody has asked before or it is done."""
        await _hold(connection, user.id, origin)
        looked_at = select(func.count()).where(schema.looks.c.table_id == _T.id).scalar_subquery()
        undone = looked_at < _T.ply
        fresh = select(_T.id).where(_T.id == table, undone, ~exists().where(_A.table_id == _T.id))
        if await connection.scalar(fresh) is None:
            return
        holders = (_A.user_id == user.id, _A.origin == origin)
        today = _A.at > now_ms() - DAY
        quota = self._limits.analyses
        await _check_both(connection, Refusal("too_many_analyses", most=quota[0]), quota, holders, today)
        running = exists().where(_T.id == _A.table_id, undone)
        most = self._limits.running_analyses
        await _check(connection, Refusal("analyses_running", most=most), most, holders[0], today, running)
        row = {"table_id": table, "user_id": user.id, "origin": origin, "at": now_ms()}
        await insert_missing(connection, schema.analyses, [row])
