"""Premoves: moves that a seat chooses before its turn. What they say is opaque text here."""

from __future__ import annotations

from sqlalchemy import Connection, delete, select, update

from .log import Store
from .model import NoSuchTable
from .schema import premoves, tables
from .writers import insert_for


class Premoves:
    """The premoves in a database. They are not in the log, because their existence is secret too."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def set(self, table_id: str, seat: int, data: str | None) -> None:
        """Keep the premoves of a seat in place of its earlier ones, or delete them.

        Raise :class:`NoSuchTable` if there is no such table."""

        def work(connection: Connection) -> None:
            if data is None:
                where = (premoves.c.table_id == table_id, premoves.c.seat == seat)
                connection.execute(delete(premoves).where(*where))
                return
            if connection.execute(select(tables.c.id).where(tables.c.id == table_id)).first() is None:
                raise NoSuchTable
            upsert = insert_for(connection, premoves)
            connection.execute(
                upsert.on_conflict_do_update(
                    index_elements=["table_id", "seat"], set_={"data": upsert.excluded.data}
                ),
                {"table_id": table_id, "seat": seat, "data": data},
            )

        await self.store.transact(work)

    async def replace(self, table_id: str, seat: int, data: str, rest: str | None) -> None:
        """Keep what remains of a seat's premoves, unless the seat has changed them in the meantime."""
        where = (premoves.c.table_id == table_id, premoves.c.seat == seat, premoves.c.data == data)
        change = delete(premoves) if rest is None else update(premoves).values(data=rest)

        def work(connection: Connection) -> None:
            connection.execute(change.where(*where))

        await self.store.transact(work)

    async def at_table(self, table_id: str) -> dict[int, str]:
        """Return the pending premoves of a table by seat."""
        query = select(premoves.c.seat, premoves.c.data).where(premoves.c.table_id == table_id)
        return {row.seat: row.data for row in await self.store.fetch(query)}

    async def tables(self) -> dict[str, int]:
        """Return the ids of all tables with pending premoves, with the lengths of their logs."""
        waiting = (tables.c.id.in_(select(premoves.c.table_id)), *self.store.served())
        query = select(tables.c.id, tables.c.length).where(*waiting)
        return {row.id: row.length for row in await self.store.fetch(query)}
