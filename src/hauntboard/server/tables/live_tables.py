"""The live tables of one process: they take commands, write events and notify subscribers.

Subscribers are only signalled that their table has changed and fetch what they have not seen themselves,
so slow clients never build up a queue.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from ...bots.seated import Log, SeatLogs
from ...engine.messages import HauntboardError
from ...pubsub import LocalPubSub, PubSub
from ...storage.model import After, Conflict, NewTable, Receipt, now
from ..realtime.projections import NewsCache
from . import commands
from .draft import Draft
from .events import Opened, SeatTaken
from .summaries import encode_summary
from .table import OPEN, Table

if TYPE_CHECKING:
    from ...storage.log import Store

log = logging.getLogger(__name__)

Work = Callable[[Draft], None]

MAX_ATTEMPTS = 20
POLL_SECONDS = 2.0  # in case a pub-sub message is lost
CLOCK_SKEW_MS = 10_000  # between two machines
CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no letters that resemble digits
CODE_LENGTH = 8
GRACE_SECONDS = 6.0  # a player who reconnects within this time was not missing


class ChangeSignal(asyncio.Event):
    """Signals that a table has changed: calls ``deliver`` and, if that returns false, wakes the waiters."""

    def __init__(self) -> None:
        super().__init__()
        self.deliver: Callable[[], bool] = lambda: False

    def set(self) -> None:
        """Signal a change."""
        if not self.deliver():
            self.wake()

    def wake(self) -> None:
        """Wake the waiters."""
        super().set()


class LiveTable:
    """A table in memory, as far as this process has read its log."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.signals: set[ChangeSignal] = set()
        self.leases = 0
        self.keys: dict[str, int] = {}  # idempotency key -> number of its first entry
        self.news_cache = NewsCache(table)
        self.seat_logs: SeatLogs | None = None
        self.connections: Counter[str] = Counter()  # of this process, by identity
        self.gone: set[str] = set()  # identities whose last connection has broken

    def missing(self) -> list[int]:
        """Return the seats whose players were connected and are no longer."""
        return [number for number, seat in enumerate(self.table.seats) if seat.who in self.gone]

    def signal_all(self) -> None:
        """Notify subscribers."""
        for signal in self.signals:
            signal.set()

    def found(self, who: str) -> None:
        """Count an identity as present."""
        if who in self.gone:
            self.gone.discard(who)
            self.signal_all()

    def lost(self, who: str) -> None:
        """Count an identity as missing unless it has connected again."""
        if not self.connections[who]:
            del self.connections[who]
            self.gone.add(who)
            self.signal_all()

    def seat_log(self, seat: int) -> Log:
        """Return the log of a seat in the running match: a list that grows until steps are undone."""
        match = self.table.running
        if self.seat_logs is None:
            self.seat_logs = SeatLogs(match)
        self.seat_logs.match = match
        return self.seat_logs.of(seat)

    def replace(self, table: Table) -> None:
        """Take a newer state of the table and notify subscribers."""
        self.table, self.news_cache = table, NewsCache(table)
        self.signal_all()


class Lease:
    """Keeps a table in memory while it is used. A class, because a generator-based context manager takes
    several times as long and every move needs one."""

    def __init__(self, live_tables: LiveTables, id: str) -> None:
        self.live_tables, self.id = live_tables, id

    async def __aenter__(self) -> LiveTable:
        live_tables, id = self.live_tables, self.id
        live = live_tables.live.get(id)
        if live is None:
            row = await live_tables.store.table(id)
            live = live_tables.live.setdefault(id, LiveTable(Table(id, row.secret or b"")))
        live.leases += 1
        self.live = live
        if live.table.length == 0:
            try:
                await live_tables.refresh(live)
            except BaseException:
                self.release()
                raise
        return live

    async def __aexit__(self, *_: object) -> None:
        self.release()

    def release(self) -> None:
        """Drop the table from memory if this was its last lease."""
        live = self.live
        live.leases -= 1
        if live.leases == 0 and self.live_tables.live.get(self.id) is live:
            del self.live_tables.live[self.id]


