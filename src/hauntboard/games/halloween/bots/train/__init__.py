"""Training of the Halloween bots."""
