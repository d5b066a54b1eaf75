"""Measure speed and size of the games beside OpenSpiel's games on the same machine.

Absolute rates depend on the machine; ratios within one run count. The sides are measured in turn, several
times over, and medians are compared, so noise affects all alike; single-threaded work is measured in
processor time. The result is data: names and figures.

``python benchmarks/run.py`` runs it; ``benchmarks/README.md`` explains each figure.
"""

from __future__ import annotations

import os
import platform
import random
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import repeat
from pathlib import Path
from typing import Any

import openspiel_baseline
from contests import contests

import hauntboard
from hauntboard import __version__
from hauntboard.engine import build_mode
from hauntboard.engine.state import State, random_playouts
from hauntboard.extensions import TEMPLATE
from hauntboard.games import game_type, load

PACKAGE = Path(hauntboard.__file__).parent

CONTESTS = {name: contest.speed for name, contest in contests().items()}
# The game for figures where one game is enough.
GAME = next(iter(CONTESTS), TEMPLATE)

AT_LEAST, AT_MOST = "at-least", "at-most"
FORMS_GOAL = 50.0  # compiled to interpreted playouts
Measurement = Callable[[], float]


@dataclass(frozen=True)
class BenchFigure:
    """One measurement. ``id`` names its message; ``unit`` is "times", "bytes" or "seconds".

    ``value`` is None when there is nothing to compare with. ``own`` and ``peer`` are the underlying figures
    by table or game. ``game`` is empty for the whole package.
    """

    id: str
    value: float | None
    unit: str
    goal: float | None = None
    sense: str = ""  # AT_LEAST or AT_MOST, if there is a goal
    own: dict[str, float] = field(default_factory=dict)
    peer: dict[str, float] = field(default_factory=dict)
    game: str = ""

    @property
    def met(self) -> bool | None:
        """Return whether the goal is reached; None without a goal or a value."""
        if self.goal is None or self.value is None:
            return None
        return self.value >= self.goal if self.sense == AT_LEAST else self.value <= self.goal


@dataclass(frozen=True)
class BenchReport:
    """All figures of a run and its environment."""

    environment: dict[str, Any]
    figures: list[BenchFigure]

    def __iter__(self) -> Iterator[BenchFigure]:
        return iter(self.figures)

    def as_json(self) -> dict[str, Any]:
        """Return the report as JSON data."""
        return {
            "environment": self.environment,
            "figures": [{**asdict(figure), "met": figure.met} for figure in self.figures],
        }


@dataclass(frozen=True)
class BenchScale:
    """How much work a run does."""

    rounds: int  # measurements of each side
    moves: int  # in each playout measurement
    stepped: int  # moves in each measurement stepped from Python
    clones: int
    imports: int


FULL = BenchScale(rounds=9, moves=400_000, stepped=40_000, clones=50_000, imports=7)
QUICK = BenchScale(rounds=3, moves=60_000, stepped=6_000, clones=5_000, imports=2)


def run_bench(
    quick: bool = False,
    on_progress: Callable[[str], None] | None = None,
    with_peer: bool = True,
) -> BenchReport:
    """Measure everything; ``on_progress`` receives each figure's id before it is taken."""
    scale = QUICK if quick else FULL
    pyspiel = openspiel_baseline.module() if with_peer else None
    report_progress = on_progress or (lambda id: None)
    figures = []
    for game in CONTESTS:
        for id, measure in GAME_BENCHES.items():
            report_progress(id)
            figures.append(replace(measure(id, game, scale, pyspiel), game=game))
    for id, measure_all in PACKAGE_BENCHES.items():
        report_progress(id)
        figures.append(measure_all(id, scale, pyspiel))
    return BenchReport(environment(pyspiel, quick), figures)


def environment(pyspiel: Any | None, quick: bool) -> dict[str, Any]:
    """Return what the figures depend on."""
    return {
        "hauntboard": __version__,
        "compiled": build_mode.is_compiled(),
        "open_spiel": openspiel_baseline.version() if pyspiel is not None else None,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "processors": os.cpu_count(),
        "quick": quick,
    }


def interleaved(sides: Mapping[str, Measurement], rounds: int) -> dict[str, float]:
    """Return the median of each side's measurements, sides taking turns.

    >>> interleaved({"a": lambda: 1.0, "b": lambda: 2.0}, rounds=3)
    {'a': 1.0, 'b': 2.0}
    """
    taken: dict[str, list[float]] = {name: [] for name in sides}
    for _ in range(rounds):
        for name, measure in sides.items():
            taken[name].append(measure())
    return {name: statistics.median(values) for name, values in taken.items()}


def own_states(game: str) -> dict[str, State]:
    """Return a new match for each player count and table, labelled with both: "2", "2 master"."""
    return {
        " ".join(map(str, (players, *options.values()))): load(game, players, options).new_state()
        for options in CONTESTS[game].tables
        for players in game_type(game).player_counts
    }


def compared(own: Mapping[str, Measurement], others: Mapping[str, Measurement], rounds: int) -> Any:
    """Return medians of our sides and the peer's, interleaved."""
    found = interleaved({**own, **others}, rounds)
    return {name: found[name] for name in own}, {name: found[name] for name in others}


