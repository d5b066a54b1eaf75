"""Fuzzing: the conformance suite on random matches of all games, player counts and options, for a given time.

A failure is simplified and saved as a fixture, which the tests replay from then on::

    python -m hauntboard.testing.fuzz --minutes 60 --fixtures tests/conformance/fixtures
"""

from __future__ import annotations

import argparse
import os
import random
import secrets
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from ..engine.game import Value
from ..experiments.parallel import as_completed
from ..games import GAMES, game_type
from .conformance import Run, check_run

RUN_SEEDS = 2**31
# Small seeds that are tried in place of a failing one.
SIMPLE_SEEDS = 5


def random_runs(seed: int, games: list[str]) -> Iterator[Run]:
    """Yield random runs without end: the same for the same seed.

    >>> next(random_runs(1, ["template"])) == next(random_runs(1, ["template"]))
    True
    """
    rng = random.Random(seed)
    while True:
        name = rng.choice(games)
        players = rng.choice(list(game_type(name).player_counts))
        yield Run(name, players, rng.randrange(RUN_SEEDS), random_options(name, players, rng))


def random_options(name: str, players: int, rng: random.Random) -> dict[str, Value]:
    """Return random values of the offered options; every third time, one study option instead."""
    study = game_type(name).study_options(players)
    if study and rng.randrange(3) == 0:
        option = rng.choice(list(study))
        return {option.name: rng.choice(list(option.choices))}
    offered = game_type(name).offered_options(players)
    return {key: rng.choice(list(option.choices)) for key, option in offered.items()}


def failure(run: Run) -> str | None:
    """Check a run; return the law that it breaks or the error that it raises, or None."""
    try:
        check_run(run)
    except Exception as error:
        return f"{type(error).__name__}: {error}".partition("\n")[0]
    return None


def checked(run: Run) -> tuple[Run, str | None]:
    """Return a run and its failure; for worker processes."""
    return run, failure(run)


def simplified(run: Run, law: str) -> Run:
    """Return a simpler run with the same failure: fewer options, fewer players, a small seed."""
    for simpler in simpler_runs(run):
        if failure(simpler) == law:
            return simplified(simpler, law)
    return run


def simpler_runs(run: Run) -> Iterator[Run]:
    """Yield the runs that are one step simpler."""
    for name in run.options:
        rest = {key: value for key, value in run.options.items() if key != name}
        yield Run(run.game, run.players, run.seed, rest)
    for players in game_type(run.game).player_counts:
        if players < run.players:
            yield Run(run.game, players, run.seed, run.options)
    for seed in range(min(SIMPLE_SEEDS, run.seed)):
        yield Run(run.game, run.players, seed, run.options)


def fuzz(runs: Iterator[Run], seconds: float, jobs: int, fixtures: Path) -> int:
    """Check runs until the time is over; save one fixture per game and failure and return their number."""
    end = time.monotonic() + seconds
    due = iter(lambda: next(runs) if time.monotonic() < end else None, None)
    found: set[tuple[str, str]] = set()
    count = 0
    for run, law in as_completed(checked, due, jobs):
        count += 1
        if law is None or (run.game, law) in found:
            continue
        found.add((run.game, law))
        print(f"{law}\n  found by: {run.command}", flush=True)
        simple = simplified(run, law)
        print(f"  repeat with: {simple.command}\n  kept as {simple.save(fixtures).name}", flush=True)
    print(f"{count} matches checked, {len(found)} failures")
    return len(found)


def main(arguments: list[str] | None = None) -> int:
    """Fuzz for some minutes; return 1 if a law was broken."""
    parser = argparse.ArgumentParser(prog="python -m hauntboard.testing.fuzz")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--jobs", type=int, default=max(1, (os.cpu_count() or 1) // 2))
    parser.add_argument("--seed", type=int, default=secrets.randbelow(RUN_SEEDS))
    parser.add_argument("--game", dest="games", action="append", choices=list(GAMES))
    parser.add_argument("--fixtures", type=Path, required=True, help="folder for failing runs")
    given = parser.parse_args(arguments)
    print(
        f"fuzzing for {given.minutes:g} minutes with {given.jobs} processes, --seed {given.seed}", flush=True
    )
    runs = random_runs(given.seed, given.games or list(GAMES))
    return int(fuzz(runs, 60 * given.minutes, given.jobs, given.fixtures) > 0)


if __name__ == "__main__":
    sys.exit(main())
