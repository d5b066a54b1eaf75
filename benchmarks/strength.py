"""All tables of strength by one command: every goal and the ratings of the levels.

    python benchmarks/strength.py --results build/strength       # hours; goes on where it was stopped
    python benchmarks/strength.py --results build/strength --only goals=0.1,levels-ghosts=0.02
    python benchmarks/strength.py --results build/strength --page docs/reports/strength.md
    python benchmarks/strength.py --list

Seeds and numbers of deals are fixed here, before anything is played. A share of the deals is the first of
them, so a longer run later goes on from a shorter one.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import date
from functools import partial
from pathlib import Path

from hauntboard.engine.game import Value
from hauntboard.experiments.arena.arena import ArenaPlan, ArenaReport, PairingFigures, run
from hauntboard.experiments.statistics.inference import Estimate
from hauntboard.games import GAMES, load

WINS, ROUND_POINTS = "wins", "round_points"
LEVELS = tuple(f"level-{number}" for number in range(1, 6))


@dataclass(frozen=True)
class Study:
    """Bots that meet. In a gauntlet the first meets each of the others, and has a goal for each of them."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int
    goals: tuple[float, ...] = ()
    measure: str = WINS
    options: dict[str, Value] = field(default_factory=dict)

    def plan(self, share: float) -> ArenaPlan:
        """The first deals of it, so many as the share says."""
        deals = max(2, round(share * self.deals))
        game = load(self.game, self.players, self.options)
        return ArenaPlan.of(game, self.bots, self.seed, deals, gauntlet=bool(self.goals))


ROUND: dict[str, Value] = {"points": 1}  # a match of 13 Ghosts that is one round
NK: dict[str, Value] = {"points": 1, "edition": "nk2018"}
MASTER: dict[str, Value] = {"variant": "master"}
TRICKS = "doppelganger-tricks"
GHOSTS_GOALS = (0.70, 0.60, 0.57, 0.47)
ALL_STUDIES: dict[str, Study] = {
    "goals-ghosts": Study(
        "13-ghosts",
        2,
        ("level-5", "naive", "tuned", "ismcts", "inverter"),
        600,
        2001,
        GHOSTS_GOALS,
        WINS,
        ROUND,
    ),
    "goals-ghosts-100ms": Study(
        "13-ghosts",
        2,
        ("level-5@100ms", "naive", "tuned", "ismcts", "inverter"),
        300,
        2002,
        GHOSTS_GOALS,
        WINS,
        ROUND,
    ),
    "openspiel-ghosts": Study(
        "13-ghosts", 2, ("level-5", "openspiel-ismcts"), 100, 2003, (0.57,), WINS, ROUND
    ),
    "goals-ghosts-nk2018": Study(
        "13-ghosts", 2, ("level-5", "naive", "tuned"), 300, 2004, (0.70, 0.60), WINS, NK
    ),
    "goals-tricks-4": Study(TRICKS, 4, ("level-5", "montecarlo", "flat"), 60, 2011, (2.0, 0.5), ROUND_POINTS),
    "goals-tricks-3": Study(TRICKS, 3, ("level-5", "montecarlo", "flat"), 60, 2012, (2.0, 0.5), ROUND_POINTS),
    "goals-tricks-300ms": Study(
        TRICKS, 4, ("level-5@300ms", "montecarlo", "flat"), 12, 2013, (2.0, 0.5), ROUND_POINTS
    ),
    "goals-halloween": Study("halloween", 2, ("level-5", "sensible"), 300, 2021, (0.97,)),
    "goals-halloween-uct": Study("halloween", 2, ("level-5@250ms", "uct@250ms"), 40, 2022, (0.75,)),
    # At the other tables the goal is to be ahead of equals.
    "tables-ghosts-3": Study("13-ghosts", 3, ("level-5", "tuned", "sensible"), 100, 2041, (1 / 3,) * 2),
    "tables-ghosts-4": Study(
        "13-ghosts", 4, ("level-5", "tuned", "sensible"), 200, 2042, (0.5,) * 2, WINS, ROUND
    ),
    "tables-halloween-3": Study("halloween", 3, ("level-5", "sensible"), 30, 2043, (1 / 3,)),
    "tables-halloween-4": Study("halloween", 4, ("level-5", "sensible"), 20, 2044, (0.25,)),
    "tables-halloween-master": Study("halloween", 2, ("level-5", "sensible"), 40, 2045, (0.5,), WINS, MASTER),
    "levels-ghosts": Study("13-ghosts", 2, LEVELS, 400, 2031, options=ROUND),
    "levels-tricks": Study(TRICKS, 4, LEVELS, 12, 2032),
    "levels-halloween": Study("halloween", 2, LEVELS, 40, 2033),
}
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
# Those of games that are installed.
STUDIES = {name: study for name, study in ALL_STUDIES.items() if study.game in GAMES}


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

    >>> shown(Estimate(0.75, 0.7, 0.8, 9), WINS), shown(Estimate(2.25, 2.0, 2.5, 9), ROUND_POINTS)
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
