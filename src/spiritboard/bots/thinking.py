"""Keeping to a budget: so many iterations, or as many as fit into the time."""

from __future__ import annotations

import time
from collections.abc import Callable


def spend(count: int | None, until: float, portion: int, work: Callable[[int], None]) -> None:
    """Do so much work at once; if nobody says how much, portion by portion until a time by
    :func:`time.monotonic`, one at least.

    >>> done = []
    >>> spend(300, 0.0, 32, done.append)
    >>> spend(None, 0.0, 32, done.append)
    >>> done
    [300, 32]
    """
    if count is not None:
        work(count)
        return
    work(portion)
    while time.monotonic() < until:
        work(portion)
