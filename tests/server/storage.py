"""A database with tables in it, without a server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import sunstone
from sunstone.server.accounts.store import AccountStore
from sunstone.server.random_names import random_name
from sunstone.server.settings import sqlite_url
from sunstone.server.storage.engine import Database
from sunstone.server.storage.migrate import migrate
from sunstone.server.tables.store import TableStore
from sunstone.table.acting import act
from sunstone.table.reducer import apply_drafts
from sunstone.table.table import Table
from tests.table.tables import opening_of, started


def played_on(live: Table, plies: int) -> Table:
    """Play on at random."""
    rng = Random(2)
    while live.ply < plies and not live.over:
        state = live.playing()
        text, user = state.say(rng.choice(state.legal())), live.seats[state.seat].user
        live = apply_drafts(live, act(live, user or "", state.seat, live.line, live.ply, text), live.changed + 1)
    return live


class Storage:
    """A database with four people in it, and tables of them."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "sunstone.sqlite3"
        self.database = Database(sqlite_url(folder))
        self.store = TableStore(self.database)
        self.people: list[str] = []

    async def table(self, plies: int = 4, game: str = "coatl", players: int = 2, **changed: Any) -> Table:
        """A table after so many plies."""
        opening = opening_of(
            sunstone.game(game), players, **({"id": random_name(12), "host": self.people[0]} | changed)
        )
        live = played_on(started(opening, dict.fromkeys(self.people[:players])), plies)
        async with self.database.write() as connection:
            await self.store.create(connection, live, "")
        return live

    def sql(self, statement: str, given: Sequence[object] = ()) -> None:
        """Change the database behind the server's back."""
        with sqlite3.connect(self.path) as connection:
            connection.execute(statement, given)


def with_storage(folder: Path, story: Callable[[Storage], Awaitable[None]]) -> None:
    """Run a story in a database of its own."""

    async def whole() -> None:
        storage = Storage(folder)
        await migrate(storage.database)
        accounts = AccountStore(storage.database)
        storage.people += [(await accounts.create(name, "en")).id for name in ("Eva", "Jan", "Ada", "Ota")]
        try:
            await story(storage)
        finally:
            await storage.store.close()
            await storage.database.close()

    asyncio.run(whole())
