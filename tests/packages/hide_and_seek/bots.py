"""A bot for Hide and Seek."""

from __future__ import annotations

from typing import Any

from hauntboard.bots import Factory
from hauntboard.engine.game import Game, View


class SeekerBot:
    """Plays its last legal move, so it asks for the highest place."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        return legal[-1]


BOTS: dict[str, Factory] = {"seeker": SeekerBot}
YARDSTICKS: dict[str, Factory] = {}
