"""Tag a release, if everything is ready for it.

python tools/release.py 1.0.0           checks everything, runs `make test-full` and makes the tag v1.0.0
python tools/release.py --notes 1.0.0   prints the changelog of a version

A release needs a clean tree, the same version in all files, a dated entry in CHANGELOG.md whose sections are
Added, Changed, Fixed, Removed or Security, and a suite without failures. The tag is pushed by hand.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from datetime import date
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUITE = ("make", "test-full")
VERSION = re.compile(r"\d+\.\d+\.\d+(rc\d+)?")
HEADING = re.compile(r"## (?P<version>\S+)(?: - (?P<date>\S+))?")
SECTIONS = {"Added", "Changed", "Fixed", "Removed", "Security"}


class NotReady(Exception):
    """Why there is no release."""


def git(root: Path, *arguments: str) -> str:
    """Run git and return what it printed."""
    call = ["git", *arguments]
    return subprocess.run(call, cwd=root, capture_output=True, encoding="utf-8", check=True).stdout


def entry(root: Path, version: str) -> tuple[str | None, str]:
    """Return the date and the text of a version in the changelog."""
    found: tuple[str | None, list[str]] | None = None
    for line in (root / "CHANGELOG.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            if found is not None:
                break
            heading = HEADING.fullmatch(line)
            if heading is not None and heading["version"] == version:
                found = heading["date"], []
        elif found is not None:
            found[1].append(line)
    if found is None:
        raise NotReady(
            f"CHANGELOG.md has no entry for {version}. Its heading is: ## {version} - {date.today()}"
        )
    return found[0], "\n".join(found[1]).strip()


def check_changelog(root: Path, version: str, today: date) -> None:
    """Refuse a version without a complete entry in the changelog."""
    day, text = entry(root, version)
    try:
        dated = date.fromisoformat(day or "")
    except ValueError:
        raise NotReady(
            f"The entry for {version} in CHANGELOG.md has no date: ## {version} - {today}"
        ) from None
    if dated > today:
        raise NotReady(f"The entry for {version} in CHANGELOG.md is dated in the future: {dated}")
    sections = re.findall(r"^### (.*)$", text, re.MULTILINE)
    if not sections or not set(sections) <= SECTIONS:
        raise NotReady(
            f"The sections of {version} in CHANGELOG.md must be among {', '.join(sorted(SECTIONS))}"
        )


def versions(root: Path) -> dict[str, str]:
    """Return the version that each file names."""

    def text(name: str) -> str:
        return (root / name).read_text(encoding="utf-8")

    def first(pattern: str, name: str) -> str:
        found = re.search(pattern, text(name), re.MULTILINE)
        return found[1] if found else "none"

    return {
        "pyproject.toml": tomllib.loads(text("pyproject.toml"))["project"]["version"],
        "src/hauntboard/__init__.py": first(r'^__version__ = "(.*)"', "src/hauntboard/__init__.py"),
        "frontend/package.json": json.loads(text("frontend/package.json"))["version"],
        "CITATION.cff": first(r"^version: (.*)$", "CITATION.cff"),
    }


def check(root: Path, version: str, today: date) -> None:
    """Refuse a release that is not ready, as far as that shows without the suite."""
    if not VERSION.fullmatch(version):
        raise NotReady(f"{version} is not a version like 1.0.0 or 1.0.0rc1")
    if git(root, "status", "--porcelain").strip():
        raise NotReady("There are changes that are not committed. Commit or remove them: git status")
    if git(root, "tag", "--list", f"v{version}").strip():
        raise NotReady(f"There is a tag v{version} already")
    for file, found in versions(root).items():
        if found != version:
            raise NotReady(f"{file} says version {found}, not {version}")
    check_changelog(root, version, today)


def release(root: Path, version: str, today: date, suite: Sequence[str] = SUITE) -> None:
    """Check everything, run the suite and make the tag. Raise :class:`NotReady`."""
    check(root, version, today)
    commit = git(root, "rev-parse", "HEAD")
    if subprocess.run(suite, cwd=root).returncode:
        raise NotReady(f"The suite failed: {' '.join(suite)}")
    if git(root, "status", "--porcelain").strip() or git(root, "rev-parse", "HEAD") != commit:
        raise NotReady("The tree changed while the suite ran")
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Hauntboard {version}")


def main() -> None:
    """Release, or print the notes of a version."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("version", help="for example 1.0.0")
    parser.add_argument("--notes", action="store_true", help="only print the changelog of the version")
    given = parser.parse_args()
    try:
        if given.notes:
            print(entry(ROOT, given.version)[1])
            return
        release(ROOT, given.version, date.today())
    except NotReady as reason:
        sys.exit(str(reason))
    print(f"Tagged v{given.version}. To publish it: git push origin v{given.version}")


if __name__ == "__main__":
    main()
