"""Bots: computer players that see what a person in their seat would see.

A bot's name means the same kind of player in every game; each game's ``bots`` folder says which class plays
it. ``NAME@BUDGET`` is the same bot with another budget, for bots that have one:
``ismcts@2000`` (iterations), ``ismcts@100ms``, ``ismcts@1s``."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Callable

from ..engine.game import Game
from ..engine.messages import HauntboardError
from ..games import GAMES, BrokenPart, game_type, optional_part
from .budget import Budget
from .ismcts_bot import IsmctsBot
from .protocol import Bot, Limited
from .random import RandomBot

__all__ = ["Bot", "default_for", "make", "names_for", "offered_for"]

log = logging.getLogger(__name__)

Factory = Callable[[Game, int], Bot]

# Released games have five levels, the weakest first.
LEVELS = range(1, 6)
DEFAULT = "level-3"
# The opponent where a game has no levels.
THINKER = "thinker"
THINKER_ITERATIONS = 400
# The baselines: available by name, offered to no player.
BASELINES = ("random", "greedy", "sensible")


def open_spiel_bot(game: Game, seed: int) -> Bot:
    """Return OpenSpiel's own search as a bot, or raise :class:`HauntboardError` if it is not installed."""
    try:
        # By name: OpenSpiel's adapter is a layer above the bots.
        module = importlib.import_module("..envs.open_spiel_bot", __package__)
    except ImportError:
        raise HauntboardError("bot-no-open-spiel") from None
    bot: Bot = module.OpenSpielBot(game, seed)
    return bot


def thinking_bot(game: Game, seed: int) -> Bot:
    """Return an opponent for a game without levels: the generic search with a budget that suits rules in
    plain Python."""
    bot = IsmctsBot(game, seed)
    bot.limit(Budget(iterations=THINKER_ITERATIONS))
    return bot


# Bots for any game, beside those in the games' own folders.
BOTS: dict[str, Factory] = {"random": RandomBot}
# Bots to measure others by: they play wherever they are named and are offered to no player.
YARDSTICKS: dict[str, Factory] = {"ismcts": IsmctsBot, "openspiel-ismcts": open_spiel_bot}


def own_bots(game_name: str, kind: str) -> dict[str, Factory]:
    """Return the bots that a game brings; nothing if it has none, or if they cannot be loaded."""
    try:
        module = optional_part(game_name, "bots")
    except BrokenPart as problem:
        log.warning("bots cannot be loaded", extra={"game": game_name, "problem": problem.problem})
        return {}
    found: dict[str, Factory] = getattr(module, kind, {})
    return found


def bots_of(game_name: str) -> dict[str, Factory]:
    """Return the bots that can play a game, weakest first."""
    found = {**BOTS, **own_bots(game_name, "BOTS")}
    if DEFAULT not in found and game_type(game_name).imagine is not Game.imagine:
        found[THINKER] = thinking_bot
    return found


def yardsticks_of(game_name: str) -> dict[str, Factory]:
    """Return the bots that others of a game are measured by."""
    return {**YARDSTICKS, **own_bots(game_name, "YARDSTICKS")}


def names_for(game_name: str) -> list[str]:
    """Return the names of the bots that can play a game, weakest first.

    >>> names_for("template")
    ['random', 'cautious', 'thinker']
    """
    return list(bots_of(game_name))


def offered_for(game_name: str) -> list[str]:
    """Return the bots that players choose from, weakest first: the levels where a game has them, else all.

    >>> offered_for("template")
    ['cautious', 'thinker']
    """
    names = names_for(game_name)
    strong = [name for name in names if name not in BASELINES]
    return strong if len(strong) > 1 else names


def default_for(game_name: str) -> str:
    """Return the bot for players who did not choose one: neither mild nor merciless.

    >>> default_for("template")
    'thinker'
    """
    names = names_for(game_name)
    return DEFAULT if DEFAULT in names else names[-1]


def check(name: str, game_name: str) -> None:
    """Raise :class:`HauntboardError` unless a bot of that name can play the game."""
    allowed = names_for(game_name)
    if name in allowed:
        return
    known = any(name in bots_of(other) for other in GAMES)
    if not known:
        raise HauntboardError("bot-unknown", value=name, allowed=", ".join(allowed))
    raise HauntboardError("bot-wrong-game", value=name, game=game_name, allowed=", ".join(allowed))


def check_measured(name: str, game_name: str) -> None:
    """Raise :class:`HauntboardError` unless the name means a bot or yardstick of the game, budget
    included."""
    kind, at, budget = name.partition("@")
    if kind not in yardsticks_of(game_name):
        check(kind, game_name)
    if at:
        Budget.read(budget)


def make(name: str, game: Game, seed: int) -> Bot:
    """Return a bot for one seat of one match. The same seed plays the same way again."""
    check_measured(name, game.name)
    kind, _, budget = name.partition("@")
    bot = {**yardsticks_of(game.name), **bots_of(game.name)}[kind](game, seed)
    if budget:
        if not isinstance(bot, Limited):
            raise HauntboardError("bot-no-budget", value=kind)
        bot.limit(Budget.read(budget))
    return bot
