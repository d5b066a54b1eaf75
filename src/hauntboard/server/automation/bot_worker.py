"""The worker process for bots: ``python -m hauntboard.server.automation.bot_worker``.

It reads one request per line and writes one reply per line. A request holds what the seat sees; this process
never receives a state.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from ... import bots
from ...bots.hints import Hint, advise
from ...games import load

READY = b"ready\n"
LineHandler = Callable[[bytes, BinaryIO], None]
NICENESS = 5  # people's moves have priority


class MoveRequest(msgspec.Struct, tag="move"):
    """Asks a bot for a move, given its seat's view and log."""

    game: str
    players: int
    options: dict[str, str | int]
    bot: str
    seed: int
    view: dict[str, Any]
    log: list[dict[str, Any]]


class AdviceRequest(MoveRequest, tag="advice"):
    """Asks a bot for advice: the best move or, with ``played``, its opinion of that action."""

    played: int | None = None


class MoveReply(msgspec.Struct):
    """The action a bot chose."""

    action: int


def answer(request: MoveRequest) -> MoveReply | Hint:
    """Let the bot choose or advise."""
    game = load(request.game, request.players, request.options)
    view, log = request.view, request.log
    if isinstance(request, AdviceRequest):
        return advise(game, view, log, request.seed, request.played, request.bot)
    return MoveReply(bots.make(request.bot, game, request.seed).choose(view, log))


def write_answer(line: bytes, out: BinaryIO) -> None:
    """Answer one line."""
    out.write(
        msgspec.json.encode(answer(msgspec.json.decode(line, type=AdviceRequest | MoveRequest))) + b"\n"
    )
    out.flush()


def answer_in_fork(write: LineHandler, line: bytes, out: BinaryIO, seconds: int) -> int:
    """Answer in a child process, so that bots of different seats share no memory. Return its exit status."""
    if not hasattr(os, "fork"):  # Windows: bots of one process can see each other's memory
        write(line, out)
        return 0
    if child := os.fork():
        return os.waitpid(child, 0)[1]
    status = 1
    try:
        signal.alarm(seconds)  # in case the server has died
        write(line, out)
        status = 0
    finally:
        os._exit(status)


def serve(write: LineHandler, niceness: int) -> None:
    """Answer requests until the input ends. The first command-line argument limits the seconds per answer."""
    seconds, *modules = sys.argv[1:]
    for module in modules:
        importlib.import_module(module)  # registers its bots
    with contextlib.suppress(OSError):
        os.nice(niceness)
    # Keep a bot's prints out of the replies.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    out.write(READY)
    out.flush()
    for line in sys.stdin.buffer:
        if answer_in_fork(write, line, out, int(seconds)):
            sys.exit(1)  # no reply was written


if __name__ == "__main__":
    serve(write_answer, NICENESS)
