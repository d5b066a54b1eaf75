"""OpenSpiel's own algorithms on small decks run unchanged and agree with our solver."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pyspiel
import pytest
from open_spiel.python import policy as spiel_policies
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, external_sampling_mccfr

from hauntboard.engine.game import Game
from hauntboard.envs.open_spiel import load_spiel
from hauntboard.experiments.solver.cfr import Solver
from hauntboard.experiments.solver.tree import Tree
from hauntboard.games import load

FOUR = {"deck": 4, "points": 1, "first": 1}
EXAMPLE = Path(__file__).parents[2] / "examples" / "mccfr.py"
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


@pytest.fixture(scope="module")
def four() -> tuple[Game, Any, Tree]:
    game = load("13-ghosts", 2, FOUR)
    return game, load_spiel(game), Tree(game)


def test_both_give_a_uniform_policy_the_same_value(four: tuple[Game, Any, Tree]) -> None:
    _, spiel, tree = four
    solver = tree.solver()
    uniform = spiel_policies.UniformRandomPolicy(spiel)
    theirs = expected_game_score.policy_value(spiel.new_initial_state(), [uniform, uniform])
    assert solver.values(solver.uniform()) == pytest.approx(list(theirs), abs=10**-DIGITS)
    found = exploitability.exploitability(spiel, uniform)
    assert solver.exploitability(solver.uniform()) == pytest.approx(found, abs=10**-DIGITS)


def test_both_give_our_solution_the_same_exploitability(four: tuple[Game, Any, Tree]) -> None:
    _, spiel, tree = four
    solver = tree.solver()
    solver.run(200)
    average = solver.average()
    policy = OurPolicy(spiel, tree, solver, average)
    found = exploitability.exploitability(spiel, policy)
    assert 0 < found < 0.01
    assert solver.exploitability(average) == pytest.approx(found, abs=10**-DIGITS)


def test_both_solvers_reach_the_same_policy(four: tuple[Game, Any, Tree]) -> None:
    """CFR+ is deterministic: after the same number of iterations both have the same average policy. Our tree
    must keep the order of the deal for that, because rounding decides between equal actions.
    """
    game, spiel, _ = four
    ours, theirs = Tree(game, merge=False).solver(), cfr.CFRPlusSolver(spiel)
    ours.run(ITERATIONS)
    for _ in range(ITERATIONS):
        theirs.evaluate_and_update_policy()
    average = theirs.average_policy()
    value = expected_game_score.policy_value(spiel.new_initial_state(), [average, average])
    assert ours.values(ours.average()) == pytest.approx(list(value), abs=10**-DIGITS)
    found = exploitability.exploitability(spiel, average)
    assert ours.exploitability(ours.average()) == pytest.approx(found, abs=10**-DIGITS)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("13-ghosts", {"deck": 5, "points": 1, "first": 1}),
        ("13-ghosts", {"deck": 6, "points": 1, "first": 1}),
        ("doppelganger-tricks", {"ranks": 2, "rounds": 1, "first": 1}),
    ],
    ids=["deck-5", "deck-6", "ranks-2"],
)
def test_mccfr_runs_unchanged(name: str, options: dict[str, Any]) -> None:
    spiel = load_spiel(load(name, None, options))
    solver = external_sampling_mccfr.ExternalSamplingSolver(spiel)
    solver.iteration()
    state = spiel.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert sum(solver.average_policy().action_probabilities(state).values()) == pytest.approx(1.0)


def test_the_example_learns(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(EXAMPLE))["main"](4, 1000)
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [row[0] for row in lines[2:]] == ["10", "30", "100", "300", "1000"]
    assert float(lines[-1][2]) < 0.2 < float(lines[2][2])


def test_the_study_options_are_parameters() -> None:
    spiel = pyspiel.load_game("hauntboard_13_ghosts(deck=5,points=1)")
    assert spiel.rules.options["deck"] == 5
    tricks = pyspiel.load_game("hauntboard_doppelganger_tricks(players=4,ranks=2)")
    assert tricks.rules.options["ranks"] == 2
    assert "deck" not in pyspiel.load_game("hauntboard_13_ghosts(players=3)").rules.options
