"""Solve a game tree: CFR+ and exact best responses over flat arrays.

CFR+ as in Tammelin (2014): regrets never fall below zero, players update in turn, and iteration ``t`` has
weight ``t`` in the average. A policy is a list of probabilities, one per action of every situation
(``slots`` says where a situation begins). Nodes are ordered by level, parents before children; the nodes of
a situation share a level, so a best response can be computed level by level.
"""

from __future__ import annotations

from array import array

import cython

from . import CHANCE_NODE, LEAF


class Solver:
    """A tree with regrets and average policy."""

    def __init__(
        self,
        players: int,
        info: array[int],
        first: array[int],
        child: array[int],
        chance: array[float],
        payoff: array[float],
        levels: array[int],
        seats: array[int],
        slots: array[int],
    ) -> None:
        self.players = players
        self.nodes = len(info)
        self.situations = len(seats)
        self.info = info  # by node: its situation, or CHANCE_NODE or LEAF
        self.first = first  # by node: its first edge
        self.child = child
        self.chance = chance
        self.payoff = payoff
        self.levels = levels  # where each level begins, and the end
        self.level_count = len(levels) - 1
        self.seats = seats
        self.slots = slots
        size = slots[len(seats)]
        self.size = size
        self.iteration = 0
        self.policy = array("d", bytes(8 * size))
        self.regret = array("d", bytes(8 * size))
        self.sum = array("d", bytes(8 * size))
        self.worth = array("d", bytes(8 * size))  # of actions, for a best response
        self.value = array("d", bytes(8 * self.nodes))
        self.own = array("d", bytes(8 * self.nodes))  # how far the updating seat goes along
        self.other = array("d", bytes(8 * self.nodes))  # and all others, luck included
        for seat in range(players):
            self.match_regrets(seat)

    def run(self, iterations: int) -> None:
        """Run more iterations of CFR+ without the GIL."""
        with cython.nogil:
            self.iterate(iterations)

    def iterate(self, iterations: int) -> None:
        for _ in range(iterations):
            self.iteration += 1
            for seat in range(self.players):
                self.reach(seat, self.policy)
                self.learn(seat)
                self.match_regrets(seat)

    def reach(self, seat: int, policy: array[float]) -> None:
        """Compute how likely every node is, by the seat's own choices and by all others."""
        self.own[0] = 1.0
        self.other[0] = 1.0
        for node in range(self.nodes):
            own = self.own[node]
            other = self.other[node]
            info = self.info[node]
            if info == CHANCE_NODE:
                for edge in range(self.first[node], self.first[node + 1]):
                    self.own[self.child[edge]] = own
                    self.other[self.child[edge]] = other * self.chance[edge]
            elif info >= 0:
                slot = self.slots[info]
                mine = self.seats[info] == seat
                for edge in range(self.first[node], self.first[node + 1]):
                    part = policy[slot]
                    slot += 1
                    self.own[self.child[edge]] = own * part if mine else own
                    self.other[self.child[edge]] = other if mine else other * part

    def learn(self, seat: int) -> None:
        """Compute values backwards; update regrets and the average of the seat's situations."""
        for node in range(self.nodes - 1, -1, -1):
            info = self.info[node]
            if info == LEAF:
                self.value[node] = self.payoff[self.players * node + seat]
            elif info == CHANCE_NODE:
                self.value[node] = self.mean(node)
            else:
                slot = self.slots[info]
                total = self.expected(node, slot, self.policy)
                self.value[node] = total
                if self.seats[info] == seat:
                    weight = self.iteration * self.own[node]
                    for edge in range(self.first[node], self.first[node + 1]):
                        self.regret[slot] += self.other[node] * (self.value[self.child[edge]] - total)
                        self.sum[slot] += weight * self.policy[slot]
                        slot += 1

    def mean(self, node: int) -> float:
        """Return the expected value at a chance node."""
        total = 0.0
        for edge in range(self.first[node], self.first[node + 1]):
            total += self.chance[edge] * self.value[self.child[edge]]
        return total

    def expected(self, node: int, slot: int, policy: array[float]) -> float:
        """Return the value of a policy at a decision."""
        total = 0.0
        for edge in range(self.first[node], self.first[node + 1]):
            total += policy[slot] * self.value[self.child[edge]]
            slot += 1
        return total

    def match_regrets(self, seat: int) -> None:
        """Clip negative regrets and choose in proportion to the rest."""
        for info in range(self.situations):
            if self.seats[info] == seat:
                start = self.slots[info]
                end = self.slots[info + 1]
                total = 0.0
                for slot in range(start, end):
                    if self.regret[slot] < 0.0:
                        self.regret[slot] = 0.0
                    total += self.regret[slot]
                for slot in range(start, end):
                    self.policy[slot] = self.regret[slot] / total if total > 0.0 else 1.0 / (end - start)

    # ---- policies ---------------------------------------------------------------------

    def average(self) -> array[float]:
        """Return the average policy, which approaches an equilibrium."""
        found = array("d", bytes(8 * self.size))
        for info in range(self.situations):
            start, end = self.slots[info], self.slots[info + 1]
            total = sum(self.sum[slot] for slot in range(start, end))
            for slot in range(start, end):
                found[slot] = self.sum[slot] / total if total > 0.0 else 1.0 / (end - start)
        return found

    def uniform(self) -> array[float]:
        """Return the uniform policy."""
        found = array("d", bytes(8 * self.size))
        for info in range(self.situations):
            start, end = self.slots[info], self.slots[info + 1]
            for slot in range(start, end):
                found[slot] = 1.0 / (end - start)
        return found

    def values(self, policy: array[float]) -> list[float]:
        """Return the value of a match for each seat if all seats play a policy."""
        found = []
        for seat in range(self.players):
            self.weigh(seat, policy)
            found.append(self.value[0])
        return found

    def weigh(self, seat: int, policy: array[float]) -> None:
        """Compute the value of every node for a seat."""
        for node in range(self.nodes - 1, -1, -1):
            info = self.info[node]
            if info == LEAF:
                self.value[node] = self.payoff[self.players * node + seat]
            elif info == CHANCE_NODE:
                self.value[node] = self.mean(node)
            else:
                self.value[node] = self.expected(node, self.slots[info], policy)

    def best_response(self, seat: int, policy: array[float]) -> float:
        """Return the exact value of a seat's best response to a policy."""
        self.reach(seat, policy)
        self.respond(seat, policy)
        return float(self.value[0])

    def respond(self, seat: int, policy: array[float]) -> None:
        for slot in range(self.size):
            self.worth[slot] = 0.0
        for level in range(self.level_count - 1, -1, -1):
            start = self.levels[level]
            end = self.levels[level + 1]
            for node in range(start, end):
                info = self.info[node]
                if info >= 0 and self.seats[info] == seat:
                    slot = self.slots[info]
                    for edge in range(self.first[node], self.first[node + 1]):
                        self.worth[slot] += self.other[node] * self.value[self.child[edge]]
                        slot += 1
                elif info >= 0:
                    self.value[node] = self.expected(node, self.slots[info], policy)
                elif info == CHANCE_NODE:
                    self.value[node] = self.mean(node)
                else:
                    self.value[node] = self.payoff[self.players * node + seat]
            for node in range(start, end):
                info = self.info[node]
                if info >= 0 and self.seats[info] == seat:
                    self.value[node] = self.value[self.child[self.first[node] + self.best(info)]]

    def best(self, info: int) -> int:
        """Return the best action of a situation."""
        start = self.slots[info]
        found = start
        for slot in range(start + 1, self.slots[info + 1]):
            if self.worth[slot] > self.worth[found]:
                found = slot
        return found - start

    def nash_conv(self, policy: array[float]) -> float:
        """Return how much all seats together gain by switching to best responses."""
        values = self.values(policy)
        return sum(self.best_response(seat, policy) - values[seat] for seat in range(self.players))

    def exploitability(self, policy: array[float]) -> float:
        """Return NashConv per seat. With two seats this is how much a policy loses to its best opponent,
        seats alternating, compared with an equilibrium."""
        return self.nash_conv(policy) / self.players
