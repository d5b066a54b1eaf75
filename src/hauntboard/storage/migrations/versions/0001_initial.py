"""Create the initial schema."""

import sqlalchemy as sa
from alembic import op

revision = "hauntboard_0001"
down_revision = None


def upgrade() -> None:
    """Create all tables."""
    create_tables()
    create_identities()
    create_ratings()
    create_table_rows("entries", *entry_columns(), key="number")
    create_table_rows("members", sa.Column("identity", sa.String(32), nullable=False), key="identity")
    op.create_index("ix_members_table_id", "members", ["table_id"])
    premove = sa.Column("data", sa.Text, nullable=False)
    create_table_rows("premoves", sa.Column("seat", sa.Integer, nullable=False), premove, key="seat")
    create_table_rows("results", *result_columns(), key="seat")
    op.create_index("ix_results_identity_at", "results", ["identity", "at"])
    create_table_rows(
        "analyses",
        sa.Column("format", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def create_tables() -> None:
    """Create ``tables`` and its indexes."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(12)),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("group_id", sa.String(32)),
        sa.Column("summary", sa.Text),
        sa.Column("wake", sa.BigInteger),
        sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.UniqueConstraint("code", name="uq_tables_code"),
    )
    for columns in (
        ["status", "public", "changed"],
        ["status", "rated"],
        ["wake"],
        ["changed"],
        ["group_id"],
    ):
        op.create_index(f"ix_tables_{'_'.join(columns)}", "tables", columns)


def create_identities() -> None:
    """Create ``identities``."""
    op.create_table(
        "identities",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("nickname", sa.String(40), nullable=False),
        sa.Column("bot", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("token_hash", name="uq_identities_token_hash"),
    )


def create_ratings() -> None:
    """Create ``ratings``."""
    op.create_table(
        "ratings",
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("identity", "game", name="pk_ratings"),
    )


def entry_columns() -> list[sa.schema.SchemaItem]:
    """Return the columns and constraint of ``entries`` without the table's id."""
    return [
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="uq_entries_table_id_key"),
    ]


def result_columns() -> list[sa.Column[object]]:
    """Return the columns of ``results`` without the table's id."""
    return [
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("before", sa.Float),
        sa.Column("after", sa.Float),
        sa.Column("at", sa.BigInteger, nullable=False),
    ]


def create_table_rows(name: str, *items: sa.schema.SchemaItem, key: str | None = None) -> None:
    """Create a table whose rows belong to a row of ``tables`` and are deleted with it."""
    primary = ["table_id", key] if key else ["table_id"]
    op.create_table(
        name,
        sa.Column("table_id", sa.String(32), nullable=False),
        *items,
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*primary, name=f"pk_{name}"),
    )
