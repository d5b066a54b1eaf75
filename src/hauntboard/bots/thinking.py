"""Keeping to a budget: so many iterations, or as many as fit into the time."""

from __future__ import annotations

import time
from collections.abc import Callable


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
