"""The turns a bot chooses between."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt

from ..rules import Halloween

PRIOR = 6.0  # playouts that the estimate of the search counts for


@dataclass
class Candidate:
    """The rest of a turn, up to its end or to luck."""

    steps: list[int]
    estimate: float  # chance to win by the search, or by the replies of the others
    after: Halloween
    playouts: list[float] = field(default_factory=list)  # chances to win after playouts

    def value(self) -> float:
        """Return the chance to win by the estimate and all playouts."""
        return (PRIOR * self.estimate + sum(self.playouts)) / (PRIOR + len(self.playouts))

    def error(self) -> float:
        """Return the standard error of the value, estimated from the playouts; 0 with fewer than two."""
        count = len(self.playouts)
        if count < 2:
            return 0.0
        mean = sum(self.playouts) / count
        variance = sum((v - mean) ** 2 for v in self.playouts) / (count - 1)
        return sqrt(variance / count) * count / (PRIOR + count)


def best_first(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Sort candidates by value."""
    return sorted(candidates, key=lambda candidate: -candidate.value())


def best_by_action(candidates: Iterable[Candidate]) -> dict[int, Candidate]:
    """Return the best candidate for each first action."""
    found: dict[int, Candidate] = {}
    for candidate in candidates:
        known = found.setdefault(candidate.steps[0], candidate)
        if candidate.value() > known.value():
            found[candidate.steps[0]] = candidate
    return found
