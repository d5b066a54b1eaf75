"""Players of Halloween, from the simplest to the best."""

from __future__ import annotations

from ...engine.game import Game
from .player import PlanningBot
from .sensible import SensibleBot

__all__ = ["PlanningBot", "SensibleBot", "level_1", "level_2", "level_3", "level_4", "level_5"]


def level_1(game: Game, seed: int) -> PlanningBot:
    """Looks one action ahead, and not always right."""
    return PlanningBot(game, seed, 1)


def level_2(game: Game, seed: int) -> PlanningBot:
    """The same with a better eye."""
    return PlanningBot(game, seed, 2)


def level_3(game: Game, seed: int) -> PlanningBot:
    """Plans its turn, narrowly."""
    return PlanningBot(game, seed, 3)


def level_4(game: Game, seed: int) -> PlanningBot:
    """Plans its turn well."""
    return PlanningBot(game, seed, 4)


def level_5(game: Game, seed: int) -> PlanningBot:
    """Plans its turn, and plays the best plans out."""
    return PlanningBot(game, seed, 5)
