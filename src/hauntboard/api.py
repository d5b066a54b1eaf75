"""Functions of the public API that combine the engine with the games; import them from ``hauntboard``."""

from __future__ import annotations

from typing import Any

from .engine import record
from .engine.game import Game, Position
from .engine.match import Match
from .games import GAMES, load


def list_games() -> list[str]:
    """Return the names of all games, for :func:`hauntboard.load`."""
    return list(GAMES)


def read_records(text: str) -> list[record.Record]:
    """Return all records of a text; raise :class:`hauntboard.RecordError` with line and column."""
    return record.read(text, load)


def record_from_json(data: Any) -> record.Record:
    """Return the record of JSON data; raise :class:`hauntboard.RecordError`."""
    return record.from_json(data, load)


def position_of(match: Match) -> Position:
    """Return the current position of a match as JSON data, including all hidden cards."""
    return match.game.position(match.state)


def match_from_position(game: Game, position: Position) -> Match:
    """Return a match that begins at a position; raise :class:`hauntboard.PositionError`."""
    return Match(game, game.from_position(position))
