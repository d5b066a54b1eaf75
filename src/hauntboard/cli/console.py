"""What every command has at hand: a language, the two output streams, and words for errors."""

from __future__ import annotations

import sys
from typing import Any

from rich.console import Console as RichConsole

from ..engine import build_mode
from ..engine.game import Game, PositionError
from ..engine.messages import HauntboardError, Refusal
from ..engine.record import RecordError
from ..games import GAMES, load
from ..i18n import Speaker


class UsageMistake(HauntboardError):
    """The call itself is wrong: exit status 2."""


class FileTrouble(HauntboardError):
    """A file that cannot be read or written."""


class Console:
    """One run of the program."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.speaker = Speaker(language)
        self.out = plain_console(stderr=False)
        self.err = plain_console(stderr=True)
        self.noted = False

    def text(self, id: str, **arguments: Any) -> str:
        """A message in the language of this run."""
        return self.speaker.text(id, **arguments)

    def number(self, value: float, digits: int, sign: bool = False) -> str:
        """A number as that language writes it."""
        return self.speaker.number(value, digits, sign)

    def load(self, name: str, players: int | None = None, options: list[str] | None = None) -> Game:
        """The game of the call, with its ``-o name=value`` options."""
        return load(name, players, read_options(options or []))

    def game_name(self, name: str) -> str:
        """What a game is called on its box."""
        return self.text(f"{GAMES[name].prefix}-name")

    def note_form(self) -> None:
        """Say once that the rules run interpreted, if they do."""
        if not self.noted and not build_mode.is_compiled():
            self.noted = True
            self.err.print(self.text("cli-interpreted"), style="dim")

    # ---- errors ---------------------------------------------------------------------

    def complain(self, text: str, before: str = "") -> None:
        """One line on stderr."""
        self.out.file.flush()
        print(f"{before}hauntboard: {text}", file=sys.stderr)

    def explain(self, error: BaseException) -> str | None:
        """A person's mistake in words, or None if it is not one."""
        if isinstance(error, HauntboardError):
            return reason(self.speaker, error)
        if isinstance(error, OSError):
            return file_trouble(self.speaker, error)
        return None

    def status_of(self, error: BaseException) -> int:
        """1 for a "no", 2 for a wrong call."""
        return 1 if isinstance(error, RecordError | Refusal) else 2


def plain_console(stderr: bool) -> RichConsole:
    """Output in which names and notations are never mistaken for markup."""
    return RichConsole(stderr=stderr, markup=False, emoji=False, highlight=False)


def read_options(texts: list[str]) -> dict[str, str | int]:
    """The options of a call.

    >>> read_options(["edition=nk2018"])
    {'edition': 'nk2018'}
    """
    options: dict[str, str | int] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise UsageMistake("cli-bad-option", value=text)
        options[name.strip()] = value.strip()
    return options


def reason(speaker: Speaker, error: HauntboardError) -> str:
    """An error in words, with the clause of the rules and what lies behind it."""
    text = speaker.say(error.message)
    cause = error.__cause__
    if isinstance(cause, Refusal | PositionError):
        text += " " + reason(speaker, cause)
    if isinstance(error, Refusal) and error.clause:
        text += f" ({error.clause})"
    return text


def file_trouble(speaker: Speaker, error: OSError) -> str:
    """What the system says about a file, in the language as far as we know the case."""
    name = str(error.filename or "")
    for kind, id in (
        (FileNotFoundError, "cli-file-missing"),
        (IsADirectoryError, "cli-file-directory"),
        (PermissionError, "cli-file-permission"),
    ):
        if isinstance(error, kind):
            return speaker.text(id, file=name)
    return speaker.text("cli-file-trouble", file=name, reason=error.strerror or str(error))
