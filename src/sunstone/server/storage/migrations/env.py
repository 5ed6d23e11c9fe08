"""How Alembic reaches the database: by the connection that the program hands over."""

from alembic import context
from sqlalchemy import Connection

from sunstone.server.storage.schema import metadata

connection = context.config.attributes.get("connection")
assert isinstance(connection, Connection), "migrations are run by the program: see sunstone.server.storage.migrate"
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
