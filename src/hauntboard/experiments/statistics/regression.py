"""Least squares with cluster-robust errors.

A :class:`Sample` is one outcome with its non-zero factors. Samples of one cluster (a match) may depend on
each other in any way. Each stratum (a table with its own rules or players) has its own mean, so only
differences within strata count.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from .inference import chance_of, student

FEWEST_SPARE = 10  # clusters beyond the number of columns; with fewer nothing is estimated
SMALL = 1e-9  # smallest pivot relative to its column's sum of squares; below it the column is redundant


@dataclass(frozen=True)
class Sample:
    """One observation."""

    stratum: int
    cluster: int
    outcome: float
    factors: dict[str, float]


@dataclass(frozen=True)
class Slope:
    """The change of the outcome per unit of a factor, with its 95 % interval."""

    value: float
    low: float
    high: float
    chance: float  # of a slope at least as far from 0 if there were none


def slopes(samples: Sequence[Sample], factors: Sequence[str]) -> dict[str, Slope]:
    """Fit all factors at once. Factors that never vary or are linear combinations of earlier ones are left
    out; with too few clusters all are.

    >>> samples = [Sample(0, n, 2.0 * (n % 2) + 0.1 * (n % 3), {"odd": n % 2}) for n in range(36)]
    >>> round(slopes(samples, ["odd"])["odd"].value, 6)
    2.0
    """
    design = Design(samples, factors)
    inverse, kept = inverted(design.squares)
    clusters = len({sample.cluster for sample in samples})
    columns = len(kept) + len(design.means)
    freedom = clusters - columns
    if not kept or freedom < FEWEST_SPARE:
        return {}
    weights = [sum(map(float.__mul__, row, design.products)) for row in inverse]
    spread = [0.0] * len(factors)
    for score in design.scores(weights).values():
        for column in kept:
            spread[column] += sum(map(float.__mul__, inverse[column], score)) ** 2
    # The usual correction for few clusters and for the columns that were fitted.
    correction = clusters / (clusters - 1) * (len(samples) - 1) / max(1, len(samples) - columns)
    return {
        factors[column]: slope(weights[column], math.sqrt(spread[column] * correction), freedom)
        for column in kept
    }


def slope(value: float, error: float, freedom: int) -> Slope:
    """Return a value with its interval."""
    half = student(freedom) * error
    t = value / error if error else math.inf if value else 0.0
    return Slope(value, value - half, value + half, chance_of(min(t, 1e9), freedom))


class Design:
    """The samples as columns, each stratum centred on its mean. Most factors of a sample are 0, so sums run
    over the others and the means are put in afterwards."""

    def __init__(self, samples: Sequence[Sample], factors: Sequence[str]) -> None:
        self.samples = samples
        self.column = {factor: column for column, factor in enumerate(factors)}
        width = len(factors)
        self.sizes: dict[int, int] = {}
        self.means: dict[int, list[float]] = {}
        self.outcomes: dict[int, float] = {}
        self.squares = [[0.0] * width for _ in range(width)]
        self.products = [0.0] * width
        self.rows = [self.row(sample) for sample in samples]
        for sample, row in zip(samples, self.rows, strict=True):
            self.add(sample, row)
        for stratum, size in self.sizes.items():
            self.centre(stratum, size)

    def row(self, sample: Sample) -> list[tuple[int, float]]:
        """Return the non-zero columns of a sample."""
        named = ((self.column.get(factor), value) for factor, value in sample.factors.items())
        return [(column, value) for column, value in named if column is not None and value]

    def add(self, sample: Sample, row: list[tuple[int, float]]) -> None:
        stratum = sample.stratum
        means = self.means.setdefault(stratum, [0.0] * len(self.column))
        self.sizes[stratum] = self.sizes.get(stratum, 0) + 1
        self.outcomes[stratum] = self.outcomes.get(stratum, 0.0) + sample.outcome
        for column, value in row:
            means[column] += value
            self.products[column] += value * sample.outcome
            squares = self.squares[column]
            for other, second in row:
                squares[other] += value * second

    def centre(self, stratum: int, size: int) -> None:
        """Remove the stratum means from the sums."""
        means = [total / size for total in self.means[stratum]]
        self.means[stratum] = means
        self.outcomes[stratum] /= size
        for column, mean in enumerate(means):
            if mean:
                self.products[column] -= size * mean * self.outcomes[stratum]
                squares = self.squares[column]
                for other, second in enumerate(means):
                    squares[other] -= size * mean * second

    def scores(self, weights: Sequence[float]) -> dict[int, list[float]]:
        """Return by cluster the score of every column."""
        found: dict[int, list[float]] = {}
        rests: dict[tuple[int, int], float] = {}
        bases = {
            stratum: self.outcomes[stratum] - sum(map(float.__mul__, weights, means))
            for stratum, means in self.means.items()
        }
        for sample, row in zip(self.samples, self.rows, strict=True):
            rest = sample.outcome - bases[sample.stratum] - sum(weights[c] * value for c, value in row)
            score = found.setdefault(sample.cluster, [0.0] * len(self.column))
            for column, value in row:
                score[column] += value * rest
            key = (sample.cluster, sample.stratum)
            rests[key] = rests.get(key, 0.0) + rest
        for (cluster, stratum), rest in rests.items():
            score = found[cluster]
            for column, mean in enumerate(self.means[stratum]):
                score[column] -= mean * rest
        return found


def inverted(squares: Sequence[Sequence[float]]) -> tuple[list[list[float]], list[int]]:
    """Return the inverse of a symmetric matrix by Gauss-Jordan elimination and the columns it covers;
    redundant columns are left out, with zeros in their place.

    >>> inverted([[2.0, 0.0], [0.0, 4.0]])
    ([[0.5, 0.0], [0.0, 0.25]], [0, 1])
    >>> inverted([[1.0, 1.0], [1.0, 1.0]])
    ([[1.0, 0.0], [0.0, 0.0]], [0])
    """
    width = len(squares)
    left = [list(row) for row in squares]
    right = [[float(row == column) for column in range(width)] for row in range(width)]
    kept: list[int] = []
    for pivot in range(width):
        head = left[pivot][pivot]
        if head <= SMALL * max(1.0, squares[pivot][pivot]):
            continue
        kept.append(pivot)
        left[pivot] = [value / head for value in left[pivot]]
        right[pivot] = [value / head for value in right[pivot]]
        for row in range(width):
            share = left[row][pivot]
            if row != pivot and share:
                left[row] = [a - share * b for a, b in zip(left[row], left[pivot], strict=True)]
                right[row] = [a - share * b for a, b in zip(right[row], right[pivot], strict=True)]
    chosen = set(kept)
    return [
        [right[row][column] if row in chosen and column in chosen else 0.0 for column in range(width)]
        for row in range(width)
    ], kept
