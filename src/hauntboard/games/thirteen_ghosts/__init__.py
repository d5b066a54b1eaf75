"""13 Ghosts: deduction for two, three or four players.

Start with ``rules.py``. ``cards.py`` is the game as data, ``view.py`` what a seat may see, ``notation.py``
the text of moves, ``position.py`` positions as JSON, and ``messages.py`` describes moves and refusals.
"""

from ..plugin import GamePlugin
from .game import ThirteenGhosts

__all__ = ["PLUGIN", "ThirteenGhosts"]

PLUGIN = GamePlugin(
    ThirteenGhosts,
    stage="released",
    bots=".bots",
    terminal=".terminal:BOARD",
    analysis=".analysis:ADAPTER",
    lesson=".lesson:LESSON",
    balance=".balance:STUDY",
)
