"""The tiers of tests, and fixtures with real databases and schema versions."""

from __future__ import annotations

import importlib
import shutil
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest

from hauntboard.storage import migrate

from . import sampling
from .services import new_database, running_postgres

SERVICE_FIXTURES = {"postgres", "postgres_server", "redis_server"}

# The examples in src/ are collected by file: a compiled module that is not imported by then would be
# loaded from its source, beside compiled ones that do not know it.
SOURCE = Path(__file__).parent.parent / "src"
for typed in sorted(SOURCE.rglob("*.pxd")):
    importlib.import_module(".".join(typed.with_suffix("").relative_to(SOURCE).parts))


# A shell starts background jobs with SIGINT ignored, and programs inherit that: those that tests start could
# not be interrupted.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_configure() -> None:
    sampling.choose_seed()


def pytest_terminal_summary(terminalreporter: Any) -> None:
    terminalreporter.write_line(sampling.described())


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that use PostgreSQL or Redis through a fixture."""
    for item in items:
        parameters = getattr(item, "callspec", None)
        kinds = parameters.params.values() if parameters else ()
        if "postgresql" in kinds or SERVICE_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.services)


@pytest.fixture(autouse=True)
def only_marked_tests_start_programs(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse to start a program where tests with the marker ``process`` are left out."""
    if "not process" not in request.config.getoption("markexpr"):
        return

    def refuse(*_: Any, **__: Any) -> NoReturn:
        raise AssertionError("this test starts a program and needs the marker `process`")

    monkeypatch.setattr(subprocess.Popen, "__init__", refuse)


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
