"""Rounds of the policy against itself, from which its weights learn."""

from __future__ import annotations

import cython

from .....engine import native
from ...cards import (
    AIMING,
    ARRANGING,
    CARDS_IN_SET,
    CHOOSING_CRYPTS,
    CRYPT,
    DRAW,
    FIRST,
    LOOKING,
    TURN,
)
from ...rules import Ghosts
from ..constants import MOST_MOVES, ROLES, SLOTS, filled
from ..playouts import Playouts, decides, score
from ..policy import Policy
from ..situation import Evidence
from ..weights import role_of

LONGEST = 390  # moves of a round that is played to its end
HOPE_RATE = 0.004
MOST_LOGIT = 2.5


class SelfPlay:
    """Plays rounds and learns from their results. ``start`` is a fresh state with a goal out of reach."""

    def __init__(self, policy: Policy, start: Ghosts) -> None:
        self.weights = policy.weights
        self.playouts = Playouts(policy, start)
        self.value_rate = 0.0  # how fast the value table learns
        self.mix_rate = 0.0  # how fast the mix of crypts moves
        # By card: how often it was held in a turn, and the results.
        self.worth_count = filled(0.0, SLOTS)
        self.worth_total = filled(0.0, SLOTS)
        # By role, crypt and hand: the running mean of results, and the logit of the mix.
        self.hope = filled(0.0, ROLES * SLOTS * SLOTS)
        self.logit = filled(0.0, ROLES * SLOTS * SLOTS)
        # Scratch space: what each seat hid and kept, and the moves of the round.
        self.start = start.clone()
        self.crypt = [0] * 4
        self.hand = [0] * 4
        self.moves = 0
        self.seat = filled(0, MOST_MOVES)
        self.card = filled(0, MOST_MOVES)  # held, 0 if its worth is not to be learnt
        self.stage = filled(0, MOST_MOVES)  # of the position reached, -1 if its value is not to be learnt
        self.protected = filled(0, MOST_MOVES)
        self.mine = filled(0.0, MOST_MOVES)
        self.theirs = filled(0.0, MOST_MOVES)

    def practise(self, rounds: int, seed: int) -> None:
        """Play rounds and learn from each, without the GIL."""
        self.playouts.rng.state = seed
        with cython.nogil:
            for i in range(rounds):
                self.play_round(i % self.start.players, self.playouts.state, self.playouts.evidence)

    # ---- a round ----------------------------------------------------------------------

    def play_round(self, starter: int, state: Ghosts, e: Evidence) -> None:
        """Play one round and learn from it."""
        native.copy_fields(state, self.start)
        state.carry_out(FIRST + starter)
        while state.phase != TURN:
            if state.phase == CHOOSING_CRYPTS:
                state.carry_out(self.choose_crypt(state))
            else:
                state.carry_out(state.choose_randomly(self.playouts.rng))
        self.playouts.policy.begin_round(state, e, -1)
        self.play_turns(state, e)
        self.learn(state)

    def play_turns(self, state: Ghosts, e: Evidence) -> None:
        """Play from the first turn to the end of the round."""
        self.moves = 0
        current = state.round
        while state.round == current and self.moves < LONGEST:
            if decides(state):
                self.play_move(state, e, current)
            else:
                state.carry_out(state.choose_randomly(self.playouts.rng))

    def choose_crypt(self, state: Ghosts) -> int:
        """Return the next choice before the first turn, and remember it."""
        action = self.playouts.crypt_action(state)
        if state.players < 4:
            seat = (action - CRYPT) // CARDS_IN_SET
            self.crypt[seat] = (action - CRYPT) % CARDS_IN_SET + 1
            self.hand[seat] = native.lowest(state.dealt[seat] & ~native.bit(self.crypt[seat]))
        return action

    def play_move(self, state: Ghosts, e: Evidence, current: int) -> None:
        """Play a move by the policy, and remember it with the position that it led to."""
        seat = state.seat
        held = state.hand[seat] if state.phase == TURN else 0
        action = self.playouts.policy_action(state, e)
        stage = self.playouts.policy.situation.stage
        self.playouts.policy.observe(state, e, action)
        state.carry_out(action)
        self.seat[self.moves] = seat
        self.card[self.moves] = 0
        if held and stage > 1:
            self.worth_count[held] += 1.0
            self.card[self.moves] = held
        self.stage[self.moves] = -1
        if state.round == current and action != DRAW:
            if state.phase != LOOKING and state.phase != AIMING and state.phase != ARRANGING:
                self.record_position(seat, stage, state, e)
        self.moves += 1

    def record_position(self, seat: int, stage: int, state: Ghosts, e: Evidence) -> None:
        """Remember the position after a move."""
        self.playouts.policy.situation.assess(state, e, seat)
        self.stage[self.moves] = stage
        self.protected[self.moves] = (state.protected >> seat) & 1
        self.mine[self.moves] = self.playouts.policy.situation.width(0)
        self.theirs[self.moves] = self.playouts.policy.situation.exposed[0]

    # ---- learning ---------------------------------------------------------------------

    def learn(self, state: Ghosts) -> None:
        """Learn from the result of the round."""
        unit = 0.5 if state.players == 3 else 1.0
        for i in range(self.moves):
            result = unit * score(state, self.seat[i])
            if self.card[i]:
                self.worth_total[self.card[i]] += result
            if self.stage[i] >= 0 and state.players == 2:
                self.weights.learn_duel(
                    self.playouts.policy.situation.edition,
                    self.stage[i],
                    self.mine[i],
                    self.theirs[i],
                    self.protected[i],
                    result,
                    self.value_rate,
                )
        if self.mix_rate > 0.0 and state.players < 4:
            for seat in range(state.players):
                self.learn_mix(state, seat, unit * score(state, seat))

    def learn_mix(self, state: Ghosts, seat: int, result: float) -> None:
        """Choose a crypt a little more often that did better than the other card has done."""
        # The new round already has another first player (G9).
        role = role_of(state.players, (state.starter + state.players - 1) % state.players == seat)
        crypt = self.crypt[seat]
        hand = self.hand[seat]
        one = self.weights.mix_index(role, crypt, hand)
        two = self.weights.mix_index(role, hand, crypt)
        self.hope[one] += HOPE_RATE * (result - self.hope[one])
        self.logit[one] += self.mix_rate * (self.hope[one] - self.hope[two])
        self.logit[one] = min(max(self.logit[one], -MOST_LOGIT), MOST_LOGIT)
        self.logit[two] = -self.logit[one]
        self.weights.set_hides(role, crypt, hand, 1.0 / (1.0 + native.exp(-self.logit[one])))
