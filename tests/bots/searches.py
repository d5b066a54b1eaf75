"""Positions in which the tree search is tested."""

from __future__ import annotations

from typing import Any

from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.game import Game, View
from hauntboard.engine.match import Match
from hauntboard.engine.rng import Rng
from hauntboard.engine.state import State
from hauntboard.games import game_type


def table_that_imagines(name: str, players: int, **options: Any) -> tuple[Game, dict[str, State]]:
    """Return a game whose ``imagine`` resamples the state that the test puts into the box."""
    box: dict[str, State] = {}

    class Imagining(game_type(name)):  # type: ignore[misc]
        def imagine(self, view: View, log: Any, rng: Rng) -> State:
            return box["true"].resample(view["seat"], rng)

    return Imagining(players, options), box


def middle(game: Game, seed: int, steps: int) -> Match:
    """Return a match after some random steps, with a seat to move."""
    rng = Rng(seed)
    match = Match(game)
    match.deal(SeededDealer(seed))
    for _ in range(steps):
        before = match.fork()
        match.play(match.state.pick(rng))
        match.deal(SeededDealer(rng.next64()))
        if match.state.over():
            return before
    return match
