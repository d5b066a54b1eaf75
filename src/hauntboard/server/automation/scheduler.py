"""Schedules what happens without a request: bots move, clocks run out, premoves are played, results are
entered.

The process that wrote an event schedules what follows at once. If it dies, another process finds the table by
its wake-up time (``Table.wake_at``). Two processes doing the same work is harmless: the log accepts only one
of them.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from collections.abc import Coroutine
from typing import Any

from ... import bots
from ...bots.seated import Log
from ...engine.match import Match
from ...engine.messages import HauntboardError
from ...storage import Premoves, Results, StoreError, now
from ..accounts.ratings import enter_result
from ..tables import commands
from ..tables.draft import Draft
from ..tables.events import Reminded, TableEvent
from ..tables.live_tables import LiveTable, LiveTables
from ..tables.table import BOT_GRACE_MS, OVER, RUNNING, Table
from . import premoves
from .bot_pool import BotFailure, BotPool
from .bot_worker import MoveRequest

log = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0


class Scheduler:
    """Runs the pending work of this process's tables, one pass per table at a time."""

    def __init__(self, live_tables: LiveTables, results: Results, premoves: Premoves, pool: BotPool) -> None:
        self.live_tables, self.pool = live_tables, pool
        self.results, self.premoves = results, premoves
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.rescheduled: set[str] = set()
        self.closing = False
        self.with_premoves: dict[str, int] = {}  # table -> length of its log when last checked
        live_tables.on_commit = self.on_commit

    # ---- scheduling -----------------------------------------------------------------

    def on_commit(self, live: LiveTable) -> None:
        """Schedule what follows from a write of this process."""
        table = live.table
        if self.tasks.get(table.id) is asyncio.current_task():
            return  # that pass continues anyway
        if table.bot_is_next or table.status == OVER or table.id in self.with_premoves:
            self.schedule(table.id)

    def schedule(self, table_id: str, stale: bool = False) -> None:
        """Start a pass for a table; if one is running, start another after it."""
        if table_id in self.tasks:
            self.rescheduled.add(table_id)
            return
        task = asyncio.create_task(self.guarded(self.run_pass(table_id, stale), table_id))
        self.tasks[table_id] = task
        task.add_done_callback(lambda _: self.pass_ended(table_id))

    def premoves_changed(self, table_id: str) -> None:
        """Schedule a table whose premoves were set."""
        self.with_premoves.setdefault(table_id, -1)
        self.schedule(table_id)

    def pass_ended(self, table_id: str) -> None:
        """Called when a pass ends; start the next one if it was requested."""
        del self.tasks[table_id]
        if table_id in self.rescheduled and not self.closing:
            self.rescheduled.discard(table_id)
            self.schedule(table_id)

    async def sweep_forever(self) -> None:
        """Regularly find overdue tables. The first sweep does not wait out the grace period of other
        processes."""
        grace = BOT_GRACE_MS
        while True:
            await self.guarded(self.sweep(now() + grace), "sweep")
            grace = 0
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, at: int) -> None:
        """Schedule every table whose wake-up time has come, or that has unrated results or new premoves."""
        for table_id in await self.live_tables.store.tables_to_wake(at):
            self.schedule(table_id, stale=True)
        for table_id in await self.results.unrated():
            self.schedule(table_id, stale=True)
        waiting = await self.premoves.tables()
        for table_id, length in waiting.items():
            if self.with_premoves.get(table_id) != length:
                self.schedule(table_id, stale=True)
        self.with_premoves = waiting

    async def guarded(self, work: Coroutine[Any, Any, None], about: str) -> None:
        """Run work and log its failure; the next sweep tries again."""
        try:
            await work
        except (StoreError, HauntboardError, OSError) as error:
            log.warning("pass failed", extra={"about": about, "error": type(error).__name__})
        except Exception:
            log.exception("pass failed", extra={"about": about})

    async def close(self) -> None:
        """Cancel running passes; another process will take over."""
        self.closing = True
        for task in list(self.tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # ---- pending work ---------------------------------------------------------------

    async def run_pass(self, table_id: str, stale: bool) -> None:
        """Run all pending work for a table."""
        async with self.live_tables.lease(table_id) as live:
            if stale:
                await self.live_tables.refresh(live)
            while await self.do_next(live):
                pass
            if live.table.status == OVER:
                await enter_result(self.results, live.table)

    async def do_next(self, live: LiveTable) -> bool:
        """Do the next pending thing; return whether there was one."""
        table = live.table
        if table.status != RUNNING:
            return False
        for seat in table.actors:
            if table.seats[seat].played_by_bot:
                await self.let_bot_move(live, seat)
                return True
        return await self.expire_clocks(live) or await self.play_premoves(live)

    async def let_bot_move(self, live: LiveTable, seat: int) -> None:
        """Ask a seat's bot for a move; play a random legal one if it fails."""
        table = live.table
        match = table.running
        request = move_request(table, seat, live.seat_log(seat))
        try:
            action = await self.pool.choose(request, f"{table.id}/{seat}")
        except BotFailure:
            action = bots.make("random", table.game, request.seed).choose(request.view, request.log)

        def move(draft: Draft) -> None:
            # Meanwhile the player may be back, or another process was faster.
            latest = draft.table
            still = latest.status == RUNNING and latest.seats[seat].played_by_bot
            if still and commands.is_current(latest.running, seat, len(match.steps)):
                commands.move(draft, seat, len(match.steps), action)

        await self.live_tables.commit(live, move)

    async def expire_clocks(self, live: LiveTable) -> bool:
        """Write timeouts and reminders that are due; return whether there were any."""
        if not clock_events(live.table, now()):
            return False
        receipt = await self.live_tables.commit(
            live, lambda draft: draft.add(*clock_events(draft.table, draft.at))
        )
        return not receipt.repeated

    async def play_premoves(self, live: LiveTable) -> bool:
        """Play a premove of a seat that may act; return whether one was played."""
        table = live.table
        if table.id not in self.with_premoves:
            return False
        self.with_premoves[table.id] = table.length
        waiting = await self.premoves.at_table(table.id)
        for seat in table.actors:
            if seat in waiting and not table.seats[seat].played_by_bot:
                return await self.play_premove(live, seat, waiting[seat])
        return False

    async def play_premove(self, live: LiveTable, seat: int, data: str) -> bool:
        """Play the next premove of a seat and return whether it was legal. The store is updated afterwards:
        if this process dies in between, the idempotency key keeps another from playing it twice."""
        table = live.table
        found = premoves.next_due(table, seat, data)
        rest, played = None, False
        if found is not None:
            play = commands.Play(seat, len(table.running.steps), text=found.text, key=found.key)
            with contextlib.suppress(HauntboardError):  # not legal: drop it
                await self.live_tables.submit(live, table.seats[seat].who, play)
                rest, played = premoves.remaining(live.table.running, seat, data), True
        await self.premoves.replace(table.id, seat, data, rest)
        return played


def seed_for(table: Table, what: str, seat: int, step: int) -> int:
    """Return a reproducible seed that players cannot compute; otherwise they could predict a bot's
    choices."""
    text = f"{what}/{table.id}/{seat}/{step}".encode()
    return int.from_bytes(hmac.digest(table.secret, text, "sha256")[:7], "big")


def move_request(table: Table, seat: int, log: Log | None = None) -> MoveRequest:
    """Build the request to a seat's bot: only what the seat sees. ``log`` is the seat's log, if known."""
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
        log=match.log(seat) if log is None else log,
    )


def clock_events(table: Table, at: int) -> list[TableEvent]:
    """Return the timeouts and reminders that are due."""
    events: list[TableEvent] = []
    for seat in table.actors:
        left = table.time_left(seat, at)
        if left is None:
            continue
        if left <= 0:
            events.append(commands.away(table, seat, "time"))
        elif left <= 1000 * table.opened.remind and not table.seats[seat].reminded:
            events.append(Reminded(seat, left))
    return events
