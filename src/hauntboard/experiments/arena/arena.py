"""Play a round robin of bots over duplicate deals: which is stronger, by how much, with what confidence.

A *pairing* is the row bot on one side against the column bot on all other sides. Each deal is played once
for every side that the row bot can take, with the same cards. Deals, later luck and every bot draw from
random streams of their own, derived from the seed and the number of the deal, so a deal gives the same
matches on any process.

Each pairing stops as soon as its deals, in order, satisfy its :class:`StopRule`. Matches played beyond that
do not count, so the result does not depend on the number of processes.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from ... import bots as bot_kinds
from ...bots import Bot
from ...bots.protocol import Limited
from ...bots.seated import play_match
from ...engine.game import Game, Value, View
from ...engine.match import Match
from ...engine.messages import HauntboardError
from ...engine.rng import Rng
from ...engine.seats import CHANCE
from ...games import load
from ..parallel import LOCAL, as_completed, processes_for
from ..results_file import ResultsFile
from ..simulation.simulate import derived_seed
from ..statistics.inference import OPEN, ByDeal, Estimate, Wager
from .deal_results import ArenaHeader, DealResult, MatchResult

FEWEST_DEALS = 20  # minimum before --precision may stop a pairing
ORDERS = 20  # of the matches, for ratings


@dataclass(frozen=True)
class StopRule:
    """When to stop a pairing before all deals are played."""

    precision: float | None = None  # the row's share of wins is known to plus or minus this
    line: float | None = None  # decide whether that share is above or below this
    fair: bool = False  # ... or above or below what equals would have


@dataclass(frozen=True)
class ArenaPlan:
    """What to play."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    bots: tuple[str, ...]
    deals: int
    wish: StopRule = StopRule()
    gauntlet: bool = False  # only the first bot against each of the others

    @classmethod
    def of(
        cls,
        game: Game,
        bots: Sequence[str],
        seed: int = 1,
        deals: int = 100,
        wish: StopRule | None = None,
        gauntlet: bool = False,
    ) -> ArenaPlan:
        """Return a plan after checking bots and numbers, or raise :class:`HauntboardError`."""
        wish = wish or StopRule()
        if len(set(bots)) != len(bots) or len(bots) < 2:
            raise HauntboardError("arena-bots", count=len(bots))
        for name in bots:
            bot_kinds.make(name, game, 0)
        if deals < 1:
            raise HauntboardError("arena-deals", value=deals)
        for share in (wish.precision, wish.line):
            if share is not None and not 0 < share < 1:
                raise HauntboardError("arena-share", value=str(share))
        return cls(game.name, game.players, dict(game.options), seed, tuple(bots), deals, wish, gauntlet)

    def load(self) -> Game:
        return load(self.game, self.players, self.options)

    @property
    def header(self) -> ArenaHeader:
        """Return what the results of one file must have in common."""
        return ArenaHeader(self.game, self.players, self.options, self.seed)

    def results_file(self, path: Path | None) -> ResultsFile[DealResult]:
        """Return the file that keeps the results of this arena."""
        return ResultsFile(path, self.header, DealResult, lambda unit: unit.fits(self.players))


@dataclass(frozen=True)
class DealTask:
    """One deal of one pairing."""

    row: str
    column: str
    deal: int


def with_budget(game: Game, bots: Sequence[str], budget: str) -> list[str]:
    """Add a budget to the bots that accept one and do not name their own."""
    return [
        f"{name}@{budget}" if "@" not in name and isinstance(bot_kinds.make(name, game, 0), Limited) else name
        for name in bots
    ]


def pairings(bots: Sequence[str], sides: int, gauntlet: bool = False) -> list[tuple[str, str]]:
    """Return who meets whom. With two sides, A against B equals B against A; with more it does not. In a
    gauntlet the first bot meets each of the others.

    >>> pairings(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> pairings(["a", "b"], 3)
    [('a', 'b'), ('b', 'a')]
    >>> pairings(["a", "b", "c"], 3, gauntlet=True)
    [('a', 'b'), ('a', 'c')]
    """
    pairs = combinations(bots, 2) if sides == 2 else permutations(bots, 2)
    return [(row, column) for row, column in pairs if row == bots[0] or not gauntlet]


