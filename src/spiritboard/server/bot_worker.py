"""A process in which bots think: ``python -m spiritboard.server.bot_worker``.

It reads one question per line and writes one answer per line. A question holds what the seat sees and
nothing else; this process never gets hold of a state.
"""

from __future__ import annotations

import contextlib
import importlib
import os
import sys
from typing import Any

import msgspec

from .. import bots
from ..games import load

NICENESS = 5  # people's moves come first


class Question(msgspec.Struct):
    """What a bot is asked: its seat's view and log."""

    game: str
    players: int
    options: dict[str, str | int]
    bot: str
    seed: int
    view: dict[str, Any]
    log: list[dict[str, Any]]


class Answer(msgspec.Struct):
    """The action a bot chose."""

    action: int


def answer(question: Question) -> Answer:
    """Let the bot choose."""
    game = load(question.game, question.players, question.options)
    return Answer(bots.make(question.bot, game, question.seed).choose(question.view, question.log))


def main() -> None:
    """Answer until nobody asks any more."""
    for module in sys.argv[1:]:
        importlib.import_module(module)  # brings bots of its own
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICENESS)
    questions, encoder = msgspec.json.Decoder(Question), msgspec.json.Encoder()
    # Whatever a bot prints must not get between the answers.
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in sys.stdin.buffer:
        out.write(encoder.encode(answer(questions.decode(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
