"""``hauntboard admin``: maintains the database of a server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from ...engine.record import Record, to_text
from ...server.tables.export import SkippedMatches, count_finished, finished_matches
from ...storage import Store, TableRow, maintenance, now
from ...storage import backup as backups
from ...storage.files import replacing
from ...storage.maintenance import existing, never_started_before, over_before
from ..console import Console
from ..database import DatabaseProblem, address, explained, in_range, probe, shown
from ..options import Database, DataFolder
from ..progress import progress_bar
from ..usage import Command, Group

T = TypeVar("T")
FinishedMatches = AsyncIterator[tuple[TableRow, Record]]
DAY_MS = 24 * 3600 * 1000
MAX_DAYS = 36_500
REFUSALS = {
    "foreign": "cli-admin-foreign",
    "damaged": "cli-admin-damaged",
    "format": "cli-admin-format",
    "schema": "cli-admin-schema",
    "not-empty": "cli-admin-not-empty",
}
LINES = {
    "revision": "cli-admin-status-revision",
    "open": "cli-admin-status-open",
    "running": "cli-admin-status-running",
    "over": "cli-admin-status-over",
    "entries": "cli-admin-status-entries",
    "people": "cli-admin-status-people",
    "bots": "cli-admin-status-bots",
    "results": "cli-admin-status-results",
}

app = typer.Typer(cls=Group, help="cli-help-admin", no_args_is_help=True, add_completion=False)


# ---- backup and restore ---------------------------------------------------------------


@app.command(cls=Command, help="cli-help-admin-backup")
def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-admin-backup-file")],
    data: DataFolder = None,
    database: Database = "",
) -> int:
    """Write the whole database to one file."""
    url = address(os.environ, data, database)
    with explained(url), progress_bar(ctx.obj, None, "cli-admin-saving") as on_progress:
        rows = asyncio.run(backups.backup(url, file, on_progress))
    print_row_counts(ctx.obj, "cli-admin-backed-up", str(file), rows)
    return 0


@app.command(cls=Command, help="cli-help-admin-restore")
def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-help-admin-restore-file")],
    data: DataFolder = None,
    database: Database = "",
) -> int:
    """Fill an empty database from a backup."""
    with file.open("rb") as packed:
        explain_refusal(lambda: backups.check(packed), file, "")
    url = address(os.environ, data, database, create=True)
    with explained(url):
        probe(url)
        with progress_bar(ctx.obj, None, "cli-admin-restoring") as on_progress:
            rows = explain_refusal(lambda: asyncio.run(backups.restore(url, file, on_progress)), file, url)
    print_row_counts(ctx.obj, "cli-admin-restored", shown(url), rows)
    return 0


def explain_refusal(work: Callable[[], T], file: Path, url: str) -> T:
    """Call a function and turn a :class:`BackupError` into a :class:`DatabaseProblem`."""
    try:
        return work()
    except backups.BackupError as error:
        where = shown(url) if url else ""
        raise DatabaseProblem(
            REFUSALS[error.why], file=str(file), about=error.about, database=where
        ) from None


def print_row_counts(console: Console, id: str, where: str, rows: dict[str, int]) -> None:
    """Print how many tables, log entries and identities were written."""
    counts = {name: rows.get(name, 0) for name in ("tables", "entries", "identities")}
    console.out.print(console.text(id, where=where, **counts), soft_wrap=True)


# ---- export ---------------------------------------------------------------------------


@app.command(cls=Command, help="cli-help-admin-export")
def export(
    ctx: typer.Context,
    to: Annotated[str, typer.Argument(metavar="FILE|DIR", help="cli-help-admin-export-to")],
    data: DataFolder = None,
    database: Database = "",
) -> int:
    """Write the records of all finished matches to one file, or to a folder with one file each."""
    console: Console = ctx.obj
    url, left = address(os.environ, data, database), SkippedMatches()
    target = Path(to)
    into_folder = target.is_dir() or to.endswith(os.sep)
    with explained(url), progress_bar(console, None, "cli-admin-exporting") as on_progress:
        written = asyncio.run(export_all(url, target, into_folder, left, on_progress))
    id = "cli-admin-exported" if written else "cli-admin-nothing-to-export"
    console.out.print(console.text(id, count=written, where=to), soft_wrap=True)
    if left.forfeited:
        console.out.print(console.text("cli-admin-export-forfeited", count=left.forfeited), soft_wrap=True)
    if left.same_deal:
        console.out.print(console.text("cli-admin-export-same-deal", count=left.same_deal), soft_wrap=True)
    if left.unavailable:
        games = sorted(left.unavailable)
        console.out.print(console.text("cli-admin-export-unavailable", games=games), soft_wrap=True)
    if left.broken:
        console.print_error(console.text("cli-admin-export-broken", tables=left.broken))
    return 1 if left.broken else 0


async def export_all(
    url: str,
    target: Path,
    into_folder: bool,
    left: SkippedMatches,
    on_progress: Callable[[int, int], None] | None,
) -> int:
    """Write the records and return how many."""
    async with existing(url) as store:
        matches = counted(store, left, on_progress)
        return await (export_each if into_folder else export_one_file)(matches, target)


async def counted(
    store: Store, left: SkippedMatches, on_progress: Callable[[int, int], None] | None
) -> FinishedMatches:
    """Yield the finished matches and report how many there are."""
    total, number = await count_finished(store), 0
    async for match in finished_matches(store, left):
        yield match
        number += 1
        if on_progress is not None:
            on_progress(number, total)


async def export_each(matches: FinishedMatches, folder: Path) -> int:
    """Write one file per match, named by game and table."""
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    async for row, record in matches:
        with replacing(folder / f"{row.game}-{row.id}.txt") as out:
            out.write(to_text(record).encode())
        written += 1
    return written


async def export_one_file(matches: FinishedMatches, file: Path) -> int:
    """Write all matches to one file; leave an older file alone if there are none."""
    written = 0
    try:
        with replacing(file) as out:
            async for _, record in matches:
                out.write((("\n" if written else "") + to_text(record)).encode())
                written += 1
            if not written:
                raise NothingToWrite
    except NothingToWrite:
        pass
    return written


class NothingToWrite(Exception):
    """Keeps an older file from being replaced by an empty one."""


# ---- retention ------------------------------------------------------------------------


@app.command(cls=Command, help="cli-help-admin-retention")
def retention(
    ctx: typer.Context,
    *,
    days: Annotated[int, typer.Option("--days", metavar="N", help="cli-help-admin-days")],
    open_days: Annotated[
        int | None, typer.Option("--open-days", metavar="M", help="cli-help-admin-open-days")
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="cli-help-admin-dry-run")] = False,
    data: DataFolder = None,
    database: Database = "",
) -> int:
    """Delete old matches and abandoned tables, or count them."""
    console: Console = ctx.obj
    url, at = address(os.environ, data, database), now()
    in_range("--days", days, 1, MAX_DAYS)
    work = [("over", over_before(at - days * DAY_MS), days)]
    if open_days is not None:
        in_range("--open-days", open_days, 1, MAX_DAYS)
        work.append(("open", never_started_before(at - open_days * DAY_MS), open_days))
    ids = {
        ("over", False): "cli-admin-deleted-over",
        ("open", False): "cli-admin-deleted-open",
        ("over", True): "cli-admin-would-delete-over",
        ("open", True): "cli-admin-would-delete-open",
    }

    async def clean_up() -> None:
        async with existing(url) as store:
            for kind, condition, older in work:
                found = await maintenance.count(store, condition)
                if not dry_run:
                    with progress_bar(console, found, "cli-admin-deleting") as on_progress:
                        found = await maintenance.remove(store, condition, on_progress)
                console.out.print(console.text(ids[kind, dry_run], count=found, days=older), soft_wrap=True)

    with explained(url):
        asyncio.run(clean_up())
    return 0


# ---- status ---------------------------------------------------------------------------


@app.command(cls=Command, help="cli-help-admin-status")
def status(ctx: typer.Context, data: DataFolder = None, database: Database = "") -> int:
    """Print what the database holds."""
    console: Console = ctx.obj
    url = address(os.environ, data, database)

    async def read() -> maintenance.Status:
        async with existing(url) as store:
            return await maintenance.status(store)

    with explained(url):
        found = asdict(asyncio.run(read()))
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(overflow="fold")
    grid.add_row(console.text("cli-admin-status-database"), Text(shown(url)))
    for name, id in LINES.items():
        grid.add_row(console.text(id), Text(str(found[name])))
    console.out.print(grid)
    return 0
