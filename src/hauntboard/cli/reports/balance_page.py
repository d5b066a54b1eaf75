"""Renders a balance report as one HTML file without scripts; every plot is a readable table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path

from ...experiments.balance.figures import Counted, Figure, Position, Spread, Value
from ...experiments.balance.report import BalanceReport, Comparison, TableReport
from ...experiments.balance.study import SHARE
from .balance_words import BalanceWords

STYLE = Path(__file__).with_name("balance.css")
WIDE = 1000  # units of a plot's width; plots stretch to the space available
STAR = '<i class="mark" aria-hidden="true"> ★</i>'


def page(words: BalanceWords) -> str:
    """Return the whole file."""
    report = words.report
    parts = [
        section(words, "glance", tiles(words)),
        section(words, "first", beginning(words)),
        section(words, "length", overview(words)),
        section(words, "worth", "".join(value_figure(words, value) for value in main_values(report))),
        section(words, "compared", "".join(compared(words))),
        section(words, "tables", "".join(table_details(words, table) for table in report.tables)),
        section(words, "method", method(words)),
    ]
    title = escape(words.text("balance-title", game=words.game))
    return (
        f'<!doctype html>\n<html lang="{words.speaker.language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{title}</title>\n<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n"
        f"{head(words, title)}\n<main>\n{''.join(parts)}</main>\n"
        f"<footer><p>{say(words, 'balance-footer')}</p></footer>\n</body>\n</html>\n"
    )


def say(words: BalanceWords, id: str, **arguments: object) -> str:
    """Return a message as HTML text."""
    return escape(words.text(id, **arguments))


def head(words: BalanceWords, title: str) -> str:
    """Return the title, the settings and the command that recreates this file."""
    report = words.report
    links = "".join(
        f'<li><a href="#{name}">{say(words, f"balance-section-{name}")}</a></li>'
        for name in ("first", "length", "worth", "compared", "tables", "method")
        if name != "compared" or report.comparisons
    )
    lede = say(
        words,
        "balance-lede",
        matches=words.speaker.number(report.matches, 0),
        tables=len(report.tables),
        bot=report.bot,
        seed=str(report.seed),
    )
    return (
        f'<header>\n<p class="eyebrow">{say(words, "balance-eyebrow")}</p>\n<h1>{title}</h1>\n'
        f'<p class="lede">{lede}</p>\n{command(report.command)}\n'
        f'<nav aria-label="{say(words, "balance-contents")}"><ul>{links}</ul></nav>\n</header>'
    )


def command(text: str) -> str:
    """Return a command to copy."""
    return f'<pre tabindex="0"><code>{escape(text)}</code></pre>'


def section(words: BalanceWords, name: str, content: str) -> str:
    """Return a section of the page, or nothing if it is empty."""
    if not content:
        return ""
    return (
        f'<section id="{name}" aria-labelledby="{name}-title">\n'
        f'<h2 id="{name}-title">{say(words, f"balance-section-{name}")}</h2>\n'
        f'<p class="note">{say(words, f"balance-note-{name}")}</p>\n{content}</section>\n'
    )


# ---- at a glance --------------------------------------------------------------------------


def tiles(words: BalanceWords) -> str:
    """Return the key figures."""
    tables = words.report.tables
    first = max(tables, key=lambda table: abs(table.common["advantage"].figure.value))
    found = [advantage_tile(words, first)]
    found += [range_tile(words, name) for name in ("decisions", "margin")]
    if values := main_values(words.report):
        found.append(best_tile(words, values))
    items = "".join(
        f'<li><span class="label">{label}</span><span class="big">{big}</span>'
        f'<span class="about">{about}</span></li>'
        for label, big, about in found
    )
    return f'<ul class="tiles">{items}</ul>\n'


def advantage_tile(words: BalanceWords, table: TableReport) -> tuple[str, str, str]:
    """Return the largest effect of beginning."""
    figure = table.common["advantage"].figure
    about = f"{escape(words.table(table))}, {words.interval(figure, SHARE, sign=True)}. "
    verdict = "balance-standing" if figure.notable else "balance-not-standing"
    return (
        say(words, "balance-tile-advantage"),
        escape(words.value(figure, SHARE, sign=True)),
        about + say(words, verdict),
    )


def range_tile(words: BalanceWords, name: str) -> tuple[str, str, str]:
    """Return the range of a measure's medians over all tables."""
    tables = sorted(words.report.tables, key=lambda table: table.spreads[name].quantiles["50"].value)
    low, high = (
        words.speaker.number(t.spreads[name].quantiles["50"].value, 0) for t in (tables[0], tables[-1])
    )
    big = low if low == high else f"{low} – {high}"
    about = say(
        words,
        "balance-tile-range",
        low=words.table(tables[0]),
        high=words.table(tables[-1]),
        count=len(tables),
    )
    return say(words, f"balance-tile-{name}"), big, about


