"""Analyses of finished matches, kept so that each is computed once."""

from __future__ import annotations

import zlib

from sqlalchemy import Connection, select

from .log import Store
from .model import now
from .schema import analyses
from .writers import insert_for


class Analyses:
    """The analyses in a database. What they say is opaque text here."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, table_id: str, format: int) -> bytes | None:
        """Return the analysis of a table in a format, or None."""
        query = select(analyses.c.data).where(analyses.c.table_id == table_id, analyses.c.format == format)
        rows = await self.store.fetch(query)
        return zlib.decompress(rows[0].data) if rows else None

    async def keep(self, table_id: str, format: int, data: bytes) -> None:
        """Keep an analysis in place of the table's earlier one."""
        row = {"format": format, "data": zlib.compress(data), "at": now()}

        def work(connection: Connection) -> None:
            insert = insert_for(connection, analyses).values(table_id=table_id, **row)
            connection.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=row))

        await self.store.transact(work)
