"""The live tables of one process: commands go in, everybody who watches hears of what came of them.

A watcher is woken when its table has grown and fetches what it has not seen, at its own pace: nobody's
slowness piles anything up here.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any

from ...engine.messages import HauntboardError
from ...pubsub import PubSub
from ...storage import After, Conflict, NewTable, Receipt, Store, now
from ..realtime.projections import NewsCache, summary_of
from . import commands
from .events import Opened, SeatTaken, TableEvent, written
from .table import OPEN, Table

log = logging.getLogger(__name__)

TRIES = 20
# Without news by the pubsub a watched table is looked at this often.
LOOK_SECONDS = 2.0
# How far the clocks of two machines may be apart.
CLOCK_SKEW_MS = 10_000
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without those that look like others
CODE_LENGTH = 8


class ChangeSignal(asyncio.Event):
    """Rings when a table has grown, unless whoever wants to hear of it can be told at once."""

    def __init__(self) -> None:
        super().__init__()
        self.tell: Callable[[], bool] = lambda: False

    def set(self) -> None:
        """The table has grown."""
        if not self.tell():
            self.ring()

    def ring(self) -> None:
        """Wake whoever waits for it."""
        super().set()


class LiveTable:
    """A table in memory, as far as this process has read its log."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.bells: set[ChangeSignal] = set()  # of those who want to hear when it has grown
        self.users = 0
        self.keys: dict[str, int] = {}  # what retries are recognised by, and where it was written
        self.words = NewsCache(table)

    def become(self, table: Table) -> None:
        """The table has grown."""
        self.table, self.words = table, NewsCache(table)
        for bell in self.bells:
            bell.set()


class Lease:
    """Keeps a table in memory; every move does, and a generator would take several times as long."""

    def __init__(self, live_tables: LiveTables, id: str) -> None:
        self.live_tables, self.id = live_tables, id

    async def __aenter__(self) -> LiveTable:
        live_tables, id = self.live_tables, self.id
        live = live_tables.live.get(id)
        if live is None:
            row = await live_tables.store.table(id)
            live = live_tables.live.setdefault(id, LiveTable(Table(id, row.secret or b"")))
        live.users += 1
        self.live = live
        if live.table.length == 0:
            try:
                await live_tables.refresh(live)
            except BaseException:
                self.leave()
                raise
        return live

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        """Nobody needs it here any more."""
        live = self.live
        live.users -= 1
        if live.users == 0 and self.live_tables.live.get(self.id) is live:
            del self.live_tables.live[self.id]


