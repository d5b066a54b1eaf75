"""What the tests of servers need beside databases (those are in ``tests/conftest.py``)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ..services import RedisServer

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
