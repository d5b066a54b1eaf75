"""What a seat sees as numbers, written straight into memory.

What the entries mean says the game's table (``observation.py`` in its folder); the writing code is made
from that table (``encoder.py``).
"""

from __future__ import annotations

from typing import Any

from .state import State


class Observer:
    """Writes the observation vector of a seat; a subclass for each game."""

    def __init__(self, size: int) -> None:
        self.size = size  # entries of the vector

    def write(self, state: State, seat: int, out: Any, at: int) -> None:
        """Write the vector of a seat (or ``SPECTATOR``) into bytes that begin at ``out[at]``. A seat is told
        only what it can know."""

    def observe(self, state: State, seat: int) -> bytes:
        """The vector of a seat, one byte for each entry."""
        cells = bytearray(self.size)
        self.write(state, seat, cells, 0)
        return bytes(cells)
