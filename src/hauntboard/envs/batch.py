"""Batch environment: one call steps thousands of matches of one game.

>>> from hauntboard.envs.batch import Batch
    >>> batch = Batch("template", count=256, players=2, seed=7)
    >>> batch.observations.shape, batch.masks.shape, batch.rewards.shape
    ((256, 17), (256, 1), (256, 2))
    >>> batch.step(batch.random_actions())
    >>> bool(batch.dones.any())
    False

Every row is a match that waits for a decision of seat ``seats[i]``. A step plays one action in each match,
draws chance from the match's own stream, and starts a new match where one has ended. ``dones[i]`` and
``rewards[i]`` then belong to the match that ended, all other arrays to the new one. The arrays are views of
memory that the core writes to. The next step changes them in place, so copy what you keep.

================  =======  ==============  =================================================================
array             type     shape           meaning
================  =======  ==============  =================================================================
``observations``  uint8    count, entries  what the deciding seat sees (``docs/research/observations.md``)
``masks``         uint64   count, words    its legal actions: ``a`` is bit ``a % 64`` of word ``a // 64``
``seats``         int32    count           the deciding seat
``rewards``       float32  count, players  results of a match that has just ended, else 0
``dones``         bool     count           whether the match ended with this step
``truncations``   bool     count           whether it was cut off at ``limit`` decisions
``lengths``       int32    count           decisions in this match so far
``finals``        uint8    count, entries  final observation of an ended match, for the last deciding seat
================  =======  ==============  =================================================================

Masks are packed, because few of up to a thousand actions are legal; ``bool_masks()`` unpacks them. Results
depend on ``seed`` and the actions, never on the number of threads. The pure-Python build works too, but
slowly.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from ..engine.game import Game, Value
from ..engine.rng import Rng
from ..engine.state import State
from ..games import load
from .batch_worker import BatchWorker

NOBODY = -1
ROTATE = "rotate"


class IllegalActions(ValueError):
    """Raised if an action is not legal in its match; no match was stepped."""


class Batch:
    """Many matches of one game. ``hero`` is a seat, or "rotate" for a different seat in every match. With a
    hero the caller makes only its decisions, and the core plays random moves for all other seats.
    ``threads`` is 0 for one per processor."""

    def __init__(
        self,
        game: Game | str,
        count: int,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
        seed: int = 0,
        threads: int = 1,
        limit: int = 0,
        hero: int | str | None = None,
    ) -> None:
        self.game = load(game, players, options) if isinstance(game, str) else game
        if count < 1:
            raise ValueError(f"a batch needs at least one match, not {count}")
        if isinstance(hero, int):
            self.game.check_seat(hero)
        elif hero not in (None, ROTATE):
            raise ValueError(f'hero is a seat, "{ROTATE}" or None, not {hero!r}')
        if threads < 0 or limit < 0:
            raise ValueError(f"threads and limit are numbers from 0 up, not {threads} and {limit}")
        self.count, self.limit = count, limit
        threads = min(count, threads or processors())
        start, observer = self.game.new_state(), self.game.observer()
        self.arrays = arrays(count, self.game.players, start.WORDS, observer.size)
        self.hero = hero
        self.states: list[State] = [start.clone() for _ in range(count)]
        self.lanes = [
            BatchWorker(start, self.game.observer(), self.states, flat(self.arrays), limit)
            for _ in range(threads)
        ]
        if hero == ROTATE:
            for lane in self.lanes:
                lane.rotate()
        bounds = [count * part // threads for part in range(threads + 1)]
        self.parts = list(pairwise(bounds))
        self.pool = ThreadPoolExecutor(threads - 1, "batch") if threads > 1 else None
        for name in ("observations", "finals", "masks", "seats", "rewards", "lengths"):
            setattr(self, name, read_only(self.arrays[name]))
        self.dones = read_only(self.arrays["dones"].view(np.bool_))
        self.truncations = read_only(self.arrays["cut"].view(np.bool_))
        self.reset(seed)

    observations: npt.NDArray[np.uint8]
    finals: npt.NDArray[np.uint8]
    masks: npt.NDArray[np.uint64]
    seats: npt.NDArray[np.int32]
    rewards: npt.NDArray[np.float32]
    lengths: npt.NDArray[np.int32]

    def reset(self, seed: int, turn: int = 0) -> None:
        """Restart all matches, each with a stream of its own derived from the seed. A rotating hero starts
        ``turn`` seats further."""
        self.arrays["heroes"][:] = first_heroes(self.hero, self.count, self.game.players, turn)
        self.arrays["streams"][:] = streams(seed, self.count)
        self.arrays["whims"][:] = streams(seed ^ 0x5EED, self.count)
        self.each(BatchWorker.reset)

    def step(self, actions: npt.ArrayLike) -> None:
        """Play an action in each match. Raise :class:`IllegalActions` before anything happens."""
        own = self.arrays["actions"]
        if actions is not own:
            own[:] = actions
        wrong = self.lanes[0].first_illegal(0, self.count)
        if wrong >= 0:
            raise IllegalActions(f"action {own[wrong]} is not legal in match {wrong}")
        self.each(BatchWorker.step)

    def random_actions(self) -> npt.NDArray[np.int32]:
        """Return a uniformly random legal action for each match, always in the same array."""
        self.each(BatchWorker.choose)
        chosen: npt.NDArray[np.int32] = self.arrays["actions"]
        return chosen

    def bool_masks(self) -> npt.NDArray[np.bool_]:
        """Return the legal actions as a new boolean array."""
        return spread(self.masks, self.game.action_count).view(np.bool_)

    def state(self, index: int) -> State:
        """Return a copy of the state of a match, secrets included."""
        return self.states[index].clone()

    @property
    def moves(self) -> int:
        """Return the number of moves since the reset, chance included."""
        return int(self.arrays["moves"].sum())

    def each(self, work: Callable[[BatchWorker, int, int], None]) -> None:
        """Run every worker on its part; the calling thread runs the first."""
        if self.pool is None:
            work(self.lanes[0], 0, self.count)
            return
        others = [
            self.pool.submit(work, lane, *part)
            for lane, part in zip(self.lanes[1:], self.parts[1:], strict=True)
        ]
        work(self.lanes[0], *self.parts[0])
        for other in others:
            other.result()

    def close(self) -> None:
        """Stop the threads."""
        if self.pool is not None:
            self.pool.shutdown()
            self.pool = None


def spread(masks: npt.NDArray[np.uint64], actions: int) -> npt.NDArray[np.uint8]:
    """Unpack masks, one per row, into an entry per action.

    >>> spread(np.array([[5], [2]], np.uint64), 4).tolist()
    [[1, 0, 1, 0], [0, 1, 0, 0]]
    """
    return np.unpackbits(masks.view(np.uint8), axis=1, count=actions, bitorder="little")


def arrays(count: int, players: int, words: int, size: int) -> dict[str, Any]:
    """Return all arrays of a batch."""
    return {
        "streams": np.zeros(count, np.uint64),
        "whims": np.zeros(count, np.uint64),
        "moves": np.zeros(count, np.uint64),
        "actions": np.zeros(count, np.int32),
        "masks": np.zeros((count, words), np.uint64),
        "observations": np.zeros((count, size), np.uint8),
        "finals": np.zeros((count, size), np.uint8),
        "rewards": np.zeros((count, players), np.float32),
        "dones": np.zeros(count, np.uint8),
        "cut": np.zeros(count, np.uint8),
        "seats": np.zeros(count, np.int32),
        "lengths": np.zeros(count, np.int32),
        "heroes": np.zeros(count, np.int32),
        "used": np.zeros(count, np.int32),
    }


def processors() -> int:
    """Return how many processors this process may use, as far as the system tells."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def flat(found: dict[str, Any]) -> dict[str, Any]:
    """Return the arrays as flat rows of numbers."""
    return {name: array.reshape(-1) for name, array in found.items()}


def read_only(array: Any) -> Any:
    """Return a read-only view, because ``step`` trusts the masks."""
    view = array.view()
    view.flags.writeable = False
    return view


def streams(seed: int, count: int) -> list[int]:
    """Return a generator state for each match."""
    rng = Rng(seed)
    return [rng.next64() for _ in range(count)]


def first_heroes(hero: int | str | None, count: int, players: int, turn: int) -> npt.NDArray[np.int32]:
    """Return the first hero of each match; rotating heroes cover all seats evenly.

    >>> first_heroes("rotate", 5, 2, 0).tolist(), first_heroes("rotate", 1, 3, 5).tolist()
    ([0, 1, 0, 1, 0], [2])
    """
    if hero == ROTATE:
        return np.arange(turn % players, turn % players + count, dtype=np.int32) % np.int32(players)
    return np.full(count, NOBODY if hero is None else hero, np.int32)
