"""Least squares with a little ridge, for rows that are mostly zero."""

from __future__ import annotations

import cython


class Fit:
    """Gathers rows of numbers and what they should add up to, and finds the weights."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.filled = 0
        if not cython.compiled:  # else they are a part of the object, and in the module they would take 5 MB
            self.squares = [0.0] * 640_000
            self.sums = [0.0] * 800
            self.places = [0] * 800
            self.amounts = [0.0] * 800

    def add(self, row: list[tuple[int, float]], target: float, weight: float) -> None:
        """One row, as its places and amounts that are not zero."""
        self.filled = len(row)
        for i in range(self.filled):
            self.places[i], self.amounts[i] = row[i]
        self.gather(target, weight)

    def gather(self, target: float, weight: float) -> None:
        for i in range(self.filled):
            place = self.places[i]
            amount = weight * self.amounts[i]
            self.sums[place] += amount * target
            start = self.size * place
            for j in range(self.filled):
                self.squares[start + self.places[j]] += amount * self.amounts[j]

    def solve(self, ridge: list[float]) -> list[float]:
        """The weights; ``ridge`` pulls each of them toward 0. Uses up what was gathered."""
        for i in range(self.size):
            self.squares[self.size * i + i] += ridge[i]
        self.decompose()
        return [self.sums[i] for i in range(self.size)]

    def decompose(self) -> None:
        """Cholesky, and the substitution forth and back."""
        size = self.size
        for j in range(size):
            for k in range(j):
                factor = self.squares[size * j + k]
                if factor != 0.0:
                    for i in range(j, size):
                        self.squares[size * i + j] -= factor * self.squares[size * i + k]
            root = max(self.squares[size * j + j], 1e-12) ** 0.5
            for i in range(j, size):
                self.squares[size * i + j] /= root
        for i in range(size):
            for k in range(i):
                self.sums[i] -= self.squares[size * i + k] * self.sums[k]
            self.sums[i] /= self.squares[size * i + i]
        for step in range(size):
            i = size - 1 - step
            for k in range(i + 1, size):
                self.sums[i] -= self.squares[size * k + i] * self.sums[k]
            self.sums[i] /= self.squares[size * i + i]
