"""The table in the terminal: a session at the keyboard, and the parts of every game's board."""

from __future__ import annotations

from ...engine.game import Game
from ...games import optional_part
from .board import TerminalBoard
from .generic import GenericBoard


def board_of(game: Game | type[Game]) -> TerminalBoard:
    """Return the terminal board of a game: its own, or the generic one."""
    own: TerminalBoard | None = optional_part(game.name, "terminal")
    return own or GenericBoard(game if isinstance(game, Game) else game())
