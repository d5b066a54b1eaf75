"""Values gambles, i.e. actions whose outcome depends on luck, by expectimax: the mean over luck, the best of
the own answers, the expected replies of others."""

from __future__ import annotations

from typing import Any

import cython

from ....engine import native
from ....engine.rng import Rng
from ..cards import ASK_DICE, ASK_DRAW_TOWN, ASK_NAME, LEGAL_WORDS, OVER, PASS
from ..rules import Halloween
from . import replies, sizes
from .replies import Replies
from .scratch import EvaluationMeter, ValueCache
from .value import Evaluator

MAX_ROLLS = 3  # rolls in a row after which every seat passes
LATE_ROLLS = 2  # rolls after which a die is sampled even in a full evaluation,
LATE_SAMPLES = 4  # with so many outcomes
NAME_STEP = 3  # a quick evaluation tries every third name
QUICK_KEY = 0x5DEECE66D  # separates quick from full evaluations in the cache
WORST = -1000.0  # below every value


class TurnValue:
    """Something that can value the best rest of a turn; the turn search is one."""

    def best_value(self, state: Halloween, meter: EvaluationMeter) -> float:
        """Return the value of the best rest of the turn, and charge its evaluations to a meter."""
        return 0.0


class GambleEvaluator:
    """Values positions within an action that wait for luck.

    ``samples`` is the number of outcomes tried per die in a quick evaluation; 0 means a full evaluation,
    which tries all outcomes and searches the rest of the turn after each of them."""

    def __init__(
        self,
        evaluator: Evaluator,
        opponents: Replies,
        meter: EvaluationMeter,
        rng: Rng,
        rest_of_turn: TurnValue | None,
        like: Halloween,
    ) -> None:
        self.evaluator = evaluator
        self.replies = opponents
        self.meter = meter
        self.rng = rng
        self.rest_of_turn = rest_of_turn  # without one, leaves are evaluated as they are
        self.cache = ValueCache()
        self.state = like.clone()  # the position at the current depth
        self.leaf_state = like.clone()
        self.seat = 0
        self.steps_left = 0  # once used up, no more branching
        if not cython.compiled:
            self.blocks: list[Any] = [None] * sizes.GAMBLE_DEPTH

    def begin(self, seat: int) -> None:
        """Start a new search for a seat."""
        self.seat = seat
        self.cache.clear()

    def expected_value(self, state: Halloween, steps: int, samples: int) -> float:
        """Return what a gamble is worth, branching for about so many steps."""
        native.put_block(self.blocks, 0, state)
        self.steps_left = steps
        return self.expect(0, 0, samples)

    def expect(self, depth: int, rolls: int, samples: int) -> float:
        """Value the position stored at a depth, after some rolls."""
        self.steps_left -= 1
        if self.meter.count > self.meter.limit:
            self.steps_left = 0
        native.take_block(self.blocks, depth, self.state)
        if self.state.depth == 0 or self.state.phase == OVER:
            return self.leaf(samples)
        if depth == sizes.GAMBLE_DEPTH - 1:
            return self.evaluator.value(self.state, self.seat)
        decider = self.state.decider()
        if decider < 0:
            return self.mean(depth, rolls, samples)
        if decider != self.seat:
            action = PASS
            if rolls < MAX_ROLLS or self.state.asked() != ASK_DICE:
                action = self.replies.reply(self.state)
            return self.step(depth, action, rolls, samples)
        return self.best_answer(depth, rolls, samples)

    def step(self, depth: int, action: int, rolls: int, samples: int) -> float:
        """Value the position after an action from ``state``."""
        self.state.carry_out(action)
        native.put_block(self.blocks, depth + 1, self.state)
        return self.expect(depth + 1, rolls, samples)

    def mean(self, depth: int, rolls: int, samples: int) -> float:
        """Average over outcomes of luck, evenly spread if not all are tried."""
        if not cython.compiled:
            words = [0] * sizes.LEGAL_ROOM
        replies.read_legal(self.state, words)
        total = native.popcount(words[0]) + native.popcount(words[1])
        wanted = self.outcomes_wanted(total, rolls, samples)
        offset = native.below(self.rng, total) if wanted == 1 else 0
        result = 0.0
        for i in range(wanted):
            index = ((2 * i + 1) * total) // (2 * wanted) + offset
            if index >= total:
                index -= total
            low = native.popcount(words[0])
            action = native.nth(words[0], index) if index < low else 64 + native.nth(words[1], index - low)
            native.take_block(self.blocks, depth, self.state)
            result += self.step(depth, action, rolls + 1, samples)
        return result / wanted

    def outcomes_wanted(self, total: int, rolls: int, samples: int) -> int:
        """Return how many of ``total`` outcomes to try; draws for the town are sampled once."""
        if self.steps_left <= 0 or self.state.asked() == ASK_DRAW_TOWN:
            return 1
        if samples:
            return min(total, samples)
        return min(total, LATE_SAMPLES) if rolls >= LATE_ROLLS else total

    def best_answer(self, depth: int, rolls: int, samples: int) -> float:
        """Return the value of the best own answer; after several rolls the seat passes."""
        if not cython.compiled:
            words = [0] * sizes.LEGAL_ROOM
        replies.read_legal(self.state, words)
        ask = self.state.asked()
        can_pass = (words[PASS >> 6] >> (PASS & 63)) & 1
        if can_pass and (self.steps_left <= 0 or (rolls >= MAX_ROLLS and ask == ASK_DICE)):
            return self.step(depth, PASS, rolls, samples)
        best = WORST
        tried = 0
        for i in range(LEGAL_WORDS):
            word = words[i]
            while word:
                action = 64 * i + native.lowest(word)
                word &= word - 1
                tried += 1
                if ask == ASK_NAME and samples and tried % NAME_STEP != 1:
                    continue
                if self.steps_left <= 0 and tried > 1:
                    continue
                native.take_block(self.blocks, depth, self.state)
                best = max(best, self.step(depth, action, rolls, samples))
        return best

    def leaf(self, samples: int) -> float:
        """Value ``state``, in which the action is complete."""
        key = native.state_key(self.state)
        if samples:
            key ^= QUICK_KEY
        if self.cache.has(key):
            return self.cache.get(key)
        self.meter.count += 1
        if samples or self.rest_of_turn is None or self.state.phase == OVER:
            value = self.evaluator.value(self.state, self.seat)
        else:
            native.copy_fields(self.leaf_state, self.state)
            value = self.rest_of_turn.best_value(self.leaf_state, self.meter)
        self.cache.put(key, value)
        return value
