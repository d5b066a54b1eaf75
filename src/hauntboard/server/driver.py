"""What goes on at tables by itself: bots move, clocks run out, orders in advance are carried out,
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

from .. import bots
from ..engine.match import Match
from ..engine.messages import HauntboardError
from ..store import People, StoreError, now
from . import commands, orders
from .bot_pool import BotFailure, BotPool
from .bot_worker import Question
from .entries import Happening, Reminded
from .hub import Hub, Live
from .rating import enter_result
from .table import BOT_GRACE_MS, OVER, RUNNING, Table

log = logging.getLogger(__name__)

SWEEP_SECONDS = 1.0


class Driver:
    """Sees to the tables of one process."""

    def __init__(self, hub: Hub, people: People, pool: BotPool) -> None:
        self.hub, self.people, self.pool = hub, people, pool
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.closing = False
        self.ordered: dict[str, int] = {}  # tables with orders, and how long they were at the last look
        hub.accepted = self.accepted

    # ---- when to look ---------------------------------------------------------------

    def accepted(self, live: Live) -> None:
        """Something was written here: see whether anything follows from it."""
        table = live.table
        if self.tasks.get(table.id) is asyncio.current_task():
            return  # whoever wrote it goes on by itself
        bot_is_next = any(table.chairs[seat].played_by_bot for seat in table.actors())
        if bot_is_next or table.status == OVER or table.id in self.ordered:
            self.see_to(table.id)

    def see_to(self, table_id: str, stale: bool = False) -> None:
        """Have a look at a table; if somebody is at it already, once more after that."""
        if table_id in self.tasks:
            self.again.add(table_id)
            return
        task = asyncio.create_task(self.guarded(self.look(table_id, stale), table_id))
        self.tasks[table_id] = task
        task.add_done_callback(lambda _: self.seen_to(table_id))

    def ordered_at(self, table_id: str) -> None:
        """Orders have been left at a table."""
        self.ordered.setdefault(table_id, -1)
        self.see_to(table_id)

    def seen_to(self, table_id: str) -> None:
        """A look is over."""
        del self.tasks[table_id]
        if table_id in self.again and not self.closing:
            self.again.discard(table_id)
            self.see_to(table_id)

    async def sweep_forever(self) -> None:
        """Find what is due and nobody has seen to. The first look comes after others that went down."""
        grace = BOT_GRACE_MS
        while True:
            await self.guarded(self.sweep(now() + grace), "sweep")
            grace = 0
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self, at: int) -> None:
        """Look at every table that should have been looked at by a time."""
        for table_id in await self.hub.store.tables_to_wake(at):
            self.see_to(table_id, stale=True)
        for table_id in await self.people.unrated():
            self.see_to(table_id, stale=True)
        waiting = await self.people.tables_with_orders()
        for table_id, length in waiting.items():
            if self.ordered.get(table_id) != length:
                self.see_to(table_id, stale=True)
        self.ordered = waiting

    async def guarded(self, work: Coroutine[Any, Any, None], about: str) -> None:
        """Trouble at one table stays there; the next sweep tries again."""
        try:
            await work
        except (StoreError, HauntboardError, OSError) as error:
            log.warning("driver", extra={"about": about, "error": type(error).__name__})
        except Exception:
            log.exception("driver", extra={"about": about})

    async def close(self) -> None:
        """Leave what is under way to the next process."""
        self.closing = True
        for task in list(self.tasks.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # ---- what to do -----------------------------------------------------------------

    async def look(self, table_id: str, stale: bool) -> None:
        """Do all that is due at a table."""
        async with self.hub.using(table_id) as live:
            if stale:
                await self.hub.refresh(live)
            while await self.one_thing(live):
                pass
            if live.table.status == OVER:
                await enter_result(self.people, live.table)

    async def one_thing(self, live: Live) -> bool:
        """The next thing that is due; tells whether there was one."""
        table = live.table
        if table.status != RUNNING:
            return False
        for seat in table.actors():
            if table.chairs[seat].played_by_bot:
                await self.let_bot_move(live, seat)
                return True
        return await self.run_out(table) or await self.carry_out(table)

    async def let_bot_move(self, live: Live, seat: int) -> None:
        """Ask the seat's bot; if it has no answer, play something legal."""
        table = live.table
        match, length = table.running, table.length
        question = question_for(table, seat)
        try:
            action = await self.pool.choose(question)
        except BotFailure:
            action = bots.make("random", table.game, question.seed).choose(question.view, question.log)

        def planned(now_there: Table) -> list[Happening]:
            # Meanwhile the player may be back, or somebody else's process was faster.
            still = now_there.status == RUNNING and now_there.chairs[seat].played_by_bot
            if not still or not commands.still_so(now_there.running, seat, len(match.steps)):
                return []
            return commands.move(now_there, seat, len(match.steps), action)

        receipt = await self.hub.happen(table.id, planned)
        if receipt.repeated and live.table.length == length:
            await self.hub.refresh(live)

    async def run_out(self, table: Table) -> bool:
        """Clocks that have run out, and reminders before that."""
        if not due(table, now()):
            return False
        receipt = await self.hub.happen(table.id, lambda latest: due(latest, now()))
        return not receipt.repeated

    async def carry_out(self, table: Table) -> bool:
        """Orders in advance of seats that may act now."""
        if table.id not in self.ordered:
            return False
        self.ordered[table.id] = table.length
        waiting = await self.people.orders_of(table.id)
        for seat in table.actors():
            if seat in waiting and not table.chairs[seat].played_by_bot:
                return await self.carry_out_of(table, seat, waiting[seat])
        return False

    async def carry_out_of(self, table: Table, seat: int, data: str) -> bool:
        """Play the next order of a seat. It is crossed out only afterwards: should this process go down in
        between, the next one plays it again, and the key says that it has been played."""
        found = orders.due(table, seat, data)
        rest, played = None, False
        if found is not None:
            play = commands.Play(seat, len(table.running.steps), text=found.text, key=found.key)
            with contextlib.suppress(HauntboardError):  # not possible: the player decides
                await self.hub.submit(table.id, table.chairs[seat].who, play)
                async with self.hub.using(table.id) as live:
                    rest, played = orders.rest(live.table.running, seat, data), True
        await self.people.carried_out(table.id, seat, data, rest)
        return played


def seed_for(table: Table, what: str, seat: int, step: int) -> int:
    """A seed by which something is thought the same way again; nobody can work it out, or they could work
    out what a bot chose."""
    text = f"{what}/{table.id}/{seat}/{step}".encode()
    return int.from_bytes(hmac.digest(table.secret, text, "sha256")[:7], "big")


def question_for(table: Table, seat: int) -> Question:
    """What a bot in a seat is told: what the seat sees."""
    match: Match = table.running
    name = table.chairs[seat].bot or bots.default_for(table.game.name)
    seed = seed_for(table, "bot", seat, len(match.steps))
    return Question(
        game=table.game.name,
        players=table.game.players,
        options=table.game.options,
        bot=name,
        seed=seed,
        view=match.view(seat),
        log=match.log(seat),
    )


def due(table: Table, at: int) -> list[Happening]:
    """What the clock does at a table by itself."""
    happenings: list[Happening] = []
    for seat in table.actors():
        left = table.time_left(seat, at)
        if left is None:
            continue
        if left <= 0:
            happenings += commands.gone(table, seat, "time")
        elif left <= 1000 * table.opened.remind and not table.chairs[seat].reminded:
            happenings.append(Reminded(seat, left))
    return happenings
