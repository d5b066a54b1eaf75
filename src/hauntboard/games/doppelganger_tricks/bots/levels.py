"""The five levels that people meet, and the plainer players that the strong one is measured against.

A lower level samples less, believes less of what predictions tell, forgets who could not follow, and chooses
more warmly; but it never makes a move that it thinks much worse than its best (``cap``).
"""

from __future__ import annotations

from . import search
from .strong import Level, StrongBot

# Without the compiled form a search is some fifty times slower; the best level then thinks less.
COMPILED = not str(search.__file__).endswith(".py")


class LevelOne(StrongBot):
    """Plays by plain rules, remembers little and is easily tempted."""

    strength = Level(way="rules", plain=True, deals=12, calibrated=False, memory=False, heat=0.5, cap=1.2)


class LevelTwo(StrongBot):
    """Plays by rules, warmly."""

    strength = Level(way="rules", deals=40, calibrated=False, memory=False, heat=0.15, cap=0.6)


class LevelThree(StrongBot):
    """Tries its cards in a few deals."""

    strength = Level(way="flat", plays=12, deals=60, trust=0.0, memory=False, heat=0.15, cap=0.6)


class LevelFour(StrongBot):
    """A small search that believes half of what predictions tell."""

    strength = Level(plays=300, deals=100, trust=0.5, heat=0.05, cap=0.3)


class LevelFive(StrongBot):
    """All it can; it also finds out who plays by rules and who looks ahead."""

    strength = Level(plays=8000 if COMPILED else 300, deals=1000 if COMPILED else 30, adapts=True)


class MonteCarloBot(StrongBot):
    """Measure: samples rounds for its prediction and plays by plain rules."""

    strength = Level(way="rules", plain=True, calibrated=False, trust=0.0)


class FlatBot(StrongBot):
    """Measure: tries every card in 400 deals that fit what was shown, the rest by plain rules."""

    strength = Level(way="flat", plain=True, calibrated=False, plays=400, trust=0.0)


def at_level(number: int) -> type[StrongBot]:
    """The player of a level, 1 to 5."""
    return (LevelOne, LevelTwo, LevelThree, LevelFour, LevelFive)[number - 1]
