"""The command line, ``hauntboard``."""

import sys
from collections.abc import Sequence

INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status. Ctrl-C while the program is loading ends it quietly."""
    try:
        from .program import main as run

        return run(arguments)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


__all__ = ["main"]
