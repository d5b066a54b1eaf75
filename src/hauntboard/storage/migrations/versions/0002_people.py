"""What lists show without reading logs; members, premoves, results and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Columns of tables, and four tables beside them."""
    # Not as a batch: SQLite would build the table anew, and dropping the old one takes the logs along.
    op.add_column("tables", sa.Column("group_id", sa.String(32)))
    op.add_column("tables", sa.Column("summary", sa.Text))
    op.add_column("tables", sa.Column("wake", sa.BigInteger))
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_status_rated", "tables", ["status", "rated"])
    op.create_index("ix_tables_wake", "tables", ["wake"])
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_index("ix_tables_group_id", "tables", ["group_id"])
    of_a_table("members", sa.Column("identity", sa.String(32), nullable=False), key="identity")
    op.create_index("ix_members_table_id", "members", ["table_id"])
    of_a_table(
        "premoves",
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        key="seat",
    )
    of_a_table(
        "results",
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("identity", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("before", sa.Float),
        sa.Column("after", sa.Float),
        sa.Column("at", sa.BigInteger, nullable=False),
        key="seat",
    )
    op.create_index("ix_results_identity_at", "results", ["identity", "at"])
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


def of_a_table(name: str, *columns: sa.Column[object], key: str) -> None:
    """Rows that belong to a table and go with it."""
    op.create_table(
        name,
        sa.Column("table_id", sa.String(32), nullable=False),
        *columns,
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", key, name=f"pk_{name}"),
    )
