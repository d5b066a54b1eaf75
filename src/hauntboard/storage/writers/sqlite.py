"""The writer for SQLite: a thread with a connection of its own and plain SQL."""

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
from operator import itemgetter
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

from ..model import Append, StoreError
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

# Another process may hold SQLite's write lock for the length of its own flush.
PATIENCE_SECONDS = 30
CHECKPOINT_SECONDS = 2.0
CACHE_KIB = 16 * 1024  # large enough that a commit of many tables does not spill early
PRAGMAS = ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON")
INSERT_ENTRY = "INSERT INTO entries (table_id, number, kind, data, key, at) VALUES (?, ?, ?, ?, ?, ?)"
ENTRY_VALUES = itemgetter("table_id", "number", "kind", "data", "key", "at")
UPDATE_TABLE = (
    "UPDATE tables SET length = ?, changed = ?, wake = ?,"
    " status = coalesce(?, status), summary = coalesce(?, summary) WHERE id = ? AND length = ?"
)
CHANGE_VALUES = itemgetter("length", "at", "wake", "status", "summary", "row", "before")
INSERT_MEMBER = "INSERT OR IGNORE INTO members (identity, table_id) VALUES (?, ?)"

T = TypeVar("T")


@dataclass
class WriteJob:
    """Other work for a transaction of its own."""

    work: Callable[[Connection], Any]
    done: asyncio.Future[Any]

    def deliver(self, result: Any) -> None:
        """Resolve the future, unless it was cancelled."""
        if self.done.done():
            return
        if isinstance(result, WriteFailure):
            self.done.set_exception(result.error)
        else:
            self.done.set_result(result)


@dataclass(frozen=True)
class WriteFailure:
    """The error of a job that failed."""

    error: Exception


