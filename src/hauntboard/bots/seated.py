"""Bots at the seats of a match. Each receives its own view and log, never the state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ..engine.dealer import Dealer
from ..engine.game import View
from ..engine.match import Match, S, Step
from .protocol import Bot

Log = list[dict[str, Any]]


class SeatLogs:
    """The logs of all seats of a match, which grow with it: each step is read once."""

    def __init__(self, match: Match[S]) -> None:
        self.match: Match[Any] = match
        self.logs: list[Log] = [[] for _ in match.game.seats]
        self.read = [0] * match.game.players  # by seat: steps in its log
        self.last: list[Step | None] = [None] * match.game.players  # by seat: the last of them

    def of(self, seat: int) -> Log:
        """Return the log of a seat up to now."""
        steps, read = self.match.steps, self.read[seat]
        if read and (read > len(steps) or steps[read - 1] is not self.last[seat]):  # steps were undone
            self.logs[seat], read = [], 0
        self.logs[seat] += self.match.log(seat, read)
        self.read[seat] = len(steps)
        self.last[seat] = steps[-1] if steps else None
        return self.logs[seat]


def turns(match: Match[S], dealer: Dealer) -> Iterator[tuple[int, View, Log]]:
    """Yield each decision of a match as its seat sees it: the seat, its view and its log. The caller plays an
    action for that seat before it asks for the next decision; the dealer draws chance in between."""
    logs = SeatLogs(match)
    match.deal(dealer)
    while not match.state.over():
        seat = match.state.actors()[0]
        yield seat, match.view(seat), logs.of(seat)
        match.deal(dealer)


def play_match(match: Match[S], bots: Sequence[Bot], dealer: Dealer) -> Match[S]:
    """Let bots, one per seat, play a match to its end; return it.

    >>> from hauntboard.bots import make
    >>> from hauntboard.engine.dealer import SeededDealer
    >>> from hauntboard.games import load
    >>> game = load("template")
    >>> bots = [make("random", game, seed) for seed in game.seats]
    >>> play_match(Match(game), bots, SeededDealer(1)).state.over()
    True
    """
    for seat, view, log in turns(match, dealer):
        match.play(bots[seat].choose(view, log), seat)
    return match
