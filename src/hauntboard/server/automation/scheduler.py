"""What goes on at tables by itself: bots move, clocks run out, premoves are carried out,
results are entered.

The process that accepted a move sees to what follows from it at once. Should it go down, any other
finds the table by the time at which somebody ought to have looked (``Table.wake_at``). That two see to
the same thing does no harm: the log takes only one of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Coroutine
from typing import Any

from ... import bots
from ...engine.match import Match
from ...engine.messages import HauntboardError
from ...storage import Accounts, StoreError, now
from ..accounts.ratings import enter_result
from ..tables import commands
from ..tables.events import Reminded, TableEvent
from ..tables.live_tables import LiveTable, LiveTables
from ..tables.table import BOT_GRACE_MS, OVER, RUNNING, Table
from . import premoves
from .bot_pool import BotFailure, BotPool
from .bot_worker import MoveRequest

log = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0


class Scheduler:
    """Sees to the tables of one process."""

    def __init__(self, live_tables: LiveTables, accounts: Accounts, pool: BotPool) -> None:
        self.live_tables, self.accounts, self.pool = live_tables, accounts, pool
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.rescheduled: set[str] = set()
        self.closing = False
        self.with_premoves: dict[
            str, int
        ] = {}  # tables with premoves, and how long they were at the last look
        live_tables.on_commit = self.on_commit

    # ---- when to look ---------------------------------------------------------------

    def on_commit(self, live: LiveTable) -> None:
        """Something was written here: see whether anything follows from it."""
        table = live.table
        if self.tasks.get(table.id) is asyncio.current_task():
            return  # whoever wrote it goes on by itself
        bot_is_next = any(table.seats[seat].played_by_bot for seat in table.actors())
        if bot_is_next or table.status == OVER or table.id in self.with_premoves:
            self.schedule(table.id)

    def schedule(self, table_id: str, stale: bool = False) -> None:
        """Have a look at a table; if somebody is at it already, once more after that."""
        if table_id in self.tasks:
            self.rescheduled.add(table_id)
            return
        task = asyncio.create_task(self.guarded(self.run_pass(table_id, stale), table_id))
        self.tasks[table_id] = task
        task.add_done_callback(lambda _: self.pass_ended(table_id))

    def premoves_changed(self, table_id: str) -> None:
        """Orders have been left at a table."""
        self.with_premoves.setdefault(table_id, -1)
        self.schedule(table_id)

    def pass_ended(self, table_id: str) -> None:
        """A look is over."""
        del self.tasks[table_id]
        if table_id in self.rescheduled and not self.closing:
            self.rescheduled.discard(table_id)
            self.schedule(table_id)

    async def sweep_forever(self) -> None:
        """Find what is due and nobody has seen to. The first look comes after others that went down."""
        grace = BOT_GRACE_MS
        while True:
            await self.guarded(self.sweep(now() + grace), "sweep")
            grace = 0
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, at: int) -> None:
        """Look at every table that should have been looked at by a time."""
        for table_id in await self.live_tables.store.tables_to_wake(at):
            self.schedule(table_id, stale=True)
        for table_id in await self.accounts.unrated():
            self.schedule(table_id, stale=True)
        waiting = await self.accounts.tables_with_premoves()
        for table_id, length in waiting.items():
            if self.with_premoves.get(table_id) != length:
                self.schedule(table_id, stale=True)
        self.with_premoves = waiting

    async def guarded(self, work: Coroutine[Any, Any, None], about: str) -> None:
        """Trouble at one table stays there; the next sweep tries again."""
        try:
            await work
        except (StoreError, HauntboardError, OSError) as error:
            log.warning("scheduler", extra={"about": about, "error": type(error).__name__})
        except Exception:
            log.exception("scheduler", extra={"about": about})

    async def close(self) -> None:
        """Leave what is under way to the next process."""
        self.closing = True
        for task in list(self.tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # ---- what to do -----------------------------------------------------------------

    async def run_pass(self, table_id: str, stale: bool) -> None:
        """Do all that is due at a table."""
        async with self.live_tables.lease(table_id) as live:
            if stale:
                await self.live_tables.refresh(live)
            while await self.do_next(live):
                pass
            if live.table.status == OVER:
                await enter_result(self.accounts, live.table)

    async def do_next(self, live: LiveTable) -> bool:
        """The next thing that is due; tells whether there was one."""
        table = live.table
        if table.status != RUNNING:
            return False
        for seat in table.actors():
            if table.seats[seat].played_by_bot:
                await self.let_bot_move(live, seat)
                return True
        return await self.expire_clocks(table) or await self.play_premoves(table)

    async def let_bot_move(self, live: LiveTable, seat: int) -> None:
        """Ask the seat's bot; if it has no answer, play something legal."""
        table = live.table
        match, length = table.running, table.length
        request = move_request(table, seat)
        try:
            action = await self.pool.choose(request)
        except BotFailure:
            action = bots.make("random", table.game, request.seed).choose(request.view, request.log)

        def planned(now_there: Table) -> list[TableEvent]:
            # Meanwhile the player may be back, or somebody else's process was faster.
            still = now_there.status == RUNNING and now_there.seats[seat].played_by_bot
            if not still or not commands.is_current(now_there.running, seat, len(match.steps)):
                return []
            return commands.move(now_there, seat, len(match.steps), action)

        receipt = await self.live_tables.commit(table.id, planned)
        if receipt.repeated and live.table.length == length:
            await self.live_tables.refresh(live)

    async def expire_clocks(self, table: Table) -> bool:
        """Clocks that have run out, and reminders before that."""
        if not clock_events(table, now()):
            return False
        receipt = await self.live_tables.commit(table.id, lambda latest: clock_events(latest, now()))
        return not receipt.repeated

    async def play_premoves(self, table: Table) -> bool:
        """Premoves of seats that may act now."""
        if table.id not in self.with_premoves:
            return False
        self.with_premoves[table.id] = table.length
        waiting = await self.accounts.premoves_of(table.id)
        for seat in table.actors():
            if seat in waiting and not table.seats[seat].played_by_bot:
                return await self.play_premove(table, seat, waiting[seat])
        return False

    async def play_premove(self, table: Table, seat: int, data: str) -> bool:
        """Play the next premove of a seat. It is crossed out only afterwards: should this process go down in
        between, the next one plays it again, and the key says that it has been played."""
        found = premoves.next_due(table, seat, data)
        rest, played = None, False
        if found is not None:
            play = commands.Play(seat, len(table.running.steps), text=found.text, key=found.key)
            with contextlib.suppress(HauntboardError):  # not possible: the player decides
                await self.live_tables.submit(table.id, table.seats[seat].who, play)
                async with self.live_tables.lease(table.id) as live:
                    rest, played = premoves.remaining(live.table.running, seat, data), True
        await self.accounts.carried_out(table.id, seat, data, rest)
        return played


def seed_for(table: Table, what: str, seat: int, step: int) -> int:
    """A seed by which something is thought the same way again; nobody can work it out, or they could work
    out what a bot chose."""
    text = f"{what}/{table.id}/{seat}/{step}".encode()
    return int.from_bytes(hmac.digest(table.secret, text, "sha256")[:7], "big")


def move_request(table: Table, seat: int) -> MoveRequest:
    """What a bot in a seat is told: what the seat sees."""
    match: Match = table.running
    name = table.seats[seat].bot or bots.default_for(table.game.name)
    seed = seed_for(table, "bot", seat, len(match.steps))
    return MoveRequest(
        game=table.game.name,
        players=table.game.players,
        options=table.game.options,
        bot=name,
        seed=seed,
        view=match.view(seat),
        log=match.log(seat),
    )


def clock_events(table: Table, at: int) -> list[TableEvent]:
    """What the clock does at a table by itself."""
    events: list[TableEvent] = []
    for seat in table.actors():
        left = table.time_left(seat, at)
        if left is None:
            continue
        if left <= 0:
            events += commands.mark_away(table, seat, "time")
        elif left <= 1000 * table.opened.remind and not table.seats[seat].reminded:
            events.append(Reminded(seat, left))
    return events
