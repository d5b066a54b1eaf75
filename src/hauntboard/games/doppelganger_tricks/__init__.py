"""Doppelgänger Tricks: trick-taking with predictions for three or four players.

Start reading at ``rules.py``; ``cards.py`` is the deck as data, ``deals.py`` counts how hidden
cards can lie, ``view.py`` is what a seat may see, ``notation.py`` how moves are written,
``position.py`` positions as JSON, ``reasons.py`` moves and refusals in words and ``imagining.py``
states that fit a view.
"""

from .game import DoppelgangerTricks

__all__ = ["DoppelgangerTricks"]
