"""The examples in the documentation that play 13 Ghosts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hauntboard.cli import main
from hauntboard.engine import record as records
from hauntboard.games import load

from ...docs.research import PAGE, run_example


def test_the_example_runs() -> None:
    run_example("Gymnasium")


def test_the_dataset_can_be_read_as_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    call = ["dataset", "13-ghosts", "--players", "3", "--bots", "random", "--matches", "2", "--out", "ghosts"]
    assert main(call) == 0
    run_example("Datasets")
    assert ", 288) (" in capsys.readouterr().out


def test_the_record_in_the_documentation_is_valid() -> None:
    text = PAGE.with_name("records.md").read_text(encoding="utf-8")
    [example] = [block for block in re.findall(r"```\n(.*?)```", text, re.DOTALL) if "[Game" in block]
    [record] = records.read(example, load)
    assert records.verify(record).state.winners() == [0]
