"""Working memory of a search: containers of fixed size that are reused from search to search.

The compiled form allocates no memory while it searches; its arrays are part of the objects, and start
as zeros. Hence ``if not cython.compiled`` where the interpreted form creates lists."""

from __future__ import annotations

from typing import Any

import cython

from ....engine import native
from ..cards import END
from ..rules import Halloween
from . import sizes

MAX_PROBES = 16  # slots tried for a position before it passes as new


class EvaluationMeter:
    """Counts evaluated positions, shared by all parts of one search."""

    def __init__(self) -> None:
        self.count = 0
        self.limit = 0  # the count at which the running stage has used its share


class PathTree:
    """The steps of all paths tried. Positions are not stored: replaying a path reaches its position again."""

    def __init__(self, like: Halloween) -> None:
        self.root = like.clone()
        self.count = 0
        self.length = 0  # of ``path``
        if not cython.compiled:
            self.parent = [0] * sizes.NODES
            self.action = [0] * sizes.NODES
            self.expanded = [0] * sizes.NODES
            self.path = [0] * sizes.MAX_PATH

    def begin(self, root: Halloween) -> None:
        """Start a new tree; its root is node 0."""
        native.copy_fields(self.root, root)
        self.count = 1
        self.parent[0] = -1
        self.expanded[0] = 0

    def add(self, parent: int, action: int) -> int:
        """Add a step and return its node, or -1 if the tree is full. Room for the ends of turns is
        reserved."""
        if parent < 0 or self.count >= (sizes.NODES if action == END else sizes.NODES - sizes.MAX_WIDTH):
            return -1
        node = self.count
        self.count += 1
        self.parent[node] = parent
        self.action[node] = action
        self.expanded[node] = 0
        return node

    def find_path(self, node: int) -> None:
        """Write the steps to a node into ``path``."""
        self.length = 0
        at = node
        while self.parent[at] >= 0 and self.length < sizes.MAX_PATH:
            self.length += 1
            at = self.parent[at]
        at = node
        for i in range(self.length):
            self.path[self.length - 1 - i] = self.action[at]
            at = self.parent[at]

    def replay(self, node: int, state: Halloween) -> None:
        """Set a state to the position of a node."""
        native.copy_fields(state, self.root)
        self.find_path(node)
        for i in range(self.length):
            state.carry_out(self.path[i])


class Ranking:
    """The best items of each layer, best first; of equal ones the earlier comes first."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        if not cython.compiled:
            self.count = [0] * sizes.LAYERS
            self.item = [[0] * sizes.MAX_WIDTH for _ in range(sizes.LAYERS)]
            self.value = [[0.0] * sizes.MAX_WIDTH for _ in range(sizes.LAYERS)]

    def clear(self) -> None:
        for layer in range(sizes.LAYERS):
            self.count[layer] = 0

    def add(self, layer: int, item: int, value: float) -> None:
        """Insert an item; a full layer drops its last one."""
        at = self.count[layer]
        if at == self.capacity:
            if value <= self.value[layer][at - 1]:
                return
            at -= 1
        else:
            self.count[layer] += 1
        while at and self.value[layer][at - 1] < value:
            self.value[layer][at] = self.value[layer][at - 1]
            self.item[layer][at] = self.item[layer][at - 1]
            at -= 1
        self.value[layer][at] = value
        self.item[layer][at] = item


class PendingPositions:
    """A stack of positions within an action, each with its node."""

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.node = [0] * sizes.PENDING
            self.blocks: list[Any] = [None] * sizes.PENDING

    def push(self, node: int, state: Halloween) -> None:
        """Add a position; one without a node, or beyond the capacity, is dropped."""
        if node >= 0 and self.count < sizes.PENDING:
            self.node[self.count] = node
            native.put_block(self.blocks, self.count, state)
            self.count += 1

    def pop(self, state: Halloween) -> int:
        """Take the last position into ``state`` and return its node."""
        self.count -= 1
        native.take_block(self.blocks, self.count, state)
        return self.node[self.count]


class PositionSet:
    """The positions a search has reached, by key. Clearing starts a new generation of entries."""

    def __init__(self) -> None:
        self.generation = 0
        if not cython.compiled:
            self.generation_of = [0] * sizes.SEEN
            self.key = [0] * sizes.SEEN

    def clear(self) -> None:
        self.generation += 1

    def add(self, key: int) -> bool:
        """Add a position; return whether it is new."""
        at = key & (sizes.SEEN - 1)
        for _ in range(MAX_PROBES):
            if self.generation_of[at] != self.generation:
                self.generation_of[at] = self.generation
                self.key[at] = key
                return True
            if self.key[at] == key:
                return False
            at = (at + 1) & (sizes.SEEN - 1)
        return True


class ValueCache:
    """Values by key; a new entry overwrites the old one in its slot."""

    def __init__(self) -> None:
        self.generation = 0
        if not cython.compiled:
            self.generation_of = [0] * sizes.CACHED
            self.key = [0] * sizes.CACHED
            self.value = [0.0] * sizes.CACHED

    def clear(self) -> None:
        self.generation += 1

    def has(self, key: int) -> bool:
        at = key & (sizes.CACHED - 1)
        return self.generation_of[at] == self.generation and self.key[at] == key

    def get(self, key: int) -> float:
        """Return the value of a key that is in the cache."""
        return self.value[key & (sizes.CACHED - 1)]

    def put(self, key: int, value: float) -> None:
        at = key & (sizes.CACHED - 1)
        self.generation_of[at] = self.generation
        self.key[at] = key
        self.value[at] = value
