"""Bots for Doppelgänger Tricks.

``strong.py`` is the strong bot and ``levels.py`` its five strengths: ``search.py`` searches deals and
plays, ``policy.py`` is the rule play that rounds are played out by, ``bidding.py`` chooses predictions,
``beliefs.py`` and ``player_types.py`` infer hands from predictions and plays, ``opponents.py`` who the
others are, ``explain.py`` gives the reasons, ``weights.py`` holds the trained numbers. ``baseline.py``
reckons with single cards."""

from __future__ import annotations

from ....bots import LEVELS, Factory
from .baseline import SensibleBot
from .levels import FlatBot, MonteCarloBot, at_level

BOTS: dict[str, Factory] = {
    "sensible": SensibleBot,
    **{f"level-{level}": at_level(level) for level in LEVELS},
}
YARDSTICKS: dict[str, Factory] = {"montecarlo": MonteCarloBot, "flat": FlatBot}
