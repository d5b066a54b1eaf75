"""High Card: the template for new games, a small whole game with a hidden card and chance.

``rules.py`` has the state and its rules, ``game.py`` what players see and say of it, ``bots.py`` a bot, and
``locales/en/game.ftl`` the words. ``hauntboard new-game NAME`` copies this folder.
"""

from ..plugin import GamePlugin
from .game import HighCard

PLUGIN = GamePlugin(HighCard, bots=".bots")
