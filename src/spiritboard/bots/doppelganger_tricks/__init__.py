"""Bots for Doppelgänger Tricks."""

from .sensible import SensibleBot

__all__ = ["SensibleBot"]
