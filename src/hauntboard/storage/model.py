"""The values that go into the store and come out of it, and its errors."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple


class StoreError(Exception):
    """The store cannot do what was asked; the message is for the log, not for players."""


class UnusableDatabase(StoreError):
    """A database that this version cannot use; ``why`` is absent, empty, older, newer or foreign."""

    def __init__(self, why: str) -> None:
        super().__init__(f"the database is {why}")
        self.why = why


class NoSuchTable(StoreError):
    """No table has that id or code."""


class Conflict(StoreError):
    """The table's log is longer than the caller expected: another append came first."""

    def __init__(self, length: int) -> None:
        super().__init__(f"the log has {length} entries")
        self.length = length


class Entry(NamedTuple):
    """One event of a table's log. ``data`` is JSON; ``at`` is its time, or 0 to let the writer set it."""

    kind: str
    data: str
    key: str | None = None
    number: int = -1
    at: int = 0


@dataclass(frozen=True)
class NewTable:
    """A table to create, with the first entries of its log."""

    id: str
    game: str
    public: bool
    status: str
    entries: Sequence[Entry]
    code: str | None = None
    secret: bytes | None = field(repr=False, default=None)
    group_id: str | None = None
    after: After = field(default_factory=lambda: After())


class After(NamedTuple):
    """What to store beside the log with an append, for lists of tables. ``wake`` is when the scheduler must
    look at the table again; ``members`` are identities that have joined."""

    status: str | None = None
    summary: str | None = None
    wake: int | None = None
    members: Sequence[str] = ()


@dataclass(frozen=True)
class TableRow:
    """A row of ``tables``: all that a list of tables shows without reading logs."""

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
    """A command is durable: the number of its first log entry and the log's length after it. ``repeated``:
    the log already had an entry with the same key, so nothing was added."""

    number: int
    length: int
    repeated: bool = False


@dataclass
class Append:
    """A pending append."""

    table_id: str
    expected: int
    entries: Sequence[Entry]
    after: After
    done: asyncio.Future[Receipt]


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000