def peers(game: str, pyspiel: Any | None, side: Callable[[str], Measurement]) -> dict[str, Measurement]:
    """Return a measurement for each peer; none without OpenSpiel."""
    return {name: side(name) for name in CONTESTS[game].peers} if pyspiel else {}


def slowest_to_fastest(own: Mapping[str, float], others: Mapping[str, float]) -> float | None:
    """Return our slowest rate as a multiple of the peer's best."""
    return min(own.values()) / max(others.values()) if others else None


# ---- rates ------------------------------------------------------------------------------


def bench_playouts(id: str, game: str, scale: BenchScale, pyspiel: Any | None) -> BenchFigure:
    """Measure random playouts inside the core, moves per second."""
    own = {players: own_playouts(state, scale.moves) for players, state in own_states(game).items()}
    others = peers(game, pyspiel, lambda name: openspiel_baseline.playouts(pyspiel, name, scale.moves))
    mine, theirs = compared(own, others, scale.rounds)
    return BenchFigure(
        id, slowest_to_fastest(mine, theirs), "times", CONTESTS[game].playouts, AT_LEAST, mine, theirs
    )


def own_playouts(state: State, moves: int) -> Measurement:
    """Return a function that measures moves per second inside the core, over about ``moves`` moves."""
    games = max(1, moves // 150)

    def measure() -> float:
        started = time.process_time()
        played = random_playouts(state, games, 1)
        return played / (time.process_time() - started)

    return measure


def bench_stepped(id: str, game: str, scale: BenchScale, pyspiel: Any | None) -> BenchFigure:
    """Measure stepping from Python: list legal actions, choose, apply; chance included."""
    own = {players: own_stepped(state, scale.stepped) for players, state in own_states(game).items()}
    others = peers(game, pyspiel, lambda name: peer_stepped(pyspiel, name, scale.stepped))
    mine, theirs = compared(own, others, scale.rounds)
    return BenchFigure(
        id, slowest_to_fastest(mine, theirs), "times", CONTESTS[game].stepped, AT_LEAST, mine, theirs
    )


def own_stepped(start: State, moves: int) -> Measurement:
    """Return moves per second of our game, stepped from Python."""
    choose = random.Random(1).choice  # the same chooser on both sides

    def measure() -> float:
        played = 0
        started = time.process_time()
        while played < moves:
            state = start.clone()
            while not state.over():
                state.apply(choose(state.legal_actions()))
                played += 1
        return played / (time.process_time() - started)

    return measure


def peer_stepped(pyspiel: Any, name: str, moves: int) -> Measurement:
    """Return the same for OpenSpiel."""
    start = pyspiel.load_game(name).new_initial_state()
    choose = random.Random(1).choice

    def measure() -> float:
        played = 0
        started = time.process_time()
        while played < moves:
            state = start.clone()
            while not state.is_terminal():
                state.apply_action(choose(state.legal_actions()))
                played += 1
        return played / (time.process_time() - started)

    return measure


# ---- clone and size ---------------------------------------------------------------------


def bench_clone(id: str, game: str, scale: BenchScale, pyspiel: Any | None) -> BenchFigure:
    """Measure seconds per clone of a mid-game state."""
    own = {
        players: timed(middle_state(state).clone, scale.clones) for players, state in own_states(game).items()
    }

    def peer_clone(name: str) -> Measurement:
        assert pyspiel is not None
        return timed(openspiel_baseline.middle_state(pyspiel.load_game(name), 1).clone, scale.clones)

    others = peers(game, pyspiel, peer_clone)
    mine, theirs = compared(own, others, scale.rounds)
    ratio = max(mine.values()) / min(theirs.values()) if theirs else None
    return BenchFigure(id, ratio, "times", CONTESTS[game].clone, AT_MOST, mine, theirs)


def timed(call: Callable[[], object], count: int) -> Measurement:
    """Return seconds per call."""

    def measure() -> float:
        started = time.process_time()
        for _ in repeat(None, count):
            call()
        return (time.process_time() - started) / count

    return measure


def middle_state(start: State) -> State:
    """Return a mid-game state: half the moves of a random match."""
    rng = random.Random(1)
    state, played = start.clone(), []
    while not state.over():
        played.append(rng.choice(state.legal_actions()))
        state.apply(played[-1])
    state = start.clone()
    for action in played[: len(played) // 2]:
        state.apply(action)
    return state


def bench_state(id: str, game: str, scale: BenchScale, pyspiel: Any | None) -> BenchFigure:
    """Measure the bytes of a state, object header included; a compiled state refers to nothing else."""
    sizes = {players: float(sys.getsizeof(state)) for players, state in own_states(game).items()}
    value = max(sizes.values()) if build_mode.is_compiled() else None
    return BenchFigure(id, value, "bytes", CONTESTS[game].state, AT_MOST, sizes)


# ---- threads and builds -----------------------------------------------------------------


def bench_threads(id: str, scale: BenchScale, pyspiel: Any | None) -> BenchFigure:
    """Compare two threads of playouts with one. On a single processor the proof that the interpreter is
    free is another thread's progress: the share of its usual pace that a counting loop keeps beside one
    thread of playouts."""
    state = load(GAME).new_state()
    games = max(1, 4 * scale.moves // 110)
    sides = {"one": threads(state, games, 1), "two": threads(state, games, 2)}
    rates = interleaved(sides, scale.rounds)
    pace = statistics.median(counting_pace(state, games) for _ in range(scale.rounds))
    return BenchFigure(id, pace, "times", 0.25, AT_LEAST, {**rates, "speedup": rates["two"] / rates["one"]})


def threads(state: State, games: int, count: int) -> Measurement:
    """Return moves per second of several threads together."""

    def measure() -> float:
        moves = [0] * count

        def work(index: int) -> None:
            moves[index] = random_playouts(state, games, index)

        workers = [threading.Thread(target=work, args=(index,)) for index in range(count)]
        started = time.perf_counter()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return sum(moves) / (time.perf_counter() - started)

    return measure


def counting_pace(state: State, games: int) -> float:
    """Return how fast Python counts beside a thread of playouts, as a share of counting alone."""
    worker = threading.Thread(target=random_playouts, args=(state, games, 1))
    started = time.perf_counter()
    worker.start()
    beside = count_while(worker.is_alive)
    seconds = time.perf_counter() - started
    worker.join()
    deadline = time.perf_counter() + seconds
    return beside / max(1, count_while(lambda: time.perf_counter() < deadline))


def count_while(going: Callable[[], bool]) -> int:
    """Count in pure Python while something runs."""
    count = 0
    while going():
        for _ in repeat(None, 1000):
            count += 1
    return count


def bench_builds(id: str, scale: BenchScale, pyspiel: Any | None) -> BenchFigure:
    """Compare playouts of the compiled build with the same source interpreted."""
    twin = build_mode.interpreted_twin("engine.state").random_playouts
    twin_state = build_mode.interpreted_twin("games").load(GAME).new_state()
    games = max(1, scale.moves // 40_000)

    def interpreted() -> float:
        started = time.process_time()
        moves: int = twin(twin_state, games, 1)
        return moves / (time.process_time() - started)

    compiled = own_playouts(load(GAME).new_state(), scale.moves)
    rates = interleaved({"compiled": compiled, "interpreted": interpreted}, scale.rounds)
    ratio = rates["compiled"] / rates["interpreted"] if build_mode.is_compiled() else None
    return BenchFigure(id, ratio, "times", FORMS_GOAL, AT_LEAST, rates)


# ---- size and import --------------------------------------------------------------------


def bench_size(id: str, scale: BenchScale, pyspiel: Any | None) -> BenchFigure:
    """Measure the bytes that the package takes on disk, bytecode caches excluded."""
    files = [file for file in PACKAGE.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    total = sum(file.stat().st_size for file in files)
    native = sum(file.stat().st_size for file in files if file.suffix in (".so", ".pyd"))
    others = {"pyspiel": float(os.stat(pyspiel.__file__).st_size)} if pyspiel else {}
    return BenchFigure(id, float(total), "bytes", None, "", {"total": total, "compiled": native}, others)


def bench_import(id: str, scale: BenchScale, pyspiel: Any | None) -> BenchFigure:
    """Measure importing all games and the match as a multiple of importing ``json`` and ``decimal``.

    Each runs in a fresh interpreter, start-up excluded; the best of several counts.
    """
    statements = {
        "hauntboard": "import hauntboard.games, hauntboard.engine.match",
        "json+decimal": "import json, decimal",
    }
    if pyspiel:
        statements["pyspiel"] = "import pyspiel"
    taken: dict[str, list[float]] = {name: [] for name in statements}
    for _ in range(scale.imports):
        for name, statement in statements.items():
            taken[name].append(import_seconds(statement))
    best = {name: min(values) for name, values in taken.items()}
    ratio = best["hauntboard"] / best["json+decimal"]
    others = {name: seconds for name, seconds in best.items() if name != "hauntboard"}
    return BenchFigure(id, ratio, "times", None, "", {"hauntboard": best["hauntboard"]}, others)


def import_seconds(statement: str) -> float:
    """Return the seconds that a statement takes in a fresh interpreter."""
    script = f"import time; t = time.perf_counter(); {statement}; print(time.perf_counter() - t)"
    path = os.pathsep.join([str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout)


GAME_BENCHES: dict[str, Callable[[str, str, BenchScale, Any | None], BenchFigure]] = {
    "playouts": bench_playouts,
    "stepped": bench_stepped,
    "clone": bench_clone,
    "state": bench_state,
}
PACKAGE_BENCHES: dict[str, Callable[[str, BenchScale, Any | None], BenchFigure]] = {
    "threads": bench_threads,
    "builds": bench_builds,
    "size": bench_size,
    "import": bench_import,
}


def shortfalls(figures: Sequence[BenchFigure] | BenchReport) -> list[str]:
    """Return the ids of the figures that miss their goal."""
    return [figure.id for figure in figures if figure.met is False]
