"""The strong bot of Doppelgänger Tricks: predictions by calibrated sampling, cards by tree search.

``levels.py`` sets its strength.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from math import exp, sqrt
from typing import Any

from ....bots.budget import Budget, spend
from ....bots.protocol import BEST, Advice, Choice
from ....engine.game import Game, View
from ....engine.rng import Rng
from ..cards import DOPPELGANGER, PLAY, PLAYS, PREDICT, PREDICTIONS
from ..rules import Tricks
from . import bidding, explain, opponents, weights
from .beliefs import PredictionModel
from .explain import WeighedCard
from .levels import LEVELS, Level, affordable
from .player_types import PlayHistory
from .policy import PLAIN, Policy
from .search import Search

# Calibration that leaves the sampled odds unchanged.
UNCALIBRATED = [0.0, 1.0, 0.0, 0.0] * 4
# Share of a bonus card's value that remains if the claim waits.
WAITING = 0.7
# Iterations of a comparison of two cards.
TRIAL_PLAYS = 2000
# A card with fewer visits than this share of the most visited one ranks behind all others.
TRIED = 0.2
# Cost of one deal for a prediction, in iterations of a budget: it plays a whole round for each of about
# eight numbers.
ITERATIONS_A_DEAL = 20
# Capacity of the tree, in iterations, if only time is limited.
ROOM = 1 << 18
BETWEEN_LOOKS_AT_THE_CLOCK = 64  # iterations


class StrongBot:
    """A bot with the strength of a level. Its values are points of the round less half the others' mean."""

    def __init__(self, game: Game[Tricks], seed: int, level: Level = LEVELS[-1]) -> None:
        self.game = game
        self.level = affordable(level)
        self.rng = Rng(seed)
        self.seconds: float | None = None
        self.until = 0.0
        table = weights.load(game.players)
        self.weights = PLAIN if self.level.plain else table.weights
        self.calibration = table.calibration if self.level.calibrated else UNCALIBRATED
        self.policy = Policy(self.weights)
        self.reading = PredictionModel(game.new_state().size, table.cards, table.lengths)

    def limit(self, budget: Budget) -> None:
        """Limit the search to a number of iterations or to a time. Levels that play by rules sample only for
        their prediction."""
        self.seconds = budget.seconds
        if budget.iterations is not None:
            deals = max(1, budget.iterations // ITERATIONS_A_DEAL)
            self.level = replace(self.level, plays=budget.iterations, deals=deals)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        return legal[0] if len(legal) == 1 else self.drawn(self.weigh(view, log))

    def consider(
        self, view: View, log: list[dict[str, Any]], action: int | None = None, include: int | None = None
    ) -> Advice:
        """Weigh every choice and explain one. ``include`` affects predictions only: all cards are weighed
        anyway."""
        choices = self.weigh(view, log, tuple(a for a in (action, include) if a is not None and a != BEST))
        if action is None:
            action = self.drawn(choices)
        elif action == BEST:
            action = choices[0].action
        if self.bids:
            return Advice(action, choices, explain.on_predictions(action, self.bids), "points")
        return Advice(action, choices, explain.on_cards(action, self.cards, view), "points")

    def weigh(self, view: View, log: list[dict[str, Any]], include: tuple[int, ...] = ()) -> list[Choice]:
        """Return the choices, best first, with those in ``include`` among them."""
        self.bids: list[bidding.Bid] = []
        self.cards: list[WeighedCard] = []
        self.until = time.monotonic() + (self.seconds or 0.0)
        seat = int(view["seat"])
        search, state = self.new_search(view, log)
        if view["legal"][0] < PLAY:
            start = PREDICT + PREDICTIONS * seat
            numbers = tuple(action - start for action in include)
            self.bids = self.weigh_bids(search, state, self.sample, numbers)
            return self.shared([(start + bid.number, bid.value, bid.error) for bid in self.bids])
        if self.level.method == "rules":
            self.cards = by_rules(self.policy, state)
        else:
            self.look_at_cards(search)
            self.cards = found(search)
        return self.shared(with_claims(self.cards, set(view["legal"])))

    def weigh_bids(
        self, search: Search, state: Tricks, sample: Callable[[Search], None], include: tuple[int, ...]
    ) -> list[bidding.Bid]:
        """Weigh predictions, given the expected types of the opponents."""
        ruled = opponents.ruled(search.past, search.seat, state.players)
        return bidding.weigh(search, state, self.policy, sample, self.calibration, ruled, include)

    def sample(self, search: Search) -> None:
        """Sample deals for a prediction within the budget."""
        deals = None if self.seconds else self.level.deals
        spend(deals, self.until, 1 + BETWEEN_LOOKS_AT_THE_CLOCK // ITERATIONS_A_DEAL, search.predictions)

    def look_at_cards(self, search: Search) -> None:
        """Search the cards within the budget."""
        plays = None if self.seconds else self.level.plays
        if self.level.method == "flat":
            search.begin_cards()
            spend(plays, self.until, 1 + BETWEEN_LOOKS_AT_THE_CLOCK // search.count, search.flat)
            return
        search.begin_tree(plays or ROOM)
        spend(plays, self.until, BETWEEN_LOOKS_AT_THE_CLOCK, search.tree)
        search.end_tree()

    def new_search(self, view: View, log: list[dict[str, Any]]) -> tuple[Search, Tricks]:
        """Return a search of a view's decision, not started yet, and a determinized state."""
        seat = int(view["seat"])
        state = self.game.imagine(view, log, self.rng)
        if not self.level.memory:
            forget(state, seat)
        others = Policy(self.weights)
        past = PlayHistory(others, others, state)
        if self.level.adapts:
            past = opponents.past_of(state, log, Policy(PLAIN), others, seat)
        search = Search(self.policy, others, self.reading, state, seat, self.rng.next64(), past)
        search.trust = self.level.trust
        return search, state

    def contrast(
        self, view: View, log: list[dict[str, Any]], better: int, other: int, trials: int
    ) -> list[float]:
        """Compare two predictions in the same deals, or two cards with half a tree each."""
        values = [self.pair(view, log, better, other) for _ in range(trials)]
        return [value[better] - value[other] for value in values]

    def pair(self, view: View, log: list[dict[str, Any]], one: int, two: int) -> dict[int, float]:
        """Value two choices, each sampled equally often."""
        search, state = self.new_search(view, log)
        if one < PLAY:
            start = PREDICT + PREDICTIONS * int(view["seat"])
            numbers, deals = (one - start, two - start), self.level.deals // 2
            bids = self.weigh_bids(search, state, lambda s: s.predictions(deals), numbers)
            return {start + bid.number: bid.value for bid in bids}
        search.compare((one - PLAY) % PLAYS, (two - PLAY) % PLAYS)
        cards = searched(search, TRIAL_PLAYS)
        return {action: worth for action, worth, _ in with_claims(cards, set(view["legal"]))}

    def shared(self, weighed: list[tuple[int, float, float]]) -> list[Choice]:
        """Return the choices, each with the share in which the bot would make it."""
        best = weighed[0][1]
        odds = [self.odds(best - value, i == 0) for i, (_, value, _) in enumerate(weighed)]
        total = sum(odds)
        return [Choice(*choice, odd / total) for choice, odd in zip(weighed, odds, strict=True)]

    def odds(self, loss: float, first: bool) -> float:
        """Return the relative frequency of a choice, given its loss. At temperature 0 the bot makes only the
        first choice; otherwise it also makes choices that lose up to ``max_loss``."""
        if first or not self.level.temperature:
            return float(first)
        return exp(-max(loss, 0.0) / self.level.temperature) if loss <= self.level.max_loss else 0.0

    def drawn(self, choices: list[Choice]) -> int:
        """Draw one of the choices by their shares."""
        rest = (self.rng.next64() >> 11) / 2**53
        for choice in choices:
            rest -= choice.share
            if rest < 0:
                return choice.action
        return choices[0].action


def forget(state: Tricks, seat: int) -> None:
    """Forget which seats could not follow suit, except what the claimed bonus cards still show."""
    state.voids = [
        voids if s == seat else (1 << DOPPELGANGER if state.claimed[s] else 0)
        for s, voids in enumerate(state.voids)
    ]


def by_rules(policy: Policy, state: Tricks) -> list[WeighedCard]:
    """Return the cards valued by rules alone, best first."""
    count = policy.weigh(state)
    parts, worth, sure = policy.part[:count], policy.worth[:count], policy.sure[:count]
    cards = []
    for part, value, exact in zip(parts, worth, sure, strict=True):
        claimed = max(1.0, 3 * exact) if policy.with_claim(state, part, exact) != part else 0.0
        cards.append(WeighedCard(part, value, 0.0, exact, value - claimed, None))
    return sorted(cards, key=lambda card: -card.value)


def found(search: Search) -> list[WeighedCard]:
    """Return the cards as a search valued them, best first."""
    visits, total, squares = search.visits, search.total, search.squares
    exact, plain, trick = search.exact, search.plain, search.trick
    cards = []
    for i in range(search.count):
        n = max(visits[i], 1.0)
        mean = total[i] / n
        error = sqrt(max(0.25, squares[i] / n - mean * mean) / n)
        cards.append(
            WeighedCard(search.part[i], mean, error, exact[i] / n, plain[i] / n, trick[i] / n, visits[i])
        )
    enough = TRIED * max(visits)
    return sorted(cards, key=lambda card: (card.visits < enough, -card.value))


def searched(search: Search, plays: int) -> list[WeighedCard]:
    """Run a tree search of ``plays`` iterations and return the cards, best first."""
    search.begin_tree(plays)
    search.tree(plays)
    search.end_tree()
    return found(search)


def with_claims(cards: list[WeighedCard], legal: set[int]) -> list[tuple[int, float, float]]:
    """Return every card with every claim: action, value, standard error. The best card comes first.

    The search claims by rules. The value of another claim follows from the chance of an exact prediction
    (S3). Not claiming keeps only a share of it, since another player may take the bonus card first.
    """
    choices = []
    for card in cards:
        worth = {0: card.value}
        offered = {c: PLAY + PLAYS * ((c + 1) >> 1) + card.part for c in (0, 1, 3)}
        claims = [c for c in (1, 3) if offered[c] in legal]
        if claims:
            worth = {c: card.unclaimed + (1.0 if c == 1 else 3 * card.exact) for c in claims}
            worth[0] = card.unclaimed + WAITING * (max(worth.values()) - card.unclaimed)
        for c in sorted(worth, key=lambda c: -worth[c]):
            choices.append((offered[c], worth[c], card.error))
    first = choices[0]
    return [first, *sorted(choices[1:], key=lambda choice: -choice[1])]
