"""Our games in OpenSpiel: its own tests, information states without secrets, and its search."""

from __future__ import annotations

import copy
import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import hauntboard.envs.open_spiel as face
from hauntboard import bots
from hauntboard.bots.budget import Budget
from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.envs.open_spiel_bot import OpenSpielBot
from hauntboard.experiments.arena import arena
from hauntboard.games import GAMES, game_type, load
from hauntboard.testing.conformance import option_samples

from ..games.any_game import facts, short
from .spiel import check_parameters

# Imported after ours are registered, because it lists all games on import.
from open_spiel.python.tests import games_sim_test  # isort: skip

SIMULTANEOUS = [name for name in GAMES if facts(name).simultaneous]
OWN = [test for test in dir(games_sim_test.GamesSimTest) if "hauntboard" in test]
each_sample = pytest.mark.parametrize(
    ("name", "players", "options"),
    [
        (name, players, options)
        for name in GAMES
        for players in game_type(name).player_counts
        for options in list(option_samples(name, players))[:3]
    ],
)


def small(name: str, players: int | None = None) -> Game:
    return load(name, players, short(name))


def passes(tests: unittest.TestSuite | unittest.TestCase) -> None:
    result = unittest.TestResult()
    tests.run(result)
    assert result.testsRun
    assert not result.errors + result.failures + result.skipped, result.errors + result.failures


def played(game: Any, seed: int, moves: int) -> Any:
    """Return a state some random moves after the beginning, at a decision."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (state.is_chance_node() or moves > 0):
        moves -= not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    return state


# ---- OpenSpiel's own tests --------------------------------------------------------------


@pytest.mark.parametrize("test", OWN)
def test_every_game_and_player_count_passes_openspiels_simulation(test: str) -> None:
    passes(games_sim_test.GamesSimTest(test))


def test_openspiels_tests_cover_all_games_and_player_counts() -> None:
    assert len(OWN) == len(GAMES) + sum(len(game.player_counts) for game in GAMES.values())


@pytest.mark.parametrize("name", GAMES)
def test_every_game_passes_openspiels_api_tests(name: str) -> None:
    game = face.load_spiel(small(name))
    case = type("Laws", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": str(game)})
    passes(unittest.defaultTestLoader.loadTestsFromTestCase(case))


@each_sample
def test_many_options_pass_openspiels_random_simulation(
    name: str, players: int, options: dict[str, Any]
) -> None:
    game = face.load_spiel(load(name, players, {**options, **short(name)}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


# ---- what a player knows ----------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_information_states_do_not_depend_on_what_the_player_cannot_know(name: str) -> None:
    game = pyspiel.load_game(face.spiel_name(name))
    changed = 0
    for seed in range(8):
        state = played(game, seed, 8)
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, random.Random(seed).random)
            changed += other.history() != state.history()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
    assert changed > 5 or not facts(name).hides


@pytest.mark.parametrize("name", GAMES)
def test_every_visible_move_changes_the_information_state(name: str) -> None:
    state = played(pyspiel.load_game(face.spiel_name(name)), 3, 2)
    player = state.current_player()
    known = {state.child(action).information_state_string(player) for action in state.legal_actions()}
    assert len(known) == len(state.legal_actions())
    tensors = {
        tuple(state.child(action).information_state_tensor(player)) for action in state.legal_actions()
    }
    assert len(tensors) > 0.9 * len(known)


@pytest.mark.parametrize("name", SIMULTANEOUS)
def test_a_secret_choice_is_invisible_to_players_who_choose_after_it(name: str) -> None:
    state = played(face.load_spiel(load(name)), 1, 0)
    assert state.current_player() == 0
    after = [state.child(action) for action in state.legal_actions()]
    assert {child.current_player() for child in after} == {1}
    assert len({child.information_state_string(1) for child in after}) == 1


@pytest.mark.parametrize("name", ["template", *GAMES])
def test_a_copy_is_independent_of_the_original(name: str) -> None:
    state = played(face.load_spiel(load(name)), 2, 5)
    before = str(state), state.information_state_string(0)
    for other in (state.clone(), copy.deepcopy(state)):
        other.apply_action(other.legal_actions()[0])
        assert (str(state), state.information_state_string(0)) == before
        assert str(other) != before[0]


def test_a_match_has_the_same_result_as_at_the_table() -> None:
    for name in GAMES:
        spiel = played(face.load_spiel(small(name)), 4, 10**9)
        match = Match(small(name)).extend(spiel.history())
        assert spiel.returns() == match.state.returns()
        assert match.state.over()


@each_sample
def test_parameters_are_the_games_options(name: str, players: int, options: dict[str, Any]) -> None:
    game = load(name, players, options)
    check_parameters(str(face.load_spiel(game)), game.options)
    check_parameters(face.spiel_name(name), load(name).options)


def test_a_public_observer_sees_what_a_spectator_sees() -> None:
    game = face.load_spiel(load("template"))
    state = played(game, 3, 3)
    kinds = {
        "public": pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE),
        "nothing": pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.NONE),
    }
    public = game.make_py_observer(kinds["public"])
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert public.string_from(state, 0) != state.observation_string(0)
    nothing = game.make_py_observer(kinds["nothing"])
    assert nothing.string_from(state, 0) == ""
    nothing.set_from(state, 1)
    assert nothing.tensor.sum() == 1
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"x": 1})


# ---- its algorithms ---------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_openspiels_search_runs_on_the_full_game(name: str) -> None:
    game = face.load_spiel(load(name))
    search = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, np.random.RandomState(1)),
        1.4,
        4,
        random_state=np.random.RandomState(2),
    )
    state = played(game, 6, 3)
    assert search.step(state) in state.legal_actions()


# ---- its search as a bot ----------------------------------------------------------------


def test_openspiels_search_plays_for_any_seat_and_is_repeatable() -> None:
    game = load("template", 2)
    state = played(face.load_spiel(game), 2, 2)
    match = Match(game).extend(state.history())
    seat = match.state.actors()[0]
    chosen = []
    for _ in range(2):
        bot = OpenSpielBot(game, 5)
        bot.limit(Budget(iterations=12))
        chosen.append(bot.choose(match.view(seat), match.log(seat)))
    assert chosen[0] == chosen[1]
    assert chosen[0] in match.state.legal_actions(seat)
    bot = bots.make("openspiel-ismcts@1ms", game, 5)
    assert bot.choose(match.view(seat), match.log(seat)) in match.state.legal_actions(seat)


@pytest.mark.parametrize("name", SIMULTANEOUS)
def test_openspiels_search_handles_simultaneous_choices(name: str) -> None:
    true = played(face.load_spiel(load(name)), 3, 0).table.state

    class Imagining(game_type(name)):  # type: ignore[misc]
        def imagine(self, view: Any, log: Any, rng: Rng) -> Any:
            return true.resample(view["seat"], rng)

    game = Imagining()
    for seat in true.actors():
        bot = OpenSpielBot(game, 5)
        bot.limit(Budget(iterations=20))
        view = {**game.view(true, seat), "legal": true.legal_actions(seat)}
        assert bot.choose(view, []) in view["legal"]


def test_openspiels_search_plays_ours_in_the_arena() -> None:
    game = load("template", 2, {"rounds": 1})
    plan = arena.ArenaPlan.of(game, ["openspiel-ismcts@3", "ismcts@3"], deals=1)
    assert arena.run(plan).pairings[0].matches == 2
