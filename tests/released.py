"""The released games, of which tests require more than of others, and their shortest matches."""

from __future__ import annotations

from functools import cache

from hauntboard.engine.game import Value
from hauntboard.engine.match import Match
from hauntboard.games import GAMES, game_type, load, plugin

RELEASED = [name for name in GAMES if plugin(name).stage == "released"]


def short_options(name: str) -> dict[str, Value]:
    """Return options for a short match with the first seat beginning: of every number the smallest."""
    table = game_type(name).offered_options(game_type(name).player_counts[0]).values()
    smallest = {
        option.name: min((c for c in option.choices if isinstance(c, int)), default=0) for option in table
    }
    return {option: value for option, value in smallest.items() if value}


@cache
def quickest() -> str:
    """Return the released game whose shortest matches have the fewest steps."""
    return min(RELEASED, key=lambda name: len(first_moves(name).steps))


def first_moves(name: str) -> Match:
    """Return a short match in which every seat and chance play their first legal action."""
    match = Match(load(name, None, short_options(name) | {"first": 1}))
    while not match.state.over():
        match.play(match.state.legal_actions()[0])
    return match
