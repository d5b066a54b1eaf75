"""``hauntboard arena``: plays bots against each other over duplicate deals and prints tables of results."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich import box
from rich.table import Table

from ...engine.game import Game
from ...experiments.arena.arena import ArenaPlan, ArenaReport, StopRule, run, with_budget
from ...experiments.parallel import ENGINES
from ...experiments.statistics.inference import Estimate
from .. import completion
from ..console import Console, UsageError
from ..options import AsJson, GameArgument, GameOptions, Jobs, Players, Results, Seed, check_jobs, split_names
from ..progress import progress_bar
from ..usage import Command

FAIR = "fair"

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-arena")
def arena(
    ctx: typer.Context,
    game_name: GameArgument,
    *,
    players: Players = None,
    options: GameOptions = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots", metavar="A,B,...", help="cli-help-arena-bots", autocompletion=completion.bot_list
        ),
    ],
    matches: Annotated[
        int, typer.Option("--matches", "-n", metavar="N", help="cli-help-arena-matches")
    ] = 200,
    seed: Seed = 1,
    precision: Annotated[
        float | None, typer.Option("--precision", metavar="SHARE", help="cli-help-arena-precision")
    ] = None,
    decide: Annotated[
        str,
        typer.Option("--decide", metavar="SHARE|fair", help="cli-help-arena-decide", show_default=False),
    ] = "",
    budget: Annotated[
        str,
        typer.Option("--budget", metavar="N|100ms|1s", help="cli-help-arena-budget", show_default=False),
    ] = "",
    gauntlet: Annotated[bool, typer.Option("--gauntlet", help="cli-help-arena-gauntlet")] = False,
    results: Results = None,
    as_json: AsJson = False,
    jobs: Jobs = 1,
    engine: Annotated[
        str,
        typer.Option(
            "--engine",
            metavar="local|ray",
            help="cli-help-arena-engine",
            autocompletion=lambda incomplete: completion.starting(incomplete, ENGINES),
        ),
    ] = "local",
) -> int:
    """Play the pairings and print the results."""
    console: Console = ctx.obj
    game = console.load(game_name, players, options)
    check_jobs(jobs)
    if engine not in ENGINES:
        raise UsageError("cli-arena-bad-engine", value=engine, allowed=", ".join(ENGINES))
    names = [name for name in split_names(bots) if name]
    if budget:
        names = with_budget(game, names, budget)
    stop = StopRule(precision, None if decide == FAIR else read_share(decide), decide == FAIR)
    if matches < 1:
        raise UsageError("simulate-no-games", value=matches)
    deals = -(-matches // len(game.sides))
    plan = ArenaPlan.of(game, names, seed, deals, stop, gauntlet)
    if not as_json:
        console.note_build()
    with console.keeping(results), progress_bar(console, matches) as on_progress:
        report = run(plan, jobs, engine, results, on_progress)
    if as_json:
        console.out.file.write(json.dumps(report.as_json(), indent=2) + "\n")
    else:
        show(console, game, report)
    return 0


def read_share(text: str) -> float | None:
    """Return a share given as a fraction of 1 or in per cent.

    >>> read_share("0.57"), read_share("57%"), read_share("")
    (0.57, 0.57, None)
    """
    if not text:
        return None
    try:
        return float(text[:-1]) / 100 if text.endswith("%") else float(text)
    except ValueError:
        raise UsageError("arena-share", value=text) from None


# ---- the report ---------------------------------------------------------------------------


def show(console: Console, game: Game, report: ArenaReport) -> None:
    """Print the report as tables."""
    matches = sum(figures.matches for figures in report.pairings)
    console.print_game(game)
    console.out.print(console.text("cli-arena-played", count=matches, seed=str(report.plan.seed)))
    tables = [cross_table, pairings_table, rounds_table, standings_table]
    if not any(figures.round_wins for figures in report.pairings):
        tables.remove(rounds_table)
    for table in (table(console, report) for table in tables):
        console.out.print()
        console.out.print(table)
    console.out.print()
    console.out.print(console.text("cli-arena-how-two" if len(game.sides) == 2 else "cli-arena-how-more"))


def plain_table(console: Console, left: tuple[str, ...], right: tuple[str, ...]) -> Table:
    """Return a table with left-aligned headings for words and right-aligned ones for figures."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for id in left:
        table.add_column(console.text(id), no_wrap=True)
    for id in right:
        table.add_column(console.text(id), justify="right")
    return table


