"""Bots for Halloween.

``strong.py`` is the strong bot and ``levels.py`` its five levels. ``search.py`` looks for the best whole
turn; ``gambles.py`` values actions with luck, ``replies.py`` predicts the answers of others, ``scratch.py``
holds the working memory. ``playouts.py`` plays on with that search. ``value.py`` evaluates a position by what
``reader.py`` reads off it (``features.py`` lists it) with the trained numbers of ``weights.py``.
``explain.py`` gives reasons in words. ``train/`` makes the trained numbers. ``baseline.py`` plans a turn by
fixed weights."""

from __future__ import annotations

from functools import partial

from ....bots import Factory
from ....bots.ismcts_bot import IsmctsBot
from .baseline import SensibleBot
from .levels import LEVELS
from .strong import StrongBot


class UctBot(IsmctsBot):
    """The generic tree search, tuned for a game of many points without scored rounds."""

    horizon = 300
    win_worth = 10.0


BOTS: dict[str, Factory] = {
    "sensible": SensibleBot,
    **{f"level-{n}": partial(StrongBot, level=level) for n, level in enumerate(LEVELS, 1)},
}
YARDSTICKS: dict[str, Factory] = {"ismcts": UctBot, "uct": UctBot}
