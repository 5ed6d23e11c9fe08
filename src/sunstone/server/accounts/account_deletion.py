"""Deleting an account: running games go on with bots, and nothing stays that names the person."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import structlog

from sunstone.server.accounts.service import Accounts
from sunstone.server.accounts.visitor import Visitor
from sunstone.server.errors import Refusal

_log = structlog.get_logger()


class AccountDeletion:
    """Deletes accounts. `leave` takes somebody from a table, whether its game has begun or not."""

    def __init__(self, accounts: Accounts, leave: Callable[[Visitor, str], Awaitable[object]]) -> None:
        self._accounts = accounts
        self._leave = leave

    async def delete(self, visitor: Visitor, password: str | None) -> None:
        """Leave every table, then empty the account. A registered one needs its password."""
        user = await self._accounts.may_delete(visitor, password)
        for table in await self._accounts.store.tables_of(user.id):
            try:
                await self._leave(visitor, table)
            except Refusal:
                # The game is over, or ended a moment ago: there is nothing to leave.
                continue
            except Exception:
                # Whatever is wrong with one table, nobody has to stay for it.
                _log.exception("leaving_failed", table=table)
        await self._accounts.erase(user)
