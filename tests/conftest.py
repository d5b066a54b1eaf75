"""Real databases, for the tests of the store and of the server."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from pathlib import Path

import pytest

from .services import new_database, running_postgres

# The examples in src/ are collected by file: a compiled module that nobody has imported by then would be
# loaded from its source, beside compiled ones that do not know it.
SOURCE = Path(__file__).parent.parent / "src"
for typed in sorted(SOURCE.rglob("*.pxd")):
    importlib.import_module(".".join(typed.with_suffix("").relative_to(SOURCE).parts))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server of our own, without the name of a database."""
    with running_postgres() as server:
        yield server.url


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """The address of an empty PostgreSQL database."""
    return new_database(postgres_server)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/haunt.db"
    return str(request.getfixturevalue("postgres"))
