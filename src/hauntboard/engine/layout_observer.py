"""Observation vectors straight from a layout, for games without a generated encoder.

``make fixtures`` writes the same code into ``encoder.py`` of a game's folder, where it is compiled.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

from . import memory, native
from .observation import CHOICE, NUMBER, ObservationLayout, Row
from .python_state import PythonObserver
from .state import State

WORD = 64  # bits that are written together

Encode = Callable[[State, int, bytearray, int], None]


class LayoutObserver(PythonObserver):
    """Writes the vectors of a layout by code that is generated when the first vector is written."""

    def __init__(self, layout: ObservationLayout, players: int) -> None:
        super().__init__(layout.size(players))
        self.layout, self.players = layout, players
        self.encode: Encode | None = None

    def vector(self, state: State, seat: int) -> bytearray:
        if self.encode is None:
            self.encode = encode_of(self.layout, self.players, type(state))
        cells = bytearray(self.size)
        self.encode(state, seat, cells, 0)
        return cells


def encode_of(layout: ObservationLayout, players: int, kind: type[State]) -> Encode:
    """Return the function that writes a vector. Sources may use every name of the module of the rules."""
    rules = sys.modules[kind.__module__]
    names: dict[str, Any] = {**vars(rules), "memory": memory, "native": native, "rules": rules}
    code = ["def encode(state, seat, out, at):", f"    players = {players}", *body_code(layout)]
    exec("\n".join(code), names)  # the layout is part of the game's own code
    encode: Encode = names["encode"]
    return encode


def body_code(layout: ObservationLayout) -> Iterator[str]:
    """Yield the statements that write the vector of a seat, after ``players`` has been set. A seat below 0
    sees what is public."""
    yield from ("    " + line for line in layout.setup)
    yield from ("    " + line for line in rows_code(layout, layout.shared))
    yield f"    at += {layout.start}"
    yield "    s = max(seat, 0)"
    yield "    for _ in range(players):"
    yield from ("        " + line for line in layout.each_setup)
    yield from ("        " + line for line in rows_code(layout, layout.each))
    yield f"        at += {layout.stride}"
    yield "        s = s + 1 if s + 1 < players else 0"


def rows_code(table: ObservationLayout, rows: tuple[Row, ...]) -> Iterator[str]:
    """Yield code that writes rows: bits are packed into words, numbers written one by one."""
    gathered: list[tuple[int, Row]] = []
    for at, row in table.placed(rows):
        if gathered and (row.kind == NUMBER or at + len(row.entries) - gathered[0][0] > WORD):
            yield from word_code(gathered)
            gathered = []
        if row.kind != NUMBER:
            gathered.append((at, row))
            continue
        yield f"# {row.name}"
        for i in range(len(row.entries)):
            yield f"memory.put_number(out, at + {at + i}, {row.source.replace('{i}', str(i))})"
    if gathered:
        yield from word_code(gathered)


def word_code(gathered: list[tuple[int, Row]]) -> Iterator[str]:
    """Yield code that packs the bits of several rows and writes them."""
    start = gathered[0][0]
    for at, row in gathered:
        source = f"memory.one({row.source})" if row.kind == CHOICE else f"({row.source})"
        bits = f"{source} & native.ones({len(row.entries)})"
        yield f"# {row.name}"
        yield f"word = {bits}" if at == start else f"word |= native.shift_left({bits}, {at - start})"
    last, row = gathered[-1]
    yield f"memory.put_set(out, at + {start}, {last + len(row.entries) - start}, word)"
