"""The search: information-set tree search over card plays, and sampled rounds for predictions.

Every iteration uses a deal that fits what the seat knows. The deals form a Metropolis chain: a step swaps
two cards of hidden hands and is accepted with probability min(1, new likelihood / old likelihood). The
likelihood of a deal has three factors: the predictions (``beliefs.py``), unclaimed bonus cards (a player
without doppelgängers would usually have claimed one), and the cards played so far, given what each type of
player would have played (``player_types.py``). All deals share one tree over public plays. In each deal the
iteration descends the tree, where seats of a rule type play by rules, then plays the round out by rules.

The value of a result for a seat is its points of the round less half the mean of the others'.
"""

from __future__ import annotations

import math

import cython

from ....engine import native
from ....engine.rng import Rng
from .. import rules
from ..cards import CHOOSING_FIRST, DEALING, DOPPELGANGER, NOT_PREDICTED, PLAYING, PREDICTING
from ..rules import Tricks
from . import sizes
from .beliefs import PredictionModel
from .player_types import PlayHistory
from .policy import Policy
from .weights import GOOD_RULES, PLAYER_KINDS, SEARCHER

DEPTH = 48  # a round has at most 40 plays
NODE = 6  # numbers of a node: those below
PART, NEXT, FIRST_CHILD, MOVER, VISITS, TOTAL = range(NODE)
# Probability that a player without doppelgängers leaves a bonus card unclaimed.
UNCLAIMED = 0.15
# Least share of the iterations for each play at the root.
FLOOR = 0.01
# Temperature in points of the playouts for analysis: a card this much better is e times as likely.
WARM = 0.15
# Nodes allocated per iteration if some seats play by rules: their replies are nodes too.
GROWTH = 4
CERTAIN = 9007199254740992.0  # 2**53


