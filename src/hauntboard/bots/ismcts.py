"""Information-set Monte Carlo tree search for any game.

Single observer: nodes are what the searching seat sees. Every simulation determinizes what the seat cannot
know, descends by UCB1 (counting how often an action was available, since that depends on the deal), adds one
action, plays on at random and credits every action on the path with the result of the seat that took it.

- Chance has no nodes: outcomes are drawn after an action, and the next node is found by what the seat noticed
(``State.trace``). Deals that look alike lead to the same node, and so do secret choices of others. - Of seats
that choose at the same time the searching one comes last, so that no seat can react to its choice. - A
simulation ends with the round, where rounds are scored, else with the match or after ``horizon`` steps. Its
value for a seat is the points it gained less what the others gained on average, plus a bonus for victory.

In a game without secrets this is open-loop UCT. All memory is allocated before the search begins.
"""

from __future__ import annotations

import math
from array import array

import cython

from ..engine import native
from ..engine.rng import Rng
from ..engine.state import State
from . import sizes

NONE = -1


class IsmctsSearch:
    """The tree of one decision; every call of ``run`` grows it further."""

    def __init__(
        self,
        root: State,
        seat: int,
        seed: int,
        capacity: int,
        exploration: float,
        horizon: int,
        win_worth: float,
    ) -> None:
        self.root = root
        self.state = root.clone()
        self.rng = Rng(seed)
        self.seat = seat
        self.players = self.root.seat_count()
        if self.players > sizes.SEATS:  # a game outside the registry
            raise ValueError(f"{self.players} seats; the search has room for {sizes.SEATS}")
        self.round = self.root.round_number()
        self.exploration = exploration
        self.horizon = horizon
        self.win_worth = win_worth
        self.capacity = capacity
        self.simulations = 0
        self.low = 0.0  # the lowest and the highest result of any seat so far
        self.high = 0.0
        if not cython.compiled:
            self.words = [0] * sizes.LEGAL_ROOM
            self.payoff = [0.0] * sizes.SEATS
        # The nodes, found by their keys through an open hash table.
        self.nodes = 0
        self.decision = NONE  # the node at which the searching seat decides
        self.node_key = array("Q", bytes(8 * capacity))
        self.node_edge = array("i", bytes(4 * capacity))
        self.slots = 4
        while self.slots < 2 * capacity:
            self.slots *= 2
        self.slot = array("i", bytes(4 * self.slots))  # number of the node + 1
        # The actions tried at the nodes, each node's own as a linked list.
        self.edges = 0
        self.edge_action = array("i", bytes(4 * capacity))
        self.edge_next = array("i", bytes(4 * capacity))
        self.edge_visits = array("i", bytes(4 * capacity))
        self.edge_available = array("i", bytes(4 * capacity))
        self.edge_sum = array("d", bytes(8 * capacity))
        self.edge_squares = array("d", bytes(8 * capacity))
        self.path = array("i", bytes(4 * sizes.MAX_PATH))
        self.path_seat = array("i", bytes(4 * sizes.MAX_PATH))

    def run(self, simulations: int) -> None:
        """Run more simulations, without the GIL."""
        scratch = self.state
        with cython.nogil:
            self.simulate_many(scratch, simulations)

    def simulate_many(self, state: State, simulations: int) -> None:
        for _ in range(simulations):
            self.simulate(state)

    def simulate(self, state: State) -> None:
        """Run one simulation: one deal, one path down the tree, one playout."""
        state.assign(self.root)
        state.shuffle_hidden(self.seat, self.rng)
        length = self.descend(state)
        steps = 0
        while steps < self.horizon and not self.ended(state):
            state.random_step(self.rng)
            steps += 1
        self.weigh(state)
        for i in range(length):
            edge = self.path[i]
            value = self.payoff[self.path_seat[i]]
            self.edge_visits[edge] += 1
            self.edge_sum[edge] += value
            self.edge_squares[edge] += value * value
        self.simulations += 1

    def descend(self, state: State) -> int:
        """Down the tree until an action is new (but not before the seat has decided); returns the length
        of the way."""
        key = native.mixed(0, 0)
        length = 0
        decided = False
        known = True
        while (known or not decided) and length < sizes.MAX_PATH and not self.ended(state):
            actor = self.actor(state.acting())
            node = self.node_of(key)
            if node == NONE:
                return length
            if actor == self.seat and self.decision == NONE:
                self.decision = node
            edge = self.select(node, state, actor)
            if edge == NONE:
                return length
            known = self.edge_visits[edge] > 0
            if actor == self.seat:
                decided = True
            self.path[length] = edge
            self.path_seat[length] = actor
            length += 1
            action = self.edge_action[edge]
            state.step(action)
            self.draw_luck(state)
            key = native.mixed(key, state.trace(self.seat, actor, action))
        return length

    def actor(self, acting: int) -> int:
        """Return the seat that chooses next: of several, the searching seat last."""
        others = acting & ~(1 << self.seat)
        if others:
            return native.lowest(others)
        return self.seat

    def draw_luck(self, state: State) -> None:
        """Let chance act until a seat must decide."""
        while state.acting() == 0 and not self.ended(state):
            state.random_step(self.rng)

    def ended(self, state: State) -> bool:
        """Return whether the simulation is over: with the match, or with a round in which a seat scored."""
        if state.is_over():
            return True
        if state.round_number() == self.round:
            return False
        scored = False
        for seat in range(self.players):
            if state.match_score(seat) != self.root.match_score(seat):
                scored = True
        return scored

    # ---- the tree -------------------------------------------------------------------

    def node_of(self, key: int) -> int:
        """Return the node of a key, added if it is new; NONE if the tree is full."""
        mask = self.slots - 1
        place = key & mask
        while self.slot[place]:
            node = self.slot[place] - 1
            if self.node_key[node] == key:
                return node
            place = (place + 1) & mask
        if self.nodes == self.capacity:
            return NONE
        node = self.nodes
        self.nodes += 1
        self.node_key[node] = key
        self.node_edge[node] = NONE
        self.slot[place] = node + 1
        return node

    def select(self, node: int, state: State, actor: int) -> int:
        """Return an untried action, if there is one, else the best by UCB1; NONE if the tree is full."""
        used = state.fill_legal(self.words, actor)
        best = NONE
        best_score = 0.0
        edge = self.node_edge[node]
        while edge != NONE:
            action = self.edge_action[edge]
            word = self.words[action >> 6]
            if (word >> (action & 63)) & 1:
                self.words[action >> 6] = word & ~native.bit(action & 63)
                self.edge_available[edge] += 1
                score = self.score(edge)
                if best == NONE or score > best_score:
                    best = edge
                    best_score = score
            edge = self.edge_next[edge]
        action = self.untried(used)
        if action == NONE:
            return best
        return self.add_edge(node, action)

    def score(self, edge: int) -> float:
        """Return the upper confidence bound, with values scaled to their range so far."""
        visits = self.edge_visits[edge]
        spread = self.high - self.low
        mean = 0.5
        if spread > 0.0:
            mean = (self.edge_sum[edge] / visits - self.low) / spread
        return mean + self.exploration * math.sqrt(math.log(self.edge_available[edge]) / visits)

    def untried(self, used: int) -> int:
        """Draw one of the actions left in the words, and clear them; NONE if there are none."""
        total = 0
        for i in range(used):
            if self.words[i]:
                total += native.popcount(self.words[i])
        if total == 0:
            return NONE
        index = native.below(self.rng, total)
        action = NONE
        for i in range(used):
            word = self.words[i]
            if word:
                self.words[i] = 0
                if action == NONE:
                    here = native.popcount(word)
                    if index < here:
                        action = 64 * i + native.nth(word, index)
                    index -= here
        return action

    def add_edge(self, node: int, action: int) -> int:
        """Add an action to a node; NONE if the tree is full."""
        if self.edges == self.capacity:
            return NONE
        edge = self.edges
        self.edges += 1
        self.edge_action[edge] = action
        self.edge_available[edge] = 1
        self.edge_next[edge] = self.node_edge[node]
        self.node_edge[node] = edge
        return edge

    def weigh(self, state: State) -> None:
        """Compute the result of the simulation for every seat."""
        winners = state.winner_mask()
        won = native.popcount(winners)
        lost = self.players - won
        total = 0.0
        for seat in range(self.players):
            self.payoff[seat] = state.match_score(seat) - self.root.match_score(seat)
            total += self.payoff[seat]
        for seat in range(self.players):
            gain = self.payoff[seat]
            value = gain - (total - gain) / (self.players - 1)
            if won and lost:
                if (winners >> seat) & 1:
                    value += self.win_worth * min(1.0, float(lost) / won)
                else:
                    value -= self.win_worth * min(1.0, float(won) / lost)
            self.payoff[seat] = value
            self.low = min(self.low, value)
            self.high = max(self.high, value)

    # ---- results --------------------------------------------------------------------

    def found(self) -> list[tuple[int, int, float, float]]:
        """Return action, visits, mean and standard error of the seat's actions; most visited first."""
        rows = []
        edge = self.node_edge[self.decision] if self.decision != NONE else NONE
        while edge != NONE:
            visits = self.edge_visits[edge]
            mean = self.edge_sum[edge] / max(1, visits)
            variance = max(0.0, self.edge_squares[edge] / max(1, visits) - mean * mean)
            rows.append((self.edge_action[edge], visits, mean, math.sqrt(variance / max(1, visits))))
            edge = self.edge_next[edge]
        return sorted(rows, key=lambda row: (-row[1], -row[2], row[0]))
