"""13 Ghosts: deduction for two, three or four players.

Start reading at ``rules.py``; ``cards.py`` is the game as data, ``view.py`` what a seat may
see, ``notation.py`` how moves are written, ``position.py`` positions as JSON and
``reasons.py`` moves and refusals in words.
"""

from .game import ThirteenGhosts

__all__ = ["ThirteenGhosts"]
