"""Every clause of every game's rules has a test named after it."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from hauntboard.engine.game import Game
from hauntboard.games import GAMES

RULES = Path(__file__).parents[3] / "shared" / "rules"
CLAUSES = [(name, clause) for name, game in GAMES.items() for clause in game.clauses]


def written_rules(name: str) -> str:
    """Return the written rules if they lie beside the repository, else an empty text."""
    path = RULES / f"{name}.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


@cache
def names_of_tests(game: type[Game]) -> set[str]:
    """Return the names of the tests in the game's test folder."""
    folder = Path(__file__).parent / game.__module__.split(".")[2]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in folder.glob("test_*.py")]
    return {node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize(("name", "clause"), CLAUSES)
def test_the_clause_has_a_test_named_after_it(name: str, clause: str) -> None:
    assert [test for test in names_of_tests(GAMES[name]) if test.startswith(f"test_{clause}_")]


@pytest.mark.parametrize("name", GAMES)
def test_the_clauses_match_the_written_rules(name: str) -> None:
    written = re.findall(r"^- ([A-Z]\d+b?)\b", written_rules(name), re.MULTILINE)
    # The clauses of the study variants (L) are not in the rulebooks.
    rules = [clause for clause in GAMES[name].clauses if not clause.startswith("L")]
    assert written == rules or not (RULES / f"{name}.md").exists()


@pytest.mark.parametrize("name", GAMES)
def test_no_test_is_named_after_an_unknown_clause(name: str) -> None:
    found = (re.match(r"test_([A-Z]\d+b?)_", test) for test in names_of_tests(GAMES[name]))
    assert {match[1] for match in found if match} <= set(GAMES[name].clauses)


@pytest.mark.parametrize("name", GAMES)
def test_every_numbered_example_of_the_written_rules_has_a_test(name: str) -> None:
    for number in re.findall(r"^(\d+)\. ", written_rules(name), re.MULTILINE):
        assert [test for test in names_of_tests(GAMES[name]) if test.startswith(f"test_example_{number}_")]
