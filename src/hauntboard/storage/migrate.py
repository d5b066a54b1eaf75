"""Brings a database to the newest schema (Alembic)."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

LOCK = 0x5B1217B0A2D  # any number that nobody else uses
FOLDER = Path(__file__).parent / "migrations"


def config(connection: Connection) -> Config:
    """Alembic's settings for a connection that is open already."""
    settings = Config()
    settings.set_main_option("script_location", str(FOLDER))
    settings.attributes["connection"] = connection
    return settings


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Carry out the migrations that are missing up to a revision. Of several processes that start at the
    same moment one does it, the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    command.upgrade(config(connection), revision)
