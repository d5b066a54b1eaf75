"""Training of the Doppelgänger Tricks bots."""
