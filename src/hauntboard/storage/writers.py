"""The writers: whatever waits to be appended goes into one transaction.

Both decide alike and write the same rows. SQLite gets a thread of its own with plain SQL, because every
move of a table waits for it; everything else goes through SQLAlchemy.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    bindparam,
    create_engine,
    event,
    func,
    insert,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from .model import Append, Conflict, Entry, NoSuchTable, Receipt, StoreError, now
from .schema import entries, members, tables

MOST_IN_ONE_COMMIT = 256
MOST_WAITING = 4096
TRIES = 5
# Another process may hold SQLite's write lock for the length of its own flush.
PATIENCE_SECONDS = 30
TIDY_SECONDS = 2.0
CACHE_KIB = 16 * 1024  # a commit of many tables must not spill out of it before its time
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")

T = TypeVar("T")
Result = Receipt | StoreError
Numbers = dict[tuple[str, str], int]  # where an entry of a key is, by table and key


class Writer(Protocol):
    """Takes appends and tells each when it is on the disk."""

    def put(self, append: Append) -> None:
        """Leave an append to be written; raises :class:`StoreError` if too many wait already."""

    async def close(self) -> None:
        """Write what is waiting, then stop."""


# ---- what to write ------------------------------------------------------------------------


class WriteBatch:
    """Appends that are written together: what becomes of each, and the rows that follow."""

    def __init__(self, appends: Sequence[Append]) -> None:
        self.appends = appends
        self.entries: list[dict[str, Any]] = []
        self.changes: dict[str, dict[str, Any]] = {}
        self.members: set[tuple[str, str]] = set()

    @property
    def ids(self) -> list[str]:
        """The tables."""
        return sorted({append.table_id for append in self.appends})

    @property
    def keys(self) -> list[tuple[str, str]]:
        """What retries would be recognised by."""
        return [(a.table_id, a.entries[0].key) for a in self.appends if a.entries[0].key]

    def hope(self) -> list[Result]:
        """What becomes of every append if all lengths are as expected and none is a retry."""
        return self.decide({append.table_id: append.expected for append in reversed(self.appends)}, {})

    def decide(self, lengths: dict[str, int], numbers: Numbers) -> list[Result]:
        """What becomes of every append at tables whose lengths nobody else can change now."""
        at = now()
        return [self.decide_one(append, lengths, numbers, at) for append in self.appends]

    def decide_one(self, append: Append, lengths: dict[str, int], numbers: Numbers, at: int) -> Result:
        id, key = append.table_id, append.entries[0].key
        length = lengths.get(id)
        if length is None:
            return NoSuchTable()
        known = numbers.get((id, key or ""))
        if known is not None:
            return Receipt(known, length, repeated=True)
        if length != append.expected:
            return Conflict(length)
        lengths[id] = length + len(append.entries)
        if key:
            numbers[id, key] = length
        self.add(append, length, lengths[id], at)
        return Receipt(length, lengths[id])

    def add(self, append: Append, start: int, length: int, at: int) -> None:
        """The rows of an append that is right."""
        id, after = append.table_id, append.after
        self.entries += entry_rows(id, start, append.entries, at)
        if after.members:
            self.members |= {(who, id) for who in after.members}
        change = self.changes.setdefault(id, {"row": id, "status": None, "summary": None, "before": start})
        change["length"], change["at"] = length, append.entries[-1].at or at
        change["wake"] = after.wake
        change["status"] = after.status or change["status"]
        change["summary"] = after.summary or change["summary"]


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


def deliver(appends: Sequence[Append], results: Sequence[Result] | Exception) -> None:
    """Tell everybody what became of their appends; some may have gone away."""
    if isinstance(results, Exception):
        results = [StoreError(f"{type(results).__name__}: {results}")] * len(appends)
    for append, result in zip(appends, results, strict=True):
        if append.done.done():
            continue
        if isinstance(result, Receipt):
            append.done.set_result(result)
        else:
            append.done.set_exception(result)


@dataclass
class WriteJob:
    """Something else to be done in a transaction."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]

    def deliver(self, result: Any) -> None:
        """Tell whoever wanted it, unless they have gone away."""
        if self.done.done():
            return
        if isinstance(result, WriteFailure):
            self.done.set_exception(result.error)
        else:
            self.done.set_result(result)


@dataclass(frozen=True)
class WriteFailure:
    """Work that was not done."""

    error: Exception


# ---- SQLite -------------------------------------------------------------------------------

INSERT_ENTRY = (
    "INSERT INTO entries (table_id, number, kind, data, key, at)"
    " VALUES (:table_id, :number, :kind, :data, :key, :at)"
)
UPDATE_TABLE = (
    "UPDATE tables SET length = :length, changed = :at, wake = :wake,"
    " status = coalesce(:status, status), summary = coalesce(:summary, summary)"
    " WHERE id = :row AND length = :before"
)
INSERT_MEMBER = "INSERT OR IGNORE INTO members (identity, table_id) VALUES (?, ?)"


