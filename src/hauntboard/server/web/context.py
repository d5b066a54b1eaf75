"""The parts of a server process, and which table and view a caller may see."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import logging
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from ...engine.seats import ALL_SEEING, SPECTATOR
from ...extensions import missing_names
from ...games import GAMES, broken_games
from ...pubsub import connect
from ...storage import (
    Accounts,
    Analyses,
    Identity,
    NoSuchTable,
    Premoves,
    Results,
    Store,
    TableRow,
)
from ..accounts.identity import Identities
from ..accounts.limits import Limits
from ..automation.analysis_jobs import AnalysisQueue
from ..automation.bot_pool import BotPool
from ..automation.scheduler import Scheduler
from ..settings import Settings
from ..tables.commands import Forbidden, TableRefusal
from ..tables.live_tables import LiveTables
from ..tables.table import OVER, Table

log = logging.getLogger(__name__)


@dataclass
class ServerContext:
    """Everything one server process holds."""

    settings: Settings
    store: Store
    accounts: Accounts
    results: Results
    premoves: Premoves
    live_tables: LiveTables
    scheduler: Scheduler
    pool: BotPool
    identities: Identities
    limits: Limits
    analysis_queue: AnalysisQueue
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    draining: bool = False  # about to stop: not ready for new clients

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator[ServerContext]:
        """Start a process's services; stop them at the end."""
        report_games()
        for module in settings.bot_modules:
            importlib.import_module(module)  # registers its bots
        async with Store.open(settings.database) as store, connect(settings.redis) as pubsub:
            store.games = tuple(GAMES)
            live_tables, accounts = LiveTables(store, pubsub), Accounts(store)
            results, premoves = Results(store), Premoves(store)
            pool = BotPool(settings.bot_processes, settings.bot_seconds, settings.bot_modules)
            scheduler = Scheduler(live_tables, results, premoves, pool)
            limits = Limits(settings.limits)
            analysis_queue = AnalysisQueue(Analyses(store), settings.bot_modules)
            context = cls(
                settings,
                store,
                accounts,
                results,
                premoves,
                live_tables,
                scheduler,
                pool,
                Identities(accounts),
                limits,
                analysis_queue,
            )
            services = (live_tables.poll_changes(), scheduler.sweep_forever(), analysis_queue.run_forever())
            tasks = [asyncio.create_task(each) for each in services]
            try:
                yield context
            finally:
                context.close()
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await scheduler.close()
                await pool.close()
                await analysis_queue.close()

    def close(self) -> None:
        """Ask connected clients to reconnect to another process."""
        self.closing.set()
        self.live_tables.wake_all()

    # ---- access ---------------------------------------------------------------------

    async def row(self, table_id: str, who: Identity | None) -> TableRow:
        """Return a table that the caller may know of. Raise :class:`NoSuchTable` for a private one
        otherwise."""
        row = await self.store.table(table_id)
        if not row.public and not (who and await self.store.is_member(who.id, table_id)):
            raise NoSuchTable
        return row

    async def viewer(self, table: Table, who: Identity | None, perspective: str | None) -> int:
        """Return the viewer for a perspective: players choose their own seats, all callers the spectator, and
        after the match any. Raise :class:`Forbidden` otherwise, and for all but one's own seat while another
        table plays the same deal."""
        mine = table.seats_of(who.id if who else "")
        wanted = parse_perspective(table, perspective)
        if wanted is None:
            wanted = mine[0] if mine else SPECTATOR
        if wanted in mine:
            return wanted
        if not await self.all_over(table):
            if table.opened.group and table.match is not None:
                raise Forbidden("table-same-deal")
            if wanted != SPECTATOR:
                raise Forbidden("table-not-over" if wanted == ALL_SEEING else "table-not-your-perspective")
        return wanted

    async def all_over(self, table: Table) -> bool:
        """Return whether the table and all others of its deal are over, so that nothing is secret any
        more."""
        if table.status != OVER:
            return False
        group = table.opened.group
        return not group or all(row.status == OVER for row in await self.store.tables_of_group(group))


def report_games() -> None:
    """Log the games that cannot be served: broken ones, and names that no installed package has."""
    for folder, problem in broken_games().items():
        log.error("game cannot be loaded", extra={"folder": folder, "problem": problem})
    for name in sorted(missing_names()):
        log.error("game is allowed but not installed", extra={"game": name})


def parse_perspective(table: Table, perspective: str | None) -> int | None:
    """Parse a perspective. Raise :class:`TableRefusal` if there is no such."""
    if perspective is None:
        return None
    names = {"spectator": SPECTATOR, "all": ALL_SEEING} | {str(seat): seat for seat in table.game.seats}
    if perspective not in names:
        raise TableRefusal("table-bad-perspective", allowed=", ".join(names))
    return names[perspective]
