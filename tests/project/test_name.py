"""The project has one name; its former name appears only in the history."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.process

ROOT = Path(__file__).parents[2]
FORMER_NAME = "spirit" + "board"
HISTORY = ("CHANGELOG.md", "benchmarks/frozen/")
UNTRACKED = {".git", ".venv", "build", "dist", "node_modules", "__pycache__", "web"}


def project_files() -> Iterator[Path]:
    """Yield the files of the project: what Git tracks, or outside a checkout what is not generated."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
        yield from (ROOT / name for name in listed.decode().split("\0") if name)
    except (OSError, subprocess.CalledProcessError):
        for folder, folders, names in os.walk(ROOT):
            folders[:] = [name for name in folders if name not in UNTRACKED]
            yield from (Path(folder, name) for name in names if not name.endswith(".so"))


def test_the_former_name_appears_in_the_history_only() -> None:
    former = FORMER_NAME.encode()
    found, seen = [], 0
    for file in project_files():
        name = file.relative_to(ROOT).as_posix()
        if name.startswith(HISTORY) or not file.is_file():
            continue
        seen += 1
        if former in name.lower().encode() or former in file.read_bytes().lower():
            found.append(name)
    assert found == [] and seen > 100
