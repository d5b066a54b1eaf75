"""Every clause of the rules has a test that is named after it."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from spiritboard.games.doppelganger_tricks import DoppelgangerTricks

HERE = Path(__file__).parent
RULES = Path(__file__).parents[4] / "shared" / "rules" / "doppelganger-tricks.md"


def written_rules():
    """The written rules where these lie beside the repository, else nothing."""
    return RULES.read_text(encoding="utf-8") if RULES.exists() else ""


def clauses():
    """The ids of the game, and of the written rules."""
    found = list(DoppelgangerTricks.clauses)
    written = re.findall(r"^- ([RSM]\d+)\b", written_rules(), re.MULTILINE)
    assert written or not RULES.exists()
    return found + [id for id in written if id not in found]


@cache
def names_of_tests():
    names = set()
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                names.add(node.name)
    return names


@pytest.mark.parametrize("clause", clauses())
def test_the_clause_has_a_test_named_after_it(clause):
    assert [name for name in names_of_tests() if name.startswith(f"test_{clause}_")]


def test_no_test_is_named_after_a_clause_that_is_not_there():
    named = {m[1] for name in names_of_tests() if (m := re.match(r"test_([RSM]\d+)_", name))}
    assert named <= set(DoppelgangerTricks.clauses)


def test_the_game_has_exactly_these_clauses():
    rounds = [f"R{n}" for n in range(1, 15)]
    assert list(DoppelgangerTricks.clauses) == [*rounds, "S1", "S2", "S3", "S4", "M1"]


def test_every_worked_example_has_a_test():
    written = re.findall(r"^(\d)\. ", written_rules(), re.MULTILINE) or list("123456789")
    for number in written:
        assert [name for name in names_of_tests() if name.startswith(f"test_example_{number}_")]
