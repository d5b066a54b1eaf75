"""The package runs compiled, as pure Python, and without Cython installed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from hauntboard.engine import build_mode


def run(code: str, **environment: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=True,
    )
    return result.stdout.strip()


@pytest.mark.process
def test_the_environment_chooses_the_pure_python_build() -> None:
    code = "from hauntboard.engine import build_mode; print(build_mode.is_compiled())"
    assert run(code, HAUNTBOARD_BUILD="interpreted") == "False"


@pytest.mark.process
def test_rules_run_without_cython() -> None:
    code = """
import sys, importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "cython" else find(name, *rest)
import hauntboard
from hauntboard.games import load
from hauntboard.engine.state import random_playouts
print(random_playouts(load("13-ghosts").new_state(), 3, 1), hasattr(sys.modules["cython"], "__version__"))
"""
    moves, real = run(code, HAUNTBOARD_BUILD="interpreted").split()
    from hauntboard.engine.state import random_playouts
    from hauntboard.games import load

    assert int(moves) == random_playouts(load("13-ghosts").new_state(), 3, 1)
    assert real == "False"


def test_the_twin_is_a_separate_pure_python_module() -> None:
    twin = build_mode.interpreted_twin("games.thirteen_ghosts.rules")
    from hauntboard.games.thirteen_ghosts import rules

    assert twin is not rules
    assert twin.__file__.endswith("rules.py")
    assert build_mode.interpreted_twin("games.thirteen_ghosts.rules") is twin
