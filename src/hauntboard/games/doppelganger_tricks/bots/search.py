"""The search: information-set tree search over card plays, and sampled rounds for predictions.

Every iteration looks at another deal that fits what the seat knows. The deals form a chain: two cards of
hidden hands change places, and the exchange stands if the new deal is as likely as the old one, or by luck
in proportion (Metropolis). How likely a deal is, is read from the predictions, from bonus cards that
nobody has claimed (a player without doppelgängers would have), and from the cards played so far by what each
kind of player would have played (``kinds.py``). In each deal a path is followed down one common tree of what
everybody can see, those who play by rules doing so, then the round is played out by rules.

What a result is worth to a seat: its points of the round less half the mean of the others'.
"""

from __future__ import annotations

import math

import cython

from ....engine import native
from ....engine.rng import Rng
from .. import rules
from ..cards import CHOOSING_FIRST, DEALING, DOPPELGANGER, NOT_PREDICTED, PLAYING, PREDICTING
from ..rules import Tricks
from .beliefs import PredictionModel
from .player_types import PlayHistory
from .policy import Policy
from .weights import GOOD_RULES, PLAYER_KINDS, SEARCHER

MOST_PLAYS = 48
DEPTH = 48  # a round has at most 40 plays
NODE = 6  # numbers of a node: those below
PART, NEXT, FIRST_CHILD, MOVER, VISITS, TOTAL = range(NODE)
# How likely a player without doppelgängers leaves a bonus card lying.
UNCLAIMED = 0.15
# Each way to play at the root gets at least this part of the iterations.
FLOOR = 0.01
# Points between two cards that make one of them e times as likely when a round is played on in retrospect.
WARM = 0.15
# Room for so many nodes an iteration where some play by rules: their answers are nodes too.
GROWTH = 4
CERTAIN = 9007199254740992.0  # 2**53


