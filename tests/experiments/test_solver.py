"""Solving small games: the tree, CFR+, best responses, and the exploitability of bots."""

from __future__ import annotations

import json
from array import array
from typing import Any

import pytest

from hauntboard import bots
from hauntboard.cli import main
from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.engine.messages import HauntboardError
from hauntboard.experiments.solver import tree
from hauntboard.experiments.solver.bot_policy import against, behaviour
from hauntboard.experiments.solver.tree import Tree
from hauntboard.games import load

from ..games.any_game import SOLVABLE


@pytest.fixture(scope="module", params=SOLVABLE)
def small(request: pytest.FixtureRequest) -> Tree:
    return Tree(load(request.param, *SOLVABLE[request.param]))


@pytest.fixture(scope="module")
def template() -> Tree:
    """Return the tree of one round of the template, in which seat 0 decides first."""
    return Tree(load("template", *SOLVABLE["template"]))


def known(game: Game, path: tuple[int, ...], seat: int) -> tuple[Any, ...]:
    """Return what a seat knows after a list of actions, without the order of its cards in the deal."""
    match = Match(game).extend(path)
    log = [event for event in match.log(seat) if event["kind"] != "dealt"]
    return json.dumps([match.view(seat), log], sort_keys=True), tuple(match.state.legal_actions(seat))


def test_information_sets_differ_exactly_by_what_the_seat_knows(small: Tree) -> None:
    knowledge = [known(small.game, s.path, s.seat) for s in small.situations]
    assert len(set(knowledge)) == len(knowledge)
    assert [small.situation_after(s.path) for s in small.situations] == list(range(len(knowledge)))


def test_indistinguishable_histories_are_one_information_set(template: Tree) -> None:
    parse = template.game.parse
    deals = [["deal5", "deal9"], ["deal5", "deal3"], ["deal4", "deal9"]]
    paths = [[parse(text, -1) for text in deal] for deal in deals]
    same, other, different = (template.situation_after(path) for path in paths)
    assert same == other != different
    stayed = [[*path, parse("stay", 0)] for path in (paths[0], paths[2])]
    assert template.situation_after(stayed[0]) == template.situation_after(stayed[1])


def test_a_solution_is_hardly_exploitable(small: Tree) -> None:
    solver = small.solver()
    solver.run(1000)
    average = solver.average()
    assert sum(solver.values(average)) == pytest.approx(0, abs=1e-9)
    assert 0 <= solver.exploitability(average) < 0.003


def test_a_best_response_gains_what_it_promises(template: Tree) -> None:
    """The best response is the maximum against the uniform policy, and it is reached."""
    solver = template.solver()
    uniform = solver.uniform()
    best = solver.best_response(0, uniform)
    solver.run(300)
    assert solver.values(against(template, 0, solver.average(), uniform))[0] <= best
    cautious = behaviour(template, "cautious")
    assert solver.values(against(template, 0, cautious, uniform))[0] <= best


def test_merging_the_order_of_the_deal_changes_no_value(small: Tree) -> None:
    whole = Tree(small.game, merge=False)
    assert whole.nodes >= small.nodes
    one, two = small.solver(), whole.solver()
    assert one.values(one.uniform()) == pytest.approx(two.values(two.uniform()), abs=1e-12)
    assert one.exploitability(one.uniform()) == pytest.approx(two.exploitability(two.uniform()), abs=1e-12)


def test_a_random_first_player_makes_the_game_fair() -> None:
    solver = Tree(load("template", 2, {"rounds": 1})).solver()
    solver.run(200)
    assert solver.values(solver.average()) == pytest.approx([0.0, 0.0], abs=0.001)


def test_a_game_that_is_too_large_is_refused() -> None:
    with pytest.raises(HauntboardError, match="solve-too-large"):
        Tree(load("template", 2, {"rounds": 1, "first": 1}), limit=500)


def test_the_limit_counts_every_history(small: Tree) -> None:
    assert Tree(small.game, limit=small.nodes).nodes == small.nodes
    with pytest.raises(HauntboardError, match="solve-too-large"):
        Tree(small.game, limit=small.nodes - 1)


@pytest.mark.parametrize(("bound", "most"), [("MOST_LEVELS", 2), ("MOST_LUCK", 80)])
def test_full_games_are_refused_before_they_fill_the_memory(
    bound: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A round may go on forever, and a whole deck may have too many deals."""
    monkeypatch.setattr(tree, bound, most)
    with pytest.raises(HauntboardError, match="solve-too-large"):
        Tree(load("template"))


def test_the_policy_of_the_random_bot_is_uniform(small: Tree) -> None:
    assert behaviour(small, "random", seeds=1) == small.solver().uniform()


@pytest.mark.parametrize("name", [*bots.names_for("template"), "ismcts@20"])
def test_every_bot_has_a_policy(template: Tree, name: str) -> None:
    policy = behaviour(template, name, seeds=1)
    for number in range(len(template.situations)):
        assert sum(policy[template.slots[number] : template.slots[number + 1]]) == pytest.approx(1.0)
    assert isinstance(policy, array)


def test_solve_reports_values_and_exploitability(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "template", "-n", "10", "--bots", "cautious,random", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["options"] == {"rounds": 1, "first": 1}
    assert [row["iteration"] for row in found["iterations"]] == [1, 10]
    cautious, random = found["bots"]
    assert cautious["value"] == pytest.approx(0.0, abs=1e-12)
    assert 0 < cautious["exploitability"] < random["exploitability"]


def test_solve_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "template", "-n", "2", "--bots", "cautious"]) == 0
    out = capsys.readouterr().out
    assert "631 histories" in out
    assert "Exploitability" in out


def test_solve_refuses_numbers_below_one() -> None:
    assert main(["solve", "template", "-n", "0"]) == 2
