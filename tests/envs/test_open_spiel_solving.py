"""OpenSpiel's own algorithms on small games run unchanged and agree with our solver."""

from __future__ import annotations

from typing import Any

import pytest
from open_spiel.python import policy as spiel_policies
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

from hauntboard.engine.game import Game
from hauntboard.envs.open_spiel import load_spiel
from hauntboard.experiments.solver.cfr import Solver
from hauntboard.experiments.solver.tree import Tree
from hauntboard.games import load

from ..games.any_game import SOLVABLE
from .spiel import check_mccfr

DIGITS = 10
ITERATIONS = 6


class OurPolicy(spiel_policies.Policy):  # type: ignore[misc]
    """A policy of our solver behind OpenSpiel's interface."""

    def __init__(self, game: Any, tree: Tree, solver: Solver, chances: Any) -> None:
        super().__init__(game, list(range(game.num_players())))
        self.tree, self.solver, self.chances = tree, solver, chances

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        legal = state.legal_actions()
        if len(legal) == 1:
            return {legal[0]: 1.0}
        number = self.tree.situation_after(state.history())
        start = self.tree.slots[number]
        actions = self.tree.situations[number].actions
        return {action: self.chances[start + i] for i, action in enumerate(actions)}


# One game is enough: OpenSpiel's solvers are slow.
@pytest.fixture(scope="module", params=list(SOLVABLE)[-1:])
def small(request: pytest.FixtureRequest) -> tuple[Game, Any, Tree]:
    game = load(request.param, *SOLVABLE[request.param])
    return game, load_spiel(game), Tree(game)


def test_both_give_a_uniform_policy_the_same_value(small: tuple[Game, Any, Tree]) -> None:
    _, spiel, tree = small
    solver = tree.solver()
    uniform = spiel_policies.UniformRandomPolicy(spiel)
    theirs = expected_game_score.policy_value(spiel.new_initial_state(), [uniform, uniform])
    assert solver.values(solver.uniform()) == pytest.approx(list(theirs), abs=10**-DIGITS)
    found = exploitability.exploitability(spiel, uniform)
    assert solver.exploitability(solver.uniform()) == pytest.approx(found, abs=10**-DIGITS)


def test_both_give_our_solution_the_same_exploitability(small: tuple[Game, Any, Tree]) -> None:
    _, spiel, tree = small
    solver = tree.solver()
    solver.run(200)
    average = solver.average()
    policy = OurPolicy(spiel, tree, solver, average)
    found = exploitability.exploitability(spiel, policy)
    assert 0 < found < 0.01
    assert solver.exploitability(average) == pytest.approx(found, abs=10**-DIGITS)


def test_both_solvers_reach_the_same_policy(small: tuple[Game, Any, Tree]) -> None:
    """CFR+ is deterministic: after the same number of iterations both have the same average policy. Our tree
    must keep the order of the deal for that, because rounding decides between equal actions.
    """
    game, spiel, _ = small
    ours, theirs = Tree(game, merge=False).solver(), cfr.CFRPlusSolver(spiel)
    ours.run(ITERATIONS)
    for _ in range(ITERATIONS):
        theirs.evaluate_and_update_policy()
    average = theirs.average_policy()
    value = expected_game_score.policy_value(spiel.new_initial_state(), [average, average])
    assert ours.values(ours.average()) == pytest.approx(list(value), abs=10**-DIGITS)
    found = exploitability.exploitability(spiel, average)
    assert ours.exploitability(ours.average()) == pytest.approx(found, abs=10**-DIGITS)


def test_mccfr_runs_unchanged(small: tuple[Game, Any, Tree]) -> None:
    check_mccfr(small[0])
