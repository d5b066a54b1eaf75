"""The games of the table. A new game is a folder here and an entry in ``GAMES``."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

from ..engine.game import Game, OptionError, Value
from .doppelganger_tricks import DoppelgangerTricks
from .halloween import HalloweenGame
from .thirteen_ghosts import ThirteenGhosts

GAMES: dict[str, type[Game]] = {
    game.name: game for game in (ThirteenGhosts, DoppelgangerTricks, HalloweenGame)
}


def game_type(name: str) -> type[Game]:
    """Return the game type with this name or raise :class:`OptionError`.

    >>> game_type("13-ghosts").player_counts
    (2, 3, 4)
    """
    if name not in GAMES:
        raise OptionError("option-unknown-game", value=name, allowed=", ".join(GAMES))
    return GAMES[name]


def load(name: str, players: int | None = None, options: Mapping[str, Value] | None = None) -> Game:
    """Return a game with its options chosen, or raise :class:`OptionError`.

    >>> load("13-ghosts", 3, {"edition": "nk2018"})
    <13-ghosts: 3 players, edition=nk2018, points=rule, first=random>
    """
    return game_type(name)(players, options)


def part(name: str, module: str) -> Any:
    """Import one part of a game's folder: ``bots``, ``terminal``, ``analysis``, ``lesson`` or ``balance``.

    Parts are imported on first use, so the rules load neither bots nor terminal code.

    >>> part("13-ghosts", "lesson").LESSON.players
    2
    """
    folder = game_type(name).__module__.rpartition(".")[0]
    return importlib.import_module(f"{folder}.{module}")
