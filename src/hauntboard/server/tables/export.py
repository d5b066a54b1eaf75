"""Exports all finished matches as records."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import msgspec
from sqlalchemy import func, select

from ...engine.messages import HauntboardError
from ...engine.record import FULL, Record, from_match, verify
from ...storage import Store, TableRow
from ...storage.schema import tables
from .table import OVER, GameUnavailable, Table

ROWS_AT_ONCE = 200


@dataclass
class SkippedMatches:
    """Counts what an export leaves out: matches ended by forfeit (a record ends as the rules end it), deals
    still being played elsewhere, games that are not installed, and tables whose log cannot be replayed."""

    forfeited: int = 0
    same_deal: int = 0
    unavailable: set[str] = field(default_factory=set)  # games
    broken: list[str] = field(default_factory=list)


async def finished_matches(store: Store, skipped: SkippedMatches) -> AsyncIterator[tuple[TableRow, Record]]:
    """Yield every finished match with its verified record; count the rest in ``skipped``."""
    async for row in finished_tables(store):
        if row.group_id and any(r.status != OVER for r in await store.tables_of_group(row.group_id)):
            skipped.same_deal += 1
            continue
        try:
            record = await record_of(store, row)
        except GameUnavailable:
            skipped.unavailable.add(row.game)
            continue
        except (HauntboardError, msgspec.MsgspecError, ValueError, LookupError, AssertionError):
            skipped.broken.append(row.id)
            continue
        if record is None:
            skipped.forfeited += 1
        else:
            yield row, record


async def count_finished(store: Store) -> int:
    """Return how many matches are over."""
    query = select(func.count()).select_from(tables).where(tables.c.status == OVER)
    async with store.readers.connect() as connection:
        return int(await connection.scalar(query) or 0)


async def finished_tables(store: Store) -> AsyncIterator[TableRow]:
    """Yield the tables whose match is over, page by page in the order of their ids."""
    last = ""
    while True:
        query = select(tables).where(tables.c.status == OVER, tables.c.id > last)
        async with store.readers.connect() as connection:
            found = await connection.execute(query.order_by(tables.c.id).limit(ROWS_AT_ONCE))
            rows = [TableRow(**row._mapping) for row in found]
        for row in rows:
            yield row
        if not rows:
            return
        last = rows[-1].id


async def record_of(store: Store, row: TableRow) -> Record | None:
    """Return the record of a match with its seed, or None if it was not played to the end."""
    table = Table(row.id, row.secret or b"")
    table.extend(await store.read(row.id))
    match = table.running
    if not match.state.over():
        return None
    names = [seat.name or seat.bot for seat in table.seats]
    record = from_match(match, names, FULL, table.dealer(), ended=True)
    verify(record)
    return record
