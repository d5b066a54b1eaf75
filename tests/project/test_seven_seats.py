"""A game for seven runs wherever games run: bots, arena, records, OpenSpiel, Gymnasium, PettingZoo."""

from __future__ import annotations

import random

import pytest

from hauntboard import bots
from hauntboard.bots.hints import adviser_for
from hauntboard.bots.seated import play_match
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.engine.record import FULL, from_json, from_match, read, to_json, to_text, verify
from hauntboard.experiments.arena.arena import ArenaPlan, run
from hauntboard.games import load

from ..released import RELEASED

NAME, SEATS = "template", 7


@pytest.fixture
def game() -> Game:
    return load(NAME, SEATS, {"rounds": 1})


def test_bots_play_all_seats_and_the_record_is_read_back(game: Game) -> None:
    names = ["ismcts@60", "random", "thinker", "ismcts@60", "random", "random", "ismcts@60"]
    seated = [bots.make(name, game, seat) for seat, name in enumerate(names)]
    match = play_match(Match(game), seated, SeededDealer(3))
    assert {step.seat for step in match.steps} == {-1, *range(SEATS)}
    record = from_match(match, names, FULL, ended=True)
    verify(record)
    for copy in (*read(to_text(record), load), from_json(to_json(record), load)):
        assert [move.action for move in copy.moves] == match.actions
        assert copy.result == record.result


def test_the_generic_search_advises_where_no_level_does() -> None:
    assert bots.offered_for(NAME)[-1] == adviser_for(NAME) == "thinker"
    assert {adviser_for(name) for name in RELEASED} == {"level-5"}


def test_the_arena_plays_a_deal_from_every_seat(game: Game) -> None:
    report = run(ArenaPlan.of(game, ["ismcts@20", "random"], deals=1))
    pairing = report.pairings[0]
    assert (pairing.matches, pairing.fair) == (SEATS, pytest.approx(1 / SEATS))


def test_open_spiel_plays_a_match_of_seven(game: Game) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from hauntboard.envs import open_spiel

    if open_spiel.spiel_name(NAME) not in pyspiel.registered_names():
        open_spiel.register(type(game))
    spiel = open_spiel.load_spiel(game)
    state, rng = spiel.new_initial_state(), random.Random(1)
    while not state.is_terminal():
        if not state.is_chance_node():
            assert state.information_state_string(state.current_player())
        state.apply_action(rng.choice(state.legal_actions()))
    assert len(state.returns()) == SEATS == spiel.num_players()


def test_gymnasium_and_pettingzoo_play_a_match_of_seven() -> None:
    gymnasium = pytest.importorskip("hauntboard.envs.gymnasium")
    pettingzoo = pytest.importorskip("hauntboard.envs.pettingzoo")
    rng = random.Random(1)
    env = gymnasium.VersusEnv(NAME, players=SEATS, rival="thinker")
    seen, _ = env.reset(seed=1)
    ended = False
    while not ended:
        legal = [action for action, allowed in enumerate(seen["action_mask"]) if allowed]
        seen, _, ended, _, _ = env.step(rng.choice(legal))
    many = pettingzoo.environments(NAME).env(players=SEATS)
    many.reset(seed=1)
    assert len(many.agents) == SEATS
    for agent in many.agent_iter():
        seen, _, terminated, truncated, _ = many.last()
        legal = [action for action, allowed in enumerate(seen["action_mask"]) if allowed]
        many.step(None if terminated or truncated else rng.choice(legal))
        assert agent in many.possible_agents
