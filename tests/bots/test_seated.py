"""Bots at the seats of a match."""

from __future__ import annotations

import random

import pytest

from hauntboard.bots.seated import SeatLogs
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.games import GAMES, load


@pytest.mark.parametrize("name", GAMES)
def test_a_seats_log_grows_with_the_match_and_survives_undo(name: str) -> None:
    rng, match, dealer = random.Random(3), Match(load(name)), SeededDealer(3)
    logs = SeatLogs(match)
    undone = 0
    match.deal(dealer)
    for _ in range(300):
        if match.state.over():
            break
        seat = rng.choice(match.state.actors())
        assert logs.of(seat) == match.log(seat)
        match.play(rng.choice(match.state.legal_actions(seat)), seat)
        if match.undo_point(seat) < len(match.steps) and rng.random() < 0.3:
            if rng.random() < 0.5:
                logs.of(seat)  # read before the undo
            match.undo(seat)
            undone += 1
        match.deal(dealer)
    assert undone or GAMES[name].reveals is Game.reveals
    assert all(logs.of(seat) == match.log(seat) for seat in match.game.seats)
