"""Keeping to a budget: so many iterations, or as many as fit into the time."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from ..engine.messages import HauntboardError


@dataclass(frozen=True)
class Budget:
    """How much a bot may think for one move: so many iterations, or so long by the clock."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """From text.

        >>> Budget.read("8000"), Budget.read("100ms").seconds, Budget.read("1.5s").seconds
        (Budget(iterations=8000, seconds=None), 0.1, 1.5)
        """
        found = re.fullmatch(r"([0-9]{1,7})|([0-9]{1,6}(?:\.[0-9]{1,3})?)(ms|s)", text)
        count = float(found[1] or found[2]) if found else 0.0
        if not found or count == 0.0:
            raise HauntboardError("bot-bad-budget", value=text[:60])
        if found[1]:
            return cls(iterations=int(count))
        return cls(seconds=count / 1000 if found[3] == "ms" else count)


def spend(count: int | None, until: float, portion: int, work: Callable[[int], None]) -> None:
    """Do so much work at once; if nobody says how much, portion by portion as long as one more is likely
    to be done before a time by :func:`time.monotonic`, but one at least.

    >>> done = []
    >>> spend(300, 0.0, 32, done.append)
    >>> spend(None, 0.0, 32, done.append)
    >>> done
    [300, 32]
    """
    if count is not None:
        work(count)
        return
    longest = 0.0
    while True:
        began = time.monotonic()
        work(portion)
        now = time.monotonic()
        longest = max(longest, now - began)
        if now + longest >= until:
            return
