"""Bots for High Card."""

from __future__ import annotations

from typing import Any

from ...bots import Factory
from ...engine.game import Game, View
from .rules import CARDS, LEAVE, STAY


class CautiousBot:
    """Stays with a card above the middle."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        """Return the choice for the seat's card."""
        card: int = view["seats"][view["seat"]]["card"]
        return STAY if card > CARDS // 2 else LEAVE


BOTS: dict[str, Factory] = {"cautious": CautiousBot}
YARDSTICKS: dict[str, Factory] = {}
