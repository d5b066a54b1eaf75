"""Bots for Liar's Dice."""

from __future__ import annotations

from typing import Any

from hauntboard.bots import Factory
from hauntboard.engine.game import Game, View

from .rules import BID, CALL, FACES


class CarefulBot:
    """Counts on its own dice and on the average of the others: bids below it, calls above it."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        """Return the safest bid, or a call if the last bid is less likely."""
        hand = view["seats"][view["seat"]]["hand"]
        unseen = sum(seat["dice"] for seat in view["seats"]) - len(hand)

        def spare(bid: int) -> float:
            """Return by how many dice the table should exceed a bid."""
            return float(hand.count(bid % FACES + 1) + unseen / FACES - (bid // FACES + 1))

        bids = [action - BID for action in view["legal"] if action != CALL]
        best = max(bids, key=spare, default=-1)
        last = view["bid"]
        if last is None:
            return BID + best
        doubt = -spare((last["quantity"] - 1) * FACES + last["face"] - 1)
        return CALL if best < 0 or doubt > spare(best) else BID + best


BOTS: dict[str, Factory] = {"careful": CarefulBot}
YARDSTICKS: dict[str, Factory] = {}
