"""Games in packages of their own: entry points in the group ``hauntboard.games``, allowed by name.

An installed package runs code, so a game counts only if the host lists its name in ``HAUNTBOARD_GAMES``
(names separated by commas). The game's package is located without importing it.
"""

from __future__ import annotations

import importlib.util
import os
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

GROUP = "hauntboard.games"
VARIABLE = "HAUNTBOARD_GAMES"
TEMPLATE = "template"  # the example game of this package, which also needs permission to be listed


def allowed_names() -> frozenset[str]:
    """Return the names of the games that the host allows beside those of Hauntboard itself."""
    return frozenset(name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip())


@cache
def installed() -> tuple[EntryPoint, ...]:
    """Return the games that other installed packages offer, allowed or not."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: entry.name))


def allowed() -> list[EntryPoint]:
    """Return the games of other packages that the host allows."""
    names = allowed_names()
    return [entry for entry in installed() if entry.name in names]


def missing_names() -> frozenset[str]:
    """Return the names that the host allows although no installed package has such a game."""
    return allowed_names() - {entry.name for entry in installed()} - {TEMPLATE}


def folder_of(entry: EntryPoint) -> Path | None:
    """Return the folder of a game's package, or None if it cannot be found."""
    try:
        found = importlib.util.find_spec(entry.module)
    except (ImportError, ValueError):
        return None
    return Path(found.origin).parent if found is not None and found.origin else None
