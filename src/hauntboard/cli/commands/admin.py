"""``hauntboard admin``: what whoever runs a server does with its database."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import TypeVar

from rich.table import Table
from rich.text import Text

from ...engine.record import to_text
from ...server.tables.export import SkippedMatches, finished_matches
from ...storage import Store, now
from ...storage import backup as backups
from ...storage.files import replacing
from ...storage.maintenance import Status, count, existing, never_started_before, over_before, remove, status
from ..console import Console
from ..database import DatabaseProblem, address, explained, in_range, probe, shown

T = TypeVar("T")
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


# ---- backup and restore ---------------------------------------------------------------


def backup(console: Console, file: Path, data: Path | None, database: str) -> int:
    """Write everything into one file."""
    url = address(os.environ, data, database)
    with explained(url):
        rows = asyncio.run(backups.backup(url, file))
    tell_rows(console, "cli-admin-backed-up", str(file), rows)
    return 0


def restore(console: Console, file: Path, data: Path | None, database: str) -> int:
    """Fill an empty database from a backup."""
    with file.open("rb") as packed:
        refused(lambda: backups.check(packed), file, "")
    url = address(os.environ, data, database, create=True)
    with explained(url):
        probe(url)
        rows = refused(lambda: asyncio.run(backups.restore(url, file)), file, url)
    tell_rows(console, "cli-admin-restored", shown(url), rows)
    return 0


def refused(work: Callable[[], T], file: Path, url: str) -> T:
    """What cannot be restored, in words."""
    try:
        return work()
    except backups.BackupError as error:
        where = shown(url) if url else ""
        raise DatabaseProblem(
            REFUSALS[error.why], file=str(file), about=error.about, database=where
        ) from None


def tell_rows(console: Console, id: str, where: str, rows: dict[str, int]) -> None:
    """What was written, by the numbers that mean something to people."""
    told = {name: rows.get(name, 0) for name in ("tables", "entries", "identities")}
    console.out.print(console.text(id, where=where, **told), soft_wrap=True)


# ---- export ---------------------------------------------------------------------------


def export(console: Console, to: str, data: Path | None, database: str) -> int:
    """Write the records of all finished matches, into one file or one file each."""
    url, left = address(os.environ, data, database), SkippedMatches()
    target = Path(to)
    into_folder = target.is_dir() or to.endswith(os.sep)
    with explained(url):
        written = asyncio.run(export_all(url, target, into_folder, left))
    id = "cli-admin-exported" if written else "cli-admin-nothing-to-export"
    console.out.print(console.text(id, count=written, where=to), soft_wrap=True)
    if left.forfeited:
        console.out.print(console.text("cli-admin-export-forfeited", count=left.forfeited), soft_wrap=True)
    if left.same_deal:
        console.out.print(console.text("cli-admin-export-same-deal", count=left.same_deal), soft_wrap=True)
    if left.broken:
        console.complain(console.text("cli-admin-export-broken", tables=left.broken))
    return 1 if left.broken else 0


async def export_all(url: str, target: Path, into_folder: bool, left: SkippedMatches) -> int:
    """Write the records; returns how many."""
    async with existing(url) as store:
        if into_folder:
            return await export_each(store, target, left)
        return await export_one_file(store, target, left)


async def export_each(store: Store, folder: Path, left: SkippedMatches) -> int:
    """One file for every match, named by game and table."""
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    async for row, record in finished_matches(store, left):
        with replacing(folder / f"{row.game}-{row.id}.txt") as out:
            out.write(to_text(record).encode())
        written += 1
    return written


async def export_one_file(store: Store, file: Path, left: SkippedMatches) -> int:
    """All matches in one file; none without any."""
    written = 0
    try:
        with replacing(file) as out:
            async for _, record in finished_matches(store, left):
                out.write((("\n" if written else "") + to_text(record)).encode())
                written += 1
            if not written:
                raise Nothing
    except Nothing:
        pass
    return written


class Nothing(Exception):
    """There is nothing to write, and an older file is not replaced by nothing."""


# ---- retention ------------------------------------------------------------------------


def retention(
    console: Console, days: int, open_days: int | None, dry_run: bool, data: Path | None, database: str
) -> int:
    """Delete old matches and tables that were forgotten, or say how many there are."""
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

    async def carry_out() -> None:
        async with existing(url) as store:
            for kind, condition, older in work:
                found = await (count if dry_run else remove)(store, condition)
                console.out.print(console.text(ids[kind, dry_run], count=found, days=older), soft_wrap=True)

    with explained(url):
        asyncio.run(carry_out())
    return 0


# ---- status ---------------------------------------------------------------------------


def show_status(console: Console, data: Path | None, database: str) -> int:
    """What is in the database."""
    url = address(os.environ, data, database)

    async def look() -> Status:
        async with existing(url) as store:
            return await status(store)

    with explained(url):
        found = asdict(asyncio.run(look()))
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(overflow="fold")
    grid.add_row(console.text("cli-admin-status-database"), Text(shown(url)))
    for name, id in LINES.items():
        grid.add_row(console.text(id), Text(str(found[name])))
    console.out.print(grid)
    return 0
