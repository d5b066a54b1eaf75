"""Balance reports: many matches between equal bots, and figures for designers and publishers.

The matches are those of ``hauntboard simulate`` with the same options and seed, so every table of a report
names the command that replays it. Matches are observed where they are played; figures do not depend on the
number of processes.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import Any

import msgspec

from ...engine.game import Game, Value
from ...engine.messages import HauntboardError
from ...games import game_type, load
from ..parallel import in_order, processes_for
from ..results_file import ResultsFile
from ..simulation.simulate import SimulationJob, chunks_of, numbered_match, seat_bots
from . import figures as figures
from .figures import Counted, Difference, Figure, Position, Spread
from .study import POINTS, ROUNDS, SHARE, Bench, Observation, Setup, Study, narrowed, study_of

FORMAT = 1  # of the report as data
PLAYERS = "players"
# The starting side's advantage, match by match.
ADVANTAGES = {"advantage": figures.begun, "round-advantage": figures.rounds_begun}


@dataclass(frozen=True)
class BalancePlan:
    """What to play: the tables of a study with their numbers of matches."""

    study: Study
    bot: str
    seed: int
    matches: int
    setups: tuple[Setup, ...]
    command: str

    @classmethod
    def of(
        cls,
        game: str,
        bot: str = "",
        seed: int = 1,
        matches: int | None = None,
        players: int | None = None,
        options: dict[str, Value] | None = None,
    ) -> BalancePlan:
        """Return a checked plan or raise :class:`HauntboardError`."""
        game_type(game)
        study = study_of(game)
        matches = study.matches if matches is None else matches
        if matches < 2:
            raise HauntboardError("balance-too-few", value=matches)
        if players is not None:
            load(game, players)
        setups = tuple(
            replace(setup, bot=bot or setup.bot or study.bot)
            for setup in narrowed(study, players, options or {})
        )
        if not setups:
            raise HauntboardError("balance-no-tables")
        for setup in setups:
            seat_bots(load(game, setup.players, setup.options), [setup.bot])
        words = ["hauntboard", "balance", game, "--matches", str(matches), "--seed", str(seed)]
        words += ["--bot", bot] if bot else []
        words += ["--players", str(players)] if players is not None else []
        words += [word for name, value in (options or {}).items() for word in ("-o", f"{name}={value}")]
        return cls(study, bot or study.bot, seed, matches, setups, shlex.join(words))

    def count(self, setup: Setup) -> int:
        """Return the number of matches of a table."""
        return self.matches * setup.weight

    def load(self, setup: Setup) -> Game:
        return load(self.study.game, setup.players, setup.options)

    def job(self, setup: Setup) -> SimulationJob:
        """Return the simulation of a table."""
        game = self.load(setup)
        bots = seat_bots(game, [setup.bot])
        return SimulationJob(game.name, game.players, dict(game.options), self.seed, bots, with_actions=False)

    @property
    def header(self) -> BalanceHeader:
        """Return what the matches of one results file must have in common."""
        tables = [shlex.join(self.table_words(setup)) for setup in self.setups]
        return BalanceHeader(self.study.game, self.seed, tables)

    def table_command(self, setup: Setup) -> str:
        """Return the command that replays a table."""
        words = ["hauntboard", "simulate", self.study.game, "--matches", str(self.count(setup))]
        return shlex.join([*words, "--seed", str(self.seed), *self.table_words(setup)])

    def table_words(self, setup: Setup) -> list[str]:
        """Return a table as the options of a command line."""
        usual = load(self.study.game, setup.players).options
        chosen = {name: value for name, value in self.load(setup).options.items() if value != usual[name]}
        words = ["--players", str(setup.players), "--bots", setup.bot]
        return [*words, *(word for name, value in chosen.items() for word in ("-o", f"{name}={value}"))]


# ---- playing ----------------------------------------------------------------------------


class BalanceHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a results file."""

    game: str
    seed: int
    tables: list[str]
    balance: int = FORMAT


