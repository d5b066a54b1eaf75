"""A process in which finished matches are looked at: ``python -m
hauntboard.server.automation.analysis_worker``.

It takes its tasks as ``bot_worker.py`` takes its questions: one line there, one line back. A task is about a
few moments of a match, or about putting together what was found out about all of them.
"""

from __future__ import annotations

from typing import Any, BinaryIO

import msgspec

from ...analysis import Analysis, MatchAnalyser, Piece, put_together
from ...engine.match import Match
from ...games import load
from .bot_worker import serve

NICENESS = 15  # people's moves and bots come first


class AnalysisTask(msgspec.Struct):
    """A match that is over and what is wanted of it: pieces about some moments, or the analysis made of all
    pieces."""

    game: str
    players: int
    options: dict[str, str | int]
    position: dict[str, Any] | None
    actions: list[int]
    wanted: list[int] = []
    pieces: list[Piece] = []


class Findings(msgspec.Struct):
    """What came of a task."""

    pieces: list[Piece] = []
    analysis: Analysis | None = None


def rebuild_match(task: AnalysisTask) -> Match:
    """The match, played again."""
    game = load(task.game, task.players, task.options)
    start = None if task.position is None else game.from_position(task.position)
    return Match(game, start).extend(task.actions)


def run_task(task: AnalysisTask) -> Findings:
    """Look, or put together."""
    match = rebuild_match(task)
    if task.wanted:
        return Findings(pieces=list(MatchAnalyser(match).look(task.wanted)))
    return Findings(analysis=put_together(match, task.pieces))


def write_findings(line: bytes, out: BinaryIO) -> None:
    """One line for a line."""
    out.write(msgspec.json.encode(run_task(msgspec.json.decode(line, type=AnalysisTask))) + b"\n")
    out.flush()


if __name__ == "__main__":
    serve(write_findings, NICENESS)
