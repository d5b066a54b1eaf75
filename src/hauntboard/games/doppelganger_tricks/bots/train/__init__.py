"""Training of the Doppelgänger Tricks bots by self-play."""
