"""Bringing a database to the shape this version needs."""

from importlib.resources import files

import structlog
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from sunstone.core.errors import SunstoneError
from sunstone.server.storage.engine import Database

_log = structlog.get_logger()
_LOCK = 5_701_202
"""Any number: processes that start together on PostgreSQL take turns under it."""


class OldDatabase(SunstoneError):
    """Its shape is from before the first migration that is still kept. Revisions are numbered in order."""

    @property
    def message_id(self) -> str:
        return "server-database-old"


def config(connection: Connection | None = None) -> Config:
    """Alembic's configuration, with the connection to use if there is one."""
    config = Config()
    config.set_main_option("script_location", str(files("sunstone.server.storage").joinpath("migrations")))
    config.set_main_option("path_separator", "os")
    if connection is not None:
        config.attributes["connection"] = connection
    return config


def known_revisions() -> set[str]:
    return {script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()}


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the migrations that are missing, in the connection's transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    found = revision_of(connection)
    known = known_revisions()
    if found is not None and found < min(known):
        raise OldDatabase("old", found=found)
    if found is not None and found not in known:
        # A newer version has been here, and this one is to finish the games that began under its rules. Migrations
        # only add while an older version may still be needed.
        _log.warning("database_is_newer", revision=found)
        return
    command.upgrade(config(connection), revision)


def head() -> str:
    """The revision this version of the program works with."""
    found = ScriptDirectory.from_config(config()).get_current_head()
    assert found is not None
    return found


def revision_of(connection: Connection) -> str | None:
    """The revision a database is at; `None` for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


async def migrate(database: Database, revision: str = "head") -> None:
    async with database.write() as connection:
        await connection.run_sync(upgrade, revision)


async def current(database: Database) -> str | None:
    """The revision a database is at; `None` for an empty one."""
    async with database.read() as connection:
        return await connection.run_sync(revision_of)
