"""``analyse``: a report that fits a terminal, the same as data, and plain errors for wrong calls."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hauntboard.analysis import Analysis, analyse, analyser
from hauntboard.cli import main
from hauntboard.cli.commands.analyse import AnalysisText, bar
from hauntboard.cli.console import Console
from hauntboard.engine.match import Match
from hauntboard.engine.record import from_match, to_text
from hauntboard.engine.rng import Rng
from hauntboard.games import load
from hauntboard.games.thirteen_ghosts import analysis as thirteen_ghosts
from hauntboard.i18n import LANGUAGES


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the computation."""
    monkeypatch.setattr(analyser, "ADVISER", "level-3")
    monkeypatch.setattr(thirteen_ghosts, "PLAYOUTS", 50)
    monkeypatch.setattr(thirteen_ghosts, "SHIFTS", 50)


def played() -> Match:
    """Record a short match of random players."""
    match, rng = Match(load("13-ghosts", 2, {"points": 1})), Rng(11)
    while not match.state.over():
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
    return match


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(to_text(from_match(played(), ["Ana", "A rather long name for a player"])))
    return path


def test_the_report_names_all_players_and_fits_the_terminal(file, capsys):
    assert main(["analyse", str(file)]) == 0
    out = capsys.readouterr().out
    assert all(len(line) <= 80 for line in out.splitlines())
    for word in ("Ana   Accuracy", "Own play", "Luck", "Result", "All decisions", "Hide in crypt"):
        assert word in out


def test_the_report_can_be_limited_to_one_seat(file, capsys):
    assert main(["analyse", str(file), "--seat", "1"]) == 0
    out = capsys.readouterr().out
    assert "Ana   Accuracy" in out and "A rather long name for a player   Accuracy" not in out


def test_the_data_can_be_read_back(file, capsys):
    import msgspec

    assert main(["analyse", str(file), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    found = msgspec.convert(data, Analysis)
    assert found.steps == len(played().steps) and found.finished


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_exists_in_every_language(language: str) -> None:
    match = played()
    analysis = analyse(match)
    console = Console(language)
    record = from_match(match, ["Ana", "Ben"])
    with console.out.capture() as printed:
        for part in AnalysisText(console, record, analysis, [0, 1]).parts():
            console.out.print(part)
    assert console.text("analysis-luck") in printed.get()


@pytest.mark.parametrize("more", [["--seat", "3"], ["--seat", "spectator"], ["--match", "2"]])
def test_an_unknown_seat_or_match_is_a_wrong_call(file, capsys, more):
    assert main(["analyse", str(file), *more]) == 2
    assert capsys.readouterr().err.startswith("hauntboard: ")


def test_bars_extend_to_both_sides_of_zero():
    assert bar(0.0).plain.count("█") == 0
    assert bar(-1.0).plain.index("█") < bar(-1.0).plain.index("│") < bar(1.0).plain.index("█")
