from __future__ import annotations

import sys
import threading

import pytest

from hauntboard.engine import build_mode
from hauntboard.engine.rng import Rng
from hauntboard.engine.state import State, random_playouts
from hauntboard.games import GAMES, load

TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]


def midway(name: str, players: int, moves: int = 25) -> State:
    state = load(name, players).new_state()
    rng = Rng(3)
    for _ in range(moves):
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_equal_states_have_equal_hashes_and_bytes(name: str, players: int) -> None:
    one, two = midway(name, players), midway(name, players)
    assert one == two
    assert hash(one) == hash(two)
    assert one.to_bytes() == two.to_bytes()
    two.apply(two.legal_actions()[0])
    assert one != two
    assert one.to_bytes() != two.to_bytes()


def test_a_state_differs_from_other_objects() -> None:
    state = load("13-ghosts").new_state()
    assert state != "13-ghosts"
    with pytest.raises(TypeError):
        state.copy_from(State())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_playouts_are_repeatable_and_leave_the_start_alone(name: str, players: int) -> None:
    state = midway(name, players)
    before = state.to_bytes()
    games = 20
    assert random_playouts(state, games, 7) == random_playouts(state, games, 7)
    assert state.to_bytes() == before
    assert random_playouts(state, games, 7, 3) == 3 * games


def test_playouts_differ_by_their_seed() -> None:
    state = load("13-ghosts").new_state()
    assert random_playouts(state, 20, 7) != random_playouts(state, 20, 8)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_playouts_are_the_same_in_both_builds(name: str, players: int) -> None:
    twin = build_mode.interpreted_twin("engine.state")
    theirs = build_mode.interpreted_twin("games").load(name, players).new_state()
    assert random_playouts(load(name, players).new_state(), 5, 11) == twin.random_playouts(theirs, 5, 11)


def test_the_base_state_implements_no_rules() -> None:
    state = State()
    assert state.actors() == [] and state.winners() == [] and state.scores() == []
    assert state.legal_actions() == [] and state.returns() == []
    assert state.actor(0) == -1
    assert not state.over()
    state.apply(0)
    assert state.resample(0, Rng(1)) == state


MOST_BYTES = {"13-ghosts": 256, "doppelganger-tricks": 256, "halloween": 1024}


@pytest.mark.skipif(
    not build_mode.is_compiled(), reason="only the compiled build has a C layout and runs without the GIL"
)
class TestCompiled:
    @pytest.mark.parametrize(("name", "players"), TABLES)
    def test_a_state_is_small(self, name: str, players: int) -> None:
        assert sys.getsizeof(midway(name, players)) <= MOST_BYTES[name]

    def test_playouts_let_other_threads_run(self) -> None:
        state = load("13-ghosts").new_state()
        done = threading.Event()
        worker = threading.Thread(target=lambda: (random_playouts(state, 30_000, 1), done.set()))
        worker.start()
        ticks = 0
        while not done.is_set():
            ticks += 1
        worker.join()
        # With the GIL held the loop above would run a handful of times at most.
        assert ticks > 10_000
