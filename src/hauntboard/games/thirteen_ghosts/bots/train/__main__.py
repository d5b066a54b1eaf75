"""``python -m hauntboard.games.thirteen_ghosts.bots.train``."""

from .training import main

main()
