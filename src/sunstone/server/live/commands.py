"""Carrying out the commands of those who are signed in, each as one change of a table."""

from time import perf_counter

from sunstone.server.accounts.visitor import Visitor
from sunstone.server.errors import Refusal
from sunstone.server.limits import Buckets
from sunstone.server.metrics import MOVE_SECONDS
from sunstone.server.tables.repository import TableRepository
from sunstone.server.talk.moderation import Moderation
from sunstone.table.commands import Act, AnswerUndo, ComeBack, Command, Say, Undo, decide
from sunstone.table.entries import Draft
from sunstone.table.table import Table

_BY_HAND = (Act, Undo, AnswerUndo, ComeBack)
"""Commands that no program may give at a rated table, even where one sat down: people play rated games."""


class Commands:
    def __init__(self, tables: TableRepository, chats: Buckets, moderation: Moderation) -> None:
        self._tables = tables
        self._chats = chats
        self._moderation = moderation

    async def run(self, visitor: Visitor, table: str, command: Command) -> Table:
        user = visitor.signed_in().id
        by_program = visitor.token is not None and isinstance(command, _BY_HAND)

        def drafts(found: Table) -> list[Draft]:
            if by_program and found.spec.rated:
                raise Refusal("rated_people")
            return decide(found, user, command)

        if isinstance(command, Act):
            begun = perf_counter()
            after = await self._tables.change(table, drafts)
            MOVE_SECONDS.observe(perf_counter() - begun)
            return after
        if isinstance(command, Say):
            await self._chats.take(user)
            # A socket that has been open for long may know the account by an older name.
            return await self._tables.change(table, drafts, {user: await self._moderation.speaker(user)})
        return await self._tables.change(table, drafts)
