"""Inserting what may be there already, in the words of either database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


async def insert_missing(connection: AsyncConnection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert the rows whose key is not there yet; leave the others alone."""
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        await connection.execute(postgresql.insert(table).on_conflict_do_nothing(), rows)
    else:
        await connection.execute(sqlite.insert(table).on_conflict_do_nothing(), rows)
