"""Misbehaving bots.

A server that loads this module offers them at every table. They are registered before all others, because the
last bot in the list is a table's default.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from hauntboard.bots import BOTS
from hauntboard.bots.protocol import Advice, Choice
from hauntboard.engine.game import Game, View
from hauntboard.engine.rng import Rng

NOTES = "HAUNTBOARD_TEST_NOTES"  # the file into which the curious bot writes
LATE_SECONDS = 30.0


class Bad:
    """Base class: holds game and seed, and plays at random every now and then."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game, self.seed, self.rng = game, seed, Rng(seed)

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        raise NotImplementedError

    def consider(self, view: View, log: list[dict[str, Any]], action: int | None = None) -> Advice:
        """Misbehave as an adviser as well."""
        chosen = self.choose(view, log)
        return Advice(chosen, [Choice(chosen, 0.5, 0.0, 1.0)])

    def behave(self, view: View) -> int:
        legal: list[int] = view["legal"]
        return legal[self.rng.below(len(legal))]


class Crashing(Bad):
    """Kills its process."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        os._exit(1)


class Raising(Bad):
    """Raises an exception."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        raise RuntimeError("this bot has a mistake in it")


class Moody(Bad):
    """Crashes every few moves and plays at random in between."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        if self.seed % 10 == 0:
            os._exit(1)
        return self.behave(view)


class Idle(Bad):
    """Never answers."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        while True:
            time.sleep(3600)


class Late(Bad):
    """Answers after its time is up."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        time.sleep(LATE_SECONDS)
        return self.behave(view)


class Illegal(Bad):
    """Chooses an illegal action."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        return next(action for action in range(self.game.action_count + 1) if action not in view["legal"])


class Nonsense(Bad):
    """Answers with something that is not a number."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> Any:
        return "resign"


class Huge(Bad):
    """Never stops answering."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> Any:
        return "no " * 4_000_000


class Chatty(Bad):
    """Prints fake answers to every output of its process."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        print('{"action":0}')
        sys.stdout.flush()
        assert sys.__stdout__ is not None
        sys.__stdout__.write('{"action":0}\n')
        sys.__stdout__.flush()
        os.write(1, b'{"action":0}\n')
        return self.behave(view)


class Curious(Bad):
    """Writes down all it finds in its process: callers with arguments, command line, open files."""

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        found: dict[str, Any] = {"arguments": sys.argv, "environment": dict(os.environ), "frames": []}
        frame = sys._getframe(1)
        while frame is not None:
            found["frames"].append({name: repr(value) for name, value in frame.f_locals.items()})
            frame = frame.f_back  # type: ignore[assignment]
        links = (f"/proc/self/fd/{number}" for number in os.listdir("/proc/self/fd"))
        found["files"] = [os.readlink(link) for link in links if os.path.exists(link)]
        with Path(os.environ[NOTES]).open("ab") as notes:
            notes.write(msgspec.json.encode({"view": view, "log": log, "found": found}) + b"\n")
        return self.behave(view)


class Remembering(Bad):
    """Stores every view it gets; plays the last legal action if it finds another seat's view, else the
    first."""

    views: list[View] = []  # noqa: RUF012

    def choose(self, view: View, log: list[dict[str, Any]]) -> int:
        known = any(old["seat"] != view["seat"] for old in self.views)
        self.views.append(view)
        legal: list[int] = view["legal"]
        return legal[-1] if known else legal[0]


BAD = {
    "crashing": Crashing,
    "raising": Raising,
    "moody": Moody,
    "idle": Idle,
    "late": Late,
    "illegal": Illegal,
    "nonsense": Nonsense,
    "huge": Huge,
    "chatty": Chatty,
    "curious": Curious,
    "remembering": Remembering,
}

good = {name: bot for name, bot in BOTS.items() if name not in BAD}
BOTS.clear()
BOTS.update(BAD | good)
