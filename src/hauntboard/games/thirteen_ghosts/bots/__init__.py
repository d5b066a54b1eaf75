"""Bots for 13 Ghosts.

===================  ============================================================================
``baseline.py``      bots that play by rule, with ``beliefs.py`` and ``value.py``
``strong.py``        the strong bot, which searches; ``levels.py`` has its five strengths
``search.py``        worlds that explain the opponents' moves, and the comparison of candidates
``playouts.py``      rounds played on by the policy
``policy.py``        how a player is expected to move, by its ``situation.py``
``weights.py``       the trained parameters (``data/``); ``train/`` makes them
``explain.py``       reasons for a move
``diagnostics.py``   bots that try to exploit the strong one
===================  ============================================================================
"""

from __future__ import annotations

from functools import partial

from ....bots import Factory
from .baseline import GreedyBot, NaiveBot, SensibleBot, TunedBot
from .diagnostics import HiderBot, InverterBot
from .levels import LEVELS, affordable
from .strong import StrongBot

BOTS: dict[str, Factory] = {
    "greedy": GreedyBot,
    "sensible": SensibleBot,
    **{
        f"level-{number}": partial(StrongBot, level=affordable(level))
        for number, level in enumerate(LEVELS, start=1)
    },
}
YARDSTICKS: dict[str, Factory] = {
    "naive": NaiveBot,
    "tuned": TunedBot,
    "inverter": InverterBot,
    "hider": HiderBot,
}
