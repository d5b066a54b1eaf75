"""13 Ghosts: deduction for two, three or four players.

Start with ``rules.py``. ``cards.py`` is the game as data, ``view.py`` what a seat may see, ``notation.py``
the text of moves, ``position.py`` positions as JSON, and ``messages.py`` describes moves and refusals.
"""

from .game import ThirteenGhosts

__all__ = ["ThirteenGhosts"]
