"""The wheel and the source archive are complete and install in every way that the README names."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from hauntboard.games import plugin

from ..copies import ROOT
from ..released import RELEASED
from ..services import free_port
from .loading import load
from .test_name import project_files

pytestmark = [pytest.mark.process, pytest.mark.slow]


wheels = load(ROOT / "tools/wheels.py")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with both, and an index that holds the wheel and what it needs. All processes of a run
    share it."""
    assert (ROOT / "src/hauntboard/web/index.html").exists(), "the web table is missing: make web"
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "wheels"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "complete").exists():
            (folder / "dist").mkdir(parents=True)
            (folder / "index").mkdir()
            wheels.build(folder / "dist", reuse=True)
            wheels.fill_index(folder / "dist", folder / "index", frozenset({"postgresql", "redis"}))
            (folder / "complete").touch()
    return folder


@pytest.fixture(scope="module")
def dist(built: Path) -> Path:
    return built / "dist"


@pytest.fixture(scope="module")
def index(built: Path) -> Path:
    return built / "index"


@pytest.fixture(scope="module")
def in_wheel(dist: Path) -> list[str]:
    (wheel,) = dist.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        return file.namelist()


@pytest.fixture(scope="module")
def in_archive(dist: Path) -> set[str]:
    (archive,) = dist.glob("*.tar.gz")
    with tarfile.open(archive) as file:
        return {name.partition("/")[2] for name in file.getnames()}


def test_the_wheel_holds_all_that_players_need_and_nothing_else(in_wheel: list[str]) -> None:
    for name in RELEASED:
        assert f"hauntboard/games/{plugin(name).folder}/locales/pl/game.ftl" in in_wheel
    typed = [path for path in (ROOT / "src").rglob("*.pxd") if path.stem not in ("native", "memory", "sizes")]
    assert len([name for name in in_wheel if name.endswith(".so")]) == len(typed)
    assert "hauntboard/web/index.html" in in_wheel and "hauntboard/web/sw.js" in in_wheel
    assert "hauntboard/storage/migrations/versions/0001_initial.py" in in_wheel
    assert "hauntboard/storage/migrations/script.py.mako" in in_wheel
    assert [name for name in in_wheel if "__pycache__" in name or name.endswith((".pyc", ".built"))] == []
    assert {name.partition("/")[0].partition("-")[0] for name in in_wheel} == {"hauntboard"}


def test_the_metadata_are_complete(dist: Path, in_wheel: list[str]) -> None:
    (wheel,) = dist.glob("*.whl")
    (metadata,) = (name for name in in_wheel if name.endswith(".dist-info/METADATA"))
    with zipfile.ZipFile(wheel) as file:
        fields = file.read(metadata).decode().partition("\n\n")[0].splitlines()
    for name in ("Summary", "Author", "Keywords", "License-Expression", "License-File", "Requires-Python"):
        assert [line for line in fields if line.startswith(f"{name}: ")], name
    assert "Description-Content-Type: text/markdown" in fields
    for version in ("3.11", "3.12", "3.13", "3.14"):
        assert f"Classifier: Programming Language :: Python :: {version}" in fields


def test_the_archive_holds_the_web_table_and_every_tracked_file(in_archive: set[str]) -> None:
    """Settings of the repository itself begin with a dot and stay there."""
    tracked = {file.relative_to(ROOT).as_posix() for file in project_files() if file.exists()}
    assert {name for name in tracked - in_archive if not name.startswith(".")} == set()
    assert "src/hauntboard/web/index.html" in in_archive
    assert [name for name in in_archive if "node_modules" in name or name.endswith((".pyc", ".so"))] == []


