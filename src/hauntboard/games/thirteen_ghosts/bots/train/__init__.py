"""Training of the 13 Ghosts bots."""
