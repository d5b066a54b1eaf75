"""The writer for every other database: a task that writes through SQLAlchemy."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from ..model import Append, StoreError
from ..schema import entries, members, tables
from .batch import (
    MOST_IN_ONE_COMMIT,
    MOST_WAITING,
    TRIES,
    Numbers,
    Result,
    WriteBatch,
    deliver,
    is_temporary,
    pause_before_retry,
)

UPDATE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("row"), tables.c.length == bindparam("before"))
    .values(
        length=bindparam("length"),
        changed=bindparam("at"),
        status=func.coalesce(bindparam("status", type_=tables.c.status.type), tables.c.status),
        summary=func.coalesce(bindparam("summary", type_=tables.c.summary.type), tables.c.summary),
        wake=bindparam("wake"),
    )
)


class CoreWriter:
    """Writes in a task of the event loop."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[Append] = asyncio.Queue(MOST_WAITING)
        self.task = asyncio.create_task(self.write_forever())

    def put(self, append: Append) -> None:
        """Queue an append; raise :class:`StoreError` if too many are pending."""
        try:
            self.waiting.put_nowait(append)
        except asyncio.QueueFull:
            raise StoreError("too much is waiting to be written") from None

    async def close(self) -> None:
        """Write all pending appends, then stop."""
        await self.waiting.join()
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    async def write_forever(self) -> None:
        """Write all pending appends in one transaction, again and again."""
        while True:
            appends = [await self.waiting.get()]
            while len(appends) < MOST_IN_ONE_COMMIT and not self.waiting.empty():
                appends.append(self.waiting.get_nowait())
            deliver(appends, await self.write_patiently(appends))
            for _ in appends:
                self.waiting.task_done()

    async def write_patiently(self, appends: Sequence[Append]) -> Sequence[Result] | Exception:
        """Write a batch; retry if another process was in the way."""
        for attempt in range(TRIES):
            try:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(write, WriteBatch(appends))
            except Exception as error:
                if attempt + 1 == TRIES or not is_temporary(error):
                    return error
                await asyncio.sleep(pause_before_retry(attempt))
        raise AssertionError


def write(connection: Connection, batch: WriteBatch) -> list[Result]:
    """Decide and write a batch with a fixed number of statements. All processes lock rows in the same
    order, so they cannot deadlock."""
    query = select(tables.c.id, tables.c.length).where(tables.c.id.in_(batch.ids))
    found = connection.execute(query.order_by(tables.c.id).with_for_update())
    lengths = {row.id: row.length for row in found}
    results = batch.decide(lengths, numbers_of_keys(connection, batch))
    if batch.entries:
        connection.execute(UPDATE_TABLE, list(batch.changes.values()))
        connection.execute(insert(entries), batch.entries)
        add_members(connection, batch.members)
    return results


def numbers_of_keys(connection: Connection, batch: WriteBatch) -> Numbers:
    """Return the entries in the logs that have a key of the batch."""
    if not batch.keys:
        return {}
    query = select(entries.c.table_id, entries.c.key, entries.c.number)
    found = connection.execute(query.where(tuple_(entries.c.table_id, entries.c.key).in_(batch.keys)))
    return {(row.table_id, row.key): row.number for row in found}


def add_members(connection: Connection, joined: set[tuple[str, str]]) -> None:
    """Add (identity, table id) pairs; those that exist stay."""
    if joined:
        rows = [{"identity": identity, "table_id": table_id} for identity, table_id in sorted(joined)]
        connection.execute(insert_for(connection, members).on_conflict_do_nothing(), rows)


def insert_for(connection: Connection, table: Any) -> Any:
    """Return an insert that supports ``on_conflict_do_...`` in the connection's database."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)
