"""Build the source archive and the wheel, and install them in every way the README names.

python tools/wheels.py            builds both from scratch into dist/ and tries them
python tools/wheels.py --reuse    takes the compiled modules of this checkout; for the tests
python tools/wheels.py --dist D   tries the wheel in the folder D

The wheel is built from the source archive. It is installed from a local index in empty environments by pip,
pipx, `uv tool install` and `uvx`. The index also holds the packages it needs, packed from this environment;
nothing is downloaded. Needs the development environment and the built web table.
"""

from __future__ import annotations

import argparse
import base64
import contextlib
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
TRY = ROOT / "tools" / "try_installed.py"
INSTALLERS = ("pip", "pipx")  # which install themselves from the index
SCRIPTS = "Scripts" if os.name == "nt" else "bin"


# ---- building -----------------------------------------------------------------------------


def build(dist: Path, reuse: bool) -> None:
    """Build the source archive into a folder, and from it the wheel."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        setup(ROOT, "egg_info", "-e", str(folder), "sdist", "-q", "--formats", "gztar", "-d", str(dist))
        (archive,) = dist.glob("*.tar.gz")
        with tarfile.open(archive) as file:
            file.extractall(folder, filter="data")
        source = folder / archive.name.removesuffix(".tar.gz")
        if reuse:
            reuse_modules(source / "build")
            setup(source, "bdist_wheel", "-q", "-d", str(dist))
        else:
            run("pip", "wheel", "--no-deps", "-w", str(dist), str(source))


def setup(folder: Path, *arguments: str) -> None:
    """Run setup.py in a folder; exit with its output if it fails."""
    call = [sys.executable, "setup.py", *arguments]
    done = subprocess.run(call, cwd=folder, capture_output=True, encoding="utf-8")
    if done.returncode:
        sys.exit(done.stderr.strip())


def run(*call: str) -> None:
    """Run a module of this Python."""
    subprocess.run([sys.executable, "-m", *call], check=True)


def reuse_modules(build: Path) -> None:
    """Copy the C files and compiled modules of this checkout; new times make them count as current."""
    shutil.copytree(ROOT / "build/cython", build / "cython", copy_function=shutil.copy)
    compiled = build / f"lib.{sysconfig.get_platform()}-{sys.implementation.cache_tag}"
    for module in (ROOT / "src").rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        target = compiled / module.relative_to(ROOT / "src")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(module, target)


# ---- the index ----------------------------------------------------------------------------


def needed(name: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """Return the names of the installed packages that a package needs, itself included."""
    found = {canonicalize_name(name)}
    waiting = [(name, extras)]
    seen = set(waiting)
    while waiting:
        name, extras = waiting.pop()
        for line in distribution(name).requires or []:
            requirement = Requirement(line)
            marker = requirement.marker
            if marker is None or any(marker.evaluate({"extra": extra}) for extra in extras | {""}):
                found.add(canonicalize_name(requirement.name))
                if (entry := (requirement.name, frozenset(requirement.extras))) not in seen:
                    seen.add(entry)
                    waiting.append(entry)
    return found


def pack(package: Distribution, folder: Path) -> None:
    """Pack an installed package into a wheel again."""
    tags = [line[5:] for line in (package.read_text("WHEEL") or "").splitlines() if line.startswith("Tag: ")]
    python, abi, platform = (
        ".".join(sorted(set(parts))) for parts in zip(*(tag.split("-") for tag in tags), strict=True)
    )
    stem = f"{package.metadata['Name'].replace('-', '_')}-{package.version}"
    rows = []
    record = ""
    with zipfile.ZipFile(folder / f"{stem}-{python}-{abi}-{platform}.whl", "w") as wheel:
        for path in package.files or []:
            if path.parts[0] == ".." or path.suffix == ".pyc":
                continue
            if path.name == "RECORD" and path.parent.suffix == ".dist-info":
                record = str(path)
            elif path.name not in ("INSTALLER", "REQUESTED", "direct_url.json"):
                data = path.read_binary()
                wheel.writestr(str(path), data)
                digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                rows.append(f"{path},sha256={digest},{len(data)}\n")
        wheel.writestr(record, "".join([*rows, f"{record},,\n"]))


def fill_index(dist: Path, index: Path, extras: frozenset[str] = frozenset()) -> None:
    """Copy the wheel to the index and pack what it needs with some extras."""
    (wheel,) = dist.glob("hauntboard-*.whl")
    shutil.copy(wheel, index)
    for name in sorted((needed("hauntboard", extras) | {*INSTALLERS, "setuptools"}) - {"hauntboard"}):
        pack(distribution(name), index)


# ---- installing ---------------------------------------------------------------------------


@contextlib.contextmanager
def empty_home(index: Path) -> Iterator[tuple[Path, dict[str, str]]]:
    """Yield an empty folder and an environment in which installers know only the index."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        unset = ("PYTHONPATH", "VIRTUAL_ENV", "PIP_INDEX_URL", "PIP_EXTRA_INDEX_URL")
        inherited = {key: value for key, value in os.environ.items() if key not in unset}
        settings = {
            "HOME": folder,
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_FIND_LINKS": index,
            "PIP_NO_INDEX": "1",
            "PIP_NO_COMPILE": "1",
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "PIPX_BIN_DIR": folder / "bin",
            "PIPX_DEFAULT_PYTHON": sys.executable,
            "PIPX_HOME": folder / "pipx",
            "UV_CACHE_DIR": folder / "cache",
            "UV_FIND_LINKS": index,
            "UV_NO_INDEX": "1",
            "UV_PYTHON": sys.executable,
            "UV_PYTHON_DOWNLOADS": "never",
            "UV_TOOL_BIN_DIR": folder / "bin",
            "UV_TOOL_DIR": folder / "tools",
        }
        yield folder, inherited | {key: str(value) for key, value in settings.items()}


