"""Model of predictions: the probability that a player with given cards predicts a number of tricks.

Every number has a score: the sum of one weight per card (by rank, separate for doppelgängers) and one per
ordinary suit (by length). The probabilities are the softmax of the scores. ``train/`` fits the weights to
sampled predictions, half of them with the tuned rules and half with the plain rules.
"""

from __future__ import annotations

import math

import cython

from ....engine import native
from ....engine.rng import Rng
from .. import rules
from ..cards import DOPPELGANGER
from . import sizes
from .weights import KINDS, LENGTHS, NUMBERS

# Share of random predictions.
WHIM = 0.03


class PredictionModel:
    """Probabilities of predictions, given a hand."""

    def __init__(self, size: int, cards: list[float], lengths: list[float]) -> None:
        self.size = size  # tricks in a round
        self.cards = cards  # by number and kind of card
        self.lengths = lengths  # by number and length of a suit
        if not cython.compiled:
            self.chance = [0.0] * sizes.PREDICTIONS

    def read(self, hand: int) -> None:
        """Compute the probabilities of all predictions with this hand, in ``chance``."""
        for number in range(NUMBERS):
            self.chance[number] = 0.0
        rest = hand
        while rest:
            card = native.lowest(rest)
            rest &= rest - 1
            kind = rules.RANK_OF[card] - 1
            if rules.SUIT_OF[card] == DOPPELGANGER:
                kind += 10
            for number in range(self.size + 1):
                self.chance[number] += self.cards[KINDS * number + kind]
        for suit in range(3):
            length = native.popcount(hand & rules.SUIT_CARDS[suit])
            for number in range(self.size + 1):
                self.chance[number] += self.lengths[LENGTHS * number + length]
        self.normalise()

    def normalise(self) -> None:
        """Turn scores into probabilities."""
        highest = self.chance[0]
        for number in range(1, self.size + 1):
            highest = max(highest, self.chance[number])
        total = 0.0
        for number in range(self.size + 1):
            self.chance[number] = math.exp(self.chance[number] - highest)
            total += self.chance[number]
        for number in range(self.size + 1):
            self.chance[number] = (1.0 - WHIM) * self.chance[number] / total + WHIM / (self.size + 1)

    def likelihood(self, hand: int, number: int) -> float:
        """Return the probability that a player with this hand predicts this number."""
        self.read(hand)
        return self.chance[number]

    def draw(self, hand: int, rng: Rng) -> int:
        """Draw a prediction for this hand."""
        self.read(hand)
        rest = (rng.next64() >> 11) / 9007199254740992.0
        for number in range(self.size):
            rest -= self.chance[number]
            if rest < 0.0:
                return number
        return self.size
