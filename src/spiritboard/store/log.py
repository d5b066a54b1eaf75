"""The log of every table: appended by compare-and-swap, durable before anybody is told.

All appends of a process go through one writer that puts whatever is waiting into one transaction,
so that many moves share one flush to the disk. Several processes may share a database: the
length that an append expects decides which of two is right, whoever asks.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, bindparam, event, func, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from . import migrate
from .schema import entries, members, tables

MOST_IN_ONE_COMMIT = 256
MOST_WAITING = 4096
# Another process may hold SQLite's write lock for the length of its own flush.
SQLITE_PATIENCE_SECONDS = 30
TRIES = 5


class StoreError(Exception):
    """Something the store cannot do; the message is for the log, not for players."""


class NoSuchTable(StoreError):
    """There is no table of that id."""


class Conflict(StoreError):
    """Somebody else was first: the table's log is longer than the caller has seen."""

    def __init__(self, length: int) -> None:
        super().__init__(f"the log has {length} entries")
        self.length = length


@dataclass(frozen=True)
class Entry:
    """One thing that happened at a table. ``data`` is JSON; ``at`` is when, if the writer shall not say."""

    kind: str
    data: str
    key: str | None = None
    number: int = -1
    at: int = 0


@dataclass(frozen=True)
class NewTable:
    """A table to be opened, with the first entries of its log."""

    id: str
    game: str
    public: bool
    status: str
    entries: Sequence[Entry]
    code: str | None = None
    secret: bytes | None = field(repr=False, default=None)
    group_id: str | None = None
    after: After = field(default_factory=lambda: After())


@dataclass(frozen=True)
class After:
    """What a list shall show of a table once something has been written. ``wake`` is when somebody
    has to look at it again by itself; ``members`` are identities that now belong to it."""

    status: str | None = None
    summary: str | None = None
    wake: int | None = None
    members: Sequence[str] = ()


@dataclass(frozen=True)
class TableRow:
    """What a list of tables shows without reading logs."""

    id: str
    code: str | None
    game: str
    public: bool
    status: str
    length: int
    created: int
    changed: int
    secret: bytes | None = field(repr=False, default=None)
    group_id: str | None = None
    summary: str | None = None
    wake: int | None = None
    rated: bool = False


@dataclass(frozen=True)
class Receipt:
    """What became of an append: the number of its first entry, the length after it and when it was
    written. ``repeated`` says that an entry of the same key was there already and nothing was added."""

    number: int
    length: int
    repeated: bool = False
    at: int = 0


