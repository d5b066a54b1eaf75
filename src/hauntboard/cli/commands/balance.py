"""``hauntboard balance``: how balanced a game is, as a page with plots, as data, and in a few lines."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Iterator
from pathlib import Path
from tempfile import NamedTemporaryFile

from rich import box
from rich.table import Table
from rich.text import Text

from ...experiments.balance import report as lab
from ...experiments.balance.figures import Value
from ...experiments.balance.study import SHARE
from ..console import Console, UsageMistake, read_options
from ..reports.balance_page import main_values, page
from ..reports.balance_words import BalanceWords
from .simulate import progress_bar

MOST_NAMED = 3  # cards named in the terminal, from either end


def command(
    console: Console,
    game_name: str,
    players: int | None,
    options: list[str],
    bot: str,
    matches: int | None,
    seed: int,
    html: Path | None,
    data: Path | None,
    jobs: int,
) -> int:
    """Play, write both files and say the main things."""
    if jobs < 0:
        raise UsageMistake("cli-bad-jobs", value=jobs)
    plan = lab.BalancePlan.of(game_name, bot, seed, matches, players, read_options(options))
    console.note_form()
    html = html or Path(f"balance-{game_name}.html")
    data = data or Path(f"balance-{game_name}.json")
    if html.absolute() == data.absolute():
        raise UsageMistake("balance-same-file", file=str(html))
    with contextlib.ExitStack() as stack:
        # Both files are begun before the first match, so that a wrong path is not found out after hours.
        files = [stack.enter_context(replacing(path)) for path in (data, html)]
        with progress_bar(console, lab.total(plan)) as on_progress:
            report = lab.run(plan, jobs, on_progress)
        words = BalanceWords(console.speaker, report)
        files[0].write_text(json.dumps(report.as_json(), indent=1, allow_nan=False) + "\n", encoding="utf-8")
        files[1].write_text(page(words), encoding="utf-8")
    show(console, words)
    console.out.print()
    console.out.print(console.text("balance-written", html=str(html), json=str(data)))
    return 0


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[Path]:
    """A file to write beside ``path``, which takes its place once all is well and is gone otherwise."""
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
    """What new files of this process may not be."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


# ---- the summary ----------------------------------------------------------------------------


def show(console: Console, words: BalanceWords) -> None:
    """The main figures."""
    report = words.report
    console.out.print(Text(words.text("balance-title", game=words.game), style="bold"))
    told = console.text(
        "balance-lede",
        matches=words.speaker.number(report.matches, 0),
        tables=len(report.tables),
        bot=report.bot,
        seed=str(report.seed),
    )
    console.out.print(told)
    console.out.print()
    console.out.print(tables_table(console, words))
    for value in main_values(report):
        console.out.print()
        console.out.print(value_lines(words, value))


def tables_table(console: Console, words: BalanceWords) -> Table:
    """Every table: who begins, length, points."""
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
    """The best and the worst of a family that stand out, or that none does."""
    name = words.text(f"balance-family-{value.family}")
    outcome = words.text(f"balance-outcome-{value.outcome}")
    claim = words.text(f"balance-claim-{value.claim}")
    text = Text.assemble((f"{name}: {outcome}", "bold"), (f"   {claim}", "dim"))
    standing = [(row.key, row.figure) for row in value.rows if row.figure and row.figure.notable]
    standing.sort(key=lambda pair: -pair[1].value)
    if len(standing) > 2 * MOST_NAMED:
        standing = [*standing[:MOST_NAMED], *standing[-MOST_NAMED:]]
    for key, figure in standing:
        shown = (
            f"{words.value(figure, value.unit, sign=True)} {words.interval(figure, value.unit, sign=True)}"
        )
        text.append(f"\n  {words.key(value.family, key)}  {shown}")
    if not standing:
        text.append(f"\n  {words.text('balance-none-standing')}")
    return text
