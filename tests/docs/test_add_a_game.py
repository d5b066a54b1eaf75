"""The tutorial works: every step of docs/add-a-game.md is executed in a copy of the checkout."""

from __future__ import annotations

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ..copies import ROOT, copy_checkout, environment, run

PAGE = ROOT / "docs" / "add-a-game.md"
BLOCK = re.compile(r'^```(\w+)(?: title="(\S+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
MODULES = ROOT / "frontend/node_modules"
MOST_LINES = 300  # of rules, words and board
COUNTED = ("rules.py", "game.py", ".ftl", "index.ts", "Board.svelte")

pytestmark = [pytest.mark.process, pytest.mark.slow]


def blocks() -> Iterator[tuple[str, str, str]]:
    """Yield language, file or label, and text of every code block of the page."""
    yield from BLOCK.findall(PAGE.read_text(encoding="utf-8"))


def prepare(folder: Path) -> dict[str, str]:
    """Copy what the tutorial uses; return the environment of its commands."""
    copy_checkout(folder)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(
        ROOT / "frontend", folder / "frontend", ignore=shutil.ignore_patterns("node_modules", "tests")
    )
    if MODULES.is_dir():
        (folder / "frontend/node_modules").symlink_to(MODULES)
    env = environment(folder / "src")
    return {**env, "PATH": os.pathsep.join([str(Path(sys.executable).parent), env["PATH"]])}


def follow(folder: Path, env: dict[str, str], web: bool) -> int:
    """Write the files and run the commands of the page in order; return the number of commands."""
    ran = 0
    for language, label, text in blocks():
        if language == "sh" and (web or "npx" not in text):
            run(["bash", "-ec", text], folder, env)
            ran += 1
        elif language != "sh":
            path = folder / label
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return ran


def test_every_step_of_the_tutorial_works(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pyspiel")
    env, web = prepare(tmp_path), MODULES.is_dir()
    assert follow(tmp_path, env, web) >= 5
    written = ["src/hauntboard/games/last_candle", "tests/games/last_candle"]
    run([sys.executable, "-m", "ruff", "check", *written], tmp_path, env)
    run([sys.executable, "-m", "ruff", "format", "--check", *written], tmp_path, env)
    if web:
        assert list((tmp_path / "src/hauntboard/web/assets").glob("*.js"))
    else:
        with capsys.disabled():
            print(
                "the web board of the tutorial was not built: the packages of the front end are not installed"
            )


def test_the_game_of_the_tutorial_is_small() -> None:
    lines = [line for _, label, text in blocks() if label.endswith(COUNTED) for line in text.splitlines()]
    assert 0 < len(lines) <= MOST_LINES
