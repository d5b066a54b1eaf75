"""Which of two cards people hide: some keep the better one in hand, some the worse, most give nothing away.

What a rival is like shows in the rounds before, when its first card had been played: surely if its crypt was
hit, and a little if only few numbers were left for it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from ..cards import ALL_NUMBERS
from .baseline import WORTH
from .beliefs import Belief, listen, normal

Log = Sequence[dict[str, Any]]

# How far each kind leans toward keeping the better card (-1 to 1), and how common it is.
KINDS = ((0.9, 0.27), (0.0, 0.63), (-0.9, 0.1))
SHARPNESS = 10.0  # of the difference between two cards


def keeps(hand: int, crypt: int, lean: float) -> float:
    """How often somebody who leans so far keeps the one card and hides the other."""
    return 0.5 + 0.5 * lean * math.tanh(SHARPNESS * (WORTH[hand] - WORTH[crypt]))


def rounds_before(log: Log) -> Iterator[Log]:
    """The events of each round that is over."""
    begins = [i for i, event in enumerate(log) if event["kind"] == "round-begins"]
    for first, last in pairwise(begins):
        yield log[first + 1 : last]


def shown_pairs(log: Log, me: int, players: int) -> list[tuple[int, Belief]]:
    """The others' first cards of rounds that are over, with what their crypts may have been.

    >>> log = [
    ...     {"kind": "round-begins", "round": 1, "seat": 1},
    ...     {"kind": "played", "seat": 1, "card": 3},
    ...     {"kind": "hit", "seat": 0, "target": 1, "card": 8},
    ...     {"kind": "round-begins", "round": 2, "seat": 1},
    ... ]
    >>> [(first, belief.index(1.0)) for first, belief in shown_pairs(log, 0, 2)]
    [(3, 8)]
    """
    found = []
    for events in rounds_before(log):
        told = listen(events, players)
        seen = sum({1 << event["card"] for event in events if event.get("card")})
        hit = {event["target"]: 1 << event["card"] for event in events if event["kind"] == "hit"}
        for seat in range(players):
            first = first_card(events, seat)
            if seat != me and first:
                left = hit.get(seat, told.answers[seat] & ALL_NUMBERS & ~seen)
                belief = normal([told.betrayed[seat][n] * (left >> n & 1) for n in range(14)])
                found.append((first, belief))
    return found


def first_card(events: Log, seat: int) -> int:
    """The first card of a seat in a round, 0 if nobody saw it."""
    for event in events:
        if event["kind"] in ("played", "attacked-face-down") and event["seat"] == seat:
            return int(event["card"]) if event["kind"] == "played" else 0
    return 0


def explained(first: int, belief: Belief, lean: float) -> float:
    """How likely a player of this kind is to show such a first card over such a crypt."""
    return sum(chance * keeps(first, crypt, lean) for crypt, chance in enumerate(belief) if chance)


def lean_of(log: Log, me: int, players: int) -> float:
    """How far the others are to be expected to keep the better card, after what they have shown.

    >>> round(lean_of([], 0, 2), 2)
    0.15
    """
    chances = [common for _, common in KINDS]
    for first, belief in shown_pairs(log, me, players):
        if any(belief):
            chances = [
                c * explained(first, belief, lean) for c, (lean, _) in zip(chances, KINDS, strict=True)
            ]
    return sum(c * lean for c, (lean, _) in zip(chances, KINDS, strict=True)) / sum(chances)


def habits(lean: float) -> list[float]:
    """By crypt and hand: how often a player who leans so far hides the one and keeps the other."""
    return [
        keeps(i % 14, i // 14, lean) if i // 14 and i % 14 and i // 14 != i % 14 else 0.5 for i in range(196)
    ]
