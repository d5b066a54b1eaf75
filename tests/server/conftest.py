"""What the tests of servers need beside databases (those are in ``tests/conftest.py``)."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spiritboard import bots

from ..services import RedisServer

BAD_BOTS = "bad_bots"
# They change the bots of whatever process imports them, and looking for doctests would import them here.
collect_ignore = ["bad_bots.py", "waiting_bots.py"]


@pytest.fixture
def redis_server(tmp_path: Path) -> Iterator[RedisServer]:
    """A Redis server of our own."""
    server = RedisServer(tmp_path)
    try:
        yield server.start()
    finally:
        server.stop()


@pytest.fixture
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, ...]]:
    """The modules to be told to a server; what they change here is put back afterwards."""
    before = dict(bots.BOTS)
    monkeypatch.syspath_prepend(str(Path(__file__).parent))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    __import__(BAD_BOTS)
    yield (BAD_BOTS,)
    sys.modules.pop(BAD_BOTS, None)
    bots.BOTS.clear()
    bots.BOTS.update(before)
