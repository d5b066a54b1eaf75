"""Bots for Doppelgänger Tricks.

``sensible.py`` reckons with single cards. The stronger ones search: ``policy.py`` is the rule play that
rounds are played out by, ``reading.py`` what predictions tell about hands, ``kinds.py`` and ``company.py``
what plays tell about hands and players, ``search.py`` the search over deals and plays, ``bidding.py``
predictions, ``searching.py`` the bot itself, ``levels.py`` how strong it is, ``words.py`` its reasons.
``tables.py`` holds trained numbers, ``training.py`` finds them.
"""

from .levels import FlatBot, MonteCarloBot, at_level
from .sensible import SensibleBot

__all__ = ["FlatBot", "MonteCarloBot", "SensibleBot", "at_level"]
