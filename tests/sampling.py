"""Long sweeps: a sample that changes every day, or everything.

``HAUNTBOARD_FULL=1`` runs everything (``make test-full``). Otherwise ``HAUNTBOARD_SAMPLE`` seeds the sample;
by default it is the date. The end of every test run names it.
"""

from __future__ import annotations

import datetime
import os
import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

SEED = "HAUNTBOARD_SAMPLE"
FULL = bool(os.environ.get("HAUNTBOARD_FULL"))


def choose_seed() -> None:
    """Set the seed of this run, for the worker processes too: they must collect the same tests."""
    os.environ.setdefault(SEED, datetime.datetime.now(datetime.UTC).date().isoformat())


def described() -> str:
    """Return what a run must set to repeat this one's sample.

    >>> described() == "long sweeps in full" or described().startswith("long sweeps as a sample")
    True
    """
    if FULL:
        return "long sweeps in full"
    return f"long sweeps as a sample: repeat with {SEED}={os.environ[SEED]}, run all with HAUNTBOARD_FULL=1"


def sample(items: Sequence[T], share: float) -> list[T]:
    """Return a share of the items in their order, at least one; all of them in a full run."""
    if FULL:
        return list(items)
    count = max(1, round(share * len(items)))
    chosen = random.Random(f"{os.environ[SEED]} {len(items)}").sample(range(len(items)), count)
    return [items[i] for i in sorted(chosen)]
