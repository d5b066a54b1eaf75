"""Measures speed and size of the rules, beside OpenSpiel if it is installed, and prints a table.

    python benchmarks/run.py [--quick] [--output figures.json]

See README.md in this folder.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path

from core import AT_LEAST, BenchFigure, BenchReport, run_bench

HEADINGS = ("figure", "value", "goal", "measured")
SCALES = ((1e6, " M"), (1e3, " k"), (1.0, ""), (1e-3, " m"), (1e-6, " µ"), (1e-9, " n"))


def shown(report: BenchReport) -> str:
    """Return the figures as a table, each with the measurements behind it."""
    environment = ", ".join(f"{name} {value}" for name, value in report.environment.items() if value)
    rows = [HEADINGS]
    for figure in report:
        name = f"{figure.game or 'package'}: {figure.id}"
        rows.append((name, amount(figure.value, figure.unit), goal(figure), measured(figure)))
    widths = [max(len(row[i]) for row in rows) for i in range(len(HEADINGS))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "\n".join([environment, "", *(line.rstrip() for line in lines)])


def goal(figure: BenchFigure) -> str:
    """Return the goal and whether it is met."""
    if figure.goal is None:
        return ""
    verdict = {None: "", True: " met", False: " MISSED"}[figure.met]
    return f"{'≥' if figure.sense == AT_LEAST else '≤'} {amount(figure.goal, figure.unit)}{verdict}"


def measured(figure: BenchFigure) -> str:
    """Return the measurements that a figure is computed from: ours, then the peer's."""
    return " | ".join(listed(figures) for figures in (figure.own, figure.peer) if figures)


def listed(figures: Mapping[str, float]) -> str:
    """Return named figures as a list."""
    return ", ".join(f"{name}: {short(value)}" for name, value in figures.items())


def amount(value: float | None, unit: str) -> str:
    """Return a value with its unit."""
    if value is None:
        return "-"
    if unit == "times":
        return f"{value:.3g} x"
    return f"{short(value)} {'B' if unit == 'bytes' else 's'}"


def short(value: float) -> str:
    """Return a number with three significant figures."""
    scale, sign = next(((scale, sign) for scale, sign in SCALES if abs(value) >= scale), (1.0, ""))
    return f"{float(f'{value / scale:.3g}'):g}{sign}"


def main() -> None:
    """Parse the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="less work, rougher figures")
    parser.add_argument("--output", type=Path, help="write the figures here as JSON too")
    options = parser.parse_args()
    report = run_bench(options.quick, lambda id: print(id, file=sys.stderr))
    print(shown(report))
    if options.output:
        options.output.write_text(json.dumps(report.as_json(), indent=2) + "\n")


if __name__ == "__main__":
    main()
