"""Maintenance of an existing database: counting what is in it and deleting old tables.

Nothing here creates a database or migrates its schema; only the server does so, when it starts.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import and_, delete, exists, func, or_, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from .log import Store
from .migrate import newest, revision_of
from .model import UnusableDatabase
from .schema import entries, identities, results, tables

DELETED_AT_ONCE = 200  # tables per transaction, so that other writers wait only briefly


# ---- opening --------------------------------------------------------------


@contextlib.asynccontextmanager
async def existing(url: str, any_version: bool = False) -> AsyncIterator[Store]:
    """Open a database without migrating it.

    Raise :class:`UnusableDatabase` if it is absent, empty, foreign or newer, or older unless
    ``any_version``."""
    store = Store(url)
    try:
        if store.sqlite and not Path(make_url(store.url).database or "").is_file():
            raise UnusableDatabase("absent")
        revision = await store.revision()
        if revision is None:
            raise UnusableDatabase("empty")
        if revision != newest() and not any_version:
            raise UnusableDatabase("older")
        yield store
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def snapshot(store: Store) -> AsyncIterator[tuple[AsyncConnection, str]]:
    """Yield a connection that sees one moment while others keep writing, and the schema's revision."""
    async with store.readers.connect() as connection:
        if not store.sqlite:  # SQLite's transactions always are snapshots
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        revision = await connection.run_sync(revision_of)
        if revision is None:
            raise UnusableDatabase("empty")
        yield connection, revision


@dataclass(frozen=True)
class Status:
    """The counts that ``hauntboard admin status`` shows."""

    revision: str
    open: int
    running: int
    over: int
    entries: int
    people: int
    bots: int
    results: int


async def status(store: Store) -> Status:
    """Count tables by status, log entries, identities and results."""
    async with snapshot(store) as (connection, revision):
        by_status = await counts(connection, tables.c.status)
        by_kind = await counts(connection, identities.c.bot)
        lengths = (await connection.execute(select(func.count()).select_from(entries))).scalar_one()
        ended = (await connection.execute(select(func.count()).select_from(results))).scalar_one()
    return Status(
        revision=revision,
        open=by_status.get("open", 0),
        running=by_status.get("running", 0),
        over=by_status.get("over", 0),
        entries=lengths,
        people=by_kind.get(False, 0),
        bots=by_kind.get(True, 0),
        results=ended,
    )


async def counts(connection: AsyncConnection, column: Any) -> dict[Any, int]:
    """Return the number of rows for each value of a column."""
    found = await connection.execute(select(column, func.count()).group_by(column))
    return {row[0]: row[1] for row in found}


# ---- deleting ----------------------------------------------------------------------


def over_before(at: int) -> Any:
    """Select matches that ended before a time and whose results have been entered. Players compare tables
    with the same deal, so these are deleted together."""
    other = tables.alias()
    needed = exists().where(
        other.c.group_id == tables.c.group_id, or_(other.c.status != "over", other.c.changed >= at)
    )
    return and_(tables.c.status == "over", tables.c.rated, tables.c.changed < at, ~needed)


def never_started_before(at: int) -> Any:
    """Select tables whose match has not started and that have not changed since a time."""
    return and_(tables.c.status == "open", tables.c.changed < at)


async def count(store: Store, condition: Any) -> int:
    """Return the number of tables that meet a condition."""
    async with store.readers.connect() as connection:
        found = await connection.execute(select(func.count()).select_from(tables).where(condition))
        return int(found.scalar_one())


async def remove(store: Store, condition: Any, on_progress: Callable[[int], None] | None = None) -> int:
    """Delete the tables that meet a condition with all their rows, but no ratings; return how many.
    ``on_progress`` receives the number deleted so far."""
    removed = 0
    while True:
        async with store.writers.begin() as connection:
            some = select(tables.c.id).where(condition).limit(DELETED_AT_ONCE)
            ids = [row.id for row in await connection.execute(some)]
            # The condition again: a match may have started since the query.
            gone = await connection.execute(delete(tables).where(tables.c.id.in_(ids), condition))
        removed += gone.rowcount
        if on_progress is not None:
            on_progress(removed)
        if not gone.rowcount:
            return removed
