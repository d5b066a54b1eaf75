"""Fixtures for server tests; those for databases are in ``tests/conftest.py``."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hauntboard import bots

from ..seek import seek_installed
from ..services import RedisServer
from .running import Server, running

BAD_BOTS = "bad_bots"
# Importing these registers bots, so doctest collection must skip them.
collect_ignore = ["bad_bots.py", "waiting_bots.py"]

# The limiter's clock runs slowly, so a flood exceeds its limit even on a busy machine.
SLOWLY = """
import time, types
from hauntboard.server.accounts import limits
limits.time = types.SimpleNamespace(monotonic=lambda: time.monotonic() / 20)
"""


@pytest.fixture(scope="module", autouse=True)
def seek() -> Iterator[None]:
    """Install the game that most tests play."""
    with seek_installed():
        yield


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server with rate limits."""
    folder = tmp_path_factory.mktemp("strict")
    with running(f"sqlite:///{folder}/haunt.db", bot_processes=1, limits=True, first=SLOWLY) as server:
        yield server


@pytest.fixture
def redis_server(tmp_path: Path) -> Iterator[RedisServer]:
    """Return a Redis server for the tests."""
    server = RedisServer(tmp_path)
    try:
        yield server.start()
    finally:
        server.stop()


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, ...]]:
    """Return the modules to load into a server; undo their changes to this process afterwards."""
    before = dict(bots.BOTS)
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    __import__(BAD_BOTS)
    yield (BAD_BOTS,)
    sys.modules.pop(BAD_BOTS, None)
    bots.BOTS.clear()
    bots.BOTS.update(before)
