"""The package builds with and without a C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def build(folder: Path, **environment: str) -> list[str]:
    """Build a copy of the sources; return the names of the compiled modules."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    ignore = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignore)
    if (ROOT / "build/cython").exists():
        # The C files of the installation, with current times: older ones would be rebuilt.
        shutil.copytree(ROOT / "build/cython", folder / "build/cython", copy_function=shutil.copy)
    done = subprocess.run(
        [sys.executable, "setup.py", "build", "--build-lib", "built"],
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert (folder / "built/hauntboard/games/thirteen_ghosts/rules.py").exists()
    assert (folder / "built/hauntboard/games/thirteen_ghosts/locales/pl/game.ftl").exists()
    assert (folder / "built/hauntboard/storage/migrations/versions/0001_initial.py").exists()
    return sorted(path.name.partition(".")[0] for path in (folder / "built").rglob("*.so"))


@pytest.mark.process
def test_without_a_compiler_the_build_is_pure_python(tmp_path: Path) -> None:
    assert build(tmp_path, CC="false") == []


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_with_a_compiler_every_typed_module_is_compiled() -> None:
    """Check the installed package, because compiling everything again takes long."""
    inlined = ("native", "memory", "sizes")
    typed = [path for path in (ROOT / "src").rglob("*.pxd") if path.stem not in inlined]
    assert [path.stem for path in typed if not list(path.parent.glob(f"{path.stem}.*.so"))] == []
