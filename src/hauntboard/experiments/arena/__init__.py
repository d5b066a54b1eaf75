"""Bots against each other over duplicate deals."""
