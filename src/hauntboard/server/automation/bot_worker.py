"""The worker process for bots: ``python -m hauntboard.server.automation.bot_worker``.

A request holds what a seat sees; this process never receives a state. ``worker_process.py`` keeps the
requests of different seats apart.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ... import bots
from ...bots.hints import Hint, advise
from ...games import load
from .worker_process import serve

NICENESS = 5  # people's moves have priority


class MoveRequest(msgspec.Struct, tag="move"):
    """Asks a bot for a move, given its seat's view and log. If ``since`` is not 0, the process has the first
    ``since`` events of the log already and receives only those after them."""

    game: str
    players: int
    options: dict[str, str | int]
    bot: str
    seed: int
    view: dict[str, Any]
    log: list[dict[str, Any]]
    since: int = 0


class AdviceRequest(MoveRequest, tag="advice"):
    """Asks a bot for advice: the best move or, with ``played``, its opinion of that action."""

    played: int | None = None


class MoveReply(msgspec.Struct):
    """The action a bot chose."""

    action: int


def answer(request: MoveRequest, log: list[dict[str, Any]]) -> MoveReply | Hint:
    """Let the bot choose or advise."""
    game = load(request.game, request.players, request.options)
    if isinstance(request, AdviceRequest):
        return advise(game, request.view, log, request.seed, request.played, request.bot)
    return MoveReply(bots.make(request.bot, game, request.seed).choose(request.view, log))


class SeatHandler:
    """Answers the requests of one seat and keeps its log between them."""

    def __init__(self) -> None:
        self.log: list[dict[str, Any]] = []

    def __call__(self, line: bytes) -> bytes:
        """Return the reply to a line. Raise :class:`ValueError` if part of the log is missing."""
        request = msgspec.json.decode(line, type=AdviceRequest | MoveRequest)
        if request.since != len(self.log):
            raise ValueError(f"the log has {len(self.log)} events, not {request.since}")
        self.log += request.log
        return msgspec.json.encode(answer(request, self.log))


if __name__ == "__main__":
    serve(SeatHandler, NICENESS)
