"""Which older servers there are, and which tables are theirs.

An older version of this program runs on the same database, on an address that only this computer reaches. What people
do at a table whose rules this process does not have is passed on to the older server that has them, and its answers
are passed back. People use one address, and notice nothing.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import select, tuple_

from sunstone.server.errors import Refusal
from sunstone.server.random_names import looks_random
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database
from sunstone.table.table import Rules, installed

if TYPE_CHECKING:
    from aiohttp import ClientSession

_log = structlog.get_logger()
_KEPT = 50_000
PATIENCE = 30.0
"""Seconds an older server has for an answer."""


class OlderServers:
    """The older servers by the rules they have. Without any, nothing here costs anything."""

    def __init__(self, addresses: tuple[str, ...], database: Database) -> None:
        self._addresses = addresses
        self._database = database
        self._by_rules: dict[Rules, str] = {}
        self._rules: OrderedDict[str, Rules] = OrderedDict()
        self._session: ClientSession | None = None

    def __bool__(self) -> bool:
        return bool(self._by_rules)

    @property
    def session(self) -> ClientSession:
        assert self._session is not None
        return self._session

    async def start(self) -> None:
        """Ask everyone which rules they have."""
        if not self._addresses:
            return
        import aiohttp

        self._session = aiohttp.ClientSession(
            # Every visitor's own cookie is passed on, and none is remembered.
            cookie_jar=aiohttp.DummyCookieJar(),
            auto_decompress=False,
            timeout=aiohttp.ClientTimeout(total=PATIENCE),
        )
        await self.look()

    async def look(self) -> None:
        """Find out who is there with which rules; asked again and again, for older servers come and go."""
        found = await asyncio.gather(*map(self._asked, self._addresses))
        by_rules = {rules: address for address, known in zip(self._addresses, found, strict=True) for rules in known}
        for rules in installed():
            by_rules.pop(rules, None)
        if by_rules != self._by_rules:
            _log.info("older_servers", rules=[f"{game} {version}" for game, version in sorted(by_rules)])
        self._by_rules = by_rules

    async def _asked(self, address: str) -> list[Rules]:
        if self._session is None:
            return []
        try:
            async with self._session.get(f"{address}/health") as answer:
                plain = await answer.json()
                return [(str(game), int(version)) for game, version in plain["rules"].items()] if answer.ok else []
        except Exception as error:
            _log.info("older_server_away", address=address, problem=type(error).__name__)
            return []

    async def address(self, table: str) -> str | None:
        """Where a table is played; `None` for here."""
        if not self._by_rules:
            return None
        rules = await self._rules_of(table)
        return None if rules is None else self._by_rules.get(rules)

    async def _rules_of(self, table: str) -> Rules | None:
        """The rules a table is played by. They never change, so they are asked for once."""
        known = self._rules.get(table)
        if known is not None or not looks_random(table):
            return known
        c = schema.tables.c
        row = await self._database.row(select(c.game, c.rules_version).where(c.id == table))
        if row is None:
            return None
        self._rules[table] = (row[0], row[1])
        while len(self._rules) > _KEPT:
            self._rules.popitem(last=False)
        return self._rules[table]

    async def addresses_of(self, user: str) -> set[str]:
        """The older servers at which somebody has a game in play."""
        if not self._by_rules:
            return set()
        c = schema.tables.c
        query = (
            select(c.game, c.rules_version)
            .join(schema.seats, schema.seats.c.table_id == c.id)
            .where(
                schema.seats.c.user_id == user,
                c.status == "playing",
                tuple_(c.game, c.rules_version).in_(list(self._by_rules)),
            )
            .distinct()
        )
        rows = await self._database.rows(query)
        return {self._by_rules[(game, version)] for game, version in rows if (game, version) in self._by_rules}

    def lost(self, address: str) -> Refusal:
        """An older server does not answer; what to say."""
        _log.warning("older_server_lost", address=address)
        return Refusal("older_away")

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
