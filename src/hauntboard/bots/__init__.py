"""Players that are programs. They see what a person in their seat would see.

A bot's name means the same kind of player in every game; which class plays it may depend on
the game. A new bot is a class with a ``choose`` method and a line in ``BOTS``.

``NAME@BUDGET`` is the same bot with another limit to its thinking, for bots that have one:
``ismcts@2000`` (iterations), ``ismcts@100ms``, ``ismcts@1s``.
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine.game import Game
from ..engine.messages import HauntboardError
from . import doppelganger_tricks, halloween, thirteen_ghosts
from .bot import Bot, Budget
from .random_bot import RandomBot
from .searcher import HalloweenSearchBot, SearchBot

__all__ = ["ANY_GAME", "BOTS", "YARDSTICKS", "Bot", "default_for", "make", "names_for", "offered_for"]

Factory = Callable[[Game, int], Bot]
ANY_GAME = "*"

# Bots to measure others by. They play wherever they are named, and are offered to nobody.
YARDSTICKS: dict[str, dict[str, Factory]] = {
    "ismcts": {ANY_GAME: SearchBot, "halloween": HalloweenSearchBot},
    "uct": {"halloween": HalloweenSearchBot},
    "naive": {"13-ghosts": thirteen_ghosts.NaiveBot},
    "tuned": {"13-ghosts": thirteen_ghosts.TunedBot},
    "inverter": {"13-ghosts": thirteen_ghosts.InverterBot},
    "hider": {"13-ghosts": thirteen_ghosts.HiderBot},
    "montecarlo": {"doppelganger-tricks": doppelganger_tricks.MonteCarloBot},
    "flat": {"doppelganger-tricks": doppelganger_tricks.FlatBot},
}

# Every game has players of five strengths, the first the mildest.
LEVELS = range(1, 6)
USUAL = "level-3"
# What was there before the levels: still to be had by name, no longer offered.
PLAIN = ("random", "greedy", "sensible")

# Bot name -> game name -> what makes the bot. Weakest first.
BOTS: dict[str, dict[str, Factory]] = {
    "random": {ANY_GAME: RandomBot},
    "greedy": {"13-ghosts": thirteen_ghosts.GreedyBot},
    "sensible": {
        "13-ghosts": thirteen_ghosts.SensibleBot,
        "doppelganger-tricks": doppelganger_tricks.SensibleBot,
        "halloween": halloween.SensibleBot,
    },
    **{
        f"level-{level}": {
            "13-ghosts": thirteen_ghosts.at_level(level),
            "doppelganger-tricks": doppelganger_tricks.at_level(level),
            "halloween": halloween.at_level(level),
        }
        for level in LEVELS
    },
}


def names_for(game_name: str) -> list[str]:
    """The bots that can play a game, weakest first.

    >>> names_for("13-ghosts")
    ['random', 'greedy', 'sensible', 'level-1', ..., 'level-5']
    """
    return [name for name, games in BOTS.items() if game_name in games or ANY_GAME in games]


def offered_for(game_name: str) -> list[str]:
    """The bots that people are asked to choose from, weakest first: the levels, where a game has them, and
    whatever a module has added.

    >>> offered_for("halloween")
    ['level-1', 'level-2', 'level-3', 'level-4', 'level-5']
    """
    names = names_for(game_name)
    return [name for name in names if name not in PLAIN] or names


def default_for(game_name: str) -> str:
    """The bot to sit down with, for people who did not choose one: neither mild nor merciless.

    >>> default_for("13-ghosts")
    'level-3'
    """
    names = names_for(game_name)
    return USUAL if USUAL in names else names[-1]


def check(name: str, game_name: str) -> None:
    """Raise :class:`HauntboardError` unless a bot of that name is offered for the game."""
    allowed = ", ".join(names_for(game_name))
    if name not in BOTS:
        raise HauntboardError("bot-unknown", value=name, allowed=allowed)
    if name not in names_for(game_name):
        raise HauntboardError("bot-wrong-game", value=name, game=game_name, allowed=allowed)


def check_measured(name: str, game_name: str) -> None:
    """The same for measurements, which may use yardsticks and budgets too."""
    kind, at, budget = name.partition("@")
    games = YARDSTICKS.get(kind, {})
    if game_name not in games and ANY_GAME not in games:
        check(kind, game_name)
    if at:
        Budget.read(budget)


def make(name: str, game: Game, seed: int) -> Bot:
    """A bot for one seat of one match. The same seed plays the same way again."""
    check_measured(name, game.name)
    kind, _, budget = name.partition("@")
    games = BOTS.get(kind) or YARDSTICKS[kind]
    bot = (games.get(game.name) or games[ANY_GAME])(game, seed)
    if budget:
        limit = getattr(bot, "limit", None)
        if limit is None:
            raise HauntboardError("bot-no-budget", value=kind)
        limit(Budget.read(budget))
    return bot
