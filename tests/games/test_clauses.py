"""Every clause and every worked example of the rulebooks of released games has a test named after it.

``rulebook.json`` in a game's test folder lists the clauses and examples as the rulebook orders them.
"""

from __future__ import annotations

import ast
import json
import re
from functools import cache

import pytest

from hauntboard.games import GAMES

from .any_game import RELEASED, folder_for_tests

CLAUSES = [(name, clause) for name, game in RELEASED.items() for clause in game.clauses]


def rulebook(name: str) -> dict[str, list[str]]:
    """Return the clauses and the worked examples of a game's rulebook."""
    listed: dict[str, list[str]] = json.loads(
        (folder_for_tests(name) / "rulebook.json").read_text(encoding="utf-8")
    )
    return listed


@cache
def names_of_tests(name: str) -> set[str]:
    """Return the names of the tests in a game's test folder."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in folder_for_tests(name).glob("test_*.py")]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize(("name", "clause"), CLAUSES)
def test_the_clause_has_a_test_named_after_it(name: str, clause: str) -> None:
    assert [test for test in names_of_tests(name) if test.startswith(f"test_{clause}_")]


@pytest.mark.parametrize("name", RELEASED)
def test_the_clauses_are_those_of_the_rulebook_and_of_the_study_variants(name: str) -> None:
    clauses = list(GAMES[name].clauses)
    study = [clause for clause in clauses if clause.startswith("L")]
    assert clauses == rulebook(name)["clauses"] + study


@pytest.mark.parametrize("name", RELEASED)
def test_no_test_is_named_after_an_unknown_clause(name: str) -> None:
    found = (re.match(r"test_([A-Z]\d+b?)_", test) for test in names_of_tests(name))
    assert {match[1] for match in found if match} <= set(GAMES[name].clauses)


EXAMPLES = [(name, example) for name in RELEASED for example in rulebook(name)["examples"]]


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_the_worked_example_has_a_test_named_after_it(name: str, example: str) -> None:
    tests = {f"{test}_" for test in names_of_tests(name)}
    assert [test for test in tests if test.startswith(f"test_example_{example}_")]


@pytest.mark.parametrize("name", RELEASED)
def test_every_game_has_worked_examples_and_no_test_is_named_after_an_unknown_one(name: str) -> None:
    known = tuple(f"test_example_{example}_" for example in rulebook(name)["examples"])
    tests = [f"{test}_" for test in names_of_tests(name) if test.startswith("test_example_")]
    assert known and all(test.startswith(known) for test in tests)
