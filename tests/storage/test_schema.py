"""Older databases become newer ones, and the migrations lead to what the code expects."""

from __future__ import annotations

import asyncio
from typing import Any

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from hauntboard.storage import Entry, NewTable, Store, migrate
from hauntboard.storage.schema import metadata


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_migrations_lead_to_the_schema_of_the_code(url: str) -> None:
    async def run() -> None:
        async with Store.open(url) as store, store.readers.connect() as connection:
            assert await connection.run_sync(differences) == []

    asyncio.run(run())


def test_a_database_of_the_first_version_keeps_its_data(url: str) -> None:
    async def run() -> None:
        old = Store(url)
        async with old.writers.begin() as connection:
            await connection.run_sync(migrate.upgrade, "0001")
            await connection.execute(
                text(
                    "INSERT INTO tables (id, game, public, status, length, created, changed)"
                    " VALUES ('old', '13-ghosts', true, 'open', 1, 5, 6)"
                )
            )
            await connection.execute(
                text(
                    "INSERT INTO entries (table_id, number, kind, data, at)"
                    " VALUES ('old', 0, 'open', '{}', 5)"
                )
            )
        await old.close()
        async with Store.open(url) as store:
            assert (await store.table("old")).changed == 6
            assert [entry.at for entry in await store.read("old")] == [5]
            assert (await store.append("old", 1, [Entry("step", "{}")])).length == 2

    asyncio.run(run())


def test_opening_twice_changes_nothing(url: str) -> None:
    async def run() -> None:
        for id in ("a", "b"):
            async with Store.open(url) as store:
                await store.create(NewTable(id, "13-ghosts", True, "open", [Entry("open", "{}")]))
        async with Store.open(url) as store:
            assert len(await store.public_tables("open")) == 2

    asyncio.run(run())
