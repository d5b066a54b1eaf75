"""Looking ahead in 13 Ghosts: worlds that fit what everybody did, and playouts from each of them.

A world is a round told again with the hidden cards filled in (``round_replay.py``). It counts as much as it
makes the others' moves likely: every choice they made this round is weighed by the policy, at what they knew
then. Each option of the seat is then played out in the same worlds with the same luck.
"""

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
    DRAW,
    FIRST,
    LOOKING,
    MATE,
    OVER,
    TURN,
)
from ..round_replay import RoundReplay
from ..rules import Ghosts
from .policy import Evidence, Policy

MOST_WORLDS = 4096
MOST_KEPT = 32
GOLDEN = 0.6180339887498949
WORLD_STEP = 0x632BE59BD9B4E019
LUCK_STEP = 0xD1342543DE82EF95
ONE = 1 << 30


class Search:
    """One seat's look at one decision, or (``practise``) rounds of the policy against itself."""

    def __init__(self, policy: Policy, start: Ghosts) -> None:
        self.policy = policy
        self.start = start.clone()  # the beginning of the round's deal
        self.world = start.clone()
        self.scratch = start.clone()
        self.evidence = Evidence()  # where the round stands
        self.moving = Evidence()  # within a playout
        self.rng = Rng(0)
        self.seat = 0
        self.heat = 0.03  # of the choices in playouts
        self.doubt = 0.06  # heat of past choices: what others do is less sharp than the model
        self.sharp = 0.02  # heat of what was named by a card
        self.depth = 6  # decisions of a duel that are played out before the table is asked
        # By crypt and hand: how often people hide the one and keep the other.
        self.habit = [0.0] * 196
        # Worlds: their weights, and the same sorted by a rival's crypt and added up.
        self.worlds = 0
        self.weight = [0.0] * 4096
        self.lead = [0] * 4096
        self.order = [0] * 4096
        self.sum = [0.0] * 4096
        self.luck = 0
        self.effective = 0.0
        self.marginal = [0.0] * 56
        # Options.
        self.count = 0
        self.action = [0] * 32
        self.prior = [0.0] * 32
        self.tried = [0] * 32
        self.won = [0.0] * 32
        self.squares = [0.0] * 32
        self.playouts = 0
        self.trust = 40.0  # playouts that the policy's own opinion counts for
        self.trial = start.clone()
        # In retrospect: what a round brought each seat, and the same or a change of it added up.
        self.brought = [0.0] * 4
        self.gain = [0.0] * 4
        self.gain_squares = [0.0] * 4
        # Practice.
        self.notes = 0
        self.note_seat = [0] * 400
        self.note_level = [0] * 400
        self.note_safe = [0] * 400
        self.note_mine = [0.0] * 400
        self.note_theirs = [0.0] * 400
        self.note_card = [0] * 400
        self.worth_seen = [0.0] * 14
        self.worth_sum = [0.0] * 14
        self.chosen = [0] * 4
        self.kept = [0] * 4
        self.hope = [0.0] * 1176  # what came of choosing a crypt, by mix
        self.lean = [0.0] * 1176  # the logit of the mix

    # ---- worlds ---------------------------------------------------------------------

    def draw_worlds(self, told: RoundReplay, seat: int, worlds: int, luck: int) -> None:
        """Fill in many worlds, weigh them, and conclude what the crypts may be."""
        self.seat = seat
        self.worlds = min(worlds, MOST_WORLDS)
        self.luck = luck
        with cython.nogil:
            self.weigh_worlds(told)

    def weigh_worlds(self, told: RoundReplay) -> None:
        best = -1e300
        for i in range(self.worlds):
            self.weight[i] = self.likelihood(told, i, self.world, self.evidence)
            best = max(best, self.weight[i])
        total = 0.0
        squares = 0.0
        for i in range(self.worlds):
            self.weight[i] = native.exp(self.weight[i] - best)
            total += self.weight[i]
            squares += self.weight[i] * self.weight[i]
        self.effective = total * total / squares
        self.sort_worlds(total)
        self.conclude(told, total)

    def fill_world(self, told: RoundReplay, index: int) -> None:
        """The cards of a world; the same again for the same index."""
        self.rng.state = self.luck + index * WORLD_STEP
        told.fill(self.rng)

    def likelihood(self, told: RoundReplay, index: int, state: Ghosts, e: Evidence) -> float:
        """The logarithm of how likely the others' choices are in a world."""
        native.copy_fields(state, self.start)
        self.fill_world(told, index)
        told.rewind()
        self.policy.begin(state, e, self.seat)
        result = 0.0
        action = told.next_action(state)
        while action >= 0:
            phase = state.phase
            if phase in (TURN, AIMING, ARRANGING):
                if state.seat != self.seat:
                    self.policy.weigh(state, e)
                    result += native.log(self.policy.chance_of(action, self.doubt, self.sharp))
                self.policy.note(state, e, action)
            elif phase == CHOOSING_CRYPTS and action < MATE and state.players < 4:
                result += self.crypt_likelihood(state, action)
            state.carry_out(action)
            action = told.next_action(state)
        self.lead[index] = self.first_rival_crypt(state)
        return result

    def crypt_likelihood(self, state: Ghosts, action: int) -> float:
        """How likely somebody hides this one of the two cards dealt."""
        seat = (action - CRYPT) // CARDS_IN_SET
        if seat == self.seat:
            return 0.0
        crypt = (action - CRYPT) % CARDS_IN_SET + 1
        other = native.lowest(state.dealt[seat] & ~native.bit(crypt))
        return native.log(self.habit[14 * crypt + other])

    def first_rival_crypt(self, state: Ghosts) -> int:
        for seat in range(state.players):
            if seat != self.seat and (state.alive >> seat) & 1:
                if state.players < 4 or (seat ^ self.seat) & 1:
                    return state.crypt[seat]
        return 0

    def sort_worlds(self, total: float) -> None:
        """Worlds by a rival's crypt, so that evenly spread draws are fair to every number."""
        at = 0
        running = 0.0
        for number in range(14):
            for i in range(self.worlds):
                if self.lead[i] == number:
                    running += self.weight[i] / total
                    self.order[at] = i
                    self.sum[at] = running
                    at += 1

    def conclude(self, told: RoundReplay, total: float) -> None:
        """By seat and number: the chance that it is the crypt, as the seat's own evidence."""
        for i in range(56):
            self.marginal[i] = 0.0
        for i in range(self.worlds):
            self.fill_world(told, i)
            for seat in range(4):
                if told.crypt_place[seat] >= 0:
                    card = told.cards[told.crypt_place[seat]]
                    self.marginal[14 * seat + card] += self.weight[i] / total
        for seat in range(4):
            if seat != self.seat:
                for n in range(1, 14):
                    self.evidence.own[14 * seat + n] = max(13.0 * self.marginal[14 * seat + n], 0.004)

    def pick_world(self, at: float) -> int:
        """The world at a share of all weight."""
        low = 0
        high = self.worlds - 1
        while low < high:
            middle = (low + high) // 2
            if self.sum[middle] < at:
                low = middle + 1
            else:
                high = middle
        return self.order[low]

    def enter_world(self, told: RoundReplay, index: int) -> None:
        """Lead ``world`` to where the round stands."""
        native.copy_fields(self.world, self.start)
        self.fill_world(told, index)
        told.replay(self.world)

    # ---- options --------------------------------------------------------------------

    def list_options(self, told: RoundReplay, most: int) -> None:
        """The most promising options by the policy's opinion, best first."""
        with cython.nogil:
            self.choose_options(told, min(most, MOST_KEPT), self.policy)

    def choose_options(self, told: RoundReplay, most: int, policy: Policy) -> None:
        self.enter_world(told, self.pick_world(0.5))
        policy.weigh(self.world, self.evidence)
        self.count = 0
        for _ in range(min(most, policy.count)):
            best = -1
            for i in range(policy.count):
                if policy.share[i] > 0.0 and (best < 0 or policy.value[i] > policy.value[best]):
                    best = i
            self.action[self.count] = policy.action[best]
            self.prior[self.count] = policy.value[best]
            self.tried[self.count] = 0
            self.won[self.count] = 0.0
            self.squares[self.count] = 0.0
            self.count += 1
            policy.share[best] = 0.0

    def also_try(self, told: RoundReplay, action: int) -> None:
        """Have an option among those that are looked at, in place of the last one if there are too many. One
        that the policy does not think of counts as the worst of them."""
        if action < 0 or self.count == 0:
            return
        worst = 1.0
        for i in range(self.count):
            if self.action[i] == action:
                return
            worst = min(worst, self.prior[i])
        self.recall(told)
        for i in range(self.policy.count):
            if self.policy.action[i] == action:
                worst = self.policy.value[i]
        at = min(self.count, MOST_KEPT - 1)
        self.action[at] = action
        self.prior[at] = worst
        self.tried[at] = 0
        self.won[at] = 0.0
        self.squares[at] = 0.0
        self.count = at + 1

    def recall(self, told: RoundReplay) -> None:
        """Let the policy look at the decision once more."""
        self.enter_world(told, self.pick_world(0.5))
        self.policy.weigh(self.world, self.evidence)

    def value_of(self, i: int) -> float:
        """The mean of an option's playouts and of the policy's opinion."""
        return (self.won[i] + self.trust * self.prior[i]) / (self.tried[i] + self.trust)

    def compare(self, told: RoundReplay, active: int, times: int) -> None:
        """Play the best options out so many times each, and put them in order, without the GIL."""
        with cython.nogil:
            for _ in range(times):
                self.try_options(told, active)
            self.sort_options(active)

    def try_options(self, told: RoundReplay, active: int) -> None:
        """One playout of each option still in the race: same world, same luck."""
        at = GOLDEN * (self.playouts + 1)
        whole = int(at)
        self.enter_world(told, self.pick_world(at - whole))
        for i in range(active):
            self.rng.state = self.luck + (self.playouts + 1) * LUCK_STEP
            result = self.play_out(self.action[i], self.scratch, self.moving)
            self.tried[i] += 1
            self.won[i] += result
            self.squares[i] += result * result
        self.playouts += 1

    def sort_options(self, active: int) -> None:
        for i in range(1, active):
            k = i
            while k > 0 and self.value_of(k) > self.value_of(k - 1):
                self.swap(k, k - 1)
                k -= 1

    def swap(self, i: int, k: int) -> None:
        action = self.action[i]
        self.action[i] = self.action[k]
        self.action[k] = action
        tried = self.tried[i]
        self.tried[i] = self.tried[k]
        self.tried[k] = tried
        number = self.prior[i]
        self.prior[i] = self.prior[k]
        self.prior[k] = number
        number = self.won[i]
        self.won[i] = self.won[k]
        self.won[k] = number
        number = self.squares[i]
        self.squares[i] = self.squares[k]
        self.squares[k] = number

    # ---- playouts -------------------------------------------------------------------

    def play_out(self, action: int, state: Ghosts, e: Evidence) -> float:
        """The result of the round for the seat if it does this and everybody plays on by the policy."""
        native.copy_fields(state, self.world)
        native.copy_fields(e, self.evidence)
        before = self.score(state, self.seat)
        current = state.round
        self.policy.note(state, e, action)
        state.carry_out(action)
        if native.popcount(state.alive) == 2 and state.players < 4 and state.round == current:
            return self.play_duel(state, e, before)
        while state.round == current and state.phase != OVER and state.phase != CHOOSING_FIRST:
            self.play_on(state, e)
        gain = self.score(state, self.seat) - before
        return 0.5 * gain if state.players == 3 and native.popcount(state.playing) == 3 else gain

    def play_duel(self, state: Ghosts, e: Evidence, before: float) -> float:
        """The chance to win a duel along one line of play: at every decision the chance that it hits is
        counted, and play goes on as if it had not; after some decisions the policy's opinion stands."""
        if not (state.alive >> self.seat) & 1:
            return 0.0
        rival = native.lowest(state.alive & ~native.bit(self.seat))
        open_yet = 1.0
        result = 0.0
        decisions = 0
        while open_yet > 0.01:
            if state.phase not in (TURN, AIMING, ARRANGING):
                state.carry_out(state.choose_randomly(self.rng))
                continue
            mine = state.seat == self.seat
            self.policy.weigh(state, e)
            if decisions >= self.depth and mine:
                result += open_yet * self.policy.expectation(self.heat)
                break
            hit = self.policy.hit_chance(state.crypt[rival if mine else self.seat], self.heat)
            if mine:
                result += open_yet * hit
            open_yet *= 1.0 - hit
            if open_yet > 0.01:
                action = self.policy.action[self.policy.pick(self.heat, self.rng)]
                self.policy.note(state, e, action)
                state.carry_out(action)
            decisions += 1
        if state.players == 3 and native.popcount(state.playing) == 3:
            return 0.5 * (self.score(state, self.seat) - before + result)
        return result

    def score(self, state: Ghosts, seat: int) -> float:
        return float(state.points[seat] + state.duel[seat])

    def play_on(self, state: Ghosts, e: Evidence) -> None:
        """One more step of a playout."""
        phase = state.phase
        if phase in (TURN, AIMING, ARRANGING):
            self.policy.weigh(state, e)
            action = self.policy.action[self.policy.pick(self.heat, self.rng)]
            self.policy.note(state, e, action)
            state.carry_out(action)
        else:
            state.carry_out(state.choose_randomly(self.rng))

    # ---- in retrospect --------------------------------------------------------------

    def forecast(self, start: Ghosts, e: Evidence, playouts: int, luck: int) -> None:
        """Play the round on from a true state, everybody by the policy on what they know there. ``gain`` and
        ``gain_squares`` then hold what that brought each seat, added up."""
        self.forget_gains()
        with cython.nogil:
            for i in range(playouts):
                self.rng.state = luck + (i + 1) * LUCK_STEP
                self.go_on(start, e, self.scratch, self.moving)
                for seat in range(start.players):
                    self.gain[seat] += self.brought[seat]
                    self.gain_squares[seat] += self.brought[seat] * self.brought[seat]

    def shift(self, told: RoundReplay, before: Evidence, after: Evidence, action: int, playouts: int) -> None:
        """By how much an action changes what every seat may expect, in worlds that fit what the seat knows:
        ``gain`` holds that, added up. The evidence is everybody's, before the action and after."""
        self.forget_gains()
        with cython.nogil:
            for i in range(playouts):
                self.shift_once(told, before, after, action, i)

    def forget_gains(self) -> None:
        for seat in range(4):
            self.gain[seat] = 0.0
            self.gain_squares[seat] = 0.0

    def shift_once(
        self, told: RoundReplay, before: Evidence, after: Evidence, action: int, index: int
    ) -> None:
        at = GOLDEN * (index + 1)
        whole = int(at)
        self.enter_world(told, self.pick_world(at - whole))
        self.rng.state = self.luck + (index + 1) * LUCK_STEP
        self.go_on(self.world, before, self.scratch, self.moving)
        without = [0.0] * 4
        for seat in range(4):
            without[seat] = self.brought[seat]
        native.copy_fields(self.trial, self.world)
        self.trial.carry_out(action)
        self.rng.state = self.luck + (index + 1) * LUCK_STEP
        unit = self.unit_of(self.world)
        ended = self.trial.phase == OVER or self.trial.phase == CHOOSING_FIRST
        if ended or self.trial.round != self.world.round:
            for seat in range(4):
                self.brought[seat] = 0.0
        else:
            self.go_on(self.trial, after, self.scratch, self.moving)
        for seat in range(self.world.players):
            change = unit * (self.score(self.trial, seat) - self.score(self.world, seat))
            change += self.brought[seat] - without[seat]
            self.gain[seat] += change
            self.gain_squares[seat] += change * change

    def unit_of(self, state: Ghosts) -> float:
        """What a point counts: of three players half."""
        return 0.5 if state.players == 3 and native.popcount(state.playing) == 3 else 1.0

    def go_on(self, start: Ghosts, given: Evidence, state: Ghosts, e: Evidence) -> None:
        """Play a round to its end; ``brought`` is then what it brought every seat."""
        native.copy_fields(state, start)
        native.copy_fields(e, given)
        if state.phase == CHOOSING_FIRST:
            state.carry_out(state.choose_randomly(self.rng))
        current = state.round
        unit = self.unit_of(state)
        while state.round == current and state.phase != OVER and state.phase != CHOOSING_FIRST:
            if state.phase == CHOOSING_CRYPTS:
                state.carry_out(self.practise_crypt(state))
                if state.phase == TURN:
                    self.policy.begin(state, e, -1)
            else:
                self.play_on(state, e)
        for seat in range(state.players):
            self.brought[seat] = unit * (self.score(state, seat) - self.score(start, seat))

    # ---- practice -------------------------------------------------------------------

    def practise(self, rounds: int, seed: int, pace: float, sway: float) -> None:
        """Rounds of the policy against itself that teach its table (``pace``) and its mix (``sway``).

        ``start`` must be a fresh state with a goal out of reach."""
        self.rng.state = seed
        with cython.nogil:
            for i in range(rounds):
                self.practise_round(i % self.start.players, self.scratch, self.moving, pace, sway)

    def practise_round(self, starter: int, state: Ghosts, e: Evidence, pace: float, sway: float) -> None:
        native.copy_fields(state, self.start)
        state.carry_out(FIRST + starter)
        while state.phase != TURN:
            if state.phase == CHOOSING_CRYPTS:
                state.carry_out(self.practise_crypt(state))
            else:
                state.carry_out(state.choose_randomly(self.rng))
        self.policy.begin(state, e, -1)
        self.notes = 0
        current = state.round
        while state.round == current and self.notes < 390:
            if state.phase in (TURN, AIMING, ARRANGING):
                self.practise_move(state, e, current, self.policy)
            else:
                state.carry_out(state.choose_randomly(self.rng))
        self.learn(state, pace, sway)

    def practise_move(self, state: Ghosts, e: Evidence, current: int, policy: Policy) -> None:
        """A move of a round of practice, with a note about where it led."""
        seat = state.seat
        turn = state.phase == TURN
        held = state.hand[seat]
        policy.weigh(state, e)
        level = policy.level
        action = policy.action[policy.pick(self.heat, self.rng)]
        policy.note(state, e, action)
        state.carry_out(action)
        if turn and held and level > 1:
            self.worth_seen[held] += 1.0
            self.note_card[self.notes] = held
        else:
            self.note_card[self.notes] = 0
        self.note_seat[self.notes] = seat
        self.note_level[self.notes] = -1
        if state.round == current and action != DRAW and state.phase not in (LOOKING, AIMING, ARRANGING):
            policy.look_around(state, e, seat)
            self.note_level[self.notes] = level
            self.note_safe[self.notes] = (state.protected >> seat) & 1
            self.note_mine[self.notes] = policy.width(0)
            self.note_theirs[self.notes] = policy.exposed[0]
        self.notes += 1

    def practise_crypt(self, state: Ghosts) -> int:
        """The next choice before the first turn."""
        if state.players == 4:
            return state.choose_randomly(self.rng)
        seat = native.lowest(state.choosers())
        one = self.policy.hide(state, seat, 0.2, self.rng)
        self.chosen[seat] = one
        self.kept[seat] = native.lowest(state.dealt[seat] & ~native.bit(one))
        return CRYPT + CARDS_IN_SET * seat + one - 1

    def learn(self, state: Ghosts, pace: float, sway: float) -> None:
        """What came of the round, for everything that led to it."""
        unit = 0.5 if state.players == 3 else 1.0
        for i in range(self.notes):
            result = unit * self.score(state, self.note_seat[i])
            if self.note_card[i]:
                self.worth_sum[self.note_card[i]] += result
            if self.note_level[i] >= 0 and state.players == 2:
                self.teach(i, result, pace)
        if sway > 0.0 and state.players < 4:
            for seat in range(state.players):
                # The new round has another first player (G9); the mix was for this one.
                self.learn_mix(state, seat, unit * self.score(state, seat), sway)

    def teach(self, i: int, result: float, pace: float) -> None:
        """The table learns what came of one noted position."""
        mine, theirs = self.note_mine[i], self.note_theirs[i]
        self.policy.teach(self.note_level[i], mine, theirs, self.note_safe[i], result, pace)

    def learn_mix(self, state: Ghosts, seat: int, result: float, sway: float) -> None:
        """A crypt that did better than the other card would have is chosen a little more often."""
        later = 0 if (state.starter + state.players - 1) % state.players == seat else 1
        base = 196 * (2 * (state.players - 2) + later)
        one = base + 14 * self.chosen[seat] + self.kept[seat]
        two = base + 14 * self.kept[seat] + self.chosen[seat]
        self.hope[one] += 0.004 * (result - self.hope[one])
        self.lean[one] += sway * (self.hope[one] - self.hope[two])
        self.lean[one] = min(max(self.lean[one], -2.5), 2.5)
        self.lean[two] = -self.lean[one]
        self.policy.mix[one] = 1.0 / (1.0 + native.exp(-self.lean[one]))
        self.policy.mix[two] = 1.0 - self.policy.mix[one]