# ---- playing ----------------------------------------------------------------------------


class PairedDealer:
    """Deal the same luck for every seating, as far as the game allows.

    Luck before the first decision of a round is the deal and has one stream per round. Later luck has a
    stream per round and per seat that caused it: a seat's second die of a round shows the same number in
    all matches of a deal if it has as many sides.
    """

    def __init__(self, match: Match, seed: int, deal: int) -> None:
        self.match, self.seed, self.deal = match, seed, deal
        self.round = -1
        self.start = 0
        self.streams: dict[str, Rng] = {}

    def pick(self, legal: Sequence[int]) -> int:
        return legal[self.stream().below(len(legal))]

    def stream(self) -> Rng:
        """Return the stream for the next draw."""
        now = self.match.state.current_round()
        if now != self.round:
            self.round, self.start = now, len(self.match.steps)
        bringer = next(
            (step.seat for step in reversed(self.match.steps[self.start :]) if step.seat != CHANCE), None
        )
        name = f"deal {now}" if bringer is None else f"luck {now} {bringer}"
        if name not in self.streams:
            self.streams[name] = Rng(derived_seed(self.seed, self.deal, name))
        return self.streams[name]


class Timed:
    """Time another bot's thinking."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.seconds = self.longest = 0.0
        self.moves = 0

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        started = time.perf_counter()
        action = self.bot.choose(view, log)
        taken = time.perf_counter() - started
        self.seconds += taken
        self.longest = max(self.longest, taken)
        self.moves += 1
        return action


def play_unit(plan: ArenaPlan, task: DealTask) -> DealResult:
    """Play all matches of one deal of a pairing; runs in a worker process."""
    game = plan.load()
    played = [play_side(plan, game, task, side) for side in range(len(game.sides))]
    return DealResult(task.row, task.column, task.deal, played)


def play_side(plan: ArenaPlan, game: Game, task: DealTask, side: int) -> MatchResult:
    """Play one match with the row bot on this side."""
    row_seats = game.sides[side]
    names = [task.row if seat in row_seats else task.column for seat in game.seats]
    seated = [
        Timed(bot_kinds.make(name, game, derived_seed(plan.seed, task.deal, f"bot {name} {seat}")))
        for seat, name in enumerate(names)
    ]
    match = Match(game)
    play_match(match, seated, PairedDealer(match, plan.seed, task.deal))
    return MatchResult(
        seats=list(row_seats),
        scores=match.state.scores(),
        winners=match.state.winners(),
        rounds=round_gains(match),
        seconds=[round(bot.seconds, 6) for bot in seated],
        longest=[round(bot.longest, 6) for bot in seated],
        moves=[bot.moves for bot in seated],
    )


def round_gains(match: Match) -> list[list[int]]:
    """Return the points of every seat by round; empty if the game does not score rounds separately."""
    state = match.start.clone()
    before, gains = state.scores(), []
    for action in match.actions:
        now = state.current_round()
        state.apply(action)
        if now and (state.current_round() != now or state.over()):
            after = state.scores()
            gains.append([new - old for new, old in zip(after, before, strict=True)])
            before = after
    return gains


# ---- counting ---------------------------------------------------------------------------


@dataclass(frozen=True)
class PairingFigures:
    """The results of a pairing, from the row bot's point of view.

    ``wins`` is its share of the matches (a shared win is split), ``points`` its points in a match minus the
    mean of the others. ``round_wins`` and ``round_points`` are the same by round; the seat that gained most
    wins a round. ``fair`` is the share that equal bots would have.
    """

    row: str
    column: str
    deals: int
    matches: int
    fair: float
    wins: Estimate
    points: Estimate
    round_wins: Estimate | None
    round_points: Estimate | None
    line: float | None
    verdict: str


@dataclass(frozen=True)
class Standing:
    """A bot's openskill rating and thinking time."""

    bot: str
    mu: float
    sigma: float
    matches: int
    seconds_mean: float = field(compare=False)
    seconds_longest: float = field(compare=False)


