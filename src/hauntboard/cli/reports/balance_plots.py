"""Plots and tables of a balance report as HTML: every plot is a table that can also be read."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

from ...experiments.balance.figures import Figure, Spread
from .balance_words import BalanceWords

WIDE = 1000  # units of a plot's width; plots stretch to the space available
STAR = '<i class="mark" aria-hidden="true"> ★</i>'


def say(words: BalanceWords, id: str, **arguments: object) -> str:
    """Return a message as HTML text."""
    return escape(words.text(id, **arguments))


def caption(title: str, about: str, badge: str = "") -> str:
    """Return the heading of a table."""
    return f"<strong>{title}</strong>{badge}<span>{about}</span>"


# ---- plots: rows of a table with a dot and a whisker each -----------------------------------


@dataclass(frozen=True)
class AxisLine:
    """One row of a plot."""

    name: str
    figure: Figure
    matches: int


class AxisScale:
    """Maps values to places on a plot that shows all given figures."""

    def __init__(self, figures: Sequence[Figure], bases: Iterable[float]) -> None:
        ends = [bound for f in figures for bound in (f.low, f.value, f.high) if bound is not None]
        ends += bases
        room = (max(ends) - min(ends)) * 0.05 or 0.5
        self.low, self.high = min(ends) - room, max(ends) + room

    def x(self, value: float) -> str:
        """Return the x coordinate of a value."""
        return f"{WIDE * (value - self.low) / (self.high - self.low):.1f}"

    @property
    def step(self) -> float:
        """Return a round tick distance that divides the plot into at most six parts."""
        return next(step for step in steps() if (self.high - self.low) / step <= 6)

    def ticks(self) -> list[float]:
        """Return the multiples of the step within the plot.

        >>> AxisScale([Figure(0.4, 0.3, 0.62, 9)], [0.5]).ticks()
        [0.3, 0.4, 0.5, 0.6]
        """
        first = math.ceil(self.low / self.step)
        return [round(n * self.step, 10) for n in range(first, first + 8) if n * self.step <= self.high]


def steps() -> Iterable[float]:
    """Yield round distances from small to large."""
    scale = 1e-4
    while True:
        yield from (scale, 2 * scale, 5 * scale)
        scale *= 10


def forest(
    words: BalanceWords,
    caption: str,
    lines: Sequence[AxisLine],
    unit: str,
    sign: bool,
    bases: Sequence[float | None],
) -> str:
    """Return a plot of figures with intervals; a dashed line marks the expected value."""
    if not lines:
        return ""
    scale = AxisScale([line.figure for line in lines], [base for base in bases if base is not None])
    rows = "".join(
        forest_row(words, line, unit, sign, scale, base) for line, base in zip(lines, bases, strict=True)
    )
    labels = "".join(
        f'<span style="left:{float(scale.x(tick)) / WIDE:.2%}">'
        f"{words.tick(tick, scale.step, unit, sign)}</span>"
        for tick in scale.ticks()
    )
    heads = "".join(
        f'<th scope="col">{say(words, f"balance-column-{n}")}</th>' for n in ("what", "plot", "value")
    )
    return (
        f'<table class="forest"><caption>{caption}</caption><thead class="hidden"><tr>{heads}</tr></thead>'
        f"<tbody>{rows}</tbody>"
        '<tfoot aria-hidden="true"><tr><td></td>'
        f'<td class="plot"><div class="axis">{labels}</div></td><td></td></tr>'
        "</tfoot></table>"
    )


def forest_row(
    words: BalanceWords, line: AxisLine, unit: str, sign: bool, scale: AxisScale, base: float | None
) -> str:
    """Return one row: name, plot, value."""
    figure = line.figure
    drawn = [vertical("rule", scale.x(tick)) for tick in scale.ticks()]
    if base is not None:
        drawn.append(vertical("base", scale.x(base)))
    if figure.low is not None and figure.high is not None:
        low, high = scale.x(figure.low), scale.x(figure.high)
        drawn.append(f'<line class="whisker" x1="{low}" x2="{high}" y1="10" y2="10"/>')
    at = scale.x(figure.value)
    drawn.append(f'<line class="dot" x1="{at}" x2="{at}" y1="10" y2="10"/>')
    if not figure.notable:
        drawn.append(f'<line class="hole" x1="{at}" x2="{at}" y1="10" y2="10"/>')
    plot = (
        f'<svg viewBox="0 0 {WIDE} 20" preserveAspectRatio="none" aria-hidden="true">{"".join(drawn)}</svg>'
    )
    count = say(words, "balance-matches", count=line.matches)
    return (
        f'<tr{notable_class(figure)} title="{escape(words.chance(figure))}">'
        f'<th scope="row">{escape(line.name)}<span class="hidden"> ({count})</span></th>'
        f'<td class="plot">{plot}</td><td class="num">{cell(words, figure, unit, sign)}</td></tr>'
    )


def vertical(kind: str, x: str) -> str:
    """Return a vertical line."""
    return f'<line class="{kind}" x1="{x}" x2="{x}" y1="0" y2="20"/>'


def notable_class(figure: Figure) -> str:
    """Return the class attribute of a notable figure."""
    return ' class="notable"' if figure.notable else ""


def cell(words: BalanceWords, figure: Figure, unit: str, sign: bool = False) -> str:
    """Return a value with its interval."""
    star = f'{STAR}<span class="hidden">{say(words, "balance-notable")}</span>' if figure.notable else ""
    return (
        f"<b>{escape(words.value(figure, unit, sign))}{star}</b> "
        f'<span class="interval">{words.interval(figure, unit, sign)}</span>'
    )


# ---- tables and distributions ----------------------------------------------------------------


def grid(
    words: BalanceWords,
    title: str,
    columns: Sequence[str],
    rows: Sequence[tuple[str, list[tuple[Figure, str, bool]]]],
) -> str:
    """Return a table of figures; on a phone every row becomes a list."""
    names = [say(words, id) for id in columns]
    corner = f'<span class="hidden">{say(words, "balance-column-what")}</span>'
    heads = "".join(f'<th scope="col">{name}</th>' for name in (corner, *names))
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(
            f'<td data-label="{label}"{notable_class(figure)}>'
            f"<span>{cell(words, figure, unit, sign)}</span></td>"
            for label, (figure, unit, sign) in zip(names, cells, strict=True)
        )
        + "</tr>"
        for name, cells in rows
    )
    return (
        f'<table class="grid"><caption>{title}</caption><thead><tr>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table>"
    )


def histogram(words: BalanceWords, name: str, spread: Spread) -> str:
    """Return a distribution: bars, mean, deviation and quantiles."""
    most = max(count for _, _, count in spread.bins)
    wide = WIDE / len(spread.bins)
    bars = "".join(
        f'<rect x="{n * wide + 4:.1f}" y="{100 - 96 * count / most:.1f}" width="{wide - 8:.1f}" '
        f'height="{96 * count / most:.1f}"><title>{span(words, low, high)}: {count}</title></rect>'
        for n, (low, high, count) in enumerate(spread.bins)
    )
    title = say(words, f"balance-spread-{name}")
    lines = [
        (say(words, "balance-mean"), spread.mean),
        (say(words, "balance-sd"), spread.sd),
        *((say(words, "balance-quantile", share=key), figure) for key, figure in spread.quantiles.items()),
    ]
    listed = "<br/>".join(f"{label}: {cell(words, figure, spread.unit)}" for label, figure in lines)
    edges = (spread.bins[0][0], spread.bins[-1][1])
    ends = "".join(f"<span>{words.speaker.number(edge, 0)}</span>" for edge in edges)
    return (
        f'<div class="histogram"><h3>{title}</h3>'
        f'<svg viewBox="0 0 {WIDE} 100" preserveAspectRatio="none" role="img" aria-label="{title}">'
        f"{bars}</svg>"
        f'<div class="ends">{ends}</div><p>{listed}</p></div>'
    )


def span(words: BalanceWords, low: float, high: float) -> str:
    """Return the range of a bar."""
    first, last = words.speaker.number(low, 0), words.speaker.number(high, 0)
    return first if first == last else f"{first} – {last}"
