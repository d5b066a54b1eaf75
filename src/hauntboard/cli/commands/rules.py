"""``hauntboard rules``: prints the rules page, one clause, or the cards."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from itertools import count, groupby, takewhile
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
from ..terminal.clauses import clause_text, find_clause, written_clauses
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
        found = find_clause(game, clause, speaker)
        if found is None:
            near = similar(written_clauses(game, speaker), clause)
            raise UsageError("cli-no-clause", clause=clause, near=", ".join(near) or "–")
        console.out.print(clause_text(game, found, speaker), width=width)
        return 0
    if cards:
        parts = [part] if (part := board_of(game).cards(speaker)) is not None else []
    else:
        parts = [Padding(part, (0, 0, 1, 0)) for part in page(game, speaker)]
    if not parts:
        name = console.game_name(game_name)
        console.print_error(console.text("cli-no-cards" if cards else "cli-no-rules", game=name))
        return 1
    for part in parts:
        console.out.print(part, width=width)
    return 0


def similar(clauses: list[str], text: str) -> list[str]:
    """Return the clauses with a similar id, or all of them.

    >>> similar(["G1", "G2", "T4"], "G14")
    ['G1']
    """
    ids = {clause.lower(): clause for clause in clauses}
    found = difflib.get_close_matches(text.lower(), ids, n=5, cutoff=0.5)
    return sorted((ids[id] for id in found), key=clauses.index) or clauses


def page(game: type[Game], speaker: Speaker) -> Iterator[RenderableType]:
    """Yield the parts of the rules page that the game has words for."""
    prefix, cards = game.prefix, board_of(game).cards(speaker)
    if speaker.has(f"{prefix}-rules-title"):
        yield Text(speaker.text(f"{prefix}-rules-title"), style="bold underline")
    if speaker.has(f"{prefix}-rules-intro"):
        yield Text(speaker.text(f"{prefix}-rules-intro"))
    if cards is not None:
        yield titled(f"{prefix}-rules-section-cards", cards, speaker)
    for letter, clauses in groupby(written_clauses(game, speaker), key=lambda clause: clause[0]):
        first, *others = (clause_text(game, clause, speaker) for clause in clauses)
        yield titled(f"{prefix}-rules-section-{letter}", first, speaker)
        yield from others
    if speaker.has(f"{prefix}-example-1"):
        yield titled("rules-examples", examples(prefix, speaker), speaker)
    if speaker.has(f"{prefix}-rules-credits"):
        yield Text(speaker.text(f"{prefix}-rules-credits"), style="dim")


def titled(id: str, body: RenderableType, speaker: Speaker) -> RenderableType:
    """Return a part of the page below its title, if it has one."""
    return Group(Text(speaker.text(id), style="bold underline"), Text(), body) if speaker.has(id) else body


def examples(prefix: str, speaker: Speaker) -> RenderableType:
    """Return the worked examples, numbered."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style="dim", no_wrap=True, min_width=4)
    grid.add_column()
    if speaker.has(f"{prefix}-examples-intro"):
        grid.add_row("", Text(speaker.text(f"{prefix}-examples-intro")))
    ids = takewhile(speaker.has, (f"{prefix}-example-{number}" for number in count(1)))
    for number, id in enumerate(ids, start=1):
        grid.add_row(str(number), Text(speaker.text(id)))
    return grid
