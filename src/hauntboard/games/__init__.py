"""The games of the table. A game is a folder here (or a package of its own) with a :class:`GamePlugin`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from ..engine.game import Game, OptionError, Value
from .plugin import GamePlugin, MissingPart, discover

__all__ = [
    "GAMES",
    "GamePlugin",
    "MissingPart",
    "broken_games",
    "game_type",
    "load",
    "optional_part",
    "part",
    "plugin",
]


@cache
def discovered() -> tuple[dict[str, GamePlugin], dict[str, str]]:
    """Find all games, once. Not at import: the package of a game imports this one."""
    return discover(__name__, __path__)


class Games(Mapping[str, type[Game]]):
    """All games by name, released ones first."""

    def __getitem__(self, name: str) -> type[Game]:
        return discovered()[0][name].game

    def __iter__(self) -> Iterator[str]:
        return iter(discovered()[0])

    def __len__(self) -> int:
        return len(discovered()[0])


GAMES = Games()


def plugin(name: str) -> GamePlugin:
    """Return the plugin of a game or raise :class:`OptionError`.

    >>> plugin("13-ghosts").folder
    'thirteen_ghosts'
    """
    plugins, _ = discovered()
    if name not in plugins:
        raise OptionError("option-unknown-game", value=name, allowed=", ".join(plugins))
    return plugins[name]


def game_type(name: str) -> type[Game]:
    """Return the game type with this name or raise :class:`OptionError`.

    >>> game_type("13-ghosts").player_counts
    (2, 3, 4)
    """
    return plugin(name).game


def load(name: str, players: int | None = None, options: Mapping[str, Value] | None = None) -> Game:
    """Return a game with its options chosen, or raise :class:`OptionError`.

    >>> load("13-ghosts", 3, {"edition": "nk2018"})
    <13-ghosts: 3 players, edition=nk2018, points=rule, first=random>
    """
    return game_type(name)(players, options)


def part(name: str, kind: str) -> Any:
    """Import one part of a game: ``bots``, ``terminal``, ``analysis``, ``lesson`` or ``balance``.

    Raise :class:`MissingPart` if the game does not bring it.

    >>> part("13-ghosts", "lesson").players
    2
    """
    return plugin(name).part(kind)


def optional_part(name: str, kind: str) -> Any | None:
    """Import one part of a game; return None if the game does not bring it."""
    found = plugin(name)
    return found.part(kind) if found.has(kind) else None


def broken_games() -> dict[str, str]:
    """Return the games that could not be loaded: the folder (or package) of each, and what is wrong."""
    _, problems = discovered()
    return {module.removeprefix(f"{__name__}."): problem for module, problem in problems.items()}
