"""Clauses of the rules, for the rules page and for ``?`` during a match."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...engine.game import Game
from ...i18n import Speaker


def written_clauses(game: Game | type[Game], speaker: Speaker) -> list[str]:
    """Return the clauses that have a text, in reading order."""
    return [clause for clause in game.clauses if speaker.has(f"{game.prefix}-rule-{clause}")]


def find_clause(game: Game | type[Game], text: str, speaker: Speaker) -> str | None:
    """Return the clause with this id in any case, or None.

    >>> from hauntboard.games import game_type
    >>> find_clause(game_type("template"), "c2", Speaker("en"))
    'C2'
    """
    written = written_clauses(game, speaker)
    return next((clause for clause in written if clause.lower() == text.lower()), None)


def similar(clauses: list[str], text: str) -> list[str]:
    """Return the clauses with a similar id, or all of them.

    >>> similar(["G1", "G2", "T4"], "G14")
    ['G1']
    """
    ids = {clause.lower(): clause for clause in clauses}
    found = difflib.get_close_matches(text.lower(), ids, n=5, cutoff=0.5)
    return sorted((ids[id] for id in found), key=clauses.index) or clauses


def clause_text(game: Game | type[Game], clause: str, speaker: Speaker) -> RenderableType:
    """Return one clause: id and title, the rule, and our decision where the rulebook leaves it open."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold cyan", no_wrap=True, min_width=4)
    grid.add_column()
    for left, right in clause_rows(game, clause, speaker):
        grid.add_row(left, right)
    return grid


def clause_rows(game: Game | type[Game], clause: str, speaker: Speaker) -> Iterator[tuple[str, Text]]:
    """Yield the left and right cells of a clause."""
    id = f"{game.prefix}-rule-{clause}"
    if speaker.has(f"{id}.title"):
        yield clause, Text(speaker.text(f"{id}.title"), style="bold")
        clause = ""
    yield clause, Text(speaker.text(id))
    if speaker.has(f"{id}.decision"):
        word = speaker.text("rules-decision")
        yield "", Text.assemble((f"{word}: ", "bold yellow"), speaker.text(f"{id}.decision"))
