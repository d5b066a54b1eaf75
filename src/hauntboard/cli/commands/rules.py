"""``hauntboard rules``: prints the rules page, one clause, or the cards."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.padding import Padding

from ...games import game_type
from .. import completion
from ..console import Console, UsageError
from ..options import GameArgument
from ..terminal import board_of
from ..terminal.clauses import clause_text, find_clause, similar, written_clauses
from ..terminal.rules_page import page
from ..usage import Command

READING_WIDTH = 88  # longer lines are tiring

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-rules")
def rules(
    ctx: typer.Context,
    game_name: GameArgument,
    clause: Annotated[
        str,
        typer.Argument(
            metavar="[CLAUSE]",
            help="cli-help-rules-clause",
            show_default=False,
            autocompletion=completion.clauses,
        ),
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
