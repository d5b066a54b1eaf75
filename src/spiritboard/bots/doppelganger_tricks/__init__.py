"""Bots for Doppelgänger Tricks."""

from .searching import FlatBot, MonteCarloBot, SearchBot
from .sensible import SensibleBot

__all__ = ["FlatBot", "MonteCarloBot", "SearchBot", "SensibleBot"]
