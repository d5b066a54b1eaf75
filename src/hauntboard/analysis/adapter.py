"""What an analysis has to know about a game."""

from __future__ import annotations

from typing import Any, Protocol

from ..engine.game import Game, S, View
from ..engine.match import Match
from .model import Hindsight, Leak, Weighed


class GameAdapter(Protocol[S]):
    """One match of a game, followed from start to end. ``pass_on`` receives every step."""

    unit: str
    thresholds: tuple[float, float, float]  # losses that are a flicker, a stumble, a howler
    hides: bool

    def __init__(self, game: Game[S]) -> None: ...

    def settled(self, before: S, after: S) -> bool:
        """Return whether a round (or the match, where there are none) was decided by the step between."""
        ...

    def gains(self, start: S, end: S) -> list[float]:
        """Return by seat what the round between two states brought, in the game's unit."""
        ...

    def wants(self, before: S | None, state: S) -> bool:
        """Return whether a forecast is useful here."""
        ...

    def forecast(self, state: S, seed: int) -> tuple[list[float], list[float]]:
        """Return by seat the expected result of the round with all cards known, and the standard errors."""
        ...

    def shift(self, now: Match[S], seat: int, action: int, seed: int) -> tuple[list[float], list[float]]:
        """Return by seat what an action changed, as far as the acting seat could know, with errors; nothing
        where all is open."""
        ...

    def pass_on(self, state: S, action: int) -> None:
        """Advance by one step."""
        ...

    def unjudged(self, view: View, log: list[dict[str, Any]]) -> str:
        """Return why a decision cannot be judged; empty if it can."""
        ...

    def hindsight(self, state: S, played: int, options: list[Weighed], seed: int) -> Hindsight | None:
        """Return the best move with all cards known, where that can be computed."""
        ...

    def leaks(self, before: Match[S], after: Match[S], seat: int, seed: int) -> list[Leak]:
        """Return what a seat's step revealed to the others."""
        ...


def mean_and_error(totals: list[float], squares: list[float], count: int) -> tuple[list[float], list[float]]:
    """Return means with their standard errors, from sums.

    >>> mean_and_error([2.0], [2.0], 4)
    ([0.5], [0.25])
    """
    means = [total / count for total in totals]
    spreads = [max(0.0, square / count - mean * mean) for square, mean in zip(squares, means, strict=True)]
    return means, [(spread / count) ** 0.5 for spread in spreads]
