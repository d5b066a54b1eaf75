"""Estimates and tests over duplicate deals.

The matches of one deal share their luck, so they are one observation: every figure is made of sums by deal,
and deals are independent.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..simulation.report import Z95, wilson

# Bound on the probability of a wrong decision, however often the test looks.
ERROR = 0.05
# Shares of wealth that a gambler stakes on one deal, each on a part of the money.
STAKES = (1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4)
ABOVE, BELOW, OPEN = "above", "below", "open"


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval and the number of deals."""

    mean: float
    low: float
    high: float
    deals: int

    @property
    def half(self) -> float:
        """Return half the width of the interval."""
        return (self.high - self.low) / 2


class ByDeal:
    """A ratio of sums, such as wins to matches, observed deal by deal.

    >>> wins = ByDeal()
    >>> for won in (2, 1, 2, 1):
    ...     wins.add(won, 2)
    >>> wins.estimate().mean
    0.75
    """

    def __init__(self) -> None:
        self.observed: list[tuple[float, float]] = []

    def add(self, amount: float, count: float) -> None:
        """Add one deal: a numerator and a denominator."""
        if count:
            self.observed.append((amount, count))

    def estimate(self) -> Estimate:
        """Return the ratio; its interval is that of a ratio of cluster sums with Student's distribution."""
        mean, error = ratio(self.observed)
        half = student(len(self.observed) - 1) * error
        return Estimate(mean, mean - half, mean + half, len(self.observed))

    def share(self) -> Estimate:
        """Return a ratio between 0 and 1 with Wilson's interval for the equivalent number of independent
        matches. One invented deal all won and one all lost keep that number finite where all deals went
        alike."""
        count = len(self.observed)
        if not count:
            return Estimate(0.0, 0.0, 1.0, 0)
        mean, _ = ratio(self.observed)
        usual = sum(d for _, d in self.observed) / count
        centre, error = ratio([*self.observed, (0.0, usual), (usual, usual)])
        worth = centre * (1 - centre) / error**2
        low, high = wilson(mean * worth, worth, student(count + 1))
        return Estimate(mean, low, high, count)


def ratio(observed: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Return the ratio of the sums and its standard error (linearised, independent clusters)."""
    total = sum(count for _, count in observed)
    if not total:
        return 0.0, 0.0
    mean = sum(amount for amount, _ in observed) / total
    n = len(observed)
    if n < 2:
        return mean, math.inf
    rest = sum((amount - mean * count) ** 2 for amount, count in observed)
    return mean, math.sqrt(rest * n / (n - 1)) / total


def student(freedom: int) -> float:
    """Return the 97.5 % point of Student's distribution, by its series around the normal one.

    >>> [round(student(n), 2) for n in (5, 10, 30, 1000)]
    [2.57, 2.23, 2.04, 1.96]
    """
    if freedom < 1:
        return math.inf
    z, v = Z95, float(freedom)
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
    )


def chance_of(t: float, freedom: float) -> float:
    """Return the two-sided p-value of ``t`` in Student's distribution by Wallace's approximation, which
    errs by less than a tenth of itself, on the conservative side.

    >>> round(chance_of(2.228, 10), 3), round(chance_of(1.96, 1e6), 3), chance_of(0, 4)
    (0.05, 0.05, 1.0)
    """
    if freedom < 1 or math.isnan(t):
        return 1.0
    v = float(freedom)
    z = math.sqrt(v * math.log1p(t * t / v)) * (8 * v + 1) / (8 * v + 3)
    return math.erfc(z / math.sqrt(2))


def holm(chances: Sequence[float], error: float = ERROR) -> list[bool]:
    """Return which of several findings stand with a family-wise error of ``error``.

    >>> holm([0.01, 0.04, 0.03, 0.005])
    [True, False, False, True]
    """
    standing = [False] * len(chances)
    for rank, place in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        if chances[place] > error / (len(chances) - rank):
            break
        standing[place] = True
    return standing


class Wager:
    """Test sequentially whether the mean of numbers between 0 and 1 is above or below ``line``.

    A gambler bets on every deal exceeding the line, at odds that are fair if the mean equals the line. If
    the mean is at or below the line, its wealth is a supermartingale: the probability that it ever grows
    40-fold is at most 1/40. The test may therefore look after every deal and stop when that happens: this
    decides "above". A second gambler bets on "below". Nothing is assumed about the numbers but their
    bounds.

    >>> wager = Wager(0.5)
    >>> for _ in range(12):
    ...     wager.add(1.0)
    >>> wager.verdict
    'above'
    """

    def __init__(self, line: float) -> None:
        self.line = line
        self.more = [0.0] * len(STAKES)  # logarithms of the parts of the wealth
        self.less = [0.0] * len(STAKES)
        self.verdict = OPEN

    def add(self, value: float) -> None:
        """Add one deal. A verdict is final."""
        up, down = (value - self.line) / self.line, (self.line - value) / (1 - self.line)
        for i, stake in enumerate(STAKES):
            self.more[i] += math.log1p(stake * up)
            self.less[i] += math.log1p(stake * down)
        if self.verdict == OPEN:
            wanted = math.log(2 / ERROR)
            if wealth(self.more) >= wanted:
                self.verdict = ABOVE
            elif wealth(self.less) >= wanted:
                self.verdict = BELOW


def wealth(parts: Sequence[float]) -> float:
    """Return the logarithm of the mean of the parts."""
    top = max(parts)
    return top + math.log(sum(math.exp(part - top) for part in parts) / len(parts))
