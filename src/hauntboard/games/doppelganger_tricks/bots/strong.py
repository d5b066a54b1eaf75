"""The player of Doppelgänger Tricks that searches: predictions by calibrated sampling, cards by tree search.

How well it does that is a :class:`Level`; ``levels.py`` has those that people meet.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from math import exp, sqrt
from typing import Any, cast

from ....bots.budget import Budget, spend
from ....bots.protocol import BEST, Advice, Choice
from ....engine.game import Game, View
from ....engine.rng import Rng
from ..cards import DOPPELGANGER, PLAY, PLAYS, PREDICT, PREDICTIONS
from ..rules import Tricks
from . import bidding, explain, opponents, weights
from .beliefs import PredictionModel
from .explain import WeighedCard
from .player_types import PlayHistory
from .policy import PLAIN, Policy
from .search import Search

# As the sampling says.
UNCALIBRATED = [0.0, 1.0, 0.0, 0.0] * 4
# How much of what a bonus card is worth is left of it for the next turn.
WAITING = 0.7
# Iterations of a trial of two cards.
TRIAL_PLAYS = 2000
# What was tried less often than so much of the favourite is no favourite.
TRIED = 0.2
# A prediction looks at one deal for so many iterations: a whole round for each of some eight numbers takes
# longer than the rest of a round.
ITERATIONS_A_DEAL = 20
# With a limit of time nobody knows how many iterations there will be: room for this many.
ROOM = 1 << 18
BETWEEN_LOOKS_AT_THE_CLOCK = 64  # iterations


@dataclass(frozen=True)
class Level:
    """How well a bot plays."""

    plays: int = 6000  # iterations for a card; deals of flat sampling
    deals: int = 400  # sampled for a prediction
    way: str = "tree"  # how cards are chosen: by "tree", "flat" sampling or "rules"
    trust: float = 1.0  # in what predictions of others tell
    memory: bool = True  # who has shown to be without a suit
    calibrated: bool = True  # predictions by experience, not only as sampled
    plain: bool = False  # rule play as it was before tuning
    adapts: bool = False  # finds out who plays by rules and who looks ahead
    heat: float = 0.0  # points between two choices that make the better one e times as likely
    cap: float = 0.0  # points that a choice may be worse than the best


class StrongBot:
    """Weighs everything in points of the round, the others' mean counted half against."""

    strength = Level()

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)
        self.seconds: float | None = None
        self.until = 0.0
        table = weights.load(game.players)
        self.weights = PLAIN if self.strength.plain else table.weights
        self.calibration = table.calibration if self.strength.calibrated else UNCALIBRATED
        self.policy = Policy(self.weights)
        self.reading = PredictionModel(cast(Tricks, game.new_state()).size, table.cards, table.lengths)

    def limit(self, budget: Budget) -> None:
        """Look at so many rounds, or as many as fit into the time. Levels that play by rules sample only
        for their prediction."""
        self.seconds = budget.seconds
        if budget.iterations is not None:
            deals = max(1, budget.iterations // ITERATIONS_A_DEAL)
            self.strength = replace(self.strength, plays=budget.iterations, deals=deals)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        legal: list[int] = view["legal"]
        return legal[0] if len(legal) == 1 else self.drawn(self.weigh(view, log))

    def consider(
        self, view: View, log: list[dict[str, Any]], action: int | None = None, include: int | None = None
    ) -> Advice:
        """What it thinks of every choice, and why it would do what it does. Only a prediction may have
        to be included: all cards are weighed anyhow."""
        choices = self.weigh(view, log, tuple(a for a in (action, include) if a is not None and a != BEST))
        if action is None:
            action = self.drawn(choices)
        elif action == BEST:
            action = choices[0].action
        if self.bids:
            return Advice(action, choices, explain.on_predictions(action, self.bids), "points")
        return Advice(action, choices, explain.on_cards(action, self.cards, view), "points")

    def weigh(self, view: View, log: list[dict[str, Any]], include: tuple[int, ...] = ()) -> list[Choice]:
        """All choices, best first; those that are asked about are among them."""
        self.bids: list[bidding.Bid] = []
        self.cards: list[WeighedCard] = []
        self.until = time.monotonic() + (self.seconds or 0.0)
        seat = int(view["seat"])
        search, state = self.searching(view, log)
        if view["legal"][0] < PLAY:
            start = PREDICT + PREDICTIONS * seat
            numbers = tuple(action - start for action in include)
            self.bids = self.weigh_bids(search, state, self.sample, numbers)
            return self.shared([(start + bid.number, bid.value, bid.error) for bid in self.bids])
        if self.strength.way == "rules":
            self.cards = by_rules(self.policy, state)
        else:
            self.look_at_cards(search)
            self.cards = found(search)
        return self.shared(with_claims(self.cards, set(view["legal"])))

    def weigh_bids(
        self, search: Search, state: Tricks, sample: Callable[[Search], None], include: tuple[int, ...]
    ) -> list[bidding.Bid]:
        """Predictions, in the company that is expected."""
        ruled = opponents.ruled(search.past, search.seat, state.players)
        return bidding.weigh(search, state, self.policy, sample, self.calibration, ruled, include)

    def sample(self, search: Search) -> None:
        """Deals for a prediction."""
        deals = None if self.seconds else self.strength.deals
        spend(deals, self.until, 1 + BETWEEN_LOOKS_AT_THE_CLOCK // ITERATIONS_A_DEAL, search.predictions)

    def look_at_cards(self, search: Search) -> None:
        """Search as much as allowed."""
        plays = None if self.seconds else self.strength.plays
        if self.strength.way == "flat":
            search.begin_cards()
            spend(plays, self.until, 1 + BETWEEN_LOOKS_AT_THE_CLOCK // search.count, search.flat)
            return
        search.begin_tree(plays or ROOM)
        spend(plays, self.until, BETWEEN_LOOKS_AT_THE_CLOCK, search.tree)
        search.end_tree()

    def searching(self, view: View, log: list[dict[str, Any]]) -> tuple[Search, Tricks]:
        """A search of the decision of a view, not begun yet, and one way that things may stand."""
        seat = int(view["seat"])
        state = cast(Tricks, self.game.imagine(view, log, self.rng))
        if not self.strength.memory:
            forget(state, seat)
        others = Policy(self.weights)
        past = PlayHistory(others, others, state)
        if self.strength.adapts:
            past = opponents.past_of(state, log, Policy(PLAIN), others, seat)
        search = Search(self.policy, others, self.reading, state, seat, self.rng.next64(), past)
        search.trust = self.strength.trust
        return search, state

    def contrast(
        self, view: View, log: list[dict[str, Any]], better: int, other: int, trials: int
    ) -> list[float]:
        """Two predictions in the same deals, or two cards with half a tree each."""
        values = [self.pair(view, log, better, other) for _ in range(trials)]
        return [value[better] - value[other] for value in values]

    def pair(self, view: View, log: list[dict[str, Any]], one: int, two: int) -> dict[int, float]:
        """What two choices are worth, each looked at equally."""
        search, state = self.searching(view, log)
        if one < PLAY:
            start = PREDICT + PREDICTIONS * int(view["seat"])
            numbers, deals = (one - start, two - start), self.strength.deals // 2
            bids = self.weigh_bids(search, state, lambda s: s.predictions(deals), numbers)
            return {start + bid.number: bid.value for bid in bids}
        search.compare((one - PLAY) % PLAYS, (two - PLAY) % PLAYS)
        cards = searched(search, TRIAL_PLAYS)
        return {action: worth for action, worth, _ in with_claims(cards, set(view["legal"]))}

    def shared(self, weighed: list[tuple[int, float, float]]) -> list[Choice]:
        """The choices with how often each would be made."""
        best = weighed[0][1]
        odds = [self.odds(best - value, i == 0) for i, (_, value, _) in enumerate(weighed)]
        total = sum(odds)
        return [Choice(*choice, odd / total) for choice, odd in zip(weighed, odds, strict=True)]

    def odds(self, loss: float, first: bool) -> float:
        """How likely a choice is that loses so much: a cool head makes the first one only, a warm
        one others too, but never a bad one."""
        if first or not self.strength.heat:
            return float(first)
        return exp(-max(loss, 0.0) / self.strength.heat) if loss <= self.strength.cap else 0.0

    def drawn(self, choices: list[Choice]) -> int:
        """One of the choices by their shares."""
        rest = (self.rng.next64() >> 11) / 2**53
        for choice in choices:
            rest -= choice.share
            if rest < 0:
                return choice.action
        return choices[0].action


def forget(state: Tricks, seat: int) -> None:
    """Do not remember who could not follow; bonus cards lie on the table and are seen."""
    state.voids = [
        voids if s == seat else (1 << DOPPELGANGER if state.claimed[s] else 0)
        for s, voids in enumerate(state.voids)
    ]


def by_rules(policy: Policy, state: Tricks) -> list[WeighedCard]:
    """The cards by rules alone, best first."""
    count = policy.weigh(state)
    parts, worth, sure = policy.part[:count], policy.worth[:count], policy.sure[:count]
    cards = []
    for part, value, exact in zip(parts, worth, sure, strict=True):
        claimed = max(1.0, 3 * exact) if policy.with_claim(state, part, exact) != part else 0.0
        cards.append(WeighedCard(part, value, 0.0, exact, value - claimed, None))
    return sorted(cards, key=lambda card: -card.value)


def found(search: Search) -> list[WeighedCard]:
    """The cards as a search left them, best first."""
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
    """The cards after so many iterations of the tree."""
    search.begin_tree(plays)
    search.tree(plays)
    search.end_tree()
    return found(search)


def with_claims(cards: list[WeighedCard], legal: set[int]) -> list[tuple[int, float, float]]:
    """Every card with every claim: action, value, standard error; best first within the order of the cards.

    The search claims by rules. What another claim is worth follows from the chance of an exact prediction
    (S3); a bonus card that is left lying may be gone the next time.
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
