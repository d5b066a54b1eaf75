"""Copies of the checkout and installed packages, for tests that add games."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def copy_checkout(folder: Path) -> Path:
    """Copy what programs and tests of a game need, compiled modules included; return the folder."""
    leave_out = shutil.ignore_patterns("web", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=leave_out)
    shutil.copy(ROOT / "pyproject.toml", folder)
    (folder / "tests" / "games").mkdir(parents=True)
    return folder


def install(package: Path, folder: Path) -> Path:
    """Install a copy of a package, without its dependencies, into a new folder beside the copy."""
    shutil.copytree(package, folder / "source")
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-build-isolation", "--no-deps", "--no-index"]
    run([*pip, "-t", str(folder / "site"), str(folder / "source")], folder)
    return folder / "site"


def environment(*places: Path, **more: str) -> dict[str, str]:
    """Return the environment of a program that imports from these places first."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HAUNTBOARD_")}
    path = [*map(str, places), *filter(None, [os.environ.get("PYTHONPATH", "")])]
    return {**kept, "PYTHONPATH": os.pathsep.join(path), "HAUNTBOARD_LANG": "en", "COLUMNS": "100", **more}


def run(call: list[str], folder: Path, env: dict[str, str] | None = None) -> str:
    """Run a program that must succeed and return what it printed."""
    done = subprocess.run(call, cwd=folder, env=env, capture_output=True, encoding="utf-8", timeout=300)
    assert done.returncode == 0, f"{call}\n{done.stdout}\n{done.stderr}"
    return done.stdout
