"""Vectors and arrays as plain memory.

Like ``native.py``, this file is for the interpreted build only; the compiled build takes the same names
from ``memory.pxd``.
"""

from __future__ import annotations

from typing import Any


def item(states: list[Any], i: int) -> Any:
    """Return an item of a list as a borrowed reference, to be cast and used at once."""
    return states[i]


def bytes_of(cells: Any) -> Any:
    """Return the memory of an array of bytes, valid as long as the array exists."""
    return cells


class Numbers:
    """An array whose items are read as Python integers."""

    def __init__(self, cells: Any) -> None:
        self.cells = cells

    def __getitem__(self, i: int) -> int:
        return int(self.cells[i])

    def __setitem__(self, i: int, value: int) -> None:
        self.cells[i] = value


def ints_of(cells: Any) -> Any:
    """Return the memory of an array of 32-bit integers."""
    return Numbers(cells)


def words_of(cells: Any) -> Any:
    """Return the memory of an array of 64-bit words."""
    return Numbers(cells)


def floats_of(cells: Any) -> Any:
    """Return the memory of an array of 32-bit floats."""
    return cells


def part_of(cells: Any, first: int, count: int) -> Any:
    """Return a part of an array of words for writing, set to 0."""
    part = cells.cells[first : first + count]
    part[:] = 0
    return Numbers(part)


# ---- entries of a vector of bytes -----------------------------------------------------------


def put_set(out: Any, at: int, size: int, bits: int) -> None:
    """Write ``size`` entries: 1 where the bit is set, else 0.

    >>> out = bytearray(b"xxxxx")
    >>> put_set(out, 1, 3, 0b101)
    >>> list(out)
    [120, 1, 0, 1, 120]
    """
    for i in range(size):
        out[at + i] = bits >> i & 1


def put_number(out: Any, at: int, value: int) -> None:
    """Write a number as one entry, at most 255."""
    out[at] = min(value, 255)


def one(value: int) -> int:
    """Return a word with one bit set, or 0 for a negative value.

    >>> one(3), one(-1)
    (8, 0)
    """
    return 1 << value if value >= 0 else 0
