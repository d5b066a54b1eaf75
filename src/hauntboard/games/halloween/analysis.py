"""Analysis of Halloween matches. The unit is the chance to win the match. Nothing is hidden, so there is
no hindsight and there are no leaks; all chance is in dice and draws."""

from __future__ import annotations

from typing import Any

from ...analysis.adapter import mean_and_error
from ...analysis.model import Hindsight, Leak, Weighed
from ...engine.game import Game, View
from ...engine.match import Match
from .bots.levels import LEVELS
from .bots.strong import SearchKit, turns_ahead
from .rules import Halloween

PLAYOUTS = 12  # per forecast


class HalloweenAdapter:
    """An adapter that forecasts at the start of a turn and around chance; the search covers the turn."""

    unit = "match"
    thresholds = (0.03, 0.08, 0.15)
    hides = False

    def __init__(self, game: Game[Halloween]) -> None:
        self.game = game
        self.kit: SearchKit | None = None

    def settled(self, before: Halloween, after: Halloween) -> bool:
        return after.over()

    def gains(self, start: Halloween, end: Halloween) -> list[float]:
        winners = end.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in self.game.seats]

    def wants(self, before: Halloween | None, state: Halloween) -> bool:
        if before is None:
            return True
        one, two = before, state
        return one.at_chance() != two.at_chance() or one.seat != two.seat

    def forecast(self, state: Halloween, seed: int) -> tuple[list[float], list[float]]:
        now = state
        count = self.game.players
        if now.round == 0:
            return [1.0 / count] * count, [0.0] * count
        self.kit = self.kit or SearchKit(now, LEVELS[-1])
        rows = self.kit.quick.all_values(now, turns_ahead(count), PLAYOUTS, seed)
        totals = [sum(row[s] for row in rows) for s in range(count)]
        squares = [sum(row[s] ** 2 for row in rows) for s in range(count)]
        return mean_and_error(totals, squares, PLAYOUTS)

    def shift(
        self, now: Match[Halloween], seat: int, action: int, seed: int
    ) -> tuple[list[float], list[float]]:
        return [], []

    def pass_on(self, state: Halloween, action: int) -> None:
        pass

    def unjudged(self, view: View, log: list[dict[str, Any]]) -> str:
        return ""

    def hindsight(self, state: Halloween, played: int, options: list[Weighed], seed: int) -> Hindsight | None:
        return None

    def leaks(self, before: Match[Halloween], after: Match[Halloween], seat: int, seed: int) -> list[Leak]:
        return []


ADAPTER = HalloweenAdapter
