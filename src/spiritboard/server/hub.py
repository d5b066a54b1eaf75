"""The live tables of one process: commands go in, everybody who watches hears of what came of them.

A watcher is woken when its table has grown and fetches what it has not seen, at its own pace: nobody's
slowness piles anything up here.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace

from ..bus import Bus
from ..store import Conflict, NewTable, Receipt, Store
from . import commands
from .entries import Happening, Opened, written
from .table import Table

TRIES = 20
# Without news by the bus a watched table is looked at this often.
LOOK_SECONDS = 2.0


@dataclass(eq=False)
class Watcher:
    """Somebody who wants to hear of a table."""

    news: asyncio.Event = field(default_factory=asyncio.Event)


class Live:
    """A table in memory, as far as this process has read its log."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.users = 0

    def wake(self) -> None:
        for watcher in self.watchers:
            watcher.news.set()


class Hub:
    """All tables that somebody uses in this process."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store, self.bus = store, bus
        self.live: dict[str, Live] = {}
        self.looking: set[asyncio.Task[None]] = set()
        bus.listen(self.heard)

    # ---- tables ---------------------------------------------------------------------

    async def open(self, id: str, opened: Opened, secret: bytes, code: str | None = None) -> None:
        """A new table."""
        entries = [written(opened)]
        status = Table(id, secret).status
        await self.store.create(NewTable(id, opened.game, opened.public, status, entries, code, secret))

    @contextlib.asynccontextmanager
    async def using(self, id: str) -> AsyncIterator[Live]:
        """A table while somebody needs it; raises :class:`NoSuchTable`."""
        live = self.live.get(id)
        if live is None:
            row = await self.store.table(id)
            live = self.live.setdefault(id, Live(Table(id, row.secret or b"")))
        live.users += 1
        try:
            if live.table.length == 0:
                await self.refresh(live)
            yield live
        finally:
            live.users -= 1
            if live.users == 0:
                self.live.pop(id, None)

    async def refresh(self, live: Live) -> None:
        """Read what has been written elsewhere."""
        async with live.lock:
            await self.read_on(live)

    async def read_on(self, live: Live) -> None:
        news = await self.store.read(live.table.id, live.table.length)
        if news:
            live.table.extend(news)
            live.wake()

    # ---- commands -------------------------------------------------------------------

    async def submit(self, id: str, who: str, command: commands.Command, key: str | None = None) -> Receipt:
        """Carry out a command of somebody; it is on the disk when this returns. A retry with the
        same key is recognised. Raises :class:`Refusal` or :class:`NoSuchTable`."""
        own_key = None if key is None else hashlib.sha256(f"{who}\n{key}".encode()).hexdigest()
        async with self.using(id) as live, live.lock:
            for _ in range(TRIES):
                known = live.table.keys.get(own_key or "")
                if known is not None:
                    return Receipt(known, live.table.length, repeated=True)
                try:
                    receipt = await self.append(live, commands.plan(live.table, who, command), own_key)
                except Conflict:
                    await self.read_on(live)  # somebody was faster: look again
                else:
                    break
            else:
                raise commands.TableRefusal("table-busy")
        await self.bus.publish(id, receipt.length)
        return receipt

    async def append(self, live: Live, happenings: list[Happening], key: str | None) -> Receipt:
        """Write what happens; once it is on the disk it happens here."""
        table = live.table
        entries = [written(happening) for happening in happenings]
        entries[0] = replace(entries[0], key=key)
        receipt = await self.store.append(table.id, table.length, entries, table.status_after(happenings))
        if not receipt.repeated:
            table.extend(
                [replace(e, number=receipt.number + i, at=receipt.at) for i, e in enumerate(entries)]
            )
            live.wake()
        else:
            await self.read_on(live)
        return receipt

    # ---- watching -------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def watching(self, id: str) -> AsyncIterator[tuple[Live, Watcher]]:
        """A table and a bell that rings when it has grown."""
        async with self.using(id) as live:
            watcher = Watcher()
            live.watchers.add(watcher)
            try:
                yield live, watcher
            finally:
                live.watchers.discard(watcher)

    def heard(self, table_id: str, length: int) -> None:
        """Another process says that a table has grown."""
        live = self.live.get(table_id)
        if live is not None and live.table.length < length:
            task = asyncio.get_running_loop().create_task(self.refresh(live))
            self.looking.add(task)
            task.add_done_callback(self.looking.discard)

    async def look_around(self) -> None:
        """Now and then look at every watched table: messages of the bus may be lost."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            for live in list(self.live.values()):
                if live.watchers:
                    await self.refresh(live)
