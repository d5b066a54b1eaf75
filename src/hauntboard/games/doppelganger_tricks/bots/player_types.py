"""Kinds of players: how likely each kind would have played as a seat did, with a given hand.

Against somebody who plays by rules a search that expects everybody to look ahead is too careful, and one
that expects rules is exploited by those who do. So the bot finds out. ``PlayHistory`` holds the round so
far as everybody saw it, decision by decision. For a hand that a seat may hold it says how likely the plays
of that seat are, for each kind of player: that tells hands apart and kinds apart at once."""

from __future__ import annotations

import math
from typing import Any

from ....engine import native
from .. import rules
from ..cards import DOPPELGANGER
from ..rules import Tricks
from .policy import Policy
from .weights import GOOD_RULES, PLAIN_RULES, PLAYER_KINDS, SEARCHER

# Points between two plays that make one of them e times as likely, and how much is left to whim.
HEAT = [0.03, 0.05, 0.25]
WHIM = [0.03, 0.03, 0.15]
# A kind that is so unlikely is looked at no further.
NEGLIGIBLE = 1e-5


class PlayHistory:
    """The decisions of a round so far, and what is thought of the players before it."""

    def __init__(self, plain: Policy, good: Policy, like: Tricks) -> None:
        self.plain = plain
        self.good = good
        self.state = like.clone()
        self.count = 0
        self.mover = [0] * 48  # a round has 40 decisions at most
        self.part = [0] * 48
        self.blocks: list[Any] = [0] * 49_152
        # By seat and kind: how common it is before this round. Unless told otherwise everybody looks ahead.
        self.weight = [0.0, 0.0, 1.0] * 4
        self.liked = [0.0] * 3
        self.mixed = 0  # whether anybody may play by rules

    def expect(self, seat: int, weights: list[float]) -> None:
        """What is thought of a seat before the round."""
        for kind in range(PLAYER_KINDS):
            self.weight[PLAYER_KINDS * seat + kind] = weights[kind]
        self.mixed = 1

    def note(self, state: Tricks, part: int) -> None:
        """A decision: how things stood, and what the acting seat played (without its claim)."""
        native.put_block(self.blocks, self.count, state)
        self.mover[self.count] = state.seat
        self.part[self.count] = part
        self.count += 1

    def likelihood(self, seat: int, dealt: int, floor: float) -> float:
        """How likely a seat's plays are if it was dealt this hand; by kind in ``liked``. If that is less than
        the floor, how much less does not matter."""
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
        """Count one decision, all kinds together having been so likely before it."""
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
        """How likely a kind is to decide so that goes, more or less, by the rules just asked."""
        best = policy.worth[policy.best(count)]
        all = 0.0
        this = 0.0
        for i in range(count):
            chance = math.exp((policy.worth[i] - best) / HEAT[kind])
            all += chance
            if policy.part[i] == part:
                this = chance
        self.liked[kind] *= (1.0 - WHIM[kind]) * this / all + WHIM[kind] / count
