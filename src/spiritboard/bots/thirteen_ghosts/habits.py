"""Which of two cards people hide: some keep the better one in hand, some the worse, most give nothing away.

What a rival is like shows in the rounds before, when its crypt was hit and its first card had been played.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from .sensible import WORTH

Log = Sequence[dict[str, Any]]

# How far each kind leans toward keeping the better card (-1 to 1), and how common it is.
KINDS = ((0.9, 0.4), (0.0, 0.53), (-0.9, 0.07))
SHARPNESS = 10.0  # of the difference between two cards


def keeps(hand: int, crypt: int, lean: float) -> float:
    """How often somebody who leans so far keeps the one card and hides the other."""
    return 0.5 + 0.5 * lean * math.tanh(SHARPNESS * (WORTH[hand] - WORTH[crypt]))


def seen_pairs(log: Log, me: int) -> list[tuple[int, int]]:
    """The others' first cards and crypts of rounds that are over, where both were seen.

    >>> log = [
    ...     {"kind": "played", "seat": 1, "card": 3},
    ...     {"kind": "hit", "seat": 0, "target": 1, "card": 8},
    ...     {"kind": "round-begins", "round": 2, "seat": 1},
    ... ]
    >>> seen_pairs(log, 0)
    [(3, 8)]
    """
    found: list[tuple[int, int]] = []
    first: dict[int, int] = {}
    shown: dict[int, int] = {}
    for event in log:
        match event["kind"]:
            case "played":
                first.setdefault(event["seat"], event["card"])
            case "attacked-face-down":
                first.setdefault(event["seat"], 0)
            case "hit":
                shown[event["target"]] = event["card"]
            case "round-begins":
                found += [(first[s], crypt) for s, crypt in shown.items() if s != me and first.get(s)]
                first, shown = {}, {}
    return found


def lean_of(log: Log, me: int) -> float:
    """How far the others are to be expected to keep the better card, after what they have shown.

    >>> round(lean_of([], 0), 2)
    0.3
    """
    chances = [common for _, common in KINDS]
    for hand, crypt in seen_pairs(log, me):
        chances = [c * keeps(hand, crypt, lean) for c, (lean, _) in zip(chances, KINDS, strict=True)]
    return sum(c * lean for c, (lean, _) in zip(chances, KINDS, strict=True)) / sum(chances)


def habits(lean: float) -> list[float]:
    """By crypt and hand: how often a player who leans so far hides the one and keeps the other."""
    return [
        keeps(i % 14, i // 14, lean) if i // 14 and i % 14 and i // 14 != i % 14 else 0.5 for i in range(196)
    ]
