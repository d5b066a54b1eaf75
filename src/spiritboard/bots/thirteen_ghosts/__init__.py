"""Bots for 13 Ghosts.

``reading.py`` turns a view and a log into beliefs, ``race.py`` says what a position is worth,
``sensible.py`` and ``greedy.py`` choose.
"""

from .greedy import GreedyBot
from .sensible import SensibleBot

__all__ = ["GreedyBot", "SensibleBot"]
