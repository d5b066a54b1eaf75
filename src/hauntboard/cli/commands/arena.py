"""``hauntboard arena``: bots against each other over duplicate deals, and tables of what came of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from ...engine.game import Game
from ...experiments.arena import arena as lab
from ...experiments.parallel import ENGINES
from ...experiments.statistics.inference import Estimate
from ..console import Console, UsageMistake
from .simulate import progress_bar

FAIR = "fair"


def command(
    console: Console,
    game_name: str,
    players: int | None,
    options: list[str],
    bots: str,
    deals: int,
    seed: int,
    precision: float | None,
    decide: str,
    budget: str,
    gauntlet: bool,
    results: Path | None,
    as_json: bool,
    jobs: int,
    engine: str,
) -> int:
    """Play and report."""
    game = console.load(game_name, players, options)
    if jobs < 0:
        raise UsageMistake("cli-bad-jobs", value=jobs)
    if engine not in ENGINES:
        raise UsageMistake("cli-arena-bad-engine", value=engine, allowed=", ".join(ENGINES))
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if budget:
        names = lab.with_budget(game, names, budget)
    wish = lab.StopRule(precision, None if decide == FAIR else read_share(decide), decide == FAIR)
    plan = lab.ArenaPlan.of(game, names, seed, deals, wish, gauntlet)
    if not as_json:
        console.note_form()
    with progress_bar(console, deals) as on_progress:
        report = lab.run(plan, jobs, engine, results, on_progress)
    if as_json:
        console.out.file.write(json.dumps(report.as_json(), indent=2) + "\n")
    else:
        show(console, game, report)
    return 0


def read_share(text: str) -> float | None:
    """A share between 0 and 1, as a fraction of 1 or in per cent.

    >>> read_share("0.57"), read_share("57%"), read_share("")
    (0.57, 0.57, None)
    """
    if not text:
        return None
    try:
        return float(text[:-1]) / 100 if text.endswith("%") else float(text)
    except ValueError:
        raise UsageMistake("arena-share", value=text) from None


# ---- the report ---------------------------------------------------------------------------


def show(console: Console, game: Game, report: lab.ArenaReport) -> None:
    """The report as tables."""
    options = ", ".join(f"{name}={value}" for name, value in game.options.items())
    matches = sum(figures.matches for figures in report.pairings)
    console.out.print(Text.assemble((console.game_name(game.name), "bold"), (f"   {options}", "dim")))
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
    """A table with these headings, the first ones of words and the others of figures."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for id in left:
        table.add_column(console.text(id), no_wrap=True)
    for id in right:
        table.add_column(console.text(id), justify="right")
    return table


def cross_table(console: Console, report: lab.ArenaReport) -> Table:
    """The share of wins of every row against every column, in per cent."""
    table = plain_table(console, ("cli-arena-wins",), ())
    for bot in report.plan.bots:
        table.add_column(bot, justify="right")
    for row in report.plan.bots:
        table.add_row(row, *(cross_cell(console, report, row, column) for column in report.plan.bots))
    return table


def cross_cell(console: Console, report: lab.ArenaReport, row: str, column: str) -> str:
    """One share with half its interval, in per cent."""
    there, back = report.of(row, column), report.of(column, row)
    if there:
        return per_cent(console, there.wins)
    if back and back.fair == 0.5:  # two sides: what one does not win the other does
        wins = back.wins
        return per_cent(console, Estimate(1 - wins.mean, 1 - wins.high, 1 - wins.low, wins.deals))
    return "–"


def per_cent(console: Console, share: Estimate) -> str:
    """A share with half its interval."""
    return f"{console.number(100 * share.mean, 1)} ± {console.number(100 * share.half, 1)}"


def pairings_table(console: Console, report: lab.ArenaReport) -> Table:
    """Every pairing by matches."""
    decided = any(figures.verdict for figures in report.pairings)
    heads = ("cli-arena-deals", "cli-simulate-interval", "cli-arena-points", "cli-arena-verdict")
    table = plain_table(console, ("cli-simulate-bot", "cli-arena-against"), heads if decided else heads[:-1])
    for figures in report.pairings:
        row = [figures.row, figures.column, str(figures.deals)]
        low, high = console.number(100 * figures.wins.low, 1), console.number(100 * figures.wins.high, 1)
        row += [f"{low} – {high}", lead(console, figures.points)]
        if figures.verdict:
            share = f"{100 * (figures.line or 0):.3g} %"
            row += [console.text(f"cli-arena-verdict-{figures.verdict}", share=share)]
        table.add_row(*row)
    return table


def rounds_table(console: Console, report: lab.ArenaReport) -> Table:
    """Every pairing by rounds."""
    heads = ("cli-arena-rounds-won", "cli-arena-round-points")
    table = plain_table(console, ("cli-simulate-bot", "cli-arena-against"), heads)
    for figures in report.pairings:
        if figures.round_wins and figures.round_points:
            shown = (per_cent(console, figures.round_wins), lead(console, figures.round_points))
            table.add_row(figures.row, figures.column, *shown)
    return table


def lead(console: Console, points: Estimate) -> str:
    """Points more or less than the others."""
    mean = console.number(points.mean, 2, sign=True)
    return f"{mean} ± {console.number(points.half, 2)}" if points.deals > 1 else mean


def standings_table(console: Console, report: lab.ArenaReport) -> Table:
    """Ratings and times, best first."""
    heads = ("cli-arena-rating", "cli-arena-matches", "cli-arena-thinking", "cli-arena-longest")
    table = plain_table(console, ("cli-simulate-bot",), heads)
    for row in report.standings:
        times: list[Any] = [milliseconds(row.seconds_mean), milliseconds(row.seconds_longest)]
        rating = f"{console.number(row.mu, 1)} ± {console.number(2 * row.sigma, 1)}"
        table.add_row(row.bot, rating, str(row.matches), *times)
    return table


def milliseconds(seconds: float) -> str:
    """A time for people.

    >>> milliseconds(0.00042), milliseconds(0.25)
    ('0.42 ms', '250 ms')
    """
    return f"{1000 * seconds:.{2 if seconds < 0.01 else 0}f} ms"
