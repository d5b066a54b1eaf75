"""13 Ghosts and its small decks in OpenSpiel."""

from __future__ import annotations

import runpy
from pathlib import Path

import pyspiel
import pytest

from hauntboard.engine.game import Value
from hauntboard.games import load

from ...envs.spiel import check_mccfr, check_parameters

EXAMPLE = Path(__file__).parents[3] / "examples" / "mccfr.py"


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("hauntboard_13_ghosts", {"edition": "classic", "points": "rule", "first": "random"}),
        ("hauntboard_13_ghosts(points=2,first=1)", {"edition": "classic", "points": 2, "first": 1}),
        ("hauntboard_13_ghosts(deck=5,points=1)", {"deck": 5}),
    ],
)
def test_parameters_are_the_games_options(text: str, options: dict[str, Value]) -> None:
    check_parameters(text, options)


def test_only_two_players_have_small_decks() -> None:
    assert "deck" not in pyspiel.load_game("hauntboard_13_ghosts(players=3)").rules.options


@pytest.mark.slow
@pytest.mark.parametrize("deck", [5, 6])
def test_mccfr_runs_unchanged(deck: int) -> None:
    check_mccfr(load("13-ghosts", None, {"deck": deck, "points": 1, "first": 1}))


@pytest.mark.slow
def test_the_example_learns(capsys: pytest.CaptureFixture[str]) -> None:
    game = load("13-ghosts", 2, {"deck": 4, "points": 1, "first": 1})
    runpy.run_path(str(EXAMPLE))["main"](game, 1000)
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert [row[0] for row in lines[2:]] == ["10", "30", "100", "300", "1000"]
    assert float(lines[-1][2]) < 0.2 < float(lines[2][2])
