"""The random bot."""

from __future__ import annotations

from typing import Any

from ..engine.game import Game, View
from ..engine.rng import Rng


class RandomBot:
    """Chooses uniformly among the legal actions.

    >>> from hauntboard.games import load
    >>> bot = RandomBot(load("template"), seed=1)
    >>> bot.choose({"seat": 0, "legal": [7]}, [])
    7
    """

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        return legal[self.rng.below(len(legal))]
