"""Budgets for thinking: a number of iterations, or a time."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import dataclass

from ..engine.messages import HauntboardError


@dataclass(frozen=True)
class Budget:
    """How much a bot may think for one move: a number of iterations or of seconds."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def read(cls, text: str) -> Budget:
        """Parse a budget or raise :class:`HauntboardError`.

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
    """Do ``count`` units of work at once; without a count, one portion after the other while the next is
    likely to end before ``until`` (by :func:`time.monotonic`), but at least one.

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
