"""Hide and Seek: installs the game in ``packages`` for tests of what is the same for every game."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from hauntboard import extensions

SEEK, TEMPLATE = "hide-and-seek", extensions.TEMPLATE
PACKAGES = Path(__file__).parent / "packages"


@contextlib.contextmanager
def seek_installed() -> Iterator[None]:
    """Let this process, and those that it starts, find Hide and Seek and the template."""
    import pytest  # here, because a program without any package imports this module

    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(PACKAGES))
        patch.setenv("PYTHONPATH", os.pathsep.join([str(PACKAGES), os.environ.get("PYTHONPATH", "")]))
        patch.setenv(extensions.VARIABLE, f"{SEEK},{TEMPLATE}")
        find_anew()
        yield
    find_anew()


def find_anew() -> None:
    """Let installed games be found anew."""
    from hauntboard.testing.suite import forget_games

    extensions.installed.cache_clear()
    forget_games()
