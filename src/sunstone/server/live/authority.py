"""Whether those who came in may still be here."""

from __future__ import annotations

from sqlalchemy import select

from sunstone.server.accounts.visitor import Visitor
from sunstone.server.storage import schema
from sunstone.server.storage.engine import Database

_S, _T, _U = schema.sessions.c, schema.tokens.c, schema.users.c
_ALLOWED = (_U.kind != "deleted", _U.banned.is_(None))
# A session is not asked whether it has run out: a clock that jumps must not throw everyone out.
_SESSIONS = select(_S.digest).join(schema.users, _U.id == _S.user_id).where(*_ALLOWED)
_TOKENS = select(_T.id).join(schema.users, _U.id == _T.user_id).where(*_ALLOWED)


class Authority:
    """Asks the database about sessions and tokens: another process, or the operator, may have ended them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def ended(self, visitors: set[Visitor]) -> set[Visitor]:
        """The visitors whose session or token is no longer valid."""
        sessions = {visitor.session for visitor in visitors if visitor.session is not None}
        tokens = {visitor.token for visitor in visitors if visitor.token is not None}
        if not sessions and not tokens:
            return set()
        valid: set[str | None] = {None}
        async with self._database.read() as connection:
            if sessions:
                valid.update(await connection.scalars(_SESSIONS.where(_S.digest.in_(sessions))))
            if tokens:
                valid.update(await connection.scalars(_TOKENS.where(_T.id.in_(tokens))))
        return {visitor for visitor in visitors if visitor.session not in valid or visitor.token not in valid}
