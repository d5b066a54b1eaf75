"""``hauntboard simulate``: many matches between bots, and a table of what came of them."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rich import box
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ... import bots as bot_kinds
from ...engine.game import Game
from ...engine.match import Match
from ...engine.record import from_match, to_text
from ...experiments.simulation import simulate as lab
from ...experiments.simulation.report import CardFigures, SeatFigures, SimulationReport
from ..console import Console, UsageMistake


def bot_names(kinds: Sequence[str]) -> list[str]:
    """What to call bots: by their kind, numbered if there are several of one kind.

    >>> bot_names(["random", "greedy", "random"])
    ['Random 1', 'Greedy', 'Random 2']
    """
    names = []
    for seat, kind in enumerate(kinds):
        number = f" {kinds[: seat + 1].count(kind)}" if kinds.count(kind) > 1 else ""
        names.append(kind.capitalize() + number)
    return names


def command(
    console: Console,
    game_name: str,
    players: int | None,
    games: int,
    seed: int,
    options: list[str],
    bots: str,
    records: Path | None,
    as_json: bool,
    jobs: int,
) -> int:
    """Simulate and report."""
    game = console.load(game_name, players, options)
    names = [name.strip() for name in bots.split(",")] if bots else [bot_kinds.default_for(game.name)]
    names = lab.seat_bots(game, names)
    if jobs < 0:
        raise UsageMistake("cli-bad-jobs", value=jobs)
    if not as_json:
        console.note_form()
    with (
        progress_bar(console, games) as on_progress,
        record_file(game, bot_names(names), records) as on_match,
    ):
        result = lab.simulate(game, games, seed, names, jobs=jobs, on_progress=on_progress, on_match=on_match)
    if as_json:
        console.out.file.write(json.dumps(as_data(game, seed, result), indent=2) + "\n")
    else:
        show(console, game, result)
    return 0


def as_data(game: Game, seed: int, result: SimulationReport) -> dict[str, Any]:
    """What was asked and what was found. The time is left out, so that equal calls give equal output."""
    found = result.as_json()
    found.pop("seconds", None)
    asked = {"game": game.name, "players": game.players, "options": game.options, "seed": seed}
    return {**asked, **found}


@contextlib.contextmanager
def progress_bar(
    console: Console, total: int | None, doing: str = "cli-simulate-playing"
) -> Iterator[Callable[..., None] | None]:
    """A bar on stderr, if somebody is looking. It is told what is done and, if that changes, of how many
    (None: nobody knows)."""
    if not console.err.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console.err, transient=True) as progress:
        task = progress.add_task(console.text(doing), total=total)
        yield lambda done, total=total: progress.update(task, completed=done, total=total)


@contextlib.contextmanager
def record_file(
    game: Game, names: list[str], path: Path | None
) -> Iterator[Callable[[int, list[int]], None] | None]:
    """Writes every match to a file as soon as it is played."""
    if path is None:
        yield None
        return
    with path.open("w", encoding="utf-8") as file:

        def write(index: int, actions: list[int]) -> None:
            record = from_match(Match(game).extend(actions), names)
            file.write(("\n" if index else "") + to_text(record))

        yield write


# ---- the report ---------------------------------------------------------------------------


def show(console: Console, game: Game, result: SimulationReport) -> None:
    """The result as a table."""
    options = ", ".join(f"{name}={value}" for name, value in game.options.items())
    console.out.print(Text.assemble((console.game_name(game.name), "bold"), (f"   {options}", "dim")))
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
    """Win rates and scores, by seat or by bot."""
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
    """A share of victories and its interval, in per cent."""
    rate, low, high = (console.number(100 * share, 1) for share in (row.rate, row.low, row.high))
    return [f"{rate} %", f"{low} – {high} %"]


def cards_table(console: Console, game: Game, figures: list[CardFigures]) -> Table:
    """How often each card was in play and bought, and how often its buyers won."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(console.text("cli-simulate-card"), no_wrap=True)
    heads = ("cli-simulate-in-play", "cli-simulate-bought", "cli-simulate-won-with", "cli-simulate-interval")
    for id in heads:
        table.add_column(console.text(id), justify="right")
    for row in figures:
        name = console.text(f"{game.prefix}-card-{row.card}-name")
        won = shares(console, row) if row.bought else ["–", "–"]
        bought = f"{console.number(100 * row.buying, 1)} %"
        table.add_row(f"{row.card:2} {name}", str(row.games), bought, *won)
    return table
