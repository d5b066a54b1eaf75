"""States imagined from a seat's view and log are indistinguishable from the true one."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.games import load
from hauntboard.games.thirteen_ghosts import determinize

from .matches import GAME, TABLES, decisions, play
from .table import SPECTATOR, pick


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_a_seat_cannot_distinguish_an_imagined_state_from_the_true_one(players: int, edition: str) -> None:
    game = load("13-ghosts", players, {"edition": edition})
    rng = Rng(3)
    others = 0
    for match in decisions(game, range(3), 11):
        for seat in game.seats:
            view = match.view(seat)
            state = game.imagine(view, match.log(seat), rng)
            assert json.dumps(game.view(state, seat)) == json.dumps(game.view(match.state, seat))
            assert state.legal_actions(seat) == view["legal"]
            others += state != match.state
    assert others > 10


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_at_a_chance_node_the_imagined_state_matches_the_view(players: int, edition: str) -> None:
    game = load("13-ghosts", players, {"edition": edition})
    rng = Rng(3)
    phases = set()
    for seed in range(3):
        match, moves = Match(game), Rng(seed)
        while not match.state.over() and len(match.steps) < 150:
            match.play(pick(match.state, moves))
            if match.state.at_chance():
                seat = rng.below(players + 1) - 1
                view = match.view(seat)
                state = game.imagine(view, match.log(seat), rng)
                assert json.dumps(game.view(state, seat)) == json.dumps(game.view(match.state, seat))
                phases.add(view["phase"])
    assert phases >= {"deal", "draw", "look"}


def test_the_draw_of_card_2_is_still_to_come_in_the_imagined_state() -> None:
    game = load("13-ghosts", 2, {"edition": "nk2018"})
    match = Match(game)
    for text in ["first2", "d4", "d9", "d13", "d2", "1:c9", "2:c13", "2:2+"]:
        seat, _, move = text.rpartition(":")
        match.play(game.parse(move, int(seat or 1) - 1))
    for seat in (SPECTATOR, 0, 1):
        shown = game.view(game.imagine(match.view(seat), match.log(seat), Rng(1)), seat)
        assert shown["phase"] == "draw"
        assert shown["piles"][0]["left"] == 9


def test_imagined_states_do_not_depend_on_the_true_state() -> None:
    """Two histories that the seat cannot distinguish lead to the same imagined states."""
    game = load("13-ghosts", 2)
    rng, differ = Rng(5), 0
    for match in decisions(game, range(6), 13):
        for seat in game.seats:
            other = Match(game).extend(game.another_history(match.actions, seat, rng))
            differ += other.actions != match.actions
            first, second = (game.imagine(m.view(seat), m.log(seat), Rng(9)) for m in (match, other))
            assert first == second
    assert differ > 5


def test_hidden_crypts_are_imagined_uniformly() -> None:
    match = play("d1", "d13", "d2", "d5", "0:c1", "1:c2", "13(8+)", "d3")
    view, log = match.view(0), match.log(0)
    rng = Rng(1)
    seen = Counter(GAME.imagine(view, log, rng).fields()["crypt"][1] for _ in range(1500))  # type: ignore[index]
    assert set(seen) == set(view["seats"][1]["candidates"])
    expected = 1500 / len(seen)
    assert all(abs(count - expected) < 5 * expected**0.5 for count in seen.values())


def test_a_secret_order_of_card_10_leaves_several_ways_it_may_have_gone() -> None:
    match = play("d1", "d10", "d2", "d5", "0:c1", "1:c2", "10", "d8", "d13", "d4", "t2b13", "5", "d7")
    assert determinize.round_replay(match.view(0), match.log(0)).frame_count == 1
    assert determinize.round_replay(match.view(1), match.log(1)).frame_count == 6


def test_a_log_that_does_not_reach_back_to_the_deal_is_refused() -> None:
    match = play("d1", "d13", "d2", "d5", "0:c1", "1:c2", "13(8+)", "d3")
    later = Match(GAME, match.state)
    with pytest.raises(ValueError, match="deal"):
        GAME.imagine(later.view(0), later.log(0), Rng(1))


def test_before_the_first_deal_there_is_nothing_to_imagine() -> None:
    match = Match(GAME)
    assert GAME.imagine(match.view(0), match.log(0), Rng(1)) == match.state
