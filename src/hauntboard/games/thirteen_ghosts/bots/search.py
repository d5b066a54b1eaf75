"""Search for 13 Ghosts: worlds that explain the opponents' moves, and playouts from each of them.

A world is a determinization: the round replayed with the hidden cards filled in (``round_replay.py``). Its
weight is the probability that the policy gives to the opponents' moves in it, each judged by what the mover
knew then. The candidates of a decision are played out in the same worlds with the same random numbers.
"""

from __future__ import annotations

import cython

from ....engine import native
from ....engine.rng import Rng
from ..cards import CARDS_IN_SET, CHOOSING_CRYPTS, CRYPT, MATE, SEATS
from ..round_replay import RoundReplay
from ..rules import Ghosts
from .constants import FAINTEST, MOST_CANDIDATES, MOST_WORLDS, SLOTS, filled
from .playouts import Playouts, decides, point_value, round_over, score
from .policy import Policy
from .situation import Evidence, slot

GOLDEN = 0.6180339887498949  # multiples of it, less their whole part, spread evenly from 0 to 1
WORLD_STEP = 0x632BE59BD9B4E019  # between the seeds of worlds


class Worlds:
    """Weighted worlds of one decision, and what they say about the crypts."""

    def __init__(self, policy: Policy, start: Ghosts) -> None:
        self.policy = policy
        # How closely opponents follow the policy: in the choice of a card, and of what they name.
        self.temperature = 0.06
        self.target_temperature = 0.02
        self.habits = filled(
            0.0, SLOTS * SLOTS
        )  # by crypt and hand: how often opponents hide the one and keep the other
        # What was inferred.
        self.seat = 0
        self.count = 0
        self.seed = 0
        self.effective = 0.0  # sample size
        self.marginal = filled(0.0, SEATS * SLOTS)  # by seat and number: the probability that it is the crypt
        self.start = start.clone()  # the beginning of the deal
        self.state = start.clone()  # a world, replayed to the decision
        self.evidence = Evidence()  # at the decision
        self.rng = Rng(0)
        if not cython.compiled:  # compiled, the object's memory is zero already
            self.weight = [0.0] * MOST_WORLDS
            self.crypt = [0] * MOST_WORLDS  # of a rival
            # The worlds ordered by that crypt, and the cumulative weights in this order.
            self.order = [0] * MOST_WORLDS
            self.cumulative = [0.0] * MOST_WORLDS

    def draw(self, replay: RoundReplay, seat: int, count: int, seed: int) -> None:
        """Sample worlds, weigh them and infer the crypts, without the GIL."""
        self.seat = seat
        self.count = min(count, MOST_WORLDS)
        self.seed = seed
        with cython.nogil:
            self.weigh(replay)

    def weigh(self, replay: RoundReplay) -> None:
        """Weigh every world, relative to the likeliest."""
        best = -1e300
        for i in range(self.count):
            self.weight[i] = self.log_likelihood(replay, i, self.state, self.evidence)
            best = max(best, self.weight[i])
        total = 0.0
        squares = 0.0
        for i in range(self.count):
            self.weight[i] = native.exp(self.weight[i] - best)
            total += self.weight[i]
            squares += self.weight[i] * self.weight[i]
        self.effective = total * total / squares
        self.sort(total)
        self.infer_crypts(replay, total)

    def fill(self, replay: RoundReplay, index: int) -> None:
        """Fill in the cards of a world; an index always gives the same ones."""
        self.rng.state = self.seed + index * WORLD_STEP
        replay.fill(self.rng)

    def log_likelihood(self, replay: RoundReplay, index: int, state: Ghosts, e: Evidence) -> float:
        """Return the logarithm of the probability of the opponents' choices in a world."""
        native.copy_fields(state, self.start)
        self.fill(replay, index)
        replay.rewind()
        self.policy.begin_round(state, e, self.seat)
        result = 0.0
        action = replay.next_action(state)
        while action >= 0:
            if decides(state):
                if state.seat != self.seat:
                    self.policy.evaluate(state, e)
                    result += native.log(
                        self.policy.probability(action, self.temperature, self.target_temperature)
                    )
                self.policy.observe(state, e, action)
            elif state.phase == CHOOSING_CRYPTS and action < MATE and state.players < 4:
                result += self.crypt_log_likelihood(state, action)
            state.carry_out(action)
            action = replay.next_action(state)
        self.crypt[index] = self.first_rival_crypt(state)
        return result

    def crypt_log_likelihood(self, state: Ghosts, action: int) -> float:
        """Return the same for a choice between the two cards dealt."""
        seat = (action - CRYPT) // CARDS_IN_SET
        if seat == self.seat:
            return 0.0
        crypt = (action - CRYPT) % CARDS_IN_SET + 1
        hand = native.lowest(state.dealt[seat] & ~native.bit(crypt))
        return native.log(self.habits[SLOTS * crypt + hand])

    def first_rival_crypt(self, state: Ghosts) -> int:
        """Return the crypt of the first rival still in the round, or 0."""
        for seat in range(state.players):
            if seat != self.seat and (state.alive >> seat) & 1:
                if state.players < 4 or (seat ^ self.seat) & 1:
                    return state.crypt[seat]
        return 0

    def sort(self, total: float) -> None:
        """Order the worlds by a rival's crypt, so that evenly spread quantiles are fair to every number."""
        at = 0
        running = 0.0
        for number in range(SLOTS):
            for i in range(self.count):
                if self.crypt[i] == number:
                    running += self.weight[i] / total
                    self.order[at] = i
                    self.cumulative[at] = running
                    at += 1

    def infer_crypts(self, replay: RoundReplay, total: float) -> None:
        """Sum up the crypts of all worlds, and make them the seat's own evidence."""
        for i in range(SEATS * SLOTS):
            self.marginal[i] = 0.0
        for i in range(self.count):
            self.fill(replay, i)
            for seat in range(SEATS):
                if replay.crypt_place[seat] >= 0:
                    card = replay.cards[replay.crypt_place[seat]]
                    self.marginal[slot(seat, card)] += self.weight[i] / total
        for seat in range(SEATS):
            if seat != self.seat:
                for n in range(1, SLOTS):
                    self.evidence.own[slot(seat, n)] = max(13.0 * self.marginal[slot(seat, n)], FAINTEST)

    def at_quantile(self, quantile: float) -> int:
        """Return the world at a quantile of the weight."""
        low = 0
        high = self.count - 1
        while low < high:
            middle = (low + high) // 2
            if self.cumulative[middle] < quantile:
                low = middle + 1
            else:
                high = middle
        return self.order[low]

    def enter(self, replay: RoundReplay, quantile: float) -> None:
        """Replay the world at a quantile up to the decision."""
        native.copy_fields(self.state, self.start)
        self.fill(replay, self.at_quantile(quantile))
        replay.replay(self.state)

    def enter_next(self, replay: RoundReplay, index: int) -> None:
        """Enter one of a sequence of worlds that covers all quantiles evenly."""
        at = GOLDEN * (index + 1)
        whole = int(at)
        self.enter(replay, at - whole)


