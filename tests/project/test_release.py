"""tools/release tags only what is ready."""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from ..copies import ROOT
from .loading import load

release = load(ROOT / "tools/release.py")

pytestmark = pytest.mark.process

TODAY = date(2030, 10, 31)
GREEN = (sys.executable, "-c", "pass")
RED = (sys.executable, "-c", "raise SystemExit(1)")
UNTIDY = (sys.executable, "-c", "open('left', 'w')")
FILES = {
    "pyproject.toml": '[project]\nversion = "1.0.0"\n',
    "src/hauntboard/__init__.py": '__version__ = "1.0.0"\n',
    "frontend/package.json": '{"version": "1.0.0"}\n',
    "CITATION.cff": "cff-version: 1.2.0\nversion: 1.0.0\n",
    "CHANGELOG.md": "# Changelog\n\n## 1.0.0 - 2030-10-31\n\n### Added\n- Ghosts.\n\n"
    "## 0.9.0 - 2030-01-01\n\n### Fixed\n- Doors.\n",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Return a repository that is ready."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    release.git(tmp_path, "init", "-q")
    release.git(tmp_path, "config", "user.name", "Test")
    release.git(tmp_path, "config", "user.email", "test@example.org")
    commit(tmp_path)
    return tmp_path


def commit(project: Path) -> None:
    release.git(project, "add", "-A")
    release.git(project, "commit", "-q", "-m", "Change")


def tags(project: Path) -> list[str]:
    return str(release.git(project, "tag", "--list")).split()


def refused(project: Path, reason: str, suite: tuple[str, ...] = GREEN, version: str = "1.0.0") -> None:
    with pytest.raises(release.NotReady, match=reason):
        release.release(project, version, TODAY, suite)
    assert tags(project) == []


def test_what_is_ready_is_tagged_once(project: Path) -> None:
    release.release(project, "1.0.0", TODAY, GREEN)
    assert tags(project) == ["v1.0.0"]
    assert release.git(project, "cat-file", "-t", "v1.0.0").strip() == "tag"
    with pytest.raises(release.NotReady, match="There is a tag"):
        release.release(project, "1.0.0", TODAY, GREEN)


def test_the_suite_is_the_full_one() -> None:
    assert release.SUITE == ("make", "test-full")


@pytest.mark.parametrize("leave", ["new", "CITATION.cff"])
def test_a_dirty_tree_is_refused(project: Path, leave: str) -> None:
    with (project / leave).open("a") as file:
        file.write("# more\n")
    refused(project, "changes that are not committed")


@pytest.mark.parametrize(
    ("heading", "reason"),
    [
        ("## Unreleased", "has no entry for 1.0.0"),
        ("## 1.0.0", "has no date"),
        ("## 1.0.0 - soon", "has no date"),
        ("## 1.0.0 - 2030-11-01", "dated in the future"),
    ],
)
def test_an_undated_changelog_is_refused(project: Path, heading: str, reason: str) -> None:
    changelog = project / "CHANGELOG.md"
    changelog.write_text(changelog.read_text().replace("## 1.0.0 - 2030-10-31", heading))
    commit(project)
    refused(project, reason)


@pytest.mark.parametrize("section", ["### Hosting", "Added"])
def test_a_changelog_with_other_sections_is_refused(project: Path, section: str) -> None:
    changelog = project / "CHANGELOG.md"
    changelog.write_text(changelog.read_text().replace("### Added", section))
    commit(project)
    refused(project, "The sections of 1.0.0")


@pytest.mark.parametrize("name", [name for name in FILES if name != "CHANGELOG.md"])
def test_a_file_with_another_version_is_refused(project: Path, name: str) -> None:
    (project / name).write_text(FILES[name].replace("1.0.0", "0.9.9"))
    commit(project)
    refused(project, f"{name} says version 0.9.9")


def test_a_red_suite_is_refused(project: Path) -> None:
    refused(project, "The suite failed", RED)


def test_a_suite_that_changes_the_tree_is_refused(project: Path) -> None:
    refused(project, "The tree changed", UNTIDY)


def test_a_name_that_is_no_version_is_refused(project: Path) -> None:
    refused(project, "not a version", version="v1")


def test_the_notes_are_the_entry_of_the_version(project: Path) -> None:
    assert release.entry(project, "1.0.0") == ("2030-10-31", "### Added\n- Ghosts.")


def test_all_files_of_this_project_name_one_version() -> None:
    assert len(set(release.versions(ROOT).values())) == 1


def test_the_command_refuses_with_one_line() -> None:
    call = [str(ROOT / "tools/release"), "v1"]
    done = subprocess.run(call, capture_output=True, encoding="utf-8")
    assert done.returncode == 1
    assert done.stderr == "v1 is not a version like 1.0.0 or 1.0.0rc1\n"