class LiveTables:
    """All tables that somebody uses in this process."""

    def __init__(self, store: Store, pubsub: PubSub) -> None:
        self.store, self.pubsub = store, pubsub
        self.live: dict[str, LiveTable] = {}
        self.looking: set[asyncio.Task[None]] = set()
        self.accepted: Callable[[LiveTable], None] = lambda live: (
            None
        )  # whom to tell of what was written here
        self.bells: dict[str, set[asyncio.Event]] = {}  # of those who want to hear of all their tables
        pubsub.listen(self.heard)

    # ---- tables ---------------------------------------------------------------------

    async def open(
        self, opened: Opened, secret: bytes, seated: Sequence[SeatTaken] = (), id: str | None = None
    ) -> Table:
        """A new table, perhaps with people at it already; raises :class:`Conflict` if the id is taken."""
        at = now()
        table = Table(id or secrets.token_hex(8), secret)
        entries = []
        events: list[TableEvent] = [opened, *seated]
        for event in events:
            entries.append(written(event, None, table.length, at))
            table.apply(event, at)
        people = {opened.host, *(sat.who for sat in seated)}
        new = NewTable(
            id=table.id,
            game=opened.game,
            public=opened.public,
            status=OPEN,
            entries=entries,
            code=new_code(),
            secret=secret,
            group_id=opened.group or None,
            after=After(OPEN, summary_of(table), members=sorted(people)),
        )
        await self.store.create(new)
        return table

    def using(self, id: str) -> Lease:
        """A table while somebody needs it; raises :class:`NoSuchTable`."""
        return Lease(self, id)

    async def refresh(self, live: LiveTable) -> None:
        """Read what has been written elsewhere."""
        async with live.lock:
            await self.read_on(live)

    async def read_on(self, live: LiveTable) -> None:
        news = await self.store.read(live.table.id, live.table.length)
        if news:
            table = live.table.fork()
            table.extend(news)
            live.keys.update((entry.key, entry.number) for entry in news if entry.key)
            live.become(table)

    # ---- commands -------------------------------------------------------------------

    async def submit(self, id: str, who: str, command: commands.Command) -> Receipt:
        """Carry out a command of somebody; it is on the disk when this returns. A retry with the
        same key is recognised. Raises :class:`Refusal` or :class:`NoSuchTable`."""
        key = command.key and hashlib.sha256(f"{who}\n{command.key}".encode()).hexdigest()
        return await self.happen(id, lambda table: commands.plan(table, who, command), key)

    async def happen(
        self, id: str, planned: Callable[[Table], list[TableEvent]], key: str | None = None
    ) -> Receipt:
        """Let happen what is planned for the table as it is, whoever else is writing."""
        async with self.using(id) as live:
            async with live.lock:
                receipt = await self.write(live, planned, key)
            if not receipt.repeated:
                self.accepted(live)
                self.ring(live.table)
                await self.pubsub.publish(id, receipt.length)
        return receipt

    async def write(
        self, live: LiveTable, planned: Callable[[Table], list[TableEvent]], key: str | None
    ) -> Receipt:
        looked = False
        for _ in range(TRIES):
            known = live.keys.get(key or "")
            if known is not None:
                return Receipt(known, live.table.length, repeated=True)
            try:
                events = planned(live.table)
            except HauntboardError:
                # Perhaps only because another process has written what was not read here yet.
                if looked:
                    raise
                looked = True
                await self.read_on(live)
                continue
            if not events:
                return Receipt(live.table.length, live.table.length, repeated=True)
            try:
                return await self.append(live, events, key)
            except Conflict:
                await self.read_on(live)  # somebody was faster: look again
        raise commands.TableRefusal("table-busy")

    async def append(self, live: LiveTable, events: list[TableEvent], key: str | None) -> Receipt:
        """Try what happens on a fork of the table; once it is on the disk the fork is the table."""
        table, start = live.table.fork(), live.table.length
        at = max(now(), table.changed)
        for event in events:
            table.apply(event, at)
        entries = [written(h, None if i else key, start + i, at) for i, h in enumerate(events)]
        people = [event.who for event in events if isinstance(event, SeatTaken)]
        after = After(table.status, summary_of(table), table.wake_at(), people)
        try:
            receipt = await self.store.append(table.id, start, entries, after)
        except asyncio.CancelledError:
            self.in_background(self.catch_up(table.id))  # the asker has gone, but it may well be written
            raise
        if receipt.repeated:
            await self.read_on(live)
        else:
            if key is not None:
                live.keys[key] = start
            live.become(table)
        return receipt

    # ---- watching -------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def watching(self, id: str) -> AsyncIterator[tuple[LiveTable, ChangeSignal]]:
        """A table and a bell that rings when it has grown."""
        async with self.using(id) as live:
            bell = ChangeSignal()
            live.bells.add(bell)
            try:
                yield live, bell
            finally:
                live.bells.discard(bell)

    @contextlib.asynccontextmanager
    async def watching_for(self, who: str) -> AsyncIterator[asyncio.Event]:
        """A bell that rings when something may have happened at a table of somebody."""
        bell = asyncio.Event()
        self.bells.setdefault(who, set()).add(bell)
        try:
            yield bell
        finally:
            self.bells[who].discard(bell)
            if not self.bells[who]:
                del self.bells[who]

    def ring(self, table: Table) -> None:
        """Ring for everybody who sits at a table."""
        for chair in table.chairs:
            for bell in self.bells.get(chair.who, ()):
                bell.set()

    def wake_all(self) -> None:
        """Wake everybody: the process is about to stop."""
        for live in self.live.values():
            live.become(live.table)
        for bells in self.bells.values():
            for bell in bells:
                bell.set()

    def heard(self, table_id: str, length: int) -> None:
        """Another process says that a table has grown."""
        live = self.live.get(table_id)
        if live is not None and live.table.length < length:
            self.in_background(self.refresh(live))
        for bells in self.bells.values():  # whose table it is only the database knows
            for bell in bells:
                bell.set()

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self.looking.add(task)
        task.add_done_callback(self.looked)

    def looked(self, task: asyncio.Task[None]) -> None:
        """It is done; should it have failed, the next look around comes soon."""
        self.looking.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("cannot look", extra={"error": type(error).__name__})

    async def catch_up(self, id: str) -> None:
        """Read what was written while nobody was left to hear of it, and see to what follows."""
        async with self.using(id) as live:
            await self.refresh(live)
            self.accepted(live)

    async def look_around(self) -> None:
        """Now and then look what has changed: messages of the pubsub may be lost."""
        last = now()
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            at = now()
            try:
                changed = await self.store.changed_since(last - CLOCK_SKEW_MS)
            except Exception as error:  # the database is away: whatever it was, the next look may find it
                log.warning("cannot look around", extra={"error": type(error).__name__})
                continue
            for id, length in changed:
                self.heard(id, length)
            last = at


def new_code() -> str:
    """What people tell each other to find a table."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