class Candidates:
    """The actions that a search compares, with the results of their playouts."""

    def __init__(self) -> None:
        self.count = 0
        self.prior_weight = 40.0  # playouts that the policy's value counts for
        self.action = filled(0, MOST_CANDIDATES)
        self.prior = filled(0.0, MOST_CANDIDATES)  # the policy's value
        self.playouts = filled(0, MOST_CANDIDATES)
        self.total = filled(0.0, MOST_CANDIDATES)  # of the results
        self.squares = filled(0.0, MOST_CANDIDATES)

    def clear(self) -> None:
        """Remove all candidates."""
        self.count = 0

    def add(self, action: int, prior: float) -> None:
        """Append a candidate; it replaces the last one when there are too many."""
        self.count = min(self.count, MOST_CANDIDATES - 1)
        self.action[self.count] = action
        self.prior[self.count] = prior
        self.playouts[self.count] = 0
        self.total[self.count] = 0.0
        self.squares[self.count] = 0.0
        self.count += 1

    def record(self, i: int, result: float) -> None:
        """Count the result of a playout."""
        self.playouts[i] += 1
        self.total[i] += result
        self.squares[i] += result * result

    def value(self, i: int) -> float:
        """Return the mean of a candidate's playouts and the policy's value."""
        return (self.total[i] + self.prior_weight * self.prior[i]) / (self.playouts[i] + self.prior_weight)

    def sort(self, active: int) -> None:
        """Put the first candidates in order, best first."""
        for i in range(1, active):
            k = i
            while k > 0 and self.value(k) > self.value(k - 1):
                self.swap(k, k - 1)
                k -= 1

    def swap(self, i: int, k: int) -> None:
        """Exchange two candidates."""
        action = self.action[i]
        self.action[i] = self.action[k]
        self.action[k] = action
        playouts = self.playouts[i]
        self.playouts[i] = self.playouts[k]
        self.playouts[k] = playouts
        number = self.prior[i]
        self.prior[i] = self.prior[k]
        self.prior[k] = number
        number = self.total[i]
        self.total[i] = self.total[k]
        self.total[k] = number
        number = self.squares[i]
        self.squares[i] = self.squares[k]
        self.squares[k] = number


