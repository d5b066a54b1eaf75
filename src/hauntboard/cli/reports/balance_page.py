"""Renders a balance report as one HTML file without scripts; every plot is a readable table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from html import escape
from pathlib import Path

from ...experiments.balance.figures import Counted, Figure, Position, Value
from ...experiments.balance.report import BalanceReport, Comparison, TableReport
from ...experiments.balance.study import SHARE
from .balance_plots import AxisLine, caption, forest, grid, histogram, say
from .balance_words import BalanceWords

STYLE = Path(__file__).with_name("balance.css")


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


# ---- sections -----------------------------------------------------------------------------


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
