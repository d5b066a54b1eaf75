"""Writes every game's observation encoder, and the page about the vectors, from the layout tables.

python tools/observations.py src/hauntboard/games docs/research/observations.md
"""

from __future__ import annotations

import sys
from pathlib import Path

from hauntboard.engine.layout_observer import body_code
from hauntboard.engine.observation import RANGES, ObservationLayout, Row
from hauntboard.games import GAMES, plugin

NOTE = "written by `make fixtures` from the games' tables (`observation.py`); change those."


def encoded(games: Path) -> dict[str, tuple[Path, ObservationLayout]]:
    """Return the folder and the layout of every game with a generated encoder. Other games, such as drafts,
    write their vectors straight from the layout."""
    found = {}
    for name, game in GAMES.items():
        folder = games / plugin(name).folder
        if plugin(name).folder and (folder / "encoder.py").exists() and game.observations:
            found[name] = folder, game.observations
    return found


# ---- code -----------------------------------------------------------------------------------


U64 = "unsigned long long"


def uses_rules(table: ObservationLayout) -> bool:
    """Return whether the code uses names of the rules besides the state."""
    rows = (*table.shared, *table.each)
    return any("rules." in text for text in (*(row.source for row in rows), *table.setup, *table.each_setup))


def module(table: ObservationLayout) -> str:
    """Return the encoder's Python source."""
    lines = [
        f'"""The observation vector of a seat, {NOTE}"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any",
        "",
        "import cython",
        "",
        "from ...engine import memory, native",
        "from ...engine.observer import Observer",
        "from ...engine.state import State",
    ]
    if uses_rules(table):
        lines.append("from . import rules")
    if table.imports:
        lines.append(f"from .cards import {', '.join(sorted(table.imports))}")
    lines += [
        f"from .rules import {table.state}",
        "",
        "",
        "class Encoder(Observer):",
        '    """Writes the observation vector; ``observation.TABLE`` explains its entries."""',
        "",
        "    def write(self, state: State, seat: int, out: Any, at: int) -> None:",
        f"        encode(cython.cast({table.state}, state), seat, out, at)",
        "",
        "",
        f"def encode(state: {table.state}, seat: int, out: Any, at: int) -> None:",
        '    """Write the vector of a seat; a seat below 0 sees what is public."""',
        "    players = state.players",
        *body_code(table),
    ]
    return "\n".join(lines) + "\n"


def declarations(table: ObservationLayout) -> str:
    """Return the encoder's C declarations."""
    types = [
        f"{name}={quoted(kind)}" for names, kind in (("word", U64), *table.types) for name in names.split()
    ]
    lines = [
        f"# {NOTE.capitalize()}",
        "cimport cython",
        "",
        "from ...engine cimport memory, native",
        "from ...engine.observer cimport Observer",
        "from ...engine.state cimport State",
        *(["from . cimport rules"] if uses_rules(table) else []),
        f"from .rules cimport {table.state}",
        "",
        *([f"cdef int {', '.join(sorted(table.imports))}", ""] if table.imports else []),
        "@cython.final",
        "cdef class Encoder(Observer):",
        "    pass",
        "",
        f"@cython.locals(players=int, s=int, _=int, {', '.join(types)})",
        f"cdef void encode({table.state} state, int seat, unsigned char* out, Py_ssize_t at) noexcept nogil",
    ]
    return "\n".join(lines) + "\n"


def quoted(kind: str) -> str:
    """Return a C type as an argument."""
    return kind if kind.isidentifier() else f'"{kind}"'


# ---- page -----------------------------------------------------------------------------------

INTRODUCTION = """# Observation vectors

What a seat sees, as numbers: `game.observer().observe(state, seat)` gives one byte for each entry, the
environments give NumPy arrays of type `uint8`. A vector holds only what the seat can know and what the
table shows now, not what happened before. `game.observations.entries(players)` lists every entry with its
name, `game.observations.where("hand", seat=0)` returns the place of a row.

First come the entries about the table, then the same entries for each seat: seat 0 is the viewer, seat 1
the next clockwise, and so on, so a policy trained in one seat can play in any. In a *choice* row one entry
is 1; if nothing is chosen or known, all are 0. Numbers above 255 are written as 255.
"""


def page(games: Path) -> str:
    """Return the page about all games' vectors."""
    parts = [f"<!-- {NOTE.capitalize()} -->", INTRODUCTION]
    for name, (_, table) in encoded(games).items():
        game = GAMES[name]
        sizes = ", ".join(f"{table.size(players)} with {players} players" for players in game.player_counts)
        parts.append(f"## {name}\n\nEntries: {sizes}.\n")
        parts += [f"- {note}" for note in table.notes]
        parts.append(f"\n### About the table: 0 to {table.start - 1}\n\n" + rows_page(table, table.shared))
        head = (
            f"### About each seat: {table.stride} entries, of seat k from {table.start} + {table.stride} k on"
        )
        parts.append(f"{head}\n\n" + rows_page(table, table.each))
    return "\n".join(parts) + "\n"


def rows_page(table: ObservationLayout, rows: tuple[Row, ...]) -> str:
    """Return rows as a Markdown table."""
    lines = ["| entries | name | values | meaning |", "|---|---|---|---|"]
    for at, row in table.placed(rows):
        last = at + len(row.entries) - 1
        place = f"{at}" if last == at else f"{at}–{last}"
        lines.append(f"| {place} | `{row.name}` | {RANGES[row.kind]} | {row.meaning}: {names(row)} |")
    return "\n".join(lines) + "\n"


def names(row: Row) -> str:
    """Return the names of the entries; a long row is shortened."""
    shown = [f"`{name}`" for name in row.entries]
    return ", ".join(shown if len(shown) <= 12 else [*shown[:6], "…", shown[-1]])


def files(games: Path, docs: Path) -> dict[Path, str]:
    """Return the text of every generated file by path."""
    made = {docs: page(games)}
    for folder, table in encoded(games).values():
        made[folder / "encoder.py"] = module(table)
        made[folder / "encoder.pxd"] = declarations(table)
    return made


if __name__ == "__main__":
    for path, text in files(Path(sys.argv[1]), Path(sys.argv[2])).items():
        path.write_text(text, encoding="utf-8")
