"""Reads answers from the keyboard."""

from __future__ import annotations

import contextlib
import sys
import threading
from collections.abc import Iterator
from types import ModuleType

from ..console import Console

line_editor: ModuleType | None = None
with contextlib.suppress(ImportError):
    import readline as line_editor  # gives input() its line editing


# Clears the screen; the second also erases the scrollback.
CLEAR = "\x1b[H\x1b[2J"
ERASE = "\x1b[H\x1b[2J\x1b[3J"


PATIENCE = 0.4  # seconds before a spinner appears


class Quit(Exception):
    """The player quits, or the input has ended."""


class Prompt:
    """The keyboard and the screen; without a terminal it clears and hides nothing."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.live = sys.stdin.isatty() and console.out.is_terminal

    def ask(self, text: str) -> str:
        """Return a typed line without surrounding spaces; raise :class:`Quit` at the end of the input."""
        self.console.out.file.flush()
        try:
            line = input(text)
        except EOFError:
            print()
            raise Quit from None
        except KeyboardInterrupt:
            print()
            raise
        if not sys.stdin.isatty():
            print(line)
        return line.replace("\x00", "").strip()

    def confirm(self, text: str) -> bool:
        """Ask a yes-or-no question; anything but a yes is a no."""
        return self.ask(text).lower() in {"y", "yes", *self.console.text("cli-yes-words").split()}

    @contextlib.contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """Show a spinner during a computation that takes a while, if there is a screen."""
        if not self.live:
            yield
            return
        status = self.console.out.status(f" {text}", spinner="dots")
        timer = threading.Timer(PATIENCE, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def clear(self) -> None:
        """Clear the screen for the same player."""
        if self.live:
            self.console.out.file.write(CLEAR)
            self.console.out.file.flush()

    def hide(self) -> None:
        """Erase everything one player saw and typed before another sits down."""
        if line_editor is not None:
            line_editor.clear_history()
        if self.live:
            self.console.out.file.write(ERASE)
            self.console.out.file.flush()
