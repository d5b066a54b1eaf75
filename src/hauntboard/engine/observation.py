"""The layout of a game's observation vector: the meaning and source of every entry.

Every game has one :class:`ObservationLayout` (``observation.py`` in its folder). ``make fixtures`` generates
the code that writes the vector (``encoder.py`` and its ``.pxd``) and ``docs/research/observations.md`` from
it; a test checks that they are current.

A vector begins with the rows about the table; the rows about a seat follow once per seat, the viewer's
first and the others clockwise. Entries are bytes from 0 to 255.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

FLAGS, CHOICE, SET, NUMBER = "flags", "choice", "set", "number"
RANGES = {FLAGS: "0 or 1 each", CHOICE: "one of them 1, or none", SET: "0 or 1 each", NUMBER: "0 to 255"}


@dataclass(frozen=True)
class Row:
    """Entries that belong together.

    ``source`` is the expression of their value: for a set or flags a mask with one bit per entry, for a
    choice the index of the entry that is 1 (negative: none). For numbers it may contain ``{i}``, the index
    of the entry.
    """

    name: str
    kind: str
    entries: tuple[str, ...]  # their names
    source: str
    meaning: str


@dataclass(frozen=True)
class VectorEntry:
    """One entry of a vector."""

    index: int
    name: str
    kind: str
    meaning: str


def row(kind: str, name: str, entries: str | Iterable[object], source: str, meaning: str) -> Row:
    """Return a row; the names of its entries are the words of a text, or the items of an iterable."""
    names = entries.split() if isinstance(entries, str) else [str(entry) for entry in entries]
    if kind in (CHOICE, SET) and len(names) < 2:  # a text like "abc" is one word, not three
        raise ValueError(f"{name}: a {kind} needs at least two entries, not {names}")
    return Row(name, kind, tuple(names), source, meaning)


@dataclass(frozen=True)
class ObservationLayout:
    """All rows of a game's vector, and the code that their sources need."""

    state: str  # the class of the state
    shared: tuple[Row, ...]
    each: tuple[Row, ...]
    imports: tuple[str, ...] = ()  # constants from cards.py
    setup: tuple[str, ...] = ()  # code before the shared rows
    each_setup: tuple[str, ...] = ()  # code before the rows of a seat
    types: tuple[tuple[str, str], ...] = ()  # C types of the names in the code
    notes: tuple[str, ...] = ()  # remarks for the documentation

    @property
    def start(self) -> int:
        """Index of the first entry about a seat."""
        return sum(len(row.entries) for row in self.shared)

    @property
    def stride(self) -> int:
        """Number of entries per seat."""
        return sum(len(row.entries) for row in self.each)

    def size(self, players: int) -> int:
        """Return the number of entries of a vector."""
        return self.start + players * self.stride

    def placed(self, rows: Sequence[Row]) -> Iterator[tuple[int, Row]]:
        """Yield rows with the index of their first entry."""
        at = 0
        for row in rows:
            yield at, row
            at += len(row.entries)

    def entries(self, players: int) -> list[VectorEntry]:
        """Return all entries of a vector in order. Seats count from the viewer, ``seat0``."""
        parts = [("", 0, self.shared)]
        parts += [(f"seat{k}.", self.start + k * self.stride, self.each) for k in range(players)]
        return [
            VectorEntry(base + at + i, f"{prefix}{row.name}.{name}", row.kind, row.meaning)
            for prefix, base, rows in parts
            for at, row in self.placed(rows)
            for i, name in enumerate(row.entries)
        ]

    def where(self, name: str, seat: int = 0) -> slice:
        """Return the entries of a row; ``seat`` counts clockwise from the viewer. Raise :class:`KeyError`."""
        for base, rows in ((0, self.shared), (self.start + seat * self.stride, self.each)):
            for at, row in self.placed(rows):
                if row.name == name:
                    return slice(base + at, base + at + len(row.entries))
        raise KeyError(name)
