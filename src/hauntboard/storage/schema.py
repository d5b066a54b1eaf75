"""The tables of the database.

Every event at a table (a player sits down, the match starts, an action) is an entry of its log, numbered
from 0 without gaps. ``tables.length`` is the number of entries: an append names the length it expects, so
only one of several competing appends succeeds.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

# Times are milliseconds since 1970.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), unique=True),  # the join code that players share
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("status", String(12), nullable=False),
    Column("length", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("secret", LargeBinary),  # the seed of the shuffle; secret until the end
    Column("group_id", String(32)),  # shared by tables that were dealt the same cards
    Column("summary", Text),  # JSON for lists of tables: seats and turn
    Column("wake", BigInteger),  # when a bot is to move or a clock runs out
    Column("rated", Boolean, nullable=False, server_default=false()),
    Index(None, "status", "public", "changed"),
    Index(None, "status", "rated"),
    Index(None, "wake"),
    Index(None, "changed"),
    Index(None, "group_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("data", Text, nullable=False),  # JSON
    Column("key", String(64)),  # idempotency key: identifies a retry
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "key"),
)

identities = Table(
    "identities",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("token_hash", LargeBinary, nullable=False, unique=True),  # the token itself is not stored
    Column("nickname", String(40), nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
)

# Who may see a private table, and in whose list it appears.
members = Table(
    "members",
    metadata,
    Column("identity", String(32), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index(None, "table_id"),
)

# Moves chosen before a seat's turn. Not in the log, because their existence is secret too.
premoves = Table(
    "premoves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("data", Text, nullable=False),  # JSON
)

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("place", Integer, nullable=False),  # 1 for the winners
    Column("score", Integer, nullable=False),
    Column("before", Float),  # ratings; null if the match was not rated
    Column("after", Float),
    Column("at", BigInteger, nullable=False),
    Index(None, "identity", "at"),
)

# Cached analyses of finished matches; recomputed if missing or of another format.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("format", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),  # compressed JSON
    Column("at", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("identity", String(40), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
