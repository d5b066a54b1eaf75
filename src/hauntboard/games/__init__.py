"""The games of the table. A new one is a folder here and a line in ``GAMES``."""

from __future__ import annotations

from collections.abc import Mapping

from ..engine.game import Game, OptionError, Value
from .doppelganger_tricks import DoppelgangerTricks
from .halloween import HalloweenGame
from .thirteen_ghosts import ThirteenGhosts

GAMES: dict[str, type[Game]] = {
    game.name: game for game in (ThirteenGhosts, DoppelgangerTricks, HalloweenGame)
}


def game_type(name: str) -> type[Game]:
    """The game of that name.

    >>> game_type("13-ghosts").player_counts
    (2, 3, 4)
    """
    if name not in GAMES:
        raise OptionError("option-unknown-game", value=name, allowed=", ".join(GAMES))
    return GAMES[name]


def load(name: str, players: int | None = None, options: Mapping[str, Value] | None = None) -> Game:
    """A game with its options chosen.

    >>> load("13-ghosts", 3, {"edition": "nk2018"})
    <13-ghosts: 3 players, edition=nk2018, points=rule, first=random>
    """
    return game_type(name)(players, options)
