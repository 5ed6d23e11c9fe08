"""Statements that differ between SQLite and PostgreSQL."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import LargeBinary, Select, Table, cast
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection


async def insert_missing(connection: AsyncConnection, table: Table, rows: Sequence[dict[str, Any]]) -> None:
    """Insert the rows whose key is not there yet; leave the others alone."""
    if not rows:
        return
    if connection.dialect.name == "postgresql":
        await connection.execute(postgresql.insert(table).on_conflict_do_nothing(), rows)
    else:
        await connection.execute(sqlite.insert(table).on_conflict_do_nothing(), rows)


def _text(value: bytes | None) -> str | None:
    try:
        return None if value is None else value.decode()
    except UnicodeDecodeError:
        return None


async def rows_of(connection: AsyncConnection, query: Select[Any]) -> Sequence[Mapping[str, Any]]:
    """The rows of a query over one table, by column; a text that cannot be read is `None`.

    SQLite keeps any bytes as text, and one text that is not UTF-8 fails a whole query.
    """
    try:
        return list((await connection.execute(query)).mappings())
    except DBAPIError:
        if connection.dialect.name != "sqlite":
            raise
    columns = query.selected_columns
    texts = {column.key for column in columns if column.type.python_type is str}
    as_bytes = [cast(c, LargeBinary).label(c.key) if c.key in texts else c for c in columns]
    rows = (await connection.execute(query.with_only_columns(*as_bytes))).mappings()
    return [{key: _text(value) if key in texts else value for key, value in row.items()} for row in rows]
