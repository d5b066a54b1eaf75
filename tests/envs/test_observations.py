"""Observation vectors: from one table, without secrets, sufficient to play, the same in both builds."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hauntboard.engine import build_mode
from hauntboard.engine.game import Game
from hauntboard.engine.observation import CHOICE, row
from hauntboard.engine.rng import Rng
from hauntboard.engine.seats import SPECTATOR
from hauntboard.games import GAMES, load
from hauntboard.testing.conformance import option_samples

from ..games.any_game import facts
from .vectors import positions

ROOT = Path(__file__).parents[2]
TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]


def samples(name: str, players: int, most: int = 3) -> Iterator[Game]:
    """Return the game with some of its options, each value in turn."""
    for options in list(option_samples(name, players))[:most]:
        yield load(name, players, options)


def tool() -> Any:
    spec = importlib.util.spec_from_file_location("observations", ROOT / "tools" / "observations.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sections(page: str) -> set[str]:
    """Return the sections of a page: an introduction, and one for every game."""
    return {section.strip() for section in page.split("\n## ")}


def test_encoders_and_their_page_match_the_tables() -> None:
    page = ROOT / "docs/research/observations.md"
    made = tool().files(ROOT / "src/hauntboard/games", page)
    encoders = [*(ROOT / "src/hauntboard/games").glob("*/encoder.py")]
    assert len(made) == 1 + 2 * len(encoders)
    # The page may describe games that are not installed here.
    assert sections(made.pop(page)) <= sections(page.read_text(encoding="utf-8")), "run make fixtures"
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make fixtures"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_observation_holds_nothing_that_the_seat_cannot_know(name: str, players: int) -> None:
    changed = 0
    for game in samples(name, players):
        observer, rng = game.observer(), Rng(5)
        for state in positions(game, players, 250):
            for seat in (*game.seats, SPECTATOR):
                other = state.resample(seat, rng)
                changed += other != state
                assert observer.observe(other, seat) == observer.observe(state, seat)
    assert changed > 100 or not facts(name).hides


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_builds_write_the_same_vector(name: str, players: int) -> None:
    twins = build_mode.interpreted_twin("games")
    for game in samples(name, players, 2):
        twin = twins.load(name, players, game.options)
        twin_state, rng, state = twin.new_state(), Rng(2), game.new_state()
        for _ in range(120):
            for seat in (*game.seats, SPECTATOR):
                assert game.observer().observe(state, seat) == twin.observer().observe(twin_state, seat)
            action = state.pick(rng)
            state.apply(action)
            twin_state.apply(action)
            if state.over():
                break


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_entry_has_a_name_of_its_own(name: str, players: int) -> None:
    game = load(name, players)
    table = game.observations
    entries = table.entries(players)
    assert [entry.index for entry in entries] == list(range(table.size(players)))
    assert len({entry.name for entry in entries}) == len(entries)
    assert game.observer().size == len(entries)


def test_a_choice_with_a_single_value_is_refused() -> None:
    with pytest.raises(ValueError, match="led"):
        row(CHOICE, "led", "SCTD", "state.led", "four suits, written as if they were one")


def test_numbers_too_large_for_an_entry_become_255() -> None:
    game = load("template", 2)
    state: Any = game.new_state()
    state.points = [300, 7]
    vector, where = game.observer().observe(state, 0), game.observations.where
    assert [vector[where("points", k)][0] for k in range(2)] == [255, 107]
