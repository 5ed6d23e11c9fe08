"""Sessions that can be listed, quotas, blocks, and what an operator decides about an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from sunstone.server.accounts.names import name_skeleton

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def _fill_skeletons() -> None:
    """What the registered names look like; of those that look alike the oldest account has it."""
    users = sa.table(
        "users", sa.column("id"), sa.column("name"), sa.column("kind"), sa.column("created"), sa.column("name_skeleton")
    )
    connection = op.get_bind()
    query = sa.select(users.c.id, users.c.name).where(users.c.kind == "registered")
    found: dict[str, str] = {}
    for id_, name in connection.execute(query.order_by(users.c.created, users.c.id)):
        found.setdefault(name_skeleton(name), id_)
    if found:
        change = sa.update(users).where(users.c.id == sa.bindparam("key")).values(name_skeleton=sa.bindparam("look"))
        connection.execute(change, [{"key": id_, "look": look} for look, id_ in found.items()])


def upgrade() -> None:
    """The step."""
    for name in ("seen", "muted", "banned"):
        op.add_column("users", sa.Column(name, sa.BigInteger(), nullable=True))
    op.add_column("users", sa.Column("name_skeleton", sa.String(length=120), nullable=True))
    _fill_skeletons()
    op.create_index("ix_users_name_skeleton", "users", ["name_skeleton"], unique=True)
    op.add_column("sessions", sa.Column("id", sa.String(length=16), nullable=True))
    op.add_column("sessions", sa.Column("device", sa.String(length=80), nullable=True))
    op.add_column("sessions", sa.Column("seen", sa.BigInteger(), nullable=True))
    with op.batch_alter_table("sessions") as batch:
        batch.create_unique_constraint(op.f("uq_sessions_id"), ["id"])
    op.add_column("tables", sa.Column("origin", sa.String(length=32), nullable=True))
    op.add_column("tables", sa.Column("size", sa.BigInteger(), server_default="0", nullable=False))
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    op.create_index("ix_tables_origin_status", "tables", ["origin", "status"])
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("blocked_id", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_blocks_user_id")),
        sa.ForeignKeyConstraint(["blocked_id"], ["users.id"], name=op.f("fk_blocks_blocked_id")),
        sa.PrimaryKeyConstraint("user_id", "blocked_id", name=op.f("pk_blocks")),
    )
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("origin", sa.String(length=32), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id")),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_analyses_user_id")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analyses")),
    )
    op.create_index("ix_analyses_user_id_at", "analyses", ["user_id", "at"])
    op.create_index("ix_analyses_origin_at", "analyses", ["origin", "at"])
    # Nobody knows which sessions the subscriptions belong to: browsers are asked again.
    op.execute("DELETE FROM pushes")
    with op.batch_alter_table("pushes") as batch:
        batch.add_column(sa.Column("session", sa.String(length=64), nullable=False))
        batch.create_foreign_key(op.f("fk_pushes_session"), "sessions", ["session"], ["digest"], ondelete="CASCADE")
        batch.create_index(op.f("ix_pushes_session"), ["session"])
