"""Schema versions: which one a database has, and how to bring it to the newest (Alembic)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, inspect, text

from .model import UnusableDatabase
from .schema import metadata

LOCK = 0x5B1217B0A2D  # an arbitrary key for PostgreSQL's advisory lock
FOLDER = Path(__file__).parent / "migrations"
VERSION_TABLE = "alembic_version"
OUR_PREFIX = "hauntboard_"  # begins all revision ids, so that other programs' databases are recognised


def config(connection: Connection) -> Config:
    """Return Alembic's settings for an open connection."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    settings.attributes["connection"] = connection
    return settings


@cache
def scripts() -> ScriptDirectory:
    """Return the migrations of this program."""
    return ScriptDirectory(str(FOLDER))


def newest() -> str:
    """Return the revision that this program works with."""
    return str(scripts().get_current_head())


def known(revision: str) -> bool:
    """Return whether a revision is this program's own or an earlier one."""
    return revision in {script.revision for script in scripts().walk_revisions()}


def why_unknown(revision: str) -> str:
    """Return where an unknown revision comes from: a ``newer`` version, or a ``foreign`` program."""
    return "newer" if revision.startswith(OUR_PREFIX) else "foreign"


def revision_of(connection: Connection) -> str | None:
    """Return the revision of a database, or None if it has none of our tables.

    Raise :class:`UnusableDatabase` if a newer version or another program made it."""
    # Names first: another process may create the schema between the two queries.
    names = set(inspect(connection).get_table_names())
    revisions = MigrationContext.configure(connection).get_current_heads()
    if not revisions:
        if names & metadata.tables.keys():
            raise UnusableDatabase("foreign")
        return None
    for revision in revisions:
        if not known(revision):
            raise UnusableDatabase(why_unknown(revision))
    return revisions[0]


@cache
def schema_at(revision: str) -> MetaData:
    """Return the tables of a revision, reflected after running its migrations in memory."""
    found = MetaData()
    engine = create_engine("sqlite://")
    with engine.begin() as connection:
        upgrade(connection, revision)
        found.reflect(connection)
    engine.dispose()
    found.remove(found.tables[VERSION_TABLE])
    return found


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the missing migrations up to a revision; processes that start at the same time take turns.

    Raise :class:`UnusableDatabase` and change nothing if the database is not ours."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    revision_of(connection)
    command.upgrade(config(connection), revision)
