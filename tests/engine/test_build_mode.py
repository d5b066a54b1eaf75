"""The package runs compiled, as pure Python, and without Cython installed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

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


PLAY = """
from hauntboard.engine.rng import Rng
from hauntboard.games import GAMES, load

def played(name):
    state, rng, actions = load(name).new_state(), Rng(1), []
    while not state.over() and len(actions) < 300:
        actions.append(state.pick(rng))
        state.apply(actions[-1])
    return actions

matches = {name: played(name) for name in ("template", *GAMES)}
"""


@pytest.mark.process
def test_rules_run_without_cython() -> None:
    code = """
import json, sys, importlib.util
find = importlib.util.find_spec
importlib.util.find_spec = lambda name, *rest: None if name == "cython" else find(name, *rest)
import hauntboard
"""
    result = 'print(json.dumps([matches, hasattr(sys.modules["cython"], "__version__")]))'
    matches, real = json.loads(run(code + PLAY + result, HAUNTBOARD_BUILD="interpreted"))
    here: dict[str, Any] = {}
    exec(PLAY, here)
    assert matches == here["matches"]
    assert not real


def test_the_twin_is_a_separate_pure_python_module() -> None:
    twin = build_mode.interpreted_twin("engine.state")
    from hauntboard.engine import state

    assert twin is not state
    assert twin.__file__.endswith("state.py")
    assert build_mode.interpreted_twin("engine.state") is twin
