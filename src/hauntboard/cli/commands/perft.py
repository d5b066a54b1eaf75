"""``hauntboard perft``: counts action sequences in the compiled and the pure-Python build side by side."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer
from rich.table import Table

from ...engine import build_mode
from ...engine import perft as counting
from ...engine.game import Game
from .. import completion
from ..console import Console, UsageError, build_command
from ..options import GameArgument, GameOptions, Players
from ..progress import progress_bar
from ..usage import Command

BUILDS = ("both", "compiled", "interpreted")

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-perft")
def perft(
    ctx: typer.Context,
    game_name: GameArgument,
    deal: Annotated[str, typer.Option("--deal", metavar="MOVES", help="cli-help-perft-deal")] = "",
    depth: Annotated[int, typer.Option("--depth", "-d", metavar="N", help="cli-help-perft-depth")] = 2,
    players: Players = None,
    options: GameOptions = None,
    build: Annotated[
        str,
        typer.Option(
            "--build",
            metavar="|".join(BUILDS),
            help="cli-help-perft-build",
            autocompletion=lambda incomplete: completion.starting(incomplete, BUILDS),
        ),
    ] = "both",
) -> int:
    """Print the counts; return 1 if the two builds disagree."""
    console: Console = ctx.obj
    if build not in BUILDS:
        raise UsageError("cli-bad-choice", value=build, allowed=", ".join(BUILDS))
    if depth < 0:
        raise UsageError("cli-perft-bad-depth")
    game = console.load(game_name, players, options)
    actions = [game.parse(word, 0) for word in deal.split()]
    check_deal(game, actions)
    if build != "interpreted":
        console.note_build()
    columns = {name: measured(console, rules_of(name), game, depth, actions) for name in chosen_builds(build)}
    console.out.print(counts_table(console, columns, depth))
    first, *others = [counts for counts, _ in columns.values()]
    if any(counts != first for counts in others):
        console.print_error(console.text("cli-perft-differ"))
        return 1
    return 0


def chosen_builds(build: str) -> list[str]:
    """Return the builds to count with; "both" means those that are installed."""
    if build == "interpreted":
        return ["interpreted"]
    if not build_mode.is_compiled():
        if build == "compiled":
            raise UsageError("cli-not-compiled", command=build_command())
        return ["interpreted"]
    return ["compiled", "interpreted"] if build == "both" else ["compiled"]


def rules_of(build: str) -> tuple[Any, Any]:
    """Return ``load`` and ``perft_parts`` of one build."""
    if build == "interpreted":
        return build_mode.interpreted_twin("games").load, build_mode.interpreted_twin(
            "engine.perft"
        ).perft_parts
    from ...games import load

    return load, counting.perft_parts


def measured(
    console: Console, build: tuple[Any, Any], game: Game, depth: int, deal: list[int]
) -> tuple[list[int], float]:
    """Return the counts for every depth, and the seconds they took."""
    load, parts = build
    state = load(game.name, game.players, game.options).new_state()
    started, counts = time.perf_counter(), []
    for length in range(depth + 1):
        counts.append(0)
        with progress_bar(console, None, "cli-perft-counting") as on_progress:
            for number, (count, total) in enumerate(parts(state, length, deal), start=1):
                counts[-1] += count
                if on_progress is not None:
                    on_progress(number, total)
    return counts, time.perf_counter() - started


def check_deal(game: Game, actions: list[int]) -> None:
    """Raise :class:`UsageError` if the deal is impossible before the first decision."""
    state = game.new_state()
    for action in actions:
        if not state.at_chance():
            return
        if action not in state.legal_actions():
            raise UsageError("cli-perft-bad-deal", text=game.text(action))
        state.apply(action)


def counts_table(console: Console, columns: dict[str, tuple[list[int], float]], depth: int) -> Table:
    """Return a table with one line per depth and one column per build."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(console.text("cli-perft-depth"), justify="right")
    for name in columns:
        table.add_column(console.text(f"cli-build-{name}"), justify="right")
    for d in range(depth + 1):
        table.add_row(str(d), *(str(counts[d]) for counts, _ in columns.values()))
    table.add_row(
        console.text("cli-perft-time"), *(f"{seconds:.2f} s" for _, seconds in columns.values()), style="dim"
    )
    return table
