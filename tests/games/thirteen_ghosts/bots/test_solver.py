"""Solving small decks of 13 Ghosts, and how exploitable its bots are there."""

from __future__ import annotations

import json
from array import array

import pytest

from hauntboard import bots
from hauntboard.cli import main
from hauntboard.engine.messages import HauntboardError
from hauntboard.experiments.solver import tree
from hauntboard.experiments.solver.bot_policy import against, behaviour
from hauntboard.experiments.solver.tree import Tree
from hauntboard.games import load

FOUR = {"deck": 4, "points": 1, "first": 1}


@pytest.fixture(scope="module")
def four() -> Tree:
    return Tree(load("13-ghosts", 2, FOUR))


def test_indistinguishable_histories_are_one_information_set(four: Tree) -> None:
    game = four.game
    parse = game.parse
    deals = [["first1", "d1", "d2", a, b] for a, b in (("d3", "d4"), ("d4", "d3"))]
    paths = [[parse(text, -1) for text in deal] for deal in deals]
    assert four.situation_after(paths[0]) == four.situation_after(paths[1])
    chosen = [[*paths[0], parse("c1", 0), parse(crypt, 1)] for crypt in ("c3", "c4")]
    assert four.situation_after(chosen[0]) == four.situation_after(chosen[1])


def test_the_solution_of_the_deck_of_four_is_known(four: Tree) -> None:
    solver = four.solver()
    solver.run(1000)
    average = solver.average()
    assert solver.values(average) == pytest.approx([0.5, -0.5], abs=0.002)
    assert 0 <= solver.exploitability(average) < 0.003


def test_a_random_first_player_makes_the_game_fair() -> None:
    tree = Tree(load("13-ghosts", 2, {**FOUR, "first": "random"}))
    solver = tree.solver()
    solver.run(200)
    assert solver.values(solver.average()) == pytest.approx([0.0, 0.0], abs=0.001)


def test_a_game_that_is_too_large_is_refused() -> None:
    with pytest.raises(HauntboardError, match="solve-too-large"):
        Tree(load("13-ghosts", 2, {"deck": 6, "points": 1, "first": 1}), limit=500)


@pytest.mark.parametrize("name", [*bots.names_for("13-ghosts"), "naive", "tuned"])
def test_every_bot_has_a_policy_for_small_decks(four: Tree, name: str) -> None:
    policy = behaviour(four, name, seeds=1)
    for number in range(len(four.situations)):
        assert sum(policy[four.slots[number] : four.slots[number + 1]]) == pytest.approx(1.0)
    assert isinstance(policy, array)


def test_the_best_level_is_not_easily_exploited_on_four_cards(four: Tree) -> None:
    """An earlier version always took the best move and assumed human habits: 0.51."""
    policy = behaviour(four, "level-5@300", seeds=4)
    assert four.solver().exploitability(policy) < 0.25


def test_solve_reports_values_and_exploitability(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "13-ghosts", "-o", "deck=4", "-n", "10", "--bots", "greedy,random", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["options"] == {"edition": "classic", "points": 1, "first": 1, "deck": 4}
    assert [row["iteration"] for row in found["iterations"]] == [1, 10]
    greedy, random = found["bots"]
    assert greedy["value"] == pytest.approx(0.0, abs=1e-12)
    assert random["exploitability"] == pytest.approx(0.35)


def test_solve_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "13-ghosts", "-o", "deck=4", "-n", "2", "--bots", "greedy"]) == 0
    out = capsys.readouterr().out
    assert "291 histories" in out
    assert "Exploitability" in out


def test_a_best_response_gains_what_it_promises(four: Tree) -> None:
    """The best response is the maximum against the uniform policy, and it is reached."""
    solver = four.solver()
    uniform = solver.uniform()
    best = solver.best_response(0, uniform)
    solver.run(300)
    assert solver.values(against(four, 0, solver.average(), uniform))[0] <= best
    greedy = behaviour(four, "greedy")
    assert solver.values(against(four, 0, greedy, uniform))[0] <= best


def test_the_full_game_is_refused_before_it_fills_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round may go on forever."""
    monkeypatch.setattr(tree, "MOST_LEVELS", 100)
    with pytest.raises(HauntboardError, match="solve-too-large"):
        Tree(load("13-ghosts"))


def test_merging_the_order_of_the_deal_changes_no_value(four: Tree) -> None:
    whole = Tree(four.game, merge=False)
    assert whole.nodes > four.nodes
    one, two = four.solver(), whole.solver()
    assert one.values(one.uniform()) == pytest.approx(two.values(two.uniform()), abs=1e-12)
    assert one.exploitability(one.uniform()) == pytest.approx(two.exploitability(two.uniform()), abs=1e-12)
