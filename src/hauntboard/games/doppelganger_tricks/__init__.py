"""Doppelgänger Tricks: trick-taking with predictions for three or four players.

Start with ``rules.py``. ``cards.py`` is the deck as data, ``hidden.py`` counts and draws hidden deals,
``view.py`` is what a seat may see, ``notation.py`` the text of moves, ``position.py`` positions as JSON;
``messages.py`` describes moves and refusals, and ``determinize.py`` builds states that fit a view.
"""

from ..plugin import GamePlugin
from .game import DoppelgangerTricks

__all__ = ["PLUGIN", "DoppelgangerTricks"]

PLUGIN = GamePlugin(
    DoppelgangerTricks,
    stage="released",
    bots=".bots",
    terminal=".terminal:BOARD",
    analysis=".analysis:ADAPTER",
    lesson=".lesson:LESSON",
    balance=".balance:STUDY",
)
