"""Observation vectors: one table, honest, complete enough to play, the same in both forms."""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spiritboard import forms
from spiritboard.engine.game import Game
from spiritboard.engine.rng import Rng
from spiritboard.engine.seats import SPECTATOR
from spiritboard.engine.state import State
from spiritboard.games import GAMES, load
from spiritboard.lab.conformance import option_samples

ROOT = Path(__file__).parents[2]
TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]


def samples(name: str, players: int, most: int = 3) -> Iterator[Game]:
    """The game with some of its options, each value of those in turn."""
    for options in list(option_samples(name, players))[:most]:
        yield load(name, players, options)


def positions(game: Game, seed: int, steps: int) -> Iterator[State]:
    """The states of random play, new matches when one is over."""
    rng, state = Rng(seed), game.new_state()
    for _ in range(steps):
        yield state
        state.apply(state.pick(rng))
        if state.over():
            yield state
            state = game.new_state()


def tool() -> Any:
    spec = importlib.util.spec_from_file_location("observations", ROOT / "tools" / "observations.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_encoders_and_their_page_are_those_of_the_tables() -> None:
    made = tool().files(ROOT / "src/spiritboard/games", ROOT / "docs/observations.md")
    assert len(made) == 1 + 2 * len(GAMES)
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run make fixtures"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_seat_is_told_nothing_that_it_cannot_know(name: str, players: int) -> None:
    changed = 0
    for game in samples(name, players):
        observer, rng = game.observer(), Rng(5)
        for state in positions(game, players, 250):
            for seat in (*game.seats, SPECTATOR):
                other = state.resample(seat, rng)
                changed += other != state
                assert observer.observe(other, seat) == observer.observe(state, seat)
    assert changed > 100 or name == "halloween"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_both_forms_write_the_same_vector(name: str, players: int) -> None:
    twins = forms.interpreted_twin("games")
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
def test_what_a_seat_may_do_follows_from_what_it_observes(name: str, players: int) -> None:
    game = next(samples(name, players))
    observer, known = game.observer(), {}
    for state in positions(game, 9, 4000):
        for seat in state.actors():
            seen = observer.observe(state, seat)
            assert known.setdefault(seen, state.legal_words(seat)) == state.legal_words(seat)
    assert len(known) > 500


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_entry_has_a_name_of_its_own_and_is_used(name: str, players: int) -> None:
    game = load(name, players)
    table = game.observations
    entries = table.entries(players)
    assert [entry.index for entry in entries] == list(range(table.size(players)))
    assert len({entry.name for entry in entries}) == len(entries)
    assert game.observer().size == len(entries)


def test_rows_stand_where_the_table_says() -> None:
    game = load("doppelganger-tricks", 4)
    state, rng = game.new_state(), Rng(1)
    while not state.actors() or len(state.actors()) > 1:
        state.apply(state.pick(rng))
    seat = state.actors()[0]
    vector, where = game.observer().observe(state, seat), game.observations.where
    hand = game.view(state, seat)["seats"][seat]["hand"]
    names = [entry.name for entry in game.observations.entries(4)]
    assert [names[i].split(".")[-1] for i in range(*where("hand").indices(999)) if vector[i]] == hand
    assert [vector[where("is", k)][0] for k in range(4)] == [1, 0, 0, 0]
    assert list(vector[where("cards", 1)]) == [10]


def test_thirteen_ghosts_tells_what_the_view_tells() -> None:
    game = load("13-ghosts", 3)
    where = game.observations.where
    for state in positions(game, 3, 300):
        for seat in state.actors():
            view, vector = game.view(state, seat), game.observer().observe(state, seat)
            for k in range(3):
                shown = view["seats"][(seat + k) % 3]
                crypt = [n for n, bit in enumerate(vector[where("crypt", k)], 1) if bit]
                assert set(shown["candidates"]) <= set(crypt)
                up = [n for n, bit in enumerate(vector[where("up", k)], 1) if bit]
                assert up == sorted(shown["up"])
                assert list(vector[where("cards-down", k)]) == [len(shown["down"])]
                assert bool(vector[where("hand", k)].count(1)) == bool(shown["hand"] or any(shown["dealt"]))


def test_numbers_too_large_for_an_entry_read_255() -> None:
    game = load("halloween", 2)
    state: Any = game.new_state()
    state.pe = [300, 7, 0, 0]
    vector, where = game.observer().observe(state, 0), game.observations.where
    assert [vector[where("points", k)][0] for k in range(2)] == [255, 7]