class SqliteWriter:
    """A thread with a connection of its own: one hand-over there and one back for a whole batch, and what
    comes meanwhile is the next batch. A second thread keeps SQLite's log short."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.loop = asyncio.get_running_loop()
        self.engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
        prepare(self.engine, writing=True)
        self.waiting: deque[Append | WriteJob | None] = deque()  # None: stop
        self.busy = False  # something has been handed over or will be soon
        self.batches: deque[list[Append] | WriteJob | None] = deque()
        self.listened, self.knocked = os.pipe()
        self.stopping = threading.Event()
        self.threads = [
            threading.Thread(target=work, name=f"store {work.__name__}", daemon=True)
            for work in (self.write_forever, self.tidy_forever)
        ]
        for thread in self.threads:
            thread.start()

    def put(self, append: Append) -> None:
        """Leave an append to be written."""
        if len(self.waiting) >= MOST_WAITING:
            raise StoreError("too much is waiting to be written")
        self.leave(append)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do something else in a transaction; it waits its turn with the appends."""
        done: asyncio.Future[T] = self.loop.create_future()
        self.leave(WriteJob(work, done))
        return await done

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        self.leave(None)
        self.stopping.set()
        for thread in self.threads:
            await asyncio.to_thread(thread.join)
        self.engine.dispose()
        os.close(self.listened)
        os.close(self.knocked)

    # ---- in the loop ----------------------------------------------------------------

    def leave(self, item: Append | WriteJob | None) -> None:
        """Something to be done. All that is left in one turn of the loop is handed over together."""
        self.waiting.append(item)
        if not self.busy:
            self.busy = True
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """Give the thread what is next: as many appends as may share a commit, or one other thing."""
        appends: list[Append] = []
        while self.waiting and len(appends) < MOST_IN_ONE_COMMIT:
            item = self.waiting.popleft()
            if isinstance(item, Append):
                appends.append(item)
                continue
            if appends:
                self.waiting.appendleft(item)
                break
            self.knock(item)
            return
        self.busy = bool(appends)
        if appends:
            self.knock(appends)

    def knock(self, item: list[Append] | WriteJob | None) -> None:
        """Wake the thread. Writing to a pipe lets go of the interpreter; a queue would wake the thread only
        to let it wait for that."""
        self.batches.append(item)
        os.write(self.knocked, b"!")

    def take_back(self, what: Callable[..., None], *told: Any) -> None:
        """The thread is done with something and gets the next."""
        self.hand_over()
        what(*told)

    # ---- in the threads -------------------------------------------------------------

    def connect(self) -> sqlite3.Connection:
        """A connection that leaves it to :meth:`tidy_forever` to bring the log into the file."""
        connection = sqlite3.connect(self.file, timeout=PATIENCE_SECONDS, isolation_level=None)
        for pragma in (*PRAGMAS, "wal_autocheckpoint = 0", f"cache_size = -{CACHE_KIB}"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def tidy_forever(self) -> None:
        """Now and then bring SQLite's log into the file, beside the writer: done by the writer itself, it
        would make some moves wait long."""
        connection = self.connect()
        while not self.stopping.wait(TIDY_SECONDS):
            with contextlib.suppress(sqlite3.Error):
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        connection.close()

    def write_forever(self) -> None:
        """One transaction for whatever is handed over together."""
        connection = self.connect()
        while os.read(self.listened, 1) and (item := self.batches.popleft()) is not None:
            if isinstance(item, WriteJob):
                self.tell(item.deliver, self.do(item))
            else:
                self.tell(deliver, item, self.write_patiently(connection, item))
        connection.close()

    def do(self, work: WriteJob) -> Any:
        """Other work, in a transaction; an error is handed to whoever wanted it."""
        try:
            with self.engine.begin() as connection:
                return work.work(connection)
        except Exception as error:
            return WriteFailure(error)

    def tell(self, what: Callable[..., None], *told: Any) -> None:
        """Hand something back to the loop."""
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(self.take_back, what, *told)

    def write_patiently(
        self, connection: sqlite3.Connection, appends: Sequence[Append]
    ) -> Sequence[Result] | Exception:
        """Write a batch, again if another process was in the way."""
        for attempt in range(TRIES):
            try:
                return self.write(connection, appends)
            except Exception as error:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                if attempt + 1 == TRIES or not passing(error):
                    return error
                time.sleep(0.02 * 2**attempt)
        raise AssertionError

    def write(self, connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Result]:
        """One transaction; nobody hears of it before the commit. Nearly always everything is as it is
        expected to be, so that is tried before anything is asked."""
        batch = WriteBatch(appends)
        results = batch.hope()
        connection.execute("BEGIN IMMEDIATE")
        if not self.enter(connection, batch):
            connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            batch = WriteBatch(appends)
            marks = ",".join("?" * len(batch.ids))
            found = connection.execute(f"SELECT id, length FROM tables WHERE id IN ({marks})", batch.ids)
            results = batch.decide(dict(found), self.numbers(connection, batch))
            if not self.enter(connection, batch):
                raise StoreError("the log contradicts itself")
        connection.execute("COMMIT")
        return results

    def enter(self, connection: sqlite3.Connection, batch: WriteBatch) -> bool:
        """Write the rows of a batch; false if a table is not as long as they assume or a key is there
        already."""
        changed = (
            connection.executemany(UPDATE_TABLE, batch.changes.values()).rowcount if batch.changes else 0
        )
        if changed != len(batch.changes):
            return False
        try:
            connection.executemany(INSERT_ENTRY, batch.entries)
        except sqlite3.IntegrityError:
            return False
        if batch.members:
            connection.executemany(INSERT_MEMBER, batch.members)
        return True

    def numbers(self, connection: sqlite3.Connection, batch: WriteBatch) -> Numbers:
        """Which keys are in the logs already, and where."""
        if not batch.keys:
            return {}
        marks = ",".join(["(?, ?)"] * len(batch.keys))
        query = f"SELECT table_id, key, number FROM entries WHERE (table_id, key) IN (VALUES {marks})"
        values = [value for pair in batch.keys for value in pair]
        return {(row[0], row[1]): row[2] for row in connection.execute(query, values)}


# ---- any other database -------------------------------------------------------------------

CHANGE_TABLE = (
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
    """A task that writes through SQLAlchemy."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[Append] = asyncio.Queue(MOST_WAITING)
        self.task = asyncio.create_task(self.write_forever())

    def put(self, append: Append) -> None:
        """Leave an append to be written."""
        try:
            self.waiting.put_nowait(append)
        except asyncio.QueueFull:
            raise StoreError("too much is waiting to be written") from None

    async def close(self) -> None:
        """Write what is waiting, then stop."""
        await self.waiting.join()
        self.task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    async def write_forever(self) -> None:
        """One transaction for all that is waiting."""
        while True:
            appends = [await self.waiting.get()]
            while len(appends) < MOST_IN_ONE_COMMIT and not self.waiting.empty():
                appends.append(self.waiting.get_nowait())
            deliver(appends, await self.write_patiently(appends))
            for _ in appends:
                self.waiting.task_done()

    async def write_patiently(self, appends: Sequence[Append]) -> Sequence[Result] | Exception:
        """Write a batch, again if another process was in the way."""
        for attempt in range(TRIES):
            try:
                async with self.engine.begin() as connection:
                    return await connection.run_sync(write, WriteBatch(appends))
            except Exception as error:
                if attempt + 1 == TRIES or not passing(error):
                    return error
                await asyncio.sleep(0.02 * 2**attempt)
        raise AssertionError


def write(connection: Connection, batch: WriteBatch) -> list[Result]:
    """Decide and write a batch with a handful of statements, however large it is. Rows are locked in one
    order everywhere, so that two processes cannot wait for each other."""
    query = select(tables.c.id, tables.c.length).where(tables.c.id.in_(batch.ids))
    found = connection.execute(query.order_by(tables.c.id).with_for_update())
    lengths = {row.id: row.length for row in found}
    results = batch.decide(lengths, numbers_of_keys(connection, batch))
    if batch.entries:
        connection.execute(CHANGE_TABLE, list(batch.changes.values()))
        connection.execute(insert(entries), batch.entries)
        add_members(connection, batch.members)
    return results


def numbers_of_keys(connection: Connection, batch: WriteBatch) -> Numbers:
    """Which keys are in the logs already, and where."""
    if not batch.keys:
        return {}
    query = select(entries.c.table_id, entries.c.key, entries.c.number)
    found = connection.execute(query.where(tuple_(entries.c.table_id, entries.c.key).in_(batch.keys)))
    return {(row.table_id, row.key): row.number for row in found}


def add_members(connection: Connection, joined: set[tuple[str, str]]) -> None:
    """Note who belongs to which table; those who did already stay."""
    if joined:
        rows = [{"identity": identity, "table_id": table_id} for identity, table_id in sorted(joined)]
        connection.execute(insert_for(connection, members).on_conflict_do_nothing(), rows)


def insert_for(connection: Connection, table: Any) -> Any:
    """An insert that may say what to do with rows that are there already: both databases can."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)


def prepare(engine: Engine, writing: bool) -> None:
    """Let an engine's connections be as SQLite serves us best; those for writing take its lock at once."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: object) -> None:
        connection.isolation_level = None  # transactions begin when we say so
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, f"busy_timeout = {1000 * PATIENCE_SECONDS}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def passing(error: Exception) -> bool:
    """Whether an error may be gone at the next try: a lock, a lost connection, a lost race."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    text = str(error.orig if isinstance(error, DBAPIError) else error).lower()
    return lost or any(word in text for word in ("locked", "deadlock", "serialize", "connection"))