def cross_table(console: Console, report: ArenaReport) -> Table:
    """Return the win rate of every row against every column, in per cent."""
    table = plain_table(console, ("cli-arena-wins",), ())
    for bot in report.plan.bots:
        table.add_column(bot, justify="right")
    for row in report.plan.bots:
        table.add_row(row, *(cross_cell(console, report, row, column) for column in report.plan.bots))
    return table


def cross_cell(console: Console, report: ArenaReport, row: str, column: str) -> str:
    """Return the win rate of one bot against another."""
    there, back = report.of(row, column), report.of(column, row)
    if there:
        return per_cent(console, there.wins)
    if back and back.fair == 0.5:  # with two sides, one wins what the other does not
        wins = back.wins
        return per_cent(console, Estimate(1 - wins.mean, 1 - wins.high, 1 - wins.low, wins.deals))
    return "–"


def per_cent(console: Console, share: Estimate) -> str:
    """Return a share in per cent with half its interval."""
    return f"{console.number(100 * share.mean, 1)} ± {console.number(100 * share.half, 1)}"


def pairings_table(console: Console, report: ArenaReport) -> Table:
    """Return every pairing by matches."""
    decided = any(figures.verdict for figures in report.pairings)
    heads = ("cli-arena-deals", "cli-simulate-interval", "cli-arena-points", "cli-arena-verdict")
    table = plain_table(console, ("cli-simulate-bot", "cli-arena-against"), heads if decided else heads[:-1])
    for figures in report.pairings:
        row = [figures.row, figures.column, str(figures.deals)]
        low, high = console.number(100 * figures.wins.low, 1), console.number(100 * figures.wins.high, 1)
        row += [f"{low} – {high}", lead(console, figures.points)]
        if figures.verdict:
            share = console.speaker.percent(figures.line or 0, 1)
            row += [console.text(f"cli-arena-verdict-{figures.verdict}", share=share)]
        table.add_row(*row)
    return table


def rounds_table(console: Console, report: ArenaReport) -> Table:
    """Return every pairing by rounds."""
    heads = ("cli-arena-rounds-won", "cli-arena-round-points")
    table = plain_table(console, ("cli-simulate-bot", "cli-arena-against"), heads)
    for figures in report.pairings:
        if figures.round_wins and figures.round_points:
            shown = (per_cent(console, figures.round_wins), lead(console, figures.round_points))
            table.add_row(figures.row, figures.column, *shown)
    return table


def lead(console: Console, points: Estimate) -> str:
    """Return the points ahead of the others, with half the interval."""
    mean = console.number(points.mean, 2, sign=True)
    return f"{mean} ± {console.number(points.half, 2)}" if points.deals > 1 else mean


def standings_table(console: Console, report: ArenaReport) -> Table:
    """Return ratings and thinking times, best bot first."""
    heads = ("cli-arena-rating", "cli-arena-matches", "cli-arena-thinking", "cli-arena-longest")
    table = plain_table(console, ("cli-simulate-bot",), heads)
    for row in report.standings:
        times: list[Any] = [milliseconds(row.seconds_mean), milliseconds(row.seconds_longest)]
        rating = f"{console.number(row.mu, 1)} ± {console.number(2 * row.sigma, 1)}"
        table.add_row(row.bot, rating, str(row.matches), *times)
    return table


def milliseconds(seconds: float) -> str:
    """Return a time in milliseconds.

    >>> milliseconds(0.00042), milliseconds(0.25)
    ('0.42 ms', '250 ms')
    """
    return f"{1000 * seconds:.{2 if seconds < 0.01 else 0}f} ms"