@dataclass
class Append:
    """One append that waits for the writer."""

    table_id: str
    expected: int
    entries: Sequence[Entry]
    after: After
    done: asyncio.Future[Receipt]


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """The database of one process."""

    def __init__(self, url: str) -> None:
        self.url = async_url(url)
        self.sqlite = make_url(self.url).get_backend_name() == "sqlite"
        self.readers = new_engine(self.url, writing=False)
        self.writers = new_engine(self.url, writing=True)
        self.waiting: asyncio.Queue[Append] = asyncio.Queue(MOST_WAITING)
        self.writer: asyncio.Task[None] | None = None

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, url: str) -> AsyncIterator[Store]:
        """The store at ``sqlite:///file`` or ``postgresql://...``, brought to the newest schema."""
        store = cls(url)
        async with store.writers.begin() as connection:
            await connection.run_sync(migrate.upgrade)
        store.writer = asyncio.create_task(store.write_forever())
        try:
            yield store
        finally:
            await store.close()

    async def close(self) -> None:
        """Write what is waiting, then let go of the database."""
        if self.writer is not None:
            await self.waiting.join()
            self.writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.writer
        await self.readers.dispose()
        await self.writers.dispose()

    # ---- writing --------------------------------------------------------------------

    async def create(self, table: NewTable) -> None:
        """Open a table; raises :class:`Conflict` if its id or code is taken."""
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
        try:
            async with self.writers.begin() as connection:
                await connection.execute(insert(tables), row)
                if table.entries:
                    await connection.execute(insert(entries), entry_rows(table.id, 0, table.entries, at))
                await add_members(connection, {(who, table.id) for who in table.after.members})
        except IntegrityError:
            raise Conflict(0) from None

    async def append(
        self, table_id: str, expected: int, new: Sequence[Entry], after: After | None = None
    ) -> Receipt:
        """Add entries to a log that has ``expected`` of them. When this returns they are on the disk.

        The key of the first entry makes a retry safe: if an entry of that key is in the log, its
        receipt comes back and nothing is added. Raises :class:`Conflict` if the log is longer."""
        done: asyncio.Future[Receipt] = asyncio.get_running_loop().create_future()
        await self.waiting.put(Append(table_id, expected, new, after or After(), done))
        return await done

    async def write_forever(self) -> None:
        """The writer: one transaction for all that is waiting."""
        while True:
            batch = [await self.waiting.get()]
            while len(batch) < MOST_IN_ONE_COMMIT and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            try:
                await self.write(batch)
            except Exception as error:
                for append in batch:
                    if not append.done.done():
                        append.done.set_exception(StoreError(f"{type(error).__name__}: {error}"))
            finally:
                for _ in batch:
                    self.waiting.task_done()

    async def write(self, batch: Sequence[Append]) -> None:
        """Append a batch; nobody hears of it before the commit."""
        results: list[Receipt | StoreError] = []
        for attempt in range(TRIES):
            try:
                async with self.writers.begin() as connection:
                    results = await write_batch(connection, batch)
                break
            except DBAPIError as error:
                if attempt + 1 == TRIES or not passing(error):
                    raise
                await asyncio.sleep(0.02 * 2**attempt)
        for append, result in zip(batch, results, strict=True):
            if append.done.done():
                continue  # the asker has gone away
            if isinstance(result, Receipt):
                append.done.set_result(result)
            else:
                append.done.set_exception(result)

    # ---- reading --------------------------------------------------------------------

    async def read(self, table_id: str, since: int = 0) -> list[Entry]:
        """The entries of a log from a number on."""
        query = (
            select(entries.c.kind, entries.c.data, entries.c.key, entries.c.number, entries.c.at)
            .where(entries.c.table_id == table_id, entries.c.number >= since)
            .order_by(entries.c.number)
        )
        async with self.readers.connect() as connection:
            return [Entry(*row) for row in await connection.execute(query)]

    async def table(self, table_id: str) -> TableRow:
        """A table by its id."""
        return await self.one_table(tables.c.id == table_id)

    async def table_of_code(self, code: str) -> TableRow:
        """A table by the code that people tell each other."""
        return await self.one_table(tables.c.code == code)

    async def one_table(self, condition: Any) -> TableRow:
        async with self.readers.connect() as connection:
            row = (await connection.execute(select(tables).where(condition))).one_or_none()
        if row is None:
            raise NoSuchTable
        return TableRow(**row._mapping)

    async def public_tables(self, status: str, limit: int = 100) -> list[TableRow]:
        """The public tables of a status, those with news first."""
        return await self.many_tables(tables.c.status == status, tables.c.public, limit=limit)

    async def tables_of(self, identity: str, since: int = -1, limit: int = 100) -> list[TableRow]:
        """The tables that somebody belongs to and that changed after a time, those with news first."""
        mine = select(members.c.table_id).where(members.c.identity == identity)
        return await self.many_tables(tables.c.id.in_(mine), tables.c.changed > since, limit=limit)

    async def tables_of_group(self, group_id: str) -> list[TableRow]:
        """The tables that were dealt the same cards."""
        return await self.many_tables(tables.c.group_id == group_id)

    async def tables_to_wake(self, at: int, limit: int = 200) -> list[str]:
        """The tables at which something was due by a time."""
        query = select(tables.c.id).where(tables.c.wake <= at).order_by(tables.c.wake).limit(limit)
        async with self.readers.connect() as connection:
            return [row.id for row in await connection.execute(query)]

    async def changed_since(self, at: int) -> list[tuple[str, int]]:
        """Tables that grew after a time, with their lengths."""
        query = select(tables.c.id, tables.c.length).where(tables.c.changed >= at)
        try:
            async with self.readers.connect() as connection:
                return [(row.id, row.length) for row in await connection.execute(query)]
        except DBAPIError as error:
            raise StoreError(type(error).__name__) from None

    async def many_tables(self, *conditions: Any, limit: int = 1000) -> list[TableRow]:
        query = select(tables).where(*conditions).order_by(tables.c.changed.desc()).limit(limit)
        async with self.readers.connect() as connection:
            return [TableRow(**row._mapping) for row in await connection.execute(query)]

    async def is_member(self, identity: str, table_id: str) -> bool:
        """Whether somebody belongs to a table."""
        query = select(members).where(members.c.identity == identity, members.c.table_id == table_id)
        async with self.readers.connect() as connection:
            return (await connection.execute(query)).first() is not None

    async def join(self, identity: str, table_id: str) -> None:
        """Let somebody belong to a table."""
        async with self.writers.begin() as connection:
            await add_members(connection, {(identity, table_id)})


# ---- one transaction ----------------------------------------------------------------------


