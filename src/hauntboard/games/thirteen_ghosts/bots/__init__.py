"""Bots for 13 Ghosts.

``strong.py`` is the strong bot and ``levels.py`` its five strengths: ``search.py`` looks ahead with the
playout policy of ``policy.py``, whose trained numbers are in ``weights.py``; ``explain.py`` gives the
reasons. ``baseline.py`` and ``greedy.py`` choose by rule: ``beliefs.py`` turns a view and a log into
beliefs, ``value.py`` evaluates a position. ``diagnostics.py`` has bots that exploit the strong one."""

from __future__ import annotations

from ....bots import LEVELS, Factory
from .baseline import SensibleBot
from .diagnostics import HiderBot, InverterBot
from .greedy import GreedyBot, NaiveBot, TunedBot
from .strong import at_level

BOTS: dict[str, Factory] = {
    "greedy": GreedyBot,
    "sensible": SensibleBot,
    **{f"level-{level}": at_level(level) for level in LEVELS},
}
YARDSTICKS: dict[str, Factory] = {
    "naive": NaiveBot,
    "tuned": TunedBot,
    "inverter": InverterBot,
    "hider": HiderBot,
}
