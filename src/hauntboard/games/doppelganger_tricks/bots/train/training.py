"""Trains the weights of the Doppelgänger Tricks bots by self-play.

    python -m hauntboard.games.doppelganger_tricks.bots.train tune reading calibrate --seed 7

The command starts from ``data/weights.json`` and rewrites the file after each step, for three and for four
players. The file lists the commands that made it. The steps are:

- ``tune``: the weights of the rule play (``policy.py``). Each try changes some weights at random and keeps
  the change if one player with it scores more than others without it. Every deal is played from every seat.
- ``reading``: the model of predictions (``beliefs.py``), a softmax fitted to sampled predictions, half of
  them with the tuned rules and half with the plain rules.
- ``calibrate``: the map from sampled to real odds of a prediction (``bidding.py``), logistic fits to rounds
  of quick searches against each other, against flat samplers and against rule players.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import product
from math import exp

from .....engine.rng import Rng
from ...cards import PLAY, PLAYS, PREDICT, PREDICTIONS, RANKS
from ...game import DoppelgangerTricks
from ...rules import Tricks
from .. import weights
from ..beliefs import PredictionModel
from ..bidding import REACH, TERMS, doppelgangers, inputs
from ..player_types import PlayHistory
from ..policy import PLAIN, Policy, rule_rounds
from ..search import Search
from ..sizes import WEIGHTS
from ..strong import found, with_claims
from ..weights import KINDS, LENGTHS, NUMBERS

COMMAND = "python -m hauntboard.games.doppelganger_tricks.bots.train"
# Weights of either sign, with the standard deviation of their changes; the others are scaled.
ADDED = {19: 0.02, 20: 0.1, 22: 0.2, 23: 0.2, 24: 0.15, 25: 0.3, 26: 0.15}
PREDICTION_DEALS = 80


def fresh(players: int) -> Tricks:
    """Return a new match of one round."""
    return DoppelgangerTricks(players, {"rounds": 1}).new_state()


def dealt(players: int, rng: Rng) -> Tricks:
    """Deal a round in which all seats must predict, and return its state."""
    state = fresh(players)
    state.begin_round(rng.below(players))
    while state.at_chance():
        state.apply(state.pick(rng))
    return state


# ---- rule play --------------------------------------------------------------------------


def tune(players: int, seed: int, start: list[float], tries: int) -> list[float]:
    """Improve the weights of the rule play by random changes and return the best."""
    state, luck = fresh(players), random.Random(seed)
    best = list(start)
    for attempt in range(tries):
        other = changed(best, luck)
        small, large = luck.getrandbits(60), luck.getrandbits(60)
        if lead(state, other, best, 400, small) > 0.04 and lead(state, other, best, 3000, large) > 0.025:
            best = other
            print(
                f"{players} players, try {attempt}: {lead(state, best, PLAIN, 400, 5):+.3f} against plain",
                flush=True,
            )
    return best


def changed(weights: list[float], luck: random.Random) -> list[float]:
    """Return a copy of the weights with a few changed at random."""
    other = list(weights)
    for i in luck.sample(range(WEIGHTS), luck.choice((1, 2, 3, 6))):
        if i in ADDED:
            other[i] += luck.gauss(0, ADDED[i])
        else:
            other[i] = max(0.001, other[i] * exp(luck.gauss(0, 0.25)))
    return other


def lead(state: Tricks, own: list[float], other: list[float], deals: int, seed: int) -> float:
    """Return by how many points per round a player with ``own`` weights beats the others' mean."""
    points, others, *_ = rule_rounds(state, own, other, deals, seed)
    return float(points - others)


# ---- predictions ------------------------------------------------------------------------


def read_predictions(
    players: int, weights: list[float], seed: int, hands: int = 500
) -> tuple[list[float], list[float]]:
    """Fit the model of predictions. Start with predictions by rules, then refit twice to predictions sampled
    with the model so far, with tuned and with plain rules."""
    rng = Rng(seed)
    policy, plain = Policy(weights), Policy(PLAIN)
    by_rules = []
    for _ in range(3 * hands):
        state = dealt(players, rng)
        by_rules.append((state.hand[0], policy.predict(state, 0)))
    cards, lengths = fit_reading(players, by_rules, seed)
    for _ in range(2):
        reading = PredictionModel(fresh(players).size, cards, lengths)
        sampled = []
        for _ in range(hands):
            state = dealt(players, rng)
            for way in (policy, plain):
                sampled.append((state.hand[0], sampled_prediction(state, 0, way, reading, rng.next64())))
        cards, lengths = fit_reading(players, sampled, seed)
    return cards, lengths


