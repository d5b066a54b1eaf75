"""``hauntboard simulate``: plays many matches between bots and prints a table of results."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from ... import bots as bot_kinds
from ...engine.game import Game
from ...engine.match import Match
from ...engine.record import from_match, to_text
from ...experiments.simulation import simulate as simulation
from ...experiments.simulation.report import CardFigures, SeatFigures, SimulationReport
from ..console import Console
from ..files import naming
from ..options import (
    AsJson,
    GameArgument,
    GameOptions,
    Jobs,
    Matches,
    Players,
    Results,
    SeatBots,
    Seed,
    check_jobs,
    split_names,
)
from ..progress import progress_bar
from ..usage import Command

app = typer.Typer(add_completion=False)


def bot_names(kinds: Sequence[str]) -> list[str]:
    """Return a name for every bot: its kind, numbered where several bots share it.

    >>> bot_names(["random", "greedy", "random"])
    ['Random 1', 'Greedy', 'Random 2']
    """
    names = []
    for seat, kind in enumerate(kinds):
        number = f" {kinds[: seat + 1].count(kind)}" if kinds.count(kind) > 1 else ""
        names.append(kind.capitalize() + number)
    return names


@app.command(cls=Command, help="cli-help-simulate")
def simulate(
    ctx: typer.Context,
    game_name: GameArgument,
    players: Players = None,
    matches: Matches = 1000,
    seed: Seed = 1,
    options: GameOptions = None,
    bots: SeatBots = "",
    records: Annotated[
        Path | None, typer.Option("--records", metavar="FILE", help="cli-help-simulate-records")
    ] = None,
    results: Results = None,
    as_json: AsJson = False,
    jobs: Jobs = 1,
) -> int:
    """Play the matches and print the results."""
    console: Console = ctx.obj
    game = console.load(game_name, players, options)
    names = simulation.seat_bots(game, split_names(bots) or [bot_kinds.default_for(game.name)])
    check_jobs(jobs)
    if not as_json:
        console.note_build()
    with (
        console.keeping(results),
        progress_bar(console, matches) as on_progress,
        record_file(game, bot_names(names), records) as on_match,
    ):
        result = simulation.simulate(
            game, matches, seed, names, jobs, on_progress, on_match=on_match, results=results
        )
    if as_json:
        console.out.file.write(json.dumps(as_data(game, seed, result), indent=2) + "\n")
    else:
        show(console, game, result)
    return 0


def as_data(game: Game, seed: int, result: SimulationReport) -> dict[str, Any]:
    """Return the settings and the results, without the time: equal calls give equal output."""
    results = result.as_json()
    results.pop("seconds", None)
    settings = {"game": game.name, "players": game.players, "options": game.options, "seed": seed}
    return {**settings, **results}


@contextlib.contextmanager
def record_file(
    game: Game, names: list[str], path: Path | None
) -> Iterator[Callable[[int, list[int]], None] | None]:
    """Yield a function that writes each match to the file, or None without a file."""
    if path is None:
        yield None
        return
    with naming(path), path.open("w", encoding="utf-8") as file:

        def write(index: int, actions: list[int]) -> None:
            record = from_match(Match(game).extend(actions), names)
            file.write(("\n" if index else "") + to_text(record))

        yield write


# ---- the report ---------------------------------------------------------------------------


def show(console: Console, game: Game, result: SimulationReport) -> None:
    """Print the results as tables."""
    console.print_game(game)
    console.out.print(
        console.text("cli-simulate-games", count=result.games, seconds=console.number(result.seconds, 1))
    )
    console.out.print()
    console.out.print(figures_table(console, result.seats, by_seat=True))
    if 1 < len(result.bots) < len(result.seats):
        console.out.print()
        console.out.print(figures_table(console, result.bots, by_seat=False))
    console.out.print()
    mean, sd = console.number(result.moves_mean, 1), console.number(result.moves_sd, 1)
    length = console.text("cli-simulate-moves", mean=mean, sd=sd)
    if result.rounds_mean is not None:
        mean, sd = console.number(result.rounds_mean, 2), console.number(result.rounds_sd or 0.0, 2)
        length += " " + console.text("cli-simulate-rounds", mean=mean, sd=sd)
    console.out.print(length)
    if result.cards:
        console.out.print()
        console.out.print(cards_table(console, game, result.cards))


def figures_table(console: Console, figures: list[SeatFigures], by_seat: bool) -> Table:
    """Return win rates and scores, by seat or by bot."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    if by_seat:
        table.add_column(console.text("cli-simulate-seat"), justify="right")
    table.add_column(console.text("cli-simulate-bot"))
    for id in ("won", "rate", "interval", "score"):
        table.add_column(console.text(f"cli-simulate-{id}"), justify="right")
    for row in figures:
        seat = [str(row.seats[0] + 1)] if by_seat else []
        table.add_row(
            *seat,
            row.bot,
            str(row.won),
            *shares(console, row),
            f"{console.number(row.score_mean, 2)} ± {console.number(row.score_sd, 2)}",
        )
    return table


def shares(console: Console, row: SeatFigures | CardFigures) -> list[str]:
    """Return a win rate and its interval, in per cent."""
    percent = console.speaker.percent
    return [percent(row.rate, 1), f"{console.number(100 * row.low, 1)} – {percent(row.high, 1)}"]


def cards_table(console: Console, game: Game, figures: list[CardFigures]) -> Table:
    """Return how often each card was in play and bought, and how often its buyers won."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(console.text("cli-simulate-card"), no_wrap=True)
    heads = ("cli-simulate-in-play", "cli-simulate-bought", "cli-simulate-won-with", "cli-simulate-interval")
    for id in heads:
        table.add_column(console.text(id), justify="right")
    for row in figures:
        name = console.text(f"{game.prefix}-card-{row.card}-name")
        won = shares(console, row) if row.bought else ["–", "–"]
        bought = console.speaker.percent(row.buying, 1)
        table.add_row(f"{row.card:2} {name}", str(row.games), bought, *won)
    return table
