"""The table in the terminal: a session at the keyboard, and what every game's board is made of."""

from __future__ import annotations

from ...engine.game import Game
from ...games import part
from .board import TerminalBoard


def board_of(game: Game | type[Game]) -> TerminalBoard:
    """Return the terminal board of a game."""
    board: TerminalBoard = part(game.name, "terminal").BOARD
    return board