def sampled_prediction(state: Tricks, seat: int, policy: Policy, reading: PredictionModel, seed: int) -> int:
    """Return the prediction with the best mean value in sampled rounds."""
    search = Search(policy, policy, reading, state, seat, seed, PlayHistory(policy, policy, state))
    search.begin_predictions(1, 7)
    search.predictions(PREDICTION_DEALS)
    totals, numbers = search.total, search.part
    return int(numbers[max(range(search.count), key=lambda i: totals[i])])


def features(hand: int) -> tuple[list[int], list[int]]:
    """Return the kinds of the cards and the lengths of the ordinary suits."""
    kinds = [card % RANKS + RANKS * (card >= 30) for card in range(40) if hand >> card & 1]
    return kinds, [(hand >> RANKS * suit & 1023).bit_count() for suit in range(3)]


def fit_reading(
    players: int, examples: list[tuple[int, int]], seed: int, epochs: int = 12
) -> tuple[list[float], list[float]]:
    """Fit a softmax regression by stochastic gradient descent."""
    numbers = fresh(players).size + 1
    cards, lengths = [0.0] * (NUMBERS * KINDS), [0.0] * (NUMBERS * LENGTHS)
    luck = random.Random(seed)
    data = [(*features(hand), number) for hand, number in examples]
    for epoch in range(epochs):
        luck.shuffle(data)
        rate = 0.08 / (1 + epoch)
        for kinds, suits, number in data:
            scores = [
                sum(cards[KINDS * n + kind] for kind in kinds) + sum(lengths[LENGTHS * n + s] for s in suits)
                for n in range(numbers)
            ]
            for n, chance in enumerate(softmax(scores)):
                step = rate * ((n == number) - chance)
                for kind in kinds:
                    cards[KINDS * n + kind] += step
                for s in suits:
                    lengths[LENGTHS * n + s] += step
    return cards, lengths


