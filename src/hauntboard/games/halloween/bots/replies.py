"""How other seats are expected to answer questions in the turn of the searching seat."""

from __future__ import annotations

import cython

from ....engine import native
from ..cards import AGAIN, ASK_DICE, LEGAL_WORDS, PASS, SEAT
from ..rules import Halloween
from . import sizes
from .scratch import EvaluationMeter
from .value import Evaluator

WORST = -1000.0  # below every value


class Replies:
    """Predicts the answers of other seats."""

    def __init__(self, evaluator: Evaluator, meter: EvaluationMeter, like: Halloween) -> None:
        self.evaluator = evaluator
        self.meter = meter
        self.trial = like.clone()

    def reply(self, state: Halloween) -> int:
        """Return the expected answer: a losing defender rerolls a low die (card 9), rivals take what is best
        for them."""
        if state.asked() == ASK_DICE:
            attack = state.die[0] + state.plus[0] + state.card_11_attack()
            losing = attack > state.die[1] and 2 * state.die[1] <= state.sides[1]
            return AGAIN + 1 if losing and state.card_9_rolls(state.decider()) else PASS
        return self.best_reply(state)

    def best_reply(self, state: Halloween) -> int:
        """Return the answer after which the deciding seat stands best."""
        if not cython.compiled:
            words = [0] * sizes.LEGAL_ROOM
        seat = state.decider()
        read_legal(state, words)
        best = -1
        highest = WORST
        for i in range(LEGAL_WORDS):
            word = words[i]
            while word:
                action = 64 * i + native.lowest(word)
                word &= word - 1
                native.copy_fields(self.trial, state)
                self.trial.carry_out(action)
                value = self.evaluator.value(self.trial, seat)
                self.meter.count += 1
                if value > highest:
                    highest = value
                    best = action
        return best


def read_legal(state: Halloween, words: list[int]) -> None:
    """Write the legal actions into cleared words."""
    for i in range(sizes.LEGAL_ROOM):
        words[i] = 0
    state.fill_legal(words, -1)


def weakest_roller(state: Halloween) -> int:
    """Choose who rolls again (card 9): the rival with the fewest scare points can do so least."""
    best = -1
    for seat in range(state.players):
        if seat != state.seat and (best < 0 or state.sp[seat] < state.sp[best]):
            best = seat
    return SEAT + best
