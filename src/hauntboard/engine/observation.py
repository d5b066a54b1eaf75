"""The table of a game's observation vector: what stands in which entry, and where it comes from.

A game has one :class:`ObservationLayout` (``observation.py`` in its folder). The code that writes the vector
(``encoder.py`` and its ``.pxd``) and ``docs/observations.md`` are made from it by ``make fixtures``; a test
sees that they are current.

A vector begins with the rows about the table; then come the rows about a seat once for every seat, the
viewer's own first and the others clockwise. Entries are bytes from 0 to 255.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

FLAGS, CHOICE, SET, NUMBER = "flags", "choice", "set", "number"
RANGES = {FLAGS: "0 or 1 each", CHOICE: "one of them 1, or none", SET: "0 or 1 each", NUMBER: "0 to 255"}


@dataclass(frozen=True)
class Row:
    """Some entries that belong together.

    ``source`` is the code that tells their value: for a set or flags a mask, one bit for each entry, for a
    choice the entry that is 1 (below 0: none). For numbers it may hold ``{i}``, the number of the entry.
    """

    name: str
    kind: str
    entries: tuple[str, ...]  # their names
    source: str
    meaning: str


@dataclass(frozen=True)
class VectorEntry:
    """One number of a vector."""

    index: int
    name: str
    kind: str
    meaning: str


def row(kind: str, name: str, entries: str | Iterable[object], source: str, meaning: str) -> Row:
    """A row; the entries' names as words of a text, or anything that can be listed."""
    names = entries.split() if isinstance(entries, str) else [str(entry) for entry in entries]
    if kind in (CHOICE, SET) and len(names) < 2:  # a text like "abc" is one word, not three
        raise ValueError(f"{name}: {names} leaves nothing to tell apart")
    return Row(name, kind, tuple(names), source, meaning)


@dataclass(frozen=True)
class ObservationLayout:
    """All rows of a game's vector, and what their sources need to know."""

    state: str  # the class of the state
    shared: tuple[Row, ...]
    each: tuple[Row, ...]
    imports: tuple[str, ...] = ()  # constants out of cards.py
    setup: tuple[str, ...] = ()  # code before the shared rows
    each_setup: tuple[str, ...] = ()  # code before the rows of a seat
    types: tuple[tuple[str, str], ...] = ()  # C types of the names in the code
    notes: tuple[str, ...] = ()  # what a reader of the vector should know

    @property
    def start(self) -> int:
        """Where the seats begin."""
        return sum(len(row.entries) for row in self.shared)

    @property
    def stride(self) -> int:
        """Entries for each seat."""
        return sum(len(row.entries) for row in self.each)

    def size(self, players: int) -> int:
        """Entries of a vector."""
        return self.start + players * self.stride

    def placed(self, rows: Sequence[Row]) -> Iterator[tuple[int, Row]]:
        """Rows with where they begin."""
        at = 0
        for row in rows:
            yield at, row
            at += len(row.entries)

    def entries(self, players: int) -> list[VectorEntry]:
        """Every entry of a vector in order. Seats are counted from the viewer: ``seat0`` is its own."""
        parts = [("", 0, self.shared)]
        parts += [(f"seat{k}.", self.start + k * self.stride, self.each) for k in range(players)]
        return [
            VectorEntry(base + at + i, f"{prefix}{row.name}.{name}", row.kind, row.meaning)
            for prefix, base, rows in parts
            for at, row in self.placed(rows)
            for i, name in enumerate(row.entries)
        ]

    def where(self, name: str, seat: int = 0) -> slice:
        """The entries of a row; for one about seats those of the seat so many places after the viewer."""
        for base, rows in ((0, self.shared), (self.start + seat * self.stride, self.each)):
            for at, row in self.placed(rows):
                if row.name == name:
                    return slice(base + at, base + at + len(row.entries))
        raise KeyError(name)
