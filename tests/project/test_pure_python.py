"""What runs in a browser needs no installed package: rules, bots, analysis, tables and projections."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hauntboard
from hauntboard.analysis import Analysis

from ..released import RELEASED

ROOT = Path(__file__).parents[2]
SOURCE = Path(hauntboard.__file__).parents[1]
# Parts that serve the command line, studies, training and tests.
ELSEWHERE = (".terminal", ".terminal_menu", ".balance", ".train", ".tests")
PORTABLE = """
import importlib, pkgutil, sys
names = ["server.errors", "pubsub", "storage.model", "server.realtime.lesson", "server.realtime.projections"]
names += ["server.tables." + name for name in ("commands", "events", "live_tables", "summaries", "table")]
for package in ("engine", "games", "bots", "analysis"):
    folder = importlib.import_module("hauntboard." + package)
    found = pkgutil.walk_packages(folder.__path__, folder.__name__ + ".")
    found = [module.name.partition(".")[2] for module in found]
    names += [name for name in found if not any(part in name + "." for part in sys.argv[1:])]
for name in names:
    importlib.import_module("hauntboard." + name)
print(len(names))
"""


def run(*command: str, bare: bool, given: str = "") -> str:
    """Run Python on the package; a bare one has the standard library only and runs the rules interpreted."""
    chosen = {"HAUNTBOARD_BUILD": "interpreted"} if bare else {}
    done = subprocess.run(
        [sys.executable, *(["-S"] if bare else []), *command],
        input=given,
        env={**os.environ, "PYTHONPATH": f"{SOURCE}{os.pathsep}{ROOT}", **chosen},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_every_portable_module_can_be_imported_without_any_package() -> None:
    parts = [f"{part}." for part in ELSEWHERE]
    assert int(run("-c", PORTABLE, *parts, bare=True)) > 100


@pytest.mark.parametrize("game", RELEASED)
def test_a_match_played_without_any_package_reads_the_same_with_packages(game: str) -> None:
    played: dict[str, Any] = json.loads(run("-m", "tests.project.pure_python_match", game, bare=True))
    assert played["loaded"] == ["__main__", "cython", "hauntboard", "tests"]
    assert played["hint"].startswith("Hint(best=")
    derived = json.loads(
        run("-m", "tests.project.pure_python_match", "derive", bare=False, given=json.dumps(played["log"]))
    )
    assert played["derived"] == derived
    analysis = msgspec.json.decode(played["analysis"], type=Analysis)
    assert msgspec.to_builtins(analysis) == json.loads(played["analysis"]) and analysis.moves
