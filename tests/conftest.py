"""Fixtures: real databases and schema versions for the tests of storage, server and command line."""

from __future__ import annotations

import importlib
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from hauntboard.storage import migrate

from .services import new_database, running_postgres

# The examples in src/ are collected by file: a compiled module that is not imported by then would be
# loaded from its source, beside compiled ones that do not know it.
SOURCE = Path(__file__).parent.parent / "src"
for typed in sorted(SOURCE.rglob("*.pxd")):
    importlib.import_module(".".join(typed.with_suffix("").relative_to(SOURCE).parts))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """Return the address of a PostgreSQL server of our own, without the name of a database."""
    with running_postgres() as server:
        yield server.url


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """Return the address of an empty PostgreSQL database."""
    return new_database(postgres_server)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/haunt.db"
    return str(request.getfixturevalue("postgres"))


SECOND_MIGRATION = """
import sqlalchemy as sa
from alembic import op

revision = "hauntboard_0002"
down_revision = "hauntboard_0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("mood", sa.String(10), nullable=False, server_default="calm"))
    op.create_table("notes", sa.Column("id", sa.Integer, primary_key=True))
"""


@pytest.fixture
def second_migration(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """Add a migration after the program's last one, as the next release will; return its revision."""
    folder = tmp_path_factory.mktemp("migrations") / "migrations"
    shutil.copytree(migrate.FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "0002_mood.py").write_text(SECOND_MIGRATION, encoding="utf-8")
    monkeypatch.setattr(migrate, "FOLDER", folder)
    migrate.scripts.cache_clear()
    yield "hauntboard_0002"
    migrate.scripts.cache_clear()
