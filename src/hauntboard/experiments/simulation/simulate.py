"""Play many matches between bots.

Match ``i`` draws its cards and its bots' choices from seeds of its own, so a simulation gives the same
result for any number of processes, and its first hundred matches are those of a simulation of a hundred.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, count, takewhile
from pathlib import Path

import msgspec

from ... import bots as bot_kinds
from ...bots.seated import play_match
from ...engine.dealer import SeededDealer
from ...engine.game import Game, Value
from ...engine.match import Match
from ...engine.messages import HauntboardError
from ...engine.seats import CHANCE, SPECTATOR
from ...games import load
from ..parallel import in_order, processes_for
from ..results_file import ResultsFile
from .report import MatchOutcome, SimulationReport, Tally

# Larger chunks cost less traffic, smaller ones report progress more often.
LARGEST_CHUNK = 50
FORMAT = 1  # of the results file


def simulate(
    game: Game,
    games: int,
    seed: int,
    bots: Sequence[str],
    jobs: int = 1,
    on_progress: Callable[[int], None] | None = None,
    keep_matches: bool = False,
    on_match: Callable[[int, list[int]], None] | None = None,
    results: Path | None = None,
) -> SimulationReport:
    """Play ``games`` matches with one bot name per seat; a shorter list repeats.

    ``jobs`` is the number of processes, 0 for one per processor. ``on_progress`` receives the number of
    matches done. ``on_match`` receives every match's number and actions (chance included), in order; with
    ``keep_matches`` the report holds them all. A results file keeps every match and prevents playing it
    twice.

    >>> from hauntboard.games import load
    >>> simulate(load("template"), games=4, seed=1, bots=["random"]).games
    4
    """
    names = seat_bots(game, bots)
    if games < 1:
        raise HauntboardError("simulate-no-games", value=games)
    wanted = keep_matches or on_match is not None or results is not None
    job = SimulationJob(game.name, game.players, dict(game.options), seed, names, wanted)
    tally = Tally(names)
    kept: list[list[int]] = []
    started = time.perf_counter()
    with ResultsFile(results, job.header, SavedMatch, lambda saved: saved.fits(game.players)) as file:
        known = known_outcomes(file.known)[:games]
        for index, outcome in enumerate(chain(known, outcomes(job, range(len(known), games), jobs))):
            if index >= len(known):
                file.append(SavedMatch(index, outcome))
            tally.add(outcome)
            if on_match is not None:
                on_match(index, outcome.actions)
            if keep_matches:
                kept.append(outcome.actions)
            if on_progress is not None and index + 1 >= len(known):
                on_progress(index + 1)
    return tally.result(time.perf_counter() - started, kept if keep_matches else None)


def seat_bots(game: Game, bots: Sequence[str]) -> list[str]:
    """Return a bot name for every seat, or raise :class:`HauntboardError`.

    >>> from hauntboard.games import load
    >>> seat_bots(load("template", 3), ["random", "cautious"])
    ['random', 'cautious', 'random']
    """
    if not bots or len(bots) > game.players:
        raise HauntboardError("bot-count", value=len(bots), players=game.players)
    for name in bots:
        bot_kinds.check_measured(name, game.name)
    return [bots[seat % len(bots)] for seat in game.seats]


# ---- one process or many ----------------------------------------------------------------


@dataclass(frozen=True)
class SimulationJob:
    """What a worker process needs to play any match of a simulation."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    bots: list[str]
    with_actions: bool

    @property
    def header(self) -> MatchesHeader:
        """Return what the matches of one results file must have in common."""
        return MatchesHeader(self.game, self.players, self.options, self.seed, self.bots)


class MatchesHeader(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a results file."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    bots: list[str]
    matches: int = FORMAT


class SavedMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One match of a results file."""

    index: int
    outcome: MatchOutcome

    def fits(self, players: int) -> bool:
        """Return whether the match has a score for every seat and a winner."""
        found = self.outcome
        return len(found.scores) == players and bool(found.winners) and bool(found.actions)


def known_outcomes(saved: Sequence[SavedMatch]) -> list[MatchOutcome]:
    """Return the matches of a results file from the first one on, up to the first that is missing.

    >>> known_outcomes([])
    []
    """
    by_index = {match.index: match.outcome for match in saved}
    return [by_index[index] for index in takewhile(by_index.__contains__, count())]


def derived_seed(seed: int, index: int, stream: str) -> int:
    """Return a seed for one purpose within one match.

    >>> derived_seed(1, 0, "deal") == derived_seed(1, 0, "seat 0")
    False
    """
    text = f"{seed}/{index}/{stream}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


def numbered_match(job: SimulationJob, game: Game, index: int) -> Match:
    """Play match number ``index`` of a simulation."""
    seated = [
        bot_kinds.make(name, game, derived_seed(job.seed, index, f"seat {seat}"))
        for seat, name in enumerate(job.bots)
    ]
    return play_match(Match(game), seated, SeededDealer(derived_seed(job.seed, index, "deal")))


def play_numbered(job: SimulationJob, game: Game, index: int) -> MatchOutcome:
    """Return the outcome of match number ``index``."""
    match = numbered_match(job, game, index)
    view = match.view(SPECTATOR)
    return MatchOutcome(
        scores=match.state.scores(),
        winners=match.state.winners(),
        moves=decisions(match),
        rounds=view.get("round"),
        actions=match.actions if job.with_actions else [],
        cards={card["number"]: card["seats"] for card in view.get("cards", ())},
    )


def decisions(match: Match) -> int:
    """Count the seats' decisions; chance does not count."""
    return sum(step.seat != CHANCE for step in match.steps)


def play_chunk(job: SimulationJob, indices: range) -> list[MatchOutcome]:
    """Play some matches of a simulation; runs in a worker process."""
    game = load(job.game, job.players, job.options)
    return [play_numbered(job, game, index) for index in indices]


def chunks_of(indices: range, jobs: int) -> list[range]:
    """Split match numbers into chunks small enough to keep all processes busy to the end.

    >>> chunks_of(range(10), 2)
    [range(0, 1), range(1, 2), ..., range(9, 10)]
    >>> chunks_of(range(100), 1)
    [range(0, 12), range(12, 24), ..., range(96, 100)]
    """
    size = max(1, min(LARGEST_CHUNK, len(indices) // (8 * jobs)))
    return [indices[start : start + size] for start in range(0, len(indices), size)]


def outcomes(job: SimulationJob, indices: range, jobs: int) -> Iterator[MatchOutcome]:
    """Yield the outcomes of these matches, in order."""
    jobs = max(1, min(processes_for(jobs), len(indices)))
    if jobs == 1:
        game = load(job.game, job.players, job.options)
        for index in indices:
            yield play_numbered(job, game, index)
    else:
        for chunk in in_order(partial(play_chunk, job), chunks_of(indices, jobs), jobs):
            yield from chunk
