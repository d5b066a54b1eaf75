"""A process in which bots think: ``python -m hauntboard.server.automation.bot_worker``.

It reads one request per line and writes one answer per line. A request holds what the seat sees and
nothing else; this process never gets hold of a state.
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
NICENESS = 5  # people's moves come first


class MoveRequest(msgspec.Struct, tag="move"):
    """What a bot is asked: its seat's view and log."""

    game: str
    players: int
    options: dict[str, str | int]
    bot: str
    seed: int
    view: dict[str, Any]
    log: list[dict[str, Any]]


class AdviceRequest(MoveRequest, tag="advice"):
    """What a bot is asked for a person in the seat: what to do best, or (``played``) what it thinks of an
    action."""

    played: int | None = None


class MoveReply(msgspec.Struct):
    """The action a bot chose."""

    action: int


def answer(request: MoveRequest) -> MoveReply | Hint:
    """Let the bot choose, or advise."""
    game = load(request.game, request.players, request.options)
    view, log = request.view, request.log
    if isinstance(request, AdviceRequest):
        return advise(game, view, log, request.seed, request.played, request.bot)
    return MoveReply(bots.make(request.bot, game, request.seed).choose(view, log))


def write_answer(line: bytes, out: BinaryIO) -> None:
    """One line for a line."""
    out.write(
        msgspec.json.encode(answer(msgspec.json.decode(line, type=AdviceRequest | MoveRequest))) + b"\n"
    )
    out.flush()


def answer_in_fork(write: LineHandler, line: bytes, out: BinaryIO, seconds: int) -> int:
    """Answer in a process that ends with the answer: what a bot leaves in memory, the bot of another seat
    that is asked later does not find. Returns how that process ended."""
    if not hasattr(os, "fork"):  # Windows: the bots of one process have to be trusted there
        write(line, out)
        return 0
    if child := os.fork():
        return os.waitpid(child, 0)[1]
    status = 1
    try:
        signal.alarm(seconds)  # even if nobody is left who would put it down
        write(line, out)
        status = 0
    finally:
        os._exit(status)


def serve(write: LineHandler, niceness: int) -> None:
    """Answer until nobody asks any more. The first argument is how long an answer may take at the very
    most."""
    seconds, *modules = sys.argv[1:]
    for module in modules:
        importlib.import_module(module)  # brings bots of its own
    with contextlib.suppress(OSError):
        os.nice(niceness)
    # Whatever a bot prints must not get between the answers.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    out.write(READY)
    out.flush()
    for line in sys.stdin.buffer:
        if answer_in_fork(write, line, out, int(seconds)):
            sys.exit(1)  # no answer will come


if __name__ == "__main__":
    serve(write_answer, NICENESS)
