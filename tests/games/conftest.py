"""Fixtures that run the program, for tests of games at the prompt."""

from ..cli.conftest import open_terminal, plain_environment, player, run, seed_where

__all__ = ["open_terminal", "plain_environment", "player", "run", "seed_where"]
