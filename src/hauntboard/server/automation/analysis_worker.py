"""The worker process for analyses: ``python -m hauntboard.server.automation.analysis_worker``.

It reads one task per line and writes one result per line, like ``bot_worker.py``. A task analyses some
moments of a match or assembles all findings into the final analysis.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ...analysis import Analysis, MatchAnalyser, Piece, put_together
from ...engine.match import Match
from ...games import load
from .worker_process import serve

NICENESS = 15  # people's moves and bots have priority


class AnalysisTask(msgspec.Struct):
    """A finished match and the work to do: analyse the ``wanted`` moments, or assemble ``pieces``."""

    game: str
    players: int
    options: dict[str, str | int]
    position: dict[str, Any] | None
    actions: list[int]
    wanted: list[int] = []
    pieces: list[Piece] = []


class Findings(msgspec.Struct):
    """The result of a task."""

    pieces: list[Piece] = []
    analysis: Analysis | None = None


def rebuild_match(task: AnalysisTask) -> Match:
    """Replay the match of a task."""
    game = load(task.game, task.players, task.options)
    start = None if task.position is None else game.from_position(task.position)
    return Match(game, start).extend(task.actions)


def run_task(task: AnalysisTask) -> Findings:
    """Analyse moments or assemble the analysis."""
    match = rebuild_match(task)
    if task.wanted:
        return Findings(pieces=list(MatchAnalyser(match).look(task.wanted)))
    return Findings(analysis=put_together(match, task.pieces))


def answer(line: bytes) -> bytes:
    """Return the findings of a task, both as JSON."""
    return msgspec.json.encode(run_task(msgspec.json.decode(line, type=AnalysisTask)))


if __name__ == "__main__":
    serve(lambda: answer, NICENESS)
