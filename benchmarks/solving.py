"""OpenSpiel's own learning and judging on small variants, unchanged, beside our solver.

python benchmarks/solving.py deck-4|deck-5|deck-6|ranks-2 [--iterations N]

External-sampling MCCFR learns; OpenSpiel's ``nash_conv`` and ours judge the same average policy and must
agree. OpenSpiel walks the whole tree in Python: seconds for deck-4, minutes for deck-5, much longer for the
others.
"""

from __future__ import annotations

import argparse
import importlib.util
import time
from pathlib import Path
from types import ModuleType

import numpy as np
from open_spiel.python.algorithms import exploitability
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

from hauntboard.engine.game import Game
from hauntboard.envs.open_spiel import load_spiel
from hauntboard.experiments.solver.tree import Tree
from hauntboard.games import load


def variants() -> dict[str, Game]:
    """The games by name: one round, seat 1 begins."""
    decks = {f"deck-{n}": load("13-ghosts", 2, {"deck": n, "points": 1, "first": 1}) for n in (4, 5, 6)}
    return {**decks, "ranks-2": load("doppelganger-tricks", 3, {"ranks": 2, "rounds": 1, "first": 1})}


def example() -> ModuleType:
    """examples/mccfr.py, which knows how to read OpenSpiel's policies."""
    path = Path(__file__).parents[1] / "examples" / "mccfr.py"
    spec = importlib.util.spec_from_file_location("mccfr", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main() -> None:
    """Learn, judge twice, print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("variant", choices=sorted(variants()))
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    np.random.seed(given.seed)
    game = variants()[given.variant]
    spiel = load_spiel(game)
    learner = ExternalSamplingSolver(spiel)
    began = time.perf_counter()
    for _ in range(given.iterations):
        learner.iteration()
    average = learner.average_policy()
    print(f"MCCFR, {given.iterations} iterations: {time.perf_counter() - began:.0f} s", flush=True)
    began = time.perf_counter()
    theirs = exploitability.nash_conv(spiel, average)
    print(f"OpenSpiel: nash_conv {theirs:.12f}, {time.perf_counter() - began:.0f} s", flush=True)
    began = time.perf_counter()
    tree = Tree(game, merge=False)
    ours = tree.solver().nash_conv(example().tabulate(average, tree, spiel))
    print(f"Hauntboard: nash_conv {ours:.12f}, {time.perf_counter() - began:.0f} s, {tree.nodes} histories")


if __name__ == "__main__":
    main()
