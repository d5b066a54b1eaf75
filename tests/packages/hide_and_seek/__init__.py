"""Hide and Seek: a game for tests of what is the same for every game.

It has what such tests need: hidden cards, secret choices of all players at once, turns of several steps that
can be undone, public answers, teams, options for players and for research, and a bot of its own.
"""

from hauntboard.games.plugin import GamePlugin

from .game import HideAndSeek

PLUGIN = GamePlugin(HideAndSeek, bots=".bots")
