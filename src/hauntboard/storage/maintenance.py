"""Looking after a database that is there: what is in it, of which version it is, what may go.

Nothing here creates a database or brings one to a newer schema; only the server does, when it starts.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
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

DELETED_AT_ONCE = 200  # tables in one transaction, so that nobody waits long


# ---- a database as it is --------------------------------------------------------------


@contextlib.asynccontextmanager
async def existing(url: str, any_version: bool = False) -> AsyncIterator[Store]:
    """The store at an address, as it is; raises :class:`UnusableDatabase` if there is none, or if it is of
    another version than this program and that matters."""
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
    """Everything as it was at one moment, while others go on writing; and the schema it has."""
    async with store.readers.connect() as connection:
        if not store.sqlite:  # SQLite's transactions are like this by themselves
            await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        revision = await connection.run_sync(revision_of)
        if revision is None:
            raise UnusableDatabase("empty")
        yield connection, revision


@dataclass(frozen=True)
class Status:
    """What is in a database: tables by their status, the rows of the rest."""

    revision: str
    open: int
    running: int
    over: int
    entries: int
    people: int
    bots: int
    results: int


async def status(store: Store) -> Status:
    """Count what is there."""
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
    """How many rows there are of each value."""
    found = await connection.execute(select(column, func.count()).group_by(column))
    return {row[0]: row[1] for row in found}


# ---- what may go ----------------------------------------------------------------------


def over_before(at: int) -> Any:
    """Matches that were over before a time and whose results have been entered. Tables with the same deal
    are compared with each other, so they go together."""
    other = tables.alias()
    needed = exists().where(
        other.c.group_id == tables.c.group_id, or_(other.c.status != "over", other.c.changed >= at)
    )
    return and_(tables.c.status == "over", tables.c.rated, tables.c.changed < at, ~needed)


def never_started_before(at: int) -> Any:
    """Tables at which nothing has happened since a time and no match was ever started."""
    return and_(tables.c.status == "open", tables.c.changed < at)


async def count(store: Store, condition: Any) -> int:
    """How many tables a condition is about."""
    async with store.readers.connect() as connection:
        found = await connection.execute(select(func.count()).select_from(tables).where(condition))
        return int(found.scalar_one())


async def remove(store: Store, condition: Any) -> int:
    """Delete tables with all that belongs to them; returns how many. Ratings stay as they are."""
    removed = 0
    while True:
        async with store.writers.begin() as connection:
            some = select(tables.c.id).where(condition).limit(DELETED_AT_ONCE)
            ids = [row.id for row in await connection.execute(some)]
            # Asked again: somebody may have begun a match in the meantime.
            gone = await connection.execute(delete(tables).where(tables.c.id.in_(ids), condition))
        removed += gone.rowcount
        if not gone.rowcount:
            return removed
