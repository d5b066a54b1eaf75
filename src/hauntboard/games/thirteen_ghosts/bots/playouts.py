"""Playouts of 13 Ghosts: rounds played on by the policy, every seat acting on what it knows."""

from __future__ import annotations

import cython

from ....engine import native
from ....engine.rng import Rng
from ..cards import (
    AIMING,
    ARRANGING,
    CARDS_IN_SET,
    CHOOSING_CRYPTS,
    CHOOSING_FIRST,
    CRYPT,
    OVER,
    TURN,
)
from ..rules import Ghosts
from .policy import Policy
from .situation import Evidence

SEED_STEP = 0xD1342543DE82EF95  # between the seeds of playouts
DECIDED = 0.01  # a duel is not played on when it is open with a smaller probability
UNIFORM_CRYPTS = 0.2  # how often a crypt is chosen by a coin instead of the trained mix


class Gains:
    """What rounds brought each seat, summed up with the squares."""

    def __init__(self) -> None:
        self.total = [0.0] * 4
        self.squares = [0.0] * 4

    def clear(self) -> None:
        """Start over."""
        for seat in range(4):
            self.total[seat] = 0.0
            self.squares[seat] = 0.0

    def add(self, seat: int, gain: float) -> None:
        """Count one more result of a seat."""
        self.total[seat] += gain
        self.squares[seat] += gain * gain


class Playouts:
    """Plays copies of a state to the end of the round."""

    def __init__(self, policy: Policy, like: Ghosts) -> None:
        self.policy = policy
        self.rng = Rng(0)
        self.temperature = 0.03  # of the choices
        self.depth = 6  # decisions of a duel that are played before the policy's value is taken
        self.gains = Gains()
        # Scratch space: the state and the evidence of the current playout, and what it brought each seat.
        self.state = like.clone()
        self.evidence = Evidence()
        self.gained = [0.0] * 4

    def seed(self, base: int, index: int) -> None:
        """Give the playout with this index its own random numbers."""
        self.rng.state = base + (index + 1) * SEED_STEP

    # ---- for the search ---------------------------------------------------------------

    def play_out(self, world: Ghosts, given: Evidence, seat: int, action: int) -> float:
        """Return the result of the round for a seat that takes this action in a world."""
        native.copy_fields(self.state, world)
        native.copy_fields(self.evidence, given)
        return self.finish(seat, action, self.state, self.evidence)

    def finish(self, seat: int, action: int, state: Ghosts, e: Evidence) -> float:
        """Take an action and play the round to its end."""
        before = score(state, seat)
        current = state.round
        self.policy.observe(state, e, action)
        state.carry_out(action)
        if native.popcount(state.alive) == 2 and state.players < 4 and state.round == current:
            return self.finish_duel(seat, before, state, e)
        while not round_over(state, current):
            self.step(state, e)
        return point_value(state) * (score(state, seat) - before)

    def finish_duel(self, seat: int, before: float, state: Ghosts, e: Evidence) -> float:
        """Return the chance to win a duel along one line of play.

        At every decision the chance of a hit is counted, and play goes on as if there were none. After
        some decisions the policy's value is taken.
        """
        if not (state.alive >> seat) & 1:
            return 0.0
        rival = native.lowest(state.alive & ~native.bit(seat))
        undecided = 1.0
        result = 0.0
        decisions = 0
        while undecided > DECIDED:
            if not decides(state):
                state.carry_out(state.choose_randomly(self.rng))
                continue
            mine = state.seat == seat
            self.policy.evaluate(state, e)
            if decisions >= self.depth and mine:
                result += undecided * self.policy.options.expectation(self.temperature)
                break
            hit = self.policy.options.remove_hits(state.crypt[rival if mine else seat], self.temperature)
            if mine:
                result += undecided * hit
            undecided *= 1.0 - hit
            if undecided > DECIDED:
                action = self.policy.options.action[self.policy.options.sample(self.temperature, self.rng)]
                self.policy.observe(state, e, action)
                state.carry_out(action)
            decisions += 1
        if state.players == 3 and native.popcount(state.playing) == 3:
            return 0.5 * (score(state, seat) - before + result)
        return result

    # ---- steps of a round -------------------------------------------------------------

    def step(self, state: Ghosts, e: Evidence) -> None:
        """Play one step after the crypts are chosen."""
        if decides(state):
            action = self.policy_action(state, e)
            self.policy.observe(state, e, action)
            state.carry_out(action)
        else:
            state.carry_out(state.choose_randomly(self.rng))

    def policy_action(self, state: Ghosts, e: Evidence) -> int:
        """Return an action of the acting seat by the policy."""
        self.policy.evaluate(state, e)
        return self.policy.options.action[self.policy.options.sample(self.temperature, self.rng)]

    def crypt_action(self, state: Ghosts) -> int:
        """Return the next choice before the first turn."""
        if state.players == 4:
            return state.choose_randomly(self.rng)
        seat = native.lowest(state.choosers())
        return (
            CRYPT + CARDS_IN_SET * seat + self.policy.choose_crypt(state, seat, UNIFORM_CRYPTS, self.rng) - 1
        )

    # ---- for the analysis -------------------------------------------------------------

    def play_round(self, start: Ghosts, given: Evidence) -> None:
        """Play a round to its end from any state; ``gained`` then holds what it brought each seat."""
        native.copy_fields(self.state, start)
        native.copy_fields(self.evidence, given)
        self.finish_round(start, self.state, self.evidence)

    def finish_round(self, start: Ghosts, state: Ghosts, e: Evidence) -> None:
        """Play a copy of the start to the end of the round."""
        if state.phase == CHOOSING_FIRST:
            state.carry_out(state.choose_randomly(self.rng))
        current = state.round
        unit = point_value(state)
        while not round_over(state, current):
            if state.phase == CHOOSING_CRYPTS:
                state.carry_out(self.crypt_action(state))
                if state.phase == TURN:
                    self.policy.begin_round(state, e, -1)
            else:
                self.step(state, e)
        for seat in range(state.players):
            self.gained[seat] = unit * (score(state, seat) - score(start, seat))

    def forecast(self, start: Ghosts, given: Evidence, playouts: int, seed: int) -> None:
        """Play the round many times from the true state; ``gains`` then holds what that brought each seat."""
        self.gains.clear()
        with cython.nogil:
            for i in range(playouts):
                self.seed(seed, i)
                self.play_round(start, given)
                for seat in range(start.players):
                    self.gains.add(seat, self.gained[seat])


def decides(state: Ghosts) -> bool:
    """Return whether a seat has a decision to make in its turn."""
    return state.phase == TURN or state.phase == AIMING or state.phase == ARRANGING


def round_over(state: Ghosts, current: int) -> bool:
    """Return whether the round with this number has ended."""
    return state.round != current or state.phase == OVER or state.phase == CHOOSING_FIRST


def score(state: Ghosts, seat: int) -> float:
    """Return the points of a seat, those of a tie-break included."""
    return float(state.points[seat] + state.duel[seat])


def point_value(state: Ghosts) -> float:
    """Return what a point counts: half in a round of three, where the winner gets two."""
    return 0.5 if state.players == 3 and native.popcount(state.playing) == 3 else 1.0
