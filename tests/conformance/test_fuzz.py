"""``make fuzz`` checks random matches for some time and keeps failures as fixtures."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from hauntboard.games import GAMES
from hauntboard.testing.conformance import ConformanceError, Run, check_run
from hauntboard.testing.fuzz import main, random_runs

from ..seek import SEEK, seek_installed

TWO_SECONDS = "0.033"


@pytest.fixture(autouse=True)
def seek() -> Iterator[None]:
    with seek_installed():
        yield


def fuzz(folder: Path, *more: str) -> int:
    return main(["--minutes", TWO_SECONDS, "--seed", "7", "--fixtures", str(folder), *more])


def test_a_broken_law_becomes_a_fixture_that_can_be_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rules = importlib.import_module("hide_and_seek.rules").SeekState
    with monkeypatch.context() as fault:
        fault.setattr(rules, "trace", lambda state, seat, actor, action: action)
        assert fuzz(tmp_path, "--game", SEEK, "--jobs", "1") == 1
        [kept] = tmp_path.glob("*.json")
        run = Run.read(kept)
        with pytest.raises(ConformanceError, match="a search key holds no secret choice"):
            check_run(run)
    output = capsys.readouterr().out
    assert "--seed 7" in output
    assert f"repeat with: {run.command}\n" in output
    # simplified: no options, fewest players, a small seed
    assert run == Run(SEEK, 2, 0)
    check_run(run)


@pytest.mark.slow
def test_processes_share_the_work_and_the_time_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert fuzz(tmp_path, "--jobs", "2", "--game", SEEK) == 0
    assert " matches checked, 0 failures" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())


def test_random_runs_cover_all_games_player_counts_and_options() -> None:
    count = 250 * sum(len(game.player_counts) for game in GAMES.values())
    runs = list(islice(random_runs(3, list(GAMES)), count))
    assert runs == list(islice(random_runs(3, list(GAMES)), count))
    for name, game in GAMES.items():
        for players in game.player_counts:
            own = [run.options for run in runs if (run.game, run.players) == (name, players)]
            for option in (*game.offered_options(players).values(), *game.study_options(players)):
                drawn = {options[option.name] for options in own if option.name in options}
                assert drawn == set(option.choices)
