"""News is shared between viewers who may see the same content."""

from __future__ import annotations

import json
from typing import Any, cast

import msgspec
import pytest

from hauntboard.engine.seats import ALL_SEEING, SPECTATOR
from hauntboard.server.realtime import projections
from hauntboard.server.realtime.projections import MAX_CACHED_SPANS, NewsCache, news, you_at
from hauntboard.server.realtime.subscriptions import LiveContext, Subscription
from hauntboard.server.tables.table import OVER, Table

from .running import updated
from .secrecy_match import Player

NOON = 1_700_000_000_000
NO_CONTEXT = cast(LiveContext, None)


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
    for since in range(table.length):
        cache.news(SPECTATOR, you_at(table, ""), None, since)
    assert len(cache.spans) <= MAX_CACHED_SPANS


@pytest.mark.parametrize("seed", range(20))
def test_a_client_that_merges_the_news_of_turns_knows_the_whole_table(seed: int) -> None:
    played = Player(seed).play()
    table, turns = Table(played.table.id, played.table.secret), 0
    received: dict[int, dict[str, Any]] = {}
    subscriptions: dict[int, Subscription] = {}
    for entry in played.log:
        table.extend([entry])
        cache = NewsCache(table)
        for viewer in (SPECTATOR, *table.game.seats):
            you = you_at(table, table.seats[viewer].who if viewer >= 0 else "")
            subscription = subscriptions.setdefault(viewer, Subscription(NO_CONTEXT, None, None, 0))
            subscription.viewer, subscription.you = viewer, you
            message = json.loads(subscription.encode(cache))
            turns += message["type"] == "turn"
            received[viewer] = updated(received.get(viewer, {}), message)
            whole = news(table, viewer, you, entry.number)
            whole.now = message["now"]
            assert received[viewer] == msgspec.to_builtins(whole)
    assert turns


def test_a_new_connection_receives_the_whole_table_first() -> None:
    table = Player(1).play().table
    for since in (None, 0, table.length):
        subscription = Subscription(NO_CONTEXT, None, None, since)
        subscription.viewer, subscription.you = 0, you_at(table, "")
        message = subscription.encode(NewsCache(table))
        assert json.loads(message)["type"] == "news"
