"""Types of players, and the likelihood of a seat's plays for each type and hand.

Against rule players, a search that expects all seats to look ahead is too careful; one that expects rule
players is exploited by searching players. So the bot infers the types. ``PlayHistory`` holds the public
decisions of the round so far. For a hand that a seat may hold it computes the likelihood of that seat's plays
for each type, which is evidence about both the hand and the type."""

from __future__ import annotations

import math
from typing import Any

import cython

from ....engine import native
from .. import rules
from ..cards import DOPPELGANGER
from ..rules import Tricks
from . import sizes
from .policy import Policy
from .weights import GOOD_RULES, PLAIN_RULES, PLAYER_KINDS, SEARCHER

# By type: the softmax temperature in points, and the share of random plays.
HEAT = [0.03, 0.05, 0.25]
WHIM = [0.03, 0.03, 0.15]
# A type less likely than this is dropped.
NEGLIGIBLE = 1e-5


class PlayHistory:
    """The decisions of a round so far, and the probabilities of the players' types before it."""

    def __init__(self, plain: Policy, good: Policy, like: Tricks) -> None:
        self.plain = plain
        self.good = good
        self.state = like.clone()
        self.count = 0
        # By seat and type: the probability before this round. By default all seats search.
        self.weight = [0.0, 0.0, 1.0] * 4
        self.mixed = 0  # whether any seat may play by rules
        if not cython.compiled:
            self.mover = [0] * sizes.MAX_PLAYS
            self.part = [0] * sizes.MAX_PLAYS
            self.blocks: list[Any] = [0] * sizes.HISTORY_ROOM
            self.liked = [0.0] * sizes.PLAYER_TYPES

    def expect(self, seat: int, weights: list[float]) -> None:
        """Set the probabilities of a seat's types before the round."""
        for kind in range(PLAYER_KINDS):
            self.weight[PLAYER_KINDS * seat + kind] = weights[kind]
        self.mixed = 1

    def note(self, state: Tricks, part: int) -> None:
        """Record a decision: the position, and what the acting seat played (without its claim)."""
        native.put_block(self.blocks, self.count, state)
        self.mover[self.count] = state.seat
        self.part[self.count] = part
        self.count += 1

    def likelihood(self, seat: int, dealt: int, floor: float) -> float:
        """Return the likelihood of a seat's plays if it was dealt this hand; by type in ``liked``. Below the
        floor the result is only an upper bound."""
        total = 0.0
        for kind in range(PLAYER_KINDS):
            self.liked[kind] = self.weight[PLAYER_KINDS * seat + kind]
            total += self.liked[kind]
        for i in range(self.count):
            if self.mover[i] == seat:
                native.take_block(self.blocks, i, self.state)
                self.state.hand[seat] = dealt & ~self.state.shown[seat]
                total = self.explain(self.part[i], total)
                if total < floor:
                    return total
        return total

    def explain(self, part: int, total: float) -> float:
        """Multiply the likelihood of one decision into ``liked`` and return the new sum of it; ``total`` is
        the old sum."""
        cards = self.state.playable()
        if cards & (cards - 1) == 0 and (self.state.laid or cards & rules.SUIT_CARDS[DOPPELGANGER] == 0):
            return total
        for kind in range(PLAYER_KINDS):
            if self.liked[kind] < NEGLIGIBLE * total:
                self.liked[kind] = 0.0
        if self.liked[PLAIN_RULES] > 0.0:
            self.ask(self.plain, self.plain.weigh(self.state), part, PLAIN_RULES)
        if self.liked[GOOD_RULES] + self.liked[SEARCHER] > 0.0:
            count = self.good.weigh(self.state)
            self.ask(self.good, count, part, GOOD_RULES)
            self.ask(self.good, count, part, SEARCHER)
        total = 0.0
        for kind in range(PLAYER_KINDS):
            total += self.liked[kind]
        return total

    def ask(self, policy: Policy, count: int, part: int, kind: int) -> None:
        """Multiply in the probability that a type makes this decision, from the values ``policy`` computed
        last and the type's noise."""
        best = policy.worth[policy.best(count)]
        all = 0.0
        this = 0.0
        for i in range(count):
            chance = math.exp((policy.worth[i] - best) / HEAT[kind])
            all += chance
            if policy.part[i] == part:
                this = chance
        self.liked[kind] *= (1.0 - WHIM[kind]) * this / all + WHIM[kind] / count
