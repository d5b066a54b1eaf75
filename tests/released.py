"""The released games, of which tests require more than of others, and their shortest matches."""

from __future__ import annotations

from hauntboard.engine.game import Value
from hauntboard.games import GAMES, game_type, plugin

RELEASED = [name for name in GAMES if plugin(name).stage == "released"]


def short_options(name: str) -> dict[str, Value]:
    """Return options for a short match with the first seat beginning: of every number the smallest."""
    table = game_type(name).offered_options(game_type(name).player_counts[0]).values()
    smallest = {
        option.name: min((c for c in option.choices if isinstance(c, int)), default=0) for option in table
    }
    return {option: value for option, value in smallest.items() if value}