def best_tile(words: BalanceWords, values: Sequence[Value]) -> tuple[str, str, str]:
    """Return the best card: of those bought in a game with purchases, otherwise of those dealt."""
    value = next((value for value in values if value.family == "bought"), values[0])
    rows = [row for row in value.rows if row.figure]
    row = max(rows, key=lambda row: row.figure.value if row.figure else 0.0)
    assert row.figure is not None
    verdict = "balance-standing" if row.figure.notable else "balance-not-standing"
    about = (
        f"{say(words, f'balance-family-{value.family}')}: {words.value(row.figure, value.unit, sign=True)} "
        f"{words.interval(row.figure, value.unit, sign=True)}. {say(words, verdict)}"
    )
    return say(words, "balance-tile-best"), escape(words.key(value.family, row.key)), about


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


# ---- sections -----------------------------------------------------------------------------


def caption(title: str, about: str, badge: str = "") -> str:
    """Return the heading of a table."""
    return f"<strong>{title}</strong>{badge}<span>{about}</span>"


def beginning(words: BalanceWords) -> str:
    """Return the win rates of the first player at every table."""
    kinds: list[tuple[str, str, Callable[[TableReport], list[Position]]]] = [
        ("match", "advantage", lambda table: table.positions),
        ("round", "round-advantage", lambda table: table.round_positions),
    ]
    found = []
    for name, counted, take in kinds:
        tables = [table for table in words.report.tables if take(table)]
        shares = [
            replace(take(table)[0].wins, notable=table.common[counted].figure.notable) for table in tables
        ]
        lines = [
            AxisLine(words.table(t), figure, t.matches) for t, figure in zip(tables, shares, strict=True)
        ]
        about = caption(say(words, f"balance-first-{name}"), say(words, "balance-first-about"))
        found.append(forest(words, about, lines, SHARE, False, [line.figure.expected for line in lines]))
    return "".join(f'<div class="figure">{plot}</div>' for plot in found if plot)


def overview(words: BalanceWords) -> str:
    """Return length and scores of all tables."""
    columns = ("rounds", "decisions", "score", "sd", "margin", "shared")
    rows = []
    for table in words.report.tables:
        spreads = table.spreads
        cells = [
            *((spreads[name].mean, spreads[name].unit) for name in ("rounds", "decisions", "score")),
            (spreads["score"].sd, spreads["score"].unit),
            (spreads["margin"].mean, spreads["margin"].unit),
            (table.common["shared"].figure, SHARE),
        ]
        rows.append((words.table(table), [(figure, unit, False) for figure, unit in cells]))
    title = caption(say(words, "balance-overview"), say(words, "balance-overview-about"))
    return f'<div class="figure">{grid(words, title, [f"balance-measure-{c}" for c in columns], rows)}</div>'


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


def main_values(report: BalanceReport) -> list[Value]:
    """Return the values of all tables together, or those of the only table."""
    return report.values if len(report.tables) > 1 else report.tables[0].values


def value_figure(words: BalanceWords, value: Value) -> str:
    """Return a plot of a family's values, best first."""
    rows = sorted(
        (row for row in value.rows if row.figure), key=lambda row: -row.figure.value if row.figure else 0
    )
    lines = [
        AxisLine(words.key(value.family, row.key), row.figure, row.matches) for row in rows if row.figure
    ]
    rare = [words.key(value.family, row.key) for row in value.rows if row.figure is None]
    badge = f'<span class="badge {value.claim}">{say(words, f"balance-claim-{value.claim}")}</span> '
    about = say(
        words,
        f"balance-method-{value.method}",
        samples=words.speaker.number(value.samples, 0),
        matches=words.speaker.number(value.matches, 0),
    )
    plot = forest(
        words, caption(value_name(words, value), about, badge), lines, value.unit, True, [0.0] * len(lines)
    )
    if rare:
        listed = escape(", ".join(rare))
        plot += f'<p class="rare">{say(words, "balance-rare")} {listed}</p>'
    return f'<div class="figure">{plot}</div>'


