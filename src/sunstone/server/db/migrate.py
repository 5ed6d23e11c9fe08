"""Bringing a database to the shape this version needs."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from sunstone.server.db.engine import Database

_LOCK = 5_701_202
"""Any number: processes that start together on PostgreSQL take turns under it."""


def config(connection: Connection | None = None) -> Config:
    """What Alembic needs to know; with a connection also which database."""
    config = Config()
    config.set_main_option("script_location", str(files("sunstone.server.db").joinpath("migrations")))
    config.set_main_option("path_separator", "os")
    if connection is not None:
        config.attributes["connection"] = connection
    return config


def _upgrade(connection: Connection, revision: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    command.upgrade(config(connection), revision)


def head() -> str:
    """The revision this version of the program works with."""
    found = ScriptDirectory.from_config(config()).get_current_head()
    assert found is not None
    return found


async def migrate(database: Database, revision: str = "head") -> None:
    """Run the migrations that are missing."""
    async with database.write() as connection:
        await connection.run_sync(_upgrade, revision)


def _revision(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


async def current(database: Database) -> str | None:
    """The revision a database is at; `None` for an empty one."""
    async with database.read() as connection:
        return await connection.run_sync(_revision)
