"""The package builds with and without a C compiler; a module that does not compile fails the build."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hauntboard.games import plugin

from ..released import RELEASED

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
    for game in (folder / "built/hauntboard/games" / plugin(name).folder for name in RELEASED):
        assert (game / "rules.py").exists() and (game / "locales/pl/game.ftl").exists()
    template = folder / "built/hauntboard/games/template"  # which new-game copies
    assert (template / "rules.py").exists() and (template / "locales/en/game.ftl").exists()
    assert (template / "tests/test_rules.py").exists()
    assert (template / "tests/test_rules.py").exists()
    assert (folder / "built/hauntboard/storage/migrations/versions/0001_initial.py").exists()
    return sorted(path.name.partition(".")[0] for path in (folder / "built").rglob("*.so"))


@pytest.mark.process
def test_without_a_compiler_the_build_is_pure_python(tmp_path: Path) -> None:
    assert build(tmp_path, CC="false") == []


# ---- setup.py in a tiny project -------------------------------------------------------

PROJECT = '[project]\nname = "tiny"\nversion = "1"\n[tool.setuptools.packages.find]\nwhere = ["src"]\n'
MODULE = "def twice(number):\n    return 2 * number\n"
GOOD = "cpdef long twice(long number)\n"
MISTYPED = "cpdef lnog twice(long number)\n"
MISSING_HEADER = 'cdef extern from "no_such_header.h":\n    int nothing\n' + GOOD
WITHOUT_CYTHON = "raise ImportError('hidden')\n"


def build_tiny(folder: Path, typed: str, **environment: str) -> tuple[int, str, bool]:
    """Build a project of one typed module; return the exit code, the output, and whether it is compiled."""
    package = folder / "src/tiny"
    package.mkdir(parents=True)
    for file, text in {
        folder / "pyproject.toml": PROJECT,
        package / "__init__.py": "",
        package / "twice.py": MODULE,
        package / "twice.pxd": typed,
    }.items():
        file.write_text(text)
    shutil.copy(ROOT / "setup.py", folder)
    done = subprocess.run(
        [sys.executable, "setup.py", "build", "--build-lib", "built"],
        cwd=folder,
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
    )
    compiled = any((folder / "built").rglob("twice.*.so"))
    assert done.returncode != 0 or (folder / "built/tiny/twice.py").exists()
    return done.returncode, done.stdout + done.stderr, compiled


needs_compiler = pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")


@needs_compiler
def test_with_a_compiler_a_typed_module_is_compiled(tmp_path: Path) -> None:
    code, said, compiled = build_tiny(tmp_path, GOOD)
    assert code == 0 and compiled and "interpreted" not in said


@needs_compiler
@pytest.mark.parametrize("typed", [MISTYPED, MISSING_HEADER])
def test_a_module_that_does_not_compile_fails_the_build(tmp_path: Path, typed: str) -> None:
    code, said, compiled = build_tiny(tmp_path, typed)
    assert code != 0 and not compiled
    assert "Hauntboard was not built: a module does not compile" in said
    assert "lnog" in said or "no_such_header.h" in said


@pytest.mark.parametrize("compiler", ["false", "no-such-compiler"])
@pytest.mark.parametrize("typed", [GOOD, MISTYPED])
def test_without_a_working_compiler_the_build_says_that_it_is_interpreted(
    tmp_path: Path, compiler: str, typed: str
) -> None:
    code, said, compiled = build_tiny(tmp_path, typed, CC=compiler)
    assert code == 0 and not compiled
    assert "Hauntboard is built interpreted: there is no working C compiler" in said


def test_without_cython_the_build_says_that_it_is_interpreted(tmp_path: Path) -> None:
    hidden = tmp_path / "hidden"
    hidden.mkdir()
    (hidden / "Cython.py").write_text(WITHOUT_CYTHON)
    code, said, compiled = build_tiny(tmp_path, GOOD, PYTHONPATH=str(hidden))
    assert code == 0 and not compiled
    assert "Hauntboard is built interpreted: Cython is not installed." in said


def test_an_interpreted_build_can_be_chosen(tmp_path: Path) -> None:
    code, said, compiled = build_tiny(tmp_path, MISTYPED, HAUNTBOARD_BUILD="interpreted")
    assert code == 0 and not compiled
    assert "Hauntboard is built interpreted: HAUNTBOARD_BUILD=interpreted is set." in said


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ("bots/sizes.pxd", ["bots/search"]),
        ("games/one/bots/sizes.pxd", ["games/one/bots/value", "games/one/rules"]),
        ("engine/native.pxd", ["bots/search", "games/one/bots/value", "games/one/rules", "games/two/rules"]),
    ],
)
def test_a_changed_declaration_translates_its_part_of_the_package_anew(
    changed: str, expected: list[str], tmp_path: Path
) -> None:
    old, new = 1_000_000_000, 2_000_000_000
    modules = ["bots/search", "games/one/bots/value", "games/one/rules", "games/two/rules"]
    c_files = [tmp_path / f"build/cython/src/hauntboard/{name}.c" for name in modules]
    declared = ["bots/sizes", "games/one/bots/sizes", "engine/native", *modules]
    for file in (*c_files, *(tmp_path / f"src/hauntboard/{name}.pxd" for name in declared)):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        os.utime(file, (new, new) if file.suffix == ".c" else (old, old))
    program = runpy.run_path(str(ROOT / "setup.py"))
    assert program["stale_files"](tmp_path) == []
    os.utime(tmp_path / "src/hauntboard" / changed, (new + 1, new + 1))
    found = [
        file.relative_to(tmp_path / "build/cython/src/hauntboard")
        for file in program["stale_files"](tmp_path)
    ]
    assert [file.with_suffix("").as_posix() for file in found] == expected


@needs_compiler
def test_with_a_compiler_every_typed_module_is_compiled() -> None:
    """Check the installed package, because compiling everything again takes long."""
    inlined = ("native", "memory", "sizes")
    typed = [path for path in (ROOT / "src").rglob("*.pxd") if path.stem not in inlined]
    assert [path.stem for path in typed if not list(path.parent.glob(f"{path.stem}.*.so"))] == []
