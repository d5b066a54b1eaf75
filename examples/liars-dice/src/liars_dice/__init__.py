"""Liar's Dice: hidden dice, rising bids, and a call."""

from hauntboard.games.plugin import GamePlugin

from .game import LiarsDice

PLUGIN = GamePlugin(LiarsDice, bots=".bots")
