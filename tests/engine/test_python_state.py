"""Games in plain Python: the compiled engine calls their methods, and vectors come from the layout."""

from __future__ import annotations

from typing import Any

import pytest

from hauntboard.bots.ismcts import IsmctsSearch
from hauntboard.bots.ismcts_bot import IsmctsBot
from hauntboard.bots.seated import play_match
from hauntboard.engine.build_mode import interpreted_twin, is_compiled
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.match import Match
from hauntboard.engine.messages import HauntboardError
from hauntboard.engine.positions import PositionError
from hauntboard.engine.python_state import PythonState
from hauntboard.engine.rng import Rng
from hauntboard.engine.state import State, random_playouts
from hauntboard.envs.batch import Batch
from hauntboard.games import GAMES, game_type, load
from hauntboard.games.plugin import check_state

from ..bots.searches import middle

TEMPLATE = "template"


def test_compiled_playouts_run_on_a_state_written_in_python() -> None:
    game = load(TEMPLATE, 4)
    state, rng, moves = game.new_state(), Rng(5), 0
    for _ in range(3):
        one = state.clone()
        while not one.over():
            one.apply(one.pick(rng))
            moves += 1
    assert random_playouts(state, 3, 5) == moves


def test_the_generic_search_plays_a_whole_match() -> None:
    game = load(TEMPLATE, 3)
    bots = [IsmctsBot(game, seed) for seed in game.seats]
    for bot in bots:
        bot.budget = bot.budget.__class__(iterations=60)
    assert play_match(Match(game), bots, SeededDealer(1)).state.over()


def test_the_batch_steps_a_state_written_in_python() -> None:
    batch = Batch(TEMPLATE, count=4, players=3, seed=1)
    match, seat = Match(load(TEMPLATE, 3)), int(batch.seats[0])
    assert batch.observations.shape == (4, match.game.observer().size)
    assert batch.masks[0].any() and 0 <= seat < 3


class Unfinished(PythonState):
    """A state that lacks nearly everything."""

    FIELDS = ("players",)
    WORDS = 1

    def seat_count(self) -> int:
        return 2

    def is_over(self) -> bool:
        raise ZeroDivisionError("a mistake in the rules")


def test_copies_are_equal_and_independent() -> None:
    state = load(TEMPLATE, 3).new_state()
    copy = state.clone()
    assert copy == state and hash(copy) == hash(state) and copy.to_bytes() == state.to_bytes()
    copy.apply(copy.legal_actions()[0])
    assert copy != state
    copy.copy_from(state)
    assert copy == state
    with pytest.raises(TypeError):
        copy.copy_from(Unfinished())


def test_a_mistake_in_the_rules_reaches_the_caller() -> None:
    with pytest.raises(ZeroDivisionError, match="a mistake in the rules"):
        Unfinished().over()


@pytest.mark.skipif(not is_compiled(), reason="the interpreted build calls every method")
def test_a_state_that_is_not_compiled_must_say_so() -> None:
    check_state(type("Draft", (PythonState,), {}))
    for name in GAMES:
        check_state(type(load(name).new_state()))
    with pytest.raises(TypeError, match=r"Mistaken has no \.pxd, so it must subclass PythonState"):
        check_state(type("Mistaken", (State,), {}))


def test_what_a_game_need_not_define_has_a_default() -> None:
    assert Unfinished().scores() == [0, 0]
    assert Unfinished().current_round() == 0


# ---- positions --------------------------------------------------------------------------


def test_default_positions_hold_every_field_and_are_checked() -> None:
    game = load(TEMPLATE, 2)
    position = game.position(game.new_state())
    assert game.from_position(position) == game.new_state()
    broken = {
        "position-missing-key": {name: value for name, value in position.items() if name != "card"},
        "position-unknown-key": {**position, "colour": 1},
        "position-not-list": {**position, "card": [0]},
        "position-bad-number": {**position, "round": "one"},
    }
    for id, data in broken.items():
        with pytest.raises(PositionError) as error:
            game.from_position(data)
        assert error.value.message.id == id


# ---- observation vectors ------------------------------------------------------------------

LAYOUTS = [
    (name, players) for name, kind in GAMES.items() if kind.observations for players in kind.player_counts
]


@pytest.mark.parametrize(("name", "players"), LAYOUTS)
def test_a_layout_gives_the_vectors_of_the_generated_encoder(name: str, players: int) -> None:
    # Only the interpreted build lets Python call every method of these games' states.
    game, rng = interpreted_twin("games").load(name, players), interpreted_twin("engine.rng").Rng(players)
    layouts = interpreted_twin("engine.layout_observer")
    layout, encoder = layouts.LayoutObserver(game.observations, players), game.observer()
    state = game.new_state()
    for _ in range(60):
        for seat in (-1, *game.seats):
            assert layout.observe(state, seat) == encoder.observe(state, seat)
        if state.over():
            break
        state.apply(state.pick(rng))


def test_a_game_without_vectors_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game_type(TEMPLATE), "observations", None)
    with pytest.raises(HauntboardError) as error:
        load(TEMPLATE).observer()
    assert error.value.message.id == "part-missing-observations"


def interrupted_in(state: Any, call: int, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Interrupt the program within one call of ``state.acting``; return a list that counts the calls."""
    honest, calls = type(state).acting, list[int]()

    def acting(self: Any) -> Any:
        calls.append(1)
        if len(calls) == call:
            raise KeyboardInterrupt
        return honest(self)

    monkeypatch.setattr(type(state), "acting", acting)
    return calls


def test_an_interruption_within_a_search_reaches_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle(load(TEMPLATE, 3), 1, 4).state
    search = IsmctsSearch(state, state.actors()[0], 7, 500, 0.7, 300, 1.0)
    calls = interrupted_in(state, 20, monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        search.run(10_000)
    assert len(calls) < 100 and not state.over()


def test_an_interruption_within_a_question_reaches_the_caller(monkeypatch: pytest.MonkeyPatch) -> None:
    state = middle(load(TEMPLATE, 3), 1, 4).state
    interrupted_in(state, 1, monkeypatch)
    with pytest.raises(KeyboardInterrupt):
        state.actors()[0]  # if the interruption were lost, the list would be empty and this an IndexError
    assert state.actors()
