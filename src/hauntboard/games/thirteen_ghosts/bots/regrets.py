"""How often to attack and how often to ask: a plan by regret (MCCFR over an abstraction).

A decision of a duel is reduced to a key (``Policy.key_of``: edition, pile, card in hand, the own width, and
what the policy thinks of asking instead of attacking) and its options to four kinds; which number is named
stays the policy's business. In every round one seat, the learner, tries its kinds evenly while the other
goes by its regrets. At each decision of the learner every kind is played on to the end with the same luck,
all going by their regrets; what a kind brought more than the mix of kinds is its regret there. As the learner
tries evenly whatever it has learnt, no key is seen more or less often for that: regrets need no weights.

With ``fixed`` the other seat plays by a policy that does not learn. Then the learner finds an answer to it.
"""

from __future__ import annotations

import cython

from ....engine import native
from ....engine.rng import Rng
from ..cards import AIMING, ARRANGING, CARDS_IN_SET, CHOOSING_CRYPTS, CRYPT, FIRST, TURN
from ..rules import Ghosts
from .policy import Evidence, Policy

ONE = 1 << 30
WHOLE = 255


class Regrets:
    """Regrets and mixes by key and kind, and the rounds that they come from."""

    def __init__(self, policy: Policy, start: Ghosts) -> None:
        self.policy = policy
        self.rival = policy
        self.fixed = 0
        self.heat = 0.01  # of what is named
        self.start = start.clone()
        self.state = start.clone()
        self.scratch = start.clone()
        self.evidence = Evidence()
        self.moving = Evidence()
        self.rng = Rng(0)
        self.learner = 0
        self.rounds = 0
        if not cython.compiled:  # else they are a part of the object, and in the module they would take 1 MB
            self.regret = [0.0] * 78848
            self.total = [0.0] * 78848  # of all mixes, later ones counting more
        # The decision.
        self.key = 0
        self.kinds = 0
        self.kind = [0] * 4
        self.action = [0] * 4
        self.mix = [0.0] * 4

    def plan(self) -> list[int]:
        """By key and kind: how often it was taken, in parts of :data:`WHOLE`."""
        total = list(self.total)
        parts = []
        for key in range(0, len(total), 4):
            whole = sum(total[key : key + 4])
            parts += [round(WHOLE * amount / whole) if whole else 0 for amount in total[key : key + 4]]
        return parts

    # ---- a decision -----------------------------------------------------------------

    def look(self, s: Ghosts, e: Evidence) -> None:
        """The kinds of options there are, an action and the share of each."""
        self.policy.weigh(s, e)
        self.policy.find_kinds()
        self.kinds = 0
        for kind in range(4):
            if self.policy.has(kind):
                self.kind[self.kinds] = kind
                self.action[self.kinds] = self.policy.action[self.policy.pick_of(kind, self.heat, self.rng)]
                self.kinds += 1
        self.key = self.policy.key_of(s)
        whole = 0.0
        for k in range(self.kinds):
            whole += self.regret[self.key + self.kind[k]]
        for k in range(self.kinds):
            if whole > 0.0:
                self.mix[k] = self.regret[self.key + self.kind[k]] / whole
            else:
                self.mix[k] = 1.0 / self.kinds

    def decide(self, s: Ghosts, e: Evidence) -> int:
        """What the acting seat does, going by its regrets."""
        self.kinds = 0
        if s.phase != TURN:
            self.policy.weigh(s, e)
            return self.policy.action[self.policy.pick(self.heat, self.rng)]
        if self.fixed and s.seat != self.learner:
            self.rival.weigh(s, e)
            self.rival.guide(s, self.rival.heat)
            return self.rival.action[self.rival.pick(self.rival.heat, self.rng)]
        self.look(s, e)
        at = 1.0 * native.below(self.rng, ONE) / ONE
        for k in range(self.kinds - 1):
            at -= self.mix[k]
            if at < 0.0:
                return self.action[k]
        return self.action[self.kinds - 1]

    # ---- practice -------------------------------------------------------------------

    def practise(self, rounds: int, seed: int) -> None:
        """Rounds in which both seats learn in turn.

        ``start`` must be a fresh state with a goal out of reach."""
        self.rng.state = seed
        with cython.nogil:
            for i in range(rounds):
                self.rounds += 1
                self.learner = (i >> 1) & 1
                self.play_round(i & 1, 1, self.state, self.evidence)

    def measure(self, rounds: int, seed: int) -> float:
        """The share of rounds that the learner wins when it goes by its regrets."""
        self.rng.state = seed
        won = 0.0
        with cython.nogil:
            for i in range(rounds):
                self.learner = (i >> 1) & 1
                self.play_round(i & 1, 0, self.state, self.evidence)
                won += self.state.points[self.learner]
        return won / rounds

    def begin(self, starter: int, s: Ghosts) -> None:
        """Deal a round; crypts by the mix of the policy."""
        native.copy_fields(s, self.start)
        s.carry_out(FIRST + starter)
        while s.phase != TURN:
            if s.phase == CHOOSING_CRYPTS:
                seat = native.lowest(s.choosers())
                hidden = self.policy.hide(s, seat, 0.0, self.rng)
                s.carry_out(CRYPT + CARDS_IN_SET * seat + hidden - 1)
            else:
                s.carry_out(s.choose_randomly(self.rng))

    def play_round(self, starter: int, learning: int, s: Ghosts, e: Evidence) -> None:
        self.begin(starter, s)
        self.policy.begin(s, e, -1)
        current = s.round
        while s.round == current:
            if s.phase not in (TURN, AIMING, ARRANGING):
                s.carry_out(s.choose_randomly(self.rng))
                continue
            if learning and s.seat == self.learner and s.phase == TURN:
                action = self.try_all(s, e)
            else:
                action = self.decide(s, e)
                if self.kinds > 1 and learning:
                    for k in range(self.kinds):
                        self.total[self.key + self.kind[k]] += self.rounds * self.mix[k]
            self.policy.note(s, e, action)
            s.carry_out(action)

    def try_all(self, s: Ghosts, e: Evidence) -> int:
        """Play every kind on with the same luck, note the regrets, and take any of them."""
        self.look(s, e)
        if self.kinds == 1:
            return self.action[0]
        kinds = self.kinds
        key = self.key
        kind = [0] * 4
        action = [0] * 4
        value = [0.0] * 4
        mix = [0.0] * 4
        for k in range(kinds):
            kind[k] = self.kind[k]
            action[k] = self.action[k]
            mix[k] = self.mix[k]
        taken = native.below(self.rng, kinds)
        luck = self.rng.next64()
        after = self.rng.next64()
        mean = 0.0
        for k in range(kinds):
            self.rng.state = luck
            value[k] = self.play_on(action[k], s, e, self.scratch, self.moving)
            mean += mix[k] * value[k]
        self.rng.state = after
        for k in range(kinds):
            at = key + kind[k]
            self.regret[at] = max(self.regret[at] + value[k] - mean, 0.0)
        return action[taken]

    def play_on(self, action: int, s: Ghosts, e: Evidence, state: Ghosts, moving: Evidence) -> float:
        """Whether an action wins the round for its seat if all go by their regrets after it."""
        native.copy_fields(state, s)
        native.copy_fields(moving, e)
        seat = s.seat
        current = s.round
        self.policy.note(state, moving, action)
        state.carry_out(action)
        while state.round == current:
            if state.phase in (TURN, AIMING, ARRANGING):
                chosen = self.decide(state, moving)
                self.policy.note(state, moving, chosen)
                state.carry_out(chosen)
            else:
                state.carry_out(state.choose_randomly(self.rng))
        return 1.0 * state.points[seat]
