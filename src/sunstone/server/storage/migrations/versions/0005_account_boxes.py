"""Boxes of accounts, and tables that are played with them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "account_boxes",
        sa.Column("user_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("origin", sa.String(length=32), nullable=True),
        sa.Column("size", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.id"], name=op.f("fk_account_boxes_user_id")),
        sa.PrimaryKeyConstraint("user_id", "game", name=op.f("pk_account_boxes")),
    )
    op.create_index(op.f("ix_account_boxes_origin"), "account_boxes", ["origin"])
    op.add_column("tables", sa.Column("own_box", sa.Boolean(), server_default=sa.false(), nullable=False))
