"""Short matches of every released game and their analyses, with little computation."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from hauntboard import bots
from hauntboard.analysis import Analysis, analyse, analyser
from hauntboard.engine.dealer import SeededDealer
from hauntboard.engine.match import Match
from hauntboard.games import load

from ..games.any_game import RELEASED, analysis_settings, facts


def label(game: str, players: int) -> str:
    """Return the name of a table."""
    return f"{game} {players}"


def tables_of(game: str) -> list[str]:
    """Return the names of a game's tables."""
    return [label(game, players) for players, _ in analysis_settings(game)]


TABLES: dict[str, tuple[str, int, dict[str, Any]]] = {
    label(game, players): (game, players, options)
    for game in RELEASED
    for players, options in analysis_settings(game)
}


@pytest.fixture(autouse=True, scope="module")
def quick() -> Iterator[None]:
    """Reduce the computation; the properties tested here do not depend on it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analyser, "ADVISER", "level-4")
        for game in RELEASED:
            for path, value in facts(game).quick.items():
                patch.setattr(path, value)
        yield


@cache
def played(table: str, seed: int = 3) -> Match:
    """Play a short match between weak bots."""
    name, players, options = TABLES[table]
    match, dealer = Match(load(name, players, options)), SeededDealer(seed)
    seats = [bots.make("level-2", match.game, seed + seat) for seat in match.game.seats]
    while not match.state.over():
        match.deal(dealer)
        for seat in match.state.actors():
            match.play(seats[seat].choose(match.view(seat), match.log(seat)))
    return match


@cache
def judged(table: str) -> Analysis:
    return analyse(played(table))
