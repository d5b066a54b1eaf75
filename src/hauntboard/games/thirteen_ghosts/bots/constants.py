"""Dimensions of tables and other constants that the compiled modules share.

C arrays need literal sizes, so the ``.pxd`` files repeat the dimensions. A field that is assigned a list of
another length raises an error.
"""

from __future__ import annotations

from typing import TypeVar

from ..cards import CARDS_IN_SET, EDITIONS

T = TypeVar("T")

# Dimensions.
SLOTS = CARDS_IN_SET + 1  # one for each number; slot 0 is unused
EDITION_COUNT = len(EDITIONS)
STAGES = 11  # of the pile: 0 and 1 when it is empty, then by cards left
KNOTS = 12  # of a width in the value table, three for each doubling
ROLES = 6  # of a seat in the mix of crypts: 2 to 4 players, first to move or not
WIDEST = 14.0  # width that is looked up
GRAIN = 16  # widths are looked up in steps of a sixteenth
MOST_OPTIONS = 340  # of one decision
MOST_WORLDS = 4096
MOST_CANDIDATES = 32
MOST_MOVES = 400  # of a round that is learnt from

# What attacking a number leaves of its probability of being the attacker's own crypt.
ATTACKED = 0.12
FAINTEST = 0.004  # no evidence is weaker: it never rules a number out
CERTAIN = 1e-9


def filled(value: T, count: int) -> list[T]:
    """Return a list of equal values."""
    return [value] * count
