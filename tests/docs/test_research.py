"""The examples on the page for researchers work."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hauntboard.cli import main

PAGE = Path(__file__).parents[2] / "docs" / "research.md"


def examples(section: str) -> list[str]:
    """Return the Python examples under a heading."""
    text = PAGE.read_text(encoding="utf-8")
    part = re.search(rf"^## {section}\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    assert part, section
    return re.findall(r"```python\n(.*?)```", part[1], re.DOTALL)


@pytest.mark.parametrize("section", ["PettingZoo", "Batch", "Gymnasium"])
def test_examples_run(section: str) -> None:
    [example] = examples(section)
    exec(compile(example, f"research.md: {section}", "exec"), {})


def test_the_dataset_can_be_read_as_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    call = ["dataset", "13-ghosts", "--players", "3", "--bots", "random", "--matches", "2", "--out", "ghosts"]
    assert main(call) == 0
    [example] = examples("Datasets")
    exec(compile(example, "research.md: Datasets", "exec"), {})
    assert ", 288) (" in capsys.readouterr().out
