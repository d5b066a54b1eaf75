"""``hauntboard bench``: measures speed and size of the rules, beside OpenSpiel if it is installed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Annotated

import typer
from rich import box
from rich.status import Status
from rich.table import Table
from rich.text import Text

from ...experiments.benchmark.bench import AT_LEAST, BenchFigure, BenchReport, run_bench
from ..console import Console
from ..options import AsJson
from ..usage import Command

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-bench")
def bench(
    ctx: typer.Context,
    as_json: AsJson = False,
    quick: Annotated[bool, typer.Option("--quick", help="cli-help-bench-quick")] = False,
) -> int:
    """Run the benchmarks and print the figures."""
    console: Console = ctx.obj
    if not as_json:
        console.note_build()
    if console.err.is_terminal:
        with Status("", console=console.err) as status:
            report = run_bench(quick, lambda id: status.update(console.text(f"cli-{id}")))
    else:
        report = run_bench(quick)
    if as_json:
        console.out.file.write(json.dumps(report.as_json(), indent=2) + "\n")
    else:
        show(console, report)
    return 0


def show(console: Console, report: BenchReport) -> None:
    """Print the figures as a table, each with the measurements behind it."""
    where = report.environment
    facts = [f"Hauntboard {where['hauntboard']}", f"Python {where['python']}", str(where["machine"])]
    if where["open_spiel"]:
        facts.append(f"OpenSpiel {where['open_spiel']}")
    console.out.print(Text(" · ".join(facts), style="dim"))
    console.out.print()
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(console.text("cli-bench-what"))
    table.add_column(console.text("cli-bench-value"), justify="right", no_wrap=True)
    table.add_column(console.text("cli-bench-goal"), no_wrap=True)
    table.add_column(console.text("cli-bench-behind"))
    about = None
    for figure in report:
        if figure.game != about:
            about = figure.game
            name = console.game_name(about) if about else console.text("cli-bench-package")
            table.add_row(Text(name, style="bold"))
        table.add_row(
            Text(console.text(f"cli-{figure.id}")),
            Text(amount(figure.value, figure.unit)),
            goal_text(console, figure),
            Text(behind(figure), style="dim"),
        )
    console.out.print(table)
    if not where["open_spiel"]:
        console.out.print()
        console.out.print(Text(console.text("cli-bench-no-peer"), style="dim"))


def goal_text(console: Console, figure: BenchFigure) -> Text:
    """Return the goal and whether it is met, in words and not by colour alone."""
    if figure.goal is None:
        return Text("–", style="dim")
    sign = "≥" if figure.sense == AT_LEAST else "≤"
    text = Text(f"{sign} {amount(figure.goal, figure.unit)}")
    if figure.met is not None:
        word = console.text("cli-bench-met" if figure.met else "cli-bench-missed")
        text.append(f" {word}", style="green" if figure.met else "bold red")
    return text


def behind(figure: BenchFigure) -> str:
    """Return the measurements that a figure is computed from."""
    return figures_text(figure.own) + (f" | {figures_text(figure.peer)}" if figure.peer else "")


def figures_text(figures: Mapping[str, float]) -> str:
    """Return named figures as a list."""
    return ", ".join(f"{name}: {short(value)}" for name, value in figures.items())


def amount(value: float | None, unit: str) -> str:
    """Return a value with its unit.

    >>> amount(6.25, "times"), amount(2_400_000.0, "bytes"), amount(None, "times")
    ('6.25 ×', '2.4 MB', '–')
    """
    if value is None:
        return "–"
    if unit == "times":
        return f"{value:.3g} ×"
    if unit == "bytes":
        return f"{value / 1e6:.1f} MB" if value >= 1e6 else f"{value:.0f} B"
    return f"{short(value)} s"


def short(value: float) -> str:
    """Return a number with three significant figures.

    >>> short(12_345_678.0), short(0.000_000_05), short(1.5)
    ('12.3 M', '50 n', '1.5')
    """
    if 0.01 <= abs(value) < 1:
        return f"{value:.2g}"
    for scale, sign in ((1e6, " M"), (1e3, " k"), (1.0, ""), (1e-3, " m"), (1e-6, " µ"), (1e-9, " n")):
        if abs(value) >= scale:
            return f"{float(f'{value / scale:.3g}'):g}{sign}"
    return f"{value:g}"
