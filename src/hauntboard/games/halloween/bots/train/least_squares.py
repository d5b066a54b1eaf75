"""Ridge regression for sparse rows."""

from __future__ import annotations

import cython

from .. import sizes


class Fit:
    """Gathers rows with their targets and solves for the weights."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.filled = 0
        if not cython.compiled:  # the compiled form has them in the object
            self.squares = [0.0] * (sizes.UNKNOWNS * sizes.UNKNOWNS)
            self.sums = [0.0] * sizes.UNKNOWNS
            self.places = [0] * sizes.UNKNOWNS
            self.amounts = [0.0] * sizes.UNKNOWNS

    def add(self, row: list[tuple[int, float]], target: float, weight: float) -> None:
        """Add a row, given by the places and amounts that are not zero."""
        self.filled = len(row)
        for i in range(self.filled):
            self.places[i], self.amounts[i] = row[i]
        self.gather(target, weight)

    def gather(self, target: float, weight: float) -> None:
        """Add the row in ``places`` and ``amounts`` to the normal equations."""
        for i in range(self.filled):
            place = self.places[i]
            amount = weight * self.amounts[i]
            self.sums[place] += amount * target
            start = self.size * place
            for j in range(self.filled):
                self.squares[start + self.places[j]] += amount * self.amounts[j]

    def solve(self, ridge: list[float]) -> list[float]:
        """Return the weights; ``ridge`` pulls each of them toward 0. Uses up what was gathered."""
        for i in range(self.size):
            self.squares[self.size * i + i] += ridge[i]
        self.decompose()
        return [self.sums[i] for i in range(self.size)]

    def decompose(self) -> None:
        """Decompose by Cholesky, then substitute forward and back."""
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
