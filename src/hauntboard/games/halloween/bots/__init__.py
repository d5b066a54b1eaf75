"""Bots for Halloween.

``strong.py`` is the strong bot and ``levels.py`` its five strengths: ``search.py`` looks for the best whole
turn, ``value.py`` evaluates a position by ``features.py`` with the trained numbers of ``weights.py``.
``baseline.py`` plans a turn by fixed weights."""

from __future__ import annotations

from ....bots import LEVELS, Factory
from ....bots.ismcts_bot import IsmctsBot
from .baseline import SensibleBot
from .strong import at_level


class UctBot(IsmctsBot):
    """The generic tree search, tuned for a game of many points in which no round is scored apart."""

    horizon = 300
    win_worth = 10.0


BOTS: dict[str, Factory] = {
    "sensible": SensibleBot,
    **{f"level-{level}": at_level(level) for level in LEVELS},
}
YARDSTICKS: dict[str, Factory] = {"ismcts": UctBot, "uct": UctBot}
