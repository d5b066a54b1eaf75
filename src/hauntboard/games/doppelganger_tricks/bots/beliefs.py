"""What a prediction tells about a hand: how likely a player would predict so many tricks with given cards.

The model is small: every number of tricks has a score, the sum of one weight for each card (by its rank,
doppelgängers apart) and one for the length of each ordinary suit; the chances are the softmax of the
scores. ``training.py`` fits it to predictions of the strong bot.
"""

from __future__ import annotations

import math

from ....engine import native
from ....engine.rng import Rng
from .. import rules
from ..cards import DOPPELGANGER
from .weights import KINDS, LENGTHS, NUMBERS

# Nobody is read like a book: so much of every prediction is left to whim.
WHIM = 0.03


class PredictionModel:
    """Chances of predictions by hand."""

    def __init__(self, size: int, cards: list[float], lengths: list[float]) -> None:
        self.size = size  # tricks in a round
        self.cards = cards  # by number and kind of card
        self.lengths = lengths  # by number and length of a suit
        self.chance = [0.0] * 13

    def read(self, hand: int) -> None:
        """Note down the chances of all predictions with this hand."""
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
        """Chances from scores."""
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
        """The chance that this hand predicts this number."""
        self.read(hand)
        return self.chance[number]

    def draw(self, hand: int, rng: Rng) -> int:
        """A prediction that this hand might make."""
        self.read(hand)
        rest = (rng.next64() >> 11) / 9007199254740992.0
        for number in range(self.size):
            rest -= self.chance[number]
            if rest < 0.0:
                return number
        return self.size
