"""All tables of strength by one command: every goal and the ratings of the levels.

    python benchmarks/strength.py --results build/strength       # hours; goes on where it was stopped
    python benchmarks/strength.py --results build/strength --only goals=0.1,levels-ghosts=0.02
    python benchmarks/strength.py --results build/strength --page docs/reports/strength.md
    python benchmarks/strength.py --list

Seeds and numbers of deals are fixed in games/, before anything is played. A share of the deals is the first
of them, so a longer run later goes on from a shorter one.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Iterator
from datetime import date
from functools import partial
from pathlib import Path

from contests import WINS, Study, contests

from hauntboard.experiments.arena.arena import ArenaReport, PairingFigures, run
from hauntboard.experiments.statistics.inference import Estimate

PAGE = """# Strength of the bots

<!-- Written by benchmarks/strength.py --page; run the command below to renew it. -->

Measured on {date} with

<!-- not run: takes minutes to hours -->
```sh
{command}
```

Seeds, deals and goals are fixed in the script before anything is played; a share plays the first part of the
deals. Each deal is played once from every side with the same cards. Shares are per cent of matches won;
`points=1` makes a match of one round. Points are those of a round minus the mean of the others. Intervals
are at 95%; a goal within its interval is *undecided* and needs a larger share. The result of a bot with a
time limit (`@100ms`) depends on the machine. [Measure a bot](../bots/measure.md) explains the figures.
"""
COLUMNS = (
    "| game, players | bot | against | deals (seed) | found | wanted | ms a move, longest |\n"
    + "|---" * 7
    + "|"
)
# Of the games that are installed.
STUDIES = {name: study for contest in contests().values() for name, study in contest.studies.items()}


def verdict(found: Estimate, goal: float) -> str:
    """Return whether a goal is reached, if the interval decides it.

    >>> verdict(Estimate(0.75, 0.7, 0.8, 9), 0.7), verdict(Estimate(0.75, 0.7, 0.8, 9), 0.79)
    ('reached', 'undecided')
    """
    if found.low >= goal:
        return "reached"
    return "not reached" if found.high < goal else "undecided"


def shown(found: Estimate, measure: str) -> str:
    """A figure with its interval: shares in per cent, points as they are.

    >>> shown(Estimate(0.75, 0.7, 0.8, 9), WINS), shown(Estimate(2.25, 2.0, 2.5, 9), "round_points")
    ('75.0 (70.0 to 80.0)', '+2.25 (+2.00 to +2.50)')
    """
    if measure == WINS:
        mean, low, high = (f"{100 * part:.1f}" for part in (found.mean, found.low, found.high))
    else:
        mean, low, high = (f"{part:+.2f}" for part in (found.mean, found.low, found.high))
    return f"{mean} ({low} to {high})"


def goal_rows(study: Study, report: ArenaReport) -> Iterator[str]:
    """A line of Markdown for each opponent."""
    times = {standing.bot: standing for standing in report.standings}
    own = times[study.bots[0]]
    for opponent, goal in zip(study.bots[1:], study.goals, strict=True):
        figures = report.of(study.bots[0], opponent)
        assert figures is not None
        found = measured(figures, study.measure)
        goal_shown = f"{100 * goal:.0f}" if study.measure == WINS else f"{goal:+.1f}"
        yield (
            f"| {study.game}, {study.players} | `{own.bot}` | `{opponent}` | {figures.deals} ({study.seed}) "
            f"| {shown(found, study.measure)} | {goal_shown}: {verdict(found, goal)} "
            f"| {1000 * own.seconds_mean:.0f}, {1000 * own.seconds_longest:.0f} |"
        )


def measured(figures: PairingFigures, measure: str) -> Estimate:
    """What a study measures."""
    found: Estimate | None = getattr(figures, measure)
    assert found is not None
    return found


def level_rows(study: Study, report: ArenaReport) -> Iterator[str]:
    """The ratings, best first, and the share of wins against each other bot of the study."""
    yield (
        f"| {study.game}, {study.players} | rating | "
        + " | ".join(f"against `{b}`" for b in study.bots)
        + " |"
    )
    yield "|---" * (2 + len(study.bots)) + "|"
    for standing in report.standings:
        cells = [cell(report, standing.bot, other) for other in study.bots]
        rating = f"{standing.mu:.1f} ± {2 * standing.sigma:.1f}"
        yield f"| `{standing.bot}` | {rating} | " + " | ".join(cells) + " |"


def cell(report: ArenaReport, row: str, column: str) -> str:
    """A bot's share against another, whichever way round it was played."""
    if figures := report.of(row, column):
        return f"{100 * figures.wins.mean:.1f} ± {100 * figures.wins.half:.1f}"
    figures = report.of(column, row)
    return f"{100 * (1 - figures.wins.mean):.1f} ± {100 * figures.wins.half:.1f}" if figures else ""


def progress(name: str, done: int, total: int) -> None:
    """One line that is written over; in a file it would be thousands."""
    end = "\n" if done == total else ""
    if sys.stderr.isatty():
        print(f"\r{name}: {done} of {total} matches", end=end, file=sys.stderr, flush=True)


def chosen(only: str, share: float) -> Iterator[tuple[str, Study, float]]:
    """Yield the studies to be played, each with the share of its deals.

    >>> [(name, share) for name, _, share in chosen("levels-none,levels=0.5", 1.0)][:1]
    [('levels-ghosts', 0.5)]
    """
    shares = [(part.partition("=")[0], float(part.partition("=")[2] or share)) for part in only.split(",")]
    for name, study in STUDIES.items():
        fitting = [share for beginning, share in shares if name.startswith(beginning)]
        if fitting:
            yield name, study, fitting[0]


def played(name: str, study: Study, share: float, asked: argparse.Namespace) -> list[str]:
    """Play a study and return its table in Markdown."""
    file = asked.results / f"{name}.jsonl" if asked.results else None
    report = run(study.plan(share), asked.jobs, results=file, on_progress=partial(progress, name))
    return [COLUMNS, *goal_rows(study, report)] if study.goals else [*level_rows(study, report)]


def options() -> argparse.Namespace:
    """Return the options of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--results", type=Path, help="a folder that keeps every deal that was played")
    parser.add_argument("--share", type=float, default=1.0, help="of the deals")
    parser.add_argument(
        "--only", default="", help="beginnings of names, by commas, each with =SHARE if it differs"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--list", action="store_true", help="show the studies, play nothing")
    parser.add_argument("--page", type=Path, help="write the tables, with date and command, to this file")
    return parser.parse_args()


def main() -> None:
    """Play the studies and print their tables; with ``--page`` write them to a page as well."""
    asked = options()
    if asked.results:
        asked.results.mkdir(parents=True, exist_ok=True)
    command = f"python {shlex.join(['benchmarks/strength.py', *sys.argv[1:]])}"
    parts = [PAGE.format(date=date.today(), command=command)]
    for name, study, share in chosen(asked.only, asked.share):
        bots = ", ".join(f"`{bot}`" for bot in study.bots)
        rules = "".join(f", {option}={value}" for option, value in study.options.items())
        head = f"{bots}; {study.plan(share).deals} deals, seed {study.seed}{rules}"
        print(f"\n**{name}**: {head}\n", flush=True)
        if not asked.list:
            table = "\n".join(played(name, study, share, asked))
            print(table, flush=True)
            parts.append(f"## {name}\n\n{head}.\n\n{table}\n")
    if asked.page:
        asked.page.write_text("\n".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
