"""The value function of the bots that play by rule: the race to find the other's crypt first.

A duel is reduced to three numbers: the cards left in the pile and how many candidates each player has for
the other's crypt. The chance to win is computed backwards from the end, for an average hand.
"""

from __future__ import annotations

import math
from functools import cache

# How useful a card is in hand, as the information of its question compared with an even split: 13 always
# halves the candidates, 3 and 6 nearly; 11 and 4 are strong when few are left; 8 and 10 only look.
CARD_WORTH = {
    1: 0.8,
    2: 0.7,
    3: 0.95,
    4: 0.5,
    5: 0.75,
    6: 0.95,
    7: 0.75,
    8: 0.5,
    9: 0.75,
    10: 0.6,
    11: 0.6,
    12: 0.75,
    13: 1.0,
}

MOST_CANDIDATES = 13
LARGEST_PILE = 10
# By kind of question: how often a drawn card allows it, and the share of the candidates that it names. 13
# halves always, 3 and 6 nearly, 2 copies the best card shown; 1 and 12 choose a few; 5, 7 and 9 are fixed.
QUESTIONS = ((4 / 13, 0.47), (2 / 13, 0.38), (3 / 13, 0.31))
DOUBLE_ATTACK = 1 / 13  # card 11
ONLY_ATTACK = 1.0 - DOUBLE_ATTACK - sum(weight for weight, _ in QUESTIONS)  # 4, 8 and 10

Table = list[list[float]]  # [candidates of the player to move][candidates of the other]


def thinned(count: float, unplaced: float) -> float:
    """Return the candidates left after one more of the unplaced cards is seen.

    >>> thinned(5, 9)
    4.5
    """
    if count <= 1.0 or unplaced <= count:
        return max(1.0, count - 1.0)
    return 1.0 + (count - 1.0) * (1.0 - 1.0 / (unplaced - 1.0))


def interpolate(table: Table, a: float, b: float) -> float:
    """Return the value at fractional counts."""
    a, b = min(max(a, 1.0), MOST_CANDIDATES - 1.0), min(max(b, 1.0), MOST_CANDIDATES - 1.0)
    i, j = int(a), int(b)
    x, y = a - i, b - j
    lower = table[i][j] * (1 - y) + table[i][j + 1] * y
    upper = table[i + 1][j] * (1 - y) + table[i + 1][j + 1] * y
    return lower * (1 - x) + upper * x


@cache
def table(pile: int) -> Table:
    """Return the chances of the player to move with so many cards in the pile."""
    values = [[1.0] * (MOST_CANDIDATES + 1) for _ in range(MOST_CANDIDATES + 1)]
    if not pile:
        fill_attacks(values)
        return values
    for a in range(2, MOST_CANDIDATES + 1):
        for b in range(1, MOST_CANDIDATES + 1):
            values[a][b] = average_turn(table(pile - 1), pile, a, b)
    return values


def fill_attacks(values: Table) -> None:
    """Fill in the values without a pile, where every turn is an attack (G8)."""
    for total in range(3, 2 * MOST_CANDIDATES + 1):
        for a in range(2, MOST_CANDIDATES + 1):
            b = total - a
            if 1 <= b <= MOST_CANDIDATES:
                values[a][b] = 1 / a + (1 - 1 / a) * (1 - values[b][a - 1])


def average_turn(later: Table, pile: int, a: int, b: int) -> float:
    """Return the better of attacking and asking, averaged over the possible hands."""
    unplaced = pile + 2.0
    attack = attack_value(later, unplaced, a, b, 1)
    value = ONLY_ATTACK * attack + DOUBLE_ATTACK * attack_value(later, unplaced, a, b, 2)
    for weight, share in QUESTIONS:
        value += weight * max(attack, question_value(later, unplaced, a, b, share))
    return value


def attack_value(later: Table, unplaced: float, a: int, b: int, count: int) -> float:
    """Return the value of attacking one number, or two: a hit wins, a miss leaves fewer candidates."""
    hit = min(1.0, count / a)
    if hit == 1.0:
        return 1.0
    return hit + (1 - hit) * (1 - interpolate(later, b, thinned(a - count, unplaced)))


def question_value(later: Table, unplaced: float, a: int, b: int, share: float) -> float:
    """Return the value of a question. It splits the candidates, and shows a card that cannot be one's own
    crypt."""
    seen = thinned(b, unplaced)
    yes = max(1, round(share * a))
    return sum(
        size / a * (1 - interpolate(later, seen, thinned(size, unplaced))) for size in (yes, a - yes) if size
    )


def duel(pile: int, mine: float, theirs: float) -> float:
    """Return the chance of the player to move to win a duel, by the candidates of both.

    >>> duel(5, 1, 1)
    1.0
    >>> duel(5, 3, 8) > duel(5, 8, 3)
    True
    """
    return interpolate(table(min(pile, LARGEST_PILE)), mine, theirs)


def turns(count: float) -> float:
    """Estimate how many turns it takes to find one of so many candidates and attack it."""
    return 1.0 + 0.8 * math.log2(max(count, 1.0))


def logistic(x: float) -> float:
    """Return the chance to win with a lead of so many turns: 0.5 for none."""
    return 1.0 / (1.0 + math.exp(-x))
