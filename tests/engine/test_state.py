from __future__ import annotations

import sys
import threading

import pytest

from hauntboard.engine import build_mode
from hauntboard.engine.python_state import PythonState
from hauntboard.engine.rng import Rng
from hauntboard.engine.state import State, random_playouts
from hauntboard.games import GAMES, load

from ..games.any_game import facts

TABLES = [(name, players) for name, game in GAMES.items() for players in game.player_counts]


def midway(name: str, players: int, moves: int = 25) -> State:
    """Return a state after some random moves, in a short match after half of them."""
    states, rng = [load(name, players).new_state()], Rng(3)
    while not states[-1].over() and len(states) <= 2 * moves:
        state = states[-1].clone()
        legal = state.legal_actions()
        state.apply(legal[rng.below(len(legal))])
        states.append(state)
    return states[len(states) // 2]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_equal_states_have_equal_hashes_and_bytes(name: str, players: int) -> None:
    one, two = midway(name, players), midway(name, players)
    assert one == two
    assert hash(one) == hash(two)
    assert one.to_bytes() == two.to_bytes()
    two.apply(two.legal_actions()[0])
    assert one != two
    assert one.to_bytes() != two.to_bytes()


@pytest.mark.parametrize("name", ["template", *GAMES])
def test_a_state_differs_from_other_objects(name: str) -> None:
    state = load(name).new_state()
    assert state != name
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


class Coin(PythonState):
    """A match that ends when a coin shows heads."""

    FIELDS = ("heads",)
    WORDS = 1

    def __init__(self) -> None:
        self.heads = 0

    def is_over(self) -> bool:
        return bool(self.heads)

    def acting(self) -> int:
        return 0

    def fill_legal(self, words: list[int], seat: int) -> int:
        words[0] = 0b11
        return 1

    def step(self, action: int) -> None:
        self.heads = action


def test_playouts_differ_by_their_seed() -> None:
    assert random_playouts(Coin(), 20, 7) != random_playouts(Coin(), 20, 8)


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


COMPILED = [name for name in GAMES if not isinstance(load(name).new_state(), PythonState)]


@pytest.mark.skipif(
    not build_mode.is_compiled(), reason="only the compiled build has a C layout and runs without the GIL"
)
class TestCompiled:
    @pytest.mark.parametrize(("name", "players"), TABLES)
    def test_a_state_is_small(self, name: str, players: int) -> None:
        assert sys.getsizeof(midway(name, players)) <= facts(name).state_bytes

    @pytest.mark.parametrize("name", COMPILED)
    def test_playouts_let_other_threads_run(self, name: str) -> None:
        state = load(name).new_state()
        done = threading.Event()
        worker = threading.Thread(target=lambda: (random_playouts(state, 150_000, 1, 3), done.set()))
        worker.start()
        ticks = 0
        while not done.is_set():
            ticks += 1
        worker.join()
        # With the GIL held the loop above would run a handful of times at most.
        assert ticks > 10_000
