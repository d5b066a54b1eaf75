"""Every registered game passes the conformance suite (see hauntboard.testing.conformance)."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauntboard.games import GAMES
from hauntboard.games.halloween.cards import SETS
from hauntboard.testing.conformance import (
    Run,
    check_run,
    main,
    option_combinations,
    option_samples,
    play_to_the_end,
)

FIXTURES = Path(__file__).parent / "fixtures"
TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]
SAMPLES = [
    Run(name, players, seed, options)
    for name, players in TABLES
    for seed, options in enumerate(option_samples(name, players))
]
# A sample may combine a set of cards with the Master variant, which does not use it.
SETS_OF_CARDS = [Run("halloween", 2 + i % 3, i, {"cards": name}) for i, name in enumerate(SETS)]
FAILED_ONCE = [Run.read(path) for path in sorted(FIXTURES.glob("*.json"))]


@pytest.mark.parametrize("run", SAMPLES + SETS_OF_CARDS + FAILED_ONCE, ids=lambda run: run.slug)
def test_random_play_keeps_every_law(run: Run) -> None:
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
    run = Run("13-ghosts", 2, 5, {"edition": "nk2018"})
    path = run.save(tmp_path)
    assert path.name == "13-ghosts-2p-edition-nk2018-seed5.json"
    assert Run.read(path) == run
    assert main(run.command.split()[3:]) == 0
    assert "all laws hold" in capsys.readouterr().out
