"""News is shared between viewers who may see the same content."""

from __future__ import annotations

import pytest

from hauntboard.engine.seats import ALL_SEEING, SPECTATOR
from hauntboard.server.realtime import projections
from hauntboard.server.realtime.projections import MAX_CACHED_PAYLOADS, NewsCache, news, you_at
from hauntboard.server.tables.table import OVER, Table

from .secrecy_match import Player

NOON = 1_700_000_000_000


def viewers(table: Table) -> list[int]:
    return [SPECTATOR, *table.game.seats, *([ALL_SEEING] if table.status == OVER else [])]


@pytest.mark.parametrize("seed", range(20))
def test_shared_news_equals_the_news_built_for_each_viewer_alone(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(projections, "now", lambda: NOON)
    table = Player(seed).play().table
    cache = NewsCache(table)
    for since in (None, 0, table.length // 2, table.length - 1):
        for viewer in viewers(table):
            who = table.seats[viewer].who if viewer >= 0 else "nobody"
            for code in (None, "ABCDEFGH"):
                you = you_at(table, who)
                assert cache.news(viewer, you, code, since) == news(table, viewer, you, since, code)
    assert len(cache.payloads) <= MAX_CACHED_PAYLOADS
