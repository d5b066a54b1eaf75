"""A database with rows in every table, and helpers that read everything back."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import inspect, select, text, update

from hauntboard.storage import (
    Accounts,
    After,
    Analyses,
    Entry,
    Identity,
    NewTable,
    Premoves,
    Ranked,
    Rating,
    Results,
    Store,
    migrate,
)
from hauntboard.storage.schema import metadata, tables

Rows = dict[str, list[tuple[Any, ...]]]


def with_store(url: str, play: Callable[[Store], Awaitable[object]]) -> None:
    async def run() -> None:
        async with Store.open(url) as store:
            await play(store)

    asyncio.run(run())


async def table(store: Store, id: str, status: str = "open", steps: int = 3, **more: Any) -> None:
    """Return a table with a log, a member and a secret."""
    await store.create(
        NewTable(
            id=id,
            game="template",
            public=True,
            status=status,
            entries=[Entry("open", '{"name":"Zoë \\" 👻"}', f"key-{n}" if n else None) for n in range(steps)],
            code=id.upper()[:12],
            secret=bytes(range(32)),
            after=After(status, '{"seats":[]}', wake=7, members=["ana"]),
            **more,
        )
    )


def sql(url: str, *statements: str) -> None:
    """Execute SQL behind the program's back, without creating our tables."""

    async def run() -> None:
        store = Store(url)
        async with store.writers.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await store.close()

    asyncio.run(run())


def make_foreign(url: str, revision: str | None) -> None:
    """Give one of our databases another program's revision, or none."""
    with_store(url, rows_of)
    change = (
        f"UPDATE alembic_version SET version_num = '{revision}'" if revision else "DROP TABLE alembic_version"
    )
    sql(url, change)


def make_old(url: str) -> None:
    """Create a database of the first version with a table and a log entry."""

    async def run() -> None:
        store = Store(url)
        async with store.writers.begin() as connection:
            await connection.run_sync(migrate.upgrade, "hauntboard_0001")
        await store.close()

    asyncio.run(run())
    sql(
        url,
        "INSERT INTO tables (id, game, public, status, length, created, changed)"
        " VALUES ('old', 'template', true, 'open', 1, 5, 6)",
        "INSERT INTO entries (table_id, number, kind, data, at) VALUES ('old', 0, 'open', '{}', 5)",
    )


def names_in(url: str) -> list[str]:
    """Return the names of the tables in a database, without changing it."""

    async def look() -> list[str]:
        store = Store(url)
        async with store.readers.connect() as connection:
            found = await connection.run_sync(lambda c: inspect(c).get_table_names())
        await store.close()
        return found

    return asyncio.run(look())


async def furnish(store: Store) -> None:
    """Add tables, people, premoves, results, ratings and an analysis."""
    people, results = Accounts(store), Results(store)
    await people.add(Identity("ana", "Aña", False), b"\x00\xff" * 16)
    await people.add(Identity("deep", "Deep", True), b"\x01" * 32)
    for n in range(5):
        await table(store, f"t{n}", "over" if n < 2 else "running", steps=4 + n)
    await Premoves(store).set("t3", 1, '{"if":"it comes to me"}')
    seats = [Ranked(0, "ana", "Aña", 1, 3), Ranked(1, "deep", "Deep", 2, 0)]
    await results.enter("t0", "template", seats, lambda old: [Rating(26.1 / 3, 8.0), Rating(24.0, 0.1)])
    await results.enter("t1", "template", seats, None)
    await Analyses(store).keep("t0", 1, b'{"moves":[]}')


async def last_changed(store: Store, id: str, at: int, rated: bool = True) -> None:
    """Set the time of a table's last change and whether its result is known."""
    async with store.writers.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id == id).values(changed=at, rated=rated))


async def rows_of(store: Store) -> Rows:
    """Return all rows of an open store."""
    async with store.readers.connect() as connection:
        found = {t.name: list(await connection.execute(select(t))) for t in metadata.sorted_tables}
    return {name: sorted(map(tuple, rows), key=repr) for name, rows in found.items()}


def everything(url: str) -> Rows:
    """Open a database as the program does and return all its rows."""
    found: Rows = {}

    async def look(store: Store) -> None:
        found.update(await rows_of(store))

    with_store(url, look)
    return found


def untouched(url: str) -> Rows:
    """Return all rows of a database and its revision, without opening it as the program does."""

    async def look() -> Rows:
        store = Store(url)
        found = await rows_of(store)
        async with store.readers.connect() as connection:
            versions = await connection.execute(text("SELECT version_num FROM alembic_version"))
        await store.close()
        return found | {"alembic_version": [tuple(row) for row in versions]}

    return asyncio.run(look())
