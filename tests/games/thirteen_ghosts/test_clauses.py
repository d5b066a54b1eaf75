"""Every clause of the rules has a test that is named after it."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from spiritboard.games.thirteen_ghosts import ThirteenGhosts

HERE = Path(__file__).parent
RULES = Path(__file__).parents[4] / "shared" / "rules" / "13-ghosts.md"


def clauses():
    """The ids of the game, and of the written rules where these lie beside the repository."""
    found = list(ThirteenGhosts.clauses)
    if RULES.exists():
        written = re.findall(r"^- ([GTF]\d+b?)\b", RULES.read_text(encoding="utf-8"), re.MULTILINE)
        assert written
        found += [id for id in written if id not in found]
    return found


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
    named = {m[1] for name in names_of_tests() if (m := re.match(r"test_([GTF]\d+b?)_", name))}
    assert named <= set(ThirteenGhosts.clauses)


def test_the_game_has_exactly_these_clauses():
    two = [f"G{n}" for n in range(1, 13)] + ["G12b", "G13"]
    assert list(ThirteenGhosts.clauses) == [
        *two,
        *(f"T{n}" for n in range(1, 8)),
        *(f"F{n}" for n in range(1, 9)),
    ]