@dataclass(frozen=True)
class ArenaReport:
    """The results of an arena. Two reports are equal if everything but times is."""

    plan: ArenaPlan
    pairings: list[PairingFigures]
    standings: list[Standing]  # best first

    def as_json(self) -> dict[str, Any]:
        """Return the report as JSON data."""
        return asdict(self)

    def of(self, row: str, column: str) -> PairingFigures | None:
        """Return the figures of a pairing if it was played that way round."""
        return next((f for f in self.pairings if (f.row, f.column) == (row, column)), None)


class Pairing:
    """A pairing in progress: results arrive in any order and count in the order of their deals."""

    def __init__(self, plan: ArenaPlan, sides: int, row: str, column: str) -> None:
        self.row, self.column, self.sides = row, column, sides
        self.deals, self.wish = plan.deals, plan.wish
        self.line = 1 / sides if plan.wish.fair else plan.wish.line
        self.wager = Wager(self.line) if self.line is not None else None
        self.wins, self.points = ByDeal(), ByDeal()
        self.round_wins, self.round_points = ByDeal(), ByDeal()
        self.counted: list[DealResult] = []
        self.waiting: dict[int, DealResult] = {}
        self.enough = False

    def receive(self, unit: DealResult) -> None:
        self.waiting[unit.deal] = unit
        while not self.enough and len(self.counted) in self.waiting:
            self.count(self.waiting.pop(len(self.counted)))

    def count(self, unit: DealResult) -> None:
        """Count the next deal in order."""
        self.counted.append(unit)
        shares = [share(played.winners, played.seats) for played in unit.played]
        self.wins.add(sum(shares), len(shares))
        self.points.add(sum(lead(played.scores, played.seats) for played in unit.played), len(shares))
        rounds = [(gains, played.seats) for played in unit.played for gains in played.rounds]
        self.round_points.add(sum(lead(gains, seats) for gains, seats in rounds), len(rounds))
        won = [share(best(gains), seats) for gains, seats in rounds if any(gains)]
        self.round_wins.add(sum(won), len(won))
        if self.wager:
            self.wager.add(sum(shares) / len(shares))
        self.enough = self.satisfied()

    def satisfied(self) -> bool:
        """Return whether this pairing may stop."""
        count = len(self.counted)
        precise = self.wish.precision is not None and count >= FEWEST_DEALS
        return (
            count == self.deals
            or (self.wager is not None and self.wager.verdict != OPEN)
            or (precise and self.wins.share().half <= (self.wish.precision or 0))
        )

    @property
    def matches(self) -> int:
        """Return the expected number of matches."""
        return self.sides * (len(self.counted) if self.enough else self.deals)

    def figures(self) -> PairingFigures:
        by_round = bool(self.round_points.observed)
        return PairingFigures(
            row=self.row,
            column=self.column,
            deals=len(self.counted),
            matches=self.sides * len(self.counted),
            fair=1 / self.sides,
            wins=self.wins.share(),
            points=self.points.estimate(),
            round_wins=self.round_wins.share() if by_round else None,
            round_points=self.round_points.estimate() if by_round else None,
            line=self.line,
            verdict=self.wager.verdict if self.wager else "",
        )


def share(winners: Sequence[int], seats: Sequence[int]) -> float:
    """Return the share of a win that falls to some seats.

    >>> share([0, 1], [1]), share([0, 2], [0, 2])
    (0.5, 1.0)
    """
    return sum(seat in seats for seat in winners) / len(winners)


def best(gains: Sequence[int]) -> list[int]:
    """Return the seats that gained most."""
    return [seat for seat, gain in enumerate(gains) if gain == max(gains)]


def lead(scores: Sequence[int], seats: Sequence[int]) -> float:
    """Return the mean of some seats minus the mean of the others.

    >>> lead([5, 2, 3], [0])
    2.5
    """
    own = [score for seat, score in enumerate(scores) if seat in seats]
    others = [score for seat, score in enumerate(scores) if seat not in seats]
    return sum(own) / len(own) - sum(others) / len(others)


# ---- the whole --------------------------------------------------------------------------


