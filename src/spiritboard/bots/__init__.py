"""Players that are programs. They see what a person in their seat would see.

A bot's name means the same kind of player in every game; which class plays it may depend on
the game. A new bot is a class with a ``choose`` method and a line in ``BOTS``.
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine.game import Game
from ..engine.messages import SpiritboardError
from . import doppelganger_tricks, halloween, thirteen_ghosts
from .bot import Bot
from .random_bot import RandomBot

__all__ = ["ANY_GAME", "BOTS", "Bot", "default_for", "make", "names_for"]

Factory = Callable[[Game, int], Bot]
ANY_GAME = "*"

# Bot name -> game name -> what makes the bot. Weakest first.
BOTS: dict[str, dict[str, Factory]] = {
    "random": {ANY_GAME: RandomBot},
    "greedy": {"13-ghosts": thirteen_ghosts.GreedyBot},
    "sensible": {
        "13-ghosts": thirteen_ghosts.SensibleBot,
        "doppelganger-tricks": doppelganger_tricks.SensibleBot,
        "halloween": halloween.SensibleBot,
    },
    "level-1": {"halloween": halloween.level_1},
    "level-2": {"halloween": halloween.level_2},
    "level-3": {"halloween": halloween.level_3},
    "level-4": {"halloween": halloween.level_4},
    "level-5": {"halloween": halloween.level_5},
}


def names_for(game_name: str) -> list[str]:
    """The bots that can play a game, weakest first.

    >>> names_for("13-ghosts")
    ['random', 'greedy', 'sensible']
    """
    return [name for name, games in BOTS.items() if game_name in games or ANY_GAME in games]


def default_for(game_name: str) -> str:
    """The bot to sit down with: the best that the game has.

    >>> default_for("13-ghosts")
    'sensible'
    """
    return names_for(game_name)[-1]


def check(name: str, game_name: str) -> None:
    """Raise :class:`SpiritboardError` unless a bot of that name plays the game."""
    allowed = ", ".join(names_for(game_name))
    if name not in BOTS:
        raise SpiritboardError("bot-unknown", value=name, allowed=allowed)
    if name not in names_for(game_name):
        raise SpiritboardError("bot-wrong-game", value=name, game=game_name, allowed=allowed)


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of one match. The same seed plays the same way again."""
    check(name, game.name)
    games = BOTS[name]
    factory = games.get(game.name) or games[ANY_GAME]
    return factory(game, seed)
