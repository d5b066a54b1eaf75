"""The games of the table. A game is a folder here (or a package of its own) with a :class:`GamePlugin`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from ..engine.game import Game, OptionError, Value
from ..extensions import TEMPLATE, allowed_names
from .plugin import BrokenPart, GamePlugin, MissingPart, discover

__all__ = [
    "GAMES",
    "BrokenPart",
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
    """The games that are listed, by name, released ones first. The template can only be loaded by name."""

    def __getitem__(self, name: str) -> type[Game]:
        if name == TEMPLATE and TEMPLATE not in allowed_names():
            raise KeyError(name)
        return discovered()[0][name].game

    def __iter__(self) -> Iterator[str]:
        return (name for name in discovered()[0] if name in self)

    def __len__(self) -> int:
        return len(list(iter(self)))


GAMES = Games()


def plugin(name: str) -> GamePlugin:
    """Return the plugin of a game or raise :class:`OptionError`.

    >>> plugin("template").stage
    'draft'
    """
    plugins, _ = discovered()
    if name not in plugins:
        raise OptionError("option-unknown-game", value=name, allowed=", ".join(GAMES))
    return plugins[name]


def game_type(name: str) -> type[Game]:
    """Return the game type with this name or raise :class:`OptionError`.

    >>> game_type("template").player_counts
    (2, 3, 4, 5, 6, 7)
    """
    return plugin(name).game


def load(name: str, players: int | None = None, options: Mapping[str, Value] | None = None) -> Game:
    """Return a game with its options chosen, or raise :class:`OptionError`.

    >>> load("template", 3, {"rounds": 5})
    <template: 3 players, rounds=5, first=random>
    """
    return game_type(name)(players, options)


def part(name: str, kind: str) -> Any:
    """Import one part of a game: ``bots``, ``terminal``, ``analysis``, ``lesson`` or ``balance``.

    Raise :class:`MissingPart` if the game does not bring it.

    >>> list(part("template", "bots").BOTS)
    ['cautious']
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