def run(
    plan: ArenaPlan,
    jobs: int = 1,
    engine: str = LOCAL,
    results: Path | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> ArenaReport:
    """Play the missing deals and report. A results file keeps every deal and prevents playing it twice.
    ``on_progress`` receives the matches done and the matches expected.

    >>> report = run(ArenaPlan.of(load("template"), ["cautious", "random"], deals=3))
    >>> report.pairings[0].matches
    6
    """
    game = plan.load()
    sides = len(game.sides)
    contests = {pair: Pairing(plan, sides, *pair) for pair in pairings(plan.bots, sides, plan.gauntlet)}
    with plan.results_file(results) as file:
        tasks = missing(plan, contests, {(u.row, u.column, u.deal): u for u in reversed(file.known)})
        for unit in as_completed(partial(play_unit, plan), tasks, processes_for(jobs), engine):
            file.append(unit)
            contests[unit.row, unit.column].receive(unit)
            if on_progress:
                done = sum(sides * len(contest.counted) for contest in contests.values())
                on_progress(done, sum(contest.matches for contest in contests.values()))
    return ArenaReport(
        plan, [contest.figures() for contest in contests.values()], standings(plan, game, contests)
    )


def missing(
    plan: ArenaPlan, contests: dict[tuple[str, str], Pairing], known: dict[tuple[str, str, int], DealResult]
) -> Iterator[DealTask]:
    """Yield the deals still to be played, skipping pairings that may stop."""
    for deal in range(plan.deals):
        for (row, column), contest in contests.items():
            if contest.enough:
                continue
            if unit := known.get((row, column, deal)):
                contest.receive(unit)
            else:
                yield DealTask(row, column, deal)


def standings(plan: ArenaPlan, game: Game, contests: dict[tuple[str, str], Pairing]) -> list[Standing]:
    """Return ratings over all matches, and thinking times."""
    clocks = {bot: [0, 0.0, 0.0] for bot in plan.bots}
    matches = dict.fromkeys(plan.bots, 0)
    units = sorted((u for c in contests.values() for u in c.counted), key=lambda unit: unit.deal)
    for unit in units:
        for played in unit.played:
            for bot in (unit.row, unit.column):
                matches[bot] += 1
            for seat in game.seats:
                clock = clocks[unit.row if seat in played.seats else unit.column]
                clock[0] += played.moves[seat]
                clock[1] += played.seconds[seat]
                clock[2] = max(clock[2], played.longest[seat])
    rows = [
        Standing(bot, mu, sigma, matches[bot], clocks[bot][1] / max(1, clocks[bot][0]), clocks[bot][2])
        for bot, (mu, sigma) in ratings_of(plan.bots, game, units).items()
    ]
    return sorted(rows, key=lambda row: -row.mu)


def ratings_of(
    bots: Sequence[str], game: Game, units: Sequence[DealResult]
) -> dict[str, tuple[float, float]]:
    """Return mean and spread of every bot's rating. Bots do not change, so ratings settle (tau 0). They
    depend on the order of the matches by as much as a small step between two bots, so the mean over several
    orders counts."""
    model = PlackettLuce(tau=0.0)
    sums = dict.fromkeys(bots, (0.0, 0.0))
    for order in range(ORDERS):
        ratings = {bot: model.rating() for bot in bots}
        for unit in random.Random(order).sample(units, len(units)):
            for played in unit.played:
                rate(model, ratings, game, unit, played)
        sums = {bot: (mu + ratings[bot].mu, sigma + ratings[bot].sigma) for bot, (mu, sigma) in sums.items()}
    return {bot: (mu / ORDERS, sigma / ORDERS) for bot, (mu, sigma) in sums.items()}


def rate(model: Any, ratings: dict[str, Any], game: Game, unit: DealResult, played: MatchResult) -> None:
    """Rate one match. Sides of the same bot continue with the mean of their new ratings."""
    bots = [unit.row if list(side) == played.seats else unit.column for side in game.sides]
    places = [0.0 if set(side) & set(played.winners) else 1.0 for side in game.sides]
    before = [[model.rating(mu=ratings[bot].mu, sigma=ratings[bot].sigma)] for bot in bots]
    after = [team[0] for team in model.rate(before, ranks=places)]
    for bot in (unit.row, unit.column):
        own = [rating for name, rating in zip(bots, after, strict=True) if name == bot]
        mu = sum(rating.mu for rating in own) / len(own)
        ratings[bot] = model.rating(mu=mu, sigma=sum(rating.sigma for rating in own) / len(own))
