"""Halloween: a board game of ghosts, a small town and 52 action cards for two to four players.

Start reading at ``rules.py``: the turn, the actions, beginning and end. ``powers.py`` has the cards, one
small piece of code each; ``town.py`` what lies on the table. ``cards.py`` is everything as data,
``view.py`` what is seen and told, ``notation.py`` how moves are written, ``position.py`` positions
as JSON and ``messages.py`` moves and refusals in words.
"""

from .game import HalloweenGame

__all__ = ["HalloweenGame"]
