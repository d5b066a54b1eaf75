"""The five levels that people meet, and the plainer ones that the strong bot is measured against.

A lower level samples less, trusts predictions less, forgets who could not follow, and chooses with more
noise; but it never makes a move that it thinks much worse than its best (``max_loss``)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from ....engine.build_mode import is_compiled

# The interpreted build is about fifty times slower; with these limits a move takes less than two seconds.
INTERPRETED_PLAYS, INTERPRETED_DEALS = 150, 20


@dataclass(frozen=True, kw_only=True)
class Level:
    """How well a bot plays."""

    method: Literal["tree", "flat", "rules"] = "tree"  # tree search, flat sampling or rule play of cards
    plays: int = 6000  # iterations for a card; deals of flat sampling
    deals: int = 400  # sampled for a prediction
    trust: float = 1.0  # weight of the others' predictions as evidence about their hands
    memory: bool = True  # remembers which seats have shown to lack a suit
    calibrated: bool = True  # calibrates sampled predictions
    plain: bool = False  # uses the untuned rule play
    adapts: bool = False  # infers which seats play by rules and which search
    temperature: float = 0.0  # points between two choices that make the better one e times as likely
    max_loss: float = 0.0  # points that a choice may be worse than the best


LEVELS = (
    # Plays by plain rules, remembers little and is easily tempted.
    Level(
        method="rules", plain=True, deals=12, calibrated=False, memory=False, temperature=0.5, max_loss=1.2
    ),
    # Plays by tuned rules.
    Level(method="rules", deals=40, calibrated=False, memory=False, temperature=0.15, max_loss=0.6),
    # Tries its cards in a few deals.
    Level(method="flat", plays=12, deals=60, trust=0.0, memory=False, temperature=0.15, max_loss=0.6),
    # A small search with half the trust.
    Level(plays=300, deals=100, trust=0.5, temperature=0.05, max_loss=0.3),
    # Everything.
    Level(plays=8000, deals=1000, adapts=True),
)
# Yardstick: samples rounds for its prediction and plays by plain rules.
MONTE_CARLO = Level(method="rules", plain=True, calibrated=False, trust=0.0)
# Yardstick: tries every card in 400 deals that fit what was shown, the rest by plain rules.
FLAT = Level(method="flat", plain=True, calibrated=False, plays=400, trust=0.0)


def affordable(level: Level) -> Level:
    """Return a level with as much thought as the current build can afford."""
    if is_compiled():
        return level
    return replace(
        level, plays=min(level.plays, INTERPRETED_PLAYS), deals=min(level.deals, INTERPRETED_DEALS)
    )
