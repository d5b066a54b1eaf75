"""How fast a batch of matches is stepped on one core, beside pgx and OpenSpiel in the same run.

    pip install -e '.[bench,envs,pgx]'
    python benchmarks/batch.py [--quick] [--output figures.json]

See README.md in this folder for what is measured and how.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

# One core for everybody, before any library starts threads of its own.
CORE = 0
if hasattr(os, "sched_setaffinity"):
    CORE = min(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {CORE})
os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"

import openspiel_baseline  # noqa: E402
from contests import OH_HELL, contests  # noqa: E402

from hauntboard.engine.game import Value  # noqa: E402
from hauntboard.envs.batch import Batch  # noqa: E402
from hauntboard.games import GAMES  # noqa: E402

CONTESTS = contests()
PGX = {  # by batch sizes that are tried
    "leduc_holdem": (1024, 4096, 16384),
    "kuhn_poker": (1024, 4096, 16384),
    "backgammon": (256, 1024),
}
SPIEL = ("leduc_poker", OH_HELL, "spades", "hearts", "backgammon")
OWN_BATCHES = (256, 1024)
WHOLE = 352  # decisions: a multiple of those in matches that all have one length
Measurement = Callable[[], float]


def own_tables() -> dict[str, tuple[str, int, dict[str, Value]]]:
    """Return the tables of every measured game, with every number of players."""
    return {
        " ".join(map(str, (name, players, *options.values()))): (name, players, options)
        for name, contest in CONTESTS.items()
        for players in GAMES[name].player_counts
        for options in contest.speed.tables
    }


class Own:
    """One of our tables. Every step gives a random legal action, observations, masks, rewards, dones."""

    def __init__(self, table: tuple[str, int, dict[str, Value]], count: int, decisions: int) -> None:
        name, players, options = table
        self.batch = Batch(name, count, players, options)
        # Matches of one length go in step, dealing all at once: whole matches must be measured.
        self.steps = max(WHOLE, decisions // count)
        self.decisions = 0

    def __call__(self) -> float:
        """Decisions per second."""
        batch = self.batch
        started = time.process_time()
        for _ in range(self.steps):
            batch.step(batch.random_actions())
        taken = time.process_time() - started
        self.decisions += self.steps * batch.count
        return self.steps * batch.count / taken

    @property
    def per_decision(self) -> float:
        """Moves, luck included, for each decision."""
        return self.batch.moves / self.decisions


def pgx_side(name: str, count: int, decisions: int) -> Measurement:
    """Decisions per second of pgx: jit, vmap, scan, automatic reset, a random legal action each."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))
    steps = max(1, decisions // count)

    def body(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, luck = jax.random.split(key, 3)
        drawn = jax.random.uniform(choosing, state.legal_action_mask.shape)
        action = jnp.argmax(jnp.where(state.legal_action_mask, drawn, -1.0), axis=-1)
        state = step(state, action, jax.random.split(luck, count))
        return (state, key), state.observation.sum()  # or observations would not be worked out

    run = jax.jit(lambda carry: jax.lax.scan(body, carry, None, length=steps))
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), count))
    carry, seen = run((start, jax.random.PRNGKey(1)))
    seen.block_until_ready()
    held = [carry]

    def measure() -> float:
        started = time.process_time()
        held[0], seen = run(held[0])
        seen.block_until_ready()
        return steps * count / (time.process_time() - started)

    return measure


def best_of(sides: dict[int, Measurement]) -> int:
    """The batch size that goes fastest."""
    return max(sides, key=lambda count: max(sides[count]() for _ in range(2)))


def run(rounds: int, decisions: int, on_progress: Callable[[str], None]) -> dict[str, Any]:
    """All sides in turn, several times over; medians."""
    sides: dict[str, Measurement] = {}
    own: dict[str, Own] = {}
    sizes: dict[str, int] = {}
    for label, table in own_tables().items():
        on_progress(label)
        tried: dict[int, Measurement] = {n: Own(table, n, decisions) for n in OWN_BATCHES}
        sizes[label] = best_of(tried)
        own[label] = sides[label] = Own(table, sizes[label], decisions)
    for name, batches in PGX.items():
        on_progress(name)
        games = {n: pgx_side(name, n, decisions) for n in batches}
        sizes[f"pgx {name}"] = best_of(games)
        sides[f"pgx {name}"] = games[sizes[f"pgx {name}"]]
    pyspiel = openspiel_baseline.module()
    for name in SPIEL:
        sides[f"open_spiel {name}"] = openspiel_baseline.playouts(pyspiel, name, decisions)
    on_progress("measuring")
    taken: dict[str, list[float]] = {label: [] for label in sides}
    for _ in range(rounds):
        for label, measure in sides.items():
            taken[label].append(measure())
    medians = {label: statistics.median(values) for label, values in taken.items()}
    return report(medians, own, sizes)


def report(medians: dict[str, float], own: dict[str, Own], sizes: dict[str, int]) -> dict[str, Any]:
    """The figures as data."""
    spiel = max(rate for label, rate in medians.items() if label.startswith("open_spiel"))
    tables = {}
    for label, side in own.items():
        decisions = medians[label]
        moves = decisions * side.per_decision
        pgx_alike, spiel_alike = CONTESTS[label.split()[0]].alike
        tables[label] = {
            "batch": sizes[label],
            "moves": moves,
            "decisions": decisions,
            "moves / pgx leduc": moves / medians["pgx leduc_holdem"],
            "decisions / pgx leduc": decisions / medians["pgx leduc_holdem"],
            "moves / pgx kuhn": moves / medians["pgx kuhn_poker"],
            "moves / open_spiel": moves / spiel,
            "moves / pgx alike": moves / medians[f"pgx {pgx_alike}"],
            "moves / open_spiel alike": moves / medians[f"open_spiel {spiel_alike}"],
        }
    peers = {label: rate for label, rate in medians.items() if label not in own}
    return {
        "machine": f"{platform.machine()}, Python {platform.python_version()}, one core",
        "peers": {label: {"rate": rate, "batch": sizes.get(label)} for label, rate in peers.items()},
        "own": tables,
    }


def show(figures: dict[str, Any]) -> None:
    """The figures as a table."""
    for label, row in figures["peers"].items():
        print(
            f"{label:55} {row['rate'] / 1e6:6.2f} M/s" + (f"  batch {row['batch']}" if row["batch"] else "")
        )
    print(
        f"{'':24} {'moves':>10} {'decisions':>10}   moves: x leduc  x kuhn  x OpenSpiel   decisions: x leduc"
        "   moves, its kind: x pgx  x OpenSpiel"
    )
    for label, row in figures["own"].items():
        print(
            f"{label:24} {row['moves'] / 1e6:8.2f} M {row['decisions'] / 1e6:8.2f} M"
            f" {row['moves / pgx leduc']:16.1f} {row['moves / pgx kuhn']:7.1f}"
            f" {row['moves / open_spiel']:12.2f} {row['decisions / pgx leduc']:20.1f}"
            f" {row['moves / pgx alike']:25.1f} {row['moves / open_spiel alike']:12.2f}"
        )


def main() -> None:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--quick", action="store_true", help="less work, rougher figures")
    parser.add_argument("--output", type=Path, help="write the figures as JSON here")
    options = parser.parse_args()
    rounds, decisions = (3, 100_000) if options.quick else (9, 400_000)
    figures = run(rounds, decisions, lambda text: print(text, file=sys.stderr))
    show(figures)
    if options.output:
        options.output.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
