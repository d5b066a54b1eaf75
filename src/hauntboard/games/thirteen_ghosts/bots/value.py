"""What a position is worth: the race to find the other's crypt first.

A duel is reduced to three numbers: the cards left in the pile, how many numbers the player
to move still considers, and how many the other does. The chance to win from there is worked
out backwards once, for an average hand.
"""

from __future__ import annotations

import math
from functools import cache

SIZES = 13
PILES = 10
# How often a drawn card lets you ask about so large a share of the numbers: 13 halves always,
# 3 and 6 nearly, 2 copies the best that lies open; 1 and 12 choose a few; 5, 7 and 9 are fixed.
QUESTIONS = ((4 / 13, 0.47), (2 / 13, 0.38), (3 / 13, 0.31))
DOUBLE_ATTACK = 1 / 13  # card 11
ONLY_ATTACK = 1.0 - DOUBLE_ATTACK - sum(weight for weight, _ in QUESTIONS)  # 4, 8 and 10

Table = list[list[float]]  # [considered by the player to move][considered by the other]


def thinned(count: float, unplaced: float) -> float:
    """Numbers left to consider after seeing one more of the unplaced cards.

    >>> thinned(5, 9)
    4.5
    """
    if count <= 1.0 or unplaced <= count:
        return max(1.0, count - 1.0)
    return 1.0 + (count - 1.0) * (1.0 - 1.0 / (unplaced - 1.0))


def between(table: Table, a: float, b: float) -> float:
    """The value at fractional counts."""
    a, b = min(max(a, 1.0), SIZES - 1.0), min(max(b, 1.0), SIZES - 1.0)
    i, j = int(a), int(b)
    x, y = a - i, b - j
    lower = table[i][j] * (1 - y) + table[i][j + 1] * y
    upper = table[i + 1][j] * (1 - y) + table[i + 1][j + 1] * y
    return lower * (1 - x) + upper * x


@cache
def table(pile: int) -> Table:
    """The chances of the player to move with so many cards in the pile."""
    values = [[1.0] * (SIZES + 1) for _ in range(SIZES + 1)]
    for a in range(2, SIZES + 1):
        for b in range(1, SIZES + 1):
            if pile:
                values[a][b] = average_turn(table(pile - 1), pile, a, b)
    if not pile:
        only_attacks(values)
    return values


def only_attacks(values: Table) -> None:
    """With no card to draw every turn is an attack (G8): who considers fewer is ahead."""
    for total in range(3, 2 * SIZES + 1):
        for a in range(2, SIZES + 1):
            b = total - a
            if 1 <= b <= SIZES:
                values[a][b] = 1 / a + (1 - 1 / a) * (1 - values[b][a - 1])


def average_turn(later: Table, pile: int, a: int, b: int) -> float:
    """The best of attacking and asking, over the cards one may hold."""
    unplaced = pile + 2.0
    attack = attacked(later, unplaced, a, b, 1)
    value = ONLY_ATTACK * attack + DOUBLE_ATTACK * attacked(later, unplaced, a, b, 2)
    for weight, share in QUESTIONS:
        value += weight * max(attack, asked(later, unplaced, a, b, share))
    return value


def attacked(later: Table, unplaced: float, a: int, b: int, count: int) -> float:
    """The value of naming one number, or two: either it ends the race or it narrows."""
    hit = min(1.0, count / a)
    if hit == 1.0:
        return 1.0
    return hit + (1 - hit) * (1 - between(later, b, thinned(a - count, unplaced)))


def asked(later: Table, unplaced: float, a: int, b: int, share: float) -> float:
    """A question lays a card open (the other learns what my crypt is not) and splits."""
    seen = thinned(b, unplaced)
    yes = max(1, round(share * a))
    return sum(
        size / a * (1 - between(later, seen, thinned(size, unplaced))) for size in (yes, a - yes) if size
    )


def duel(pile: int, mine: float, theirs: float) -> float:
    """The chance to win a duel with me to move, ``mine`` numbers to consider and the other
    with ``theirs``.

    >>> duel(5, 1, 1)
    1.0
    >>> duel(5, 3, 8) > duel(5, 8, 3)
    True
    """
    return between(table(min(pile, PILES)), mine, theirs)


def turns(count: float) -> float:
    """About how many turns it takes to find one of so many numbers and attack it."""
    return 1.0 + 0.8 * math.log2(max(count, 1.0))


def logistic(x: float) -> float:
    """From a lead in turns to a chance: 0.5 for none."""
    return 1.0 / (1.0 + math.exp(-x))
