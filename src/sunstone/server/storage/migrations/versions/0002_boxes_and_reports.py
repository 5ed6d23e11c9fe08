"""Owners' component files, and reports that are done with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """The step."""
    op.create_table(
        "boxes",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_boxes")),
    )
    op.add_column("tables", sa.Column("components", sa.String(length=64), nullable=True))
    op.add_column("reports", sa.Column("resolved", sa.BigInteger(), nullable=True))
