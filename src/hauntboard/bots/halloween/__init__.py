"""Players of Halloween, from the simplest to the best."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.game import Game
from .player import PlanningBot
from .sensible import SensibleBot

__all__ = ["PlanningBot", "SensibleBot", "at_level"]


def at_level(number: int) -> Callable[[Game, int], PlanningBot]:
    """What makes the player of a level, 1 to 5."""
    return lambda game, seed: PlanningBot(game, seed, number)
