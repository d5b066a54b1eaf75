"""Arrays and many states as plain memory. Like ``native.py`` this file serves the interpreted form only; the
compiled form takes the same names from ``memory.pxd``."""

from __future__ import annotations

from typing import Any

from . import native


def new_shelf(like: Any, count: int) -> Any:
    """Room for so many states of one kind."""
    return [None] * count


def lay(shelf: list[Any], i: int, state: Any) -> None:
    """Lay a state on the shelf."""
    native.put_block(shelf, i, state)


def take(shelf: list[Any], i: int, state: Any) -> None:
    """Make a state equal to one on the shelf."""
    native.take_block(shelf, i, state)


def bytes_of(cells: Any) -> Any:
    """A shelf or an array of bytes, as memory that stays valid as long as the array is kept."""
    return cells


def ints_of(cells: Any) -> Any:
    """The same for an array of 32-bit integers."""
    return cells


def words_of(cells: Any) -> Any:
    """The same for an array of 64-bit words."""
    return cells


def floats_of(cells: Any) -> Any:
    """The same for an array of 32-bit floats."""
    return cells
