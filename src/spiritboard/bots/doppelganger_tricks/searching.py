"""The strong player of Doppelgänger Tricks, its levels, and the plainer searches it is measured against."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, sqrt
from typing import Any, cast

from ...engine.game import Game, View
from ...engine.rng import Rng
from ...games.doppelganger_tricks.cards import PLAY, PLAYS, PREDICT, PREDICTIONS
from ...games.doppelganger_tricks.rules import Tricks
from ..bot import Advice, Choice
from . import bidding, tables
from .policy import PLAIN, Policy
from .reading import Reading
from .search import Search


@dataclass(frozen=True)
class Strength:
    """How well a bot plays."""

    plays: int = 3000  # iterations for a card
    deals: int = 300  # sampled for a prediction
    trust: float = 1.0  # in what predictions of others tell
    deep: int = 1  # whether others are searched for too
    flat: bool = False  # no tree
    calibrated: bool = True
    plain: bool = False  # rule play as it was before tuning
    rules: bool = False  # cards are played by rules alone
    heat: float = 0.0  # points between two choices that make one of them e times as likely
    cap: float = 0.0  # no choice is worse than the best by more
    explore: float = 2.5
    warmth: float = 0.6
    steps: int = 6


UNCALIBRATED = [0.0, 1.0, 0.0, 0.0, 1.0, 0.0]
# What a bonus card is worth that one leaves lying for later.
WAITING = 0.7


class SearchBot:
    """Predicts by calibrated sampling and plays by tree search."""

    strength = Strength()

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        table = tables.load(game.players)
        self.weights = PLAIN if self.strength.plain else table.weights
        self.calibration = table.calibration if self.strength.calibrated else UNCALIBRATED
        self.policy = Policy(self.weights)
        size = 12 if game.players == 3 else 10
        self.reading = Reading(size, table.cards, table.lengths)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            return legal[0]
        choices = self.weigh(view, log)
        if not self.strength.heat:
            return choices[0].action
        return self.drawn(choices)

    def weigh(self, view: View, log: list[dict[str, Any]]) -> list[Choice]:
        """All choices, best first."""
        state = cast(Tricks, self.game.imagine(view, log, self.rng))
        seat = int(view["seat"])
        search = Search(self.policy, Policy(self.weights), self.reading, state, seat, self.rng.next64())
        search.trust = self.strength.trust
        search.deep = self.strength.deep
        search.explore = self.strength.explore
        search.warmth = self.strength.warmth
        search.steps = self.strength.steps
        if view["legal"][0] < PLAY:
            return self.predictions(search, state, seat)
        if self.strength.rules:
            return [Choice(self.policy.choose(state), 0.0, 0.0, 1.0)]
        if self.strength.flat:
            search.flat(self.strength.plays)
        else:
            search.tree(self.strength.plays)
        return self.plays(search, state, set(view["legal"]))

    def predictions(self, search: Search, state: Tricks, seat: int) -> list[Choice]:
        bids = bidding.weigh(search, state, self.policy, self.strength.deals, self.calibration)
        self.bids = bids
        start = PREDICT + PREDICTIONS * seat
        return [Choice(start + bid.number, bid.value, bid.error, float(i == 0)) for i, bid in enumerate(bids)]

    def plays(self, search: Search, state: Tricks, legal: set[int]) -> list[Choice]:
        """Every play with every claim. The search claims by rules; what a claim is worth follows from the
        chance of an exact prediction."""
        visits, total, squares, plain, exact = (
            search.visits, search.total, search.squares, search.plain, search.exact,
        )  # fmt: skip
        most = max(visits[: search.count])
        choices = []
        for i, part in enumerate(search.part[: search.count]):
            n = max(visits[i], 1.0)
            mean, chance = total[i] / n, exact[i] / n
            error = sqrt(max(0.0, squares[i] / n - mean * mean) / n)
            claims = [c for c in (0, 1, 3) if PLAY + PLAYS * ((c + 1) >> 1) + part in legal]
            worth = {0: mean}
            if len(claims) > 1:
                worth = {1: plain[i] / n + 1.0, 3: plain[i] / n + 3.0 * chance}
                better = max(worth[c] for c in claims if c)
                worth[0] = plain[i] / n + WAITING * (better - plain[i] / n)
            best = max(claims, key=lambda c: worth[c])
            for c in claims:
                share = visits[i] / sum(visits) if c == best else 0.0
                choices.append(Choice(PLAY + PLAYS * ((c + 1) >> 1) + part, worth[c], error, share))
        del most
        return sorted(choices, key=lambda choice: (-choice.share, -choice.value))

    def drawn(self, choices: list[Choice]) -> int:
        """A warm choice: worse ones less likely, bad ones never."""
        best = max(choice.value for choice in choices)
        near = [choice for choice in choices if best - choice.value <= self.strength.cap]
        odds = [exp((choice.value - best) / self.strength.heat) for choice in near]
        rest = sum(odds) * (self.rng.next64() >> 11) / 2**53
        for choice, odd in zip(near, odds, strict=True):
            rest -= odd
            if rest < 0:
                return choice.action
        return near[-1].action


class MonteCarloBot(SearchBot):
    """Samples rounds for its prediction and plays by plain rules."""

    strength = Strength(plain=True, calibrated=False, rules=True, deals=400)


class FlatBot(SearchBot):
    """Tries every card in 400 deals that fit what was shown, the rest by plain rules."""

    strength = Strength(plain=True, calibrated=False, flat=True, plays=400, deals=400, trust=0.0)


__all__ = ["Advice", "FlatBot", "MonteCarloBot", "SearchBot", "Strength"]
