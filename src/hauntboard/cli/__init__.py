"""The command line, ``hauntboard``.

``main`` finds the language, builds the commands (``app.py``) and turns every mistake of a
person into one line on stderr. Exit status: 0 fine, 1 the answer is no, 2 the call was wrong,
130 interrupted.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Sequence

from .console import Console
from .language import take_language
from .usage import Interrupted, UsageTrouble, run

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    language, rest, unknown = take_language(given, os.environ)
    console = Console(language)
    try:
        if unknown is not None:
            raise unknown
        status = run(console, rest)
        sys.stdout.flush()
    except Interrupted:
        console.complain(console.text("cli-interrupted"), before="\n")
        return 130
    except UsageTrouble as trouble:
        console.complain(trouble.text)
        return 2
    except BrokenPipeError:
        silence_stdout()
        return 1
    except SystemExit as stop:  # Rich leaves this way when the reader of a pipe has gone
        silence_stdout()
        return stop.code if isinstance(stop.code, int) else 1
    except Exception as error:
        told = console.explain(error)
        if told is None:
            raise
        console.complain(told)
        return console.status_of(error)
    return status


def silence_stdout() -> None:
    """Nobody reads any more: let what is left in the buffer go nowhere."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
