"""The first tables. Its number is that of the last of the steps it was made of before the first release."""

from typing import Any

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Integer, String, Text, UniqueConstraint

revision = "0004"
down_revision = None


def _user(name: str = "user_id", **how: Any) -> Column[str]:
    return Column(name, String(16), ForeignKey("users.id"), **how)


def _table(**how: Any) -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id"), **how)


def upgrade() -> None:
    op.create_table(
        "users",
        Column("id", String(16), primary_key=True),
        Column("kind", String(10), nullable=False),
        Column("name", String(60), nullable=False),
        Column("name_key", String(120), unique=True),
        Column("name_skeleton", String(120)),
        Column("password", String(200)),
        Column("email", String(254)),
        Column("language", String(5), nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("seen", BigInteger),
        Column("muted", BigInteger),
        Column("banned", BigInteger),
    )
    op.create_index("ix_users_name_skeleton", "users", ["name_skeleton"], unique=True)
    op.create_table(
        "sessions",
        Column("digest", String(64), primary_key=True),
        _user(nullable=False, index=True),
        Column("created", BigInteger, nullable=False),
        Column("expires", BigInteger, nullable=False, index=True),
        Column("id", String(16), unique=True),
        Column("device", String(80)),
        Column("seen", BigInteger),
    )
    op.create_table(
        "tokens",
        Column("id", String(16), primary_key=True),
        _user(nullable=False, index=True),
        Column("name", String(60), nullable=False),
        Column("digest", String(64), nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        Column("id", String(16), primary_key=True),
        Column("game", String(40), nullable=False),
        Column("rules_version", Integer, nullable=False),
        Column("options", Text, nullable=False),
        Column("clock", Text, nullable=False),
        Column("visible", Boolean, nullable=False),
        Column("rated", Boolean, nullable=False),
        Column("imported", Boolean, nullable=False),
        _user("host", nullable=False),
        Column("previous", String(16)),
        Column("components", String(64)),
        Column("seed", String(39), nullable=False),
        Column("created", BigInteger, nullable=False),
        Column("status", String(10), nullable=False),
        Column("version", Integer, nullable=False),
        Column("ply", Integer, nullable=False),
        Column("changed", BigInteger, nullable=False),
        Column("seating", Text, nullable=False),
        Column("turn_seat", Integer),
        Column("turn_user", String(16), index=True),
        Column("due", BigInteger, index=True),
        Column("result", Text),
        Column("origin", String(32)),
        Column("size", BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("ix_tables_host_status", "tables", ["host", "status"])
    op.create_index("ix_tables_origin_status", "tables", ["origin", "status"])
    op.create_index("ix_tables_status_visible_changed", "tables", ["status", "visible", "changed"])
    op.create_table(
        "boxes",
        Column("digest", String(64), primary_key=True),
        Column("game", String(40), nullable=False),
        Column("body", Text, nullable=False),
        Column("created", BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        _table(primary_key=True),
        Column("seat", Integer, primary_key=True, autoincrement=False),
        _user(index=True),
    )
    op.create_table(
        "log",
        _table(primary_key=True),
        Column("version", Integer, primary_key=True, autoincrement=False),
        Column("kind", String(16), nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("seat", Integer),
        Column("user_id", String(16), index=True),
        Column("line", Integer),
        Column("ply", Integer),
        Column("body", Text, nullable=False),
        UniqueConstraint("table_id", "line", "ply"),
    )
    op.create_table("mutes", _user(primary_key=True), _user("muted_id", primary_key=True))
    op.create_table("blocks", _user(primary_key=True), _user("blocked_id", primary_key=True))
    op.create_table(
        "reports",
        Column("id", String(16), primary_key=True),
        _table(nullable=False),
        Column("version", Integer, nullable=False),
        _user(nullable=False),
        Column("reason", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("resolved", BigInteger),
        UniqueConstraint("table_id", "version", "user_id"),
    )
    session = ForeignKey("sessions.digest", ondelete="CASCADE")
    op.create_table(
        "pushes",
        Column("digest", String(64), primary_key=True),
        _user(nullable=False, index=True),
        Column("session", String(64), session, nullable=False, index=True),
        Column("endpoint", Text, nullable=False),
        Column("p256dh", String(200), nullable=False),
        Column("auth", String(60), nullable=False),
    )
    op.create_table(
        "ratings",
        Column("game", String(40), primary_key=True),
        _user(primary_key=True),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("games", Integer, nullable=False),
        Column("ordinal", Float, nullable=False),
    )
    op.create_index("ix_ratings_game_ordinal", "ratings", ["game", "ordinal"])
    op.create_table(
        "rated_games",
        _table(primary_key=True),
        _user(primary_key=True),
        Column("game", String(40), nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("place", Integer, nullable=False),
        Column("mu", Float, nullable=False),
        Column("sigma", Float, nullable=False),
        Column("ordinal", Float, nullable=False),
    )
    op.create_index("ix_rated_games_user_id_game_at", "rated_games", ["user_id", "game", "at"])
    op.create_table(
        "looks",
        _table(primary_key=True),
        Column("ply", Integer, primary_key=True, autoincrement=False),
        Column("body", Text, nullable=False),
    )
    op.create_table(
        "analyses",
        _table(primary_key=True),
        _user(nullable=False),
        Column("origin", String(32)),
        Column("at", BigInteger, nullable=False),
    )
    op.create_index("ix_analyses_user_id_at", "analyses", ["user_id", "at"])
    op.create_index("ix_analyses_origin_at", "analyses", ["origin", "at"])
    op.create_table(
        "shares",
        Column("token", String(24), primary_key=True),
        _table(nullable=False, unique=True),
        Column("created", BigInteger, nullable=False),
    )
