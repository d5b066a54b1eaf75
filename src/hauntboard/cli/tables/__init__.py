"""How each game looks in a terminal. A new game is a file here and a line in ``FACES``."""

from __future__ import annotations

from ...engine.game import Game
from .doppelganger_tricks import TricksFace
from .face import Face, Section
from .halloween import HalloweenFace
from .thirteen_ghosts import GhostsFace

__all__ = ["FACES", "Face", "Section", "face_of"]

FACES: dict[str, Face] = {
    "13-ghosts": GhostsFace(),
    "doppelganger-tricks": TricksFace(),
    "halloween": HalloweenFace(),
}


def face_of(game: Game | type[Game]) -> Face:
    """The looks of a game."""
    return FACES[game.name]
