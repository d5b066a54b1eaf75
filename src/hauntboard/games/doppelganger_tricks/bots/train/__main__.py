"""Entry point of ``python -m hauntboard.games.doppelganger_tricks.bots.train``."""

from .training import main

main()