class Search:
    """All a search needs; one at a time for each object, since it notes down what it finds."""

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
        # The round's end shall end the game: nothing is dealt after it.
        self.root.rounds = max(root.round, 1)
        self.world = self.root.clone()
        self.sim = self.root.clone()
        self.rng = Rng(seed)
        self.explore = 2.5  # points by which a good prior outweighs what was found
        self.warmth = 0.6  # points between two plays that make one of them e times as likely a priori
        self.trust = 1.0  # in what predictions tell: 0 for not at all
        self.steps = 3  # exchanges between two deals
        self.envy = 0.5  # how much of the others' mean counts against a seat's own points
        self.fit = [0.0] * 4  # likelihood of each hand in the present deal
        self.like = [0.0] * 12  # the same by seat and kind of player
        self.like_first = [0.0] * 3
        self.kind = [SEARCHER] * 4  # of each seat in the round that is being played out
        self.count = 0  # of the ways to play at the root
        self.part = [0] * 48
        self.visits = [0.0] * 48
        self.total = [0.0] * 48
        self.squares = [0.0] * 48
        self.exact = [0.0] * 48
        self.plain = [0.0] * 48
        self.trick = [0.0] * 48
        self.narrow = 0  # whether only two ways to play are compared
        self.one = 0
        self.two = 0
        # By seat, in retrospect: what rounds brought that were played on, added up; or by how much an
        # action changed that.
        self.ahead = [0.0] * 4
        self.ahead_squares = [0.0] * 4
        self.ahead_before = [0.0] * 4
        self.path = [0] * 48
        self.to_come = 0  # plays until the trick at the root is complete
        self.took = 0  # whether the own seat won it
        self.chosen = 0
        self.chosen_part = 0
        self.chosen_play = 0
        self.node_count = 0
        self.room = 0  # for nodes
        self.nodes = native.new_doubles(0)
        self.reward = [0.0] * 4

    # ---- deals --------------------------------------------------------------------------

    def hand_fit(self, seat: int, hand: int) -> float:
        """How likely a hidden hand is by what its seat has done."""
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
        """Start the chain of deals somewhere and let it forget where."""
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
        """Go on in the chain of deals."""
        if not self.root.open_hands:
            for _ in range(steps):
                self.exchange()

    def exchange(self) -> None:
        """Let two hidden cards of two hands change places, if that is likely enough."""
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
        """Note down how likely a seat is of each kind, with the hand just asked about."""
        for kind in range(PLAYER_KINDS):
            self.like[PLAYER_KINDS * seat + kind] = self.past.liked[kind]

    def draw_kinds(self) -> None:
        """Who plays how in the round to be played out."""
        if self.past.mixed:
            for s in range(self.root.players):
                if s != self.seat:
                    self.kind[s] = self.any_kind(s)

    def any_kind(self, seat: int) -> int:
        """A kind of player by how likely the seat is one."""
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
        """A seat that is not the own."""
        seat = native.below(self.rng, players - 1)
        return seat if seat < self.seat else seat + 1

    # ---- results ------------------------------------------------------------------------

    def settle(self) -> None:
        """What the end of the played-out round is worth to each seat."""
        players = self.root.players
        total = 0.0
        for s in range(players):
            self.reward[s] = self.sim.round_points(s)
            total += self.reward[s]
        for s in range(players):
            own = self.reward[s]
            self.reward[s] = own - self.envy * (total - own) / (players - 1)

    def note(self, index: int, took: int) -> None:
        """Enter a result for one of the ways to play at the root."""
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
        """A copy of the present deal to play in."""
        native.copy_fields(self.sim, self.world)
        self.to_come = self.root.players - self.root.laid
        self.took = 0

    def put_card(self, play: int) -> None:
        """Play, and note whether the own seat wins the trick that was under way at the root."""
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
        """The ways to play at the root, nothing known of them yet."""
        self.count = self.own.weigh(self.root)
        for i in range(self.count):
            self.part[i] = self.own.part[i]
        self.forget_results()

    def forget_results(self) -> None:
        """Nothing is known of anything yet."""
        for i in range(self.count):
            self.visits[i] = 0.0
            self.total[i] = 0.0
            self.squares[i] = 0.0
            self.exact[i] = 0.0
            self.plain[i] = 0.0
            self.trick[i] = 0.0

    def sample_flat(self, deals: int) -> None:
        """Try every way to play in each of so many deals, the rest by rules."""
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
        """Get ready to look at the ways to play."""
        self.list_root()
        self.begin_worlds()

    def flat(self, deals: int) -> None:
        """So many deals more of flat sampling, without the GIL; after :meth:`begin_cards`."""
        with cython.nogil:
            self.sample_flat(deals)

    # ---- the tree -----------------------------------------------------------------------

    def new_node(self, part: int, mover: int, sibling: int) -> int:
        """A node for a play, before its siblings."""
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
        """The node of a play after another node; 0 if there is none yet."""
        at = int(self.nodes[NODE * node + FIRST_CHILD])
        while at and self.nodes[NODE * at + PART] != part:
            at = int(self.nodes[NODE * at + NEXT])
        return at

    def grow(self, node: int, part: int, mover: int) -> int:
        """A new child of a node."""
        new = self.new_node(part, mover, int(self.nodes[NODE * node + FIRST_CHILD]))
        self.nodes[NODE * node + FIRST_CHILD] = new
        return new

    def select(self, node: int, policy: Policy, count: int) -> int:
        """Which of the plays just weighed to follow: good results, good by the rules, seldom tried."""
        kids = [0] * 48
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
                value += 1e6  # nothing at the root goes unseen
            if value > best:
                best = value
                choice = i
        return choice

    def way_down(self, node: int, policy: Policy, searching: bool) -> None:
        """Decide what the acting seat plays after a node, and note it down."""
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
        """Of the two ways to play that are compared the one whose turn it is."""
        first = 0
        second = 0
        for i in range(count):
            if policy.part[i] == self.one:
                first = i
            if policy.part[i] == self.two:
                second = i
        return second if self.visits[second] < self.visits[first] else first

    def iterate(self) -> None:
        """One deal, one way down the tree, one round played out."""
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
                going = not searching and self.node_count < self.room  # what follows by rules is no edge
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
        """So many iterations from the root."""
        for _ in range(iterations):
            self.next_world(self.steps)
            self.draw_kinds()
            self.iterate()

    def begin_tree(self, iterations: int) -> None:
        """Get ready to search, with room for so many iterations; :meth:`end_tree` gives it back."""
        self.begin_cards()
        self.room = (GROWTH if self.past.mixed else 1) * iterations + 1
        self.nodes = native.new_doubles(NODE * self.room)
        self.node_count = 0
        self.new_node(0, 0, 0)

    def tree(self, iterations: int) -> None:
        """So many iterations more, without the GIL."""
        with cython.nogil:
            self.grow_tree(iterations)

    def end_tree(self) -> None:
        """Give the room back."""
        native.free_doubles(self.nodes)
        self.room = 0

    # ---- in retrospect ------------------------------------------------------------------

    def compare(self, one: int, two: int) -> None:
        """Let the tree be about two ways to play alone, each as often as the other."""
        self.narrow, self.one, self.two = 1, one, two

    def forecast(self, playouts: int) -> None:
        """Play the round on from the root as it truly is, everybody by rules and a little warmly."""
        self.forget_ahead()
        with cython.nogil:
            for _ in range(playouts):
                native.copy_fields(self.sim, self.root)
                self.go_on()
                for s in range(self.root.players):
                    self.ahead[s] += self.reward[s]
                    self.ahead_squares[s] += self.reward[s] * self.reward[s]

    def shift(self, action: int, playouts: int) -> None:
        """By how much an action of the seat changes what everybody may expect, as far as the seat can know:
        played on from deals that fit, with the action and without."""
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
        """Play a round to its end from wherever it stands."""
        while self.sim.phase == DEALING or self.sim.phase == CHOOSING_FIRST:
            self.sim.carry_out(self.sim.choose_randomly(self.rng))
        for s in range(self.root.players):
            if self.sim.phase == PREDICTING and self.sim.predicted[s] == NOT_PREDICTED:
                self.sim.predict(s, self.reading.draw(self.sim.hand[s], self.rng))
        while self.sim.phase == PLAYING:
            self.play_warmly(self.others)
        self.settle()

    def play_warmly(self, policy: Policy) -> None:
        """Play a card, one that is hardly worse by the rules nearly as often as the best."""
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
        """Get ready to try 0 and every prediction of a range."""
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
        """Try them in each of so many deals, all play by rules."""
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
        """Play one deal out with one of the predictions."""
        self.begin_sim()
        self.sim.predicted[self.seat] = self.part[index]
        self.sim.phase = PLAYING
        self.sim.seat = self.sim.starter
        self.play_on()
        self.settle()
        off = abs(self.sim.won[self.seat] - self.part[index])
        self.note(index, 1 if off == 1 else 0)

    def predictions(self, deals: int) -> None:
        """So many deals more for every prediction, without the GIL; after :meth:`begin_predictions`.
        ``trick`` then counts those off by one."""
        with cython.nogil:
            self.sample_predictions(deals)
