"""``hauntboard arena``: bots against each other over duplicate deals, and tables of what came of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from ..engine.game import Game
from ..lab import arena as lab
from ..lab.inference import Estimate
from ..lab.workers import ENGINES
from .desk import Desk, UsageMistake
from .simulate import progress_bar

FAIR = "fair"


def command(
    desk: Desk,
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
    game = desk.load(game_name, players, options)
    if jobs < 0:
        raise UsageMistake("cli-bad-jobs", value=jobs)
    if engine not in ENGINES:
        raise UsageMistake("cli-arena-bad-engine", value=engine, allowed=", ".join(ENGINES))
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if budget:
        names = lab.with_budget(game, names, budget)
    wish = lab.Wish(precision, None if decide == FAIR else read_share(decide), decide == FAIR)
    plan = lab.Plan.of(game, names, seed, deals, wish, gauntlet)
    if not as_json:
        desk.note_form()
    with progress_bar(desk, deals) as on_progress:
        report = lab.run(plan, jobs, engine, results, on_progress)
    if as_json:
        desk.out.file.write(json.dumps(report.as_json(), indent=2) + "\n")
    else:
        show(desk, game, report)
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


def show(desk: Desk, game: Game, report: lab.Report) -> None:
    """The report as tables."""
    options = ", ".join(f"{name}={value}" for name, value in game.options.items())
    matches = sum(figures.matches for figures in report.pairings)
    desk.out.print(Text.assemble((desk.game_name(game.name), "bold"), (f"   {options}", "dim")))
    desk.out.print(desk.text("cli-arena-played", count=matches, seed=str(report.plan.seed)))
    tables = [cross_table, pairings_table, rounds_table, standings_table]
    if not any(figures.round_wins for figures in report.pairings):
        tables.remove(rounds_table)
    for table in (table(desk, report) for table in tables):
        desk.out.print()
        desk.out.print(table)
    desk.out.print()
    desk.out.print(desk.text("cli-arena-how-two" if len(game.sides) == 2 else "cli-arena-how-more"))


def plain_table(desk: Desk, left: tuple[str, ...], right: tuple[str, ...]) -> Table:
    """A table with these headings, the first ones of words and the others of figures."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for id in left:
        table.add_column(desk.text(id), no_wrap=True)
    for id in right:
        table.add_column(desk.text(id), justify="right")
    return table


def cross_table(desk: Desk, report: lab.Report) -> Table:
    """The share of wins of every row against every column, in per cent."""
    table = plain_table(desk, ("cli-arena-wins",), ())
    for bot in report.plan.bots:
        table.add_column(bot, justify="right")
    for row in report.plan.bots:
        table.add_row(row, *(cross_cell(desk, report, row, column) for column in report.plan.bots))
    return table


def cross_cell(desk: Desk, report: lab.Report, row: str, column: str) -> str:
    """One share with half its interval, in per cent."""
    there, back = report.of(row, column), report.of(column, row)
    if there:
        return per_cent(desk, there.wins)
    if back and back.fair == 0.5:  # two sides: what one does not win the other does
        wins = back.wins
        return per_cent(desk, Estimate(1 - wins.mean, 1 - wins.high, 1 - wins.low, wins.deals))
    return "–"


def per_cent(desk: Desk, share: Estimate) -> str:
    """A share with half its interval."""
    return f"{desk.number(100 * share.mean, 1)} ± {desk.number(100 * share.half, 1)}"


def pairings_table(desk: Desk, report: lab.Report) -> Table:
    """Every pairing by matches."""
    decided = any(figures.verdict for figures in report.pairings)
    heads = ("cli-arena-deals", "cli-simulate-interval", "cli-arena-points", "cli-arena-verdict")
    table = plain_table(desk, ("cli-simulate-bot", "cli-arena-against"), heads if decided else heads[:-1])
    for figures in report.pairings:
        row = [figures.row, figures.column, str(figures.deals)]
        low, high = desk.number(100 * figures.wins.low, 1), desk.number(100 * figures.wins.high, 1)
        row += [f"{low} – {high}", lead(desk, figures.points)]
        if figures.verdict:
            share = f"{100 * (figures.line or 0):.3g} %"
            row += [desk.text(f"cli-arena-verdict-{figures.verdict}", share=share)]
        table.add_row(*row)
    return table


def rounds_table(desk: Desk, report: lab.Report) -> Table:
    """Every pairing by rounds."""
    heads = ("cli-arena-rounds-won", "cli-arena-round-points")
    table = plain_table(desk, ("cli-simulate-bot", "cli-arena-against"), heads)
    for figures in report.pairings:
        if figures.round_wins and figures.round_points:
            shown = (per_cent(desk, figures.round_wins), lead(desk, figures.round_points))
            table.add_row(figures.row, figures.column, *shown)
    return table


def lead(desk: Desk, points: Estimate) -> str:
    """Points more or less than the others."""
    mean = desk.number(points.mean, 2, sign=True)
    return f"{mean} ± {desk.number(points.half, 2)}" if points.deals > 1 else mean


def standings_table(desk: Desk, report: lab.Report) -> Table:
    """Ratings and times, best first."""
    heads = ("cli-arena-rating", "cli-arena-matches", "cli-arena-thinking", "cli-arena-longest")
    table = plain_table(desk, ("cli-simulate-bot",), heads)
    for row in report.standings:
        times: list[Any] = [milliseconds(row.seconds_mean), milliseconds(row.seconds_longest)]
        rating = f"{desk.number(row.mu, 1)} ± {desk.number(2 * row.sigma, 1)}"
        table.add_row(row.bot, rating, str(row.matches), *times)
    return table


def milliseconds(seconds: float) -> str:
    """A time for people.

    >>> milliseconds(0.00042), milliseconds(0.25)
    ('0.42 ms', '250 ms')
    """
    return f"{1000 * seconds:.{2 if seconds < 0.01 else 0}f} ms"