class Search:
    """A search of one decision. It holds its own results and buffers, so it runs one search at a time."""

    def __init__(
        self,
        own: Policy,
        others: Policy,
        reading: PredictionModel,
        root: Tricks,
        seat: int,
        seed: int,
        past: PlayHistory,
    ) -> None:
        self.own = own
        self.others = others
        self.plainer = past.plain
        self.past = past
        self.reading = reading
        self.seat = seat
        self.root = root.clone()
        # The match ends with this round, so that playouts deal nothing after it.
        self.root.rounds = max(root.round, 1)
        self.world = self.root.clone()
        self.sim = self.root.clone()
        self.rng = Rng(seed)
        self.explore = 2.5  # weight of the prior against the results, in points
        self.warmth = 0.6  # temperature of the prior, in points
        self.trust = 1.0  # exponent of the predictions' likelihood; 0 ignores them
        self.steps = 3  # swaps between two deals
        self.envy = 0.5  # share of the others' mean that is subtracted
        self.kind = [SEARCHER] * 4  # player type of each seat in the current playout
        self.count = 0  # plays at the root
        self.narrow = 0  # 1 if only the plays `one` and `two` are compared
        self.one = 0
        self.two = 0
        self.to_come = 0  # plays until the root's trick is complete
        self.took = 0  # 1 if the searching seat won that trick
        self.chosen = 0
        self.chosen_part = 0
        self.chosen_play = 0
        self.node_count = 0
        self.room = 0  # capacity in nodes
        self.nodes = native.new_doubles(0)
        if not cython.compiled:  # C arrays, filled with zeros, otherwise
            self.fit = [0.0] * sizes.SEATS  # likelihood of each seat's hand in the current deal
            self.like = [0.0] * sizes.SEAT_TYPES  # the same by seat and player type
            self.like_first = [0.0] * sizes.PLAYER_TYPES
            # By play at the root.
            self.part = [0] * sizes.MAX_PLAYS
            self.visits = [0.0] * sizes.MAX_PLAYS
            self.total = [0.0] * sizes.MAX_PLAYS
            self.squares = [0.0] * sizes.MAX_PLAYS
            self.exact = [0.0] * sizes.MAX_PLAYS
            self.plain = [0.0] * sizes.MAX_PLAYS
            self.trick = [0.0] * sizes.MAX_PLAYS
            self.path = [0] * sizes.MAX_PLAYS
            # For analysis, by seat: sums over playouts of the rewards (forecast) or of their change (shift).
            self.ahead = [0.0] * sizes.SEATS
            self.ahead_squares = [0.0] * sizes.SEATS
            self.ahead_before = [0.0] * sizes.SEATS
            self.reward = [0.0] * sizes.SEATS

    # ---- deals --------------------------------------------------------------------------

    def hand_fit(self, seat: int, hand: int) -> float:
        """Return the likelihood of a hidden hand, given its seat's prediction and claims."""
        fit = 1.0
        if self.root.predicted[seat] != NOT_PREDICTED and self.root.phase == PLAYING:
            full = hand | self.root.shown[seat]
            fit = self.reading.likelihood(full, self.root.predicted[seat])
            if self.trust < 1.0:
                fit = math.pow(fit, self.trust)
        if self.root.bonuses and self.root.claimed[seat] == 0 and self.root.shown[seat]:
            if hand & rules.SUIT_CARDS[DOPPELGANGER] == 0:
                fit *= UNCLAIMED
        return fit

    def begin_worlds(self) -> None:
        """Start the chain of deals at a random deal and run it until the start no longer matters."""
        native.copy_fields(self.world, self.root)
        if not self.root.open_hands:
            self.world.shuffle_hands(self.seat, self.rng)
        if self.trust > 0.0:
            for s in range(self.root.players):
                if s != self.seat:
                    self.fit[s] = self.hand_fit(s, self.world.hand[s])
                    self.fit[s] *= self.past.likelihood(s, self.world.hand[s] | self.root.shown[s], 0.0)
                    self.keep_likes(s)
        self.next_world(100 * self.steps)

    def next_world(self, steps: int) -> None:
        """Advance the chain of deals."""
        if not self.root.open_hands:
            for _ in range(steps):
                self.exchange()

    def exchange(self) -> None:
        """Propose to swap two cards of two hidden hands; accept or reject by likelihood."""
        players = self.root.players
        first = self.any_other(players)
        second = self.any_other(players)
        if first == second or self.world.hand[first] == 0 or self.world.hand[second] == 0:
            return
        given = native.random_bit(self.world.hand[first], self.rng)
        taken = native.random_bit(self.world.hand[second], self.rng)
        if (self.root.voids[second] >> rules.SUIT_OF[given]) & 1:
            return
        if (self.root.voids[first] >> rules.SUIT_OF[taken]) & 1:
            return
        swap = native.bit(given) | native.bit(taken)
        a = self.world.hand[first] ^ swap
        b = self.world.hand[second] ^ swap
        if self.trust > 0.0:
            fit_a = self.hand_fit(first, a)
            fit_b = self.hand_fit(second, b)
            least = (self.rng.next64() >> 11) / CERTAIN * self.fit[first] * self.fit[second]
            if fit_a * fit_b < least:
                return
            if self.past.count:
                fit_a *= self.past.likelihood(first, a | self.root.shown[first], least / (fit_a * fit_b))
                if fit_a * fit_b < least:
                    return
                for kind in range(PLAYER_KINDS):
                    self.like_first[kind] = self.past.liked[kind]
                fit_b *= self.past.likelihood(second, b | self.root.shown[second], least / (fit_a * fit_b))
                if fit_a * fit_b < least:
                    return
                self.keep_likes(second)
                for kind in range(PLAYER_KINDS):
                    self.like[PLAYER_KINDS * first + kind] = self.like_first[kind]
            self.fit[first] = fit_a
            self.fit[second] = fit_b
        self.world.hand[first] = a
        self.world.hand[second] = b

    def keep_likes(self, seat: int) -> None:
        """Store the likelihood of each player type of a seat, for the hand evaluated last."""
        for kind in range(PLAYER_KINDS):
            self.like[PLAYER_KINDS * seat + kind] = self.past.liked[kind]

    def draw_kinds(self) -> None:
        """Draw the player types of the other seats for the next playout."""
        if self.past.mixed:
            for s in range(self.root.players):
                if s != self.seat:
                    self.kind[s] = self.any_kind(s)

    def any_kind(self, seat: int) -> int:
        """Draw a seat's player type by likelihood."""
        total = 0.0
        for kind in range(PLAYER_KINDS):
            total += self.like[PLAYER_KINDS * seat + kind]
        total *= (self.rng.next64() >> 11) / CERTAIN
        for kind in range(PLAYER_KINDS - 1):
            total -= self.like[PLAYER_KINDS * seat + kind]
            if total < 0.0:
                return kind
        return SEARCHER

    def any_other(self, players: int) -> int:
        """Draw one of the other seats."""
        seat = native.below(self.rng, players - 1)
        return seat if seat < self.seat else seat + 1

    # ---- results ------------------------------------------------------------------------

    def settle(self) -> None:
        """Compute the reward of each seat at the end of a playout."""
        players = self.root.players
        total = 0.0
        for s in range(players):
            self.reward[s] = self.sim.round_points(s)
            total += self.reward[s]
        for s in range(players):
            own = self.reward[s]
            self.reward[s] = own - self.envy * (total - own) / (players - 1)

    def note(self, index: int, took: int) -> None:
        """Add the result of a playout to the statistics of a root play."""
        seat = self.seat
        result = self.reward[seat]
        self.visits[index] += 1.0
        self.total[index] += result
        self.squares[index] += result * result
        hit = self.sim.predicted[seat] == self.sim.won[seat]
        bonus = self.sim.claimed[seat]
        if hit:
            self.exact[index] += 1.0
        if bonus == 1 or (bonus == 3 and hit):
            result -= bonus
        self.plain[index] += result
        self.trick[index] += took

    def begin_sim(self) -> None:
        """Copy the current deal for a playout."""
        native.copy_fields(self.sim, self.world)
        self.to_come = self.root.players - self.root.laid
        self.took = 0

    def put_card(self, play: int) -> None:
        """Play a card, and record whether the searching seat wins the trick of the root."""
        self.sim.play(play)
        self.to_come -= 1
        if self.to_come == 0 and self.sim.won[self.seat] > self.root.won[self.seat]:
            self.took = 1

    def play_on(self) -> None:
        """Play the round out by rules."""
        while self.sim.phase == PLAYING:
            if self.sim.seat == self.seat:
                self.put_card(self.own.play(self.sim))
            elif self.kind[self.sim.seat] < GOOD_RULES:
                self.put_card(self.plainer.play(self.sim))
            else:
                self.put_card(self.others.play(self.sim))

    # ---- flat sampling ------------------------------------------------------------------

    def list_root(self) -> None:
        """List the plays at the root and reset their statistics."""
        self.count = self.own.weigh(self.root)
        for i in range(self.count):
            self.part[i] = self.own.part[i]
        self.forget_results()

    def forget_results(self) -> None:
        """Reset all statistics."""
        for i in range(self.count):
            self.visits[i] = 0.0
            self.total[i] = 0.0
            self.squares[i] = 0.0
            self.exact[i] = 0.0
            self.plain[i] = 0.0
            self.trick[i] = 0.0

    def sample_flat(self, deals: int) -> None:
        """Try every root play in each deal; play the rest by rules."""
        for _ in range(deals):
            self.next_world(4 * self.steps)  # every deal is used several times
            self.draw_kinds()
            for i in range(self.count):
                self.begin_sim()
                self.put_card(self.own.with_claim(self.sim, self.part[i], 1.0))
                self.play_on()
                self.settle()
                self.note(i, self.took)

    def begin_cards(self) -> None:
        """Prepare a search of the plays at the root."""
        self.list_root()
        self.begin_worlds()

    def flat(self, deals: int) -> None:
        """Sample more deals, without the GIL. Call :meth:`begin_cards` first."""
        with cython.nogil:
            self.sample_flat(deals)

    # ---- the tree -----------------------------------------------------------------------

    def new_node(self, part: int, mover: int, sibling: int) -> int:
        """Add a node for a play in front of its siblings and return it."""
        node = self.node_count
        self.node_count += 1
        at = NODE * node
        self.nodes[at + PART] = part
        self.nodes[at + NEXT] = sibling
        self.nodes[at + FIRST_CHILD] = 0
        self.nodes[at + MOVER] = mover
        self.nodes[at + VISITS] = 0
        self.nodes[at + TOTAL] = 0
        return node

    def child(self, node: int, part: int) -> int:
        """Return the child of a node for a play; 0 if there is none yet."""
        at = int(self.nodes[NODE * node + FIRST_CHILD])
        while at and self.nodes[NODE * at + PART] != part:
            at = int(self.nodes[NODE * at + NEXT])
        return at

    def grow(self, node: int, part: int, mover: int) -> int:
        """Add a child to a node and return it."""
        new = self.new_node(part, mover, int(self.nodes[NODE * node + FIRST_CHILD]))
        self.nodes[NODE * node + FIRST_CHILD] = new
        return new

    def select(self, node: int, policy: Policy, count: int) -> int:
        """Return the play with the best PUCT score (mean result, prior by the rules, few visits) among those
        that ``policy`` weighed last."""
        kids = [0] * 48  # MAX_PLAYS; a local array needs a literal
        highest = policy.worth[policy.best(count)]
        priors = 0.0
        tried = 0.0
        known = 0.0
        for i in range(count):
            policy.worth[i] = math.exp((policy.worth[i] - highest) / self.warmth)
            priors += policy.worth[i]
            kids[i] = self.child(node, policy.part[i])
            if kids[i]:
                tried += self.nodes[NODE * kids[i] + VISITS]
                known += self.nodes[NODE * kids[i] + TOTAL]
        usual = known / tried if tried > 0.0 else 0.0
        reach = self.explore * math.sqrt(tried + 1.0)
        choice = 0
        best = -1e9
        for i in range(count):
            visits = 0.0
            mean = usual
            if kids[i]:
                visits = self.nodes[NODE * kids[i] + VISITS]
                mean = self.nodes[NODE * kids[i] + TOTAL] / visits
            value = mean + reach * policy.worth[i] / priors / (1.0 + visits)
            if node == 0 and visits < FLOOR * tried + 1.0:
                value += 1e6  # the minimum share of every root play
            if value > best:
                best = value
                choice = i
        return choice

    def way_down(self, node: int, policy: Policy, searching: bool) -> None:
        """Choose the acting seat's play after a node; store it in ``chosen`` and its companions."""
        count = policy.weigh(self.sim)
        chosen = policy.best(count)
        if node == 0 and self.narrow:
            chosen = self.less_tried(policy, count)
        elif searching and count > 1:
            chosen = self.select(node, policy, count)
        self.chosen = chosen
        self.chosen_part = policy.part[chosen]
        self.chosen_play = policy.with_claim(self.sim, policy.part[chosen], policy.sure[chosen])

    def less_tried(self, policy: Policy, count: int) -> int:
        """Return the less visited of the two plays that are compared."""
        first = 0
        second = 0
        for i in range(count):
            if policy.part[i] == self.one:
                first = i
            if policy.part[i] == self.two:
                second = i
        return second if self.visits[second] < self.visits[first] else first

    def iterate(self) -> None:
        """Descend the tree in the current deal, play the round out and update the visited nodes."""
        self.begin_sim()
        node = 0
        depth = 0
        root_choice = 0
        going = True
        while going and self.sim.phase == PLAYING and depth < DEPTH - 1:
            mover = self.sim.seat
            searching = mover == self.seat or self.kind[mover] == SEARCHER
            if mover == self.seat:
                self.way_down(node, self.own, True)
            elif self.kind[mover] < GOOD_RULES:
                self.way_down(node, self.plainer, False)
            else:
                self.way_down(node, self.others, searching)
            if depth == 0:
                root_choice = self.chosen
            next = self.child(node, self.chosen_part)
            if next == 0:
                going = not searching and self.node_count < self.room  # rule replies do not end the descent
                if self.node_count < self.room:
                    next = self.grow(node, self.chosen_part, mover)
            self.put_card(self.chosen_play)
            if next:
                self.path[depth] = next
                depth += 1
            node = next
        self.play_on()
        self.settle()
        self.note(root_choice, self.took)
        for i in range(depth):
            at = NODE * self.path[i]
            mover = int(self.nodes[at + MOVER])
            self.nodes[at + VISITS] += 1.0
            self.nodes[at + TOTAL] += self.reward[mover]

    def grow_tree(self, iterations: int) -> None:
        """Run iterations, each in another deal."""
        for _ in range(iterations):
            self.next_world(self.steps)
            self.draw_kinds()
            self.iterate()

    def begin_tree(self, iterations: int) -> None:
        """Prepare a tree search and allocate nodes for this many iterations; :meth:`end_tree` frees them."""
        self.begin_cards()
        self.room = (GROWTH if self.past.mixed else 1) * iterations + 1
        self.nodes = native.new_doubles(NODE * self.room)
        self.node_count = 0
        self.new_node(0, 0, 0)

    def tree(self, iterations: int) -> None:
        """Run more iterations, without the GIL."""
        with cython.nogil:
            self.grow_tree(iterations)

    def end_tree(self) -> None:
        """Free the nodes."""
        native.free_doubles(self.nodes)
        self.room = 0

    # ---- analysis -----------------------------------------------------------------------

    def compare(self, one: int, two: int) -> None:
        """Restrict the root to two plays, visited equally often."""
        self.narrow, self.one, self.two = 1, one, two

    def forecast(self, playouts: int) -> None:
        """Play the round out from the true state, all seats by rules with a little noise; add the rewards up
        in ``ahead``."""
        self.forget_ahead()
        with cython.nogil:
            for _ in range(playouts):
                native.copy_fields(self.sim, self.root)
                self.go_on()
                for s in range(self.root.players):
                    self.ahead[s] += self.reward[s]
                    self.ahead_squares[s] += self.reward[s] * self.reward[s]

    def shift(self, action: int, playouts: int) -> None:
        """Measure how much an action changes the expected rewards of all seats, as far as its seat can know.
        Each deal that fits the seat's knowledge is played out with the action and without."""
        self.forget_ahead()
        with cython.nogil:
            self.begin_worlds()
            for _ in range(playouts):
                self.next_world(self.steps)
                self.shift_once(action)

    def forget_ahead(self) -> None:
        for s in range(4):
            self.ahead[s] = 0.0
            self.ahead_squares[s] = 0.0

    def shift_once(self, action: int) -> None:
        native.copy_fields(self.sim, self.world)
        self.go_on()
        for s in range(self.root.players):
            self.ahead_before[s] = self.reward[s]
        native.copy_fields(self.sim, self.world)
        self.sim.carry_out(action)
        self.go_on()
        for s in range(self.root.players):
            change = self.reward[s] - self.ahead_before[s]
            self.ahead[s] += change
            self.ahead_squares[s] += change * change

    def go_on(self) -> None:
        """Play the round to its end from any phase, and compute the rewards."""
        while self.sim.phase == DEALING or self.sim.phase == CHOOSING_FIRST:
            self.sim.carry_out(self.sim.choose_randomly(self.rng))
        for s in range(self.root.players):
            if self.sim.phase == PREDICTING and self.sim.predicted[s] == NOT_PREDICTED:
                self.sim.predict(s, self.reading.draw(self.sim.hand[s], self.rng))
        while self.sim.phase == PLAYING:
            self.play_warmly(self.others)
        self.settle()

    def play_warmly(self, policy: Policy) -> None:
        """Play a card drawn by softmax over its value by the rules (temperature ``WARM``)."""
        count = policy.weigh(self.sim)
        highest = policy.worth[policy.best(count)]
        total = 0.0
        for i in range(count):
            policy.worth[i] = math.exp((policy.worth[i] - highest) / WARM)
            total += policy.worth[i]
        rest = total * ((self.rng.next64() >> 11) / CERTAIN)
        chosen = 0
        while chosen < count - 1 and rest >= policy.worth[chosen]:
            rest -= policy.worth[chosen]
            chosen += 1
        self.sim.play(policy.with_claim(self.sim, policy.part[chosen], policy.sure[chosen]))

    # ---- predictions --------------------------------------------------------------------

    def begin_predictions(self, low: int, high: int) -> None:
        """Prepare to try 0 and every prediction from ``low`` to ``high``."""
        self.count = 0
        for number in range(self.root.size + 1):
            if number == 0 or low <= number <= high:
                self.part[self.count] = number
                self.count += 1
        self.forget_results()
        native.copy_fields(self.world, self.root)
        for i in range(PLAYER_KINDS * self.root.players):
            self.like[i] = self.past.weight[i]

    def sample_predictions(self, deals: int) -> None:
        """Try every prediction in each deal; all seats play by rules."""
        for _ in range(deals):
            if not self.root.open_hands:
                self.world.shuffle_hands(self.seat, self.rng)
            for s in range(self.root.players):
                if s != self.seat:
                    self.world.predicted[s] = self.reading.draw(self.world.hand[s], self.rng)
            self.draw_kinds()
            for i in range(self.count):
                self.try_prediction(i)

    def try_prediction(self, index: int) -> None:
        """Play the current deal out with one of the predictions."""
        self.begin_sim()
        self.sim.predicted[self.seat] = self.part[index]
        self.sim.phase = PLAYING
        self.sim.seat = self.sim.starter
        self.play_on()
        self.settle()
        off = abs(self.sim.won[self.seat] - self.part[index])
        self.note(index, 1 if off == 1 else 0)

    def predictions(self, deals: int) -> None:
        """Sample more deals for every prediction, without the GIL. Call :meth:`begin_predictions` first.
        Here ``trick`` counts the rounds that miss the prediction by one."""
        with cython.nogil:
            self.sample_predictions(deals)
