"""Finds the numbers that the bots of Doppelgänger Tricks reckon with, by self-play.

    python -m spiritboard.bots.doppelganger_tricks.training tune reading calibrate --seed 7

writes ``data/tricks.json`` anew, step by step, for three and for four players:

- ``tune``: the weights of the rule play (:mod:`policy`). Some weights are changed at random; the change
  stands if one player with it scores more against others without it, every deal played from every seat.
- ``reading``: what predictions tell about hands (:mod:`reading`), a softmax fitted to sampled predictions.
- ``calibrate``: how often predictions come true that the sampling believes in to a certain degree
  (:mod:`bidding`), a logistic fit to rounds of the strong bot against itself.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import exp, log
from typing import Any, cast

from ...engine.game import View
from ...engine.match import Match
from ...engine.rng import Rng
from ...games import load
from ...games.doppelganger_tricks.cards import PREDICT, PREDICTIONS, RANKS
from ...games.doppelganger_tricks.rules import Tricks
from ..bot import Bot
from . import tables
from .levels import FlatBot, MonteCarloBot
from .policy import PLAIN, WEIGHTS, Policy, rule_rounds
from .reading import Reading
from .search import Search
from .searching import SearchBot, Strength
from .tables import KINDS, LENGTHS, NUMBERS

COMMAND = "python -m spiritboard.bots.doppelganger_tricks.training tune reading calibrate"
ADDED = {19: 0.02, 20: 0.1}  # weights that may have either sign: how far they are moved
PREDICTION_DEALS = 80


def fresh(players: int) -> Tricks:
    """A match of one round."""
    return cast(Tricks, load("doppelganger-tricks", players, {"rounds": 1}).new_state())


def dealt(players: int, rng: Rng) -> Tricks:
    """A round in which everybody is to predict."""
    state = fresh(players)
    state.begin_round(rng.below(players))
    while state.at_chance():
        state.apply(state.pick(rng))
    return state


def turns(match: Match) -> Iterator[tuple[int, View, list[dict[str, Any]]]]:
    """Whose turn it is, with that seat's view and log, until the round is over."""
    logs: list[list[dict[str, Any]]] = [[] for _ in match.game.seats]
    read = [0] * match.game.players
    while not match.state.over():
        seat = match.state.actors()[0]
        logs[seat] += match.log(seat, read[seat])
        read[seat] = len(match.steps)
        yield seat, match.view(seat), logs[seat]


def play_round(match: Match, seated: Sequence[Bot]) -> Tricks:
    """The end of a round between bots."""
    for seat, view, told in turns(match):
        match.play(seated[seat].choose(view, told), seat)
    return cast(Tricks, match.state)


# ---- rule play --------------------------------------------------------------------------


def tune(players: int, seed: int, start: list[float] | None = None, tries: int = 700) -> list[float]:
    """Weights of the rule play, better from try to try."""
    state, luck = fresh(players), random.Random(seed)
    best = list(start or PLAIN)
    for attempt in range(tries):
        other = changed(best, luck)
        small, large = luck.getrandbits(60), luck.getrandbits(60)
        if lead(state, other, best, 300, small) > 0.05 and lead(state, other, best, 2500, large) > 0.02:
            best = other
            print(
                f"{players} players, try {attempt}: {lead(state, best, PLAIN, 400, 5):+.3f} against plain",
                flush=True,
            )
    return best


def changed(weights: list[float], luck: random.Random) -> list[float]:
    """The same weights but for a few."""
    other = list(weights)
    for i in luck.sample(range(WEIGHTS), luck.choice((1, 2, 3, 6))):
        if i in ADDED:
            other[i] += luck.gauss(0, ADDED[i])
        else:
            other[i] = max(0.001, other[i] * exp(luck.gauss(0, 0.25)))
    return other


def lead(state: Tricks, own: list[float], other: list[float], deals: int, seed: int) -> float:
    """Points per round that one player with the own weights is ahead of the others."""
    points, others, *_ = rule_rounds(state, own, other, deals, seed)
    return float(points - others)


# ---- predictions ------------------------------------------------------------------------


def read_predictions(
    players: int, weights: list[float], seed: int, hands: int = 900
) -> tuple[list[float], list[float]]:
    """The model of predictions: first of those by rules, then of those sampled with that model."""
    rng = Rng(seed)
    policy = Policy(weights)
    by_rules = []
    for _ in range(3 * hands):
        state = dealt(players, rng)
        by_rules.append((state.hand[0], policy.predict(state, 0)))
    cards, lengths = fit_reading(players, by_rules, seed)
    for _ in range(2):
        reading = Reading(fresh(players).size, cards, lengths)
        sampled = []
        for _ in range(hands):
            state = dealt(players, rng)
            sampled.append((state.hand[0], sampled_prediction(state, 0, policy, reading, rng.next64())))
        cards, lengths = fit_reading(players, sampled, seed)
    return cards, lengths


def sampled_prediction(state: Tricks, seat: int, policy: Policy, reading: Reading, seed: int) -> int:
    """The prediction that brings most in sampled rounds."""
    search = Search(policy, policy, reading, state, seed=seed, seat=seat)
    search.predictions(PREDICTION_DEALS, 1, 7)
    totals, numbers = search.total, search.part
    return int(numbers[max(range(search.count), key=lambda i: totals[i])])


