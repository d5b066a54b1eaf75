"""High Card: a small game with a hidden card and chance.

``rules.py`` has the state and its rules, ``game.py`` what players see and how moves are written, ``bots.py``
a bot, and ``locales/en/game.ftl`` the words.
"""

from ..plugin import GamePlugin
from .game import HighCard

PLUGIN = GamePlugin(HighCard, bots=".bots")
