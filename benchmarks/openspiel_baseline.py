"""OpenSpiel's trick and poker games in C++, the peer of the benchmarks.

OpenSpiel is optional (``pip install "hauntboard[bench]"``); without it there are only our own figures.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import random
import time
from collections.abc import Callable
from typing import Any

# Continuations sampled to learn how many moves a rollout has on average.
LENGTH_SAMPLES = 2000


def module() -> Any | None:
    """Return the ``pyspiel`` module, or None if it is not installed."""
    try:
        return importlib.import_module("pyspiel")
    except ImportError:
        return None


def version() -> str:
    """Return the version of OpenSpiel."""
    return importlib.metadata.version("open_spiel")


def first_decision(state: Any, rng: random.Random) -> Any:
    """Return the state after the deal."""
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def play_on(state: Any, choose: Callable[[list[int]], int]) -> int:
    """Step a state from Python to its end; return the number of moves, chance included."""
    moves = 0
    while not state.is_terminal():
        state.apply_action(choose(state.legal_actions()))
        moves += 1
    return moves


def middle_state(game: Any, seed: int) -> Any:
    """Return a state half-way through a random game."""
    rng = random.Random(seed)
    length = play_on(game.new_initial_state(), rng.choice)
    rng = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(length // 2):
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def playouts(pyspiel: Any, name: str, moves: int) -> Callable[[], float]:
    """Measure random playouts inside OpenSpiel's C++ core, in moves per second.

    From Python the only way to its C++ playouts is the rollout evaluator of its tree search: a search of
    one simulation only evaluates the root, that is, clones it and plays at random to the end as often as
    the evaluator is configured. It does not count moves, so they are estimated as (rollouts) x (mean length
    of random continuations of the same state), the mean coming from a sample stepped from Python. The root
    is the first decision after the deal, because a search cannot start at chance.
    """
    game = pyspiel.load_game(name)
    rng = random.Random(1)
    root = first_decision(game.new_initial_state(), rng)
    length = sum(play_on(root.clone(), rng.choice) for _ in range(LENGTH_SAMPLES)) / LENGTH_SAMPLES
    rollouts = max(1, round(moves / length))
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    # Exploration constant, simulations, megabytes, solve, seed, verbose.
    search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def measure() -> float:
        started = time.process_time()
        search.mcts_search(root)
        return rollouts * length / (time.process_time() - started)

    return measure
