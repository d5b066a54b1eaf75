"""Counts and draws deals of hidden cards, given which seats cannot hold which suits.

Suits with the same possible holders form a group, and a deal is a number of cards of each group for
each of up to four places. ``ways`` holds, for every group and every room left in the first three
places, the number of deals of this group and those after it.
"""

from __future__ import annotations

from math import comb

from ...engine import native
from ...engine.rng import Rng

# The size of one group's part of the table: 13 rooms for each of three places.
TABLE = 13 * 13 * 13
EXACT = 9007199254740992.0  # 2**53
BINOMIAL = [0.0] * 1681
for _n in range(41):
    for _k in range(_n + 1):
        BINOMIAL[41 * _n + _k] = float(comb(_n, _k))


def new_table() -> list[float]:
    """Return a table for the counts of four groups and the end after the last."""
    return native.new_doubles(5 * TABLE)


def free_table(ways: list[float]) -> None:
    """Free the table."""
    native.free_doubles(ways)


def draw_cards(cards: int, count: int, rng: Rng) -> int:
    """Return ``count`` cards drawn uniformly from a mask."""
    drawn = 0
    for _ in range(count):
        card = native.bit(native.random_bit(cards, rng))
        drawn |= card
        cards &= ~card
    return drawn


def cell(group: int, a: int, b: int, c: int) -> int:
    """Return the index in the table for a group and the room left in the first three places."""
    return TABLE * group + 169 * a + 13 * b + c


def splits_of(size: int, a: int, b: int, c: int, d: int) -> float:
    """Return in how many ways ``size`` cards can be split into four places with these counts."""
    return BINOMIAL[41 * size + a] * BINOMIAL[41 * (size - a) + b] * BINOMIAL[41 * (c + d) + c]


def most(allowed: int, place: int, room: int, size: int) -> int:
    """Return the maximum number of cards of a group that a place can take."""
    if not (allowed >> place) & 1:
        return 0
    return min(room, size)


def count_deals(
    ways: list[float], groups: int, sizes: list[int], allowed: list[int], room: list[int]
) -> None:
    """Fill the table: for every group and room, the number of deals of this group and those after it.

    The numbers stay below 2**53, and thus exact, for every seat's view; only a spectator of four hands can
    reach larger ones, rounded in the 16th digit.
    """
    left = 0
    for i in range(TABLE):
        ways[cell(groups, 0, 0, 0) + i] = 0.0
    ways[cell(groups, 0, 0, 0)] = 1.0
    for g in range(groups - 1, -1, -1):
        left += sizes[g]
        for a in range(room[0] + 1):
            for b in range(room[1] + 1):
                for c in range(room[2] + 1):
                    d = left - a - b - c
                    total = 0.0
                    if 0 <= d <= room[3]:
                        total = count_splits(ways, g, sizes[g], allowed[g], a, b, c, d)
                    ways[cell(g, a, b, c)] = total


def count_splits(
    ways: list[float], group: int, size: int, allowed: int, a: int, b: int, c: int, d: int
) -> float:
    """Return the number of deals of one group and those after it into places with this room."""
    total = 0.0
    for i in range(most(allowed, 0, a, size) + 1):
        for j in range(most(allowed, 1, b, size - i) + 1):
            for k in range(most(allowed, 2, c, size - i - j) + 1):
                last = size - i - j - k
                if last <= most(allowed, 3, d, last):
                    after = ways[cell(group + 1, a - i, b - j, c - k)]
                    if after:
                        total += splits_of(size, i, j, k, last) * after
    return total


def draw_split(
    ways: list[float],
    group: int,
    sizes: list[int],
    allowed: list[int],
    room: list[int],
    split: list[int],
    rng: Rng,
) -> None:
    """Draw how many cards of a group go to each place, weighted by the number of deals."""
    size = sizes[group]
    may = allowed[group]
    rest = draw_weight(ways[cell(group, room[0], room[1], room[2])], rng)
    for i in range(most(may, 0, room[0], size) + 1):
        for j in range(most(may, 1, room[1], size - i) + 1):
            for k in range(most(may, 2, room[2], size - i - j) + 1):
                last = size - i - j - k
                if last <= most(may, 3, room[3], last):
                    after = ways[cell(group + 1, room[0] - i, room[1] - j, room[2] - k)]
                    if after:
                        split[0] = i
                        split[1] = j
                        split[2] = k
                        split[3] = last
                        rest -= splits_of(size, i, j, k, last) * after
                        if rest < 0:
                            return


def draw_weight(total: float, rng: Rng) -> float:
    """Return a uniform number below the total: an integer as long as the total is exact."""
    if total < EXACT:
        return float(rng.below64(int(total)))
    return total * (rng.next64() >> 11) / EXACT
