"""``hauntboard balance``: studies the balance of a game and writes a page with plots, data and a summary."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Annotated

import typer
from rich import box
from rich.table import Table
from rich.text import Text

from ...experiments.balance.figures import Value
from ...experiments.balance.report import BalancePlan, run, total
from ...experiments.balance.study import SHARE
from .. import completion
from ..console import Console, UsageError, read_options
from ..files import naming
from ..options import GameArgument, Jobs, Results, Seed, check_jobs
from ..progress import progress_bar
from ..reports.balance_page import main_values, page
from ..reports.balance_words import BalanceWords
from ..usage import Command

MOST_NAMED = 3  # cards named in the terminal, from either end

app = typer.Typer(add_completion=False)


@app.command(cls=Command, help="cli-help-balance")
def balance(
    ctx: typer.Context,
    game_name: GameArgument,
    players: Annotated[
        int | None, typer.Option("--players", "-p", metavar="N", help="cli-help-balance-players")
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            "-o",
            metavar="NAME=VALUE",
            help="cli-help-balance-option",
            autocompletion=completion.game_options,
        ),
    ] = None,
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            metavar="BOT",
            help="cli-help-balance-bot",
            show_default=False,
            autocompletion=completion.one_bot,
        ),
    ] = "",
    matches: Annotated[
        int | None, typer.Option("--matches", "-n", metavar="N", help="cli-help-balance-matches")
    ] = None,
    seed: Seed = 1,
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="cli-help-balance-html")] = None,
    data: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="cli-help-balance-json")] = None,
    results: Results = None,
    jobs: Jobs = 1,
) -> int:
    """Play the matches, write both files and print a summary."""
    console: Console = ctx.obj
    check_jobs(jobs)
    plan = BalancePlan.of(game_name, bot, seed, matches, players, read_options(options or []))
    console.note_build()
    html = html or Path(f"balance-{game_name}.html")
    data = data or Path(f"balance-{game_name}.json")
    if html.absolute() == data.absolute():
        raise UsageError("balance-same-file", file=str(html))
    with contextlib.ExitStack() as stack:
        # Open both files before the first match: a wrong path must not fail after hours of play.
        files = [stack.enter_context(replacing(path)) for path in (data, html)]
        with console.keeping(results), progress_bar(console, total(plan)) as on_progress:
            report = run(plan, jobs, on_progress, results)
        words = BalanceWords(console.speaker, report)
        with naming(data):
            files[0].write_text(
                json.dumps(report.as_json(), indent=1, allow_nan=False) + "\n", encoding="utf-8"
            )
        with naming(html):
            files[1].write_text(page(words), encoding="utf-8")
    show(console, words)
    console.out.print()
    console.out.print(console.text("balance-written", html=str(html), json=str(data)))
    return 0


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """Yield a temporary file that replaces ``path`` on success and is deleted on failure."""
    if path.is_dir():
        raise IsADirectoryError(None, None, str(path))
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            beside = Path(file.name)
    except OSError as error:
        raise type(error)(error.errno, error.strerror, str(path)) from None
    try:
        yield beside
        beside.chmod(0o666 & ~umask())
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def umask() -> int:
    """Return the umask of this process."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


# ---- the summary ----------------------------------------------------------------------------


def show(console: Console, words: BalanceWords) -> None:
    """Print the main figures."""
    report = words.report
    console.out.print(Text(words.text("balance-title", game=words.game), style="bold"))
    lede = console.text(
        "balance-lede",
        matches=words.speaker.number(report.matches, 0),
        tables=len(report.tables),
        bot=report.bot,
        seed=str(report.seed),
    )
    console.out.print(lede)
    console.out.print()
    console.out.print(tables_table(console, words))
    for value in main_values(report):
        console.out.print()
        console.out.print(value_lines(words, value))


def tables_table(console: Console, words: BalanceWords) -> Table:
    """Return first-player advantage, length and margin of every table."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(console.text("balance-column-table"))
    for id in ("balance-measure-advantage", "balance-measure-rounds", "balance-measure-margin"):
        table.add_column(console.text(id), justify="right")
    for row in words.report.tables:
        first = row.common["advantage"].figure
        star = " ★" if first.notable else ""
        table.add_row(
            words.table(row),
            f"{words.value(first, SHARE, sign=True)} {words.interval(first, SHARE, sign=True)}{star}",
            words.value(row.spreads["rounds"].mean, "rounds"),
            words.value(row.spreads["margin"].mean, "points"),
        )
    return table


def value_lines(words: BalanceWords, value: Value) -> Text:
    """Return the notable best and worst of a family, or that none is notable."""
    name = words.text(f"balance-family-{value.family}")
    outcome = words.text(f"balance-outcome-{value.outcome}")
    claim = words.text(f"balance-claim-{value.claim}")
    text = Text.assemble((f"{name}: {outcome}", "bold"), (f"   {claim}", "dim"))
    notable = [(row.key, row.figure) for row in value.rows if row.figure and row.figure.notable]
    notable.sort(key=lambda pair: -pair[1].value)
    if len(notable) > 2 * MOST_NAMED:
        notable = [*notable[:MOST_NAMED], *notable[-MOST_NAMED:]]
    for key, figure in notable:
        shown = (
            f"{words.value(figure, value.unit, sign=True)} {words.interval(figure, value.unit, sign=True)}"
        )
        text.append(f"\n  {words.key(value.family, key)}  {shown}")
    if not notable:
        text.append(f"\n  {words.text('balance-none-standing')}")
    return text
