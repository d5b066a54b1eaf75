"""Everything that a process of the server has: the store, the bus, the live tables, the bots."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from ..bus import connect
from ..engine.seats import ALL_SEEING, SPECTATOR
from ..store import Analyses, Identity, NoSuchTable, People, Store, TableRow
from .analysing import Analysts
from .bot_pool import BotPool
from .commands import Forbidden, TableRefusal
from .driver import Driver
from .hub import Hub
from .identity import Identities
from .limits import Limits
from .settings import Settings
from .table import OVER, Table


@dataclass
class House:
    """One process."""

    settings: Settings
    store: Store
    people: People
    hub: Hub
    driver: Driver
    pool: BotPool
    identities: Identities
    limits: Limits
    analysts: Analysts
    closing: asyncio.Event = field(default_factory=asyncio.Event)
    draining: bool = False  # about to stop: nobody new should come

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, settings: Settings) -> AsyncIterator[House]:
        """Everything started; at the end everything written and let go."""
        for module in settings.bot_modules:
            importlib.import_module(module)  # its bots can be seated
        async with Store.open(settings.database) as store, connect(settings.bus) as bus:
            hub, people = Hub(store, bus), People(store)
            pool = BotPool(settings.bot_processes, settings.bot_seconds, settings.bot_modules)
            driver = Driver(hub, people, pool)
            limits = Limits(settings.limits)
            analysts = Analysts(Analyses(store), settings.bot_modules)
            house = cls(settings, store, people, hub, driver, pool, Identities(people), limits, analysts)
            going = (hub.look_around(), driver.sweep_forever(), analysts.work_forever())
            work = [asyncio.create_task(each) for each in going]
            try:
                yield house
            finally:
                house.close()
                for task in work:
                    task.cancel()
                await asyncio.gather(*work, return_exceptions=True)
                await driver.close()
                await pool.close()
                await analysts.close()

    def close(self) -> None:
        """Ask everybody who is connected to go elsewhere."""
        self.closing.set()
        self.hub.wake_all()

    # ---- who may look ---------------------------------------------------------------

    async def row(self, table_id: str, who: Identity | None) -> TableRow:
        """A table that somebody may know of. To strangers a private one is not there."""
        row = await self.store.table(table_id)
        if not row.public and not (who and await self.store.is_member(who.id, table_id)):
            raise NoSuchTable
        return row

    async def looker(self, table: Table, who: Identity | None, eyes: str | None) -> int:
        """Through whose eyes somebody may look: their own, a spectator's, and once the match is over
        anybody's. Of tables with the same deal only one's own seat shows anything until all are over."""
        mine = table.seats_of(who.id if who else "")
        wanted = wanted_eyes(table, eyes)
        if wanted is None:
            wanted = mine[0] if mine else SPECTATOR
        if wanted in mine:
            return wanted
        if not await self.all_over(table):
            if table.opened.group and table.match is not None:
                raise Forbidden("table-same-deal")
            if wanted != SPECTATOR:
                raise Forbidden("table-not-over" if wanted == ALL_SEEING else "table-not-your-eyes")
        return wanted

    async def all_over(self, table: Table) -> bool:
        """Whether nothing about a table's deal is secret any more."""
        if table.status != OVER:
            return False
        group = table.opened.group
        return not group or all(row.status == OVER for row in await self.store.tables_of_group(group))


def wanted_eyes(table: Table, eyes: str | None) -> int | None:
    """The looker that a text means."""
    if eyes is None:
        return None
    names = {"spectator": SPECTATOR, "all": ALL_SEEING} | {str(seat): seat for seat in table.game.seats}
    if eyes not in names:
        raise TableRefusal("table-bad-eyes", allowed=", ".join(names))
    return names[eyes]
