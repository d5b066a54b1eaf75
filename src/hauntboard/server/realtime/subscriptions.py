"""A viewer's subscription to a table, whatever transport carries it."""

from __future__ import annotations

import asyncio
from typing import Protocol

import msgspec

from ...engine.seats import SPECTATOR
from ...storage import Identity, Store, TableRow
from ..accounts.limits import Limits
from ..tables.live_tables import LiveTable, LiveTables
from ..tables.table import OPEN, Table
from .projections import News, NewsCache, TurnNews, You, you_at

NOBODY = You([], False)

_encode = msgspec.json.Encoder().encode


class LiveContext(Protocol):
    """The parts of a server process that live connections use."""

    store: Store
    live_tables: LiveTables
    limits: Limits
    closing: asyncio.Event

    async def row(self, table_id: str, who: Identity | None) -> TableRow:
        """Return a table that the caller may know of, or raise :class:`NoSuchTable`."""

    async def viewer(self, table: Table, who: Identity | None, perspective: str | None) -> int:
        """Return the viewer for a chosen perspective, or raise :class:`Forbidden`."""


class Subscription:
    """Builds the messages for one viewer of a table, starting at entry ``since``."""

    def __init__(
        self, context: LiveContext, who: Identity | None, perspective: str | None, since: int | None
    ) -> None:
        self.context, self.who, self.perspective = context, who, perspective
        self.since = since
        self.code: str | None = None
        self.has_table = False  # the client has received a table; later messages say only what is new
        self.viewer, self.you = SPECTATOR, NOBODY
        # Whether these two are final, as they are once the match has started: seats do not change any more,
        # and the right to watch is never withdrawn.
        self.settled = False

    async def join(self, live: LiveTable) -> None:
        """Check access and look up what does not change with every move. Raise :class:`NoSuchTable`."""
        row = await self.context.row(live.table.id, self.who)
        if self.since is not None and self.since > live.table.length:  # another process may know more
            await self.context.live_tables.refresh(live)
            self.since = min(self.since, live.table.length)
        if self.who and await self.context.store.is_member(self.who.id, live.table.id):
            self.code = row.code

    async def next_message(self, live: LiveTable) -> bytes:
        """Return the next message. Raise :class:`Forbidden` if the perspective is not allowed."""
        cache = live.news_cache
        if not self.settled:
            you = you_at(cache.table, self.who.id if self.who else "")
            viewer = self.own_seat(you)
            if viewer is None:
                viewer = await self.context.viewer(cache.table, self.who, self.perspective)
            self.viewer, self.you, self.settled = viewer, you, cache.table.status != OPEN
        return self.encode(cache)

    def encode(self, cache: NewsCache) -> bytes:
        """Encode a message for the viewer and advance ``since``."""
        if self.has_table and self.since is not None and self.since >= cache.table.moves_since:
            news: News | TurnNews = cache.turn_news(self.viewer, self.since)
        else:
            news = cache.news(self.viewer, self.you, self.code, self.since)
        self.since, self.has_table = news.to, True
        return _encode(news)

    def own_seat(self, you: You) -> int | None:
        """Return the caller's own seat if the perspective is that seat; it needs no further check."""
        if self.perspective is None:
            return you.seats[0] if you.seats else None
        return next((seat for seat in you.seats if str(seat) == self.perspective), None)

    def behind(self, live: LiveTable) -> bool:
        """Return whether the table has entries that were not sent yet."""
        return self.since is None or self.since < live.table.length
