"""Tables in memory, and the one way to change one.

The memory is a cache. A change is decided on it, written to the database, and only then cached. If another process has
written first, the cache is brought up to date and the decision made again: most often it is refused then. A refusal
is checked against the database in the same way before it is given.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable

from sqlalchemy.ext.asyncio import AsyncConnection

from sunstone.core.errors import SunstoneError
from sunstone.server.errors import Refusal
from sunstone.server.settings import Limits
from sunstone.server.storage.append_log import Conflict
from sunstone.server.tables.keyed_lock import KeyedLock, Queues
from sunstone.server.tables.store import TableStore
from sunstone.server.timing import now_ms
from sunstone.table.access import check_viewer
from sunstone.table.acting import check_log_limit
from sunstone.table.entries import Draft
from sunstone.table.frames import Person
from sunstone.table.redaction import Viewing
from sunstone.table.reducer import apply_drafts
from sunstone.table.table import Table

Decide = Callable[[Table], list[Draft]]
"""Looks at a table and says what shall be written; raises what is wrong. It changes nothing itself."""
Also = Callable[[AsyncConnection, Table, Table], Awaitable[None]]
"""Writes more in the same transaction; gets the table before and after."""
Listener = Callable[[Table, Table], None]
"""Gets the table before and after a change."""

_ATTEMPTS = 8


class TableRepository:
    def __init__(self, store: TableStore, most: int, entries: int = Limits().table_entries) -> None:
        self.store = store
        self._most = most
        """Bytes of tables that are kept, by their own estimate."""
        self._entries = entries
        """Entries that one person may write into a table's log, apart from the game."""
        self._bytes = 0
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._queues: Queues = {}
        self._forgotten: dict[str, int] = {}
        self._cleared = 0
        self.wrote: list[Listener] = []
        """Called after this process has written."""
        self.grew: list[Listener] = []
        """Called after a change, also by other processes, and when a table was read anew (before is after then)."""
        self.also: list[Also] = []

    def __len__(self) -> int:
        return len(self._tables)

    def peek(self, table: str) -> Table | None:
        return self._tables.get(table)

    def _put(self, live: Table, known: Table | None = None) -> None:
        """Keep a table; `known` is what it was before, if it may have left the cache meanwhile."""
        before = self._tables.get(live.id)
        if before is not None:
            if before.version >= live.version:
                return
            self._bytes -= before.size
        self._tables[live.id] = live
        self._tables.move_to_end(live.id)
        self._bytes += live.size
        # The one in hand stays, however large it is.
        while self._bytes > self._most and len(self._tables) > 1:
            self._bytes -= self._tables.popitem(last=False)[1].size
        # Also for one that was not here: it may have grown since it was, and somebody may follow it.
        for listener in self.grew:
            listener(before or known or live, live)

    def forget(self, table: str) -> None:
        """Read the table anew next time, also if somebody is changing it just now."""
        self._forgotten[table] = self._forgotten.get(table, 0) + 1
        gone = self._tables.pop(table, None)
        if gone is not None:
            self._bytes -= gone.size

    def clear(self) -> None:
        self._cleared += 1
        self._tables.clear()
        self._bytes = 0

    def _mark(self, table: str) -> tuple[int, int]:
        """Changes when what is known of a table is no longer to be trusted."""
        return self._cleared, self._forgotten.get(table, 0)

    async def _load(self, table: str) -> Table:
        """The table from the database, read again if it was to be forgotten meanwhile."""
        while True:
            mark = self._mark(table)
            live = await self.store.load(table)
            if self._mark(table) == mark:
                return live

    async def get(self, table: str) -> Table:
        """The table as this process knows it."""
        found = self._tables.get(table)
        if found is None:
            async with KeyedLock(self._queues, table):
                found = self._tables.get(table)
                if found is None:
                    found = await self._load(table)
                    self._put(found)
        else:
            self._tables.move_to_end(table)
        return found

    async def fresh(self, table: str) -> Table:
        """The table as it is in the database."""
        live = await self.get(table)
        if await self.store.version(table) != live.version:
            live = await self.catch_up(table)
        return live

    async def seen(self, table: str, user: str | None, seat: Viewing = None) -> Table:
        """The table as it is in the database, if this user may see it with this view."""
        live = await self.fresh(table)
        check_viewer(live, user, seat)
        return live

    async def catch_up(self, table: str) -> Table:
        async with KeyedLock(self._queues, table):
            live = self._tables.get(table)
            live = await self._load(table) if live is None else await self.store.caught_up(live)
            self._put(live)
        return live

    async def change(self, table: str, decide: Decide, names: dict[str, Person] | None = None) -> Table:
        async with KeyedLock(self._queues, table):
            before = self._tables.get(table)
            mark = self._mark(table)
            if before is None:
                before = await self._load(table)
                mark = self._mark(table)
                self._put(before)
            for _ in range(_ATTEMPTS):
                try:
                    drafts = decide(before)
                    check_log_limit(before, drafts, self._entries)
                except SunstoneError:
                    newer = before
                    if await self.store.version(table) != before.version:
                        newer = await self.store.caught_up(before)
                    if newer.version == before.version:
                        raise
                    before = newer
                    self._put(before)
                    continue
                if not drafts:
                    return before
                after = apply_drafts(before, drafts, now_ms(), names)
                try:
                    await self._write(before, after)
                except Conflict:
                    before = await self.store.caught_up(before)
                    self._put(before)
                    continue
                if self._mark(table) != mark:
                    # Names have changed while this was written: they are read with the rest.
                    after = await self._load(table)
                self._put(after, before)
                for listener in self.wrote:
                    listener(before, after)
                return after
        raise Refusal("busy")

    async def _write(self, before: Table, after: Table) -> None:
        if self.store.quick(before, after):
            await self.store.append_quickly(before, after)
            return
        async with self.store.database.write() as connection:
            await self.store.append(connection, before, after)
            for also in self.also:
                await also(connection, before, after)
