"""The tables of the database.

What a game is, is in `tables` (how it was opened) and `log` (everything that happened since, append-only). `seats` and
the changing columns of `tables` are an index over the log, written in the same transaction, so that lists are quick.

Times are milliseconds since 1970. Bodies are JSON text.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(16), primary_key=True),
    # guest, registered or deleted; the row of a deleted account stays, emptied, because games name it.
    Column("kind", String(10), nullable=False),
    Column("name", String(60), nullable=False),
    # The name as it is compared; guests have none, so their names may repeat.
    Column("name_key", String(120), unique=True),
    # What the name looks like; guests have none.
    Column("name_skeleton", String(120)),
    Column("password", String(200)),
    Column("email", String(254)),
    Column("language", String(5), nullable=False),
    Column("created", BigInteger, nullable=False),
    # When the account was last used, to the hour.
    Column("seen", BigInteger),
    # Set by the operator of the site: since when the account may not talk, or not come in at all.
    Column("muted", BigInteger),
    Column("banned", BigInteger),
    Index("ix_users_name_skeleton", "name_skeleton", unique=True),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    # For the owner's list of sessions: a public id, the kind of browser, and when it was last used, to the hour.
    Column("id", String(16), unique=True),
    Column("device", String(80)),
    Column("seen", BigInteger),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("name", String(60), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    # A game goes on under the rules it began with: a process with other rules only reads it.
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("visible", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("host", ForeignKey("users.id"), nullable=False),
    Column("previous", String(16)),
    # SHA-256 of the owner's component file it is played with; nothing for the components as shipped.
    Column("components", String(64)),
    # Whether that file is the host's own box: then nobody but those who play there may see the game.
    Column("own_box", Boolean, nullable=False, server_default=false()),
    # Decimal digits: 128 bits fit no number column.
    Column("seed", String(39), nullable=False),
    Column("created", BigInteger, nullable=False),
    # From here on an index over the log.
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("seating", Text, nullable=False),
    Column("turn_seat", Integer),
    Column("turn_user", String(16), index=True),
    # When somebody has to look at the table: a clock runs out, or a bot should have moved.
    Column("due", BigInteger),
    Column("result", Text),
    # Keyed digest of the address it was opened from, and bytes it was stored with: for quotas.
    Column("origin", String(32)),
    Column("size", BigInteger, nullable=False, server_default="0"),
    Index("ix_tables_host_status", "host", "status"),
    Index("ix_tables_origin_status", "origin", "status"),
    Index("ix_tables_status_visible_changed", "status", "visible", "changed"),
    Index("ix_tables_due", "due"),
)

# Owners' component files, by the SHA-256 of their text.
boxes = Table(
    "boxes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("body", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# The boxes that accounts type in, one a game, finished or not.
account_boxes = Table(
    "account_boxes",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    # Counts up with every change, so that two windows do not overwrite each other unseen.
    Column("revision", Integer, nullable=False),
    # A component file as TOML, which may hold values that are wrong.
    Column("body", Text, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # Keyed digest of the address it was written from, and its bytes: for quotas.
    Column("origin", String(32), index=True),
    Column("size", BigInteger, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", ForeignKey("users.id"), index=True),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("user_id", String(16), index=True),
    # Actions only. An undo deletes nothing: it opens the next line, which goes on from an earlier ply.
    Column("line", Integer),
    Column("ply", Integer),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "line", "ply"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("muted_id", ForeignKey("users.id"), primary_key=True),
)

# Accounts that may not sit down at another account's tables.
blocks = Table(
    "blocks",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("blocked_id", ForeignKey("users.id"), primary_key=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    # When those who run the site were done with it.
    Column("resolved", BigInteger),
    UniqueConstraint("table_id", "version", "user_id"),
)

pushes = Table(
    "pushes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    # A browser that is signed out gets no more messages.
    Column("session", ForeignKey("sessions.digest", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(60), nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("ordinal", Float, nullable=False),
    Index("ix_ratings_game_ordinal", "game", "ordinal"),
)

rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("ordinal", Float, nullable=False),
    Index("ix_rated_games_user_id_game_at", "user_id", "game", "at"),
)

# Analyses of the decisions of finished games. They can be made again if they are lost.
looks = Table(
    "looks",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    # JSON of the decision; "null" where there was no choice.
    Column("body", Text, nullable=False),
)

# Who asked for an analysis, for quotas.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False),
    # Keyed digest of the address it was asked from.
    Column("origin", String(32)),
    Column("at", BigInteger, nullable=False),
    Index("ix_analyses_user_id_at", "user_id", "at"),
    Index("ix_analyses_origin_at", "origin", "at"),
)

shares = Table(
    "shares",
    metadata,
    Column("token", String(24), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
)
