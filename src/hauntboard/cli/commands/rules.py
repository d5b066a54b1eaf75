"""``hauntboard rules``: the rules page, one clause, or the cards."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...engine.game import Game
from ...games import game_type
from ...i18n import Speaker
from ..console import Console, UsageMistake
from ..terminal import board_of

READING_WIDTH = 88  # longer lines are tiring


def command(console: Console, game_name: str, clause: str, cards: bool) -> int:
    """Print what was asked for."""
    game = game_type(game_name)
    speaker = console.speaker
    width = min(READING_WIDTH, console.out.width)
    if clause:
        found = find_clause(game, clause)
        if found is None:
            raise UsageMistake("cli-no-clause", clause=clause, near=", ".join(near(game, clause)))
        console.out.print(clause_text(game, found, speaker), width=width)
    elif cards:
        console.out.print(board_of(game).cards(speaker), width=width)
    else:
        for part in page(game, speaker):
            console.out.print(Padding(part, (0, 0, 1, 0)), width=width)
    return 0


def find_clause(game: Game | type[Game], text: str) -> str | None:
    """The clause of an id, however it is written.

    >>> from hauntboard.games import game_type
    >>> find_clause(game_type("13-ghosts"), "g12B")
    'G12b'
    """
    return next((clause for clause in game.clauses if clause.lower() == text.lower()), None)


def near(game: type[Game], text: str) -> list[str]:
    """Clauses that look like what was asked for, or all of them.

    >>> from hauntboard.games import game_type
    >>> near(game_type("13-ghosts"), "G14")[0]
    'G1'
    """
    ids = {clause.lower(): clause for clause in game.clauses}
    found = difflib.get_close_matches(text.lower(), ids, n=5, cutoff=0.5)
    return sorted((ids[id] for id in found), key=game.clauses.index) or list(game.clauses)


def clause_text(game: Game | type[Game], clause: str, speaker: Speaker) -> RenderableType:
    """One clause: id and title, the rule, and what we decided."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold cyan", no_wrap=True, min_width=4)
    grid.add_column()
    for left, right in clause_rows(game, clause, speaker):
        grid.add_row(left, right)
    return grid


def clause_rows(game: Game | type[Game], clause: str, speaker: Speaker) -> Iterator[tuple[str, Text]]:
    """Id and title, the rule, our decision: what stands left and right."""
    id = f"{game.prefix}-rule-{clause}"
    yield clause, Text(speaker.text(f"{id}.title"), style="bold")
    yield "", Text(speaker.text(id))
    if speaker.has(f"{id}.decision"):
        word = speaker.text(f"{game.prefix}-rules-decision")
        yield "", Text.assemble((f"{word}: ", "bold yellow"), speaker.text(f"{id}.decision"))


def page(game: type[Game], speaker: Speaker) -> Iterator[RenderableType]:
    """The whole rules page, part by part."""
    prefix, board = game.prefix, board_of(game)
    yield Text(speaker.text(f"{prefix}-rules-title"), style="bold underline")
    yield Text(speaker.text(f"{prefix}-rules-intro"))
    yield titled(speaker.text(f"{prefix}-rules-section-cards"), board.cards(speaker))
    for section in board.sections:
        first = True
        for clause in game.clauses:
            if clause.startswith(section.letter):
                text = clause_text(game, clause, speaker)
                yield titled(speaker.text(section.title), text) if first else text
                first = False
    yield titled(speaker.text(f"{prefix}-rules-section-examples"), examples(prefix, speaker))
    yield Text(speaker.text(f"{prefix}-rules-credits"), style="dim")


def titled(title: str, body: RenderableType) -> RenderableType:
    """A part of the page with its title."""
    return Group(Text(title, style="bold underline"), Text(), body)


def examples(prefix: str, speaker: Speaker) -> RenderableType:
    """The worked examples, numbered."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="dim", no_wrap=True, min_width=4)
    grid.add_column()
    if speaker.has(f"{prefix}-examples-intro"):
        grid.add_row("", Text(speaker.text(f"{prefix}-examples-intro")))
    number = 1
    while speaker.has(f"{prefix}-example-{number}"):
        grid.add_row(str(number), Text(speaker.text(f"{prefix}-example-{number}")))
        number += 1
    return grid
