"""Deleting an account: running games go on with bots, and nothing stays that names the person."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sunstone.server.accounts.visitor import User, Visitor
from sunstone.server.errors import Refusal

if TYPE_CHECKING:
    from sunstone.server.house import House


async def erase_account(house: House, visitor: Visitor, user: User) -> None:
    """Leave every table, then empty the account."""
    sat_at = await house.lobby.sat_at(user.id)
    for table in sat_at:
        live = await house.shelf.fresh(table)
        try:
            if live.status == "open":
                await house.tables.rise(visitor, table)
            elif live.status == "playing":
                await house.play.leave(visitor, table)
        except Refusal:
            # The game ended a moment ago: there is nothing to leave.
            continue
    await house.accounts.store.erase(user.id)
    house.hub.revoke(user.id)
    house.hub.forget(sat_at)