class SavedObservation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match of a results file."""

    table: int
    observation: Observation


@dataclass(frozen=True)
class Parcel:
    """Some matches of one table."""

    table: int
    indices: range


def observe_parcel(plan: BalancePlan, parcel: Parcel) -> tuple[int, list[Observation]]:
    """Play and observe matches; runs in a worker process."""
    setup = plan.setups[parcel.table]
    game, job = plan.load(setup), plan.job(setup)
    seen = [plan.study.observe(game, numbered_match(job, game, index), index) for index in parcel.indices]
    return parcel.table, seen


def parcels(plan: BalancePlan, jobs: int, known: Sequence[int]) -> list[Parcel]:
    """Return all matches that are not known, by table the first ones, with tables taking turns, so the
    remaining time can be estimated."""
    found = [
        (part.stop / plan.count(setup), Parcel(table, part))
        for table, setup in enumerate(plan.setups)
        for part in chunks_of(range(known[table], plan.count(setup)), jobs)
    ]
    return [parcel for _, parcel in sorted(found, key=lambda pair: pair[0])]


def observe(
    plan: BalancePlan,
    jobs: int = 1,
    on_progress: Callable[[int], None] | None = None,
    results: Path | None = None,
) -> list[list[Observation]]:
    """Return all matches of all tables, in order. A results file keeps every match and prevents playing it
    twice."""
    jobs = processes_for(jobs)
    with ResultsFile(results, plan.header, SavedObservation) as file:
        seen = known_observations(plan, file.known)
        rest = parcels(plan, jobs, [len(known) for known in seen])
        if on_progress is not None and any(seen):
            on_progress(sum(map(len, seen)))
        for table, observations in in_order(partial(observe_parcel, plan), rest, jobs):
            seen[table] += observations
            for observation in observations:
                file.append(SavedObservation(table, observation))
            if on_progress is not None:
                on_progress(sum(map(len, seen)))
    return seen


def known_observations(plan: BalancePlan, saved: Sequence[SavedObservation]) -> list[list[Observation]]:
    """Return the matches of a results file by table, each from the first one up to the first missing."""
    by_place = {(entry.table, entry.observation.index): entry.observation for entry in saved}
    return [
        [by_place[table, i] for i in takewhile(lambda i: (table, i) in by_place, range(plan.count(setup)))]  # noqa: B023
        for table, setup in enumerate(plan.setups)
    ]


def total(plan: BalancePlan) -> int:
    """Return the number of matches of all tables."""
    return sum(plan.count(setup) for setup in plan.setups)


# ---- reporting --------------------------------------------------------------------------


@dataclass(frozen=True)
class TableReport:
    """The figures of one table."""

    players: int
    options: dict[str, Value]
    bot: str
    matches: int
    distinct: int  # distinct ones; the figures use these
    command: str
    won: list[int]  # by seat: matches with it among the winners, as the command counts them
    positions: list[Position]
    round_positions: list[Position]
    spreads: dict[str, Spread]
    common: dict[str, Counted]
    measures: list[Counted]
    values: list[figures.Value]


@dataclass(frozen=True)
class Comparison:
    """Two tables, by number, that differ in one thing only."""

    dimension: str
    base: int
    other: int
    differences: list[Difference]


@dataclass(frozen=True)
class BalanceReport:
    """All figures about a game; ``values`` cover all tables together."""

    format: int
    game: str
    bot: str
    seed: int
    matches: int
    command: str
    tables: list[TableReport]
    values: list[figures.Value]
    comparisons: list[Comparison]

    def as_json(self) -> dict[str, Any]:
        """Return the report as JSON data."""
        return asdict(self)


def run(
    plan: BalancePlan,
    jobs: int = 1,
    on_progress: Callable[[int], None] | None = None,
    results: Path | None = None,
) -> BalanceReport:
    """Play and report; a results file prevents playing a match twice."""
    return reported(plan, observe(plan, jobs, on_progress, results))


def reported(plan: BalancePlan, seen: Sequence[Sequence[Observation]]) -> BalanceReport:
    """Compute the figures from the observations of every table."""
    played = list(seen)
    seen = [figures.distinct(matches) for matches in played]
    return BalanceReport(
        FORMAT,
        plan.study.game,
        plan.bot,
        plan.seed,
        total(plan),
        plan.command,
        advantages_marked([table_of(plan, *parts) for parts in zip(plan.setups, played, seen, strict=True)]),
        figures.values(plan.study, seen) if len(seen) > 1 else [],
        comparisons(plan, seen),
    )


def table_of(
    plan: BalancePlan, setup: Setup, played: Sequence[Observation], seen: Sequence[Observation]
) -> TableReport:
    """Compute the figures of one table."""
    scores = [[float(score) for score in o.scores] for o in seen]
    winning = [[float(max(o.scores))] for o in seen]
    return TableReport(
        setup.players,
        dict(setup.options),
        setup.bot,
        len(played),
        len(seen),
        plan.table_command(setup),
        won_by_seat(plan.load(setup), played),
        figures.positions(seen),
        figures.round_positions(seen),
        {
            "rounds": figures.spread([[float(o.rounds)] for o in seen], ROUNDS),
            "decisions": figures.spread([[float(o.decisions)] for o in seen], figures.DECISIONS),
            "score": figures.spread(scores, POINTS),
            "winning-score": figures.spread(winning, POINTS),
            "margin": figures.spread([[figures.margin(o)[0]] for o in seen], POINTS),
        },
        common(seen),
        figures.measured(plan.study.measures, seen),
        figures.values(plan.study, [seen]),
    )


def won_by_seat(game: Game, seen: Sequence[Observation]) -> list[int]:
    """Return in how many matches each seat was among the winners."""
    sides = Bench(game)
    return [sum(sides.side_of[seat] in o.winners for o in seen) for seat in game.seats]


def common(seen: Sequence[Observation]) -> dict[str, Counted]:
    """Return the figures that every table has."""
    shared, unit = figures.COMMON["shared"]
    won_jointly = figures.figure_of(figures.by_match(seen, shared).share())
    found = {"shared": Counted("shared", "", unit, won_jointly)}
    for name, take in ADVANTAGES.items():
        if figure := figures.advantage(seen, take):
            found[name] = Counted(name, "", SHARE, figure)
    return found


def advantages_marked(tables: Sequence[TableReport]) -> list[TableReport]:
    """Mark the advantages that are notable among all tables."""
    found = list(tables)
    for name in ADVANTAGES:
        having = [place for place, table in enumerate(found) if name in table.common]
        standing = figures.marked(found[place].common[name].figure for place in having)
        for place, figure in zip(having, standing, strict=True):
            old = found[place].common
            new = {**old, name: replace(old[name], figure=figure or old[name].figure)}
            found[place] = replace(found[place], common=new)
    return found


def comparisons(plan: BalancePlan, seen: Sequence[Sequence[Observation]]) -> list[Comparison]:
    """Compare all tables that differ in one thing from an earlier one; differences are notable among those
    of the same dimension and measure."""
    found = [
        Comparison(dimension, base, other, figures.differences(seen[base], seen[other]))
        for dimension, base, other in pairs(plan.setups)
    ]
    return noted(found)


def pairs(setups: Sequence[Setup]) -> list[tuple[str, int, int]]:
    """Return which tables to compare: neighbouring player counts, and every value of an option with the
    first one, where the same bot plays.

    >>> pairs([Setup(2, {"edition": "a"}), Setup(3, {"edition": "a"}), Setup(2, {"edition": "b"})])
    [('players', 0, 1), ('edition', 0, 2)]
    """
    found = []
    for other, setup in enumerate(setups):
        earlier = [(n, s) for n, s in enumerate(setups[:other]) if s.bot == setup.bot]
        fewer = [n for n, s in earlier if s.options == setup.options and s.players < setup.players]
        if fewer:
            found.append((PLAYERS, max(fewer, key=lambda n: setups[n].players), other))
        base = next((n for n, s in earlier if s.players == setup.players), None)
        if base is not None:
            names = [n for n in setups[base].options if setups[base].options[n] != setup.options.get(n)]
            found.append((names[0], base, other))
    order = list(dict.fromkeys(dimension for dimension, _, _ in found))
    return sorted(found, key=lambda pair: order.index(pair[0]))


def noted(found: Sequence[Comparison]) -> list[Comparison]:
    """Mark the notable differences."""
    groups: dict[tuple[str, str], list[Figure]] = {}
    for comparison in found:
        for part in comparison.differences:
            groups.setdefault((comparison.dimension, part.measure), []).append(part.figure)
    standing = {key: iter(figures.marked(group)) for key, group in groups.items()}
    return [
        replace(
            comparison,
            differences=[
                replace(part, figure=next(standing[comparison.dimension, part.measure]) or part.figure)
                for part in comparison.differences
            ],
        )
        for comparison in found
    ]
