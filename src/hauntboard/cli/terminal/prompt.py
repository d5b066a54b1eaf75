"""Asking a person at the keyboard."""

from __future__ import annotations

import contextlib
import sys
from types import ModuleType

from ..console import Console

line_editor: ModuleType | None = None
with contextlib.suppress(ImportError):
    import readline as line_editor  # gives input() its line editing


# Everything gone: the screen and what could be scrolled back to.
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


class Quit(Exception):
    """The person wants to stop, or there is no more input."""


class Prompt:
    """The keyboard and the screen; without a terminal nothing is cleared or hidden."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty() and console.out.is_terminal

    def ask(self, text: str) -> str:
        """A line typed by the person, without spaces around it."""
        self.console.out.file.flush()
        try:
            line = input(text)
        except EOFError:
            print()
            raise Quit from None
        if not sys.stdin.isatty():
            print(line)
        return line.replace("\x00", "").strip()

    def confirm(self, text: str) -> bool:
        """A yes-or-no question; anything that is not a yes is a no."""
        return self.ask(text).lower() in {"y", "yes", *self.console.text("cli-yes-words").split()}

    def thinking(self, text: str) -> contextlib.AbstractContextManager[object]:
        """Something to look at while the program thinks, if there is a screen."""
        return self.console.out.status(f" {text}", spinner="dots") if self.live else contextlib.nullcontext()

    def clear(self) -> None:
        """An empty screen for the same person."""
        if self.live:
            self.console.out.file.write("\x1b[H\x1b[2J")
            self.console.out.file.flush()

    def hide(self) -> None:
        """Remove every trace of what one person saw and typed before another sits down."""
        if line_editor is not None:
            line_editor.clear_history()
        if self.live:
            self.console.out.file.write(CLEAR)
            self.console.out.file.flush()