class SqliteWriter:
    """Writes in a thread: one hand-over there and one back per batch, while the next batch collects.

    A second thread checkpoints SQLite's log."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.loop = asyncio.get_running_loop()
        self.engine = create_engine(f"sqlite:///{file}", hide_parameters=True)
        prepare(self.engine, writing=True)
        self.waiting: deque[Append | WriteJob | None] = deque()  # None: stop
        self.busy = False  # a batch is handed over or will be soon
        self.batches: deque[list[Append] | WriteJob | None] = deque()
        self.wake_read, self.wake_write = os.pipe()
        self.stopping = threading.Event()
        self.threads = [
            threading.Thread(target=work, name=f"store {work.__name__}", daemon=True)
            for work in (self.write_forever, self.checkpoint_forever)
        ]
        for thread in self.threads:
            thread.start()

    def put(self, append: Append) -> None:
        """Queue an append; raise :class:`StoreError` if too many are pending."""
        if len(self.waiting) >= MOST_WAITING:
            raise StoreError("too much is waiting to be written")
        self.enqueue(append)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Run other work in a transaction, in turn with the appends, and return its result."""
        done: asyncio.Future[T] = self.loop.create_future()
        self.enqueue(WriteJob(work, done))
        return await done

    async def close(self) -> None:
        """Write all pending appends, then stop."""
        self.enqueue(None)
        self.stopping.set()
        for thread in self.threads:
            await asyncio.to_thread(thread.join)
        self.engine.dispose()
        os.close(self.wake_read)
        os.close(self.wake_write)

    # ---- in the event loop ----------------------------------------------------------

    def enqueue(self, item: Append | WriteJob | None) -> None:
        """Queue an item. All items of one turn of the loop are handed over together."""
        self.waiting.append(item)
        if not self.busy:
            self.busy = True
            self.loop.call_soon(self.hand_over)

    def hand_over(self) -> None:
        """Give the thread its next work: as many appends as may share a commit, or one job."""
        appends: list[Append] = []
        while self.waiting and len(appends) < MOST_IN_ONE_COMMIT:
            item = self.waiting.popleft()
            if isinstance(item, Append):
                appends.append(item)
                continue
            if appends:
                self.waiting.appendleft(item)
                break
            self.wake(item)
            return
        self.busy = bool(appends)
        if appends:
            self.wake(appends)

    def wake(self, item: list[Append] | WriteJob | None) -> None:
        """Wake the thread. Writing to a pipe releases the GIL; a queue would wake the thread only to make
        it wait for the GIL."""
        self.batches.append(item)
        os.write(self.wake_write, b"!")

    def finished(self, resolve: Callable[..., None], *results: Any) -> None:
        """Give the thread its next work, then resolve the futures of the last."""
        self.hand_over()
        resolve(*results)

    # ---- in the threads -------------------------------------------------------------

    def connect(self) -> sqlite3.Connection:
        """Return a connection that leaves checkpoints to :meth:`checkpoint_forever`."""
        connection = sqlite3.connect(self.file, timeout=PATIENCE_SECONDS, isolation_level=None)
        for pragma in (*PRAGMAS, "wal_autocheckpoint = 0", f"cache_size = -{CACHE_KIB}"):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def checkpoint_forever(self) -> None:
        """Copy SQLite's log into the file from time to time. In the writer's own thread this would delay
        some moves."""
        connection = self.connect()
        while not self.stopping.wait(CHECKPOINT_SECONDS):
            with contextlib.suppress(sqlite3.Error):
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        connection.close()

    def write_forever(self) -> None:
        """Write each hand-over in one transaction."""
        connection = self.connect()
        while os.read(self.wake_read, 1) and (item := self.batches.popleft()) is not None:
            if isinstance(item, WriteJob):
                self.report(item.deliver, self.do(item))
            else:
                self.report(deliver, item, self.write_patiently(connection, item))
        connection.close()

    def do(self, work: WriteJob) -> Any:
        """Run a job in a transaction; return its result or a :class:`WriteFailure`."""
        try:
            with self.engine.begin() as connection:
                return work.work(connection)
        except Exception as error:
            return WriteFailure(error)

    def report(self, resolve: Callable[..., None], *results: Any) -> None:
        """Hand results back to the event loop."""
        with contextlib.suppress(RuntimeError):  # the loop is closed: nothing awaits the results
            self.loop.call_soon_threadsafe(self.finished, resolve, *results)

    def write_patiently(
        self, connection: sqlite3.Connection, appends: Sequence[Append]
    ) -> Sequence[Result] | Exception:
        """Write a batch; retry if another process was in the way."""
        for attempt in range(TRIES):
            try:
                return self.write(connection, appends)
            except Exception as error:
                with contextlib.suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
                if attempt + 1 == TRIES or not is_temporary(error):
                    return error
                time.sleep(pause_before_retry(attempt))
        raise AssertionError

    def write(self, connection: sqlite3.Connection, appends: Sequence[Append]) -> list[Result]:
        """Write a batch in one transaction. Lengths are nearly always as expected, so the writer tries
        that before it queries them."""
        batch = WriteBatch(appends)
        results = batch.assume_expected()
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
        """Write the rows of a batch; return False if a length or a key is not as the batch assumes."""
        changed = (
            connection.executemany(UPDATE_TABLE, map(CHANGE_VALUES, batch.changes.values())).rowcount
            if batch.changes
            else 0
        )
        if changed != len(batch.changes):
            return False
        try:
            connection.executemany(INSERT_ENTRY, map(ENTRY_VALUES, batch.entries))
        except sqlite3.IntegrityError:
            return False
        if batch.members:
            connection.executemany(INSERT_MEMBER, batch.members)
        return True

    def numbers(self, connection: sqlite3.Connection, batch: WriteBatch) -> Numbers:
        """Return the entries in the logs that have a key of the batch."""
        if not batch.keys:
            return {}
        marks = ",".join(["(?, ?)"] * len(batch.keys))
        query = f"SELECT table_id, key, number FROM entries WHERE (table_id, key) IN (VALUES {marks})"
        values = [value for pair in batch.keys for value in pair]
        return {(row[0], row[1]): row[2] for row in connection.execute(query, values)}


def prepare(engine: Engine, writing: bool) -> None:
    """Set up an engine's connections for SQLite; those for writing take the lock when they begin."""

    @event.listens_for(engine, "connect")
    def connected(connection: Any, record: object) -> None:
        connection.isolation_level = None  # the listener below begins transactions
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, f"busy_timeout = {1000 * PATIENCE_SECONDS}"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
