"""Every registered game passes the conformance suite (see hauntboard.testing.conformance)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hauntboard.engine import build_mode
from hauntboard.games import GAMES
from hauntboard.games.halloween.cards import SETS
from hauntboard.games.thirteen_ghosts.cards import ARRANGE, CRYPT, DRAW, PLAY
from hauntboard.testing.conformance import (
    ConformanceError,
    Run,
    check_run,
    main,
    option_combinations,
    option_samples,
    play_to_the_end,
)

from ..sampling import sample

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
# One match for each table and what failed once are quick enough for the inner loop.
QUICK = [Run(name, players, 0) for name, players in TABLES] + FAILED_ONCE


@pytest.mark.parametrize("run", QUICK, ids=lambda run: run.slug)
def test_random_play_keeps_every_law(run: Run) -> None:
    check_and_keep(run)


@pytest.mark.slow
@pytest.mark.parametrize("run", sample(SAMPLES + SETS_OF_CARDS, 1 / 2), ids=lambda run: run.slug)
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
    run = Run("13-ghosts", 2, 5, {"edition": "nk2018"})
    path = run.save(tmp_path)
    assert path.name == "13-ghosts-2p-edition-nk2018-seed5.json"
    assert Run.read(path) == run
    assert main(run.command.split()[3:]) == 0
    assert "all laws hold" in capsys.readouterr().out


# ---- search keys ------------------------------------------------------------------------

RULES = {"13-ghosts": ("thirteen_ghosts", "Ghosts"), "doppelganger-tricks": ("doppelganger_tricks", "Tricks")}
# What a careless ``trace`` might add to the search key of a seat.
LEAKS: dict[str, tuple[str, Callable[[Any, int, int, int], int]]] = {
    "secret crypts": (
        "13-ghosts",
        lambda state, seat, actor, action: action if CRYPT <= action < PLAY else 0,
    ),
    "hands": ("13-ghosts", lambda state, seat, actor, action: sum(state.hand)),
    "pile": ("13-ghosts", lambda state, seat, actor, action: state.pile[0]),
    "order": ("13-ghosts", lambda state, seat, actor, action: action if ARRANGE <= action < DRAW else 0),
    "prediction made": ("doppelganger-tricks", lambda state, seat, actor, action: action),
    "predictions": ("doppelganger-tricks", lambda state, seat, actor, action: sum(state.predicted)),
    "tricks hands": ("doppelganger-tricks", lambda state, seat, actor, action: state.hand[seat - 1]),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_search_key_with_a_secret_breaks_a_law(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    name, secret = LEAKS[leak]
    package, state = RULES[name]
    rules = getattr(build_mode.interpreted_twin(f"games.{package}.rules"), state)
    honest, mixed = rules.trace, build_mode.interpreted_twin("engine.native").mixed
    monkeypatch.setattr(
        rules, "trace", lambda self, *step: mixed(mixed(0, honest(self, *step)), secret(self, *step))
    )
    with pytest.raises(ConformanceError, match=r"search keys? holds? no"):
        check_run(Run(name, 3, 8))


def test_a_search_key_that_confuses_a_seats_own_choices_breaks_a_law(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = build_mode.interpreted_twin("games.halloween.rules").Halloween
    monkeypatch.setattr(rules, "trace", lambda state, seat, actor, action: 0)
    with pytest.raises(ConformanceError, match="own choices apart"):
        check_run(Run("halloween", 2, 1))
