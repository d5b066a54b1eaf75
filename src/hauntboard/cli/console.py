"""What every command works with: a language, two output streams, and texts for errors."""

from __future__ import annotations

import contextlib
import errno
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console as RichConsole
from rich.text import Text

from ..engine import build_mode
from ..engine.game import Game, PositionError
from ..engine.messages import HauntboardError, Refusal
from ..engine.record import RecordError
from ..games import game_type, load
from ..i18n import Speaker


class UsageError(HauntboardError):
    """A wrong command line: exit status 2."""


class Console:
    """One run of the program."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.speaker = Speaker(language)
        self.out = plain_console(stderr=False)
        self.err = plain_console(stderr=True)
        self.noted_pure_python = False
        self.kept: Path | None = None  # the results file of a run that can go on after Ctrl-C

    def text(self, id: str, **arguments: Any) -> str:
        """Return a message in the language of this run."""
        return self.speaker.text(id, **arguments)

    def number(self, value: float, digits: int, sign: bool = False) -> str:
        """Return a number as that language writes it."""
        return self.speaker.number(value, digits, sign)

    def load(self, name: str, players: int | None = None, options: list[str] | None = None) -> Game:
        """Return a game with the ``-o name=value`` options of the command line."""
        return load(name, players, read_options(options or []))

    def game_name(self, name: str) -> str:
        """Return a game's title, or its name if it has no words yet."""
        id = f"{game_type(name).prefix}-name"
        return self.text(id) if self.speaker.has(id) else name

    def print_game(self, game: Game) -> None:
        """Print the heading of a report: a game and its options."""
        options = ", ".join(f"{name}={value}" for name, value in game.options.items())
        self.out.print(Text.assemble((self.game_name(game.name), "bold"), (f"   {options}", "dim")))

    def note_build(self) -> None:
        """Print once that the rules are not compiled, if so."""
        if not self.noted_pure_python and not build_mode.is_compiled():
            self.noted_pure_python = True
            self.err.print(self.text("cli-interpreted", command=build_command()), style="dim")

    @contextlib.contextmanager
    def keeping(self, results: Path | None) -> Iterator[None]:
        """Remember during a computation where its results are kept, for the message after Ctrl-C."""
        self.kept = results
        yield
        self.kept = None

    def interruption(self) -> str:
        """Return the text after Ctrl-C."""
        if self.kept is not None and self.kept.exists():
            return self.text("cli-interrupted-kept", file=str(self.kept))
        return self.text("cli-interrupted")

    # ---- errors ---------------------------------------------------------------------

    def print_error(self, text: str, before: str = "") -> None:
        """Print one line on stderr."""
        self.out.file.flush()
        print(f"{before}hauntboard: {text}", file=sys.stderr)

    def explain(self, error: BaseException) -> str | None:
        """Return the text of an error that the user can correct, or None for any other."""
        if isinstance(error, HauntboardError):
            return reason(self.speaker, error)
        if isinstance(error, OSError):
            return explain_file_error(self.speaker, error)
        return None

    def status_of(self, error: BaseException) -> int:
        """Return the exit status: 1 for a refusal or for a part that the game lacks, 2 for wrong usage."""
        lacking = isinstance(error, HauntboardError) and error.message.id.startswith("part-missing-")
        return 1 if lacking or isinstance(error, RecordError | Refusal) else 2


def build_command() -> str:
    """Return the command that makes the compiled build: in a clone, or for an installed package."""
    if (Path(__file__).resolve().parents[3] / "Makefile").exists():
        return "make setup"
    return "pip install --force-reinstall --no-binary hauntboard hauntboard"


def plain_console(stderr: bool) -> RichConsole:
    """Return a Rich console that prints names and notation as they are, never as markup."""
    return RichConsole(stderr=stderr, markup=False, emoji=False, highlight=False)


def read_options(texts: list[str]) -> dict[str, str | int]:
    """Return the options of a game by name.

    >>> read_options(["edition=nk2018"])
    {'edition': 'nk2018'}
    """
    options: dict[str, str | int] = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name:
            raise UsageError("cli-bad-option", value=text)
        options[name.strip()] = value.strip()
    return options


def reason(speaker: Speaker, error: HauntboardError) -> str:
    """Return the text of an error with its cause and the clause of the rules."""
    text = speaker.say(error.message)
    cause = error.__cause__
    if isinstance(cause, Refusal | PositionError):
        text += " " + reason(speaker, cause)
    if isinstance(error, Refusal) and error.clause:
        text += f" ({error.clause})"
    return text


def explain_file_error(speaker: Speaker, error: OSError) -> str:
    """Return what is wrong with a file; only rare errors keep the wording of the operating system."""
    name = str(error.filename or speaker.text("cli-standard-output"))
    if error.errno == errno.ENOSPC:
        return speaker.text("cli-disk-full", file=name)
    if isinstance(error, FileNotFoundError) and error.filename and not Path(name).parent.is_dir():
        return speaker.text("cli-folder-missing", folder=str(Path(name).parent))
    for kind, id in (
        (FileNotFoundError, "cli-file-missing"),
        (IsADirectoryError, "cli-file-directory"),
        (PermissionError, "cli-file-permission"),
    ):
        if isinstance(error, kind):
            return speaker.text(id, file=name)
    return speaker.text("cli-file-trouble", file=name, reason=error.strerror or str(error))
