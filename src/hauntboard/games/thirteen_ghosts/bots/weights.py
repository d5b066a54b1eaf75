"""The trained parameters of the policy, their layout and their file, ``data/weights.json``.

A *width* is an effective number of candidates: how many equally likely numbers would leave a player as
uncertain about a crypt as it is. The value table interpolates between *knots* of two widths.
"""

from __future__ import annotations

import json
from functools import cache
from math import log2
from pathlib import Path
from typing import Any

from .constants import EDITION_COUNT, GRAIN, KNOTS, ROLES, SLOTS, STAGES, WIDEST, filled

FILE = Path(__file__).parent / "data" / "weights.json"
VERSION = 3
TRAINED = ("value_table", "crypt_mix", "card_worth")

# By width, in steps of 1 / GRAIN: where it lies between the knots.
KNOT_OF = [0.0] * 240
for _i in range(240):
    KNOT_OF[_i] = min(3.0 * log2(max(_i / GRAIN, 1.0)), 10.999)


class Weights:
    """What training found out. Players may share one object: only training changes it."""

    def __init__(self) -> None:
        # The chance to win a duel after one's move, by edition, own protection (card 4), stage and widths.
        self.value_table = filled(0.0, EDITION_COUNT * 2 * STAGES * KNOTS * KNOTS)
        # By role and two cards dealt: how often the first becomes the crypt and the second the hand.
        self.crypt_mix = filled(0.0, ROLES * SLOTS * SLOTS)
        # By role: how often each number becomes a crypt, 1 on average.
        self.crypt_prior = filled(0.0, ROLES * SLOTS)
        # How much better than the average card it is to hold a card.
        self.card_worth = filled(0.0, SLOTS)

    def value_index(self, edition: int, protected: int, stage: int, i: int, j: int) -> int:
        """Return the place of a pair of knots in the value table."""
        return (((edition * 2 + protected) * STAGES + stage) * KNOTS + i) * KNOTS + j

    def mix_index(self, role: int, crypt: int, hand: int) -> int:
        """Return the place of a crypt and the card kept in hand in the mix."""
        return (role * SLOTS + crypt) * SLOTS + hand

    # ---- values of duels --------------------------------------------------------------

    def duel(self, edition: int, stage: int, mine: float, theirs: float, protected: int) -> float:
        """Return the chance to win of the player who has just moved, by both widths."""
        x = knot_of(mine)
        y = knot_of(theirs)
        i = int(x)
        j = int(y)
        x -= i
        y -= j
        at = self.value_index(edition, protected, stage, i, j)
        low = self.value_table[at] * (1.0 - y) + self.value_table[at + 1] * y
        high = self.value_table[at + KNOTS] * (1.0 - y) + self.value_table[at + KNOTS + 1] * y
        return low * (1.0 - x) + high * x

    def learn_duel(
        self,
        edition: int,
        stage: int,
        mine: float,
        theirs: float,
        protected: int,
        result: float,
        rate: float,
    ) -> None:
        """Move the value of a position toward the result of the round."""
        step = rate * (result - self.duel(edition, stage, mine, theirs, protected))
        x = knot_of(mine)
        y = knot_of(theirs)
        i = int(x)
        j = int(y)
        x -= i
        y -= j
        at = self.value_index(edition, protected, stage, i, j)
        self.value_table[at] += step * (1.0 - x) * (1.0 - y)
        self.value_table[at + 1] += step * (1.0 - x) * y
        self.value_table[at + KNOTS] += step * x * (1.0 - y)
        self.value_table[at + KNOTS + 1] += step * x * y

    # ---- crypts -----------------------------------------------------------------------

    def hides(self, role: int, crypt: int, hand: int) -> float:
        """Return how often a player dealt two cards hides the first and keeps the second."""
        return self.crypt_mix[self.mix_index(role, crypt, hand)]

    def set_hides(self, role: int, crypt: int, hand: int, chance: float) -> None:
        """Change how often the first of two cards is hidden."""
        self.crypt_mix[self.mix_index(role, crypt, hand)] = chance
        self.crypt_mix[self.mix_index(role, hand, crypt)] = 1.0 - chance

    def prior(self, role: int, crypt: int) -> float:
        """Return how much more often than average a number becomes the crypt."""
        return self.crypt_prior[role * SLOTS + crypt]

    def update_priors(self) -> None:
        """Derive the priors from the mix."""
        for role in range(ROLES):
            for crypt in range(1, SLOTS):
                total = 0.0
                for hand in range(1, SLOTS):
                    if hand != crypt:
                        total += self.hides(role, crypt, hand)
                self.crypt_prior[role * SLOTS + crypt] = total / 6.0


def role_of(players: int, starts: bool) -> int:
    """Return the role of a seat in the mix of crypts."""
    return 2 * (players - 2) + (0 if starts else 1)


def knot_of(width: float) -> float:
    """Return where a width lies between the knots of the value table."""
    return KNOT_OF[int(min(max(width, 1.0), WIDEST) * GRAIN)]


@cache
def read_file() -> dict[str, Any]:
    """Return the content of the file of weights; raise ValueError if its version is another."""
    data: dict[str, Any] = json.loads(FILE.read_text())
    if data["version"] != VERSION:
        raise ValueError(f"{FILE.name} has version {data['version']}, not {VERSION}")
    return data


@cache
def load_weights() -> Weights:
    """Return the trained weights, the same object every time."""
    data = read_file()
    weights = Weights()
    weights.value_table, weights.crypt_mix = data["value_table"], data["crypt_mix"]
    weights.card_worth = data["card_worth"]
    weights.update_priors()
    return weights
