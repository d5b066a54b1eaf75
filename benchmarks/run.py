"""Runs the benchmarks and prints or writes the figures as JSON.

    python benchmarks/run.py [--quick] [--output figures.json]

See README.md in this folder. ``hauntboard bench`` shows the same as a table.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from hauntboard.experiments.benchmark.bench import run_bench


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="less work, rougher figures")
    parser.add_argument("--output", type=Path, help="write the JSON here instead of printing it")
    options = parser.parse_args()
    report = run_bench(options.quick, lambda id: print(id, file=sys.stderr))
    text = json.dumps(report.as_json(), indent=2) + "\n"
    if options.output:
        options.output.write_text(text)
    else:
        sys.stdout.write(text)


if __name__ == "__main__":
    main()
