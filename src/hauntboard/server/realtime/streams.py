"""Streams of JSON lines for programs: the news of one table, or of all tables of a player."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import msgspec

from ..metrics import CONNECTIONS
from ..tables.commands import Forbidden
from ..tables.live_tables import CLOCK_SKEW_MS
from ..tables.summaries import line_of
from ..tables.table import OVER
from .subscriptions import LiveContext, Subscription

KEEP_ALIVE_SECONDS = 15.0

_encode = msgspec.json.Encoder().encode


async def table_news(context: LiveContext, subscription: Subscription, id: str) -> AsyncIterator[bytes]:
    """Yield the news of a table until the match is over or access ends; empty lines keep the stream open."""
    with CONNECTIONS.labels("stream").track_inprogress():
        async with context.live_tables.subscribe(id) as (live, signal):
            while not context.closing.is_set():
                signal.clear()
                if subscription.behind(live):
                    try:
                        yield await subscription.next_message(live) + b"\n"
                    except Forbidden:
                        return
                elif live.table.status == OVER:
                    return
                elif not await changed(signal):
                    yield b"\n"


async def player_tables(context: LiveContext, who: str) -> AsyncIterator[bytes]:
    """Yield a line for each table of a player that has changed; empty lines keep the stream open."""
    sent: dict[str, int] = {}  # table -> length of its log
    newest = 0
    with CONNECTIONS.labels("stream").track_inprogress():
        async with context.live_tables.subscribe_player(who) as signal:
            while not context.closing.is_set():
                signal.clear()
                # Timestamps come from several machines, so they only narrow the query down.
                for row in reversed(await context.store.tables_of(who, newest - CLOCK_SKEW_MS)):
                    newest = max(newest, row.changed)
                    if sent.get(row.id) != row.length:
                        sent[row.id] = row.length
                        yield _encode(line_of(row, who)) + b"\n"
                if not await changed(signal):
                    yield b"\n"


async def changed(signal: asyncio.Event) -> bool:
    """Wait for a change; return false when a keep-alive is due first."""
    try:
        async with asyncio.timeout(KEEP_ALIVE_SECONDS):
            return await signal.wait()
    except TimeoutError:
        return False