def softmax(scores: list[float]) -> list[float]:
    """Return the probabilities of scores."""
    highest = max(scores)
    powers = [exp(score - highest) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


# ---- calibration ------------------------------------------------------------------------


@dataclass(frozen=True)
class RecordedBid:
    """A prediction with its sampled chance, and whether it came true."""

    number: int
    sampled: float
    doubles: int  # doppelgängers in the hand
    ruled: bool  # whether the others played by rules
    exact: bool


# Opponents of the observed seat: players like it, flat samplers, rule players.
EQUALS, SAMPLERS, RULERS = range(3)
COMPANIES = (EQUALS, SAMPLERS, SAMPLERS, RULERS, RULERS, RULERS, RULERS, RULERS)
# Probabilities of their types, as inferred after some rounds.
KNOWN = {EQUALS: [0.03, 0.03, 0.94], SAMPLERS: [0.03, 0.03, 0.94], RULERS: [0.94, 0.03, 0.03]}
BOLD = 0.8  # points by which a tried prediction may be worse than the best
BOLDER = 1.8  # the same, one time in three
SEARCHED, TRIED, SAMPLED = (
    200,
    20,
    200,
)  # iterations for a card, deals of flat samplers, deals for a prediction


class SelfPlay:
    """Quick rounds played directly on the state. Every seat still uses only what it knows."""

    def __init__(self, players: int, table: weights.Weights, seed: int, iterations: int) -> None:
        self.players, self.rng, self.iterations = players, Rng(seed), iterations
        self.good, self.plain = Policy(table.weights), Policy(PLAIN)
        self.reading = PredictionModel(fresh(players).size, table.cards, table.lengths)

    def search(self, state: Tricks, seat: int, good: bool) -> Search:
        way = self.good if good else self.plain
        others = Policy(way.weights)
        past = self.past if good else PlayHistory(others, others, state)
        search = Search(way, others, self.reading, state, seat, self.rng.next64(), past)
        search.trust = 1.0 if good else 0.0
        return search

    def round(self, company: int) -> list[RecordedBid]:
        """Play a round and return the good players' predictions with their results."""
        state = dealt(self.players, self.rng)
        watched = self.rng.below(self.players)
        good = [company == EQUALS or seat == watched for seat in range(self.players)]
        hands = list(state.hand)
        self.past = PlayHistory(self.plain, self.good, state)
        for seat in range(self.players):
            self.past.expect(seat, KNOWN[company])
        bids = [self.predict(state, seat, good[seat]) for seat in range(self.players)]
        for seat, (number, _) in enumerate(bids):
            state.apply(PREDICT + PREDICTIONS * seat + number)
        while not state.over():
            action = self.play(state, good[state.seat], company)
            self.past.note(state, (action - PLAY) % PLAYS)
            state.apply(action)
        return [
            RecordedBid(
                number, sampled, doppelgangers(hands[seat]), company == RULERS, state.won[seat] == number
            )
            for seat, (number, sampled) in enumerate(bids)
            if good[seat]
        ]

    def predict(self, state: Tricks, seat: int, good: bool) -> tuple[int, float]:
        """Return a prediction with its sampled chance. Good players also try some that are not the best."""
        search = self.search(state, seat, good)
        middle = self.good.predict_middle(state, seat)
        search.begin_predictions(max(1, middle - REACH), middle + REACH)
        search.predictions(SAMPLED)
        values = [total / SAMPLED for total in search.total[: search.count]]
        bold = (BOLDER if self.rng.below(3) == 0 else BOLD) if good else 0.0
        likely = [i for i, value in enumerate(values) if value >= max(values) - bold]
        i = likely[self.rng.below(len(likely))]
        return search.part[i], (search.exact[i] + 0.5) / (SAMPLED + 1)

    def play(self, state: Tricks, good: bool, company: int) -> int:
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if not good and company == RULERS:
            return self.plain.choose(state)
        search = self.search(state, state.seat, good)
        if good:
            search.begin_tree(self.iterations)
            search.tree(self.iterations)
            search.end_tree()
        else:
            search.begin_cards()
            search.flat(TRIED)
        return with_claims(found(search), set(legal))[0][0]


def calibrate(players: int, table: weights.Weights, seed: int, rounds: int, iterations: int) -> list[float]:
    """Fit the calibration for zero and for other predictions, against searching and against rule players."""
    practice = SelfPlay(players, table, seed, iterations)
    kept = [one for i in range(rounds) for one in practice.round(COMPANIES[i % len(COMPANIES)])]
    terms = []
    for ruled, zero in product((False, True), (True, False)):
        part = [k for k in kept if k.ruled == ruled and (k.number == 0) == zero]
        terms += logistic([(inputs(k.number, k.sampled, k.doubles), k.exact) for k in part])
        sampled = sum(k.sampled for k in part) / max(1, len(part))
        real = sum(k.exact for k in part) / max(1, len(part))
        print(
            f"{players} players, rules {ruled}, zero {zero}: {len(part)} predictions, sampled {sampled:.3f}, "
            f"real {real:.3f}",
            flush=True,
        )
    return terms


# Prior of the fit: sampled odds are right. The strengths are in observations.
EXPECTED = (0.0, 1.0, 0.0, 0.0)
SURENESS = (4.0, 4.0, 40.0, 40.0)


def logistic(rows: Sequence[tuple[tuple[float, ...], bool]], steps: int = 12) -> list[float]:
    """Fit a logistic regression by Newton's method, with a weak prior for unchanged odds."""
    weights = list(EXPECTED)
    for _ in range(steps):
        slope = [s * (x - w) for s, x, w in zip(SURENESS, EXPECTED, weights, strict=True)]
        bend = [[s if i == j else 0.0 for j in range(TERMS)] for i, s in enumerate(SURENESS)]
        for row, hit in rows:
            chance = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, row, strict=True))))
            for i, x in enumerate(row):
                slope[i] += (hit - chance) * x
                for j, y in enumerate(row):
                    bend[i][j] += chance * (1 - chance) * x * y
        weights = [w + step for w, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return the solution of a small system of linear equations with a positive definite matrix.

    >>> solved([[2.0, 0.0], [0.0, 4.0]], [2.0, 2.0])
    [1.0, 0.5]
    """
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i, pivot in enumerate(rows):
        for other in rows:
            if other is not pivot:
                part = other[i] / pivot[i]
                for k in range(i, len(other)):
                    other[k] -= part * pivot[k]
    return [row[-1] / row[i] for i, row in enumerate(rows)]


# ---- the command ------------------------------------------------------------------------


def train(players: int, step: str, given: argparse.Namespace, table: weights.Weights) -> weights.Weights:
    """Run one training step for a player count and return the new weights."""
    if step == "tune":
        return replace(table, weights=tune(players, given.seed, table.weights, given.tries))
    if step == "reading":
        cards, lengths = read_predictions(players, table.weights, given.seed)
        return replace(table, cards=cards, lengths=lengths)
    return replace(table, calibration=calibrate(players, table, given.seed, given.rounds, given.iterations))


def main() -> None:
    """Run the training steps and write the weights after each."""
    parser = argparse.ArgumentParser(description="Train the bots of Doppelgänger Tricks.")
    parser.add_argument("steps", nargs="+", choices=("tune", "reading", "calibrate"))
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--players", type=int, nargs="+", default=(3, 4), choices=(3, 4))
    parser.add_argument("--tries", type=int, default=1000, help="changes that tune tries")
    parser.add_argument("--rounds", type=int, default=500, help="rounds that calibrate plays")
    parser.add_argument("--iterations", type=int, default=200, help="of each search in those rounds")
    given = parser.parse_args()
    trained = {players: weights.load(players) for players in (3, 4)}
    made_by = [*weights.made_by(), f"{COMMAND} {' '.join(sys.argv[1:])}"]
    for step in given.steps:
        for players in given.players:
            trained[players] = train(players, step, given, trained[players])
            weights.save(trained, made_by)