def install_with_pip(folder: Path, environment: dict[str, str]) -> list[str]:
    """Install the package into an empty environment and return the command."""
    run_in(environment, sys.executable, "-m", "venv", folder / "venv")
    run_in(environment, folder / "venv" / SCRIPTS / "python", "-m", "pip", "install", "-q", "hauntboard")
    return [str(folder / "venv" / SCRIPTS / "hauntboard")]


def install_with_pipx(folder: Path, environment: dict[str, str]) -> list[str]:
    """Install the command and return it."""
    run_in(environment, sys.executable, "-m", "pipx", "install", "-q", "hauntboard")
    return [str(folder / "bin" / "hauntboard")]


def install_with_uv(folder: Path, environment: dict[str, str]) -> list[str]:
    """Install the command and return it."""
    run_in(environment, sys.executable, "-m", "uv", "tool", "install", "-q", "hauntboard")
    return [str(folder / "bin" / "hauntboard")]


def run_with_uvx(folder: Path, environment: dict[str, str]) -> list[str]:
    """Return the command, which installs the package when it is run."""
    return [sys.executable, "-m", "uv", "tool", "run", "hauntboard"]


WAYS = {"pip": install_with_pip, "pipx": install_with_pipx, "uv": install_with_uv, "uvx": run_with_uvx}


def run_in(environment: dict[str, str], *call: str | Path) -> None:
    """Run a program that must succeed."""
    subprocess.run(call, env=environment, check=True, cwd=environment["HOME"])


def try_way(name: str, index: Path) -> None:
    """Install the package from an index in one way and try it."""
    with empty_home(index) as (folder, environment):
        run_in(environment, sys.executable, TRY, *WAYS[name](folder, environment))


def try_ways(dist: Path, names: list[str]) -> None:
    """Install the wheel of a folder in several ways and try each."""
    with tempfile.TemporaryDirectory() as index:
        fill_index(dist, Path(index))
        for name in names:
            print(f"{name} ...", flush=True)
            try_way(name, Path(index))


def main() -> None:
    """Build and try."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--reuse", action="store_true", help="take the compiled modules of this checkout")
    parser.add_argument("--dist", type=Path, help="try the wheel in this folder and build nothing")
    parser.add_argument("--ways", default=",".join(WAYS), help="the ways to install, separated by commas")
    given = parser.parse_args()
    names = given.ways.split(",")
    if given.dist is not None:
        try_ways(given.dist, names)
    elif given.reuse:
        with tempfile.TemporaryDirectory() as dist:
            build(Path(dist), reuse=True)
            try_ways(Path(dist), names)
    else:
        dist = ROOT / "dist"
        shutil.rmtree(dist, ignore_errors=True)
        build(dist, reuse=False)
        try_ways(dist, names)


if __name__ == "__main__":
    main()
