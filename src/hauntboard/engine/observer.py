"""Observation vectors: what a seat sees as numbers, written directly into memory.

The layout in ``observation.py`` of a game's folder defines the entries; ``encoder.py`` is generated from it.
"""

from __future__ import annotations

from typing import Any

from .state import State


class Observer:
    """Writes the observation vector of a seat. Every game has a subclass."""

    def __init__(self, size: int) -> None:
        self.size = size  # number of entries

    def write(self, state: State, seat: int, out: Any, at: int) -> None:
        """Write the vector of a seat (or ``SPECTATOR``) to ``out`` from index ``at``. It contains only what
        the seat can know."""

    def observe(self, state: State, seat: int) -> bytes:
        """Return the vector of a seat, one byte per entry."""
        cells = bytearray(self.size)
        self.write(state, seat, cells, 0)
        return bytes(cells)
