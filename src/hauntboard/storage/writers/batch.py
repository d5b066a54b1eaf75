"""Appends that share a transaction: what becomes of each, and the rows that follow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from sqlalchemy.exc import DBAPIError

from ..model import Append, Conflict, Entry, NoSuchTable, Receipt, StoreError, now

MOST_IN_ONE_COMMIT = 256
MOST_WAITING = 4096
TRIES = 5
FIRST_PAUSE_SECONDS = 0.02
TEMPORARY = ("locked", "deadlock", "serialize", "connection")  # words in the messages of the drivers

Result = Receipt | StoreError
Numbers = dict[tuple[str, str], int]  # (table id, key) -> number of the entry with that key


class Writer(Protocol):
    """Writes appends and resolves each append's future once it is on disk."""

    def put(self, append: Append) -> None:
        """Queue an append; raise :class:`StoreError` if too many are pending."""

    async def close(self) -> None:
        """Write all pending appends, then stop."""


class WriteBatch:
    """Appends that are written together."""

    def __init__(self, appends: Sequence[Append]) -> None:
        self.appends = appends
        self.entries: list[dict[str, Any]] = []
        self.changes: dict[str, dict[str, Any]] = {}
        self.members: set[tuple[str, str]] = set()

    @property
    def ids(self) -> list[str]:
        """Return the ids of the tables, sorted."""
        return sorted({append.table_id for append in self.appends})

    @property
    def keys(self) -> list[tuple[str, str]]:
        """Return the idempotency keys with their tables."""
        return [(a.table_id, a.entries[0].key) for a in self.appends if a.entries[0].key]

    def assume_expected(self) -> list[Result]:
        """Decide as if all lengths were as expected and no append were a retry."""
        return self.decide({append.table_id: append.expected for append in reversed(self.appends)}, {})

    def decide(self, lengths: dict[str, int], numbers: Numbers) -> list[Result]:
        """Decide every append at tables of known lengths, which the caller has locked."""
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
        """Add the rows of an accepted append."""
        id, after = append.table_id, append.after
        self.entries += entry_rows(id, start, append.entries, at)
        if after.members:
            self.members |= {(identity, id) for identity in after.members}
        change = self.changes.setdefault(id, {"row": id, "status": None, "summary": None, "before": start})
        change["length"], change["at"] = length, append.entries[-1].at or at
        change["wake"] = after.wake
        change["status"] = after.status or change["status"]
        change["summary"] = after.summary or change["summary"]


def entry_rows(table_id: str, start: int, new: Sequence[Entry], at: int) -> list[dict[str, Any]]:
    """Return the rows of ``entries``, numbered from ``start``."""
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
    """Resolve the futures of appends, except those that were cancelled."""
    if isinstance(results, Exception):
        results = [StoreError(f"{type(results).__name__}: {results}")] * len(appends)
    for append, result in zip(appends, results, strict=True):
        if append.done.done():
            continue
        if isinstance(result, Receipt):
            append.done.set_result(result)
        else:
            append.done.set_exception(result)


def pause_before_retry(attempt: int) -> float:
    """Return how many seconds to wait after a failed attempt (counted from 0)."""
    return FIRST_PAUSE_SECONDS * 2.0**attempt


def is_temporary(error: Exception) -> bool:
    """Return whether a retry may succeed: after a lock, a lost connection or a lost race."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    text = str(error.orig if isinstance(error, DBAPIError) else error).lower()
    return lost or any(word in text for word in TEMPORARY)