class Search:
    """One seat's search at one decision. ``start`` is the beginning of the round's deal."""

    def __init__(self, policy: Policy, start: Ghosts) -> None:
        self.policy = policy
        self.worlds = Worlds(policy, start)
        self.playouts = Playouts(policy, start)
        self.candidates = Candidates()
        self.rounds = 0  # of playouts, one for each active candidate
        self.trial = start.clone()

    # ---- candidates -------------------------------------------------------------------

    def list_candidates(self, replay: RoundReplay, most: int) -> None:
        """Take the options that the policy values most, best first."""
        with cython.nogil:
            self.evaluate(replay)
            self.take_best(min(most, MOST_CANDIDATES))

    def take_best(self, most: int) -> None:
        """Take the best options of the decision evaluated."""
        self.candidates.clear()
        for _ in range(min(most, self.policy.options.count)):
            best = -1
            for i in range(self.policy.options.count):
                if self.policy.options.weight[i] > 0.0:
                    if best < 0 or self.policy.options.value[i] > self.policy.options.value[best]:
                        best = i
            self.candidates.add(self.policy.options.action[best], self.policy.options.value[best])
            self.policy.options.weight[best] = 0.0

    def ensure(self, replay: RoundReplay, action: int) -> None:
        """Make an action a candidate. One that the policy does not list gets the worst of their priors."""
        if action < 0 or self.candidates.count == 0:
            return
        prior = 1.0
        for i in range(self.candidates.count):
            if self.candidates.action[i] == action:
                return
            prior = min(prior, self.candidates.prior[i])
        self.evaluate(replay)
        for i in range(self.policy.options.count):
            if self.policy.options.action[i] == action:
                prior = self.policy.options.value[i]
        self.candidates.add(action, prior)

    def evaluate(self, replay: RoundReplay) -> None:
        """Let the policy evaluate the decision, in the median world."""
        self.worlds.enter(replay, 0.5)
        self.policy.evaluate(self.worlds.state, self.worlds.evidence)

    # ---- playouts ---------------------------------------------------------------------

    def compare(self, replay: RoundReplay, active: int, times: int) -> None:
        """Play out each of the first ``active`` candidates ``times`` times and sort them, without the GIL."""
        with cython.nogil:
            for _ in range(times):
                self.play_candidates(replay, active)
            self.candidates.sort(active)

    def play_candidates(self, replay: RoundReplay, active: int) -> None:
        """Play out each candidate once, in the same world and with the same random numbers."""
        self.worlds.enter_next(replay, self.rounds)
        for i in range(active):
            self.playouts.seed(self.worlds.seed, self.rounds)
            self.candidates.record(
                i,
                self.playouts.play_out(
                    self.worlds.state, self.worlds.evidence, self.worlds.seat, self.candidates.action[i]
                ),
            )
        self.rounds += 1

    # ---- for the analysis -------------------------------------------------------------

    def shift(
        self, replay: RoundReplay, before: Evidence, after: Evidence, action: int, playouts: int
    ) -> None:
        """Measure how an action changes what each seat can expect, in worlds that fit the seat's knowledge.

        The evidence is what everyone can infer before the action and after it. The gains of ``playouts``
        then hold the changes.
        """
        self.playouts.gains.clear()
        with cython.nogil:
            for i in range(playouts):
                self.shift_once(replay, before, after, action, i)

    def shift_once(
        self, replay: RoundReplay, before: Evidence, after: Evidence, action: int, index: int
    ) -> None:
        """Play the round without the action and with it, using the same random numbers."""
        self.worlds.enter_next(replay, index)
        self.playouts.seed(self.worlds.seed, index)
        self.playouts.play_round(self.worlds.state, before)
        without = [0.0] * 4
        for seat in range(4):
            without[seat] = self.playouts.gained[seat]
            self.playouts.gained[seat] = 0.0
        native.copy_fields(self.trial, self.worlds.state)
        self.trial.carry_out(action)
        self.playouts.seed(self.worlds.seed, index)
        if not round_over(self.trial, self.worlds.state.round):
            self.playouts.play_round(self.trial, after)
        unit = point_value(self.worlds.state)
        for seat in range(self.worlds.state.players):
            change = unit * (score(self.trial, seat) - score(self.worlds.state, seat))
            self.playouts.gains.add(seat, change + (self.playouts.gained[seat] - without[seat]))
