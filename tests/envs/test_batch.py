"""Batches of matches: the states, masks and results of the rules, with any number of threads."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from hauntboard.engine import build_mode
from hauntboard.engine.rng import Rng
from hauntboard.envs.batch import Batch, IllegalActions, streams
from hauntboard.games import GAMES, load

from ..games.any_game import short

TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]
ARRAYS = ("observations", "masks", "seats", "rewards", "dones", "truncations", "lengths")


def seen(batch: Batch) -> list[Any]:
    return [getattr(batch, name).copy() for name in ARRAYS]


def same(one: list[Any], other: list[Any]) -> bool:
    return all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_match_follows_the_rules(name: str, players: int) -> None:
    """Play the same matches beside the batch with plain states and the same random streams."""
    game = load(name, players, short(name))
    batch = Batch(game, 5, seed=3)
    observer, rngs = game.observer(), [Rng(s) for s in streams(3, 5)]
    states = [game.new_state() for _ in range(5)]
    ended = 0
    before, deciders = np.zeros(5, np.int32), np.zeros(5, np.int32)
    for step in range(150):
        actions = batch.random_actions().copy()
        for i, (state, rng) in enumerate(zip(states, rngs, strict=True)):
            if step:
                state.apply(int(before[i]))
            while state.at_chance():
                state.apply(state.pick(rng))
            assert bool(batch.dones[i]) == state.over()
            if state.over():
                ended += 1
                assert batch.rewards[i] == pytest.approx(state.returns())
                assert batch.finals[i].tobytes() == observer.observe(state, int(deciders[i]))
                states[i] = state = game.new_state()
                while state.at_chance():
                    state.apply(state.pick(rng))
            else:
                assert not batch.rewards[i].any()
            seat = state.actors()[0]
            assert batch.seats[i] == seat
            assert tuple(batch.masks[i]) == state.legal_words(seat)
            assert batch.observations[i].tobytes() == observer.observe(state, seat)
            assert batch.state(i) == state
            assert actions[i] in state.legal_actions(seat)
        before, deciders = actions, batch.seats.copy()
        batch.step(actions)
    assert ended


@pytest.mark.parametrize("name", GAMES)
def test_the_number_of_threads_changes_nothing(name: str) -> None:
    one, three = Batch(name, 50, seed=8), Batch(name, 50, seed=8, threads=3)
    for _ in range(60):
        assert same(seen(one), seen(three))
        one.step(one.random_actions())
        three.step(three.random_actions())
    assert same(seen(one), seen(three))
    three.close()


def test_matches_depend_on_the_seed_alone() -> None:
    batch = Batch("template", 20, seed=1)
    first = seen(batch)
    for _ in range(30):
        batch.step(batch.random_actions())
    batch.reset(1)
    assert same(first, seen(batch))
    batch.reset(2)
    assert not same(first, seen(batch))


def test_a_match_does_not_depend_on_how_many_others_there_are() -> None:
    few, many = Batch("template", 3, seed=4), Batch("template", 30, seed=4)
    for _ in range(50):
        few.step(few.random_actions())
        many.step(many.random_actions())
    assert np.array_equal(few.observations, many.observations[:3])


def test_an_illegal_action_is_refused_and_no_action_is_applied() -> None:
    batch = Batch("template", 4)
    before = seen(batch)
    for wrong in (-1, 0, 10**6):
        actions = batch.random_actions().copy()
        actions[2] = wrong
        with pytest.raises(IllegalActions, match="match 2"):
            batch.step(actions)
        assert same(before, seen(batch))


def test_arrays_that_the_core_relies_on_are_read_only() -> None:
    batch = Batch("template", 2)
    for name in ARRAYS:
        with pytest.raises(ValueError, match="read-only"):
            getattr(batch, name)[:] = 0


def test_arrays_are_the_memory_that_the_core_writes_to() -> None:
    batch = Batch("template", 8)
    kept, copied = batch.observations, batch.observations.copy()
    batch.step(batch.random_actions())
    assert kept is batch.observations
    assert not np.array_equal(kept, copied)


@pytest.mark.parametrize("name", GAMES)
def test_masks_unpack_to_one_entry_per_action(name: str) -> None:
    batch = Batch(name, 6)
    for i, row in enumerate(batch.bool_masks()):
        assert np.flatnonzero(row).tolist() == batch.state(i).legal_actions(int(batch.seats[i]))
    assert batch.bool_masks().shape == (6, batch.game.action_count)


def test_a_match_is_cut_off_at_the_limit() -> None:
    batch = Batch("template", 3, players=7, options={"rounds": 5}, limit=10)
    for step in range(1, 31):
        batch.step(batch.random_actions())
        assert batch.dones.all() == batch.truncations.all() == (step % 10 == 0)
        assert not batch.rewards.any()
        assert (batch.lengths == step % 10).all()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_with_a_hero_the_batch_stops_only_at_its_decisions(name: str, players: int) -> None:
    batch = Batch(name, 12, players, short(name), hero="rotate")
    heroes = batch.seats.copy()
    assert sorted(set(heroes.tolist())) == list(range(players))
    changed = 0
    for _ in range(200):
        batch.step(batch.random_actions())
        moved = batch.seats != heroes
        assert (moved == batch.dones).all()
        assert (batch.seats[moved] == (heroes[moved] + 1) % players).all()
        assert abs(batch.rewards.sum(axis=1)).max() < 1e-6
        changed += int(moved.sum())
        heroes = batch.seats.copy()
    assert changed


def test_a_hero_must_be_a_seat() -> None:
    with pytest.raises(ValueError, match="rotate"):
        Batch("template", 2, hero="somebody")


@pytest.mark.parametrize("wrong", [{"threads": -1}, {"limit": -1}])
def test_negative_numbers_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="from 0 up"):
        Batch("template", 2, **wrong)


@pytest.mark.parametrize("name", GAMES)
def test_the_pure_python_build_plays_the_same_batch(name: str) -> None:
    twin = build_mode.interpreted_twin("envs.batch").Batch(name, 3, seed=5, options=short(name))
    batch = Batch(name, 3, seed=5, options=short(name))
    for _ in range(25):
        assert same(seen(batch), seen(twin))
        batch.step(batch.random_actions())
        twin.step(twin.random_actions())
    assert batch.moves == twin.moves
