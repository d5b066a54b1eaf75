"""The whole tree of a small game, with what every seat knows at each of its decisions.

Works for any game by its protocol: a seat notices an action if the game says so (``sees_action``) and what
everybody saw come of it (``outcome``). Luck that comes in a row, such as a deal, is noticed by its result,
the view after it, so that the order in which cards were dealt does not matter (unless ``merge`` is off).
Where only one thing can be done there is no node. Of seats that choose at the same time the first comes
first; the others do not see it.
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
from .cfr import Solver
from .node_kinds import CHANCE_NODE, LEAF

# Luck is kept whole until somebody decides, and with the full deck of 13 Ghosts a round may go on for ever:
# both would fill any memory long before there are too many nodes.
MOST_NODES = 20_000_000
MOST_LUCK = 200_000
MOST_LEVELS = 1000
Keys = tuple[int, ...]  # by seat: what it has noticed so far, as a number


@dataclass(frozen=True)
class Situation:
    """What a seat may find itself in: an information set."""

    seat: int
    actions: tuple[int, ...]
    path: tuple[int, ...]  # one of the lists of actions that lead to it


@dataclass(frozen=True)
class TreeNode:
    """A state at which somebody decides, or the end, and how it came about."""

    state: State
    keys: Keys
    level: int  # steps since the beginning, luck in a row counted once
    path: tuple[int, ...]


class Tree:
    """All that can happen in a match of a game, and the situations that seats cannot tell apart.

    >>> from hauntboard.games import load
    >>> tree = Tree(load("13-ghosts", 2, {"deck": 4, "points": 1, "first": 1}))
    >>> tree.nodes, len(tree.situations)
    (291, 66)
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
        self.situations: list[Situation] = []
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
        """Histories at which somebody or chance decides, or the match is over."""
        return len(self._info)

    # ---- growing ----------------------------------------------------------------------

    def _grow(self) -> None:
        """Depth first, with a list of what is still to be looked at: a moment, and the edge to it."""
        start = TreeNode(self.game.new_state(), (0,) * self.game.players, 0, ())
        waiting = [(start, -1)]
        while waiting:
            moment, edge = waiting.pop()
            node, further = self._add(moment)
            if edge >= 0:
                self._child[edge] = node
            waiting += further

    def _add(self, moment: TreeNode) -> tuple[int, list[tuple[TreeNode, int]]]:
        """A new node, and the moments after it with their edges."""
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
        """The number of the situation that a seat is in."""
        key = (seat, moment.keys[seat])
        if key not in self._found:
            self._found[key] = len(self.situations)
            self.situations.append(Situation(seat, tuple(legal), moment.path))
            self.slots.append(self.slots[-1] + len(legal))
        return self._found[key]

    # ---- what is noticed ----------------------------------------------------------------

    def _noticed(self, key: int, what: object) -> int:
        """The number of what a seat knows once it has noticed something more."""
        return self._seen.setdefault((key, what), len(self._seen) + 1)

    def _after(self, moment: TreeNode, action: int) -> TreeNode:
        """The moment after an action, as everybody noticed it."""
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
        """All that luck may bring until somebody decides, with its chances."""
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
        """The moment after luck: a single event is noticed as such, several by what they led to."""
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
        """The number of the situation that a list of actions leads to, for the seat that decides then."""
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
        """The tree laid out by levels, for the fast part."""
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
    """Actions one by one, luck in a row together."""
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
