"""What goes into the store and comes out of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple


class StoreError(Exception):
    """Something the store cannot do; the message is for the log, not for players."""


class UnusableDatabase(StoreError):
    """A database that this version cannot use; ``why`` is absent, empty, older, newer or foreign."""

    def __init__(self, why: str) -> None:
        super().__init__(f"the database is {why}")
        self.why = why


class NoSuchTable(StoreError):
    """There is no table of that id."""


class Conflict(StoreError):
    """Somebody else was first: the table's log is longer than the caller has seen."""

    def __init__(self, length: int) -> None:
        super().__init__(f"the log has {length} entries")
        self.length = length


class Entry(NamedTuple):
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


class After(NamedTuple):
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


class Receipt(NamedTuple):
    """What became of an append: the number of its first entry and the length after it. ``repeated``
    says that an entry of the same key was there already and nothing was added."""

    number: int
    length: int
    repeated: bool = False


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
