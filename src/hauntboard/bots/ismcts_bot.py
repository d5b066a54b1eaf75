"""The generic search bot, which knows nothing of a game but its rules: a yardstick for all others."""

from __future__ import annotations

import time
from typing import Any, ClassVar

from ..engine.build_mode import is_compiled
from ..engine.game import Game, View
from ..engine.rng import Rng
from .budget import Budget, spend
from .ismcts import IsmctsSearch
from .protocol import Advice, Choice

# Simulations for a move; the interpreted build is slower by about this factor.
ITERATIONS, INTERPRETED_ITERATIONS = 8000, 200
# Room for new actions where only time is limited.
ROOM = 1 << 18
# A simulation adds one action, and more while others choose at the same time as the seat.
SPARE_ROOM = 256
CLOCK_INTERVAL = 32  # simulations between two looks at the clock


class IsmctsBot:
    """Information-set Monte Carlo tree search with random playouts (``ismcts.py``)."""

    exploration: ClassVar[float] = 0.7
    horizon: ClassVar[int] = 2000
    win_worth: ClassVar[float] = 1.0

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.budget = Budget(iterations=ITERATIONS if is_compiled() else INTERPRETED_ITERATIONS)

    def limit(self, budget: Budget) -> None:
        """Use this budget instead of the usual number of simulations."""
        self.budget = budget

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        """Return the most visited action."""
        return self.consider(view, log).action

    def consider(
        self, view: View, log: list[dict[str, Any]], action: int | None = None, include: int | None = None
    ) -> Advice:
        """Return what the search found; values are points ahead of the others. It tries every action that
        its budget allows and gives no reasons."""
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return Advice(legal[0], [Choice(legal[0], 0.0, 0.0, 1.0)], unit="points")
        found = self.search(view, log).found()
        total = sum(visits for _, visits, _, _ in found)
        choices = [Choice(tried, mean, error, visits / total) for tried, visits, mean, error in found]
        tried = {choice.action for choice in choices}
        explained = action if action in tried else choices[0].action
        return Advice(explained, choices, unit="points")

    def search(self, view: View, log: list[dict[str, Any]]) -> IsmctsSearch:
        """Search and return the tree."""
        root = self.game.imagine(view, log, self.rng)
        iterations = self.budget.iterations
        room = ROOM if iterations is None else min(ROOM, iterations + SPARE_ROOM)
        search = IsmctsSearch(
            root,
            view["seat"],
            self.rng.next64(),
            room,
            self.exploration,
            self.horizon,
            self.win_worth,
        )
        end = time.monotonic() + (self.budget.seconds or 0.0)
        spend(iterations, end, CLOCK_INTERVAL, search.run)
        return search