def features(hand: int) -> tuple[list[int], list[int]]:
    """Kinds of the cards and lengths of the ordinary suits."""
    kinds = [card % RANKS + RANKS * (card >= 30) for card in range(40) if hand >> card & 1]
    return kinds, [(hand >> RANKS * suit & 1023).bit_count() for suit in range(3)]


def fit_reading(
    players: int, examples: list[tuple[int, int]], seed: int, epochs: int = 12
) -> tuple[list[float], list[float]]:
    """Softmax regression by stochastic descent."""
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
    """Chances by scores."""
    highest = max(scores)
    powers = [exp(score - highest) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]


# ---- calibration ------------------------------------------------------------------------


@dataclass(frozen=True)
class Kept:
    """A prediction as it was sampled, and whether it came true."""

    number: int
    sampled: float
    exact: bool


class Student(SearchBot):
    """The strong bot, quicker, and bold enough to try predictions that it does not think best."""

    strength = Strength(plays=500, deals=200, calibrated=False)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        if view["phase"] != "predict":
            return super().choose(view, log)
        self.weigh(view, log)
        best = max(bid.value for bid in self.bids)
        likely = [bid for bid in self.bids if bid.value > best - 0.8]
        self.bid = likely[self.rng.below(len(likely))]
        return PREDICT + PREDICTIONS * int(view["seat"]) + self.bid.number


class Sampler(FlatBot):
    """Flat sampling, quicker."""

    strength = replace(FlatBot.strength, plays=60, deals=100)


# Who sits at the table: the strong bot meets itself most often, and weaker ones.
LEAGUE: tuple[type[SearchBot], ...] = (Student, Student, Sampler, MonteCarloBot)


def student_rounds(players: int, seed: int, rounds: int) -> Iterator[Kept]:
    """Predictions of rounds that the bot plays against itself and others."""
    game = load("doppelganger-tricks", players, {"rounds": 1})
    rng = Rng(seed)
    for _ in range(rounds):
        state = dealt(players, rng)
        kinds = [LEAGUE[rng.below(len(LEAGUE)) if seat else 0] for seat in range(players)]
        seated = [kind(game, rng.next64()) for kind in kinds]
        won = play_round(Match(game, state), seated).won
        for seat, bot in enumerate(seated):
            if isinstance(bot, Student):
                yield Kept(bot.bid.number, bot.bid.sampled, won[seat] == bot.bid.number)


def calibrate(players: int, seed: int, rounds: int = 220) -> list[float]:
    """How sampled odds become real ones, for zero and for other predictions."""
    kept = list(student_rounds(players, seed, rounds))
    found = []
    for zero in (True, False):
        rows = [
            ((1.0, log(k.sampled / (1 - k.sampled)), float(k.number)), k.exact)
            for k in kept
            if (k.number == 0) == zero
        ]
        found += logistic(rows)
        told = sum(k.sampled for k in kept if (k.number == 0) == zero) / max(1, len(rows))
        real = sum(exact for _, exact in rows) / max(1, len(rows))
        print(f"{players} players, zero {zero}: {len(rows)} predictions, sampled {told:.3f}, real {real:.3f}")
    return found


# Odds as sampled are what is expected before anything is known, as surely as so many predictions would say.
EXPECTED = (0.0, 1.0, 0.0)
SURENESS = (4.0, 4.0, 40.0)


def logistic(rows: Sequence[tuple[tuple[float, ...], bool]], steps: int = 12) -> list[float]:
    """Logistic regression by Newton's method, drawn a little toward leaving the odds as they are."""
    weights = list(EXPECTED)
    for _ in range(steps):
        slope = [s * (x - w) for s, x, w in zip(SURENESS, EXPECTED, weights, strict=True)]
        bend = [[s if i == j else 0.0 for j in range(3)] for i, s in enumerate(SURENESS)]
        for inputs, hit in rows:
            chance = 1 / (1 + exp(-sum(w * x for w, x in zip(weights, inputs, strict=True))))
            for i, x in enumerate(inputs):
                slope[i] += (hit - chance) * x
                for j, y in enumerate(inputs):
                    bend[i][j] += chance * (1 - chance) * x * y
        weights = [w + step for w, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of linear equations with a positive definite matrix.

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


def train(players: int, steps: list[str], seed: int, table: tables.Tables) -> tables.Tables:
    """The numbers for so many players, those of the steps found anew."""
    if "tune" in steps:
        table = replace(table, weights=tune(players, seed))
    if "reading" in steps:
        cards, lengths = read_predictions(players, table.weights, seed)
        table = replace(table, cards=cards, lengths=lengths)
    if "calibrate" in steps:
        table = replace(table, calibration=calibrate(players, seed))
    return table


def main() -> None:
    """Train and write the tables, one number of players after the other."""
    parser = argparse.ArgumentParser(description="Train the bots of Doppelgänger Tricks.")
    parser.add_argument("steps", nargs="+", choices=("tune", "reading", "calibrate"))
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--players", type=int, nargs="+", default=(3, 4), choices=(3, 4))
    given = parser.parse_args()
    found = {players: tables.load(players) for players in (3, 4)}
    for step in given.steps:
        for players in given.players:
            found[players] = train(players, [step], given.seed, found[players])
            tables.save(found, {"command": COMMAND, "seed": given.seed})
            tables.load.cache_clear()


if __name__ == "__main__":
    main()
