"""What people do at a table in play, each as one change of the table."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from sunstone.server.accounts.visitor import Visitor
from sunstone.server.errors import Refusal
from sunstone.server.limits import Buckets
from sunstone.server.metrics import MOVE_SECONDS
from sunstone.server.tables.repository import TableRepository
from sunstone.server.talk import chat
from sunstone.table import acting, hints, leaving
from sunstone.table import undo as going_back
from sunstone.table.table import Table


def _by_hand(visitor: Visitor, live: Table) -> Table:
    """The table, unless it is rated and a program asks: whatever sat down there, people play rated games."""
    if live.spec.rated and visitor.token is not None:
        raise Refusal("rated_people")
    return live


class Commands:
    """Playing, for those who are signed in."""

    def __init__(self, shelf: TableRepository, chats: Buckets, moderation: chat.Moderation) -> None:
        self._shelf = shelf
        self._chats = chats
        self._moderation = moderation

    async def act(
        self, visitor: Visitor, table: str, seat: int, line: int, ply: int, action: str | dict[str, Any]
    ) -> Table:
        """Decide for a seat."""
        user = visitor.signed_in().id
        begun = perf_counter()
        after = await self._shelf.change(
            table, lambda live: acting.act(_by_hand(visitor, live), user, seat, line, ply, action)
        )
        MOVE_SECONDS.observe(perf_counter() - begun)
        return after

    async def ask_hint(self, visitor: Visitor, table: str, seat: int, line: int, ply: int) -> Table:
        """Note that a hint was asked for."""
        user = visitor.signed_in().id
        return await self._shelf.change(table, lambda live: hints.ask(live, user, seat, line, ply))

    async def undo(self, visitor: Visitor, table: str, seat: int, line: int, ply: int, to: int) -> Table:
        """Go back, or ask to."""
        user = visitor.signed_in().id
        return await self._shelf.change(
            table, lambda live: going_back.undo(_by_hand(visitor, live), user, seat, line, ply, to)
        )

    async def answer_undo(self, visitor: Visitor, table: str, agree: bool) -> Table:
        """Answer somebody's wish to go back."""
        user = visitor.signed_in().id
        return await self._shelf.change(table, lambda live: going_back.answer(_by_hand(visitor, live), user, agree))

    async def leave(self, visitor: Visitor, table: str) -> Table:
        """Let bots take over one's seats."""
        user = visitor.signed_in().id
        return await self._shelf.change(table, lambda live: leaving.leave(live, user))

    async def come_back(self, visitor: Visitor, table: str) -> Table:
        """Take one's seats again."""
        user = visitor.signed_in().id
        return await self._shelf.change(table, lambda live: leaving.come_back(_by_hand(visitor, live), user))

    async def say(self, visitor: Visitor, table: str, text: str) -> Table:
        """Say something at the table."""
        user = visitor.signed_in().id
        await self._chats.take(user)
        # A socket that has been open for long may know the account by an older name.
        speaker = await self._moderation.speaker(user)
        return await self._shelf.change(table, lambda live: chat.say(live, user, text), {user: speaker})
