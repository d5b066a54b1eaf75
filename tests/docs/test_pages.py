"""The documentation matches the program."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

from hauntboard.games import game_type

from ..released import RELEASED

ROOT = Path(__file__).parents[2]


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_rules_pages_match_the_catalogue(tmp_path: Path) -> None:
    for written in tool("rules_pages").write_all(tmp_path):
        kept = ROOT / "docs" / "games" / written.relative_to(tmp_path)
        assert kept.read_text(encoding="utf-8") == written.read_text(encoding="utf-8")


def test_every_clause_is_on_its_page() -> None:
    for name in RELEASED:
        text = (ROOT / "docs" / "games" / name / "rules.md").read_text(encoding="utf-8")
        assert re.findall(r"^\*\*(\w+) ·", text, re.MULTILINE) == list(game_type(name).clauses)


def test_every_released_game_has_its_pages() -> None:
    for name in RELEASED:
        for page in ("rules", "bots"):
            assert (ROOT / "docs" / "games" / name / f"{page}.md").exists(), f"{name}: {page}"


PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_have_targets(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), target


def test_the_path_of_a_move_names_files_and_symbols_that_exist() -> None:
    text = (ROOT / "docs" / "internals" / "server.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (\w+) \| `([^`]+)` `(\w+)` \|", text, re.MULTILINE)
    assert [int(number) for number, *_ in rows] == list(range(1, 13))
    for number, station, file, name in rows:
        assert f"{number} {station}" in text, "the diagram has the same stations"
        folder = ROOT if file.startswith("frontend/") else ROOT / "src" / "hauntboard"
        code = (folder / file).read_text(encoding="utf-8")
        assert re.search(rf"^(export |async )*(class|def|function) {name}\b", code, re.MULTILINE), name
