"""A progress bar on stderr."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .console import Console


@contextlib.contextmanager
def progress_bar(
    console: Console, total: int | None, doing: str = "cli-simulate-playing", printing: bool = False
) -> Iterator[Callable[..., None] | None]:
    """Show a bar and yield ``update(done, total)``; yield None where stderr is not a terminal.

    A total of None means that it is unknown. With ``printing``, lines that are printed meanwhile scroll
    above the bar.
    """
    out = console.out if printing and console.out.is_terminal else console.err
    if not console.err.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=out, transient=True) as progress:
        task = progress.add_task(console.text(doing), total=total)
        yield lambda done, total=total: progress.update(task, completed=done, total=total)
