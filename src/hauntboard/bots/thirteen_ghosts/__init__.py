"""Bots for 13 Ghosts.

``strong.py`` is the strong player and its levels: ``search.py`` looks ahead with the model of ``policy.py``,
which ``train.py`` trains, and ``explain.py`` says why; ``inverting.py`` turns its crypts against it.
``sensible.py`` and ``greedy.py`` choose by rule: ``reading.py`` turns a view and a log into beliefs,
``race.py`` says what a position is worth.
"""

from .greedy import GreedyBot, NaiveBot, TunedBot
from .inverting import HiderBot, InverterBot
from .sensible import SensibleBot
from .strong import LEVELS, StrongBot, at_level

__all__ = [
    "LEVELS",
    "GreedyBot",
    "HiderBot",
    "InverterBot",
    "NaiveBot",
    "SensibleBot",
    "StrongBot",
    "TunedBot",
    "at_level",
]
