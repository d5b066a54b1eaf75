"""What was found out about finished matches, kept so that it is found out once."""

from __future__ import annotations

import zlib

from sqlalchemy import Connection, select

from .log import Store
from .model import now
from .schema import analyses
from .writers import insert_for


class Analyses:
    """The part of a database that is about matches in retrospect. What it keeps is text to it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def find(self, table_id: str, format: int) -> bytes | None:
        """What is kept of a table in a format, or None."""
        query = select(analyses.c.data).where(analyses.c.table_id == table_id, analyses.c.format == format)
        rows = await self.store.fetch(query)
        return zlib.decompress(rows[0].data) if rows else None

    async def keep(self, table_id: str, format: int, data: bytes) -> None:
        """Keep it, in place of what was there."""
        row = {"format": format, "data": zlib.compress(data), "at": now()}

        def work(connection: Connection) -> None:
            insert = insert_for(connection, analyses).values(table_id=table_id, **row)
            connection.execute(insert.on_conflict_do_update(index_elements=["table_id"], set_=row))

        await self.store.transact(work)