async def write_batch(connection: AsyncConnection, batch: Sequence[Append]) -> list[Receipt | StoreError]:
    """Decide and write a batch with a handful of statements, however large it is. The rows of its
    tables are locked first (SQLite: the whole database), so what was read stays true."""
    at = now()
    lengths = await locked_lengths(connection, {append.table_id for append in batch})
    numbers = await numbers_of_keys(connection, batch)
    changed: dict[str, dict[str, Any]] = {}
    rows: list[dict[str, Any]] = []
    joined: set[tuple[str, str]] = set()
    results: list[Receipt | StoreError] = []
    for append in batch:
        result = decide(append, lengths, numbers, at)
        results.append(result)
        if isinstance(result, Receipt) and not result.repeated:
            lengths[append.table_id] = result.length
            rows += entry_rows(append.table_id, result.number, append.entries, at)
            numbers |= {(append.table_id, e.key): result.number for e in append.entries[:1] if e.key}
            change = changed.setdefault(append.table_id, dict(NO_CHANGE))
            after = append.after
            change |= {
                "row": append.table_id,
                "length": result.length,
                "at": append.entries[-1].at or at,
                "status": after.status or change["status"],
                "summary": after.summary or change["summary"],
                "wake": after.wake,
            }
            joined |= {(who, append.table_id) for who in after.members}
    if rows:
        await connection.execute(CHANGE_TABLE, list(changed.values()))
        await connection.execute(insert(entries), rows)
        await add_members(connection, joined)
    return results


async def add_members(connection: AsyncConnection, joined: set[tuple[str, str]]) -> None:
    """Note who belongs to which table; those who did already stay."""
    if joined:
        rows = [{"identity": identity, "table_id": table_id} for identity, table_id in sorted(joined)]
        await connection.execute(insert_for(connection, members).on_conflict_do_nothing(), rows)


def insert_for(connection: AsyncConnection, table: Any) -> Any:
    """An insert that may say what to do with rows that are there already: both databases can."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)


def decide(
    append: Append, lengths: dict[str, int], numbers: dict[tuple[str, str], int], at: int
) -> Receipt | StoreError:
    """What becomes of an append at a table whose length is known."""
    length = lengths.get(append.table_id)
    if length is None:
        return NoSuchTable()
    known = numbers.get((append.table_id, append.entries[0].key or ""))
    if known is not None:
        return Receipt(known, length, repeated=True)
    if length != append.expected:
        return Conflict(length)
    return Receipt(length, length + len(append.entries), at=at)


NO_CHANGE = {"status": None, "summary": None, "wake": None}
CHANGE_TABLE = (
    update(tables)
    .where(tables.c.id == bindparam("row"))
    .values(
        length=bindparam("length"),
        changed=bindparam("at"),
        status=func.coalesce(bindparam("status", type_=tables.c.status.type), tables.c.status),
        summary=func.coalesce(bindparam("summary", type_=tables.c.summary.type), tables.c.summary),
        wake=bindparam("wake"),
    )
)


async def locked_lengths(connection: AsyncConnection, ids: set[str]) -> dict[str, int]:
    """The lengths of some logs, which nobody else can change until the transaction ends. Rows are
    locked in one order everywhere, so that two processes cannot wait for each other."""
    query = select(tables.c.id, tables.c.length).where(tables.c.id.in_(ids))
    found = await connection.execute(query.order_by(tables.c.id).with_for_update())
    return {row.id: row.length for row in found}


async def numbers_of_keys(connection: AsyncConnection, batch: Sequence[Append]) -> dict[tuple[str, str], int]:
    """Which of a batch's keys are in the logs already, and where."""
    keys = {(append.table_id, append.entries[0].key) for append in batch if append.entries[0].key}
    if not keys:
        return {}
    query = select(entries.c.table_id, entries.c.key, entries.c.number)
    found = await connection.execute(query.where(tuple_(entries.c.table_id, entries.c.key).in_(keys)))
    return {(row.table_id, row.key): row.number for row in found}


def entry_rows(table_id: str, start: int, new: Sequence[Entry], at: int) -> list[dict[str, Any]]:
    """Entries as they are written down, numbered from ``start``."""
    return [
        {
            "table_id": table_id,
            "number": start + i,
            "kind": entry.kind,
            "data": entry.data,
            "key": entry.key,
            "at": entry.at or at,
        }
        for i, entry in enumerate(new)
    ]


# ---- engines ------------------------------------------------------------------------------


def async_url(url: str) -> str:
    """The address with the driver that is used.

    >>> async_url("sqlite:///spirit.db"), async_url("postgresql://u@h/db")
    ('sqlite+aiosqlite:///spirit.db', 'postgresql+asyncpg://u@h/db')
    """
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    kind, sign, rest = url.partition("://")
    if not sign or kind not in drivers:
        raise StoreError(f"no such kind of database: {kind}")
    return f"{drivers[kind]}://{rest}"


def new_engine(url: str, writing: bool) -> AsyncEngine:
    """Connections to the database; those for writing take SQLite's lock at once."""
    if make_url(url).get_backend_name() != "sqlite":
        return create_async_engine(url, pool_size=2 if writing else 8, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": SQLITE_PATIENCE_SECONDS})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        connection.isolation_level = None  # transactions begin when we say so
        cursor = connection.cursor()
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def passing(error: DBAPIError) -> bool:
    """Whether an error may be gone at the next try: a lock, a lost connection, a lost race."""
    text = str(error.orig).lower()
    return error.connection_invalidated or "locked" in text or "deadlock" in text or "serialize" in text