class LiveTables:
    """All tables in use in this process."""

    def __init__(self, store: Store, pubsub: PubSub) -> None:
        self.store, self.pubsub = store, pubsub
        self.alone = isinstance(pubsub, LocalPubSub)  # no other process has connections
        self.live: dict[str, LiveTable] = {}
        self.background_tasks: set[asyncio.Task[None]] = set()
        self.on_commit: Callable[[LiveTable], None] = lambda live: None  # after a write here
        self.player_signals: dict[str, set[asyncio.Event]] = {}  # by identity, for all of a player's tables
        pubsub.listen(self.on_published)

    # ---- tables ---------------------------------------------------------------------

    async def open(
        self, opened: Opened, secret: bytes, seated: Sequence[SeatTaken] = (), id: str | None = None
    ) -> Table:
        """Create a table, optionally with players seated. Raise :class:`Conflict` if the id is taken."""
        draft = Draft(Table(id or secrets.token_hex(8), secret), now())
        draft.add(opened, *seated)
        table = draft.table
        members = {opened.host, *(taken.who for taken in seated)}
        new = NewTable(
            id=table.id,
            game=opened.game,
            public=opened.public,
            status=OPEN,
            entries=draft.entries(key=None),
            code=new_code(),
            secret=secret,
            group_id=opened.group or None,
            after=After(OPEN, encode_summary(table), members=sorted(members)),
        )
        await self.store.create(new)
        return table

    def lease(self, id: str) -> Lease:
        """Keep a table in memory for a ``with`` block. Entering it may raise :class:`NoSuchTable`."""
        return Lease(self, id)

    async def refresh(self, live: LiveTable) -> None:
        """Read entries that other processes have written."""
        async with live.lock:
            await self.read_new(live)

    async def read_new(self, live: LiveTable) -> None:
        """Read new entries; the caller holds the table's lock."""
        entries = await self.store.read(live.table.id, live.table.length)
        if entries:
            table = live.table.fork()
            table.extend(entries)
            live.keys.update((entry.key, entry.number) for entry in entries if entry.key)
            live.replace(table)

    # ---- commands -------------------------------------------------------------------

    async def submit(self, live: LiveTable, who: str, command: commands.Command) -> Receipt:
        """Execute a player's command and return once it is durable. A command whose key was used before is
        not executed again. Raise :class:`Refusal`."""
        live.found(who)
        key = command.key and hashlib.sha256(f"{who}\n{command.key}".encode()).hexdigest()
        return await self.commit(live, lambda draft: commands.run(draft, who, command), key)

    async def commit(self, live: LiveTable, work: Work, key: str | None = None) -> Receipt:
        """Store the events that ``work`` adds to a draft of the newest state of the table. The caller holds a
        lease."""
        async with live.lock:
            receipt = await self.commit_locked(live, work, key)
        if not receipt.repeated:
            self.on_commit(live)
            self.notify_players(live.table)
            await self.pubsub.publish(live.table.id, receipt.length)
        return receipt

    async def commit_locked(self, live: LiveTable, work: Work, key: str | None) -> Receipt:
        """Draft and append, again after each conflict with another process."""
        refreshed = False
        for _ in range(MAX_ATTEMPTS):
            known = live.keys.get(key or "")
            if known is not None:
                return Receipt(known, live.table.length, repeated=True)
            draft = Draft(live.table, now())
            try:
                work(draft)
            except HauntboardError:
                # The refusal may be due to entries of another process that are not read here yet.
                if refreshed:
                    raise
                refreshed = True
                await self.read_new(live)
                continue
            if not draft.events:
                return Receipt(live.table.length, live.table.length, repeated=True)
            try:
                return await self.append(live, draft, key)
            except Conflict:
                await self.read_new(live)
        raise commands.TableRefusal("table-busy")

    async def append(self, live: LiveTable, draft: Draft, key: str | None) -> Receipt:
        """Store the events of a draft; then its table replaces the present one."""
        id = live.table.id
        try:
            receipt = await self.store.append(id, draft.start, draft.entries(key), draft.after())
        except asyncio.CancelledError:
            self.in_background(self.catch_up(id))  # the entries may have been written all the same
            raise
        if receipt.repeated:
            await self.read_new(live)
        else:
            if key is not None:
                live.keys[key] = draft.start
            live.replace(draft.table)
        return receipt

    # ---- subscribers ----------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def subscribe(self, id: str) -> AsyncIterator[tuple[LiveTable, ChangeSignal]]:
        """Yield a table and a signal of its changes."""
        async with self.lease(id) as live:
            signal = ChangeSignal()
            live.signals.add(signal)
            try:
                yield live, signal
            finally:
                live.signals.discard(signal)

    @contextlib.contextmanager
    def present(self, live: LiveTable, who: str) -> Iterator[None]:
        """Count a player as connected for a ``with`` block. Only the process itself knows its connections, so
        with several processes no player is reported as missing."""
        if not who or not self.alone:
            yield
            return
        live.connections[who] += 1
        live.found(who)
        try:
            yield
        finally:
            live.connections[who] -= 1
            asyncio.get_running_loop().call_later(GRACE_SECONDS, live.lost, who)

    @contextlib.asynccontextmanager
    async def subscribe_player(self, who: str) -> AsyncIterator[asyncio.Event]:
        """Yield an event that is set when any table of a player may have changed."""
        signal = asyncio.Event()
        self.player_signals.setdefault(who, set()).add(signal)
        try:
            yield signal
        finally:
            self.player_signals[who].discard(signal)
            if not self.player_signals[who]:
                del self.player_signals[who]

    def notify_players(self, table: Table) -> None:
        """Signal a change to the players at a table."""
        if self.player_signals:
            for seat in table.seats:
                for signal in self.player_signals.get(seat.who, ()):
                    signal.set()

    def notify_all_players(self) -> None:
        """Signal a change to every subscribed player."""
        for signals in self.player_signals.values():
            for signal in signals:
                signal.set()

    def wake_all(self) -> None:
        """Wake all subscribers, because the process is about to stop."""
        for live in self.live.values():
            live.replace(live.table)
        self.notify_all_players()

    # ---- other processes ------------------------------------------------------------

    def on_published(self, table_id: str, length: int) -> None:
        """Handle a message that a table has grown in another process."""
        live = self.live.get(table_id)
        if live is not None and live.table.length < length:
            self.in_background(self.refresh(live))
        self.notify_all_players()  # only the database knows the players of a table that is not live here

    def in_background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run work that no caller waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self.background_tasks.add(task)
        task.add_done_callback(self.background_done)

    def background_done(self, task: asyncio.Task[None]) -> None:
        """Log a failure; the next poll repeats the work."""
        self.background_tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.warning("background refresh failed", extra={"error": type(error).__name__})

    async def catch_up(self, id: str) -> None:
        """Read what an interrupted command may have written, and schedule what follows from it."""
        async with self.lease(id) as live:
            await self.refresh(live)
            self.on_commit(live)

    async def poll_changes(self) -> None:
        """Poll the database for changed tables, because pub-sub messages may be lost."""
        last = now()
        while True:
            await asyncio.sleep(POLL_SECONDS)
            at = now()
            try:
                changed = await self.store.changed_since(last - CLOCK_SKEW_MS)
            except Exception as error:  # whatever failed, the next poll may succeed
                log.warning("polling for changes failed", extra={"error": type(error).__name__})
                continue
            for id, length in changed:
                self.on_published(id, length)
            last = at


def new_code() -> str:
    """Return a random code by which players find a table."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
