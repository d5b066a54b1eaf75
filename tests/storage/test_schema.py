"""Older databases are migrated, and the migrations lead to the schema of the code."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from hauntboard.storage import Entry, NewTable, Store, UnusableDatabase, migrate
from hauntboard.storage.schema import metadata

from .populated_db import everything, make_foreign, make_old, names_in, sql, with_store


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrations_lead_to_the_schema_of_the_code(url: str) -> None:
    async def run() -> None:
        async with Store.open(url) as store, store.readers.connect() as connection:
            assert await connection.run_sync(differences) == []

    asyncio.run(run())


def test_a_database_of_the_first_version_keeps_its_data(url: str, second_migration: str) -> None:
    make_old(url)
    assert "notes" not in names_in(url)

    async def look(store: Store) -> None:
        assert await store.revision() == second_migration == migrate.newest()
        assert (await store.table("old")).changed == 6
        assert [entry.at for entry in await store.read("old")] == [5]
        assert (await store.append("old", 1, [Entry("step", "{}")])).length == 2

    with_store(url, look)
    assert "notes" in names_in(url)


def test_the_schema_of_every_revision_is_known(second_migration: str) -> None:
    assert "notes" not in migrate.schema_at("hauntboard_0001").tables
    assert "notes" in migrate.schema_at(second_migration).tables
    assert [migrate.known(f"hauntboard_000{n}") for n in (1, 2, 3)] == [True, True, False]
    assert not migrate.known("0001")


@pytest.mark.parametrize(
    ("revision", "why"),
    [("hauntboard_9999", "newer"), ("0001", "foreign"), ("0003", "foreign"), (None, "foreign")],
)
def test_a_database_of_another_program_or_version_is_not_opened(
    url: str, revision: str | None, why: str
) -> None:
    make_foreign(url, revision)
    before = names_in(url)
    with pytest.raises(UnusableDatabase) as error:
        everything(url)
    assert error.value.why == why and names_in(url) == before


def test_a_database_of_several_branches_is_not_opened(url: str) -> None:
    everything(url)
    sql(url, "INSERT INTO alembic_version VALUES ('b5c7')")
    with pytest.raises(UnusableDatabase, match="foreign"):
        everything(url)


def test_a_file_of_another_program_keeps_every_byte(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE results (value INTEGER)")
        connection.commit()
    before = file.read_bytes()
    with pytest.raises(UnusableDatabase, match="foreign"):
        everything(f"sqlite:///{file}")
    assert file.read_bytes() == before and list(tmp_path.iterdir()) == [file]


def test_opening_twice_changes_nothing(url: str) -> None:
    async def run() -> None:
        for id in ("a", "b"):
            async with Store.open(url) as store:
                await store.create(NewTable(id, "template", True, "open", [Entry("open", "{}")]))
        async with Store.open(url) as store:
            assert len(await store.public_tables("open")) == 2

    asyncio.run(run())
