"""Building blocks that several games' boards share."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text


class Flow:
    """Rows of pieces; a row that is too long wraps between pieces."""

    def __init__(self, rows: Sequence[Sequence[Text]], gap: int = 2) -> None:
        self.rows, self.gap = rows, gap

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        pieces = [piece.cell_len for row in self.rows for piece in row]
        whole = [sum(piece.cell_len + self.gap for piece in row) - self.gap for row in self.rows]
        return Measurement(max(pieces, default=0), max(whole, default=0)).with_maximum(options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for row in self.rows:
            line = Text()
            for piece in row:
                if line and line.cell_len + self.gap + piece.cell_len > options.max_width:
                    yield line
                    line = Text()
                line = Text.assemble(line, " " * self.gap, piece) if line else piece
            yield line


def bar(left: str, right: str) -> Table:
    """Return the status line at the top of the table."""
    grid = Table.grid(expand=True)
    grid.style = "reverse"
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_row(Text(f" {left}", style="bold"), Text(f"{right} "))
    return grid


def seating(count: int, me: int | None) -> list[int]:
    """Return the seats in the order of play, the viewer's own last.

    >>> seating(4, 1)
    [2, 3, 0, 1]
    """
    first = 0 if me is None else me + 1
    return [(first + i) % count for i in range(count)]
