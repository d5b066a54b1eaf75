"""The whole tree of a small game, with every seat's information sets.

It works for any game through the game protocol. A seat observes an action if ``sees_action`` is true, and its
public result (``outcome``) in any case. Of consecutive chance actions, such as a deal, a seat observes only
the view after them, so the order of dealing does not matter (unless ``merge`` is off). Forced moves create no
node. Simultaneous choices are made in the order of the seats; later ones do not see earlier ones.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ...engine.game import Game
from ...engine.messages import HauntboardError
from ...engine.seats import CHANCE
from ...engine.state import State
from . import CHANCE_NODE, LEAF
from .cfr import Solver

# Consecutive chance actions are expanded together, and a round need not end in every game.
# Both would fill the memory before the number of nodes reaches its limit.
MOST_NODES = 20_000_000
MOST_LUCK = 200_000
MOST_LEVELS = 1000
Keys = tuple[int, ...]  # by seat: what it has noticed so far, as a number


@dataclass(frozen=True)
class InformationSet:
    """An information set of a seat."""

    seat: int
    actions: tuple[int, ...]
    path: tuple[int, ...]  # one of the lists of actions that lead to it


@dataclass(frozen=True)
class TreeNode:
    """A state at which a seat decides, or the end, and how it was reached."""

    state: State
    keys: Keys
    level: int  # steps since the beginning, luck in a row counted once
    path: tuple[int, ...]


class Tree:
    """All histories of a game, grouped into situations.

    >>> from hauntboard.games import load
    >>> tree = Tree(load("template", 2, {"rounds": 1, "first": 1}))
    >>> tree.nodes, len(tree.situations)
    (631, 30)
    """

    def __init__(
        self,
        game: Game,
        limit: int = MOST_NODES,
        progress: Callable[[int], None] | None = None,
        merge: bool = True,
    ) -> None:
        self.game = game
        self.merge = merge
        self.limit = limit
        self.progress = progress
        self.situations: list[InformationSet] = []
        self.slots = array("i", [0])  # by situation: where its actions begin; the end of the last
        self._seen: dict[tuple[object, ...], int] = {}  # what was noticed, after what
        self._found: dict[tuple[int, int], int] = {}  # situations by seat and key
        # By node, in the order of discovery: what it is, its level, its edges and where it stands among them.
        self._info = array("i")
        self._level = array("i")
        self._first = array("i")
        self._count = array("i")
        self._payoff = array("d")
        self._child = array("i")
        self._chance = array("d")
        self._grow()

    @property
    def nodes(self) -> int:
        """Return the number of histories with a decision, chance or an end."""
        return len(self._info)

    # ---- growing ----------------------------------------------------------------------

    def _grow(self) -> None:
        """Expand depth first from a list of open nodes with the edges to them."""
        start = TreeNode(self.game.new_state(), (0,) * self.game.players, 0, ())
        waiting = [(start, -1)]
        while waiting:
            moment, edge = waiting.pop()
            node, further = self._add(moment)
            if edge >= 0:
                self._child[edge] = node
            waiting += further

    def _add(self, moment: TreeNode) -> tuple[int, list[tuple[TreeNode, int]]]:
        """Add a node and return the nodes after it with their edges."""
        while True:
            state = moment.state
            if state.over():
                return self._node(LEAF, moment.level, [], state.returns()), []
            if state.at_chance():
                outcomes = self._luck(moment)
                if len(outcomes) > 1:
                    node = self._node(CHANCE_NODE, moment.level, [chance for _, chance in outcomes])
                    return node, self._edges(node, [after for after, _ in outcomes])
                moment = outcomes[0][0]
                continue
            seat = state.actors()[0]
            legal = state.legal_actions(seat)
            if len(legal) > 1:
                node = self._node(self._situation(seat, moment, legal), moment.level, [0.0] * len(legal))
                return node, self._edges(node, [self._after(moment, action) for action in legal])
            moment = self._after(moment, legal[0])

    def _node(self, info: int, level: int, chances: Sequence[float], payoffs: Sequence[float] = ()) -> int:
        node = len(self._info)
        if len(self._child) + len(chances) >= self.limit or level > MOST_LEVELS:
            raise HauntboardError("solve-too-large", count=self.limit)
        if self.progress and node % 4096 == 0:
            self.progress(node)
        self._info.append(info)
        self._level.append(level)
        self._first.append(len(self._child))
        self._count.append(len(chances))
        self._child.extend([-1] * len(chances))
        self._chance.extend(chances)
        self._payoff.extend(payoffs or [0.0] * self.game.players)
        return node

    def _edges(self, node: int, after: list[TreeNode]) -> list[tuple[TreeNode, int]]:
        return [(moment, self._first[node] + i) for i, moment in enumerate(after)]

    def _situation(self, seat: int, moment: TreeNode, legal: list[int]) -> int:
        """Return the number of the situation that a seat is in."""
        key = (seat, moment.keys[seat])
        if key not in self._found:
            self._found[key] = len(self.situations)
            self.situations.append(InformationSet(seat, tuple(legal), moment.path))
            self.slots.append(self.slots[-1] + len(legal))
        return self._found[key]

    # ---- what is noticed ----------------------------------------------------------------

    def _noticed(self, key: int, what: object) -> int:
        """Return the number of a seat's knowledge after noticing something more."""
        return self._seen.setdefault((key, what), len(self._seen) + 1)

    def _after(self, moment: TreeNode, action: int) -> TreeNode:
        """Return the node after an action, as every seat noticed it."""
        game, before = self.game, moment.state
        outcome, actor = game.outcome(before, action), before.actor(action)
        keys = tuple(
            self._noticed(
                moment.keys[seat],
                (actor, action if game.sees_action(before, action, seat) else None, outcome),
            )
            for seat in game.seats
        )
        state = before.clone()
        state.apply(action)
        return TreeNode(state, keys, moment.level + 1, (*moment.path, action))

    def _luck(self, moment: TreeNode) -> list[tuple[TreeNode, float]]:
        """Yield all outcomes of chance until the next decision, with probabilities."""
        drawn = {b"": (moment.state, 1.0, moment.path)}
        single = True
        while True:
            after: dict[bytes, tuple[State, float, tuple[int, ...]]] = {}
            for state, chance, path in drawn.values():
                legal = state.legal_actions()
                for action in legal:
                    other = state.clone()
                    other.apply(action)
                    bytes_ = other.to_bytes()
                    before = after[bytes_][1] if bytes_ in after else 0.0
                    after[bytes_] = (other, before + chance / len(legal), (*path, action))
                if len(after) > MOST_LUCK:
                    raise HauntboardError("solve-too-large", count=MOST_LUCK)
            drawn = after
            going = [state.at_chance() for state, _, _ in drawn.values()]
            if any(going) != all(going):
                raise HauntboardError("solve-uneven-luck")
            if not going[0] or not self.merge:
                break
            single = False
        return [(self._lucky(moment, state, path, single), chance) for state, chance, path in drawn.values()]

    def _lucky(self, moment: TreeNode, state: State, path: tuple[int, ...], single: bool) -> TreeNode:
        """Return the node after chance: a single event is noticed as such, several by their result."""
        seen: list[object]
        if single:
            seen = [
                path[-1] if self.game.sees_action(moment.state, path[-1], seat) else None
                for seat in self.game.seats
            ]
        else:
            seen = [json.dumps(self.game.view(state, seat), sort_keys=True) for seat in self.game.seats]
        keys = tuple(self._noticed(moment.keys[s], (CHANCE, what, "")) for s, what in enumerate(seen))
        return TreeNode(state, keys, moment.level + 1, path)

    def situation_after(self, actions: Sequence[int]) -> int:
        """Return the situation that a list of actions leads to, for the seat that decides then."""
        moment = TreeNode(self.game.new_state(), (0,) * self.game.players, 0, ())
        for run in runs(self.game, actions) if self.merge else ([action] for action in actions):
            if len(run) == 1 and not moment.state.at_chance():
                moment = self._after(moment, run[0])
                continue
            state = moment.state.clone()
            for action in run:
                state.apply(action)
            moment = self._lucky(moment, state, (*moment.path, *run), len(run) == 1)
        seat = moment.state.actors()[0]
        return self._found[seat, moment.keys[seat]]

    # ---- solving ------------------------------------------------------------------------

    def solver(self) -> Solver:
        """Return the tree laid out by levels, for the solver."""
        order = sorted(range(self.nodes), key=self._level.__getitem__)
        place = array("i", bytes(4 * self.nodes))
        for new, old in enumerate(order):
            place[old] = new
        players = self.game.players
        first, child, chance, payoff = array("i", [0]), array("i"), array("d"), array("d")
        for old in order:
            start, count = self._first[old], self._count[old]
            child.extend([place[node] for node in self._child[start : start + count]])
            chance.extend(self._chance[start : start + count])
            first.append(first[-1] + count)
            payoff.extend(self._payoff[players * old : players * (old + 1)])
        info = array("i", [self._info[old] for old in order])
        levels = array("i", [0])
        for i in range(1, self.nodes):
            if self._level[order[i]] != self._level[order[i - 1]]:
                levels.append(i)
        levels.append(self.nodes)
        seats = array("i", [situation.seat for situation in self.situations])
        return Solver(players, info, first, child, chance, payoff, levels, seats, self.slots)


def runs(game: Game, actions: Sequence[int]) -> Iterator[list[int]]:
    """Yield actions one by one, consecutive chance together."""
    state = game.new_state()
    run: list[int] = []
    for action in actions:
        at_chance = state.at_chance()
        if run and not at_chance:
            yield run
            run = []
        state.apply(action)
        if at_chance:
            run.append(action)
        else:
            yield [action]
    if run:
        yield run