def compared(words: BalanceWords) -> Iterable[str]:
    """Yield the comparisons of tables that differ in one thing, by dimension."""
    report = words.report
    for dimension in dict.fromkeys(comparison.dimension for comparison in report.comparisons):
        found = [c for c in report.comparisons if c.dimension == dimension]
        columns = [f"balance-measure-{part.measure}" for part in found[0].differences]
        rows = [(versus(words, c), [(d.figure, d.unit, True) for d in c.differences]) for c in found]
        title = caption(say(words, f"balance-dimension-{dimension}"), say(words, "balance-compared-about"))
        yield f'<div class="figure">{grid(words, title, columns, rows)}</div>'


def versus(words: BalanceWords, comparison: Comparison) -> str:
    """Return the name of a comparison: what stays and what changes."""
    base, other = (words.report.tables[place] for place in (comparison.base, comparison.other))
    if base.players != other.players:
        same = words.options(base)
        change = words.text("balance-players-change", base=base.players, other=other.players)
    else:
        same = words.text("balance-players", count=base.players)
        change = f"{words.options(base)} → {words.options(other)}"
    return " · ".join(part for part in (same, change) if part)


# ---- one table ------------------------------------------------------------------------------


def table_details(words: BalanceWords, table: TableReport) -> str:
    """Return all details of one table, folded."""
    count = say(words, "balance-matches", count=table.matches)
    parts = [f"<p>{say(words, 'balance-repeat')}</p>", command(table.command)]
    if table.distinct < table.matches:
        parts.append(f"<p>{say(words, 'balance-alike', count=table.distinct)}</p>")
    parts += [
        position_figure(words, "match", table.positions),
        position_figure(words, "round", table.round_positions),
    ]
    parts.append(
        f'<div class="histograms">{"".join(histogram(words, n, s) for n, s in table.spreads.items())}</div>'
    )
    parts += [counted_grid(words, table)]
    parts += [measure_figure(words, group) for group in grouped(table.measures)]
    parts += [
        f"<details><summary>{value_name(words, value)}</summary>"
        f'<div class="inside">{value_figure(words, value)}</div></details>'
        for value in table.values
    ]
    return (
        f"<details><summary>{escape(words.table(table))}<small>{count}</small></summary>\n"
        f'<div class="inside">{"".join(parts)}</div></details>\n'
    )


def value_name(words: BalanceWords, value: Value) -> str:
    """Return the name of a family and its outcome."""
    return f"{say(words, f'balance-family-{value.family}')}: {say(words, f'balance-outcome-{value.outcome}')}"


def position_figure(words: BalanceWords, name: str, places: Sequence[Position]) -> str:
    """Return wins and points by position in turn order."""
    if not places:
        return ""
    found = []
    for kind, unit, sign in (("wins", SHARE, False), ("lead", "points", True)):
        figures: list[Figure] = [getattr(place, kind) for place in places]
        lines = [
            AxisLine(words.position(place.position), figure, figure.matches)
            for place, figure in zip(places, figures, strict=True)
        ]
        about = caption(say(words, f"balance-positions-{name}"), say(words, f"balance-positions-{kind}"))
        found.append(forest(words, about, lines, unit, sign, [figure.expected for figure in figures]))
    return "".join(f'<div class="figure">{plot}</div>' for plot in found)


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


def counted_grid(words: BalanceWords, table: TableReport) -> str:
    """Return a table of the measures with one figure."""
    single = [c for c in table.measures if not c.key]
    listed = [*table.common.values(), *single]
    rows = [
        (words.text(f"balance-measure-{c.name}"), [(c.figure, c.unit, "advantage" in c.name)]) for c in listed
    ]
    title = caption(say(words, "balance-measures"), "")
    return f'<div class="figure">{grid(words, title, ["balance-column-value"], rows)}</div>'


def grouped(measures: Sequence[Counted]) -> list[list[Counted]]:
    """Group the measures with a figure per key."""
    names = dict.fromkeys(c.name for c in measures if c.key)
    return [[c for c in measures if c.name == name] for name in names]


def measure_figure(words: BalanceWords, group: Sequence[Counted]) -> str:
    """Return a plot of such a group."""
    lines = [AxisLine(words.key(c.name, c.key), c.figure, c.figure.matches) for c in group]
    title = caption(say(words, f"balance-measure-{group[0].name}"), "")
    return (
        f'<div class="figure">{forest(words, title, lines, group[0].unit, False, [None] * len(lines))}</div>'
    )


def method(words: BalanceWords) -> str:
    """Return how the figures are made and what they do not show."""
    parts = ("matches", "intervals", "notable", "effects", "associations", "bots")
    items = "".join(
        f"<dt>{say(words, f'balance-about-{part}')}</dt><dd>{say(words, f'balance-about-{part}.text')}</dd>"
        for part in parts
    )
    return f"<dl>{items}</dl>"
