"""Simulations and measurements."""

from __future__ import annotations

from ..bots import ANY_GAME, YARDSTICKS, Bot
from ..engine.game import Game
from ..engine.messages import HauntboardError


def open_spiel_bot(game: Game, seed: int) -> Bot:
    """OpenSpiel's own search, where OpenSpiel is installed."""
    try:
        from ..envs.open_spiel_bot import OpenSpielBot
    except ImportError:
        raise HauntboardError("bot-no-open-spiel") from None
    return OpenSpielBot(game, seed)


# It stands above the bots, since it knows OpenSpiel; whoever measures can name it.
YARDSTICKS["openspiel-ismcts"] = {ANY_GAME: open_spiel_bot}
