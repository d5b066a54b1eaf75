"""Matches of 13 Ghosts for tests that need a log as well as a table."""

from __future__ import annotations

from hauntboard.engine.game import Game
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.games import load

GAME = load("13-ghosts", 2, {"first": 1})
TABLES = [(players, edition) for players in (2, 3, 4) for edition in ("classic", "nk2018")]


def decisions(game: Game, seeds: range, step: int) -> list[Match]:
    """Return random matches, stopped where a seat has to decide."""
    found = []
    for seed in seeds:
        match, rng = Match(game), Rng(seed)
        while not match.state.over():
            match.play(match.state.pick(rng))
        here = [match.at(length) for length in range(9 + seed % step, len(match.steps), step)]
        found += [m for m in here if m.state.actors()]
    return found


def play(*texts: str) -> Match:
    """Play a match of two in notation; ``1:c5`` names the seat of the choice (from 0)."""
    match = Match(GAME)
    for text in ("first1", *texts):
        seat, _, move = text.rpartition(":")
        match.play(GAME.parse(move, int(seat or 0)))
    return match
