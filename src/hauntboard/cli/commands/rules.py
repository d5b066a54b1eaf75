"""``hauntboard rules``: prints the rules page, one clause, or the cards."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Annotated

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...engine.game import Game
from ...games import game_type
from ...i18n import Speaker
from ..console import Console, UsageError
from ..options import GameArgument
from ..terminal import board_of
from ..terminal.clauses import clause_text, find_clause
from ..usage import Command

READING_WIDTH = 88  # longer lines are tiring

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-rules")
def rules(
    ctx: typer.Context,
    game_name: GameArgument,
    clause: Annotated[
        str, typer.Argument(metavar="[CLAUSE]", help="cli-help-rules-clause", show_default=False)
    ] = "",
    cards: Annotated[bool, typer.Option("--cards", help="cli-help-rules-cards")] = False,
) -> int:
    """Print one clause, the cards or the whole page."""
    console: Console = ctx.obj
    game = game_type(game_name)
    speaker = console.speaker
    width = min(READING_WIDTH, console.out.width)
    if clause:
        found = find_clause(game, clause)
        if found is None:
            raise UsageError("cli-no-clause", clause=clause, near=", ".join(near(game, clause)))
        console.out.print(clause_text(game, found, speaker), width=width)
    elif cards:
        console.out.print(board_of(game).cards(speaker), width=width)
    else:
        for part in page(game, speaker):
            console.out.print(Padding(part, (0, 0, 1, 0)), width=width)
    return 0


def near(game: type[Game], text: str) -> list[str]:
    """Return the clauses with a similar id, or all of them.

    >>> from hauntboard.games import game_type
    >>> near(game_type("template"), "C14")[0]
    'C1'
    """
    ids = {clause.lower(): clause for clause in game.clauses}
    found = difflib.get_close_matches(text.lower(), ids, n=5, cutoff=0.5)
    return sorted((ids[id] for id in found), key=game.clauses.index) or list(game.clauses)


def page(game: type[Game], speaker: Speaker) -> Iterator[RenderableType]:
    """Yield the parts of the rules page."""
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
    """Return a part of the page below its title."""
    return Group(Text(title, style="bold underline"), Text(), body)


def examples(prefix: str, speaker: Speaker) -> RenderableType:
    """Return the worked examples, numbered."""
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
