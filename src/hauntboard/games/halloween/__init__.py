"""Halloween: a board game of ghosts, a small town and 52 action cards for two to four players.

Start reading at ``rules.py``: the turn, beginning and end of a match. ``actions.py`` has the actions,
``powers.py`` the cards, one small piece of code each, and ``town.py`` the table. ``cards.py`` is the game as
data, ``view.py`` has views and events, ``notation.py`` the notation of moves, ``position.py`` positions as
JSON and ``messages.py`` the messages for moves and refusals.
"""

from ..plugin import GamePlugin
from .game import HalloweenGame

__all__ = ["PLUGIN", "HalloweenGame"]

PLUGIN = GamePlugin(
    HalloweenGame,
    stage="released",
    bots=".bots",
    terminal=".terminal:BOARD",
    analysis=".analysis:ADAPTER",
    lesson=".lesson:LESSON",
    balance=".balance:STUDY",
)
