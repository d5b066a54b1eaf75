"""The examples on the page for researchers that play 13 Ghosts."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntboard.cli import main

from ...docs.research import run_example


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
