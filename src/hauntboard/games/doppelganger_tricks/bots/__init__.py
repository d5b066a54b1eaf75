"""Bots for Doppelgänger Tricks.

``strong.py`` is the strong bot and ``levels.py`` its five levels: ``search.py`` searches deals and
plays, ``policy.py`` is the rule play of playouts, ``bidding.py`` chooses predictions, ``beliefs.py`` and
``player_types.py`` infer hands from predictions and plays, ``opponents.py`` infers what types of players the
others are, ``explain.py`` gives the reasons, ``weights.py`` holds the trained numbers, ``train/`` makes them.
``diagnostics.py`` measures predictions. ``baseline.py`` values single cards."""

from __future__ import annotations

from functools import partial

from ....bots import Factory
from .baseline import SensibleBot
from .levels import FLAT, LEVELS, MONTE_CARLO
from .strong import StrongBot

BOTS: dict[str, Factory] = {
    "sensible": SensibleBot,
    **{f"level-{n}": partial(StrongBot, level=level) for n, level in enumerate(LEVELS, 1)},
}
YARDSTICKS: dict[str, Factory] = {
    "montecarlo": partial(StrongBot, level=MONTE_CARLO),
    "flat": partial(StrongBot, level=FLAT),
}
