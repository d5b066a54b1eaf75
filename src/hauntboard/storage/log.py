"""The log of every table: appended by compare-and-swap, durable before it is broadcast.

All appends of a process go through one writer (``writers/``), which puts all pending ones into one
transaction, so many moves share one flush to disk. Several processes may share a database: of two
competing appends only one can expect the current length.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import ColumnElement, Connection, Engine, Select, create_engine, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from . import migrate
from .model import After, Append, Conflict, Entry, NewTable, NoSuchTable, Receipt, StoreError, TableRow, now
from .schema import entries, members, tables
from .writers import PATIENCE_SECONDS, CoreWriter, SqliteWriter, Writer, add_members, entry_rows, prepare

T = TypeVar("T")


class Store:
    """The database of one process."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        address = make_url(self.url)
        self.sqlite = address.get_backend_name() == "sqlite"
        self.file = address.database if self.sqlite else None
        self.readers = new_engine(self.url, writing=False)
        self.writers = new_engine(self.url, writing=True)
        self.quick = create_engine(url, hide_parameters=True) if self.sqlite else None
        self.threads = ThreadPoolExecutor(2, "store reader")
        self.writer: Writer | None = None
        # The games that this process serves: lists leave out tables of others. None for all.
        self.games: Collection[str] | None = None

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Store]:
        """Open ``sqlite:///file`` or ``postgresql://...`` and bring it to the newest schema.

        Raise :class:`UnusableDatabase` if a newer version or another program made it."""
        store = cls(url)
        try:
            await store.revision()  # before a connection switches a foreign SQLite file to WAL
            async with store.writers.begin() as connection:
                await connection.run_sync(migrate.upgrade)
            store.writer = SqliteWriter(store.file) if store.file else CoreWriter(store.writers)
            yield store
        finally:
            await store.close()

    async def close(self) -> None:
        """Write all pending appends, then close all connections."""
        if self.writer is not None:
            await self.writer.close()
        self.threads.shutdown()
        if self.quick is not None:
            self.quick.dispose()
        await self.readers.dispose()
        await self.writers.dispose()

    async def revision(self) -> str | None:
        """Return the schema's revision, or None if there are no tables; change nothing.

        Raise :class:`UnusableDatabase` if a newer version or another program made the database."""
        if self.quick is not None:
            with self.quick.connect() as connection:
                return migrate.revision_of(connection)
        async with self.readers.connect() as connection:
            return await connection.run_sync(migrate.revision_of)

    # ---- writing --------------------------------------------------------------------

    async def create(self, table: NewTable) -> None:
        """Create a table; raise :class:`Conflict` if its id or code is taken."""
        at = now()
        row = {
            "id": table.id,
            "code": table.code,
            "game": table.game,
            "public": table.public,
            "status": table.status,
            "length": len(table.entries),
            "created": at,
            "changed": at,
            "secret": table.secret,
            "group_id": table.group_id,
            "summary": table.after.summary,
            "wake": table.after.wake,
        }

        def work(connection: Connection) -> None:
            connection.execute(insert(tables), row)
            if table.entries:
                connection.execute(insert(entries), entry_rows(table.id, 0, table.entries, at))
            add_members(connection, {(identity, table.id) for identity in table.after.members})

        try:
            await self.transact(work)
        except IntegrityError:
            raise Conflict(0) from None

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run synchronous SQLAlchemy work in a transaction and return its result. The work must not block
        on anything else."""
        if isinstance(self.writer, SqliteWriter):
            return await self.writer.run(work)
        async with self.writers.begin() as connection:
            return await connection.run_sync(work)

    async def append(
        self, table_id: str, expected: int, new: Sequence[Entry], after: After | None = None
    ) -> Receipt:
        """Add entries to a log that has ``expected`` of them; return once they are on disk.

        The key of the first entry makes a retry safe: if the log has an entry with that key, its
        receipt is returned and nothing is added. Raise :class:`Conflict` if the log is longer."""
        if self.writer is None:
            raise StoreError("the store is not open")
        done: asyncio.Future[Receipt] = asyncio.get_running_loop().create_future()
        self.writer.put(Append(table_id, expected, new, after or After(), done))
        return await done

    # ---- reading --------------------------------------------------------------------

    async def fetch(self, query: Select[Any]) -> Sequence[Any]:
        """Return the rows of a query; raise :class:`StoreError` if the database is out of reach. SQLite
        runs in a thread, with one hand-over there and one back; its async driver would need many."""
        try:
            if self.quick is not None:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.threads, rows_of, self.quick, query)
            async with self.readers.connect() as connection:
                found: Sequence[Any] = (await connection.execute(query)).all()
                return found
        except Exception as error:
            # SQLAlchemy does not wrap the errors that asyncpg raises while connecting.
            if isinstance(error, DBAPIError | OSError) or type(error).__module__.startswith("asyncpg"):
                raise StoreError(type(error).__name__) from None
            raise

    async def read(self, table_id: str, since: int = 0) -> list[Entry]:
        """Return the entries of a log from a number on."""
        query = (
            select(entries.c.kind, entries.c.data, entries.c.key, entries.c.number, entries.c.at)
            .where(entries.c.table_id == table_id, entries.c.number >= since)
            .order_by(entries.c.number)
        )
        return [Entry(*row) for row in await self.fetch(query)]

    async def table(self, table_id: str) -> TableRow:
        """Return a table by its id; raise :class:`NoSuchTable`."""
        return await self.one_table(tables.c.id == table_id)

    async def table_of_code(self, code: str) -> TableRow:
        """Return a table by its join code; raise :class:`NoSuchTable`."""
        return await self.one_table(tables.c.code == code)

    async def one_table(self, condition: Any) -> TableRow:
        rows = await self.fetch(select(tables).where(condition))
        if not rows:
            raise NoSuchTable
        return TableRow(**rows[0]._mapping)

    async def public_tables(self, status: str, limit: int = 100) -> list[TableRow]:
        """Return the public tables of a status, last changed first."""
        return await self.many_tables(tables.c.status == status, tables.c.public, *self.served(), limit=limit)

    async def tables_of(self, identity: str, since: int = -1, limit: int = 100) -> list[TableRow]:
        """Return the tables of a member that changed after a time, last changed first."""
        mine = select(members.c.table_id).where(members.c.identity == identity)
        wanted = (tables.c.id.in_(mine), tables.c.changed > since, *self.served())
        return await self.many_tables(*wanted, limit=limit)

    async def tables_of_group(self, group_id: str) -> list[TableRow]:
        """Return the tables that were dealt the same cards."""
        return await self.many_tables(tables.c.group_id == group_id)

    async def tables_to_wake(self, at: int, limit: int = 200) -> list[str]:
        """Return the ids of tables at which something was due by a time."""
        due = select(tables.c.id).where(tables.c.wake <= at, *self.served())
        query = due.order_by(tables.c.wake).limit(limit)
        return [row.id for row in await self.fetch(query)]

    async def changed_since(self, at: int) -> list[tuple[str, int]]:
        """Return the ids and lengths of tables that changed at or after a time."""
        query = select(tables.c.id, tables.c.length).where(tables.c.changed >= at)
        return [(row.id, row.length) for row in await self.fetch(query)]

    def served(self) -> list[ColumnElement[bool]]:
        """Return the condition on tables to be of a game that is served."""
        return [] if self.games is None else [tables.c.game.in_(self.games)]

    async def many_tables(self, *conditions: Any, limit: int = 1000) -> list[TableRow]:
        query = select(tables).where(*conditions).order_by(tables.c.changed.desc()).limit(limit)
        return [TableRow(**row._mapping) for row in await self.fetch(query)]

    async def is_member(self, identity: str, table_id: str) -> bool:
        """Return whether an identity is a member of a table."""
        query = select(members).where(members.c.identity == identity, members.c.table_id == table_id)
        return bool(await self.fetch(query))

    async def join(self, identity: str, table_id: str) -> None:
        """Make an identity a member of a table."""
        await self.transact(lambda connection: add_members(connection, {(identity, table_id)}))


def rows_of(engine: Engine, query: Select[Any]) -> Sequence[Any]:
    """Return the rows of a query; blocks."""
    with engine.connect() as connection:
        return connection.execute(query).all()


# ---- engines ------------------------------------------------------------------------------


def async_url(url: str) -> str:
    """Return the address with the name of its async driver; raise :class:`StoreError` if unsupported.

    >>> async_url("sqlite:///haunt.db"), async_url("postgresql://u@h/db")
    ('sqlite+aiosqlite:///haunt.db', 'postgresql+asyncpg://u@h/db')
    """
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    kind, sign, rest = url.partition("://")
    if not sign or kind not in drivers:
        raise StoreError(f"no such kind of database: {kind}")
    return f"{drivers[kind]}://{rest}"


def new_engine(url: str, writing: bool) -> AsyncEngine:
    """Return a pool of connections; those for writing take SQLite's lock when they begin."""
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(
            url, pool_size=2 if writing else 8, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(url, connect_args={"timeout": PATIENCE_SECONDS}, hide_parameters=True)
    prepare(engine.sync_engine, writing)
    return engine
