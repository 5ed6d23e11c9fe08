"""Deleting an account: running games go on with bots, and nothing stays that names the person."""

from __future__ import annotations

from typing import TYPE_CHECKING

import structlog

from sunstone.server.accounts.visitor import User, Visitor
from sunstone.server.errors import Refusal
from sunstone.table.commands import Leave

if TYPE_CHECKING:
    from sunstone.server.house import House

_log = structlog.get_logger()


async def erase_account(house: House, visitor: Visitor, user: User) -> None:
    """Leave every table, then empty the account."""
    for table in await house.lobby.sat_at(user.id):
        try:
            live = await house.shelf.fresh(table)
            if live.status == "open":
                await house.tables.rise(visitor, table)
            elif live.status == "playing":
                await house.play.run(visitor, table, Leave())
        except Refusal:
            # The game ended a moment ago: there is nothing to leave.
            continue
        except Exception:
            # Whatever is wrong with one table, nobody has to stay for it.
            _log.exception("leaving_failed", table=table)
    named_at = await house.accounts.store.erase(user.id)
    house.hub.revoke(user.id)
    house.hub.forget(named_at)