@pytest.mark.parametrize("command", ["sdist", "bdist_wheel"])
def test_nothing_is_packed_without_the_web_table(command: str, tmp_path: Path) -> None:
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "src/hauntboard").mkdir(parents=True)
    (tmp_path / "src/hauntboard/__init__.py").touch()
    call = [sys.executable, "setup.py", command]
    done = subprocess.run(call, cwd=tmp_path, capture_output=True, encoding="utf-8")
    assert done.returncode != 0
    assert "Hauntboard was not packed: the web table (src/hauntboard/web) is missing" in done.stderr


@pytest.mark.parametrize("way", wheels.WAYS)
def test_the_wheel_installs_from_an_index_and_plays(way: str, index: Path) -> None:
    wheels.try_way(way, index)


@pytest.mark.services
def test_the_image_runs_without_privileges_and_without_writing_to_itself(
    dist: Path, index: Path, tmp_path: Path
) -> None:
    """The steps of the image install the server; its command and health check come from the Dockerfile."""
    (wheel,) = dist.glob("*.whl")
    image, data = tmp_path / "image", tmp_path / "data"
    with wheels.empty_home(index) as (_, environment):
        environment |= {"PYTHON": sys.executable, "PIP_NO_COMPILE": "0"}
        steps = ["bash", str(ROOT / "tools/image.sh"), str(image), str(wheel)]
        subprocess.run(steps, env=environment, check=True)
    before = sorted(image.rglob("*"))
    call, health = from_dockerfile("CMD"), from_dockerfile("HEALTHCHECK")
    port = str(free_port())
    call = [str(image / "bin/hauntboard"), *call, "--port", port, "--data", str(data), "--bots", "1"]
    data.mkdir()
    for file in before:
        if not file.is_symlink():
            file.chmod(file.stat().st_mode & ~0o222)
    if os.getuid() == 0:  # without privileges root, too, cannot write there
        call = ["setpriv", "--bounding-set=-all", "--inh-caps=-all", "--no-new-privs", *call]
        probe = [*call[:4], "touch", str(image / "bin/new")]
        assert subprocess.run(probe, stderr=subprocess.DEVNULL).returncode != 0
    environment = {"PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1", "HOME": "/nonexistent"}
    server = subprocess.Popen(call, cwd="/", env=environment, stdout=subprocess.PIPE, encoding="utf-8")
    try:
        assert server.stdout is not None
        assert port in server.stdout.readline()
        check = [str(image / "bin/python"), "-c", health[-1].replace("8013", port)]
        assert subprocess.run(check).returncode == 0
    finally:
        server.terminate()
        server.wait(60)
    assert subprocess.run(check, stderr=subprocess.DEVNULL).returncode != 0
    assert sorted(image.rglob("*")) == before
    drivers = "import asyncpg, hauntboard, redis"
    assert subprocess.run([image / "bin/python", "-c", drivers], cwd="/", env=environment).returncode == 0


def from_dockerfile(instruction: str) -> list[str]:
    """Return the arguments of the last instruction of a kind."""
    text = (ROOT / "Dockerfile").read_text().replace("\\\n", " ")
    line = next(line for line in reversed(text.splitlines()) if line.startswith(f"{instruction} "))
    arguments: list[str] = json.loads(line[line.index("[") :])
    return arguments


def test_wheels_are_built_for_every_supported_system_and_python() -> None:
    built = set()
    for system in ("linux", "macos", "windows"):
        call = [
            sys.executable,
            "-m",
            "cibuildwheel",
            "--print-build-identifiers",
            "--platform",
            system,
            str(ROOT),
        ]
        if system == "linux":
            call += ["--archs", "x86_64"]
        done = subprocess.run(call, capture_output=True, encoding="utf-8", check=True)
        built |= set(done.stdout.split())
    minor = range(11, 15)
    systems = ("manylinux_x86_64", "musllinux_x86_64", "macosx_x86_64", "macosx_arm64", "win_amd64")
    assert built == {f"cp3{number}-{system}" for number in minor for system in systems}
    classifiers = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["classifiers"]
    assert all(f"Programming Language :: Python :: 3.{number}" in classifiers for number in minor)
