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
from hauntboard.games import game_type, load
from hauntboard.i18n import LANGUAGES, Speaker

from ..games.any_game import facts, short
from ..released import quickest

GAME = quickest()
PLAYERS = game_type(GAME).player_counts[0]
NAMES = ["Ana", "A rather long name for a player", "Ben", "Eva", "Jan", "Sam", "Zoë"][:PLAYERS]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reduce the computation."""
    monkeypatch.setattr(analyser, "ADVISER", "level-3")
    for path, value in facts(GAME).quick.items():
        monkeypatch.setattr(path, min(value, 50))


def played() -> Match:
    """Record a short match of random players."""
    match, rng = Match(load(GAME, None, short(GAME))), Rng(11)
    while not match.state.over():
        legal = match.state.legal_actions()
        match.play(legal[rng.below(len(legal))])
    return match


def first_decision() -> str:
    """Return the first words for the first decision of the match."""
    match = played()
    step = next(n for n, step in enumerate(match.steps) if step.seat >= 0)
    said = Speaker("en").say(match.game.describe(match.at(step).state, match.steps[step].action))
    return " ".join(said.split()[:3])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "match.txt"
    path.write_text(to_text(from_match(played(), NAMES)))
    return path


def test_the_report_names_all_players_and_fits_the_terminal(file, capsys):
    assert main(["analyse", str(file)]) == 0
    out = capsys.readouterr().out
    assert all(len(line) <= 80 for line in out.splitlines())
    for word in ("Ana   Accuracy", "Own play", "Luck", "Result", "All decisions", first_decision()):
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
    record = from_match(match, NAMES)
    with console.out.capture() as printed:
        for part in AnalysisText(console, record, analysis, [0, 1]).parts():
            console.out.print(part)
    assert console.text("analysis-luck") in printed.get()


@pytest.mark.parametrize("more", [["--seat", str(PLAYERS + 1)], ["--seat", "spectator"], ["--match", "2"]])
def test_an_unknown_seat_or_match_is_a_wrong_call(file, capsys, more):
    assert main(["analyse", str(file), *more]) == 2
    assert capsys.readouterr().err.startswith("hauntboard: ")


def test_bars_extend_to_both_sides_of_zero():
    assert bar(0.0).plain.count("█") == 0
    assert bar(-1.0).plain.index("█") < bar(-1.0).plain.index("│") < bar(1.0).plain.index("█")
