"""Every registered game passes the conformance suite (see hauntboard.testing.conformance)."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from hauntboard.engine import build_mode
from hauntboard.games import GAMES
from hauntboard.testing.conformance import (
    ConformanceError,
    Run,
    check_run,
    main,
    option_combinations,
    option_samples,
    play_to_the_end,
)

from ..games.any_game import facts
from ..sampling import sample
from ..seek import SEEK, seek_installed
from .leaks import leak

FIXTURES = Path(__file__).parent / "fixtures"
TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]
SAMPLES = [
    Run(name, players, seed, options)
    for name, players in TABLES
    for seed, options in enumerate(option_samples(name, players))
]
MORE = [
    Run(name, players, seed, options)
    for name in GAMES
    for seed, (players, options) in enumerate(facts(name).conformance_settings)
]
FAILED_ONCE = [Run.read(path) for path in sorted(FIXTURES.glob("*.json"))]
# One match for each table and what failed once are quick enough for the inner loop.
QUICK = [Run(name, players, 0) for name, players in TABLES] + FAILED_ONCE


@pytest.mark.parametrize("run", QUICK, ids=lambda run: run.slug)
def test_random_play_keeps_every_law(run: Run) -> None:
    check_and_keep(run)


@pytest.mark.slow
@pytest.mark.parametrize("run", sample(SAMPLES + MORE, 1 / 2), ids=lambda run: run.slug)
def test_random_play_with_any_options_keeps_every_law(run: Run) -> None:
    check_and_keep(run)


def check_and_keep(run: Run) -> None:
    """Check a run and keep it as a fixture if it fails."""
    try:
        check_run(run)
    except Exception as error:
        path = run.save(FIXTURES)
        error.add_note(f"repeat with: {run.command}\nkept as {path.name}")
        raise


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_option_combination_ends(name: str, players: int) -> None:
    for seed, options in enumerate(option_combinations(name, players)):
        play_to_the_end(Run(name, players, seed, options).load(), seed)


def test_a_failed_run_is_saved_and_can_be_repeated(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run = Run("template", 2, 5, {"rounds": 2})
    path = run.save(tmp_path)
    assert path.name == "template-2p-rounds-2-seed5.json"
    assert Run.read(path) == run
    assert main(run.command.split()[3:]) == 0
    assert "all laws hold" in capsys.readouterr().out


# ---- search keys ------------------------------------------------------------------------


def test_a_search_key_with_hidden_cards_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch, "template", "TableState", lambda state, seat, actor, action: sum(state.card))
    with pytest.raises(ConformanceError, match=r"search keys? holds? no"):
        check_run(Run("template", 3, 8))


def test_a_search_key_with_a_secret_choice_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    with seek_installed():
        rules = importlib.import_module("hide_and_seek.rules").SeekState
        monkeypatch.setattr(rules, "trace", lambda state, seat, actor, action: action)
        with pytest.raises(ConformanceError, match="a search key holds no secret choice"):
            check_run(Run(SEEK, 3, 8))


def test_a_search_key_that_confuses_a_seats_own_choices_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = build_mode.interpreted_twin("games.template.rules").TableState
    monkeypatch.setattr(rules, "trace", lambda state, seat, actor, action: 0)
    with pytest.raises(ConformanceError, match="own choices apart"):
        check_run(Run("template", 2, 1))
