"""The table in the terminal: a session at the keyboard, and the parts of every game's board."""

from __future__ import annotations

from ...engine.game import Game
from ...games import part
from .board import TerminalBoard


def board_of(game: Game | type[Game]) -> TerminalBoard:
    """Return the terminal board of a game."""
    board: TerminalBoard = part(game.name, "terminal")
    return board
